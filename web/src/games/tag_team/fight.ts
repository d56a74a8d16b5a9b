/** The fight as it is told: what the events of a turn make of the boards, and why a marker moved. */
import { CARDS } from "./printed";
import type { CardId, Event, Fight, Fighter, Note, State, View } from "./shapes";

export const sideOf = (number: number) => number >> 1;

/** A number of a note's sentence; 0 where it has none of this name. */
export const figure = (note: Note, name: Note["figures"][number][0]) => note.figures.find(([one]) => one === name)?.[1] ?? 0;

export const isStrike = (note: Note) => /^(attack|blocked|guarded)/.test(note.kind);
export const isStopped = (note: Note) => /^(blocked|guarded)/.test(note.kind);
/** Notes that push a marker: with `was` and `now`. */
export const isHealth = (note: Note) => /^(hurt|healed|levelled|bear-power)/.test(note.kind);

// --- events as notes

const FIGURES: Note["figures"][number][0][] = ["n", "was", "now", "strength", "power", "attacks", "direct", "healing", "damage"];

/** An event of a fight in the shape of a note: names become numbers. */
export function noteOf(event: Event, fighters: Fighter[]): Note {
  const args = event.args as Record<string, unknown>;
  const ref = (name: string) => (args[name] as { ref?: string } | undefined)?.ref ?? "";
  const numberOf = (name: string) => fighters.find((one) => ref(name) === `fighter:${one.id}`)?.number ?? null;
  return {
    kind: event.kind,
    rule: event.rule,
    fighter: numberOf("fighter"),
    rival: numberOf("rival"),
    card: (ref("card").slice("card:".length) || null) as CardId | null,
    figures: FIGURES.flatMap((name) => (typeof args[name] === "number" ? [[name, args[name]]] : [])),
  };
}

// --- what the ring shows

export interface Scene {
  round: number;
  /** From 1; 0 is the gong. */
  turn: number;
  turns: number;
  /** By seat; none before the first turn. */
  cards: CardId[];
  /** Who plays them. */
  active: number[];
  /** What has been told of the turn, and the last of it. */
  notes: Note[];
  beat: Note | null;
  boards: State[];
}

/** The fight that is being told, after its latest event; null where there is none. */
export function sceneOf(view: View, events: Event[]): Scene | null {
  const { bout, teams, round } = view;
  if (!bout) return null;
  const fighters = teams.flatMap((team) => team.fighters);
  const from = events.findLastIndex((event) => event.kind === "reveal" || event.kind === "round");
  const begun = bout.turn > 0 && events[from]?.kind === "reveal";
  const notes = begun ? events.slice(from + 1).map((event) => noteOf(event, fighters)) : [];
  const cards = begun ? teams.map((team) => team.history.at(-1)![bout.turn - 1]!) : [];
  return {
    round,
    turn: begun ? bout.turn : 0,
    turns: bout.turns,
    cards,
    active: cards.map((card, side) => 2 * side + teams[side]!.fighters.findIndex((one) => one.id === CARDS[card].fighter)),
    notes,
    beat: notes.at(-1) ?? null,
    boards: fold(bout.before, notes),
  };
}

/** A turn of the last fight, told as far as `told`. */
export function sceneAgain(fight: Fight, turn: number, told: number): Scene {
  const { cards, active, notes, after } = fight.turns[turn]!;
  const said = notes.slice(0, told);
  const before = turn === 0 ? fight.before : fight.turns[turn - 1]!.after;
  const boards = told >= notes.length ? after : fold(before, said);
  return { round: fight.round, turn: turn + 1, turns: fight.turns.length, cards, active, notes: said, beat: said.at(-1) ?? null, boards };
}

/** How many HP each side has won or lost in the turns of this round that have been told, by turn and seat. */
export function tally(events: Event[], fighters: Fighter[]): number[][] {
  const turns: number[][] = [];
  for (const event of events.slice(events.findLastIndex((one) => one.kind === "round") + 1)) {
    if (event.kind === "reveal") turns.push([0, 0]);
    const note = noteOf(event, fighters);
    if (isHealth(note) && note.fighter !== null && turns.length > 0) turns.at(-1)![sideOf(note.fighter)]! += figure(note, "now") - figure(note, "was");
  }
  return turns;
}

// --- the boards

