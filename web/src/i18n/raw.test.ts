/**
 * Every word on the page comes from the texts. The templates of all components are read: text between tags, attributes
 * that are read out or shown, and strings inside expressions may not hold words of their own.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const components = (readdirSync(root, { recursive: true }) as string[]).filter((name) => name.endsWith(".svelte"));

/** Attributes, and properties of our own components, whose value people see or hear. */
const SHOWN = /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|unit|note|heading|text|legend)$/;
const UNSEEN = new Set(["StyleSheet", "Script", "StyleDirective", "ClassDirective"]);
/** Names of people and licences, and signs that are the same in every language. */
const SAME = new Set([
  "K.O.",
  "Klubovna",
  "game-icons.net",
  "CC BY 3.0",
  ", CC BY 3.0.",
  "(Lorc, Delapouite, Skoll, Caro Asercion, Sbed, Faithtoken…),",
  "Sansita (Omnibus-Type), Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), SIL OFL 1.1.",
]);

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (part: unknown): part is Node => typeof part === "object" && part !== null && "type" in part;
const hasWords = (text: string) => /\p{L}{2,}/u.test(text) && !SAME.has(text.trim());

/** Strings that an expression may show: not those it compares, calls with, or looks up. */
function shown(node: unknown, found: string[]): string[] {
  if (Array.isArray(node)) node.forEach((part) => shown(part, found));
  if (!isNode(node)) return found;
  if (node.type === "Literal" && typeof node.value === "string") found.push(node.value);
  else if (node.type === "TemplateLiteral") {
    for (const part of node.quasis as { value: { cooked: string } }[]) found.push(part.value.cooked);
    shown(node.expressions, found);
  } else if (node.type === "ConditionalExpression") shown([node.consequent, node.alternate], found);
  else if (node.type === "LogicalExpression") shown([node.left, node.right], found);
  else if (node.type === "BinaryExpression" && node.operator === "+") shown([node.left, node.right], found);
  else if (node.type === "TSNonNullExpression" || node.type === "TSAsExpression" || node.type === "ParenthesizedExpression") shown(node.expression, found);
  return found;
}

function scan(node: unknown, found: string[]): string[] {
  if (Array.isArray(node)) node.forEach((part) => scan(part, found));
  if (!isNode(node)) return found;
  if (node.type === "Text") found.push(node.data as string);
  else if (node.type === "ExpressionTag") found.push(...shown(node.expression, []));
  else if (node.type === "Attribute") {
    if (SHOWN.test(node.name as string)) scan(node.value, found);
  } else if (!UNSEEN.has(node.type))
    for (const [key, part] of Object.entries(node)) if (key !== "expression" && key !== "parent") scan(part, found);
  return found;
}

const rawOf = (source: string) => scan((parse(source, { modern: true }) as unknown as { fragment: Node }).fragment, []).filter(hasWords);

it.each(components)("%s has no words of its own", (name) => {
  expect(rawOf(readFileSync(join(root, name), "utf8"))).toEqual([]);
});

it("finds raw strings wherever they may stand", () => {
  const found = rawOf(`
    <script lang="ts">let a = "not this";</script>
    {#if a === "nor this"}<p class="nor-this">Hello there</p>{/if}
    <button aria-label="Close it" title={a ? "Open it" : t("fine")}>{t("fine")} {a || \`Wait \${a}\`}</button>
    {#each [1] as one}<img alt="A picture" src="nor this" />{/each}
    <Part label="A label" />
  `);
  expect(found.map((text) => text.trim())).toEqual(["Hello there", "Close it", "Open it", "Wait", "A picture", "A label"]);
});
