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
  // the figures are most of the weight: a file of their own, fetched beside the board
  board: async () => (await Promise.all([import("./Board.svelte"), import("./figures")]))[0],
  switches: [
    {
      key: "pass",
      on: false,
      label: { cs: "Vynechávat samo, když nemám čím zasáhnout (ostatní to poznají)", en: "Pass by itself when I cannot step in (others will notice)" },
    },
  ],
  cuts: ["turn"],
  pace: (fresh) => {
    if (fresh.some((event) => event.kind.startsWith("play-") || event.kind === "use")) return 1300;
    if (fresh.some((event) => ["destroy", "move", "return", "reveal", "extra"].includes(event.kind))) return 1000;
    return fresh.every((event) => event.kind === "pass") ? 200 : 700;
  },
};
