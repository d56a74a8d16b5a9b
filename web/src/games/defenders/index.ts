import sign from "icon:fox-head";
import type { GameFace } from "../contract";
import Label from "./Label.svelte";

export const game: GameFace = {
  id: "defenders",
  number: 5,
  title: { cs: "Strážci Divočiny", en: "Defenders of the Wild" },
  about: { cs: "Společně proti strojům, než zmlkne les.", en: "Together against the machines, before the forest falls silent." },
  minutes: 90,
  seats: [1, 4],
  sign,
  label: Label,
};