/** Boards changed by what has been told. */
export function fold(boards: State[], notes: Note[]): State[] {
  const now = boards.map((state) => ({ ...state }));
  for (const note of notes) change(now, note);
  return now;
}

function change(boards: State[], note: Note) {
  const board = boards[note.fighter ?? -1];
  if (!board) return;
  const { kind } = note;
  const [now, n] = [figure(note, "now"), figure(note, "n")];
  if (/^(hurt|healed|levelled)/.test(kind)) {
    board.hp = now;
    const leading = board.fairies?.findIndex((hp) => hp > 0) ?? -1;
    if (leading >= 0) board.fairies = board.fairies!.with(leading, now);
  } else if (kind === "stronger" || kind === "weaker" || kind === "bear-power") board.power = now;
  else if (kind === "counter") board.mark = now;
  else if (kind === "bear") Object.assign(board, { bear: true, hp: null, power: n });
  else if (kind === "icon-power" || kind === "fairy-falls") board.power++;
  else if (kind === "aflame") board.aflame = n;
  else if (kind === "doused") board.aflame = 0;
  else if (kind === "serpent") boards.forEach((one) => (one.serpent = one === board));
  else if (kind === "presence-back") boards.forEach((one) => (one.presence = one === board));
  else if (kind === "presence-given") boards.forEach((one, at) => (one.presence = at === note.rival));
  else if (kind.startsWith("sheriff")) board.sheriff = kind === "sheriff-taken";
  else if (kind === "ko") board.ko = true;
}

/** Who is the Bear when a note of a turn of the last fight is told; -1 for nobody. His own change is still told of Bödvar. */
export function bearAt(fight: Fight, turn: number, note: Note): number {
  const told = fight.turns[turn]!.notes.indexOf(note);
  const began = turn === 0 ? fight.before : fight.turns[turn - 1]!.after;
  const changed = fight.turns[turn]!.notes.slice(0, told).find((one) => one.kind === "bear");
  return changed?.fighter ?? began.findIndex((state) => state.bear);
}

// --- why a marker moved

export interface Term {
  amount: number;
  kind: "attack" | "direct" | "healing";
  /** Who attacked. */
  by: number | null;
}

export interface Sum {
  fighter: number;
  terms: Term[];
  was: number;
  now: number;
  /** A stop swallowed the rest. */
  stopped: boolean;
  /** The Bear loses power instead of HP. */
  bear: boolean;
}

/** One line per marker that was pushed: attacks, direct damage and healing, and where it went. */
export function sums(notes: Note[]): Sum[] {
  const found: Sum[] = [];
  const hits: Term[][] = [[], [], [], []];
  for (const note of notes) {
    const fighter = note.fighter ?? -1;
    if (note.kind === "attack" || note.kind === "attack-modified") {
      hits[note.rival ?? -1]?.push({ amount: -figure(note, "strength"), kind: "attack", by: fighter });
    } else if (/^(hurt|healed|no-change|levelled|bear-power)/.test(note.kind)) {
      const [direct, healing] = [figure(note, "direct"), figure(note, "healing")];
      const bear = note.kind === "bear-power";
      const terms: Term[] = figure(note, "attacks") > 0 || bear ? (hits[fighter]?.splice(0) ?? []) : [];
      if (direct) terms.push({ amount: -direct, kind: "direct", by: null });
      if (healing) terms.push({ amount: healing, kind: "healing", by: null });
      found.push({ fighter, terms, was: figure(note, "was"), now: figure(note, "now"), stopped: false, bear });
    } else if (note.kind === "stopped") {
      const sum = found.findLast((one) => one.fighter === fighter);
      if (sum) sum.stopped = true;
    }
  }
  return found;
}

/** What stands between a fighter and K.O.: HP, of the fairies all, of the Bear his power. */
export const lifeOf = (state: State) => (state.fairies ? state.fairies.reduce((sum, hp) => sum + hp, 0) : (state.hp ?? state.power));

/** How many HP (of the Bear: power) a team won or lost in a turn of the last fight. */
export function gained(fight: Fight, turn: number, side: number): number {
  const was = turn === 0 ? fight.before : fight.turns[turn - 1]!.after;
  const now = fight.turns[turn]!.after;
  return [2 * side, 2 * side + 1].reduce((sum, number) => {
    const [one, two] = [was[number]!, now[number]!];
    return one.bear === two.bear ? sum + lifeOf(two) - lifeOf(one) : sum; // flipping the board is no loss
  }, 0);
}
