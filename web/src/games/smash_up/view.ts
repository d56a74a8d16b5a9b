/** The view of Smash Up as the server sends it, and what a board counts out of it. */
import type { Arg, Batch, Choice, Event, Text } from "../../protocol";
import { BASES, CARDS, type Faction } from "./printed";

export interface Attached {
  id: string;
  card: string;
  seat: number;
  faction?: Faction;
  working?: boolean;
}

export type MarkKind = "indestructible" | "flees" | "shielded" | "guarded";

export interface Minion {
  id: string;
  card: string;
  seat: number;
  power: number;
  printed: number;
  modifiers: { by: string; amount: number }[];
  microbot: boolean;
  marks: { mark: MarkKind; by: string }[];
  actions: Attached[];
}

export interface Standing {
  seat: number;
  power: number;
  place: number;
  points: number;
}

export interface Base {
  id: string;
  breakpoint: number;
  printedBreakpoint: number;
  points: number[];
  power: number;
  ready: boolean;
  off: boolean;
  ignoredBy: number[];
  barred: { by: string; faction?: Faction; allBut?: number }[];
  minions: Minion[];
  actions: Attached[];
  players: Standing[];
}

export interface Player {
  factions: Faction[];
  points: number;
  hand: number;
  handKnown: string[];
  deck: number;
  deckKnown: [number, string][];
  discard: string[];
  minionsPlayed: number;
  marked: boolean;
  asleep: boolean;
}

export interface Play {
  kind: "minion" | "action";
  by: string;
  limit: number | null;
  base: string | null;
  alone: boolean;
  source: "hand" | "discard";
  label: Text;
}

export interface SmashUpView {
  seat: number | null;
  turn: number;
  first: number;
  active: number;
  phase: string;
  goal: number;
  turnLimit: number;
  method: "random" | "draft" | "free";
  scoring: string | null;
  places: number[];
  plays: Play[];
  resolving: { card: string; seat: number }[];
  bases: Base[];
  baseDeck: { count: number; known: [number, string][] };
  baseDiscard: string[];
  players: Player[];
  hand: string[];
}

/** What is printed under a name: a card of a faction, or a base. */
export const isBase = (id: string) => id in BASES;
export const kindOf = (code: string) => code.split(".")[0]!;
/** Message ids and the figures of a text. */
export const nameId = (id: string) => (isBase(id) ? `base-${id}` : `card-${id}`);
export const figuresOf = (id: string) => {
  const printed = BASES[id] ?? CARDS[id];
  return { limit: printed?.limit ?? 0, count: printed?.count ?? 1 };
};

/** The id behind a message such as base-tortuga or card-howl. */
export function idOf(arg: Arg | undefined): string | null {
  if (typeof arg !== "object" || !("id" in arg)) return null;
  return /^(base|card|faction)-(.+)$/.exec(arg.id)?.[2] ?? null;
}

export function seatOf(arg: Arg | undefined): number | null {
  return typeof arg === "object" && "seat" in arg ? (arg as { seat: number }).seat : null;
}

// --- who would get what

/** Seats in the order of the table, beginning after me; I come last. A spectator sees them from the first seat on. */
export function around(seats: number, seat: number | null): number[] {
  return Array.from({ length: seats }, (_, at) => (seat === null ? at : (seat + 1 + at) % seats));
}

/** Whether a card in the hand fits a play that is left, as far as its own figures tell. */
export function fits(play: Play, card: string, source: "hand" | "discard"): boolean {
  const printed = CARDS[card];
  if (!printed) return false;
  if (play.kind === "action") return printed.type !== "minion" && source === "hand";
  return printed.type === "minion" && source === play.source && (play.limit === null || printed.power <= play.limit);
}

/** Whether a play that is left may happen at a base. */
export function reaches(play: Play, base: Base, seat: number): boolean {
  if (play.kind !== "minion") return false;
  if (play.base !== null) return play.base === base.id;
  return !play.alone || base.minions.every((minion) => minion.seat !== seat);
}

// --- cards that are not on the table but can be chosen: searched decks, discard piles, hands that were looked at

export interface Offered {
  /** What the tray shows: a card, a base or a faction. */
  kind: "card" | "base" | "faction";
  id: string;
  ref: string;
  /** Of several copies in a question for a set: which option this copy is. */
  key: string | null;
  from: "discard" | "deck" | "hand" | "bases" | "faction";
  /** Whose hand it is. */
  seat: number | null;
}

