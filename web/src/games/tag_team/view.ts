/** What the board of Tag Team counts out of the view. */
import { CARDS, FIGHTERS } from "./printed";
import type { CardId, Fight, FighterId, Left, Note, Place, State, View } from "./shapes";

export const sideOf = (number: number) => number >> 1;
export const isCard = (word: string): word is CardId => Object.hasOwn(CARDS, word);
export const isFighter = (word: string): word is FighterId => Object.hasOwn(FIGHTERS, word);
/** All twelve, in the order of the box. */
export const ALL_FIGHTERS = Object.keys(FIGHTERS).filter(isFighter);

/** A fight deck as far as I know it: of my own one all, of the other what has been met. */
export function deckOf(view: View, side: number): Place[] {
  return side === view.seat && view.deck.length > 0 ? view.deck : view.teams[side]!.deck;
}

/** Cards that a team can still bring, with their number, as far as I know. */
export function leftOf(view: View, side: number): Left[] {
  const count = (deck: Place[], card: CardId) => deck.filter((place) => place.card === card && place.since > 1).length;
  const [mine, all] = [deckOf(view, side), view.teams[side]!.deck];
  return view.teams[side]!.left
    .map(({ card, copies }) => ({ card, copies: copies - (count(mine, card) - count(all, card)) }))
    .filter(({ copies }) => copies > 0);
}

/** A number of a note's sentence; 0 where it has none of this name. */
export const figure = (note: Note, name: Note["figures"][number][0]) => note.figures.find(([one]) => one === name)?.[1] ?? 0;

/** The rules of a fighter's own begin with these letters. */
export const OWN_RULES: Partial<Record<FighterId, string>> = {
  joan: "FJ",
  ching_shih: "FC",
  bodvar: "FB",
  wong: "FO",
  golem: "FG",
  wild_bunch: "FW",
  shang: "FS",
  mephisto: "FM",
  fae_folk: "FF",
  milady: "FY",
  marie_laveau: "FL",
};

// --- a fight as a film: turn by turn, and in a turn note by note

export interface Moment {
  turn: number;
  /** How many notes of the turn have been told; 0 is the reveal. */
  told: number;
}

export const lastMoment = (fight: Fight): Moment => {
  const turn = fight.turns.length - 1;
  return { turn, told: fight.turns[turn]?.notes.length ?? 0 };
};

/** The moment after this one, or null at the end of the fight. */
export function after(fight: Fight, { turn, told }: Moment): Moment | null {
  if (told < fight.turns[turn]!.notes.length) return { turn, told: told + 1 };
  return turn + 1 < fight.turns.length ? { turn: turn + 1, told: 0 } : null;
}

/** The moment before this one: notes one by one, then the end of the turn before. */
export function before(fight: Fight, { turn, told }: Moment): Moment {
  if (told > 0) return { turn, told: told - 1 };
  return turn > 0 ? { turn: turn - 1, told: fight.turns[turn - 1]!.notes.length } : { turn, told };
}

/** The boards at a moment: as the turn began, changed by what has been told; complete when all is told. */
export function boardsAt(fight: Fight, { turn, told }: Moment): State[] {
  const { notes, after } = fight.turns[turn]!;
  if (told >= notes.length) return after;
  const boards = (turn === 0 ? fight.before : fight.turns[turn - 1]!.after).map((state) => ({ ...state }));
  for (const note of notes.slice(0, told)) change(boards, note);
  return boards;
}

/** Who is the Bear when a note of a turn is told; -1 for nobody. His own change is still told of Bödvar. */
export function bearAt(fight: Fight, turn: number, note: Note): number {
  const told = fight.turns[turn]!.notes.indexOf(note);
  const began = turn === 0 ? fight.before : fight.turns[turn - 1]!.after;
  const changed = fight.turns[turn]!.notes.slice(0, told).find((one) => one.kind === "bear");
  return changed?.fighter ?? began.findIndex((state) => state.bear);
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

/** How many HP (of the Bear: power) a team won or lost in a turn. */
export function gained(fight: Fight, turn: number, side: number): number {
  const was = turn === 0 ? fight.before : fight.turns[turn - 1]!.after;
  const now = fight.turns[turn]!.after;
  const life = (state: State) =>
    state.fairies ? state.fairies.reduce((sum, hp) => sum + hp, 0) : (state.hp ?? state.power);
  return [0, 1].reduce((sum, place) => {
    const number = 2 * side + place;
    const [one, two] = [was[number]!, now[number]!];
    return one.bear === two.bear ? sum + life(two) - life(one) : sum; // flipping the board is no loss
  }, 0);
}

/** Spaces of a health track from the top down, in rows of at most ten. */
export function track(top: number): { spaces: number[]; columns: number } {
  const spaces = Array.from({ length: top + 1 }, (_, at) => top - at);
  return { spaces, columns: spaces.length > 10 ? Math.ceil(spaces.length / 2) : spaces.length };
}

