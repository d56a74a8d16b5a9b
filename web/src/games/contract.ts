/** What a board is given and what it may say about itself. README.md beside this file tells it in prose. */
import type { Component, Snippet } from "svelte";
import type { Lang } from "../prefs.svelte";
import type { Ask, Event, Result, Seat, View } from "../protocol";
import type { Choices } from "../table/choices.svelte";
import type { GameWords } from "../i18n/fluent";

/** Everything a board draws from. */
export interface BoardProps {
  /** What this seat sees; the game's own shape. */
  view: View;
  /** My seat; null for a spectator. */
  seat: number | null;
  seats: Seat[];
  names: string[];
  /** All open questions; those of others without options. */
  asks: Ask[];
  /** What happened since the position shown before; empty after a jump. */
  fresh: Event[];
  /** Everything that has happened so far, for boards that show an earlier moment again. */
  events: Event[];
  /** Grows with every position shown. */
  tick: number;
  /** What glows, and what pointing at it does. */
  choices: Choices;
  words: GameWords;
  result: Result | null;
  /** The buttons of the table (answers that nothing on the board leads to); to be rendered once. */
  buttons: Snippet;
  /** The state of a switch of this board. */
  on: (key: string) => boolean;
  /**
   * A board that plays a scene of its own (a fight, step by step) hands over how to skip it and what the status
   * line should say, and null when it is over. Until then nothing is asked, later positions wait and the end is not told.
   */
  showing?: (skip: (() => void) | null, title?: string) => void;
  /** Opens the rules at a number. */
  openRule?: (rule: string) => void;
}

/** A button that always has its place, also when it cannot be pressed. */
export interface Standing {
  /** The key of the option that it answers. */
  key: string;
  /** Message id of its label. */
  label: string;
  icon: string;
}

/** A switch of the board in the settings; kept by the browser. */
export interface Switch {
  key: string;
  label: Record<Lang, string>;
  on: boolean;
}

/** `web/src/games/<game>/index.ts` exports one of these as `game`. */
export interface GameFace {
  id: string;
  /** Number on the box. */
  number: number;
  title: Record<Lang, string>;
  about: Record<Lang, string>;
  minutes: number;
  seats: [number, number];
  /** Sign for small places: a game-icons path. */
  sign: string;
  /** The picture on the box, 200 by 190, in the two inks and paper. */
  label: Component;
  /** Loads the board; without one the plain table serves. */
  board?: () => Promise<{ default: Component<BoardProps> }>;
  standing?: Standing[];
  switches?: Switch[];
  /** Kinds of events that begin a new paragraph in the log. */
  cuts?: string[];
  /** Milliseconds to rest on a position that brought these events. */
  pace?: (fresh: Event[]) => number;
}
