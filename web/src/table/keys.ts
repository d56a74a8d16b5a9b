/** One-letter shortcuts of the table: what each key does, if it does anything now. */
import { prefs } from "../prefs.svelte";

/** Does what the key stands for, and says whether it stood for anything. */
export type Keys = Record<string, () => boolean | void>;

/** Keys pressed while writing, or together with others, belong to the browser. */
export function pressed(event: KeyboardEvent, keys: Keys) {
  if (!prefs.shortcuts || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof HTMLElement && event.target.closest("input:not([type=checkbox]), textarea, select, dialog")) return;
  if (event.key === " " && event.target instanceof HTMLElement && event.target.closest("button, input, a")) return;
  if (keys[event.key] && keys[event.key]!() !== false) event.preventDefault();
}
