/** Where the eyes and the keyboard are led when a new question is put. */
import { tick } from "svelte";
import { desk } from "../parts/desk.svelte";
import { isStill } from "../prefs.svelte";
import type { Choices } from "./choices.svelte";

const SETTLED = 450; // by then the cards lie where they will lie

/** In a narrow window what can be chosen may lie outside it. To be called inside a component. */
export function scrollToChoices(choices: Choices) {
  $effect(() => {
    if (choices.options.length === 0 || desk.wide) return;
    const timer = setTimeout(() => {
      const things = [...document.querySelectorAll(".cloth .glow")];
      const anySeen = things.some((thing) => {
        const box = thing.getBoundingClientRect();
        return box.top >= 100 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
      });
      if (!anySeen) things[0]?.scrollIntoView({ block: "center", inline: "center", behavior: isStill() ? "auto" : "smooth" });
    }, SETTLED);
    return () => clearTimeout(timer);
  });
}

/**
 * Whoever answers by keyboard finds the next question under it: what had the focus is gone with its question, so the
 * focus comes back to the list of options, or in a narrow window to the table. Not onto an option: a key pressed
 * twice must not answer the next question as well. To be called inside a component.
 */
export function returnFocus(choices: Choices) {
  let byKeys = false;
  $effect(() => {
    const key = () => (byKeys = true);
    const pointer = () => (byKeys = false);
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", pointer, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", pointer, true);
    };
  });
  $effect(() => {
    void choices.options;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (byKeys && lost) document.getElementById(desk.wide ? "options" : "main")?.focus({ preventScroll: true });
  });
}

/** The first thing in the list of options that can be chosen or ticked. */
export function focusOptions() {
  document.querySelector<HTMLElement>("#options :is(button, input):not(:disabled)")?.focus();
}

/** The list of what cannot be chosen, once it has been opened. */
export async function focusReasons() {
  await tick();
  document.querySelector<HTMLElement>(".whynot summary")?.focus();
}
