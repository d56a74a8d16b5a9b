/** The words of prospects and advice. Only those who play read them, so they stay out of the first load. */
import { Bundle, type Words } from "../i18n/fluent";
import { t } from "../i18n/words.svelte";
import { prefs, type Lang } from "../prefs.svelte";

const sources: Record<Lang, () => Promise<{ default: string }>> = {
  cs: () => import("./aids.cs.ftl?raw"),
  en: () => import("./aids.en.ftl?raw"),
};
let bundle = $state.raw<Bundle>(new Bundle("en", []));

/** Inside an effect: in the language of the page, whenever that changes. */
export async function learnAids(): Promise<void> {
  const lang = prefs.lang;
  const loaded = new Bundle(lang, [(await sources[lang]()).default]);
  if (prefs.lang === lang) bundle = loaded;
}

/** One of these words; those of the page serve as well. */
export function aid(id: string, words?: Words): string {
  return bundle.has(id) ? bundle.text(id, words) : t(id, words);
}
