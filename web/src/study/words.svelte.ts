/** The words of analyses and puzzles. They are read by those who ask for them, so they stay out of the first load. */
import { Bundle, type Words } from "../i18n/fluent";
import { t } from "../i18n/words.svelte";
import { prefs, type Lang } from "../prefs.svelte";

const sources: Record<Lang, () => Promise<{ default: string }>> = {
  cs: () => import("./cs.ftl?raw"),
  en: () => import("./en.ftl?raw"),
};
const loaded = $state<{ bundle: Bundle | null; lang: Lang | "" }>({ bundle: null, lang: "" });

/** Keep the words in the language of the page; call it while a component is being made. */
export function studyWords(): void {
  $effect(() => {
    const lang = prefs.lang;
    if (loaded.lang === lang) return;
    void sources[lang]().then((text) => {
      if (prefs.lang !== lang) return;
      loaded.bundle = new Bundle(lang, [text.default]);
      loaded.lang = lang;
    });
  });
}

/** One of these words; those of the page serve as well. */
export function s(id: string, words?: Words): string {
  if (!loaded.bundle) return "";
  return loaded.bundle.has(id) ? loaded.bundle.text(id, words) : t(id, words);
}
