/** The words of the card's pages, and dates in words. */
import type { Words } from "../i18n/fluent";
import { LaterWords } from "../i18n/later.svelte";
import { prefs } from "../prefs.svelte";

const words = new LaterWords({ cs: () => import("./cs.ftl?raw"), en: () => import("./en.ftl?raw") });

export const hear = () => words.hear();
export const heard = () => words.heard();
export const say = (id: string, args?: Words): string => words.say(id, args);

/** For words that a game from elsewhere may bring: the message, or what it was asked for. */
export const sayOr = (id: string, other: string): string => (words.has(id) ? words.say(id) : other);

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