/** Everything that options point at and that lies neither on the table nor in my own hand. */
export function offered(options: Choice[], batch: Batch | null | undefined, bases: Base[]): Offered[] {
  const found: Offered[] = [];
  const seen = new Set<string>();
  const inPlay = new Set(bases.map((base) => base.id));
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
  if (words[0] === "faction") return { kind: "faction", id: last, ref, key, from: "faction", seat };
  if (words[0] === "base") return inPlay.has(last) ? null : { kind: "base", id: last, ref, key, from: "bases", seat };
  if (words[0] === "discard") return { kind: "card", id: last, ref, key, from: "discard", seat };
  if (words[0] === "seat" && words.length === 3) return { kind: "card", id: last, ref, key, from: "hand", seat };
  if (words[0] === "deck") {
    const card = last in CARDS ? last : option.key.split(":")[0]!; // the top card of somebody's deck: deck:1
    return card in CARDS ? { kind: "card", id: card, ref, key, from: "deck", seat } : null;
  }
  return null;
}

/** What was shown together with the cards on offer but cannot be chosen: the rest of a hand, of revealed cards. */
export function besides(cards: Offered[], why: string, players: Player[], seat: number | null): Offered[] {
  const hand = cards.find((one) => one.from === "hand");
  let shown: string[] = [];
  if (why === "make_discard" && hand) shown = players[hand.seat!]?.handKnown ?? [];
  else if (why === "take_minions" && seat !== null) shown = players[seat]!.deckKnown.filter(([at]) => at < 5).map(([, id]) => id);
  const left = cards.map((one) => one.id);
  return shown
    .filter((id) => !left.includes(id))
    .map((id, at) => ({ kind: "card", id, ref: `shown:${at}`, key: null, from: hand ? "hand" : "deck", seat: hand?.seat ?? null }));
}

const ABOUT_TOP = ["play_revealed", "neophyte", "walker", "attach_to"];

/** The card on top of a deck that a question is about, where I know it. */
export function revealed(why: string, players: Player[], seat: number | null): string {
  if (seat === null || !ABOUT_TOP.includes(why)) return "";
  const tops = around(players.length, seat).reverse().map((at) => players[at]!.deckKnown.find(([deep]) => deep === 0)?.[1]);
  const stays = (id: string | undefined) => id !== undefined && ["on_minion", "on_base"].includes(CARDS[id]?.type ?? "");
  return (why === "attach_to" ? tops.find(stays) : tops[0]) ?? "";
}

/** Cards of the hand with the option each stands for in a question for a set: the second copy is `id.2`. */
export function handKeys(hand: string[], batch: Batch | null | undefined): (string | null)[] {
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
  base: string;
  power: number;
  breakpoint: number;
  ranks: Rank[];
  /** What followed, to be told in the words of the log. */
  then: Event[];
  next: string | null;
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
      now = { base: idOf(event.args.base)!, power: Number(event.args.power), breakpoint: Number(event.args.breakpoint), ranks: [], then: [], next: null };
    } else if (event.kind === "rank") {
      const base = idOf(event.args.base)!;
      if (now?.base !== base) now = { base, power: 0, breakpoint: BASES[base]?.breakpoint ?? 0, ranks: [], then: [], next: null };
      if (now.ranks.length === 0) {
        now = { ...now, ranks: [], then: [] };
        told.push(now);
      }
      now.ranks.push({ seat: seatOf(event.args.seat)!, place: Number(event.args.place), power: Number(event.args.power), points: 0, total: null });
    } else if (now && now.ranks.length > 0) {
      const seat = seatOf(event.args.seat);
      const rank = now.ranks.find((one) => one.seat === seat);
      if (event.kind === "points" && event.rule === "B4.1" && rank) {
        rank.points = Number(event.args.points);
        rank.total = Number(event.args.total);
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

// --- the last card that somebody played, for those who looked away

export interface Deed {
  seat: number;
  card: string;
  event: Event;
}

const PLAYED = /^(play-|use$)/;

export function lastDeed(events: Event[]): Deed | null {
  const event = events.findLast((one) => PLAYED.test(one.kind));
  const [card, seat] = [idOf(event?.args.card), seatOf(event?.args.seat)];
  return event && card !== null && seat !== null ? { seat, card, event } : null;
}

// --- the draft

/** S5: there and back; with free choice both at once. */
export function pickOrder(method: string, first: number, seats: number): number[] {
  const there = Array.from({ length: seats }, (_, at) => (first + at) % seats);
  return method === "draft" ? [...there, ...there.toReversed()] : there.flatMap((seat) => [seat, seat]);
}
