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
 * /api/figures/{figure}.svg is its face. `present` says that the player's browser is connected.
 */
export interface Seat {
  kind: "bot" | "human" | "open";
  /** plain text */
  name: string;
  level: string | null;
  present: boolean;
  figure?: string | null;
}

/**
 * Something that the people at the table must agree to. `moves` is where an undo leads, `seat` and `level` tell
 * whom a bot should replace. Seats in `waiting` have not answered yet.
 */
export interface Proposal {
  id: number;
  kind: "replace" | "undo";
  by: number;
  agreed: number[];
  waiting: number[];
  moves?: number | null;
  seat?: number | null;
  level?: string | null;
}

/** Where a table came from: another table (`rematch`), or position `moves` of a finished match (`fork`). */
export interface Origin {
  kind: "fork" | "rematch";
  /** the id of a table, part of its link */
  room: string;
  moves?: number | null;
}

/**
 * A table as everybody may know it.
 *
 * `commitment` fixes the server's part of the seed before anybody contributes; `mixedIn` are the numbers that the
 * players' browsers gave; `seed` is revealed when the match is over, and then anybody can check the shuffles.
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

/**
 * Answer to `hello`: keep the token. `seats` are those it holds, `kept` those that a bot plays for it until it sits
 * down again. `notice` tells that the old one opens nothing.
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
}

/** The seats that this client's token holds, or that a bot keeps for it, have changed. */
export interface You {
  type: "you";
  /** number of entries in the table's log */
  version: number;
  seats: number[];
  kept: number[];
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
  public: Change[];
}

/**
 * What one entry of the table's log changed, for everybody alike: event by event in `frames`, then what changed
 * after the last event in `public` and `outlook`. The events replace everything from number `eventsFrom` on.
 */
export interface Step {
  moves: number;
  eventsFrom: number;
  eventCount: number;
  frames: Frame[];
  public: Change[];
  outlook: Change[];
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
 * `position`.
 */
export interface Moved {
  type: "moved";
  /** number of entries in the table's log */
  version: number;
  seat: number | null;
  step: Step;
  own: OwnChange[];
  known: KnownEvent[];
  silent: boolean;
  asks: Ask[];
  result: Result | null;
  undo: "ask" | "free" | "no";
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

/** Lines of chat that the client does not have yet. */
export interface Chatted {
  type: "chat";
  /** number of entries in the table's log */
  version: number;
  lines: ChatLine[];
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

/** GET /api/rooms: the tables that wait for players, newest first. */
export interface Tables {
  tables: Table[];
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
 * is said while they are seen.
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
  remark: string;
  shown: number | null;
  crib: string[];
  over: boolean;
}

/** Every HTTP answer from 400 on. `trace` is the id under which the server's log knows the request. */
export interface Problem {
  reason: Reason;
  trace?: string;
}

export type Command = Hello | Sync | Answer | Undo | Consent | Chat | Sit | Leave | SetSeat | SetSeats | SetOptions | SetListed | Start | Rematch | Replace;

export type Told = Welcome | You | Room | Position | Moved | Ack | Refused | Chatted | Ping | Bye;
