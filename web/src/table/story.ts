/** What the table reads out of events. */
import type { Event } from "../protocol";

/** Who did it, as far as one seat can be named. */
export function seatOf(event: Event): number | null {
  for (const arg of [event.args.seat, ...Object.values(event.args)])
    if (typeof arg === "object" && "seat" in arg) return arg.seat;
  return null;
}
