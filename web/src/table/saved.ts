/** Answers saved for all later questions of a kind: which ones may be. */
import type { Link } from "../net/link.svelte";
import type { Choices, ForLater } from "./choices.svelte";

/** The options of this question that mean the same whenever they are offered: those that point at nothing. */
export function savable(link: Link, choices: Choices, seat: number): ForLater[] {
  const ask = choices.ask;
  if (!ask || ask.batch || choices.options.length < 2) return [];
  return choices.options
    .filter((option) => option.refs.length === 0)
    .map(({ key, label }) => ({
      key,
      label: choices.say(label),
      give: () => void link.wish({ type: "save_answer", seat, why: ask.why, key, on: true }),
    }));
}
