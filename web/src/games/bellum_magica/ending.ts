/** What the events of a match say about how it was decided. Values are secret until the end, kinds never were. */
import { idOf } from "../../table/refs";
import { CHESTS } from "./printed";
import type { ChestKind, Event } from "./shapes";
import { KINDS } from "./view";

/** What a chest of a kind is worth on average, by what is printed on all of them. */
export function meanOf(kind: ChestKind): number {
  const { values, copies } = CHESTS[kind];
  const all = copies.reduce((sum, count) => sum + count, 0);
  return values.reduce((sum, value, at) => sum + value * copies[at]!, 0) / all;
}

/** What an event brought in chests, by seat and kind. */
function hauls(event: Event): [seat: number, kind: ChestKind, count: number][] {
  if (event.kind === "chest") return [[event.args.seat.seat, idOf(event.args.chest), 1]];
  if (event.kind !== "steal") return [];
  const { seat, victim, ...counts } = event.args;
  return KINDS.flatMap((kind): [number, ChestKind, number][] =>
    counts[kind] > 0 ? [[seat.seat, kind, counts[kind]], [victim.seat, kind, -counts[kind]]] : [],
  );
}

export interface Moment {
  /** Its place among the events. */
  at: number;
  round: number;
  event: Event;
}

/** The event since which the winners' chests promised most without a break; null where they never did. */
export function decisive(events: Event[], seats: number, winners: number[]): Moment | null {
  const promise = new Array<number>(seats).fill(0);
  let found: Moment | null = null;
  let round = 0;
  events.forEach((event, at) => {
    if (event.kind === "round") round = event.args.round;
    const changes = hauls(event);
    if (changes.length === 0) return;
    for (const [seat, kind, count] of changes) promise[seat]! += count * meanOf(kind);
    const best = Math.max(...promise.filter((_, seat) => !winners.includes(seat)));
    if (winners.some((seat) => promise[seat]! <= best)) found = null;
    else found ??= { at, round, event };
  });
  return found;
}

/** Whoever had enough chests first and kept them: their last chest rang the bell. */
export function bell(events: Event[], seats: number, enough: number): (Moment & { seat: number }) | null {
  const counts = new Array<number>(seats).fill(0);
  let found: (Moment & { seat: number }) | null = null;
  let round = 0;
  events.forEach((event, at) => {
    if (event.kind === "round") round = event.args.round;
    for (const [seat, , count] of hauls(event)) counts[seat]! += count;
    if (found && counts[found.seat]! < enough) found = null;
    const seat = counts.findIndex((count) => count >= enough);
    if (!found && seat >= 0) found = { at, round, event, seat };
  });
  return found;
}

/** How many chests everybody has stolen and lost. */
export function thefts(events: Event[], seats: number): { stolen: number; lost: number }[] {
  const found = Array.from({ length: seats }, () => ({ stolen: 0, lost: 0 }));
  for (const event of events) {
    if (event.kind !== "steal") continue;
    const count = KINDS.reduce((sum, kind) => sum + event.args[kind], 0);
    found[event.args.seat.seat]!.stolen += count;
    found[event.args.victim.seat]!.lost += count;
  }
  return found;
}
