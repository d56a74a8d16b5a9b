/** What the option that is pointed at would do: asked for once per question, when the first of them is pointed at. */
import type { Link } from "../net/link.svelte";
import type { Foretold, Prospect } from "../protocol";
import type { Choices } from "./choices.svelte";
import { remaining } from "./pointing";

class Pointed {
  /** The prospect of what is pointed at, if it is known: boards may draw it where its figures stand. */
  prospect = $state.raw<Prospect | null>(null);

  /** What a figure of the board would become: the gauge by the game's own name for it. */
  of(gauge: string): Foretold | undefined {
    return this.prospect?.changes.find((change) => change.gauge === gauge && change.low === change.high);
  }
}

export const pointed = new Pointed();

export class Prospects {
  private known = new Map<string, Prospect>();
  private question: unknown = null;
  private asked: Promise<void> | null = null;

  constructor(
    private readonly link: Link,
    private readonly choices: Choices,
    private readonly seat: () => number | null,
  ) {}

  /** The option that would be taken by the thing under the pointer; null where that is not one option. */
  keyOf(thing: HTMLElement): string | null {
    const { choices } = this;
    if (choices.ask?.batch || !choices.open) return null;
    const key = thing.dataset.key ?? thing.dataset.option;
    if (key !== undefined) return choices.has(key) ? key : null;
    const ref = thing.dataset.ref;
    if (ref === undefined || choices.picked.includes(ref)) return null;
    let left = remaining(choices.options, [...choices.picked, ref]);
    if (left.length === 0) left = remaining(choices.options, [ref]);
    return left.length === 1 ? left[0]!.key : null;
  }

  /** What the option would do; null where nobody knows. */
  async of(key: string): Promise<Prospect | null> {
    const [ask, seat] = [this.choices.ask, this.seat()];
    if (!ask || seat === null) return null;
    const question = JSON.stringify([seat, ask.why, ask.options?.map((option) => option.key), this.link.director.shown[seat]?.moves]);
    if (question !== this.question) {
      this.question = question;
      this.known = new Map();
      this.asked = this.load(seat, this.known);
    }
    const known = this.known;
    await this.asked;
    if (known.size === 0 && this.known === known) this.question = null; // it failed: the next one asks again
    const found = known.get(key) ?? null;
    const isRepeated = found?.then?.id === `ask-${ask.why}`; // to be asked the same again is no news
    return found && isRepeated ? { ...found, then: null } : found;
  }

  private async load(seat: number, into: Map<string, Prospect>) {
    const told = await this.link.request("foresee", seat);
    if (told && "prospects" in told) for (const prospect of told.prospects) into.set(prospect.key, prospect);
  }
}
