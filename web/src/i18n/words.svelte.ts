/** The words of the page: `t(id)` in the chosen language, and the texts of games from the server. */
import { getTexts } from "../net/api";
import { prefs, type Lang } from "../prefs.svelte";
import { bound } from "./bound";
import { Bundle, type Words } from "./fluent";
import type { GameWords } from "./game";

type Source = Record<Lang, () => Promise<{ default: string }>>;
/** What the shelf says; whoever opens anything else needs the words of tables as well. */
const shelf: Source = { cs: () => import("./cs.ftl?raw"), en: () => import("./en.ftl?raw") };
const tables: Source = { cs: () => import("./tables.cs.ftl?raw"), en: () => import("./tables.en.ftl?raw") };

let page = $state.raw<Bundle>(new Bundle("en", []));
const games = new Map<string, Promise<GameWords>>();

let wanted = [shelf];
let all: Promise<void> | null = null;

export async function speak(lang: Lang): Promise<void> {
  const parts = wanted;
  const texts = await Promise.all(parts.map((source) => source[lang]()));
  if (parts !== wanted) return speak(lang); // more has been wanted in the meantime
  page = new Bundle(lang, texts.map((text) => text.default));
  prefs.lang = lang;
}

/** The words of tables, too: loaded once, for all screens but the shelf. */
export function speakOfTables(): Promise<void> {
  if (!all) {
    wanted = [shelf, tables];
    all = speak(prefs.lang);
    all.catch(() => (all = null));
  }
  return all;
}

/** A text of the page itself. */
export function t(id: string, words?: Words): string {
  return page.text(id, words);
}

export function hasText(id: string): boolean {
  return page.has(id);
}

export function gameWords(game: string, lang: Lang): Promise<GameWords> {
  const place = `${game}/${lang}`;
  let found = games.get(place);
  if (!found) {
    found = Promise.all([getTexts(game, lang), import("./game")]).then(
      ([texts, { GameBundle, GameWords }]) =>
        new GameWords(new GameBundle(lang, texts.game), new GameBundle(lang, texts.common), new GameBundle(lang, texts.table)),
    );
    found.catch(() => games.delete(place));
    games.set(place, found);
  }
  return found;
}

/** A sentence that the server has finished, in the language of the page. */
export function shown(text: string): string {
  return bound(text, prefs.lang);
}

/** A title or a line known in both languages. */
export function inLang(texts: Record<Lang, string>): string {
  return texts[prefs.lang];
}
