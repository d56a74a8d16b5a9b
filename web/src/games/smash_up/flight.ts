/**
 * How cards travel on this table: from the hand to a base, from base to base, and to or from the place card of a player
 * where no card of that name is in sight (a rival's hand, a deck, a discard pile).
 */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { ms } from "../../parts/motion";

interface Journey {
  /** Cards that leave and arrive under the same key are one card. */
  key: string;
  /** Whose place card it goes to or comes from otherwise. */
  home?: number | null;
}

const long = (distance: number) => ms(Math.min(620, 360 + distance / 5));

const pair = crossfade({
  duration: long,
  easing: cubicOut,
  fallback: (node, params, intro) => travel(node, (params as Journey).home ?? null, intro),
});
export const send = (node: Element, journey: Journey) => pair[0](node, journey);
export const receive = (node: Element, journey: Journey) => pair[1](node, journey);

function travel(node: Element, home: number | null, intro: boolean): TransitionConfig {
  const there = home === null ? undefined : document.querySelector(`[data-home="${home}"]`)?.getBoundingClientRect();
  if (!there || there.width === 0) return { duration: ms(intro ? 380 : 200), easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.8 + 0.2 * t})` };
  const here = node.getBoundingClientRect();
  const x = there.left + Math.min(there.width / 2, 120) - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return {
    duration: long(Math.hypot(x, y)),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 - 0.6 * u}) rotate(${8 * u}deg); opacity: ${Math.min(1, 3 * t)}; position: relative; z-index: 9`,
  };
}
