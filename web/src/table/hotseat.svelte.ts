/**
 * Whose eyes the screen shows. Where several people share one device, it shows what all of them may see and hands itself
 * over, behind a curtain, to whoever has to look at secrets.
 */
import { untrack } from "svelte";
import type { GameFace } from "../games/contract";
import type { Link, Seen } from "../net/link.svelte";
import { prefs } from "../prefs.svelte";
import type { Ask } from "../protocol";
import { common } from "./sharing";

interface Surroundings {
  link: Link;
  face: () => GameFace;
  /** Whether something that has happened is still being shown. */
  behind: () => boolean;
  /** Whether the seat's question has been answered in advance. */
  answered: (seat: number) => boolean;
}

export class HotSeat {
  /** Before whose secrets the curtain hangs; null where it is up. */
  curtain = $state<number | null>(null);
  /** Whose secrets are on the screen of a device that is passed round. */
  private revealed = $state<number | null>(null);
  /** Who holds the device. */
  private holder = $state<number | null>(null);
  /** The last position that all at this device saw alike. */
  private lastCommon = $state.raw<Seen>();

  constructor(private readonly around: Surroundings) {
    $effect(() => {
      if (this.common) this.lastCommon = this.common;
    });
    $effect(() => {
      const next = this.next;
      if (next) untrack(() => this.handOver(next));
    });
  }

  private readonly seats = $derived.by(() => this.around.link.seats);
  private readonly shown = $derived.by(() => this.around.link.director.shown);
  private readonly shared = $derived.by(() => this.around.face().shared);

  /** Several people at one device. */
  readonly several = $derived.by(() => this.seats.length > 1);
  /** The seat whose table is shown; null for a spectator. */
  readonly seat = $derived.by(() =>
    this.holder !== null && this.seats.includes(this.holder) ? this.holder : (this.seats[0] ?? null),
  );
  /** Whom sentences call "you": nobody where several people read them. */
  readonly reader = $derived.by(() => (this.several ? null : this.seat));
  /** The device goes round with what everybody may see on it. */
  readonly passedRound = $derived.by(() => this.several && prefs.curtain && this.shared !== undefined);
  /** Whether the holder's secrets are on the screen. */
  readonly isRevealed = $derived.by(() => this.revealed === this.seat);

  /** The position as the seat itself sees it. */
  readonly own = $derived.by<Seen | undefined>(() => this.shown[this.seat ?? -1]);
  private readonly covered = $derived.by(() => this.passedRound && !this.isRevealed);
  private readonly common = $derived.by<Seen | null>(() => {
    if (!this.covered || !this.own) return null;
    const sight = common(this.shared, this.seats.map((one) => this.shown[one]));
    return sight && { ...this.own, ...sight };
  });
  /** The positions of all seats at this device are of one moment. */
  private readonly arrived = $derived.by(() => this.seats.every((one) => this.shown[one]?.version === this.own?.version));

  /** The position as the screen shows it; nothing while there is none that everybody may see. */
  readonly seen = $derived.by<Seen | undefined>(() => {
    if (!this.covered || !this.own) return this.own;
    if (this.common) return this.common;
    const onTheWay = this.around.link.director.behind || !this.arrived;
    return onTheWay && this.lastCommon ? { ...this.lastCommon, asks: this.own.asks } : undefined;
  });

  /** The question that the screen puts, without options that would tell a secret by being offered. */
  readonly ask = $derived.by<Ask | null>(() => {
    if (this.seat === null || this.around.answered(this.seat)) return null;
    const mine = this.seen?.asks.find((one) => one.seat === this.seat && one.options) ?? null;
    if (!mine || !this.covered) return mine;
    if (!this.isOpen(mine)) return null;
    const secret = this.shared!.secret;
    return secret ? { ...mine, options: mine.options!.filter((option) => !secret(option.key)) } : mine;
  });

  /** The question for which somebody else has to take the device, or the holder has to look at secrets. */
  private readonly next = $derived.by<Ask | null>(() => {
    const { link, behind, answered } = this.around;
    if (!this.several || !this.own || behind() || this.own.result) return null;
    if (this.passedRound && (!this.arrived || link.waiting > 0 || link.ahead)) return null;
    const asked = this.own.asks.filter((one) => this.seats.includes(one.seat) && !answered(one.seat));
    const mine = asked.find((one) => one.seat === this.seat);
    if (mine && (!this.covered || (this.seen && this.isOpen(mine)))) return null;
    return mine ?? asked[0] ?? null;
  });

  /** Everybody may see this question asked and answered. */
  private isOpen(ask: Ask): boolean {
    return this.passedRound && this.shared!.asks.includes(ask.why);
  }

  private handOver(ask: Ask) {
    if (prefs.curtain && !(this.seen && this.isOpen(ask))) {
      this.curtain = ask.seat;
      return;
    }
    this.holder = ask.seat;
    this.revealed = null;
  }

  /** The holder wants to look at their secrets. */
  look() {
    this.curtain = this.seat;
  }

  liftCurtain() {
    this.revealed = this.holder = this.curtain;
    this.curtain = null;
  }

  hideSecrets() {
    this.revealed = null;
  }

  /** An answer was given, so the device goes on. */
  passOn() {
    if (this.passedRound) this.revealed = null;
  }
}
