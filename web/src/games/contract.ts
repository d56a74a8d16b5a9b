/** What a board is given and what it may say about itself. README.md beside this file tells it in prose. */
import type { Component, Snippet } from "svelte";
import type { Lang } from "../prefs.svelte";
import type { Ask, Choice, Event, Result, Seat, Text } from "../protocol";
import type { View } from "../table/sight";
import type { Choices } from "../table/choices.svelte";
import type { GameWords } from "../i18n/game";

/** Everything a board draws from. A board names its game's own shapes: `BoardProps<View, Event>` of its shapes.ts. */
export interface BoardProps<V = View, E = Event> {
  /** The game's id. */
  game: string;
  /** What this seat sees. */
  view: V;
  /** My seat; null for a spectator. */
  seat: number | null;
  /** Whom sentences call "you"; null for spectators, in replays and where several people share the device. */
  reader: number | null;
  seats: Seat[];
  names: string[];
  /** All open questions; those of others without options. */
  asks: Ask[];
  /** What happened since the position shown before; empty after a jump. */
  fresh: E[];
  /** Everything that has happened so far, for boards that show an earlier moment again. */
  events: E[];
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
  /** What the board adds to the question in the status line, counted out of the position. */
  hint?: (text: string) => void;
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
  /** The question it belongs to: then it has its place only while that question offers it. */
  why?: string;
}

/**
 * An answer that may be given in advance, to all questions of a kind: "no for the rest of this round". The table gives
 * it by itself as long as `lasts` says the same as when it was given; it shows that it stands and how to take it back.
 */
export interface Lasting<V = View> {
  /** The question, and the key of the answer. */
  why: string;
  key: string;
  /** What must stay the same; null where such an answer means nothing any more. */
  lasts: (view: V) => string | number | null;
  /** Message ids: on the button that gives it, and while it stands. */
  label: string;
  note: string;
}

/** A device that is passed round needs no curtain while it shows what everybody may see. */
export interface Shared {
  /** Questions that everybody may see asked and answered. */
  asks: string[];
  /** Answers to such questions that would tell a secret by being offered: they wait behind the curtain. */
  secret?: (key: string) => boolean;
  /** What takes the place of a seat's own knowledge: SPECTATOR of the game's shapes.ts. */
  own: object;
}

/** A switch of the board in the settings; kept by the browser. */
export interface Switch {
  key: string;
  label: Record<Lang, string>;
  on: boolean;
  /** It takes a decision off the player's hands: lessons and puzzles, which are about deciding, leave it there. */
  decides?: true;
}

/** What a game's picture of its ending is drawn from: the last position and all that has happened. */
export interface EndingProps<V = View, E = Event> {
  view: V;
  /** My seat; null for a spectator. */
  seat: number | null;
  names: string[];
  events: E[];
  result: Result;
  words: GameWords;
  /** The address of the replay at the moment of an event, by its place in `events`; null where it cannot be watched. */
  replayAt: (event: number) => string | null;
}

/** A printed component (card, base, fighter, leader...) as it explains itself wherever its name is read. */
export interface Lens {
  /** The component that an argument of an event, question or option names; null where it names none. */
  of: (argument: string, value: unknown) => string | null;
  /** Draws the whole component with its text. */
  face: () => Promise<{ default: Component<{ id: string; words: GameWords }> }>;
}

/** A printed component as the rules find it: what it is called, what is written on it, and the rule about it. */
export interface Thing {
  /** As `Lens.face` draws it. */
  id: string;
  name: Text;
  text: Text[];
  rule: string;
}

/** The pictures of a game's page, one for each part that its texts name: `goal-win`, `turn-flip`, `sign-axe`. */
export type Pictures = Component<{ part: string; words: GameWords }>;

/** A board whose view and events only it knows. */
export type AnyBoard = Component<BoardProps<never, never>>;

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
  board?: () => Promise<{ default: AnyBoard }>;
  /** The scores and what decided the match, drawn inside the end sheet in the place of the plain standings. */
  ending?: () => Promise<{ default: Component<EndingProps<never, never>> }>;
  /** How names of components in sentences explain themselves. */
  lens?: Lens;
  standing?: Standing[];
  lasting?: Lasting[];
  shared?: Shared;
  switches?: Switch[];
  /**
   * Answers that are rarely meant (one's own minion to be destroyed): they come last in the list, look different and
   * must be given twice.
   */
  careful?: (option: Choice, ask: Ask, view: never, seat: number) => boolean;
  /** Whether the board shows one event after another; without it, it is given a whole answer with all its events. */
  beats?: boolean;
  /** All win or lose together: there is one chance, not one for each seat. */
  together?: boolean;
  /** Whose token stands before an event that names no seat: one player may lead several sides. */
  mark?: (event: Event, view: never) => number | null;
  /** Kinds of events that begin a new paragraph in the log. */
  cuts?: string[];
  /** Milliseconds to rest on what these events brought: one event at a time where the board shows `beats`. */
  pace?: (fresh: Event[]) => number;
}
