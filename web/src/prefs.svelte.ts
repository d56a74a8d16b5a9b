/** What this browser remembers about its owner. Nothing of it leaves the browser, except the name and the language. */
import { MediaQuery } from "svelte/reactivity";
import type { Hello } from "./protocol";

export type Lang = NonNullable<Hello["lang"]>;
export type Theme = "system" | "day" | "evening";
/** When the coach speaks at a table: in games that are new here, in all, in none. */
export type Coach = "new" | "always" | "never";
export type Pace = "slow" | "calm" | "brisk" | "instant" | "step";

const PLACE = "klubovna.prefs";

class Prefs {
  lang = $state<Lang>(navigator.languages.some((lang) => /^(cs|sk)/i.test(lang)) ? "cs" : "en");
  theme = $state<Theme>("system");
  name = $state("");
  level = $state("");
  /** Whom its owner likes to play with, as it was chosen last. */
  figure = $state("");
  figureName = $state("");
  sound = $state(false);
  /** Switches of boards: `<game>.<switch>`. */
  boards = $state<Record<string, boolean>>({});
  shortcuts = $state(true);
  curtain = $state(true);
  pace = $state<Pace>("calm");
  coach = $state<Coach>("new");
  /** How much longer than at the calm pace things take. */
  readonly slowness = $derived({ slow: 2, calm: 1, brisk: 0.45, instant: 0, step: 1 }[this.pace]);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, unknown>;
      const own = this as unknown as Record<string, unknown>;
      for (const key of KEPT) if (typeof kept[key] === typeof own[key]) own[key] = kept[key];
    } catch {
      // an unreadable memory is no memory
    }
    if (!["cs", "en"].includes(this.lang)) this.lang = "en";
  }

  /** To be called inside a component: keeps the memory and the page in step with the values. */
  keep() {
    $effect(() => {
      const own = this as unknown as Record<string, unknown>;
      remember(PLACE, Object.fromEntries(KEPT.map((key) => [key, own[key]])));
    });
    $effect(() => {
      const page = document.documentElement;
      page.lang = this.lang;
      if (this.theme === "system") delete page.dataset.theme;
      else page.dataset.theme = this.theme;
    });
  }
}

const KEPT = ["lang", "theme", "name", "level", "figure", "figureName", "sound", "boards", "shortcuts", "curtain", "pace", "coach"] as const;

export function remember(place: string, value: unknown) {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // private windows may refuse; the clubhouse works without a memory
  }
}

export const prefs = new Prefs();

const dark = new MediaQuery("(prefers-color-scheme: dark)");

export function isEvening(): boolean {
  return prefs.theme === "evening" || (prefs.theme === "system" && dark.current);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function isStill(): boolean {
  return still.matches || prefs.pace === "instant";
}
