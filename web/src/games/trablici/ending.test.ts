import { expect, it } from "vitest";
import { cause, decisive } from "./ending";
import type { Event } from "./shapes";

const who = (seat: number) => ({ seat });
const turn = (number: number): Event => ({ kind: "turn", rule: "T1", args: { seat: who(0), turn: number } });
const collect = (seat: number, cards: number): Event => ({ kind: "collect", rule: "W5", args: { seat: who(seat), cards } });
const net = (seat: number, victim: number): Event => ({ kind: "net", rule: "Q13", args: { seat: who(seat), victim: who(victim), number: 5 } });
const horde = (seat: number, id: string): Event => ({ kind: "horde", rule: "H1", args: { seat: who(seat), set: { id } } });

it("finds the moment since which the winner has led", () => {
  const match = [turn(1), collect(0, 4), turn(2), collect(1, 3), turn(3), net(1, 0), turn(4), horde(1, "horde-four")];
  expect(decisive(match, 2, [1])).toMatchObject({ at: 5, turn: 3 });
});

it("starts anew when the lead was lost for a while", () => {
  const match = [turn(1), collect(0, 5), turn(2), collect(1, 6), turn(3), horde(0, "horde-run")];
  expect(decisive(match, 2, [0])).toMatchObject({ at: 5, turn: 3 });
});

it("knows a shared victory, and says nothing where the events tell of another winner", () => {
  expect(decisive([turn(1), collect(0, 2), collect(1, 2)], 2, [0, 1])).toMatchObject({ at: 2, turn: 1 });
  expect(decisive([turn(1), collect(0, 2)], 2, [1])).toBeNull();
});

it("tells what was done, not that it was counted", () => {
  const row: Event = { kind: "take-row", rule: "W1", args: { seat: who(0), row: 2, cards: 3 } };
  const match = [turn(1), row, collect(0, 3)];
  expect(cause(match, decisive(match, 2, [0])!)).toBe(row);
});
