/** One device for several players: everything is open but the cards in hands, and the silent choice among them. */
import type { View } from "../../protocol";
import type { DefendersView } from "./view";

/** Questions that all may see; the choice of a Defender and of an opening hand are not among them. */
export const OPENLY = [
  "faction",
  "leader",
  "start_camp",
  "reveal_next",
  "act",
  "burn",
  "library_from",
  "library_to",
  "sharpshooter",
  "secret_paths",
  "acid_rain",
  "healing_herbs",
  "tunnels",
  "demolition",
];

/** The view without the hand, and without what is printed on its cards. */
export function discreet(view: View): View {
  const table = view as unknown as DefendersView;
  const open = new Set([...table.graves, ...table.players.flatMap((one) => [one.defender ?? "", ...one.team, ...one.discard])]);
  const cards = Object.fromEntries(Object.entries(table.cards).filter(([id]) => open.has(id)));
  return { ...view, seat: null, hand: [], cards };
}
