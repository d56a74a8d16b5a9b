import { expect, it } from "vitest";
import type { BaseId, Event } from "./shapes";
import { curve, decisive, gains, rounds } from "./tale";

const base = (id: BaseId) => ({ id: `base-${id}`, ref: `base:${id}` as const });
const turn = (number: number): Event => ({ kind: "turn", rule: "T1", args: { seat: { seat: 0 }, turn: number } });
const points = (seat: number, count: number, total: number, rule = "B4.1"): Event => ({ kind: "points", rule, args: { seat: { seat }, points: count, total } });
const scoring = (id: BaseId): Event => ({ kind: "scoring", rule: "B1", args: { base: base(id), power: 20, breakpoint: 20 } });
const done = (id: BaseId): Event => ({ kind: "base-done", rule: "B8", args: { base: base(id) } });

const EVENTS: Event[] = [turn(3), scoring("tortuga"), points(0, 4, 4), points(1, 3, 3), done("tortuga"), turn(4), points(1, 1, 4, "V8"), turn(9), scoring("tar_pits"), points(1, 11, 15), done("tar_pits")];

it("tells who got what for which base and on which turn", () => {
  const list = gains(EVENTS);
  expect(rounds(list).map((one) => [one.base, one.turn, one.gains.map((gain) => [gain.seat, gain.points])])).toEqual([
    ["tortuga", 3, [[0, 4], [1, 3]]],
    [null, 4, [[1, 1]]],
    ["tar_pits", 9, [[1, 11]]],
  ]);
});

it("finds the moment that made the winner", () => {
  expect(decisive(gains(EVENTS), [1])).toMatchObject({ at: 9, base: "tar_pits", turn: 9, total: 15 });
  expect(decisive(gains(EVENTS), [0])).toMatchObject({ base: "tortuga" });
  expect(decisive([], [0])).toBeNull();
});

it("draws points as steps", () => {
  expect(curve(gains(EVENTS), 0, 9)).toEqual([[0, 0], [3, 0], [3, 4], [9, 4]]);
});
