// Generated from klubovna/server/protocol.py and bodies.py by `python -m klubovna.server.typescript`. Do not edit.

export const PROTOCOL = 2;

/** An argument of a message. */
export type Arg = number | string | boolean | Who | Text;
export type Args = Record<string, Arg>;
/** A seat in a message. */
export type Who = { seat: number };
/** Words that name a visible thing. */
export type Named<Ref extends string> = Text & { ref: Ref };
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Path = (string | number)[];
/** [path, value]: put the value there. [path, at, removed, items]: in the list there, these take the place of some. */
export type Change = [path: Path, value: Json] | [path: Path, at: number, removed: number, items: Json[]];
/** Part of what a seat sees, of a shape that only the game's own shapes.ts knows. */
export type Shown = object;
export type OptionValue = string | number | boolean;

/**
 * The first message. `version` is that of the position the client already has (the lowest, if it has one for each
 * of several seats): it is sent the events and lines of chat that came after. A line of chat that it has already is
 * known by its version. Do not quote the version of an `ack` or a `ping`: the position may have been lost after it.
 *
 * Without a token, or with one that opens nothing here any more, the client gets a new one in `welcome`. A client that
 * can put differences together asks for them by `moves`: then a whole `position` comes first, and after that `moved`.
 */
export interface Hello {
  type: "hello";
  /** the id of a table, part of its link */
  room: string;
  token?: string | null;
  version?: number | null;
  lang?: "cs" | "en";
  moves?: boolean;
}

/** Send what came after this version (as in `hello`); without a version send everything. */
export interface Sync {
  type: "sync";
  version?: number | null;
}

/**
 * Ask why the things that one sees cannot be chosen now; `reasons` answers. Nothing changes, so it needs no id.
 * `seat` is one that the client holds; empty: a spectator.
 */
export interface WhyNot {
  type: "why_not";
  seat?: number | null;
}

/**
 * Choose an option. `version` is that of the position in which the question was seen; the answer stands if the
 * seat's question has not changed since.
 */
export interface Answer {
  type: "answer";
  /** made by the client, never used twice */
  id: string;
  seat: number;
  /** number of entries in the table's log */
  version: number;
  key: string;
}

/**
 * Take back the seat's last answer and all that came after it: at once where that is free (`undo: "free"` in
 * the position), otherwise as a proposal that all other people at the table must agree to.
 */
export interface Undo {
  type: "undo";
  /** made by the client, never used twice */
  id: string;
  seat: number;
  /** number of entries in the table's log */
  version: number;
}

/** Agree to a proposal or turn it down; its author withdraws it by `yes: false`. */
export interface Consent {
  type: "consent";
  /** made by the client, never used twice */
  id: string;
  /** number of entries in the table's log */
  proposal: number;
  yes: boolean;
}

/** Say something to the table. Plain text. */
export interface Chat {
  type: "chat";
  /** made by the client, never used twice */
  id: string;
  text: string;
}

/**
 * Take an open seat, or another name on a seat one holds. One browser may take several seats (hot-seat).
 *
 * In a running match: take back a seat that a bot was given in one's absence.
 */
export interface Sit {
  type: "sit";
  /** made by the client, never used twice */
  id: string;
  seat: number;
  /** plain text */
  name: string;
  /** a random number, mixed into the shuffles */
  salt: string;
}

/** Give a seat up; without `seat` all that one holds. In a running match a bot plays on. */
export interface Leave {
  type: "leave";
  /** made by the client, never used twice */
  id: string;
  seat?: number | null;
}

/** The host, before the start: give a seat to a bot or open it. */
export interface SetSeat {
  type: "set_seat";
  /** made by the client, never used twice */
  id: string;
  seat: number;
  kind: "bot" | "open";
  level?: string | null;
}

/** The host, before the start: how many seats the match has. */
export interface SetSeats {
  type: "set_seats";
  /** made by the client, never used twice */
  id: string;
  seats: number;
}

/** The host, before the start: the options of the game; those left out take their defaults. */
export interface SetOptions {
  type: "set_options";
  /** made by the client, never used twice */
  id: string;
  /** options of the game by name */
  options: Record<string, OptionValue>;
}

/** The host, before the start: whether the table stands in the list of open tables. */
export interface SetListed {
  type: "set_listed";
  /** made by the client, never used twice */
  id: string;
  listed: boolean;
}

/**
 * The host, before the start: whether players may ask for advice. Unless it is set, they may when all their
 * opponents are bots.
 */
export interface SetHints {
  type: "set_hints";
  /** made by the client, never used twice */
  id: string;
  hints: boolean;
}

/** The host says whether the match counts for ratings; then only members sit there. */
export interface SetRated {
  type: "set_rated";
  /** made by the client, never used twice */
  id: string;
  rated: boolean;
}

/** The host: begin. Every seat must be taken by a person or a bot. */
export interface Start {
  type: "start";
  /** made by the client, never used twice */
  id: string;
  /** a random number, mixed into the shuffles */
  salt: string;
}

/**
 * After the end: another table with the same seats, tokens and options; `room.next` tells everybody where.
 *
 * Go there with the same token and `sit` on your seats again, which contributes a new number; the host starts it.
 * Other opponents may be wanted: `bots` gives levels or figures to the bots' seats in order, as far as it goes.
 */
export interface Rematch {
  type: "rematch";
  /** made by the client, never used twice */
  id: string;
  bots?: string[];
}

/** Propose that a bot plays on for an absent player; the other people present must agree. */
export interface Replace {
  type: "replace";
  /** made by the client, never used twice */
  id: string;
  seat: number;
  /** how well a bot plays, one of the game's levels; or, where it is wanted, a figure */
  level: string;
}

