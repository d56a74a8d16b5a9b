import barrel from "icon:barrel";
import sign from "icon:castle";
import check from "icon:check-mark";
import rotation from "icon:anticlockwise-rotation";
import type { GameFace, Lasting } from "../contract";
import Label from "./Label.svelte";
import { SPECTATOR, type View } from "./shapes";

export const game: GameFace = {
  id: "bellum_magica",
  number: 4,
  title: { cs: "Bellum Magica", en: "Bellum Magica" },
  about: { cs: "Šest řad příšer a jedna kostka pro všechny.", en: "Six rows of monsters and one die for all." },
  minutes: 30,
  seats: [2, 5],
  sign,
  label: Label,
  board: () => import("./Board.svelte"),
  // the round of questions after a roll: quick to answer, always in the same place
  standing: [
    { key: "spell", label: "board-spell", icon: rotation, why: "reroll" },
    { key: "barrel", label: "board-barrel", icon: barrel, why: "reroll" },
    { key: "keep", label: "board-keep", icon: check, why: "reroll" },
  ],
  lasting: [
    {
      why: "reroll",
      key: "keep",
      lasts: (view) => (view.phase === "band" ? view.round : null),
      label: "board-keep-all",
      note: "board-keeping",
    },
  ] satisfies Lasting<View>[],
  // all that is asked after the goblins is open; only what lies in the chests is not
  shared: { asks: ["reroll", "attack", "steal", "recruit"], own: SPECTATOR },
  cuts: ["round"],
  pace: (fresh) => {
    if (fresh.some((event) => event.kind === "steal")) return 1700;
    if (fresh.some((event) => event.kind === "plunder" || event.kind === "scouts" || event.kind === "scouts-tie")) return 1300;
    return 800;
  },
};
