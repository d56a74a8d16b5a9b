/** What moves: things fly with their event, the die rolls, in the end all chests are opened. */
import { isStill } from "../../prefs.svelte";
import { journeysOf, type Journey } from "./journeys";
import { lidsOf } from "./opening";
import { Opening } from "./opening.svelte";
import { Rolling } from "./rolling.svelte";
import type { Event, View } from "./shapes";

/** What a scene needs of the board at this moment. */
export interface Moment {
  view: View;
  /** The event that is shown, where one is shown at a time. */
  event: Event | null;
  /** The one before it. */
  before: Event | null;
  /** Of the calm pace; 0 is at once. */
  speed: number;
  showing: ((skip: (() => void) | null, title?: string) => void) | undefined;
  /** What is said while the die rolls or chests are opened. */
  say: { rolling: (seat: number) => string; opening: () => string };
}

export class Scenes {
  journeys = $state.raw<Journey[]>([]);
  readonly rolling: Rolling;
  readonly opening: Opening;

  constructor(private readonly now: () => Moment) {
    const done = () => now().showing?.(null);
    this.rolling = new Rolling(done);
    this.opening = new Opening(() => this.announce(), done);
  }

  /** A new position is on the table. */
  play() {
    const { view, event, before, speed, showing, say } = this.now();
    this.rolling.stop();
    this.journeys = event && !isStill() ? journeysOf(event, view, before) : [];
    if (!showing || speed === 0 || !event) return;
    if (event.kind === "score" && event.args.seat.seat === 0) {
      this.opening.play(lidsOf(view), speed);
      this.announce();
    } else if (event.kind === "roll" && this.rolling.start(view.row, speed)) {
      showing(() => this.rolling.stop(), say.rolling(event.args.seat.seat));
    }
  }

  close() {
    this.rolling.stop();
    this.opening.close();
    this.now().showing?.(null);
  }

  private announce() {
    const { showing, say } = this.now();
    showing?.(this.opening.end, say.opening());
  }
}
