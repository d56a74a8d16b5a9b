/** Words that are read by few: they are loaded when somebody comes to read them, and stay out of the first load. */
import { prefs, type Lang } from "../prefs.svelte";
import { Bundle, type Words } from "./fluent";
import { t } from "./words.svelte";

export class LaterWords {
  private bundle = $state.raw<Bundle>();

  constructor(private readonly sources: Record<Lang, () => Promise<{ default: string }>>) {}

  /** To be called while a component is being made: from then on they are there in the language of the page. */
  hear(): void {
    $effect(() => {
      const lang = prefs.lang;
      void this.sources[lang]().then((loaded) => prefs.lang === lang && (this.bundle = new Bundle(lang, [loaded.default])));
    });
  }

  heard(): boolean {
    return this.bundle !== undefined;
  }

  has(id: string): boolean {
    return this.bundle?.has(id) ?? false;
  }

  /** One of these words; those of the page serve as well. */
  say(id: string, words?: Words): string {
    if (!this.bundle) return "";
    return this.bundle.has(id) ? this.bundle.text(id, words) : t(id, words);
  }
}
