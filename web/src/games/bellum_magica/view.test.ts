import { expect, it } from "vitest";
import type { ChestKind, Event, Row } from "./shapes";
import { fights, gains, gathers, lacks, race, stealKey, strength, together, treasures } from "./view";

const row: Row = { food: 2, runes: 0, maps: 1, swords: 3, magicSwords: 1, thieves: 0 };
const words = { id: "words" };
const chest = (seat: number, kind: ChestKind, value?: number): Event => ({
  kind: "chest",
  rule: "M5",
  args: { seat: { seat }, chest: { id: `chest-${kind}`, ref: `chest:${kind}` }, kind, ...(value === undefined ? {} : { value }) },
});

it("counts a row", () => {
  expect(gathers(row)).toEqual([{ sign: "F", count: 2 }, { sign: "M", count: 1 }]);
  expect(fights(row)).toEqual([{ sign: "S", count: 3 }, { sign: "X", count: 1 }]);
  expect(strength(row)).toBe(4);
});

it("puts whoever has more than enough at the goal", () => {
  const track = race([0, 11, 3, 10], 10);
  expect(track).toHaveLength(11);
  expect(track[10]).toEqual([1, 3]);
  expect(track[3]).toEqual([2]);
});

it("says what is missing", () => {
  expect(lacks({ swords: 0, magicSwords: 2, thieves: 1, chests: 0 })).toEqual([{ sign: "T", count: 1 }, { sign: "X", count: 2 }]);
});

it("adds up the cells of several cards", () => {
  const signs = (cell: { sign: string; count: number }[]) => cell.map(({ sign, count }) => sign + count).join("");
  expect(together(["orc_1", "orc_3", "witch_1"], "left").map(signs)).toEqual(["F3R1", "", "F4", "R1", "F2", ""]);
});

it("names the option of a haul", () => {
  expect(stealKey({ wooden: 1, metal: 0, golden: 2 })).toBe("steal:wooden1:golden2");
});

const theft: Event = {
  kind: "steal",
  rule: "A8",
  args: { seat: { seat: 0 }, victim: { seat: 1 }, chests: words, wooden: 1, metal: 1, golden: 0, values: "2 + ?" },
};

it("adds up what has just happened", () => {
  const found = gains(
    [
      { kind: "gather", rule: "C1", args: { seat: { seat: 0 }, food: 2, runes: 1, barrels: 0, goods: words } },
      { kind: "loot", rule: "A4", args: { seat: { seat: 0 }, food: 1, runes: 0, barrels: 1, goods: words } },
      chest(1, "golden"),
      theft,
      { kind: "robbed", rule: "A10", args: { seat: { seat: 1 }, shields: 3 } },
      {
        kind: "recruit",
        rule: "B4",
        args: { seat: { seat: 1 }, card: { id: "monster-lich_1", ref: "card:lich_1" }, id: "lich_1", side: "left", price: words, food: 4, runes: 1 },
      },
      { kind: "market", rule: "B3", args: { card: { id: "monster-orc_1", ref: "card:orc_1" }, id: "orc_1" } },
    ],
    2,
  );
  expect(found[0]).toMatchObject({ food: 3, runes: 1, barrels: 1, chests: { wooden: 1, metal: 1, golden: 0 } });
  expect(found[1]).toMatchObject({ food: -4, runes: -1, shields: 1, chests: { wooden: -1, metal: -1, golden: 1 } });
});

it("opens one's own chests only as far as one may see", () => {
  const mine = chest(0, "metal", 4);
  expect(treasures([mine, theft], 0)).toEqual([
    { kind: "metal", value: 4 },
    { kind: "wooden", value: 2 },
    { kind: "metal", value: null },
  ]);
  expect(treasures([chest(0, "metal")], 0)).toEqual([{ kind: "metal", value: null }]);
  expect(treasures([mine, theft], 1)).toEqual([]);
});
