/** Plays the opening of all chests: one after another, a breath before the one that decides. */
import { takes, type Lid } from "./opening";

const BREATH = 5000; // ms: so long the last chest waits for a hand
const REST = 1600; // to look at what has come out

export class Opening {
  /** How many chests are open; null when it is not being played, and all of them are. */
  opened = $state<number | null>(null);
  /** The chest that decides lies shut on its tower. */
  staged = $state(false);
  private lids: Lid[] = [];
  private speed = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is called whenever there is something else to be said, `done` at the end. */
  constructor(
    private readonly changed: () => void,
    private readonly done: () => void,
  ) {}

  play(lids: Lid[], speed: number) {
    clearTimeout(this.timer);
    this.lids = lids;
    this.speed = speed;
    this.opened = 0;
    this.staged = false;
    this.goOn();
  }

  /** Open the last chest now. */
  open = () => {
    clearTimeout(this.timer);
    this.staged = false;
    this.count();
  };

  /** All of them at once. */
  end = () => {
    clearTimeout(this.timer);
    if (this.opened === null) return;
    this.opened = null;
    this.staged = false;
    this.done();
  };

  close() {
    clearTimeout(this.timer);
  }

  get isOver(): boolean {
    return this.opened === null || this.opened >= this.lids.length;
  }

  private count() {
    this.opened = (this.opened ?? 0) + 1;
    this.goOn();
  }

  private goOn() {
    const next = this.lids[this.opened ?? 0];
    if (!next) {
      this.changed();
      this.timer = setTimeout(this.end, REST * this.speed);
    } else if (next.decides) {
      this.staged = true;
      this.changed();
      this.timer = setTimeout(this.open, BREATH);
    } else this.timer = setTimeout(() => this.count(), takes(next) * this.speed);
  }
}
