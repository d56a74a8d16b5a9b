/** The words of evenings and tournaments, read by those who go there: they stay out of the first load. */
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
