import sign from "icon:castle";
import type { GameFace } from "../contract";
import Label from "./Label.svelte";

export const game: GameFace = {
  id: "bellum_magica",
  number: 4,
  title: { cs: "Bellum Magica", en: "Bellum Magica" },
  about: { cs: "Šest řad příšer a jedna kostka pro všechny.", en: "Six rows of monsters and one die for all." },
  minutes: 30,
  seats: [2, 5],
  sign,
  label: Label,
};
