/** What the board adds to my question: what I have to answer it with. */
import type { Lore } from "./lore";
import type { MonsterId, View } from "./shapes";

/** What has been taken up so far of a purchase. */
export interface Lifted {
  card: MonsterId | null;
  /** Whether its side has been chosen too. */
  placed: boolean;
}

export function hintOf(why: string, view: View, seat: number, lifted: Lifted, lore: Lore): string {
  const row = view.row > 0 ? view.players[seat]!.rows[view.row - 1]! : null;
  if (why === "reroll" && row) {
    const targets = view.yields[seat]![view.row - 1]!.beats.length;
    return lore.say("board-hint-reroll", { what: lore.list([...lore.brings(row), ...lore.arms(row)]), beaten: lore.say("board-beaten", { targets }) });
  }
  if (why === "attack") return lore.say("board-hint-attack", { what: lore.list(row ? lore.arms(row) : []) });
  if (why === "recruit" && lifted.card) return lore.say(lifted.placed ? "board-hint-pay" : "board-hint-where");
  if (why === "recruit") return lore.say("board-hint-recruit", { ...view.affords[seat]! });
  return why ? lore.say(`board-hint-${why}`) : "";
}
