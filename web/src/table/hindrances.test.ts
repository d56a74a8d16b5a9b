import { expect, it } from "vitest";
import type { Hindrance } from "../protocol";
import { aboutAll, aboutKey, aboutThing, sentences } from "./hindrances";

const reason = (refs: string[], id: string, key?: string): Hindrance => ({ refs, text: { id }, rule: "R1", ...(key ? { key } : {}) });
const LIST = [reason(["hand:a"], "dark"), reason(["hand:b", "base:1"], "apart"), reason(["base:2"], "dark"), reason([], "no", "flip"), reason([], "else")];

it("finds the reason of a thing", () => {
  expect(aboutThing(LIST, "hand:a")?.text.id).toBe("dark");
  expect(aboutThing(LIST, "hand:b")).toBeUndefined();
  expect(aboutThing(LIST, "base:1")).toBeUndefined();
});
it("tells what does not go with the thing in the hand", () => {
  expect(aboutThing(LIST, "base:1", ["hand:b"])?.text.id).toBe("apart");
  expect(aboutThing(LIST, "base:1", ["hand:c"])).toBeUndefined();
  expect(aboutThing(LIST, "base:2", ["hand:b"])?.text.id).toBe("dark");
});
it("finds the reason of a button, and the general one", () => {
  expect(aboutKey(LIST, "flip")?.text.id).toBe("no");
  expect(aboutKey(LIST, "stop")).toBeUndefined();
  expect(aboutAll(LIST)?.text.id).toBe("else");
  expect(aboutAll([])).toBeUndefined();
});
it("says every reason once", () => {
  expect(sentences(LIST, ({ text }) => text.id).map(({ text }) => text)).toEqual(["dark", "apart", "no", "else"]);
});
