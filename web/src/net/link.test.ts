import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PROTOCOL } from "../protocol";
import { Link } from "./link.svelte";

/** A socket that notes what is done with it. */
const { Fake } = vi.hoisted(() => {
  class Fake extends EventTarget {
    static made: Fake[] = [];
    readonly OPEN = 1;
    readyState = 1;
    closed = 0;
    reconnected = 0;
    sent: string[] = [];
    constructor(readonly address: string) {
      super();
      Fake.made.push(this);
    }
    close() {
      this.closed++;
    }
    reconnect() {
      this.reconnected++;
    }
    send(text: string) {
      this.sent.push(text);
    }
  }
  return { Fake };
});
vi.mock("partysocket/ws", () => ({ default: Fake }));
vi.mock("../prefs.svelte", () => ({ prefs: { lang: "en" } }));
vi.mock("./mine.svelte", () => ({ mine: { token: () => null, keep: () => {} } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: "http://club.test/t/abcd" });
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function linked() {
  const link = new Link("abcd");
  const socket = Fake.made.at(-1)!;
  const hear = (told: object) => socket.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(told) }));
  socket.dispatchEvent(new Event("open"));
  return { link, socket, hear };
}

const bye = { type: "bye", version: 1, reason: { id: "too-many", text: "Too many." } };

it("keeps to the pause that the server asks for", () => {
  const { link, socket, hear } = linked();
  hear({ ...bye, again: true, after: 20 });
  expect(socket.closed).toBe(1);
  vi.advanceTimersByTime(19_900);
  expect(socket.reconnected).toBe(0);
  vi.advanceTimersByTime(10_200); // the pause, and up to half of it more
  expect(socket.reconnected).toBe(1);
  expect(link.net).toBe("lost");
  link.close();
});

it("leaves coming back to the socket where there is no pause", () => {
  const { link, socket, hear } = linked();
  hear({ ...bye, again: true, after: 0 });
  expect(socket.closed).toBe(0);
  link.close();
});

it("comes back soon when its server stops, but not at the same moment as everybody else", () => {
  const moments = Array.from({ length: 20 }, () => {
    const { link, socket, hear } = linked();
    hear({ ...bye, reason: { id: "stopping", text: "" }, again: true, after: 0 });
    let waited = 0;
    for (; socket.reconnected === 0; waited += 10) vi.advanceTimersByTime(10);
    link.close();
    return waited;
  });
  expect(Math.max(...moments)).toBeLessThan(800);
  expect(new Set(moments).size).toBeGreaterThan(5);
});

it("names the table in the socket's address", () => {
  const { link, socket } = linked();
  expect(socket.address).toBe("ws://club.test/ws/abcd");
  link.close();
});

it("does not come back where it is not wanted", () => {
  const { link, socket, hear } = linked();
  hear({ ...bye, again: false, after: 0 });
  vi.advanceTimersByTime(600_000);
  expect(link.net).toBe("gone");
  expect(socket.reconnected).toBe(0);
  link.close();
});

it("does not take a changed clock for silence", () => {
  const { link, socket } = linked();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(socket.reconnected).toBe(0);
  vi.advanceTimersByTime(12_000);
  expect(socket.reconnected).toBe(1); // real silence is noticed
  link.close();
});

it("plays on where an answer's acknowledgement was lost and the position comes before it is told again", async () => {
  const { link, socket, hear } = linked();
  const welcome = { type: "welcome", protocol: PROTOCOL, room: "abcd", token: "x", seats: [0], kept: [], saved: [] };
  const position = (version: number) => ({
    ...{ type: "position", version, seat: 0, moves: version, public: {}, outlook: {}, own: {}, silent: false, result: null, undo: "no" },
    ...{ asks: [{ seat: 0, why: "pick", rule: "K1", options: [{ key: "a", label: { id: "a" }, refs: [] }] }] },
    ...{ eventsFrom: 0, events: [], eventCount: 0 },
  });
  hear({ ...welcome, version: 10 });
  hear(position(10));
  void link.answer(0, ["a"]);
  socket.dispatchEvent(new Event("close"));
  socket.dispatchEvent(new Event("open"));
  hear({ ...welcome, version: 11 });
  hear(position(11));
  hear({ type: "ack", version: 11, id: JSON.parse(socket.sent.at(-1)!).id });
  expect([link.waiting, link.ahead]).toEqual([0, false]);
  void link.answer(0, ["a"]);
  hear({ type: "ack", version: 12, id: JSON.parse(socket.sent.at(-1)!).id });
  expect(link.ahead).toBe(true); // the position is still to come
  link.close();
});
