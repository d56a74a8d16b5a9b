import sign from "icon:fox-head";
import type { GameFace } from "../contract";
import { playerIn, restOn } from "./beat";
import Label from "./Label.svelte";
import { SPECTATOR } from "./shapes";
import { OPENLY } from "./sharing";
import "./inks.css";

export const game: GameFace = {
  id: "defenders",
  number: 5,
  title: { cs: "Strážci Divočiny", en: "Defenders of the Wild" },
  about: { cs: "Společně proti strojům, než zmlkne les.", en: "Together against machines before the forest goes quiet." },
  minutes: 90,
  seats: [1, 4],
  sign,
  label: Label,
  // the figures are most of the weight: a file of their own, fetched beside the board
  board: async () => (await Promise.all([import("./Board.svelte"), import("./figures")]))[0],
  ending: () => import("./Ending.svelte"),
  lens: {
    of: (_argument, value) => {
      const ref = typeof value === "object" && value !== null && "ref" in value ? String(value.ref) : "";
      return /^(card|machine|leader|ability|item|faction):[a-z_]+$/.test(ref) ? ref : null;
    },
    face: () => import("./Component.svelte"),
  },
  switches: [
    {
      key: "signs",
      on: true,
      label: {
        cs: "Na mapě ukazovat další kroky mašin, výduchy, dostřel a obehnané hexy",
        en: "Show next steps of engines, vents, sniper zones and enclosed hexes on the map",
      },
    },
    { key: "names", on: true, label: { cs: "Psát názvy hexů do mapy", en: "Write the names of hexes on the map" } },
  ],
  // the Defenders in hands are secret, and with them who could join a team
  shared: { asks: OPENLY, secret: (key) => key.startsWith("team:"), own: SPECTATOR },
  mark: (event, view) => {
    const player = playerIn(event as never, view); // alone one leads two factions
    return player < 0 ? null : player;
  },
  cuts: ["round", "turn", "machine"],
  beats: true,
  together: true,
  pace: (fresh) => restOn(fresh as never[]),
};
