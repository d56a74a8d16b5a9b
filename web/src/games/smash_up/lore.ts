/** What the parts of this board share: words, what glows, the big view. */
import { getContext, setContext } from "svelte";
import type { Args } from "../../protocol";
import type { Aim } from "./aim.svelte";
import type { Lens } from "./lens.svelte";
import { CARDS } from "./printed";
import type { Attached, Event, FactionId, Mark, Minion, Play } from "./shapes";
import { chip, figuresOf, isCard, kindOf, nameId, type PrintedId } from "./view";

export class Lore {
  constructor(
    readonly say: (id: string, args?: Args) => string,
    readonly nameAt: (seat: number) => string,
    readonly aim: Aim,
    readonly lens: Lens,
    /** My seat; null for a spectator. */
    readonly seat: () => number | null = () => null,
    /** The event that is being shown. */
    readonly event: () => Event | null = () => null,
  ) {}

  /** Whether the event that is being shown is about this thing in play. */
  isTold(code: string): boolean {
    const event = this.event();
    return event !== null && "what" in event.args && event.args.what === code;
  }

  name(id: PrintedId): string {
    return this.say(nameId(id));
  }

  /** The text of a card or base, with its figures. */
  text(id: PrintedId): string {
    return this.say(`text-${id}`, figuresOf(id));
  }

  faction(id: FactionId): string {
    return this.say(`faction-${id}`);
  }

  /** What kind of thing it is: "bojovník, síla 3", "akce na základnu". */
  kind(id: PrintedId): string {
    return isCard(id) ? this.say("board-type", { type: CARDS[id].type, power: CARDS[id].power }) : this.say("board-type-base");
  }

  signed(amount: number): string {
    return amount > 0 ? `+${amount}` : `−${-amount}`;
  }

  /** A card in one sentence, for those who listen. */
  spokenCard(id: PrintedId): string {
    return `${this.name(id)}, ${this.kind(id)}. ${this.text(id)}`;
  }

  spokenMinion(minion: Minion): string {
    const parts = [this.say("board-minion", { card: this.name(minion.card), name: this.nameAt(minion.seat), power: minion.power })];
    const printed = CARDS[minion.card].power;
    if (minion.power !== printed || minion.modifiers.length > 0) {
      const list = minion.modifiers.map((one) => `${this.name(one.by)} ${this.signed(one.amount)}`).join(", ");
      parts.push(this.say("board-printed", { power: printed, list }));
    }
    for (const one of minion.marks) parts.push(this.mark(one));
    parts.push(this.text(minion.card));
    return parts.join(" ");
  }

  spokenAttached(attached: Attached): string {
    return this.say("board-attached", { card: this.name(attached.card), name: this.nameAt(attached.seat), text: this.text(attached.card) });
  }

  mark({ mark, by }: Mark): string {
    return this.say(`board-mark-${mark}`, { by: this.nameOf(by) });
  }

  /** The name of a thing in play. */
  nameOf(code: string): string {
    const kind = kindOf(code);
    return kind ? this.name(kind) : "";
  }

  /** A play that is left, in words. */
  play(play: Play): string {
    return this.say("play-chip", chip(play));
  }
}

const KEY = Symbol("smash_up");
export const setLore = (lore: Lore) => setContext(KEY, lore);
export const getLore = () => getContext<Lore>(KEY);
