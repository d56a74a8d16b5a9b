/** Whose cards options point at: what is rarely meant, and where one's own must look different. Kept small: the table loads it. */
import type { Ask, Choice } from "../../protocol";
import type { View } from "./shapes";

/** Questions that nobody likes to answer with a card of their own. */
const HARM = ["destroy", "return", "sink", "destroy_action"];

/** Who has played each thing in play. */
function owners(view: View): Map<string, number> {
  const found = new Map<string, number>();
  for (const base of view.bases)
    for (const one of [...base.actions, ...base.minions, ...base.minions.flatMap((minion) => minion.actions)]) found.set(`card:${one.id}`, one.seat);
  return found;
}

const ownerOf = (option: Choice, whose: Map<string, number>) => option.refs.map((ref) => whose.get(ref)).find((seat) => seat !== undefined);

/** Whether options point at cards in play of more than one player. */
export function areMixed(options: Choice[], view: View): boolean {
  const whose = owners(view);
  return new Set(options.map((option) => ownerOf(option, whose)).filter((seat) => seat !== undefined)).size > 1;
}

/** One's own card where something else could be chosen to come to harm. */
export function isCareful(option: Choice, ask: Ask, view: View, seat: number): boolean {
  if (!HARM.includes(ask.why) || ask.batch) return false;
  const whose = owners(view);
  return ownerOf(option, whose) === seat && (ask.options ?? []).some((other) => ownerOf(other, whose) !== seat);
}