/** What would every option of this seat's open question do, as far as it can know? The answer is `foreseen`. */
export interface Foresee {
  type: "foresee";
  /** made by the client, never used twice */
  id: string;
  seat: number;
  /** number of entries in the table's log */
  version: number;
}

/**
 * Which options are best for this seat, and why? The answer is `advised`, for this client alone; where the table
 * allows no hints it is refused.
 */
export interface Advise {
  type: "advise";
  /** made by the client, never used twice */
  id: string;
  seat: number;
  /** number of entries in the table's log */
  version: number;
}

/** The answer to that `foresee` or `advise` is no longer wanted. */
export interface CallOff {
  type: "call_off";
  /** made by the client, never used twice */
  id: string;
}

/**
 * How much time people have: seconds for every question (`move`, `days`), or a `bank` for the whole match, to which
 * every answer adds `increment` up to what it began with. At the flag a bot plays on, or the match is lost.
 */
export interface ClockRule {
  kind: "bank" | "days" | "move";
  seconds: number;
  increment?: number;
  flag?: "bot" | "lost";
}

/** The host, before the start: a clock, or none. */
export interface SetClock {
  type: "set_clock";
  /** made by the client, never used twice */
  id: string;
  clock: ClockRule | null;
}

/** Stop all clocks (`on`), if everybody agrees, or let them go again; whoever's clock waits does that alone. */
export interface Pause {
  type: "pause";
  /** made by the client, never used twice */
  id: string;
  on: boolean;
}

/** The host: close the table to everybody without a seat, or let spectators only listen. Null leaves it as it is. */
export interface SetHouse {
  type: "set_house";
  /** made by the client, never used twice */
  id: string;
  closed?: boolean | null;
  hushed?: boolean | null;
}

/**
 * Silence whoever is on a seat or said a line of chat (its version), or let them talk again. The host does it; in a
 * running match the players agree on it about one of them.
 */
export interface Mute {
  type: "mute";
  /** made by the client, never used twice */
  id: string;
  on: boolean;
  seat?: number | null;
  line?: number | null;
}

/** Send somebody away for good, named as in `mute`. In a running match two others must want it; a bot plays on. */
export interface Remove {
  type: "remove";
  /** made by the client, never used twice */
  id: string;
  seat?: number | null;
  line?: number | null;
}

/** The host, before the start: put the table away. Everybody at it is told by `bye`. */
export interface DeleteTable {
  type: "delete_table";
  /** made by the client, never used twice */
  id: string;
}

/**
 * Answer every later question of this kind by this option whenever it is offered (`on`), or ask me again. It must
 * be an option of the seat's present question that points at nothing on the table.
 */
export interface SaveAnswer {
  type: "save_answer";
  /** made by the client, never used twice */
  id: string;
  seat: number;
  why: string;
  key: string;
  on: boolean;
}

/** A sentence to be formatted by the client: message `id` of the game's texts, or of the common ones. */
export interface Text {
  id: string;
  /** arguments of a message: numbers, words, seats, messages */
  args?: Args;
  common?: boolean;
  ref?: string | null;
}

/** Why something was refused: message `id` of the table's texts, and the finished sentence. */
export interface Reason {
  id: string;
  text: string;
  /** arguments of a message: numbers, words, seats, messages */
  args?: Args;
}

/** One option of a question. `refs` name the visible things that it points at. */
export interface Choice {
  key: string;
  label: Text;
  refs: string[];
}

/** Says that a question is one pick of several, so that a screen can show them as one dialog. */
export interface Batch {
  kind: "order" | "some";
  among: Choice[];
  picked: string[];
  atLeast: number;
  atMost: number;
}

/**
 * A question. The asked seat gets it in full; the others only know who is asked, why and by which rule:
 * without `options`. The sentence is message `ask-<why>`.
 */
export interface Ask {
  seat: number;
  why: string;
  rule: string;
  about?: string | null;
  /** arguments of a message: numbers, words, seats, messages */
  args?: Args;
  options?: Choice[] | null;
  batch?: Batch | null;
}

/**
 * Why something cannot be chosen, and the rule that stands in the way. `refs` name what cannot be pointed at: one
 * thing, or two that do not go together. `key` is that of a missing answer which has a button of its own. Without
 * both it is about everything else.
 */
export interface Hindrance {
  refs: string[];
  text: Text;
  rule: string;
  key?: string | null;
}

/** A choice that nobody was asked for, since there was only one possibility; `why` as in a question. */
export interface Forced {
  seat: number;
  why: string;
}

/**
 * What happened, as the receiving seat may know it. The sentence is message `log-<kind>`, or `log-<kind>-known`
 * where `known` says that this seat knows more than the others.
 */
export interface Event {
  kind: string;
  rule: string;
  /** arguments of a message: numbers, words, seats, messages */
  args: Args;
  known?: boolean;
  forced?: Forced | null;
}

/** How the match ended; `cause` names message `end-<cause>`. */
export interface Result {
  winners: number[];
  scores: number[];
  cause: string;
}

/**
 * One seat of the table. `level` is that of a bot, `figure` who it is: GET /api/figures/{lang} tells about it and
 * /api/figures/{figure}.svg is its face. `present` says that the player's browser is connected, `timedOut` that the
 * bot plays since its person ran out of time, `muted` that they are not heard.
 */
export interface Seat {
  kind: "bot" | "human" | "open";
  /** plain text */
  name: string;
  level: string | null;
  present: boolean;
  figure?: string | null;
  timedOut?: boolean;
  muted?: boolean;
}

/**
 * Something that the people at the table must agree to. `moves` is where an undo leads, `seat` and `level` tell
 * whom a bot should replace, `seat` alone who should be silenced or sent away. Seats in `waiting` have not answered
 * yet.
 */
