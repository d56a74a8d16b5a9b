/** The clocks of the table that is looked at: the server says what they show, this browser counts down from there. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Clocks as Told, ClockRule } from "../protocol";

const OFTEN = 200; // ms between two looks at the clock
export const LOW = 10; // seconds: from here on every tenth counts

/** What the server said, and when it was heard by this browser's own steady clock. */
export type Heard = Told & { at: number };

class TableClocks {
  rule = $state.raw<ClockRule | null>(null);
  private heard = $state.raw<Heard | null>(null);
  private now = $state(0);
  /** How many places show a seat's clock already. */
  private readonly placed = new SvelteMap<number, number>();

  get paused(): boolean {
    return this.heard?.paused === true;
  }

  get count(): number {
    return this.heard?.seats.length ?? 0;
  }

  /** Inside an effect: show these until others are shown. */
  show(heard: Heard | null, rule: ClockRule | null) {
    this.heard = heard;
    this.rule = heard ? rule : null;
    this.now = performance.now();
    if (!heard?.seats.some((seat) => seat.goes !== null)) return;
    const timer = setInterval(() => (this.now = performance.now()), OFTEN);
    return () => clearInterval(timer);
  }

  hide() {
    this.show(null, null);
  }

  runs(seat: number): boolean {
    return typeof this.heard?.seats[seat]?.goes === "number";
  }

  /** The seconds that a seat has left. */
  left(seat: number): number {
    const shown = this.heard?.seats[seat];
    if (!shown || !this.heard) return 0;
    if (shown.goes === null) return shown.left;
    return Math.max(0, shown.left - Math.max(0, (this.now - this.heard.at) / 1000 - shown.goes));
  }

  /** Inside an effect: this seat's clock stands beside its name. */
  place(seat: number) {
    const more = (by: number) => untrack(() => this.placed.set(seat, (this.placed.get(seat) ?? 0) + by));
    more(1);
    return () => void more(-1);
  }

  isPlaced(seat: number): boolean {
    return (this.placed.get(seat) ?? 0) > 0;
  }
}

export const clocks = new TableClocks();
