/** What the events of a match say about how it was decided. */
import { HORDES } from "./printed";
import type { Event, HordeId } from "./shapes";

/** What one event added to the scores, by seat: a card is a point, a horde counts instead of its cards (E5). */
export function gains(event: Event): [seat: number, points: number][] {
  switch (event.kind) {
    case "collect":
      return [[event.args.seat.seat, event.args.cards]];
    case "axe":
    case "shot":
      return [[event.args.seat.seat, -1]];
    case "net":
      return [[event.args.seat.seat, 1], [event.args.victim.seat, -1]];
    case "horde": {
      const { cards, points } = HORDES[event.args.set.id as HordeId];
      return [[event.args.seat.seat, points - cards]];
    }
    default:
      return [];
  }
}

export interface Moment {
  /** Its place among the events. */
  at: number;
  turn: number;
  event: Event;
}

/** The event since which the winners have led without a break; null where the events do not lead to these winners. */
export function decisive(events: Event[], seats: number, winners: number[]): Moment | null {
  const scores = new Array<number>(seats).fill(0);
  let found: Moment | null = null;
  let turn = 0;
  events.forEach((event, at) => {
    if (event.kind === "turn") turn = event.args.turn;
    const changes = gains(event);
    if (changes.length === 0) return;
    for (const [seat, points] of changes) scores[seat]! += points;
    const most = Math.max(...scores);
    const lead = scores.every((score, seat) => (score === most) === winners.includes(seat));
    if (!lead) found = null;
    else found ??= { at, turn, event };
  });
  return found;
}

/** Cards come into a collection by something that somebody did: that is what can be told. */
export function cause(events: Event[], { at, event }: Moment): Event {
  if (event.kind !== "collect") return event;
  const { seat } = event.args.seat;
  const did = (one: Event) => (one.kind === "pick" || one.kind === "take-row") && one.args.seat.seat === seat;
  return events.slice(0, at).findLast(did) ?? event;
}

