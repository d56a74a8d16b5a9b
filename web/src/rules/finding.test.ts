/** Every component leads to a rule that exists, and everything is found: in both languages, without accents, by comparing only. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Thing } from "../games/contract";
import { FACTIONS } from "../games/smash_up/printed";
import { HORDES } from "../games/trablici/printed";
import { GameBundle, GameWords } from "../i18n/game";
import { find, indexOf, type Both } from "./finding";

const FACELESS = { ...FACTIONS, ...HORDES }; // their cards have faces

const GAMES = ["trablici", "smash_up", "tag_team", "bellum_magica", "defenders"] as const;
const root = join(import.meta.dirname, "../../../klubovna/games");

function wordsOf(game: string, lang: string): GameWords {
  const folder = join(root, game, "text");
  const sources = readdirSync(folder).filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`));
  const none = new GameBundle(lang, []);
  return new GameWords(new GameBundle(lang, sources.map((name) => readFileSync(join(folder, name), "utf8"))), none, none);
}
const both = (game: string): Both => ({ cs: wordsOf(game, "cs"), en: wordsOf(game, "en") });
const thingsOf = async (game: string) => ((await import(`../games/${game}/things.ts`)) as { THINGS: Thing[] }).THINGS;
const printedOf = async (game: string) => Object.values((await import(`../games/${game}/printed.ts`)) as Record<string, object>).flatMap((printed) => Object.keys(printed));

describe.each(GAMES)("%s", (game) => {
  const words = both(game);
  const numbers = new Set(words.en.rules().map((line) => line.number));

  it("leads from every printed component to a rule that exists", async () => {
    const things = await thingsOf(game);
    expect(things.filter(({ rule }) => !numbers.has(rule)).map(({ id, rule }) => `${id}: ${rule}`)).toEqual([]);
    const known = new Set(things.map(({ id }) => id.slice(id.indexOf(":") + 1)));
    expect((await printedOf(game)).filter((id) => !known.has(id) && !(id in FACELESS))).toEqual([]);
  });

  it("calls every component by a name in both languages, and tells what it does", async () => {
    for (const { id, name, text } of await thingsOf(game))
      for (const one of [words.cs, words.en]) for (const part of [name, ...text]) expect(one.has(part.id), `${id}: ${part.id}`).toBe(true);
  });

  it("finds every component by its name without accents, in the other language too", async () => {
    const index = indexOf(words, await thingsOf(game));
    for (const entry of index.filter(({ kind }) => kind === "thing"))
      for (const head of entry.heads) expect(find(index, head).map(({ names }) => names.en), head).toContain(entry.names.en);
  });
});

it("finds a rule by its number, a sign by its name, and a word anywhere", async () => {
  const index = indexOf(both("trablici"), await thingsOf("trablici"));
  expect(find(index, "p5a")[0]).toMatchObject({ kind: "rule", rules: ["P5a"] });
  expect(find(index, "SITKA")).toEqual([]);
  expect(find(index, "blesk")[0]).toMatchObject({ kind: "sign", names: { cs: "Blesk", en: "Bolt" } });
  expect(find(index, "radu vezmes").some(({ rules }) => rules.includes("T6"))).toBe(true);
  expect(find(index, "  ")).toEqual([]);
});

it("seeks a short word where words begin", async () => {
  const index = indexOf(both("smash_up"), await thingsOf("smash_up"));
  const ties = find(index, "tie").map(({ texts }) => texts.en);
  expect(ties.filter((text) => !/\b(?:un)?tied?s?\b/i.test(text))).toEqual([]);
  expect(find(index, "remiza").flatMap(({ rules }) => rules)).toContain("B4.1");
});

it("makes the index once: a search puts only what is sought into plain letters", async () => {
  const index = indexOf(both("smash_up"), await thingsOf("smash_up"));
  expect(index.length).toBeGreaterThan(200);
  const normalized = vi.spyOn(String.prototype, "normalize");
  for (const sought of ["z", "zá", "zák", "zákl", "základna"]) find(index, sought);
  expect(normalized).toHaveBeenCalledTimes(5);
  normalized.mockRestore();
});
