/** What the parts of this board share: words, what glows, the big view. */
import { getContext, setContext } from "svelte";
import type { Args } from "../../protocol";
import type { Aim } from "./aim.svelte";
import type { Lens } from "./lens.svelte";
import { CARDS } from "./printed";
import { figuresOf, kindOf, nameId, type Attached, type Minion } from "./view";

export class Lore {
  constructor(
    readonly say: (id: string, args?: Args) => string,
    readonly nameAt: (seat: number) => string,
    readonly aim: Aim,
    readonly lens: Lens,
  ) {}

  name(id: string): string {
    return this.say(nameId(id));
  }

  /** The text of a card or base, with its figures. */
  text(id: string): string {
    return this.say(`text-${id}`, figuresOf(id));
  }

  faction(id: string): string {
    return this.say(`faction-${id}`);
  }

  /** What kind of thing it is: "bojovník, síla 3", "akce na základnu". */
  kind(id: string): string {
    const card = CARDS[id];
    return card ? this.say("board-type", { type: card.type, power: card.power }) : this.say("board-type-base");
  }

  signed(amount: number): string {
    return amount > 0 ? `+${amount}` : `−${-amount}`;
  }

  /** A card in one sentence, for those who listen. */
  spokenCard(id: string): string {
    return `${this.name(id)}, ${this.kind(id)}. ${this.text(id)}`;
  }

  spokenMinion(minion: Minion): string {
    const parts = [this.say("board-minion", { card: this.name(minion.card), name: this.nameAt(minion.seat), power: minion.power })];
    if (minion.power !== minion.printed || minion.modifiers.length > 0) {
      const list = minion.modifiers.map((one) => `${this.name(one.by)} ${this.signed(one.amount)}`).join(", ");
      parts.push(this.say("board-printed", { power: minion.printed, list }));
    }
    for (const one of minion.marks) parts.push(this.mark(one.mark, one.by));
    parts.push(this.text(minion.card));
    return parts.join(" ");
  }

  spokenAttached(attached: Attached): string {
    return this.say("board-attached", { card: this.name(attached.card), name: this.nameAt(attached.seat), text: this.text(attached.card) });
  }

  mark(mark: string, by: string): string {
    return this.say(`board-mark-${mark}`, { by: this.name(kindOf(by)) });
  }
}

const KEY = Symbol("smash_up");
export const setLore = (lore: Lore) => setContext(KEY, lore);
export const getLore = () => getContext<Lore>(KEY);
