/** The open question of one seat as the screen plays with it: what glows, what is lifted, what was answered. */
import { untrack } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Ask, Choice, Hindrance, Text } from "../protocol";
import { glowing, loose, needWords, pointAt, singleAnswers } from "./pointing";
import { aboutKey, aboutThing } from "./hindrances";

export type GlowState = "no" | "can" | "picked" | "instead";

/** An answer for now and for later: what its button says, and what it does. */
export interface ForLater {
  key: string;
  label: string;
  give: () => void;
}

export class Choices {
  ask = $state.raw<Ask | null>(null);
  /** What has been pointed at so far. */
  picked = $state.raw<string[]>([]);
  /** Which of several things that look alike was pointed at: they are one choice, but only one is in the hand. */
  private pointed = $state.raw<Record<string, string>>({});
  /** Chosen so far in a question for several things at once. */
  ticked = $state.raw<string[]>([]);
  /** Whether answers can be given now: not while one is under way or the net is away. */
  open = $state(false);
  /** Answers to this question that can be given for later ones as well. */
  forLater = $state.raw<ForLater[]>([]);
  /** Answers to it that the server may keep for the whole match. */
  always = $state.raw<ForLater[]>([]);

  /** Why other things cannot be chosen, once somebody has wanted to know. */
  hindrances = $state.raw<Hindrance[]>([]);
  /** Finds that out; the table asks the server. */
  find: () => Promise<Hindrance[]> = () => Promise.resolve([]);

  /** Which answers are to be given twice, because they are rarely meant; the table asks the game. */
  careful = $state.raw<(option: Choice) => boolean>(() => false);
  /** The answer that waits to be given once more. */
  doubted = $state<string | null>(null);

  private readonly drawn = new SvelteMap<string, number>();
  private readonly shownKeys = new SvelteSet<string>();
  private question = "";

  constructor(
    private readonly give: (keys: string[]) => void,
    /** Labels in the player's language. */
    readonly say: (text: Text) => string,
    /** The same with the names of components marked: to be shown by Sentence. */
    readonly sayMarked: (text: Text) => string = say,
  ) {}

  /** The question now; picks are forgotten when it is another one. */
  set(ask: Ask | null, open: boolean) {
    const question = ask?.options ? JSON.stringify([ask.seat, ask.why, ask.options.map((o) => o.key), ask.batch?.picked]) : "";
    if (question !== this.question) {
      this.question = question;
      this.picked = [];
      this.ticked = [];
      this.doubted = null;
    }
    if (ask !== this.ask) this.hindrances = [];
    this.ask = ask;
    this.open = open && question !== "";
  }

  readonly options = $derived<Choice[]>(this.open ? (this.ask?.options ?? []) : []);
  private readonly lit = $derived(glowing(this.options, this.picked));
  private readonly litAtFirst = $derived(glowing(this.options, []));

  /** How the thing called `ref` should look; `thing` tells things with the same ref apart. */
  glow(ref: string, thing?: string): GlowState {
    if (this.ask?.batch) return this.isTicked(ref) ? "picked" : this.litAtFirst.has(ref) ? "can" : "no";
    if (this.isDoubted(ref)) return "picked";
    if (this.picked.includes(ref)) return thing === undefined || (this.pointed[ref] ?? thing) === thing ? "picked" : "instead";
    if (this.lit.has(ref)) return "can";
    return this.picked.length > 0 && this.litAtFirst.has(ref) ? "instead" : "no";
  }

  /** The options that the thing called `ref` takes part in. */
  at(ref: string): Choice[] {
    return this.options.filter((option) => option.refs.includes(ref));
  }

  /** What choosing the thing called `ref` would do, in words; empty where it is not clear yet. */
  wordsAt(ref: string): string {
    const options = this.at(ref);
    return options.length === 1 ? this.say(options[0]!.label) : "";
  }

  has(key: string): boolean {
    return this.options.some((option) => option.key === key);
  }

