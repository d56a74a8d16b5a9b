/** How long the table rests on one event, in milliseconds at the calm pace. */
import type { Event } from "./shapes";

/** One's own chests are opened before one's eyes. */
export const restOn = ({ kind, args }: Pick<Event, "kind" | "args">): number =>
  "value" in args ? 2200 : kind === "steal" || kind === "roll" ? 1900 : kind === "stay" ? 600 : 1100;
