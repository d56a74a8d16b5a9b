/** Cards that move. One pair for all boards: what leaves one place with `send` arrives at another with `receive`. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { isStill } from "../prefs.svelte";

const SLIDE = 380;

/** A duration, or nothing where the player wants stillness. */
export function ms(duration: number): number {
  return isStill() ? 0 : duration;
}

export const [send, receive] = crossfade({
  duration: (distance) => ms(Math.min(560, SLIDE + distance / 8)),
  easing: cubicOut,
  fallback: (_node, _params, intro) => (intro ? arrive() : leave()),
});

function arrive(): TransitionConfig {
  return { duration: ms(SLIDE), easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.8 + 0.2 * t})` };
}

function leave(): TransitionConfig {
  return { duration: ms(200), easing: cubicOut, css: (t) => `opacity: ${t}` };
}

/** A card is turned over: edge first, then its face. */
export function turnOver(_node: Element, { from = -160 }: { from?: number } = {}): TransitionConfig {
  return {
    duration: ms(420),
    easing: cubicOut,
    css: (t) => `transform: translateX(${(1 - t) * from}px) scaleX(${Math.max(0.02, Math.abs(Math.cos((1 - t) * Math.PI)))}); opacity: ${Math.min(1, t * 3)}`,
  };
}

export const flipping = () => ({ duration: (distance: number) => ms(Math.min(420, 160 + distance)), easing: cubicOut });