  point(ref: string, thing?: string) {
    if (!this.open) return;
    const double = thing !== undefined && this.picked.includes(ref) && this.pointed[ref] !== thing;
    if (thing !== undefined) this.pointed = { ...this.pointed, [ref]: thing };
    if (double) return; // its look-alike is taken up instead
    if (this.ask?.batch) {
      const option = this.ask.batch.among.find((one) => one.refs.includes(ref));
      if (option) this.tick(option.key);
      return;
    }
    const done = pointAt(this.options, this.picked, ref);
    if (done.kind === "answer") this.answer(done.key);
    else if (done.kind === "picked") this.picked = done.picked;
  }

  /** Gives an answer; one that deserves care is only noted at first, and given when it comes again. */
  answer(key: string) {
    const option = this.options.find((one) => one.key === key);
    if (!option) return;
    const doubt = this.doubted !== key && this.careful(option);
    this.doubted = doubt ? key : null;
    if (!doubt) this.give([key]);
  }

  /** Whether the thing called `ref` has been chosen and waits to be chosen once more. */
  isDoubted(ref: string): boolean {
    return this.doubted !== null && this.options.some((option) => option.key === this.doubted && option.refs.at(-1) === ref);
  }

  unpick() {
    this.picked = [];
    this.doubted = null;
  }

  // --- what cannot be chosen

  /** Has the reasons found, and keeps them for as long as the question stands. */
  async explain(): Promise<Hindrance[]> {
    const ask = this.ask;
    const found = await this.find();
    if (ask === this.ask) this.hindrances = found;
    return found;
  }

  /** Why the thing called `ref` cannot be chosen, in words; empty where nobody has asked yet. */
  whyNot(ref: string): string {
    const hindrance = aboutThing(this.hindrances, ref, this.picked);
    return hindrance ? this.say(hindrance.text) : "";
  }

  /** The same for a button by the key of its answer. */
  whyNotKey(key: string): string {
    const hindrance = this.has(key) ? undefined : aboutKey(this.hindrances, key);
    return hindrance ? this.say(hindrance.text) : "";
  }

  // --- several things at once

  tick(key: string) {
    const batch = this.ask?.batch;
    if (!batch || batch.picked.includes(key)) return;
    if (this.ticked.includes(key)) this.ticked = this.ticked.filter((one) => one !== key);
    else if (batch.picked.length + this.ticked.length < batch.atMost) this.ticked = [...this.ticked, key];
    else if (this.ticked.length > 0) this.ticked = [...this.ticked.slice(1), key]; // no more than so many: the first one gives way
  }

  private isTicked(ref: string): boolean {
    return this.ask?.batch?.among.some((one) => one.refs.includes(ref) && this.ticked.includes(one.key)) ?? false;
  }

  readonly enough = $derived.by(() => {
    const batch = this.ask?.batch;
    if (!batch) return false;
    const count = batch.picked.length + this.ticked.length;
    return batch.kind === "order" ? count >= batch.among.length - 1 : count >= batch.atLeast && count <= batch.atMost;
  });

  finish() {
    const batch = this.ask?.batch;
    if (!batch || !this.open || !this.enough) return;
    this.give(singleAnswers(batch, this.ticked));
  }

  // --- what the board shows

  /** A thing on the board announces itself; called by Choosable. Returns how to take it back. */
  draw(ref: string): () => void {
    const count = (by: number) =>
      untrack(() => {
        const now = (this.drawn.get(ref) ?? 0) + by;
        if (now > 0) this.drawn.set(ref, now);
        else this.drawn.delete(ref);
      });
    count(1);
    return () => count(-1);
  }

  /** A button of the board that answers `key` by itself. */
  claim(key: string): () => void {
    untrack(() => this.shownKeys.add(key));
    return () => untrack(() => this.shownKeys.delete(key));
  }

  /** Options that need a button, because nothing on the board leads to them. */
  readonly loose = $derived.by(() => {
    if (this.ask?.batch) return [];
    const drawn = new Set(this.drawn.keys());
    return loose(this.options, drawn).filter((option) => !this.shownKeys.has(option.key));
  });

  /** Whether everything that can be ticked lies on the board. */
  readonly allDrawn = $derived(
    this.ask?.batch?.among.every((option) => option.refs.length > 0 && option.refs.every((ref) => this.drawn.has(ref))) ?? false,
  );

  /** Options that are left when everything has been pointed at: to be told apart by words. */
  readonly words = $derived(needWords(this.options, this.picked));
}
