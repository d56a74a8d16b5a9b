/** Names of cards in sentences lead to the cards. */
import type { Lens } from "../contract";

const CARD = "card:";

export const lens: Lens = {
  of(_argument, value) {
    const ref = typeof value === "object" && value !== null && "ref" in value ? value.ref : null;
    return typeof ref === "string" && ref.startsWith(CARD) ? ref.slice(CARD.length) : null;
  },
  face: () => import("./CardLens.svelte"),
};
