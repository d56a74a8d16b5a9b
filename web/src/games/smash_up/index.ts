import sign from "icon:fist";
import type { Event } from "../../protocol";
import type { GameFace } from "../contract";
import { isCareful } from "./careful";
import Label from "./Label.svelte";
import "./inks.css";

/** How long an event rests on the table, in milliseconds: what must be read longer, what nobody needs shorter. */
const REST: Record<string, number> = {
  "play-minion": 1300, "play-minion-discard": 1300, "play-action": 1500, "play-on-base": 1400, "play-on-minion": 1400, use: 1300,
  scoring: 1800, rank: 1100, points: 1200, "base-done": 1100, "new-base": 1200, swap: 1300,
  destroy: 1200, return: 1100, move: 1100, bottom: 1100, "destroy-action": 1100, saved: 1100, reveal: 1300, extra: 900,
  pass: 250, shuffle: 450, draw: 500, turn: 600,
}; // prettier-ignore
const restOf = (event: Event) => REST[event.kind] ?? 800;

export const game: GameFace = {
  id: "smash_up",
  number: 2,
  title: { cs: "Hustá mela", en: "Smash Up" },
  about: { cs: "Dvě frakce, jeden balíček, tři základny.", en: "Two factions, one deck, three bases." },
  minutes: 45,
  seats: [2, 4],
  sign,
  label: Label,
  // the figures are most of the weight: a file of their own, fetched beside the board
  board: async () => (await Promise.all([import("./Board.svelte"), import("./figures")]))[0],
  ending: () => import("./Ending.svelte"),
  lens: {
    of: (_argument, value) => /^(?:printed|base):(\w+)$/.exec((value as { ref?: string } | null)?.ref ?? "")?.[1] ?? null,
    face: () => import("./Face.svelte"),
  },
  switches: [
    {
      key: "pass",
      on: false,
      decides: true,
      label: { cs: "Vynechávat samo, když nemám čím zasáhnout (ostatní to poznají)", en: "Pass by itself when I cannot step in (others will notice)" },
    },
  ],
  careful: isCareful,
  cuts: ["turn"],
  beats: true,
  pace: (fresh) => Math.max(...fresh.map(restOf)),
};