export interface Proposal {
  id: number;
  kind: "mute" | "pause" | "remove" | "replace" | "resume" | "undo";
  by: number;
  agreed: number[];
  waiting: number[];
  moves?: number | null;
  seat?: number | null;
  level?: string | null;
}

/**
 * Where a table came from: another table (`rematch`), position `moves` of a finished match (`fork`), or an evening
 * that opened it (`evening`: `room` is the evening's id).
 */
export interface Origin {
  kind: "evening" | "fork" | "rematch";
  /** the id of a table, part of its link */
  room: string;
  moves?: number | null;
}

/**
 * A table as everybody may know it.
 *
 * `commitment` fixes the server's part of the seed before anybody contributes; `mixedIn` are the numbers that the
 * players' browsers gave; `seed` is revealed when the match is over, and then anybody can check the shuffles. `hints`:
 * players may ask for advice (`advise`).
 */
export interface Table {
  /** the id of a table, part of its link */
  id: string;
  game: string;
  rules: number;
  status: "open" | "over" | "playing";
  seats: Seat[];
  host: number | null;
  /** options of the game by name */
  options: Record<string, OptionValue>;
  listed: boolean;
  created: number;
  moves: number;
  result: Result | null;
  commitment: string;
  mixedIn: string[];
  seed: string | null;
  proposal: Proposal | null;
  spectators: number;
  next: string | null;
  origin: Origin | null;
  hints: boolean;
  rated?: boolean;
  clock?: ClockRule | null;
  closed?: boolean;
  hushed?: boolean;
}

/**
 * A figure that an option would change: what it is called, what it stands at, and what it would stand at: between
 * `low` and `high`. `sure`: it cannot be otherwise. `ref` names the visible thing at which it can be read; boards that
 * draw it there know it by `gauge`, the game's own name.
 */
export interface Foretold {
  name: Text;
  before: number;
  low: number;
  high: number;
  sure: boolean;
  ref: string;
  gauge: string;
}

/** Something that happens in `part` of `of` cases that are alike. */
export interface Odds {
  name: Text;
  part: number;
  of: number;
}

/** What one option would do. `end`: the match ends with it; `then`: what this seat is asked next. */
export interface Prospect {
  key: string;
  changes: Foretold[];
  odds: Odds[];
  end: Text | null;
  then: Text | null;
}

/** What speaks for an option (`good`) or against it; `ref` names the thing that it is about, if there is one. */
export interface Grounds {
  text: Text;
  good: boolean;
  ref: string;
}

/**
 * One of the best options: everybody's chance of winning after it, with the standard error of the asked seat's.
 * `equal`: it cannot be told from the best.
 */
export interface Verdict {
  key: string;
  chances: number[];
  error: number;
  equal: boolean;
  reasons: Grounds[];
}

/** A line of chat. `seat` is empty for a spectator. `at`: seconds since 1970. */
export interface ChatLine {
  /** number of entries in the table's log */
  version: number;
  seat: number | null;
  /** plain text */
  name: string;
  text: string;
  at: number;
}

/** The seconds that a seat has left, and after how many seconds from now its clock goes; null: it stands still. */
export interface SeatClock {
  left: number;
  goes: number | null;
}

/**
 * An answer that the server gives by itself, as in `save_answer`; `label` and `args` are what the option and the
 * question (`ask-<why>`) were called when it was saved.
 */
export interface SavedAnswer {
  seat: number;
  why: string;
  key: string;
  label: Text;
  /** arguments of a message: numbers, words, seats, messages */
  args?: Args;
}

/**
 * Answer to `hello`: keep the token. `seats` are those it holds, `kept` those that a bot plays for it until it sits
 * down again. `notice` tells that the old one opens nothing, `owned` that the clubhouse has an owner who can be told
 * about somebody.
 */
export interface Welcome {
  type: "welcome";
  /** number of entries in the table's log */
  version: number;
  protocol: number;
  /** the id of a table, part of its link */
  room: string;
  /** secret of one browser at one table; it may hold several seats */
  token: string;
  seats: number[];
  kept: number[];
  notice: Reason | null;
  saved: SavedAnswer[];
  owned: boolean;
}

/**
 * The seats that this client's token holds, or that a bot keeps for it, or the answers saved for them, have
 * changed. Nobody else is told which answers somebody has saved.
 */
export interface You {
  type: "you";
  /** number of entries in the table's log */
  version: number;
  seats: number[];
  kept: number[];
  saved: SavedAnswer[];
}

/** The table has changed, or who is present at it. */
export interface Room {
  type: "room";
  /** number of entries in the table's log */
  version: number;
  table: Table;
}

/**
 * The position as one seat sees it (`seat` empty: as a spectator). A client that holds several seats gets one
 * for each of them.
 *
 * `public` is what everybody sees, `outlook` what the rules foretell of it, `own` what this seat knows beyond that:
 * their shapes are the game's. `silent`: nobody may talk now. `moves` counts the answers that stand. `events` replace
 * everything from number `eventsFrom` on, so an undo is nothing special: cut the log there and append. `undo` tells
 * whether this seat may take its last answer back: `"free"` at once, `"ask"` with the others' consent.
 */
export interface Position {
  type: "position";
  /** number of entries in the table's log */
  version: number;
  seat: number | null;
  moves: number;
  public: Shown;
  outlook: Shown;
  own: Shown;
  silent: boolean;
  asks: Ask[];
  eventsFrom: number;
  events: Event[];
  eventCount: number;
  result: Result | null;
  undo: "ask" | "free" | "no";
}

