/** Who can be played with. Loaded when somebody chooses, never with the first page. */
import { getFigures } from "../net/api";
import { prefs } from "../prefs.svelte";
import type { Figures } from "../protocol";

const loading = new Map<string, Promise<Figures>>();

export function loadFigures(): Promise<Figures> {
  const lang = prefs.lang;
  let found = loading.get(lang);
  if (!found) {
    found = getFigures(lang);
    found.catch(() => loading.delete(lang));
    loading.set(lang, found);
  }
  return found;
}
