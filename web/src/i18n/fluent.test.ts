/** The same sentences come out here as in Python: tests/engine/sentences.json holds the cases. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Args } from "../protocol";
import { unbound } from "./bound";
import { GameBundle, firstSentence, firstThing, GameWords, segments, type ThingOf } from "./game";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const words = new GameWords(
  new GameBundle("cs", [read("tests/engine/text/cs.ftl")]),
  new GameBundle("cs", [read("klubovna/engine/text/cs.ftl")]),
  new GameBundle("cs", [read("klubovna/table/text/cs.ftl")]),
);
const { names, cases } = JSON.parse(read("tests/engine/sentences.json")) as {
  names: string[];
  cases: { id: string; args: Args; reader: number | null; text: string }[];
};

it.each(cases)("$text", ({ id, args, reader, text }) => {
  expect(unbound(words.msg(id, args, names, reader))).toBe(text);
});

it("addresses the one who is asked", () => {
  const event = { kind: "none", rule: "", args: {} };
  expect(words.tell(event, names, 0)).toBe("log-none");
  expect(words.ask({ seat: 0, why: "none", rule: "" }, names)).toBe("ask-none");
});

it("gives a reason in one sentence", () => {
  expect(firstSentence("Karta jde do ruky. Pak se hraje dál.")).toBe("Karta jde do ruky.");
  expect(firstSentence("Smůla! Karta se odhodí.")).toBe("Smůla!");
  expect(firstSentence("Na 3. místo jde Meč sv. Michaela a nic víc")).toBe("Na 3. místo jde Meč sv. Michaela a nic víc");
  expect(firstSentence("Jen jedna věta.")).toBe("Jen jedna věta.");
});

const refOf: ThingOf = (_, value) => (typeof value === "object" && value !== null && "ref" in value ? String(value.ref) : null);
const told = new GameWords(new GameBundle("cs", ["card = karta\n    .acc = kartu\nset = sada z { $card-acc }\nlog = Bereš { $card-acc } a { $set }."]), new GameBundle("cs", []), new GameBundle("cs", []));
const args = { card: { id: "card", ref: "c1" }, set: { id: "set", ref: "s1", args: { card: { id: "card", ref: "c2" } } } };

it("marks the names of components in a sentence", () => {
  expect(told.msg("log", args)).toBe("Bereš kartu a\u00a0sada z\u00a0kartu.");
  expect(segments(told.marking(refOf).msg("log", args))).toEqual([
    { text: "Bereš ", thing: null },
    { text: "kartu", thing: "c1" },
    { text: " a\u00a0", thing: null },
    { text: "sada z\u00a0kartu", thing: "s1" },
    { text: ".", thing: null },
  ]);
  expect(segments("nic")).toEqual([{ text: "nic", thing: null }]);
});

it("lets other words depend on a name that is marked", () => {
  const texts = "card = karta\n    .gender = f\nlog = { $card-gender ->\n    [f] Tvá\n   *[m] Tvůj\n} { $card }";
  const gendered = new GameWords(new GameBundle("cs", [texts]), new GameBundle("cs", []), new GameBundle("cs", []));
  expect(segments(gendered.marking(refOf).msg("log", { card: args.card }))).toEqual([
    { text: "Tvá ", thing: null },
    { text: "karta", thing: "c1" },
  ]);
});

it("finds the first component that a text names", () => {
  expect(firstThing({ id: "log", args }, refOf)).toBe("c1");
  expect(firstThing({ id: "log", args: { text: { id: "x", args: { card: args.card } } } }, refOf)).toBe("c1");
  expect(firstThing({ id: "log", args: { number: 3 } }, refOf)).toBeNull();
});