/** The table after one event: the event as everybody may know it, and what it changed in `public`. */
export interface Frame {
  event: Event;
  public?: Change[];
}

/**
 * What one entry of the table's log changed, for everybody alike: event by event in `frames`, then what changed
 * after the last event in `public` and `outlook`. The events of `frames` replace all from number `eventsFrom` on.
 */
export interface Step {
  moves: number;
  eventsFrom: number;
  frames?: Frame[];
  public?: Change[];
  outlook?: Change[];
}

/** What changed in a seat's `own` in frame number `at`, or after the last of them. */
export interface OwnChange {
  at: number;
  own: Change[];
}

/** The event of frame number `at` with what this seat knows of it. */
export interface KnownEvent {
  at: number;
  event: Event;
}

/**
 * The position has changed since the one that this client has: the difference, as one seat sees it. `step` is the
 * same for everybody; `own` and `known` are what this seat alone sees and knows. The other fields are as in
 * `position`; those that have their default are missing.
 */
export interface Moved {
  type: "moved";
  /** number of entries in the table's log */
  version: number;
  seat: number | null;
  step: Step;
  own?: OwnChange[];
  known?: KnownEvent[];
  silent?: boolean;
  asks?: Ask[];
  result?: Result | null;
  undo?: "ask" | "free" | "no";
}

/**
 * The command has been done and is safely stored. `version` is that of its entry in the log.
 *
 * A repeated command id gets the first answer again.
 */
export interface Ack {
  type: "ack";
  /** number of entries in the table's log */
  version: number;
  /** made by the client, never used twice */
  id: string;
}

/**
 * The command changed nothing. `id` is empty where the message could not even be read. `trace` is the id under
 * which the server's log knows this connection; it is told where the server itself has failed.
 */
export interface Refused {
  type: "refused";
  /** number of entries in the table's log */
  version: number;
  id: string | null;
  reason: Reason;
  trace: string;
}

/** Answer to `foresee`: one prospect for each option. */
export interface Foreseen {
  type: "foreseen";
  /** number of entries in the table's log */
  version: number;
  /** made by the client, never used twice */
  id: string;
  seat: number;
  prospects: Prospect[];
}

/** Answer to `advise`: the best options, best first, and after how many simulated turns. */
export interface Advised {
  type: "advised";
  /** number of entries in the table's log */
  version: number;
  /** made by the client, never used twice */
  id: string;
  seat: number;
  verdicts: Verdict[];
  simulations: number;
}

/** Lines of chat that the client does not have yet. */
export interface Chatted {
  type: "chat";
  /** number of entries in the table's log */
  version: number;
  lines: ChatLine[];
}

/** Answer to `why_not`: about the position as it is now, from what this seat may know. */
export interface Reasons {
  type: "reasons";
  /** number of entries in the table's log */
  version: number;
  seat: number | null;
  hindrances: Hindrance[];
}

/**
 * What the clocks of all seats show at the moment of sending; only tables with a clock send it. Count down from
 * there, and believe the next one.
 */
export interface Clocks {
  type: "clocks";
  /** number of entries in the table's log */
  version: number;
  seats: SeatClock[];
  paused: boolean;
}

/** What the owner of the server wants everybody to know; empty: nothing now. */
export interface Notice {
  type: "notice";
  /** number of entries in the table's log */
  version: number;
  text: string;
}

/** Every few seconds. A client whose version is lower has missed something and sends `sync`. */
export interface Ping {
  type: "ping";
  /** number of entries in the table's log */
  version: number;
}

/**
 * The server closes this socket and says why. `again`: connect again, with the version you have, but not before
 * `after` seconds have passed. `trace` is the id under which the server's log knows this connection.
 */
export interface Bye {
  type: "bye";
  /** number of entries in the table's log */
  version: number;
  reason: Reason;
  again: boolean;
  after: number;
  trace: string;
}

/**
 * GET /api/health/live: the server runs (always 200). GET /api/health/ready, or /api/health: people can be sent
 * there; 503 while it is `stopping` or while its database takes no writes (`storage`).
 */
export interface Health {
  status: "ok" | "stopping" | "storage";
  version: string;
  protocol: number;
  tables: number;
  sockets: number;
  uptime: number;
}

/**
 * A choice made before the match: messages `option-<name>` and `option-<name>-<value>`. With `perSeat` the seat
 * numbers are values too.
 */
export interface GameOption {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  perSeat: boolean;
}

/** The lesson that teaches a game from nothing. */
export interface FirstLesson {
  id: string;
  minutes: number;
}

/** One of GET /api/games. Its title is message `title` of its texts. */
export interface GameInfo {
  id: string;
  rules: number;
  minSeats: number;
  maxSeats: number;
  options: GameOption[];
  levels: string[];
  board?: boolean;
  lesson?: FirstLesson | null;
}

/**
 * One opponent. `kind` is its animal, `trait` what it is known for, `about` a sentence, and `matches` says its
 * strength; `ink` and `tint` are colours of its card. Its id can be given wherever a level is asked for.
 */
export interface FigureInfo {
  /** an opponent with a name and a face */
  id: string;
  /** plain text */
  name: string;
  /** how well a bot plays, one of the game's levels; or, where it is wanted, a figure */
  level: string;
  strength: number;
  matches: string;
  kind: string;
  trait: string;
  about: string;
  ink: string;
  tint: string;
}

/** GET /api/figures/{lang}: the opponents, by strength, and the sentences of the page that they are chosen on. */
export interface Figures {
  figures: FigureInfo[];
  words: Record<string, string>;
}

/**
 * GET /api/texts/{game}/{lang}: Fluent sources. Look a message up in `game` first, then in `common`; those of
 * refusals are in `table`.
 */
