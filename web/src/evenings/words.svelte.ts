/** The words of evenings and tournaments, and times and points in words. */
import type { Words } from "../i18n/fluent";
import { LaterWords } from "../i18n/later.svelte";
import { prefs } from "../prefs.svelte";

const words = new LaterWords({ cs: () => import("./cs.ftl?raw"), en: () => import("./en.ftl?raw") });

export const hear = () => words.hear();
export const heard = () => words.heard();
export const say = (id: string, args?: Words): string => words.say(id, args);

/** "út 17. listopadu 20:00" */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(prefs.lang, { weekday: "short", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(at * 1000);

/** "3 dny", "1:05:09" or "4:30": how long something takes yet */
export function span(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * 86400) return say("days", { count: Math.round(left / 86400) });
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** 1, 1½, 1.33 */
export function number(points: number): string {
  const whole = Math.floor(points);
  if (points - whole === 0.5) return `${whole || ""}½`;
  return new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 2 }).format(points);
}
