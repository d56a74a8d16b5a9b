/** The words of the card's pages. They are many and read by few: they stay out of the first load. */
import { Bundle, type Words } from "../i18n/fluent";
import { prefs, type Lang } from "../prefs.svelte";

const sources: Record<Lang, () => Promise<{ default: string }>> = {
  cs: () => import("./cs.ftl?raw"),
  en: () => import("./en.ftl?raw"),
};

let bundle = $state.raw<Bundle>();

/** To be called inside a component: loads the words of the chosen language. */
export function hear() {
  $effect(() => {
    const lang = prefs.lang;
    void sources[lang]().then((loaded) => prefs.lang === lang && (bundle = new Bundle(lang, [loaded.default])));
  });
}

export const heard = () => bundle !== undefined;

export const say = (id: string, words?: Words): string => bundle?.text(id, words) ?? "";

/** For words that a game from elsewhere may bring: the message, or what it was asked for. */
export const sayOr = (id: string, other: string): string => (bundle?.has(id) ? bundle.text(id) : other);

/** "17. září 2026": with the day, Czech puts the month into the case that "od" wants. */
export const date = (at: number): string => new Intl.DateTimeFormat(prefs.lang, { day: "numeric", month: "long", year: "numeric" }).format(at * 1000);

/** "před hodinou", and the day of what is long past */
export function ago(at: number): string {
  const words = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  const seconds = at - Date.now() / 1000;
  if (seconds < -30 * 86400) return date(at);
  for (const [unit, size] of [["day", 86400], ["hour", 3600], ["minute", 60]] as const)
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  return words.format(0, "minute");
}
