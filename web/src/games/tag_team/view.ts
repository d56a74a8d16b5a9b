/** What the board of Tag Team counts out of the view. */
import { CARDS, FIGHTERS } from "./printed";
import type { CardId, FighterId, Left, Place, View } from "./shapes";

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

// --- the strips: what meets stands face to face

/** A turn of the round to come: my card, and the one it meets if the other player adds nothing before it. */
export interface Column {
  mine: CardId | null;
  theirs: CardId | null;
  newMine: boolean;
  newTheirs: boolean;
}

/** Both decks side by side, with one column more than the other deck has: something is added there. */
export function columnsOf(view: View, left: number): Column[] {
  const known = (side: number) => deckOf(view, side).filter((place) => !place.anywhere);
  const isNew = (place: Place | undefined) => place !== undefined && place.since > 1 && place.since >= view.round;
  const [own, other] = [known(left), known(1 - left)];
  return Array.from({ length: Math.max(own.length, other.length + 1) }, (_, at) => ({
    mine: own[at]?.card ?? null,
    theirs: other[at]?.card ?? null,
    newMine: isNew(own[at]),
    newTheirs: isNew(other[at]),
  }));
}

/** What a meeting promises, as far as the two cards say it themselves. */
export type Promise = "hits" | "blocked" | "blocks" | "idle" | "open";

export function meeting(card: CardId, other: CardId | null): Promise {
  if (other === null) return "open";
  const [one, two] = [CARDS[card], CARDS[other]];
  if (one.attacks) return two.blocks ? "blocked" : "hits";
  if (one.blocks) return two.attacks ? "blocks" : "idle";
  return "open";
}
export const isGood = (promise: Promise) => promise === "hits" || promise === "blocks";
export const isBad = (promise: Promise) => promise === "blocked" || promise === "idle";

export interface Foreseen {
  /** The column, from 0. */
  at: number;
  card: CardId;
  meets: CardId | null;
  promise: Promise;
  /** Whether the card gets there only because another one is slipped in before it. */
  moved: boolean;
}

/** What a card slipped in at a gap (from 0) would meet, and which meetings behind it change for better or worse. */
export function foresee(columns: Column[], card: CardId, gap: number): Foreseen[] {
  const own = columns.map((column) => column.mine).filter((one) => one !== null);
  const met = (at: number) => columns[at]?.theirs ?? null;
  const news: Foreseen[] = [{ at: gap, card, meets: met(gap), promise: meeting(card, met(gap)), moved: false }];
  own.slice(gap).forEach((one, behind) => {
    const at = gap + behind + 1;
    const [was, now] = [meeting(one, met(at - 1)), meeting(one, met(at))];
    if (was !== now) news.push({ at, card: one, meets: met(at), promise: now, moved: true });
  });
  return news;
}
