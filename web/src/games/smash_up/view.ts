/** What the board of Smash Up counts out of the view and of what it is told. */
import type { Ask, Batch, Choice, Named, Who } from "../../protocol";
import { idOf } from "../../table/refs";
import { BASES, CARDS, FACTIONS } from "./printed";
import type { Base, BaseId, CardId, Event, FactionId, Play, View } from "./shapes";

export type PrintedId = CardId | BaseId;

/** What is printed under a name: a card of a faction, or a base. */
export const isCard = (word: string): word is CardId => Object.hasOwn(CARDS, word);
export const isBase = (word: string): word is BaseId => Object.hasOwn(BASES, word);
export const isFaction = (word: string): word is FactionId => Object.hasOwn(FACTIONS, word);
export const printedId = (word: string): PrintedId | null => (isCard(word) || isBase(word) ? word : null);
/** Of which kind a thing in play is: the second War Raptor is `war_raptor.2`. */
export const kindOf = (code: string): PrintedId | null => printedId(code.split(".")[0]!);
/** Message ids and the figures of a text. */
export const nameId = (id: PrintedId) => (isBase(id) ? `base-${id}` : `card-${id}`);
export const figuresOf = (id: PrintedId) => {
  const { limit, count } = isBase(id) ? BASES[id] : CARDS[id];
  return { limit, count };
};
/** Letters of the longest word of a name: so wide must a card be that no word is broken. */
export const longestWord = (name: string) => Math.max(...name.split(/\s+/).map((word) => word.length));
/** Every id of a table, in the order of the box. */
export const ALL_BASES = Object.keys(BASES).filter(isBase);
export const ALL_FACTIONS = Object.keys(FACTIONS).filter(isFaction);

/** Seats in the order of the table, beginning after me; I come last. A spectator sees them from the first seat on. */
export function around(seats: number, seat: number | null): number[] {
  return Array.from({ length: seats }, (_, at) => (seat === null ? at : (seat + 1 + at) % seats));
}

// --- the base that matters, where not all can be seen at once

/** The base in play that my question or what is being told is about; null where that is none, or several. */
export function baseInQuestion(view: Pick<View, "bases" | "scoring">, event: Event | null, ask: Pick<Ask, "about"> | null): BaseId | null {
  const named = event && "base" in event.args ? idOf(event.args.base) : null;
  const what = event && "what" in event.args ? event.args.what : null;
  const holds = (base: Base) => [...base.actions, ...base.minions, ...base.minions.flatMap((one) => one.actions)].some((one) => one.id === what);
  const called = (id: string | null | undefined) => view.bases.find((base) => base.id === id);
  return (called(ask?.about) ?? called(named) ?? view.bases.find(holds) ?? called(view.scoring))?.id ?? null;
}

/** The base to which least is lacking, once somebody is there. */
export function nextToFall(bases: Pick<Base, "id" | "breakpoint" | "power">[]): BaseId | null {
  const begun = bases.filter((base) => base.power > 0);
  return begun.sort((one, two) => one.breakpoint - one.power - (two.breakpoint - two.power))[0]?.id ?? null;
}

// --- what I know of hidden cards: what all have seen, and what I have seen besides

/** Cards of another player's hand. */
export function knownHand(view: View, at: number): CardId[] {
  return at === view.seat ? [] : [...view.players[at]!.handKnown, ...(view.seen[at]?.hand ?? [])];
}

/** Cards of a player's deck with their distance from the top, the topmost first. */
export function knownDeck(view: View, at: number): [number, CardId][] {
  return [...view.players[at]!.deckKnown, ...(view.seen[at]?.deck ?? [])].sort(([one], [two]) => one - two);
}

/** Bases of the base deck, the topmost first. */
export function knownBases(view: View): BaseId[] {
  return [...view.baseDeck.known, ...view.seenBases].sort(([one], [two]) => one - two).map(([, id]) => id);
}

