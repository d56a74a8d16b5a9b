import hand from "icon:raise-zombie";
import cards from "icon:card-random";
import type { GameFace } from "../contract";
import { lens } from "./lens";
import Label from "./Label.svelte";
import "./inks.css";

export const game: GameFace = {
  id: "trablici",
  number: 1,
  title: { cs: "Trablíci", en: "Trablíci" },
  about: { cs: "Otáčej dál, nebo skonči včas. Zombíci nečekají.", en: "Flip on, or stop in time. Zombies do not wait." },
  minutes: 25,
  seats: [2, 6],
  sign: hand,
  label: Label,
  board: () => import("./Board.svelte"),
  ending: () => import("./Ending.svelte"),
  lens,
  standing: [
    { key: "flip", label: "flip", icon: cards },
    { key: "stop", label: "stop", icon: hand },
  ],
  switches: [
    { key: "chance", on: true, label: { cs: "Ukazovat, kolik karet by se nevešlo", en: "Show how many cards would not fit" } },
    { key: "hordes", on: true, decides: true, label: { cs: "Jedinou možnou hordu tvořit samo", en: "Form the only possible horde by itself" } },
  ],
  cuts: ["turn"],
  beats: true,
  pace: ([event]) => ({ bust: 1700, "take-row": 1100, horde: 1300, turn: 250, score: 400 })[event!.kind] ?? 750,
};
