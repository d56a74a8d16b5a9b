/** What the coach has told in this browser, and which games were played to their end here. */
import { remember } from "../prefs.svelte";

const PLACE = "klubovna.told";

class Told {
  /** `<game>/<what>` for every piece of advice, and `<game>` for every game that was finished. */
  private told = $state.raw<string[]>([]);

  constructor() {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
      if (Array.isArray(kept)) this.told = kept.filter((one) => typeof one === "string");
    } catch {
      // an unreadable memory is no memory
    }
  }

  has(what: string): boolean {
    return this.told.includes(what);
  }

  note(...what: string[]) {
    const fresh = what.filter((one) => !this.told.includes(one));
    if (fresh.length === 0) return;
    this.told = [...this.told, ...fresh];
    remember(PLACE, this.told);
  }
}

export const told = new Told();
