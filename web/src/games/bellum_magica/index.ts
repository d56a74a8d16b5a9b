import barrel from "icon:barrel";
import sign from "icon:castle";
import check from "icon:check-mark";
import rotation from "icon:anticlockwise-rotation";
import type { GameFace, Lasting } from "../contract";
import { restOn } from "./beat";
import Label from "./Label.svelte";
import { SPECTATOR, type Event, type View } from "./shapes";
import "./inks.css";

const table = () => import("./table");

export const game: GameFace = {
  id: "bellum_magica",
  number: 4,
  title: { cs: "Bellum Magica", en: "Bellum Magica" },
  about: { cs: "Šest řad příšer a jedna kostka pro všechny.", en: "Six rows of monsters and one die for all." },
  minutes: 30,
  seats: [2, 5],
  sign,
  label: Label,
  board: async () => ({ default: (await table()).Board }),
  ending: async () => ({ default: (await table()).Ending }),
  lens: {
    of: (_argument, value) => /^(card|settlement|chest):\w+$/.exec((value as { ref?: string } | null)?.ref ?? "")?.[0] ?? null,
    face: async () => ({ default: (await table()).Component }),
  },
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
  beats: true,
  pace: (fresh) => Math.max(...(fresh as unknown as Event[]).map(restOn)),
};
