/** The words of the page: `t(id)` in the chosen language, and the texts of games from the server. */
import { getTexts } from "../net/api";
import { prefs, type Lang } from "../prefs.svelte";
import { Bundle, GameWords, type Words } from "./fluent";

const sources: Record<Lang, () => Promise<{ default: string }>> = {
  cs: () => import("./cs.ftl?raw"),
  en: () => import("./en.ftl?raw"),
};

let page = $state.raw<Bundle>(new Bundle("en", []));
const games = new Map<string, Promise<GameWords>>();

export async function speak(lang: Lang): Promise<void> {
  const bundle = new Bundle(lang, [(await sources[lang]()).default]);
  page = bundle;
  prefs.lang = lang;
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
    found = getTexts(game, lang).then(
      (texts) => new GameWords(new Bundle(lang, texts.game), new Bundle(lang, texts.common), new Bundle(lang, texts.table)),
    );
    found.catch(() => games.delete(place));
    games.set(place, found);
  }
  return found;
}

/** A title or a line known in both languages. */
export function inLang(texts: Record<Lang, string>): string {
  return texts[prefs.lang];
}
