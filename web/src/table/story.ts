/** Events in words. */
import type { GameWords } from "../i18n/fluent";
import type { Event } from "../protocol";

export function sentence(words: GameWords, event: Event, names: string[]): string {
  return words.msg(`log-${event.kind}${event.known ? "-known" : ""}`, event.args, names);
}

/** Who did it, as far as one seat can be named. */
export function seatOf(event: Event): number | null {
  for (const arg of [event.args.seat, ...Object.values(event.args)])
    if (typeof arg === "object" && "seat" in arg) return arg.seat;
  return null;
}