export interface GameTexts {
  gameId: string;
  lang: "cs" | "en";
  game: string[];
  common: string[];
  table: string[];
}

/**
 * POST /api/rooms. The creator sits on seat 0 and is the host. `bots` gives levels to the seats after it, as far
 * as it goes (null leaves a seat open).
 */
export interface CreateTable {
  game: string;
  seats?: number | null;
  /** options of the game by name */
  options?: Record<string, OptionValue>;
  bots?: (string | null)[];
  /** plain text */
  name?: string;
  listed?: boolean;
  clock?: ClockRule | null;
}

/** Answer to POST /api/rooms: connect with the token, then `start` (or wait for friends). */
export interface Created {
  /** the id of a table, part of its link */
  room: string;
  /** secret of one browser at one table; it may hold several seats */
  token: string;
  seats: number[];
  table: Table;
}

/** GET /api/rooms: the tables that wait for players, newest first, and what the owner wants everybody to know. */
export interface Tables {
  tables: Table[];
  message?: string;
}

/** One answer of a match: who gave it and how many events there were after it. */
export interface ReplayMove {
  seat: number;
  eventCount: number;
}

/**
 * GET /api/rooms/{room}/replay?seat=S: the whole log as one seat may know it. Positions 0 to `moves.length`
 * can be asked for one by one. `notice` tells that the rules have changed since: the match can be watched as it was
 * seen then, but not played on.
 */
export interface Replay {
  table: Table;
  seat: number | null;
  startEventCount: number;
  moves: ReplayMove[];
  events: Event[];
  notice?: Reason | null;
}

/**
 * GET /api/rooms/{room}/replay/{moves}?seat=S: one position. `chosen` is the key that was answered in it;
 * only finished matches have it.
 */
export interface ReplayPosition {
  seat: number | null;
  moves: number;
  public: Shown;
  outlook: Shown;
  own: Shown;
  asks: Ask[];
  eventCount: number;
  chosen: string | null;
  result: Result | null;
}

/**
 * Answer to POST /api/replays, whose body is a record or the report of a finished match: GET /api/replays/{id} and
 * /api/replays/{id}/{moves} show it as those of a table are shown. It is kept for a while and stored nowhere.
 */
export interface OpenedFile {
  id: string;
  game: string;
  moves: number;
}

/** POST /api/rooms/{room}/fork: play on from a position of a finished match, on this seat, against bots. */
export interface PlayOn {
  moves: number;
  seat: number;
  /** how well a bot plays, one of the game's levels; or, where it is wanted, a figure */
  level: string;
  /** plain text */
  name?: string;
}

/** One thing that was checked; `text` says in a sentence what was found. */
export interface Check {
  name: "answers" | "commitment" | "result" | "shuffles";
  ok: boolean;
  text: string;
}

/** GET /api/rooms/{room}/verify: the finished match has been played again from its seed and compared. */
export interface Verified {
  ok: boolean;
  checks: Check[];
}

/** Somebody who is not let in: an address, a network, or a member's card. */
export interface BanInfo {
  kind: "address" | "card";
  who: string;
  why: string;
  at: number;
}

/** GET /api/admin/house: what the owner has set, and how much there is. `here` and `sockets` are this server's. */
export interface House {
  message: string;
  readOnly: boolean;
  bans: BanInfo[];
  tables: number;
  here: number;
  sockets: number;
  expireDays: number;
}

/** POST /api/admin/house: a message to everybody (empty takes it back), and whether tables can only be looked at. */
export interface SetOwner {
  message?: string | null;
  readOnly?: boolean | null;
}

/** One of GET /api/admin/rooms. `changed` is when its last entry was made. */
export interface RoomInfo {
  /** the id of a table, part of its link */
  id: string;
  game: string;
  status: "open" | "over" | "playing";
  created: number;
  changed: number;
  entries: number;
  watchers: number;
}

/** GET /api/admin/rooms?status=S&start=N: a hundred tables, the newest first. */
export interface Rooms {
  rooms: RoomInfo[];
}

/** POST /api/rooms/ROOM/complaints: tell the owner about whoever sits at a seat, or said a line. */
export interface Complain {
  why?: string;
  seat?: number | null;
  line?: number | null;
}

/** The owner will read it. */
export interface Complained {
  done: true;
}

/**
 * One of GET /api/admin/complaints. `name` is "" for somebody who only looked on, `card` the number of their card,
 * `line` what they said; `teller` is who complains.
 */
export interface ComplaintInfo {
  id: string;
  /** the id of a table, part of its link */
  room: string;
  name: string;
  card: number | null;
  line: string;
  why: string;
  teller: string;
  at: number;
}

/** GET /api/admin/complaints: the newest first. */
export interface ComplaintList {
  complaints: ComplaintInfo[];
}

/** POST /api/admin/expire: put away tables without any entry for that many days, up to a hundred of them. */
export interface Expire {
  days: number;
  finished?: boolean;
}

export interface Expired {
  rooms: string[];
}

/** POST /api/admin/bans. */
export interface NewBan {
  kind: "address" | "card";
  who: string;
  why?: string;
}

/** Every HTTP answer from 400 on. `trace` is the id under which the server's log knows the request. */
export interface Problem {
  reason: Reason;
  trace?: string;
}

/** One of GET /api/lessons/{game}: what can be learnt, the game from nothing first. */
export interface LessonInfo {
  id: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
}

/**
 * POST /api/lessons/{game}/{lesson}: everything that the learner has answered so far; an empty key has read a
 * sentence. Nothing is kept here: a lesson goes on wherever these answers lead.
 */
export interface PlayLesson {
  keys: string[];
}

