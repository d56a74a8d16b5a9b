/** What the table reads out of events. */
import type { GameFace } from "../games/contract";
import type { Event } from "../protocol";
import type { View } from "./sight";

/** Who did it, as far as one seat can be named. */
export function seatOf(event: Event): number | null {
  for (const arg of [event.args.seat, ...Object.values(event.args)])
    if (typeof arg === "object" && "seat" in arg) return arg.seat;
  return null;
}

/** Whose token stands before it. */
export function markOf(event: Event, face: GameFace, view: View): number | null {
  return seatOf(event) ?? face.mark?.(event, view) ?? null;
}
