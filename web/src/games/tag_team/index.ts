import sign from "icon:boxing-glove";
import type { Event as AnyEvent } from "../../protocol";
import type { GameFace } from "../contract";
import Label from "./Label.svelte";
import { restOn } from "./pace";
import type { Event } from "./shapes";
import "./inks.css";

/** Names in sentences say which component they mean. */
const refOf = (value: unknown): string => (typeof value === "object" && value !== null && "ref" in value ? String(value.ref) : "");

export const game: GameFace = {
  id: "tag_team",
  number: 3,
  title: { cs: "Tag Team", en: "Tag Team" },
  about: { cs: "Dva bojovníci proti dvěma. Balíček se nemíchá.", en: "Two fighters against two. The deck is never shuffled." },
  minutes: 15,
  seats: [2, 2],
  sign,
  label: Label,
  // the figures are most of the weight: a file of their own, fetched beside the board
  board: async () => (await Promise.all([import("./Board.svelte"), import("./figures")]))[0],
  switches: [
    {
      key: "under",
      on: true,
      label: { cs: "Vrácené karty dávat dospod samo, jak byly dobrány", en: "Put returned cards under the deck by itself, as they were drawn" },
    },
  ],
  cuts: ["round", "draw"],
  ending: () => import("./Ending.svelte"),
  lens: {
    of: (_argument, value) => (/^(card|fighter):/.test(refOf(value)) ? refOf(value) : null),
    face: () => import("./Lens.svelte"),
  },
  beats: true,
  pace: (fresh: AnyEvent[]) => (fresh as unknown as Event[]).reduce((sum, event) => sum + restOn(event), 0),
};