/** What the teacher says to options and to things that the lesson does not take, and the rules behind it. */
export interface LessonReply {
  keys: string[];
  refs: string[];
  say: string;
  rules: string[];
}

/**
 * The lesson after these answers. `before` is the table before the last of them, or as a scene begins, and `moved`
 * what has happened since. `say` is the teacher's sentence (`held`, if any, takes its place while something is in the
 * hand) and `point` what it points at; it waits for one of the `wanted` keys, or to be read where there are none.
 * `shown` holds the sentence back until that many frames of `moved` have been seen, or null: until all have. `remark`
 * is said while they are seen. `reasons` tell why other things cannot be chosen, as in `reasons` of the socket.
 */
export interface LessonMoment {
  game: string;
  lesson: string;
  title: string;
  names: string[];
  seat: number;
  step: number;
  steps: number;
  before: Position;
  moved: Moved;
  say: string;
  held: string;
  point: string[];
  wanted: string[];
  replies: LessonReply[];
  reasons: Hindrance[];
  remark: string;
  shown: number | null;
  crib: string[];
  over: boolean;
}

/**
 * One of GET /api/puzzles/{game}, the easy ones first: `difficulty` is the strength of the weakest bots that solve
 * it, `kind` what it is about, `question` the first one in words.
 */
export interface PuzzleInfo {
  id: string;
  game: string;
  title: string;
  question: string;
  kind: "odds" | "plan" | "survive" | "win";
  difficulty: number;
  steps: number;
}

/** GET /api/puzzles: the puzzle of this day, by the calendar of UTC. */
export interface PuzzleOfTheDay {
  number: number;
  day: string;
  puzzle: PuzzleInfo;
}

/**
 * POST /api/puzzles/{game}/{puzzle}: a puzzle after these answers, as a lesson is after its own. `worth` is what
 * answers to its question are worth, as chances of winning.
 */
export interface PuzzleMoment {
  puzzle: PuzzleInfo;
  moment: LessonMoment;
  worth: Record<string, number>;
}

/** POST /api/rooms/{room}/analysis: have a finished match analysed, or (`wanted: false`) no longer. */
export interface AnalyseMatch {
  wanted: boolean;
}

/** An option and its words. */
export interface AnalysedOption {
  key: string;
  label: Text;
}

/** What speaks for the better option (`good`), or against it. */
export interface AnalysedReason {
  good: boolean;
  seat: number;
  term: string;
  text: Text;
}

/** One answer of a puzzle's best line: its chance, and what it has over the second best. */
export interface SolutionStep {
  key: string;
  label: Text;
  chance: number;
  reasons: AnalysedReason[];
}

/** GET /api/puzzles/{game}/{puzzle}/solution. */
export interface PuzzleSolution {
  steps: SolutionStep[];
}

/**
 * One answer; `moves` is how many came before it. `before` are the chances of all seats with the best that could
 * have been done, `after` those with what was done: they differ only where `better` would have been better by `loss`,
 * more than twice its error `doubt`. `grade` says how bad that was, or nothing.
 */
export interface AnalysedChoice {
  moves: number;
  seat: number;
  why: string;
  chosen: AnalysedOption;
  before: number[];
  after: number[];
  error: number;
  better?: AnalysedOption | null;
  loss?: number;
  doubt?: number;
  grade?: "" | "blunder" | "doubtful" | "mistake";
  reasons?: AnalysedReason[];
}

/**
 * One of the largest swings: what the answer after that many `moves` lost, or what luck brought after it, for every
 * seat; `events` is the part of the log in which that happened.
 */
export interface TurningPoint {
  moves: number;
  seat: number;
  cause: "choice" | "luck";
  swings: number[];
  events: number[];
}

/** Where a seat's chance came from: `start` + `own` + `others` + `luck` = `end`. `verdict` says it in sentences. */
export interface AnalysedPlayer {
  seat: number;
  start: number;
  end: number;
  own: number;
  others: number;
  luck: number;
  decided: number;
  grades: Record<string, number>;
  won: boolean;
  verdict?: string[];
}

/** What was found out about a match. A team (`together`) has one chance; `last` are the chances at the end. */
export interface Analysis {
  format: number;
  game: string;
  rules: number;
  seats: number;
  together: boolean;
  seed: number | string;
  worlds: number;
  moves: number;
  choices: AnalysedChoice[];
  last: number[];
  turns: TurningPoint[];
  players: AnalysedPlayer[];
}

/**
 * GET /api/rooms/{room}/analysis: how far it is. `done` of `total` answers have been judged while it is `running`;
 * once it is `done` it is kept with the match.
 */
export interface Analysed {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done?: number;
  total?: number;
  analysis?: Analysis | null;
}

/** What a browser says of itself when it is given a card: what its owner will know it by. */
export interface Browser {
  kind?: "computer" | "phone" | "tablet";
  label?: string;
}

/** A table that this browser has sat at, with the secret that holds its seats. */
export interface SeatToken {
  /** the id of a table, part of its link */
  room: string;
  /** secret of one browser at one table; it may hold several seats */
  token: string;
}

/** POST /api/card. The seats of these tables become the card's. */
export interface MakeCard {
  /** plain text */
  name: string;
  figure: "circle" | "cross" | "diamond" | "hourglass" | "square" | "triangle";
  /** one of the six colours of seats */
  colour: number;
  browser?: Browser;
  tables?: SeatToken[];
}

/** PUT /api/card. */
export interface AlterCard {
  /** plain text */
  name: string;
  figure: "circle" | "cross" | "diamond" | "hourglass" | "square" | "triangle";
  /** one of the six colours of seats */
  colour: number;
}

