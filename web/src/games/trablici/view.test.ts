import { expect, it } from "vitest";
import { bestHordes, codeOf, gain, missing, pickOrder, printed } from "./view";

const row = (...codes: string[]) => codes.map((card) => ({ card, covered: false }));

it("reads what is printed on a card", () => {
  expect(printed("p4")).toEqual({ kind: "zombie", colour: "purple", number: 4 });
  expect(printed("axe.o")).toEqual({ kind: "axe", colour: "orange", number: 0 });
  expect(printed("barricade").kind).toBe("barricade");
});

it("finds the card that an event speaks of", () => {
  expect(codeOf({ id: "card-zombie", args: { number: 4, colour: "green" } })).toBe("g4");
  expect(codeOf({ id: "card-net", args: { colour: "purple" } })).toBe("net.p");
  expect(codeOf({ id: "card-barricade" })).toBe("barricade");
  expect(codeOf(7)).toBe(null);
});

it("counts hordes as rule E4 does: four twos beat one run", () => {
  expect(bestHordes([1, 4, 1, 1, 1])).toEqual({ hordes: 1, bonus: 6 });
  expect(bestHordes([2, 2, 2, 2, 2])).toEqual({ hordes: 2, bonus: 10 });
  expect(bestHordes([3, 0, 0, 0, 3])).toEqual({ hordes: 0, bonus: 0 });
});

it("tells what a row would give", () => {
  const mine = [["g1"], ["g2"], ["p3"], [], ["o5"]];
  expect(gain(row("o4", "axe.p", "o4"), mine)).toEqual({ zombies: 2, actions: ["axe"], hordes: 1, points: 7 });
});

it("knows which single card completes a horde", () => {
  expect(missing([["g1"], ["g2"], ["p3"], [], ["o5"]])).toEqual([4]);
  expect(missing([["g1", "g1", "p1"], [], [], [], []])).toEqual([1]);
  expect(missing([[], [], ["p3"], [], []])).toEqual([]);
});

it("orders the picks clockwise after the active player", () => {
  expect([0, 1, 2, 3].map((seat) => pickOrder(seat, 2, 4))).toEqual([2, 3, 0, 1]);
});