/** The arguments of the words on the chip of a play that is left. */
export function chip(play: Play) {
  return {
    kind: play.kind,
    limit: play.limit ?? "none",
    where: play.base !== null ? "base" : play.alone ? "alone" : "any",
    base: play.base !== null ? { id: nameId(play.base) } : "", // a name, not a text: it is declined
    source: play.source,
    by: play.by ? { id: nameId(play.by) } : "",
    given: play.by ? "yes" : "no",
  };
}

// --- cards that are not on the table but can be chosen: searched decks, discard piles, hands that were looked at

export interface Offer {
  ref: string;
  /** Of several copies in a question for a set: which option this copy is. */
  key: string | null;
  from: "discard" | "deck" | "hand" | "bases" | "faction";
  /** Whose hand it is. */
  seat: number | null;
}

/** What the tray shows: a card, a base or a faction. */
export type Offered = Offer & ({ kind: "card" | "base"; id: PrintedId } | { kind: "faction"; id: FactionId });

/** Everything that options point at and that lies neither on the table nor in my own hand. */
export function offered(options: Choice[], batch: Batch | null | undefined, bases: Pick<Base, "id">[]): Offered[] {
  const found: Offered[] = [];
  const seen = new Set<string>();
  const inPlay = new Set<string>(bases.map((base) => base.id));
  for (const option of batch ? batch.among : options) {
    for (const ref of option.refs) {
      const key = batch ? option.key : null;
      if (seen.has(key ?? ref)) continue;
      const one = offeredAt(ref, key, inPlay, option);
      if (!one) continue;
      seen.add(key ?? ref);
      found.push(one);
    }
  }
  return found;
}

function offeredAt(ref: string, key: string | null, inPlay: Set<string>, option: Choice): Offered | null {
  const words = ref.split(":");
  const last = words.at(-1)!;
  const seat = words[0] === "seat" ? Number(words[1]) : null;
  if (isFaction(last)) return { kind: "faction", id: last, ref, key, from: "faction", seat };
  if (isBase(last)) return inPlay.has(last) ? null : { kind: "base", id: last, ref, key, from: "bases", seat };
  const id = words[0] === "deck" && !isCard(last) ? option.key.split(":")[0]! : last; // the top card of somebody's deck: deck:1
  if (!isCard(id)) return null;
  if (words[0] === "discard" || words[0] === "deck") return { kind: "card", id, ref, key, from: words[0], seat };
  return words[0] === "seat" && words.length === 3 ? { kind: "card", id, ref, key, from: "hand", seat } : null;
}

/** What was shown together with the cards on offer but cannot be chosen: the rest of a hand, of revealed cards. */
export function besides(cards: Offered[], why: string, view: View): Offered[] {
  const hand = cards.find((one) => one.from === "hand");
  let shown: CardId[] = [];
  if (why === "make_discard" && hand?.seat != null) shown = knownHand(view, hand.seat);
  else if (why === "take_minions" && view.seat !== null) shown = knownDeck(view, view.seat).filter(([at]) => at < CARDS.portal.count).map(([, id]) => id);
  const left = cards.map((one) => one.id);
  return shown
    .filter((id) => !left.includes(id))
    .map((id, at) => ({ kind: "card", id, ref: `shown:${at}`, key: null, from: hand ? "hand" : "deck", seat: hand?.seat ?? null }));
}

const ABOUT_TOP = ["play_revealed", "neophyte", "walker", "attach_to"];

/** The card on top of a deck that a question is about, where I know it. */
export function revealed(why: string, view: View): CardId | null {
  if (view.seat === null || !ABOUT_TOP.includes(why)) return null;
  const tops = around(view.players.length, view.seat).reverse().map((at) => knownDeck(view, at).find(([deep]) => deep === 0)?.[1]);
  const stays = (id: CardId | undefined) => id !== undefined && ["on_minion", "on_base"].includes(CARDS[id].type);
  return (why === "attach_to" ? tops.find(stays) : tops[0]) ?? null;
}