/** A browser that carries the card; `here` is the one that asks. Times are seconds since 1970. */
export interface DeviceInfo {
  id: string;
  kind: "computer" | "phone" | "tablet";
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

/** A passkey that opens the card. */
export interface PasskeyInfo {
  id: string;
  created: number;
}

/** GET /api/card: the card that this browser carries. `recovery` says that there is a code for it on paper. */
export interface CardInfo {
  number: number;
  /** plain text */
  name: string;
  figure: "circle" | "cross" | "diamond" | "hourglass" | "square" | "triangle";
  /** one of the six colours of seats */
  colour: number;
  since: number;
  recovery: boolean;
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
}

/**
 * POST /api/card/carry: a code that gives the card to one more device, once and soon; as a link, and as a picture
 * that a phone reads (a data: address).
 */
export interface Carried {
  code: string;
  link: string;
  qr: string;
  until: number;
}

/** POST /api/card/take with the code of another device, POST /api/card/recover with the one on paper. */
export interface TakeCard {
  /** as it was typed: dashes, spaces and small letters do not matter */
  code: string;
  browser?: Browser;
}

/** POST /api/card/recovery: a new code to be kept; the one before no longer works. */
export interface Recovery {
  code: string;
}

/** POST /api/card/tables: the seats of this browser's tables become the card's. */
export interface AttachTables {
  tables: SeatToken[];
}

/** The tables at which it has found seats. */
export interface Attached {
  rooms: string[];
}

/**
 * A table of the member's: `seats` are theirs, `asked` those of which the match wants an answer. They are not told
 * of their turns at one that is `muted`.
 */
export interface MyTable {
  table: Table;
  seats: number[];
  asked: number[];
  muted: boolean;
}

/**
 * GET /api/card/tables: those that are not over, from all devices; where the member is asked first. `told` says
 * that there is a way to tell the member of their turns: at tables that are not muted, they are.
 */
export interface MyTables {
  tables: MyTable[];
  told: boolean;
}

/** PUT /api/card/tables/ROOM: whether the member is told of their turns at this table. */
export interface MuteTable {
  muted: boolean;
}

/** POST /api/card/passkeys/ask and /api/card/enter/ask: what `navigator.credentials` is to be given, as JSON. */
export interface PasskeyQuestion {
  options: Record<string, unknown>;
}

/** POST /api/card/passkeys: the answer of `navigator.credentials.create`, as JSON. */
export interface PasskeyMade {
  credential: Record<string, unknown>;
}

/** POST /api/card/enter: the answer of `navigator.credentials.get`, as JSON. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
  browser?: Browser;
}

/**
 * A way to the member: a browser (`label` says which, `here` is the one that asks), an e-mail address or a chat
 * room. `trouble` says why the last message did not get there, "" that it did.
 */
export interface ChannelInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  label: string;
  here: boolean;
  active: boolean;
  confirmed: boolean;
  trouble: "" | "gone" | "off" | "private" | "refused" | "silent";
}

/** Hours in which nothing is sent; they may go over midnight. */
export interface Quiet {
  /** after midnight */
  begin: number;
  /** after midnight */
  end: number;
}

/**
 * GET /api/card/notices: where, when and in which language the member is told that it is their turn. `push_key` is
 * what a browser subscribes with; `mail` and `webhook` say whether the owner has set them up.
 */
export interface NoticeInfo {
  channels: ChannelInfo[];
  lang: "cs" | "en";
  /** such as Europe/Prague */
  zone: string;
  quiet: Quiet | null;
  pushKey: string;
  mail: boolean;
  webhook: boolean;
}

/** PUT /api/card/notices. */
export interface SetWishes {
  lang: "cs" | "en";
  /** such as Europe/Prague */
  zone: string;
  quiet: Quiet | null;
}

/** POST /api/card/notices/push: a browser's subscription, as it gives it itself. */
export interface AddPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** POST /api/card/notices/mail and /api/card/notices/webhook. */
export interface AddAddress {
  address: string;
}

/** PUT /api/card/notices/channels/CHANNEL. */
export interface SwitchChannel {
  active: boolean;
}

/** POST /api/mail/confirm: the code of a first letter; whoever reads the address may say so, card or not. */
export interface ConfirmMail {
  /** as it was typed: dashes, spaces and small letters do not matter */
  code: string;
}

/** An address was confirmed, or is no longer written to. */
export interface MailDone {
  done: true;
}

/** The card is no longer on this device, or gone altogether. */
export interface Gone {
  gone: true;
}

/** Who played: a member as their card shows them, a figure of the house, or somebody without a card. */
export interface Player {
  kind: "figure" | "guest" | "member";
  /** plain text */
  name: string;
  figure?: string | null;
  shape?: "circle" | "cross" | "diamond" | "hourglass" | "square" | "triangle" | null;
  colour?: number | null;
  me?: boolean;
}

/**
 * `shown` is what people read, everybody begins at 1000; the true strength is within `give` of it in two cases of
 * three. Until it is `settled` it is provisional.
 */
export interface RatingInfo {
  shown: number;
  give: number;
  matches: number;
  settled: boolean;
}

/** One seat of a finished match. `change` is what it did to the rating, where it counted. */
export interface ResultSeat {
  player: Player;
  won: boolean;
  score: number;
  traits: Record<string, string[]>;
  change: number | null;
}

/** A finished match; `/t/{room}/replay` shows it again. Times are seconds since 1970. */
export interface ResultInfo {
  /** the id of a table, part of its link */
  room: string;
  game: string;
  moves: number;
  started: number;
  ended: number;
  cause: string;
  rated: boolean;
  seats: ResultSeat[];
}

/** GET /api/card/results?before=T: the newest first; `more` says that there are older ones. */
export interface ResultList {
  results: ResultInfo[];
  more: boolean;
}

