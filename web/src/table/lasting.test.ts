import { expect, it } from "vitest";
import type { Lasting } from "../games/contract";
import type { Ask } from "../protocol";
import { promise, promised, stands, type Stand } from "./lasting";

interface Pub {
  round: number;
  open: boolean;
}
const drink: Lasting<Pub> = {
  why: "drink",
  key: "no",
  lasts: (view) => (view.open ? view.round : null),
  label: "never",
  note: "never-note",
};
const lasting: Lasting[] = [drink];
const shown = (view: Pub) => view as never;
const ask = (seat: number, why = "drink"): Ask => ({
  seat,
  why,
  rule: "",
  options: ["yes", "no"].map((key) => ({ key, label: { id: key }, refs: [] })),
});
const at = (round: number, asks: Ask[], more: Partial<Stand> = {}): Stand => ({
  view: shown({ round, open: true }),
  asks,
  version: 10,
  back: false,
  ...more,
});

it("answers the same question of the same seat while it lasts", () => {
  const given = [promise(lasting, 0, 1, at(3, [ask(1)]))!];
  expect(promised(lasting, given, 1, at(3, [ask(1)]))).toBe("no");
  expect(promised(lasting, given, 1, at(3, [ask(1, "attack")]))).toBeNull();
  expect(promised(lasting, given, 0, at(3, [ask(0)]))).toBeNull();
  expect(promised(lasting, given, 1, at(4, [ask(1)]))).toBeNull();
});

it("is over with the round, and with a move taken back", () => {
  const given = promise(lasting, 0, 1, at(3, []))!;
  expect(stands(lasting, given, at(3, []))).toBe(true);
  expect(stands(lasting, given, at(4, []))).toBe(false);
  expect(stands(lasting, given, at(3, [], { back: true, version: 11 }))).toBe(false);
  expect(stands(lasting, given, at(3, [], { back: true }))).toBe(true); // given after it was taken back
  expect(stands(lasting, given, undefined)).toBe(false);
});

it("cannot be given where it means nothing", () => {
  expect(promise(lasting, 0, 1, at(3, [], { view: shown({ round: 3, open: false }) }))).toBeNull();
});
