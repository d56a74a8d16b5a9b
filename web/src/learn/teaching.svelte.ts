/** One lesson as it is taught: the learner's answers go to the server, the table comes back event by event. */
import { CallFailed, getMoment } from "../net/api";
import type { Seen } from "../net/link.svelte";
import { follow, type Frame } from "../net/moves";
import type { LessonMoment, LessonReply, Position } from "../protocol";
import { Director } from "../table/director.svelte";
import { viewOf } from "../table/sight";
import { learnt } from "./learnt.svelte";

export class Teaching {
  moment = $state.raw<LessonMoment>();
  /** What the teacher says to the last answer that she did not take. */
  reply = $state.raw<LessonReply | null>(null);
  /** How often an answer was not taken, so that the same words are said again. */
  replies = $state(0);
  busy = $state(false);
  failure = $state("");
  readonly director = new Director();
  private keys: string[];
  private stretch = -1; // which `before` is being shown
  private shownFrames = 0; // of that stretch

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.keys = this.kept();
    void this.load(this.keys, true);
  }

  /** Where the answers are sent, and what this browser remembers of them: puzzles do both otherwise. */
  protected ask(keys: string[]): Promise<LessonMoment> {
    return getMoment(this.game, this.lesson, keys);
  }
  protected kept(): string[] {
    return learnt.of(this.game, this.lesson).keys;
  }
  protected keep(keys: string[], moment: LessonMoment) {
    const before = learnt.of(this.game, this.lesson);
    const crib = [...new Set([...before.crib, ...moment.crib])];
    learnt.keep(this.game, this.lesson, { keys: moment.over ? [] : keys, done: before.done || moment.over, crib });
  }

  /** Begin from the beginning. */
  restart() {
    void this.load([], true);
  }

  /** The sentence has been read. */
  read() {
    if (this.moment && !this.moment.over && this.moment.wanted.length === 0) void this.load([...this.keys, ""], false);
  }

  answer(key: string) {
    const moment = this.moment;
    if (!moment || this.busy) return;
    if (moment.wanted.includes(key)) void this.load([...this.keys, key], false);
    else this.say(moment.replies.find((one) => one.keys.includes(key)));
  }

  /** Something that cannot be chosen was pointed at; true where the teacher has a word about it. */
  pointed(ref: string): boolean {
    return this.say(this.moment?.replies.find((one) => one.refs.includes(ref)));
  }

  close() {
    this.director.close();
  }

  private say(reply: LessonReply | undefined): boolean {
    if (!reply) return false;
    this.reply = reply;
    this.replies++;
    return true;
  }

  private async load(keys: string[], whole: boolean) {
    this.busy = true;
    try {
      const moment = await this.ask(keys);
      this.keys = keys;
      this.reply = null;
      this.failure = "";
      this.show(moment, whole);
      this.keep(keys, moment);
    } catch (error) {
      if (keys.length > 0 && whole) {
        // the lesson is not the one it was: start over
        await this.load([], true);
        return;
      }
      this.failure = error instanceof CallFailed ? error.reason.text : String(error);
    } finally {
      this.busy = false;
    }
  }

  /** Show what has happened since the last time, as far as the sentence lets it happen. */
  private show(moment: LessonMoment, whole: boolean) {
    this.moment = moment;
    const { before, moved } = moment;
    const { position, frames } = follow(before, moved);
    if (before.version !== this.stretch) {
      const jumps = whole || this.stretch < 0 || before.eventCount === 0;
      if (jumps) this.director.see(seenOf(before, [], before.events), true, 1);
      this.stretch = before.version;
      this.shownFrames = 0;
    }
    const until = moment.shown ?? frames.length;
    const next = frames.slice(this.shownFrames, until);
    const told = [...before.events, ...frames.slice(0, until).map((frame) => frame.event)];
    this.shownFrames = Math.max(this.shownFrames, until);
    if (moment.shown === null) this.director.see(seenOf(position, next, told), whole && frames.length === 0, 1);
    else if (next.length > 0) {
      const last = next.at(-1)!;
      const half = { ...position, public: last.public, own: last.own, outlook: before.outlook, asks: [], result: null };
      this.director.see(seenOf(half, next, told), false, 1);
    }
    if (whole) this.director.skip();
  }
}

function seenOf(told: Position, frames: Frame[], events: Seen["events"]): Seen {
  return { ...told, view: viewOf(told.seat, told), events, fresh: frames.map((frame) => frame.event), frames, back: false };
}
