/** Answers given in advance at this device: offered with the question, given by the table, taken back by their owner. */
import { untrack } from "svelte";
import type { Lasting } from "../games/contract";
import type { GameWords } from "../i18n/game";
import type { Link, Seen } from "../net/link.svelte";
import type { Choices, ForLater } from "./choices.svelte";
import { promise, promised, stands, type Promised } from "./lasting";

export class Promises {
  given = $state.raw<Promised[]>([]);
  private lastAnswered = ""; // never the same question twice, even if the answer was refused

  constructor(
    private readonly link: Link,
    readonly lasting: () => Lasting[],
  ) {}

  /** Whether the seat's question has its answer already. */
  cover(seat: number): boolean {
    return this.answer(seat) !== null;
  }

  withdraw(one: Promised) {
    this.given = this.given.filter((other) => other !== one);
  }

  /** The answers to this question that may be given for later ones too. */
  offers(choices: Choices, words: GameWords, seat: number | null, own: Seen | undefined): ForLater[] {
    return this.lasting().flatMap(({ why, key, label }, at) =>
      choices.ask?.why === why && choices.has(key) ? [{ key, label: words.msg(label), give: () => this.give(at, seat, own) }] : [],
    );
  }

  /** To be called inside a component: gives the answers while `free`, and forgets those that stand no longer. */
  keep(free: () => boolean) {
    $effect(() => {
      const left = this.given.filter((one) => stands(this.lasting(), one, this.link.director.shown[one.seat]));
      if (left.length < this.given.length) this.given = left;
    });
    $effect(() => {
      if (!free()) return;
      for (const seat of this.link.seats) {
        const key = this.answer(seat);
        const question = `${seat} ${this.link.director.shown[seat]?.version}`;
        if (key === null || question === this.lastAnswered) continue;
        this.lastAnswered = question;
        untrack(() => void this.link.answer(seat, [key]));
        return;
      }
    });
  }

  private answer(seat: number): string | null {
    return promised(this.lasting(), this.given, seat, this.link.director.shown[seat]);
  }

  private give(at: number, seat: number | null, own: Seen | undefined) {
    const one = seat === null || !own ? null : promise(this.lasting(), at, seat, own);
    if (one) this.given = [...this.given.filter((other) => other.seat !== one.seat || other.at !== at), one];
  }
}
