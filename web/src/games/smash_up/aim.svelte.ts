/**
 * What glows on this table. An option to play names a card and then its target; the target lights up only once the card
 * is in the hand, so that three bases and twenty minions do not glow all the time.
 */
import type { Choice } from "../../protocol";
import type { Choices, GlowState } from "../../table/choices.svelte";

export class Aim {
  constructor(
    private readonly get: () => Choices,
    /** Whether options point at cards in play of more than one player. */
    private readonly several: (options: Choice[]) => boolean = () => false,
  ) {}

  get choices(): Choices {
    return this.get();
  }

  private readonly firsts = $derived.by(() => new Set(this.get().options.map((option) => option.refs[0])));

  /** Whether cards of several players can be chosen now, so that one's own must look different. */
  get mixed(): boolean {
    return this.isMixed;
  }
  private readonly isMixed = $derived.by(() => this.several(this.get().ask?.batch?.among ?? this.get().options));

  glow(ref: string, thing?: string): GlowState {
    const state = this.choices.glow(ref, thing);
    if (this.choices.ask?.batch || state === "no" || state === "picked" || this.firsts.has(ref)) return state;
    return state === "can" && this.choices.picked.length > 0 ? "can" : "no";
  }

  /** One option of a question for a set, where several look alike. */
  glowKey(key: string): GlowState {
    const { ask, open, ticked } = this.choices;
    const batch = ask?.batch;
    if (!batch || !open || batch.picked.includes(key)) return "no";
    if (ticked.includes(key)) return "picked";
    return batch.among.some((one) => one.key === key) ? "can" : "no";
  }

  /** In a question for an order: which place the thing has got. */
  rank(key: string | null, ref: string): number {
    const batch = this.choices.ask?.batch;
    if (!batch || batch.kind !== "order") return 0;
    const at = [...batch.picked, ...this.choices.ticked].findIndex((one) => one === key || batch.among.some((o) => o.key === one && key === null && o.refs.includes(ref)));
    return at + 1;
  }

  point(ref: string, key: string | null = null, thing?: string) {
    if (key !== null && this.choices.ask?.batch) this.choices.tick(key);
    else this.choices.point(ref, thing);
  }
}
