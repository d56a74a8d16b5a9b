/** The words of prospects and advice. Only those who play read them, so they stay out of the first load. */
import { Bundle, type Words } from "../i18n/fluent";
import type { Lang } from "../prefs.svelte";

const sources: Record<Lang, () => Promise<{ default: string }>> = {
  cs: () => import("./aids.cs.ftl?raw"),
  en: () => import("./aids.en.ftl?raw"),
};
let bundle = $state.raw<Bundle>(new Bundle("en", []));
let wanted: Lang | null = null;

export async function learnAids(lang: Lang): Promise<void> {
  wanted = lang;
  const loaded = new Bundle(lang, [(await sources[lang]()).default]);
  if (wanted === lang) bundle = loaded;
}

export function aid(id: string, words?: Words): string {
  return bundle.text(id, words);
}
