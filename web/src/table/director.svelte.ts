/**
 * The director: what has happened is shown one event after another, with the table as it was after each of them. The
 * link knows how things stand; the director knows what of it has been shown.
 */
import type { Seen } from "../net/link.svelte";
import type { Event } from "../protocol";
import { viewOf } from "./sight";

const TOGETHER = 30; // so long the positions of seats at one device are waited for
const QUEUE = 60; // positions waiting to be shown; more than that and the screen jumps
const KEPT = 12; // positions that can be shown again
const SCREEN = -1; // the place of a spectator

export class Director {
  /** What is on the screen, by seat (-1 is the spectator). */
  shown = $state.raw<Record<number, Seen>>({});
  /** The event that is being shown, if one is. */
  beat = $state.raw<Event | null>(null);
  /** Whether more waits to be shown before play goes on. */
  behind = $state(false);
  /** Nothing moves on by itself until somebody says so. */
  paused = $state(false);
  /** How many events happened while nobody was looking; they can be shown now. */
  missed = $state(0);
  /** Whether the last things that happened can be shown again. */
  canRepeat = $state(false);

  /** How long the screen rests on an event, or on a position that came without any. The table sets it. */
  rest: (events: Event[]) => number = () => 0;
  /** Whether every event waits for somebody to ask for the next one. */
  stepwise: () => boolean = () => false;
  /** Whether the board shows single events; others are given a whole answer at once. */
  single: () => boolean = () => false;

  private readonly queues = new Map<number, Seen[]>();
  private readonly past = new Map<number, Seen[]>();
  private playing = new Map<number, Seen>(); // the position that is being reached, by seat
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private away: Map<number, Seen[]> | null = null;

  constructor(private readonly hidden: () => boolean = () => document.hidden) {}

  /** A new position has come in; `whole` where it does not follow the one before. */
  see(seen: Seen, whole: boolean, places: number) {
    const place = seen.seat ?? SCREEN;
    const queue = this.queues.get(place) ?? [];
    this.queues.set(place, queue);
    if (whole || seen.back || queue.length >= QUEUE) {
      queue.length = 0;
      this.playing.delete(place);
      if (whole || seen.back) this.past.delete(place);
      this.show(place, seen);
      this.settle();
      return;
    }
    if (this.hidden()) {
      this.miss(place, seen);
      return;
    }
    queue.push(seen);
    this.behind = true; // what is on the screen is no longer what is asked
    if (places > 1) this.wait(TOGETHER);
    else this.goOn();
  }

  /** A board plays a scene of its own: what comes later waits for it. */
  hold(held: boolean) {
    if (this.held === held) return;
    this.held = held;
    if (!held) this.goOn();
  }

  pause(paused: boolean) {
    this.paused = paused;
    if (paused) this.stop();
    else this.goOn();
  }

  /** Show the next event now. */
  next() {
    this.stop();
    this.advance();
  }

  /** Show at once where things stand. */
  skip() {
    this.stop();
    this.paused = false;
    for (const [place, queue] of this.queues) {
      const last = queue.at(-1) ?? this.playing.get(place);
      queue.length = 0;
      if (last) this.show(place, last);
    }
    this.playing.clear();
    this.settle();
  }

  /** Show the last things that happened once more. */
  repeat() {
    this.skip();
    for (const [place, seens] of this.past) this.queues.set(place, [...seens]);
    this.past.clear();
    this.behind = true;
    this.advance();
  }

  /** Show what happened while nobody was looking. */
  recap() {
    const away = this.away;
    this.away = null;
    this.missed = 0;
    if (!away) return;
    this.skip();
    for (const [place, seens] of away) this.queues.set(place, seens);
    this.behind = true;
    this.advance();
  }

  dismiss() {
    this.away = null;
    this.missed = 0;
  }

  close() {
    this.stop();
  }

  private miss(place: number, seen: Seen) {
    this.away ??= new Map();
    this.away.set(place, [...(this.away.get(place) ?? []), seen].slice(-QUEUE));
    this.missed = Math.max(...[...this.away.values()].map((seens) => seens.reduce((sum, one) => sum + one.fresh.length, 0)));
    this.queues.get(place)!.length = 0;
    this.playing.delete(place);
    this.show(place, seen);
    this.settle();
  }

  private show(place: number, seen: Seen) {
    this.shown = { ...this.shown, [place]: seen };
  }

  private settle() {
    this.behind = this.playing.size > 0 || [...this.queues.values()].some((queue) => queue.length > 0);
    if (!this.behind) this.beat = null;
    this.canRepeat = [...this.past.values()].some((seens) => seens.length > 0);
  }

  private stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(ms: number) {
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.goOn();
    }, ms);
  }

  private goOn() {
    if (this.timer !== undefined || this.held || this.paused) {
      this.settle();
      return;
    }
    this.advance();
  }

  /** One event further, or to the position that the events led to. */
  private advance() {
    if (this.held) return;
    if (this.playing.size === 0 && !this.begin()) return this.settle();
    const frames = Math.max(...[...this.playing.values()].map((seen) => this.frames(seen)));
    if (this.frame < frames) this.showFrame(this.frame++);
    else this.finish();
    this.settle();
  }

  /** How many events of a position are shown one by one; none where nobody would see them. */
  private frames(seen: Seen): number {
    return this.single() && (this.stepwise() || this.rest(seen.fresh) > 0) ? seen.frames.length : 0;
  }

  /** Take up the next position of all seats at this device that have one of that version. */
  private begin(): boolean {
    const next = Math.min(...[...this.queues.values()].map((queue) => queue[0]?.version ?? Infinity));
    if (next === Infinity) return false;
    for (const [place, queue] of this.queues) if (queue[0]?.version === next) this.playing.set(place, queue.shift()!);
    this.frame = 0;
    return true;
  }

  /** The table as it was after one event: nobody is asked anything yet. */
  private showFrame(at: number) {
    let events: Event[] = [];
    for (const [place, seen] of this.playing) {
      const frame = seen.frames[at];
      const before = this.shown[place];
      if (!frame || !before) continue;
      const told = seen.events.length - seen.frames.length + at + 1;
      const parts = { public: frame.public, outlook: before.outlook, own: frame.own };
      const view = viewOf(seen.seat, parts);
      const fresh = [frame.event];
      this.show(place, { ...seen, ...parts, view, fresh, events: seen.events.slice(0, told), asks: [], result: null, undo: "no" });
      events = fresh;
    }
    this.beat = events[0] ?? null;
    const rest = this.rest(events);
    if (this.stepwise()) this.paused = true;
    else if (!this.paused) rest > 0 ? this.wait(rest) : this.advance();
  }

  private finish() {
    let rest = 0;
    for (const [place, seen] of this.playing) {
      const shownAlready = this.frames(seen) > 0;
      this.show(place, shownAlready ? { ...seen, fresh: [] } : seen);
      rest = Math.max(rest, shownAlready ? 0 : this.rest(seen.fresh));
      const past = this.past.get(place) ?? [];
      this.past.set(place, [...past, seen].slice(-KEPT));
    }
    this.playing.clear();
    this.settle();
    if (this.stepwise() && !this.behind) this.paused = false;
    if (this.behind && !this.paused) rest > 0 ? this.wait(rest) : this.advance();
    else if (rest > 0) this.wait(rest);
  }
}
