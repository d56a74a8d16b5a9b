/** Finding rules, cards and signs of a game by what they are called or say, in both languages and without accents. */
import type { Thing } from "../games/contract";
import { capital, plain, type GameWords } from "../i18n/game";
import type { Lang } from "../prefs.svelte";

export type Both = Record<Lang, GameWords>;

/** A place in the rules. Its words are kept plain, so that a search only compares. */
export interface Entry {
  kind: "thing" | "sign" | "rule";
  /** Of the thing as its lens draws it, of the part of the page, of the rule. */
  id: string;
  /** The rules that tell about it. */
  rules: string[];
  names: Record<Lang, string>;
  texts: Record<Lang, string>;
  heads: string[];
  body: string;
}

/** Everything that can be found, made once for a game. */
export function indexOf(words: Both, things: Thing[]): Entry[] {
  const entry = (kind: Entry["kind"], id: string, rules: string[], names: Entry["names"], texts: Entry["texts"], heads = Object.values(names)): Entry => ({
    kind,
    id,
    rules,
    names,
    texts,
    heads: heads.map(plain),
    body: plain(`${texts.cs} ${texts.en}`),
  });
  const inBoth = (say: (words: GameWords) => string) => ({ cs: say(words.cs), en: say(words.en) });
  const signs = words.en.page().filter((line) => line.name);
  const czech = new Map([...words.cs.page().map((line) => [line.id, line] as const)]);
  const rules = new Map(words.cs.rules().map((line) => [line.id, line.text]));
  return [
    ...things.map(({ id, name, text, rule }) =>
      entry("thing", id, [rule], inBoth((one) => capital(one.say(name))), inBoth((one) => text.map((part) => one.say(part)).join(" · "))),
    ),
    ...signs.map((line) =>
      entry("sign", line.part, line.rules, { cs: czech.get(line.id)?.name ?? line.name, en: line.name }, { cs: czech.get(line.id)?.text ?? line.text, en: line.text }),
    ),
    ...words.en
      .rules()
      .filter((line) => line.kind === "rule")
      .map((line) => entry("rule", line.id, [line.number], { cs: line.number, en: line.number }, { cs: rules.get(line.id) ?? line.text, en: line.text }, [line.number])),
  ];
}

const WHOLE = 3; // letters: a word this short is sought where words begin, or "tie" would find abilities
function tells(body: string, part: string): boolean {
  let at = body.indexOf(part);
  if (part.length <= WHOLE) while (at > 0 && /[\p{L}\p{N}]/u.test(body[at - 1]!)) at = body.indexOf(part, at + 1);
  return at >= 0;
}

/** How well an entry answers: called so, beginning so, named with it, or only telling about it; 0 where a word is missing. */
function fits({ heads, body }: Entry, sought: string, parts: string[]): number {
  if (heads.some((head) => head === sought)) return 4;
  if (heads.some((head) => head.startsWith(sought))) return 3;
  if (heads.some((head) => parts.every((part) => head.includes(part)))) return 2;
  return parts.every((part) => tells(body, part) || heads.some((head) => head.includes(part))) ? 1 : 0;
}

/** What answers the words sought, the best first. */
export function find(index: Entry[], words: string): Entry[] {
  const sought = plain(words.trim());
  const parts = sought.split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  return index
    .map((entry) => ({ entry, fit: fits(entry, sought, parts) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, two) => two.fit - one.fit)
    .map(({ entry }) => entry);
}
