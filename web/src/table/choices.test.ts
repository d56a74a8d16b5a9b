import { expect, it } from "vitest";
import type { Ask, Choice } from "../protocol";
import { Choices } from "./choices.svelte";

const option = (key: string, ...refs: string[]): Choice => ({ key, label: { id: key }, refs });
const ask = (...options: Choice[]): Ask => ({ seat: 0, why: "destroy", rule: "V1", options });

function asked(...options: Choice[]) {
  const given: string[] = [];
  const choices = new Choices((keys) => given.push(...keys), (text) => text.id);
  choices.careful = (one) => one.key.startsWith("own");
  choices.set(ask(...options), true);
  return { choices, given };
}

it("takes an answer that is rarely meant only when it comes twice", () => {
  const { choices, given } = asked(option("own", "card:mine"), option("other", "card:theirs"));
  choices.point("card:mine");
  expect(given).toEqual([]);
  expect(choices.isDoubted("card:mine")).toBe(true);
  expect(choices.glow("card:mine")).toBe("picked");
  choices.point("card:mine");
  expect(given).toEqual(["own"]);
});

it("forgets the doubt when something else is chosen, put back or asked", () => {
  const { choices, given } = asked(option("own", "card:mine"), option("own2", "card:mine2"), option("other", "card:theirs"));
  choices.answer("own");
  choices.answer("own2");
  expect([given, choices.doubted]).toEqual([[], "own2"]);
  choices.unpick();
  expect(choices.doubted).toBeNull();
  choices.answer("own");
  choices.set(ask(option("own", "card:mine"), option("more", "card:theirs")), true);
  choices.answer("own");
  expect(given).toEqual([]);
  choices.answer("more");
  expect(given).toEqual(["more"]);
});

it("lets the first of several things give way when one too many is pointed at", () => {
  const { choices, given } = asked();
  const among = ["a", "b", "c"].map((key) => option(key, `card:${key}`));
  const batch = { kind: "some" as const, among, picked: [], atLeast: 2, atMost: 2 };
  choices.set({ ...ask(...among), batch }, true);
  choices.point("card:a");
  choices.finish();
  expect(given).toEqual([]);
  choices.point("card:b");
  choices.point("card:c");
  expect(choices.ticked).toEqual(["b", "c"]);
  choices.finish();
  expect(given).toEqual(["b", "c", "done"]);
});
