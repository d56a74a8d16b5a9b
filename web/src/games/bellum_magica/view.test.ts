import { expect, it } from "vitest";
import type { Event, View } from "../../protocol";
import { affordable, cells, discreet, fights, gains, gathers, lacks, loot, race, stealKey, strength, together, treasures, unbundled, type Row } from "./view";

const row: Row = { food: 2, runes: 0, maps: 1, swords: 3, magicSwords: 1, thieves: 0, mapChest: "metal", beats: ["inn"] };
const event = (kind: string, args: Event["args"]): Event => ({ kind, rule: "", args });

it("reads the cells of a card", () => {
  expect(cells("FF - F - - RM")).toEqual([["F", "F"], [], ["F"], [], [], ["R", "M"]]);
});

it("counts a row", () => {
  expect(gathers(row)).toEqual([{ sign: "F", count: 2 }, { sign: "M", count: 1 }]);
  expect(fights(row)).toEqual([{ sign: "S", count: 3 }, { sign: "X", count: 1 }]);
  expect(strength(row)).toBe(4);
});

it("lists a loot, goods first", () => {
  const village = { id: "village_5", kind: "village" as const, shield: 4, magicShield: 0, loot: { wooden: 1, rune: 1 } };
  expect(loot(village).map((one) => one.sign)).toEqual(["rune", "wooden"]);
});

it("knows how many monsters a store pays for", () => {
  const evil = [{ food: 2, runes: 0 }];
  const ultra = [{ food: 4, runes: 1 }, { food: 0, runes: 3 }];
  expect(affordable({ food: 5, runes: 0 }, evil)).toBe(2);
  expect(affordable({ food: 5, runes: 0 }, ultra)).toBe(0);
  expect(affordable({ food: 4, runes: 4 }, ultra)).toBe(2); // one for three runes, one for a rune and food
  expect(affordable({ food: 8, runes: 3 }, ultra)).toBe(2);
  expect(affordable({ food: 0, runes: 3 }, ultra)).toBe(1);
});

it("puts whoever has more than enough at the goal", () => {
  const track = race([0, 11, 3, 10], 10);
  expect(track).toHaveLength(11);
  expect(track[10]).toEqual([1, 3]);
  expect(track[3]).toEqual([2]);
});

it("says what is missing", () => {
  const target = { id: "seat1", beaten: false, missing: { swords: 0, magicSwords: 2, thieves: 1, chests: 0 } };
  expect(lacks(target)).toEqual([{ sign: "T", count: 1 }, { sign: "X", count: 2 }]);
});

it("bundles the oldest cards of the longer side where they do not fit", () => {
  expect(unbundled(5, 3, 12)).toEqual([5, 3]);
  expect(unbundled(10, 4, 12)).toEqual([6, 4]);
  expect(unbundled(9, 9, 12)).toEqual([5, 5]);
  expect(unbundled(16, 6, 12)).toEqual([5, 6]); // a bundle of one is none
  const orc = (left: string) => ({ id: "orc_1", bonus: null, left, right: "- - - - - -" });
  expect(together([orc("FF - R - - -"), orc("F - - - - M")], "left").map((cell) => cell.map((one) => one.sign + one.count).join(""))).toEqual([
    "F3",
    "",
    "R1",
    "",
    "",
    "M1",
  ]);
});

it("names the option of a haul", () => {
  expect(stealKey({ wooden: 1, metal: 0, golden: 2 })).toBe("steal:wooden1:golden2");
});

const theft = event("steal", { seat: { seat: 0 }, victim: { seat: 1 }, wooden: 1, metal: 1, golden: 0, values: "2 + ?" });

it("adds up what has just happened", () => {
  const found = gains(
    [
      event("gather", { seat: { seat: 0 }, food: 2, runes: 1, barrels: 0 }),
      event("loot", { seat: { seat: 0 }, food: 1, runes: 0, barrels: 1 }),
      event("chest", { seat: { seat: 1 }, kind: "golden" }),
      theft,
      event("robbed", { seat: { seat: 1 }, shields: 3 }),
      event("recruit", { seat: { seat: 1 }, food: 4, runes: 1 }),
      event("market", { id: "orc_1" }),
    ],
    2,
  );
  expect(found[0]).toMatchObject({ food: 3, runes: 1, barrels: 1, chests: { wooden: 1, metal: 1, golden: 0 } });
  expect(found[1]).toMatchObject({ food: -4, runes: -1, shields: 1, chests: { wooden: -1, metal: -1, golden: 1 } });
});

it("opens one's own chests only as far as one may see", () => {
  const mine = event("chest", { seat: { seat: 0 }, kind: "metal", value: 4 });
  expect(treasures([mine, theft], 0)).toEqual([
    { kind: "metal", value: 4 },
    { kind: "wooden", value: 2 },
    { kind: "metal", value: null },
  ]);
  expect(treasures([event("chest", { seat: { seat: 0 }, kind: "metal" })], 0)).toEqual([{ kind: "metal", value: null }]);
  expect(treasures([mine, theft], 1)).toEqual([]);
});

it("leaves nothing private in a view that is passed round", () => {
  const view = (seat: number, over: boolean) =>
    ({ seat, over, players: [0, 1].map((of) => ({ food: 1, score: of === seat || over ? 7 : null, knownTotal: of === seat || over ? 7 : 0, values: { wooden: of === seat || over ? [2] : [], metal: [], golden: [] } })) }) as unknown as View;
  expect(discreet(view(0, false))).toEqual(discreet(view(1, false)));
  expect(JSON.stringify(discreet(view(0, false)))).not.toContain("7");
  expect(JSON.stringify(discreet(view(0, true)))).toContain("7");
});
