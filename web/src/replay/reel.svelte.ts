/** A finished or running match on its reel: the position that is shown, through whose eyes, and what happened up to it. */
import { t } from "../i18n/words.svelte";
import { getFilePosition, getFileReplay, getReplay, getReplayPosition, sentenceOf } from "../net/api";
import type { Event, Replay, ReplayPosition } from "../protocol";

/** A link into the middle names a position (`at`) or something that happened (`event`, by its place in the log). */
function numberOf(asked: URLSearchParams, name: string): number | null {
  const value = Number(asked.get(name) ?? NaN);
  return Number.isInteger(value) && value >= 0 ? value : null;
}

/** The first position in which the event has happened. */
function positionAfter({ startEventCount, moves }: Replay, event: number): number {
  if (event < startEventCount) return 0;
  const found = moves.findIndex((move) => move.eventCount > event);
  return found < 0 ? moves.length : found + 1;
}

export class Reel {
  /** Whose eyes; null for a spectator's. */
  seat = $state<number | null>(null);
  /** How many moves have been made in the position that is wanted. */
  at = $state(Infinity);
  replay = $state.raw<Replay>();
  position = $state.raw<ReplayPosition>();
  /** Grows with every position shown. */
  shown = $state(0);
  /** Why there is nothing to be seen. */
  failure = $state("");
  playing = $state(false);

  readonly last = $derived(this.replay?.moves.length ?? 0);
  readonly now = $derived(Math.min(this.at, this.last));
  readonly events = $derived<Event[]>(this.replay && this.position ? this.replay.events.slice(0, this.told(this.position.moves)) : []);
  readonly fresh = $derived<Event[]>(this.position && this.position.moves > 0 ? this.events.slice(this.told(this.position.moves - 1)) : []);

  private wantedEvent: number | null;
  private readonly kept = new Map<string, Promise<ReplayPosition>>();

  constructor(
    readonly room: string,
    /** Whether it is a match from a file, which the server has open under this name. */
    readonly file: boolean,
    asked: URLSearchParams,
  ) {
    this.wantedEvent = numberOf(asked, "event");
    this.seat = numberOf(asked, "seat");
    this.at = numberOf(asked, "at") ?? Infinity;
  }

  fail = (error: unknown) => {
    this.failure = sentenceOf(error, t("net-none"));
  };

  /** To be called inside a component: fetches what is wanted, keeps the address, and goes on by itself while it plays. */
  run(rest: (fresh: Event[]) => number) {
    $effect(() => this.load(this.seat));
    $effect(() => this.show(this.seat));
    $effect(() => {
      if (!this.replay) return;
      const query = new URLSearchParams({ at: String(this.at) });
      if (this.seat !== null) query.set("seat", String(this.seat));
      history.replaceState(null, "", `${this.file ? `/replay/${this.room}` : `/t/${this.room}/replay`}?${query}`);
    });
    $effect(() => {
      if (!this.playing) return;
      if (this.at >= this.last) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => (this.at = Math.min(this.last, this.at + 1)), rest(this.fresh));
      return () => clearTimeout(timer);
    });
  }

  /** To a position, by hand: what plays stops. */
  go(to: number) {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** A position as a seat saw it, fetched once. */
  fetch(moves: number, eyes: number | null): Promise<ReplayPosition> {
    const place = `${eyes}/${moves}`;
    let found = this.kept.get(place);
    if (!found) {
      found = (this.file ? getFilePosition : getReplayPosition)(this.room, moves, eyes);
      found.catch(() => this.kept.delete(place));
      this.kept.set(place, found);
    }
    return found;
  }

  private told(moves: number): number {
    if (!this.replay) return 0;
    return moves === 0 ? this.replay.startEventCount : this.replay.moves[moves - 1]!.eventCount;
  }

  private load(eyes: number | null) {
    (this.file ? getFileReplay : getReplay)(this.room, eyes).then((loaded) => {
      if (eyes !== this.seat) return;
      this.replay = loaded;
      if (this.wantedEvent !== null) this.at = positionAfter(loaded, this.wantedEvent);
      this.wantedEvent = null;
      if (this.at > loaded.moves.length) this.at = loaded.moves.length;
    }, this.fail);
  }

  private show(eyes: number | null) {
    if (!this.replay || this.replay.seat !== eyes) return;
    const moves = Math.min(this.at, this.replay.moves.length);
    this.fetch(moves, eyes).then((loaded) => {
      if (moves !== this.at || eyes !== this.seat) return;
      this.position = loaded;
      this.shown++;
      if (moves < this.last) this.fetch(moves + 1, eyes).catch(() => {}); // ready for the next step
    }, this.fail);
  }
}
