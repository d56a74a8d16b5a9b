/** Every text that the page asks for exists in both languages, and none is left over. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Bundle } from "./fluent";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(path, "utf8");
const both = (lang: string) => new Bundle(lang, [read(join(root, `i18n/${lang}.ftl`)), read(join(root, `i18n/tables.${lang}.ftl`))]);
const bundles = { cs: both("cs"), en: both("en") };

const sources = (readdirSync(root, { recursive: true }) as string[])
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => read(join(root, name)));
const used = new Set(sources.flatMap((text) => [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]!)));
/** `t(`level-${level}`)`: whatever begins like that may be used. */
const openEnded = sources.flatMap((text) => [...text.matchAll(/\bt\(\s*`([\w-]+)\$\{/g)].map((found) => found[1]!));
/** `open ? t("a") : t("b")` is found by the pattern above; conditional ids inside one call are not allowed. */

it("has every text in Czech and in English", () => {
  for (const id of used) for (const [lang, bundle] of Object.entries(bundles)) expect(bundle.has(id), `${id} in ${lang}`).toBe(true);
});

it("has the same texts in both, in the same order", () => {
  expect(bundles.cs.ids).toEqual(bundles.en.ids);
});

it("keeps no text that nobody reads", () => {
  const idle = bundles.en.ids.filter((id) => !used.has(id) && !openEnded.some((start) => id.startsWith(start)));
  expect(idle).toEqual([]);
});

it("counts in Czech as Czechs do", () => {
  expect(bundles.cs.text("where", { count: 2 })).toBe("2\u00a0hráči");
  expect(bundles.cs.text("where", { count: 5 })).toBe("5\u00a0hráčů");
  expect(bundles.cs.text("start-open", { count: 3 })).toContain("3\u00a0místa jsou");
});

it("tells about the clubhouse in both languages, with nothing left over", () => {
  const [cs, en] = (["cs", "en"] as const).map((lang) => new Bundle(lang, [read(join(root, `about/${lang}.ftl`))]).ids);
  expect(cs).toEqual(en);
  const page = read(join(root, "about/About.svelte"));
  const parts = JSON.parse(/const parts = (\[.*\]);/.exec(page)![1]!) as string[];
  const said = [...page.matchAll(/say\("([\w-]+)"/g)].map((found) => found[1]!);
  expect(new Set(en)).toEqual(new Set([...said, ...parts.flatMap((part) => [`about-${part}-title`, `about-${part}`])]));
});

it("tells what can be taken home in both languages, with nothing left over", () => {
  const [cs, en] = (["cs", "en"] as const).map((lang) => new Bundle(lang, [read(join(root, `takehome/${lang}.ftl`))]).ids);
  expect(cs).toEqual(en);
  const pages = ["TakeHome", "OpenFile"].map((name) => read(join(root, `takehome/${name}.svelte`))).join("\n");
  expect(new Set(en)).toEqual(new Set([...pages.matchAll(/words\.say\("([\w-]+)"/g)].map((found) => found[1]!)));
});

it("speaks of analyses and puzzles in both languages, with nothing left over", () => {
  const [cs, en] = (["cs", "en"] as const).map((lang) => new Bundle(lang, [read(join(root, `study/${lang}.ftl`))]).ids);
  expect(cs).toEqual(en);
  const said = new Set(sources.flatMap((text) => [...text.matchAll(/\bs\(\s*["']([\w-]+)["']/g)].map((found) => found[1]!)));
  const begun = sources.flatMap((text) => [...text.matchAll(/\bs\(\s*`([\w-]+)\$\{/g)].map((found) => found[1]!));
  expect([...said].filter((id) => !en!.includes(id) && !bundles.en.has(id))).toEqual([]);
  expect(en!.filter((id) => !said.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
});

it("tells about cards in both languages, with nothing left over", () => {
  const [cs, en] = (["cs", "en"] as const).map((lang) => new Bundle(lang, [read(join(root, `card/${lang}.ftl`))]).ids);
  expect(cs).toEqual(en);
  const pages = (readdirSync(join(root, "card")) as string[]).filter((name) => name.endsWith(".svelte")).map((name) => read(join(root, "card", name)));
  const said = pages.flatMap((text) => [...text.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((found) => found[1]!));
  const begun = pages.flatMap((text) => [...text.matchAll(/\bsay(?:Or)?\(\s*`([\w-]+)\$\{/g)].map((found) => found[1]!));
  for (const id of said) expect(en, id).toContain(id);
  expect(en!.filter((id) => !said.includes(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
});

it("speaks of evenings in both languages, with nothing left over", () => {
  const [cs, en] = (["cs", "en"] as const).map((lang) => new Bundle(lang, [read(join(root, `evenings/${lang}.ftl`))]).ids);
  expect(cs).toEqual(en);
  const pages = (readdirSync(join(root, "evenings")) as string[]).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => read(join(root, "evenings", name)));
  const said = pages.flatMap((text) => [...text.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((found) => found[1]!));
  const begun = pages.flatMap((text) => [...text.matchAll(/\bsay\(\s*`([\w-]+)\$\{/g)].map((found) => found[1]!));
  for (const id of said) expect(en, id).toContain(id);
  expect(en!.filter((id) => !said.includes(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
});

it("has the words of prospects and advice in both languages, with nothing left over", () => {
  const [cs, en] = (["cs", "en"] as const).map((lang) => new Bundle(lang, [read(join(root, `table/aids.${lang}.ftl`))]).ids);
  expect(cs).toEqual(en);
  const said = sources.flatMap((text) => [...text.matchAll(/\baid\("([\w-]+)"/g)].map((found) => found[1]!));
  expect(new Set(en)).toEqual(new Set(said));
});