/**
 * How often something was played, and won. `what` is seat, seats, first, moves, minutes, opponent, luck, or a kind
 * of trait that the game's report names; `label` is how the message of the game begins that names such a value (those
 * joined by + are several).
 */
export interface Count {
  what: string;
  value: string;
  played: number;
  won: number;
  total: number;
  player?: Player | null;
  label?: string | null;
}

/** A rating after a match. */
export interface Point {
  at: number;
  shown: number;
  give: number;
}

/**
 * What chance gave a seat, in chances of winning (0.1 is ten points of a hundred), on average and in size. Only
 * `matches` that were analysed tell; the counts of `luck` (good, even, bad) say how often such seats won.
 */
export interface Luck {
  matches: number;
  mean: number;
  size: number;
}

/** One game. `streak` is wins in a row up to now, `best_streak` the most there were. */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  moves: number;
  streak: number;
  bestStreak: number;
  rating: RatingInfo | null;
  history: Point[];
  luck: Luck | null;
  counts: Count[];
}

/** GET /api/card/statistics, GET /api/club/statistics: what results add up to, by game. */
export interface StatisticsInfo {
  games: GameStatistics[];
}

/** One of the best, by strength that has been shown. */
export interface Ranked {
  player: Player;
  rating: RatingInfo;
}

/** The best of the clubhouse at one game; only settled ratings are listed. */
export interface BestOf {
  game: string;
  best: Ranked[];
}

/** GET /api/club/best. */
export interface Best {
  games: BestOf[];
}

/**
 * POST /api/evenings; PUT /api/evenings/{evening} before it begins. `rounds` 0: as many as fit. `fill`: bots of
 * this level or figure sit where nobody does. `patience`: minutes after which one plays for whoever has not come (0:
 * nobody does); `pause`: seconds between two rounds. `starts`: when it begins by itself, in seconds since 1970.
 */
export interface PlanEvening {
  title: string;
  game: string;
  /** tables as people come; everybody meets everybody; Swiss; tables of several with points */
  form: "free" | "robin" | "swiss" | "tables";
  seats?: number;
  rounds?: number;
  /** options of the game by name */
  options?: Record<string, OptionValue>;
  clock?: ClockRule | null;
  fill?: string | null;
  patience?: number;
  pause?: number;
  rated?: boolean;
  listed?: boolean;
  starts?: number | null;
}

/** POST /api/evenings/{evening}. `player` is whom the host strikes, by number. */
export interface WishEvening {
  /** take part or no more; wait for a table or not; open one now; what the host may do */
  wish: "begin" | "come" | "deal" | "end" | "go-on" | "leave" | "rest" | "strike" | "wait";
  player?: number | null;
}

/** An evening in a list. `round` of `rounds`; `players` take part. */
export interface EveningInfo {
  /** the id of a table, part of its link */
  id: string;
  title: string;
  game: string;
  /** tables as people come; everybody meets everybody; Swiss; tables of several with points */
  form: "free" | "robin" | "swiss" | "tables";
  status: "over" | "planned" | "running";
  starts: number | null;
  ended: number | null;
  round: number;
  rounds: number;
  players: number;
  hosting: boolean;
  listed: boolean;
}

/** GET /api/evenings: one's own and those that are open to everybody, the newest first. */
export interface EveningList {
  evenings: EveningInfo[];
}

/** Somebody who takes part, by number. `out`: no longer plays; `waiting`: for a table, at a free evening. */
export interface EveningPlayer {
  number: number;
  player: Player;
  out?: boolean;
  waiting?: boolean;
}

/** One seat of a table: a player by number, or a bot that fills in. `place` counts from 1. */
export interface EveningSeat {
  number: number | null;
  bot?: Player | null;
  points?: number | null;
  place?: number | null;
  here?: boolean;
}

/**
 * A table of a round, or somebody's free round (`bye`, without a room). `closed`: broken off, and counted as it
 * was. `moves` are those of a match that is running.
 */
export interface EveningTable {
  round: number;
  number: number;
  room: string | null;
  how: "bye" | "closed" | "drawn" | "open" | "played";
  seats: EveningSeat[];
  moves?: number | null;
}

/**
 * One line of the standings; a place is shared by those whom nothing tells apart. `direct`: points against those
 * with equal points, where that was looked at.
 */
export interface EveningLine {
  number: number;
  place: number;
  points: number;
  played: number;
  wins: number;
  buchholz: number;
  direct?: number | null;
}

/**
 * GET /api/evenings/{evening}. `now` is the server's time; `me` one's own number; `hosting`: one may act as the
 * host.
 */
export interface EveningState {
  info: EveningInfo;
  host: Player;
  now: number;
  due: number | null;
  seats: number;
  fill: string | null;
  patience: number;
  pause: number;
  rated: boolean;
  clock: ClockRule | null;
  /** options of the game by name */
  options: Record<string, OptionValue>;
  me: number | null;
  players: EveningPlayer[];
  tables: EveningTable[];
  standings: EveningLine[];
}

/** Answer to DELETE /api/evenings/{evening}: the host has called it off. */
export interface CalledOff {
  gone: boolean;
}

export type Command = Hello | Sync | WhyNot | Foresee | Advise | CallOff | Answer | Undo | Consent | Chat | Sit | Leave | SetSeat | SetSeats | SetOptions | SetListed | SetHints | SetRated | Start | Replace | SetClock | Pause | SetHouse | Mute | Remove | SaveAnswer | Rematch | DeleteTable;

export type Told = Welcome | You | Room | Position | Moved | Ack | Refused | Reasons | Foreseen | Advised | Chatted | Clocks | Notice | Ping | Bye;
