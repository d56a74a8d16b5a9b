import sign from "icon:fist";
import type { GameFace } from "../contract";
import Label from "./Label.svelte";

export const game: GameFace = {
  id: "smash_up",
  number: 2,
  title: { cs: "Hustá mela", en: "Smash Up" },
  about: { cs: "Dvě frakce, jeden balíček, tři základny.", en: "Two factions, one deck, three bases." },
  minutes: 45,
  seats: [2, 4],
  sign,
  label: Label,
};
