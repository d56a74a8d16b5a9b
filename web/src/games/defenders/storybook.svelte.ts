/**
 * Machine cards as they are told: the one that the table is showing event by event, those that came earlier, and those
 * that may come. Only earlier and coming cards have a clock of their own here; what happens now is the table's to pace.
 */
import { isStill, prefs } from "../../prefs.svelte";
import type { Event, MachineId, View } from "./shapes";
import { beats, ghosts, placesOf, sceneAt, sceneOf, stories, storyWith, sweepOf, type Scene, type Story } from "./view";

interface Given {
  view: () => View;
  events: () => Event[];
  /** The event that the table is showing, if it is showing one. */
  beat: () => Event | null;
}

const REST = { first: 900, step: 1250, last: 2200 };
const STAYS = new Set(["turn", "round", "token"]); // what follows a card without closing it
const NOTHING = { hexes: [], edges: [], from: "" };

export class Storybook {
  /** A card that lies open beside the map. */
  reading = $state.raw<Story | null>(null);
  preview = $state<MachineId | "">("");
  /** The step of an open card that the map shows; -1 is the map before it, null the map as it is. */
  at = $state<number | null>(null);
  running = $state(false);
  private swept = $state(true);

  constructor(private readonly given: Given) {}

  readonly told = $derived.by(() => stories(this.given.events()));
  /** The card that is being told right now. */
  readonly live = $derived.by(() => storyWith(this.given.events(), this.given.beat()));
  readonly foreseen = $derived.by(() => (this.preview ? (this.given.view().forecast.cards.find((one) => one.card === this.preview) ?? null) : null));
  private readonly dream = $derived.by<Story | null>(() =>
    this.foreseen ? { card: this.foreseen.card, number: 0, start: sceneOf(this.given.view()), steps: this.foreseen.steps } : null,
  );
  readonly open = $derived.by(() => this.live ?? this.dream ?? this.reading);
  private readonly list = $derived.by(() => (this.open ? beats(this.open) : []));
  readonly step = $derived.by(() => (this.live ? this.list.length - 1 : this.at));

  /** The radar turns before the step that it decides; then its ray stays on what it met. */
  readonly sweep = $derived.by(() => {
    const { open, step } = this;
    if (!open || step === null || step < 0) return null;
    const view = this.given.view();
    const found = sweepOf(open, step, (built) => (view.factories[built] ?? view.core).arrow);
    return found && { ...found, time: isStill() ? 0 : pace() * (300 + 1.6 * Math.abs(found.turn)) };
  });
  private readonly turning = $derived.by(() => this.sweep !== null && !this.swept);

  /** Whether the map shows a moment that is not the position. */
  readonly elsewhere = $derived.by(() => this.open !== null && this.step !== null);
  readonly scene = $derived.by<Scene>(() => {
    const { open, step } = this;
    const beat = step === null ? undefined : this.list[step];
    if (!open || step === null || (this.live && !this.turning)) return sceneOf(this.given.view());
    if (!beat) return open.start;
    return sceneAt(open, this.turning ? beat.end - beat.steps.length : beat.end);
  });
  readonly ring = $derived.by(() => {
    const { step } = this;
    if (!this.elsewhere) {
      const beat = this.given.beat();
      return beat && placesOf({ steps: [beat], end: 0 });
    }
    const beat = step === null ? undefined : this.list[step];
    return beat && !this.turning ? placesOf(beat) : NOTHING;
  });
  readonly overlay = $derived.by(() => (this.dream && !this.live && this.at === null ? ghosts(this.dream) : null));

  /** Call it while a component is being set up. */
  keepTime() {
    $effect.pre(() => {
      const time = this.sweep?.time ?? 0;
      if (time === 0) return;
      this.swept = false;
      const timer = setTimeout(() => (this.swept = true), time);
      return () => {
        clearTimeout(timer);
        this.swept = true;
      };
    });
    $effect(() => {
      if (!this.running || this.at === null) return;
      const rest = this.at < 0 ? REST.first : this.at >= this.list.length - 1 ? REST.last : REST.step;
      const timer = setTimeout(() => this.go(this.at! + 1, true), pace() * rest + (this.sweep?.time ?? 0));
      return () => clearTimeout(timer);
    });
  }

  /** Another position is shown: what was opened by hand is over, and a card that has just come stays beside the map. */
  turnPage(fresh: Event[], keep: boolean) {
    this.preview = "";
    this.at = null;
    this.running = false;
    const came = this.live ?? stories(fresh).at(-1);
    if (came) this.reading = keep ? came : null;
    else if (this.reading && !this.told.some((one) => one.number === this.reading!.number)) this.reading = null; // taken back
    else if (fresh.some((event) => !STAYS.has(event.kind))) this.reading = null;
  }

  look(card: MachineId | "") {
    this.reading = null;
    this.at = null;
    this.running = false;
    this.preview = card;
  }
  read(number: number) {
    this.look("");
    this.reading = this.told.find((one) => one.number === number) ?? null;
  }
  neighbour(by: number): (() => void) | null {
    const at = this.reading && !this.dream ? this.told.findIndex((one) => one.number === this.reading!.number) : -1;
    const found = at < 0 ? undefined : this.told[at + by];
    return found ? () => this.read(found.number) : null;
  }
  go(at: number, running = false) {
    if (at >= this.list.length) {
      this.at = null;
      this.running = false;
    } else {
      this.at = Math.max(-1, at);
      this.running = running;
    }
  }
  playOrPause() {
    if (this.at === null) this.go(-1, true);
    else this.running = !this.running;
  }
  close() {
    this.look("");
  }
}

/** How long things take at the pace that was chosen. */
export function pace(): number {
  return { slow: 1.6, calm: 1, brisk: 0.45, instant: 0, step: 1 }[prefs.pace];
}
