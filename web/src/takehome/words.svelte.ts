/** The words of this folder: read by few, so they stay out of the first load. */
import { Bundle } from "../i18n/fluent";
import { prefs } from "../prefs.svelte";

const sources = { cs: () => import("./cs.ftl?raw"), en: () => import("./en.ftl?raw") };

class HomeWords {
  private bundle = $state.raw<Bundle>();

  /** To be called in an effect: loads them in the language that is spoken now. */
  load() {
    const lang = prefs.lang;
    void sources[lang]().then((loaded) => prefs.lang === lang && (this.bundle = new Bundle(lang, [loaded.default])));
  }

  say(id: string, args: Record<string, string> = {}): string {
    return this.bundle?.text(id, args) ?? "";
  }
}

export const words = new HomeWords();
