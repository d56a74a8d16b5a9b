import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Seen } from "../net/link.svelte";
import type { Event } from "../protocol";
import { Director } from "./director.svelte";

const event = (kind: string): Event => ({ kind, rule: "T1", args: {} });
/** A position that came about by a number of events; its table counts them. */
function seen(version: number, kinds: string[], told: string[] = [], seat: number | null = 0): Seen {
  const fresh = kinds.map(event);
  const parts = { public: { after: kinds.at(-1) ?? "" }, outlook: {}, own: {} };
  return {
    seat,
    version,
    moves: version,
    ...parts,
    view: parts.public as never,
    silent: false,
    asks: [{ seat: 0, why: "play", rule: "T1" }],
    events: [...told.map(event), ...fresh],
    fresh,
    frames: fresh.map((one) => ({ event: one, public: { after: one.kind }, own: {} })),
    back: false,
    result: null,
    undo: "free",
  };
}
let hidden = false;
function director(single = true): Director {
  const made = new Director(() => hidden);
  made.single = () => single;
  made.rest = (events) => events.length * 100;
  made.see(seen(1, []), true, 1);
  return made;
}
const now = (one: Director, place = 0) => {
  const { public: table, asks, events } = one.shown[place]!;
  return `${(table as { after: string }).after}/${events.length}/${asks.length}`;
};

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
});
afterEach(() => void vi.useRealTimers());

it("shows one event after another and asks only at the end", () => {
  const one = director();
  one.see(seen(2, ["flip", "place", "turn"]), false, 1);
  expect(now(one)).toBe("flip/1/0");
  expect(one.beat!.kind).toBe("flip");
  expect(one.behind).toBe(true);
  vi.advanceTimersByTime(100);
  expect(now(one)).toBe("place/2/0");
  vi.advanceTimersByTime(100);
  expect(now(one)).toBe("turn/3/0");
  vi.advanceTimersByTime(100);
  expect(now(one)).toBe("turn/3/1");
  expect(one.behind).toBe(false);
  expect(one.beat).toBe(null);
});

it("plays what comes in meanwhile in its order, each event once", () => {
  const one = director();
  const told: string[] = [];
  one.see(seen(2, ["a", "b"]), false, 1);
  one.see(seen(3, ["c"], ["a", "b"]), false, 1);
  for (let n = 0; n < 5; n++) {
    if (one.beat) told.push(one.beat.kind);
    vi.advanceTimersByTime(100);
  }
  expect(told).toEqual(["a", "b", "c"]);
  expect(one.behind).toBe(false);
});

it("shows everything at once where nothing rests", () => {
  const one = director();
  one.rest = () => 0;
  one.see(seen(2, ["a", "b"]), false, 1);
  expect(now(one)).toBe("b/2/1");
  expect(one.shown[0]!.fresh).toHaveLength(2); // to be announced
  expect(one.behind).toBe(false);
});

it("gives boards that show no single events a whole answer", () => {
  const one = director(false);
  one.see(seen(2, ["a", "b"]), false, 1);
  expect(now(one)).toBe("b/2/1");
  expect(one.shown[0]!.fresh).toHaveLength(2);
});

it("goes step by step", () => {
  const one = director();
  one.stepwise = () => true;
  one.see(seen(2, ["a", "b"]), false, 1);
  vi.advanceTimersByTime(9000);
  expect(now(one)).toBe("a/1/0");
  one.next();
  expect(now(one)).toBe("b/2/0");
  one.next();
  expect(now(one)).toBe("b/2/1");
  expect(one.paused).toBe(false);
});

it("stops, goes on and skips to now", () => {
  const one = director();
  one.see(seen(2, ["a", "b", "c"]), false, 1);
  one.pause(true);
  vi.advanceTimersByTime(9000);
  expect(now(one)).toBe("a/1/0");
  one.pause(false);
  expect(now(one)).toBe("b/2/0");
  one.skip();
  expect(now(one)).toBe("c/3/1");
  expect(one.behind).toBe(false);
});

it("shows the last things again", () => {
  const one = director();
  one.see(seen(2, ["a", "b"]), false, 1);
  vi.advanceTimersByTime(300);
  expect(one.canRepeat).toBe(true);
  one.repeat();
  expect(now(one)).toBe("a/1/0");
  vi.advanceTimersByTime(300);
  expect(now(one)).toBe("b/2/1");
});

it("offers what happened while nobody was looking", () => {
  const one = director();
  hidden = true;
  one.see(seen(2, ["a", "b"]), false, 1);
  expect(now(one)).toBe("b/2/1");
  expect(one.missed).toBe(2);
  hidden = false;
  one.recap();
  expect(now(one)).toBe("a/1/0");
  expect(one.missed).toBe(0);
  vi.advanceTimersByTime(300);
  expect(one.behind).toBe(false);
});

it("keeps several seats at one device together", () => {
  const one = director();
  one.see(seen(1, [], [], 1), true, 2);
  one.see(seen(2, ["a", "b"]), false, 2);
  one.see(seen(2, ["a", "b"], [], 1), false, 2);
  vi.advanceTimersByTime(30);
  expect([now(one, 0), now(one, 1)]).toEqual(["a/1/0", "a/1/0"]);
  vi.advanceTimersByTime(100);
  expect([now(one, 0), now(one, 1)]).toEqual(["b/2/0", "b/2/0"]);
});

it("lets a scene of the board finish first", () => {
  const one = director();
  one.hold(true);
  one.see(seen(2, ["a"]), false, 1);
  vi.advanceTimersByTime(9000);
  expect(now(one)).toBe("/0/1");
  one.hold(false);
  expect(now(one)).toBe("a/1/0");
});
