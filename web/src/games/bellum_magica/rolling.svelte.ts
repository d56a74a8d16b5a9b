/** The die while it rolls: other faces until it lies. */
import { isStill } from "../../prefs.svelte";

const ROLLING = 800; // ms at the calm pace

const FACES = 6;
const TURNS = 8;

export class Rolling {
  /** The face that shows while it rolls; null when it lies. */
  face = $state<number | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly done: () => void) {}

  /** Whether it rolls at all: not where the player wants stillness. */
  start(row: number, speed: number): boolean {
    if (isStill()) return false;
    let turns = TURNS;
    this.face = row;
    this.timer = setInterval(() => {
      if (--turns <= 0) this.stop();
      else this.face = 1 + ((this.face! + Math.floor(Math.random() * (FACES - 1))) % FACES);
    }, (ROLLING / TURNS) * speed);
    return true;
  }

  stop() {
    clearInterval(this.timer);
    if (this.face === null) return;
    this.face = null;
    this.done();
  }
}
