/** From differences to positions: what a client makes of `moved`, frame by frame. */
import type { Event, Moved, Position, Shown } from "../protocol";
import { changed } from "./changes";

/** The table after one event, on the way from one position to the next. */
export interface Frame {
  event: Event;
  public: Shown;
  own: Shown;
}

/** The position that a difference leads to, and the table after each of its events. */
export function follow(before: Pick<Position, "public" | "outlook" | "own">, told: Moved): { position: Position; frames: Frame[] } {
  const { step, own: ownChanges = [], known = [] } = told;
  const { frames: toldFrames = [], moves, eventsFrom } = step;
  let { public: table, own } = before;
  const ownAt = (at: number) => ownChanges.filter((one) => one.at === at).forEach((one) => (own = changed(own, one.own)));
  const frames = toldFrames.map((frame, at) => {
    table = changed(table, frame.public ?? []);
    ownAt(at);
    return { event: known.find((one) => one.at === at)?.event ?? frame.event, public: table, own };
  });
  ownAt(frames.length);
  const { version, seat, silent = false, asks = [], result = null, undo = "no" } = told;
  const parts = { public: changed(table, step.public ?? []), outlook: changed(before.outlook, step.outlook ?? []), own };
  const events = frames.map((frame) => frame.event);
  const eventCount = eventsFrom + events.length;
  return { position: { type: "position", version, seat, silent, asks, result, undo, moves, eventsFrom, events, eventCount, ...parts }, frames };
}
