import { expect, it } from "vitest";
import type { Shared } from "../games/contract";
import type { Event } from "../protocol";
import { common, same, type Sight } from "./sharing";

const shared: Shared = { asks: ["drink"], own: { secret: 0 } };
const event = (value?: number): Event =>
  value === undefined
    ? { kind: "chest", rule: "M5", args: { seat: { seat: 0 }, kind: "metal" } }
    : { kind: "chest", rule: "M5", args: { seat: { seat: 0 }, kind: "metal", value }, known: true };
const sight = (seat: number, events: Event[] = [], version = 7): Sight => ({
  version,
  public: { chests: [1, 2] },
  outlook: { ending: false },
  own: { secret: seat * 3 },
  events,
  fresh: events.slice(-1),
});

it("shows what all see alike", () => {
  expect(common(shared, [sight(0), sight(1), sight(2)])?.view).toEqual({ seat: null, chests: [1, 2], ending: false, secret: 0 });
});

it("shows nothing where they do not see the same table, or one of them is a step behind", () => {
  expect(common(shared, [sight(0), { ...sight(1), public: { chests: [1, 3] } }])).toBeNull();
  expect(common(undefined, [sight(0), sight(1)])).toBeNull();
  expect(common(shared, [sight(0), sight(1, [], 8)])).toBeNull();
  expect(common(shared, [sight(0), undefined])).toBeNull();
  expect(common(shared, [sight(0, [event()]), sight(1)])).toBeNull();
});

it("tells what happened without what only one of them knows", () => {
  const found = common(shared, [sight(0, [event(), event(4)]), sight(1, [event(), event()])])!;
  expect(found.events).toEqual([event(), event()]);
  expect(found.fresh).toEqual([event()]);
  const both = common(shared, [sight(0, [event(4)]), sight(1, [event(4)])])!;
  expect(both.events[0]!.known).toBeUndefined(); // the sentence of those who know needs the knowledge of each
  expect(common(shared, [sight(0, [event(4)]), sight(1, [event(5)])])!.events[0]!.args).not.toHaveProperty("value");
});

it("compares deeply", () => {
  expect(same({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  expect(same({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
});
