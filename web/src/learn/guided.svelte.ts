/** What lessons and puzzles share: a position on the real board, shown at the player's pace, with one question open. */
import { onDestroy, untrack } from "svelte";
import { faceOf } from "../games";
import type { GameWords } from "../i18n/game";
import { gameWords } from "../i18n/words.svelte";
import { prefs } from "../prefs.svelte";
import type { Seat } from "../protocol";
import { Choices } from "../table/choices.svelte";
import { keepPace } from "../table/pace.svelte";
import type { Teaching } from "./teaching.svelte";

export class Guided {
  words = $state.raw<GameWords>();
  /** A scene that the board plays: what comes later waits. */
  scene = $state.raw<{ skip: () => void; title: string } | null>(null);
  hint = $state("");
  /** The board has been fetched: before that there is nothing to look at. */
  ready = $state(false);
  /** Counts what is shown, so that whatever is laid over the board can follow it. */
  tick = $state(0);
  rulesOpen = $state(false);
  rule = $state("");
  readonly face = $derived.by(() => faceOf(this.teaching.game));
  readonly seat = $derived.by(() => this.teaching.moment?.seat ?? 0);
  readonly names = $derived.by(() => (this.teaching.moment?.names ?? []).map((name, at) => name || (at === this.seat ? prefs.name || this.you() : `${at + 1}`)));
  readonly seats = $derived.by<Seat[]>(() => this.names.map((name, at) => ({ kind: at === this.seat ? "human" : "bot", name, level: null, present: true })));
  readonly seen = $derived.by(() => this.teaching.director.shown[this.seat]);
  readonly behind = $derived.by(() => this.teaching.director.behind || this.scene !== null);
  readonly ask = $derived.by(() => this.seen?.asks.find((one) => one.seat === this.seat && one.options) ?? null);
  /** What is happening, in words. */
  readonly caption = $derived.by(() => {
    const beat = this.teaching.director.beat;
    return (beat && this.words?.tell(beat, this.names, this.seat)) || this.scene?.title || "";
  });
  readonly choices: Choices;
  private readonly marked = $derived.by(() => this.words?.marking(this.face.lens?.of));

  /** Made while its page is set up. `you` names a player without a name; `waits` tells whether an answer is wanted now. */
  constructor(
    readonly teaching: Teaching,
    private readonly you: () => string,
    waits: () => boolean,
  ) {
    const { director, game } = teaching;
    this.choices = new Choices(
      ([key]) => {
        this.choices.unpick(); // a card that was lifted for an answer lies down again, taken or not
        teaching.answer(key!);
      },
      (text) => this.words?.say(text, this.names, this.seat) ?? text.id,
      (text) => this.marked?.say(text, this.names, this.seat) ?? text.id,
    );
    onDestroy(() => teaching.close());
    $effect(() => {
      const lang = prefs.lang;
      void gameWords(game, lang).then((loaded) => prefs.lang === lang && (this.words = loaded));
    });
    keepPace(() => director, () => this.face, () => this.scene !== null);
    $effect(() => this.choices.set(this.ask, waits() && !this.behind && !teaching.busy));
    $effect(() => {
      void this.seen;
      untrack(() => this.tick++);
    });
  }

  skip() {
    this.scene?.skip();
    this.teaching.director.skip();
  }

  openRule(number: string) {
    this.rule = number;
    this.rulesOpen = true;
  }
}
