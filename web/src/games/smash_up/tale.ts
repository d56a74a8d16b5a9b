/** How a match was decided, told out of its events: points turn by turn and base by base. */
import { idOf } from "../../table/refs";
import type { BaseId, Event } from "./shapes";

/** Points that somebody got: at which event and turn, and for which base; null where a card or ability gave them. */
export interface Gain {
  at: number;
  turn: number;
  seat: number;
  points: number;
  total: number;
  base: BaseId | null;
}

export function gains(events: Event[]): Gain[] {
  const found: Gain[] = [];
  let turn = 1;
  let base: BaseId | null = null;
  events.forEach((event, at) => {
    if (event.kind === "turn") turn = event.args.turn;
    else if (event.kind === "scoring") base = idOf(event.args.base);
    else if (event.kind === "base-done" || event.kind === "scoring-stops") base = null;
    else if (event.kind === "points") {
      const { seat, points, total } = event.args;
      found.push({ at, turn, seat: seat.seat, points, total, base: event.rule.startsWith("B4") ? base : null });
    }
  });
  return found;
}

/** One scored base, or the cards and abilities of one turn: what everybody got. */
export interface Round {
  base: BaseId | null;
  turn: number;
  at: number;
  gains: Gain[];
}

export function rounds(list: Gain[]): Round[] {
  const found: Round[] = [];
  for (const gain of list) {
    const last = found.at(-1);
    if (last?.base === gain.base && last.turn === gain.turn) last.gains.push(gain);
    else found.push({ base: gain.base, turn: gain.turn, at: gain.at, gains: [gain] });
  }
  return found;
}

/** The points that made the winner: the last ones they got. */
export function decisive(list: Gain[], winners: number[]): Gain | null {
  return list.findLast((gain) => winners.includes(gain.seat)) ?? null;
}

/** The points of a seat as a line of steps: [turn, total], from nothing to the last turn. */
export function curve(list: Gain[], seat: number, turns: number): [number, number][] {
  const points: [number, number][] = [[0, 0]];
  for (const gain of list) {
    if (gain.seat !== seat) continue;
    points.push([gain.turn, points.at(-1)![1]], [gain.turn, gain.total]);
  }
  return [...points, [turns, points.at(-1)![1]]];
}
