import { expect, it } from "vitest";
import { Identity } from "./identity";

it("keeps the number of a card that stays, though a twin arrives before it", () => {
  const who = new Identity();
  const first = who.follow({ row: ["g1", "p2"] });
  const second = who.follow({ row: ["p2", "g1", "p2"] });
  expect(second.row!.slice(1)).toEqual(first.row);
  expect(first.row).not.toContain(second.row![0]);
});

it("takes the number along when a card moves to another zone", () => {
  const who = new Identity();
  const before = who.follow({ hand: ["o4"], row: ["g1"] });
  const after = who.follow({ hand: [], row: ["g1", "o4"] });
  expect(after.row).toEqual([before.row![0], before.hand![0]]);
});

it("never gives one number twice", () => {
  const who = new Identity();
  who.follow({ a: ["x", "x", "x"], b: ["x"] });
  const after = who.follow({ a: ["x"], b: ["x", "x"], c: ["x", "x"] });
  const all = Object.values(after).flat();
  expect(new Set(all).size).toBe(all.length);
});