/** Cards of the hand with the option each stands for in a question for a set: the second copy is `id.2`. */
export function handKeys(hand: CardId[], batch: Batch | null | undefined): (string | null)[] {
  const count = new Map<string, number>();
  const keys = new Set((batch?.among ?? []).filter((one) => one.refs.some((ref) => ref.startsWith("hand:"))).map((one) => one.key));
  return hand.map((id) => {
    const number = (count.get(id) ?? 0) + 1;
    count.set(id, number);
    const key = number === 1 ? id : `${id}.${number}`;
    return keys.has(key) ? key : null;
  });
}

// --- scoring, told by events

export interface Rank {
  seat: number;
  place: number;
  power: number;
  points: number;
  total: number | null;
}

export interface Scoring {
  base: BaseId;
  power: number;
  breakpoint: number;
  ranks: Rank[];
  /** What followed, to be told in the words of the log. */
  then: Event[];
  next: BaseId | null;
}

/**
 * The scorings that these events tell, whole as far as their ranks. `open` is one that an earlier position began; the
 * last one that has no ranks yet is given back as `open`.
 */
export function scorings(events: Event[], open: Scoring | null): { told: Scoring[]; open: Scoring | null } {
  const told: Scoring[] = [];
  let now = open;
  for (const event of events) {
    if (event.kind === "scoring") {
      now = { base: idOf(event.args.base), power: event.args.power, breakpoint: event.args.breakpoint, ranks: [], then: [], next: null };
    } else if (event.kind === "rank") {
      const base = idOf(event.args.base);
      if (now?.base !== base) now = { base, power: 0, breakpoint: BASES[base].breakpoint, ranks: [], then: [], next: null };
      if (now.ranks.length === 0) {
        now = { ...now, ranks: [], then: [] };
        told.push(now);
      }
      now.ranks.push({ seat: event.args.seat.seat, place: event.args.place, power: event.args.power, points: 0, total: null });
    } else if (now && now.ranks.length > 0) {
      const rank = event.kind === "points" && event.rule === "B4.1" ? rankOf(now, event.args.seat) : undefined;
      if (event.kind === "points" && rank) {
        rank.points = event.args.points;
        rank.total = event.args.total;
      } else if (event.kind === "turn") now = null;
      else {
        if (event.kind === "new-base") now.next = idOf(event.args.base);
        if (!["pass", "draw", "shuffle"].includes(event.kind)) now.then.push(event);
        if (event.kind === "new-base") now = null;
      }
    } else if (event.kind === "scoring-stops" || event.kind === "turn") now = null;
  }
  for (const one of told) {
    one.ranks.sort((a, b) => a.place - b.place);
    one.power = one.ranks.reduce((sum, rank) => sum + rank.power, 0);
  }
  return { told, open: now && now.ranks.length === 0 ? now : null };
}

/** The scoring that these events are in the middle of, or told last. */
export function latestScoring(events: Event[]): Scoring | null {
  const from = events.findLastIndex((event) => event.kind === "scoring");
  if (from < 0) return null;
  const { told, open } = scorings(events.slice(from), null);
  return told.at(-1) ?? open;
}

const rankOf = (scoring: Scoring, who: Who) => scoring.ranks.find((one) => one.seat === who.seat);

// --- the last card that somebody played, for those who looked away

export interface Deed {
  seat: number;
  card: CardId;
  event: Event;
}

const isDeed = (event: Event) => event.kind.startsWith("play-") || event.kind === "use";

/** The last card that was played; once the next turn has begun, my own is of no interest to me. */
export function recentDeed(events: Event[], seat: number | null): Deed | null {
  const at = events.findLastIndex(isDeed);
  const event = events[at];
  if (!event || !("card" in event.args) || !("seat" in event.args)) return null;
  const deed = { seat: event.args.seat.seat, card: idOf(event.args.card as Named<`printed:${CardId}`>), event };
  return deed.seat === seat && events.slice(at).some((one) => one.kind === "turn") ? null : deed;
}
