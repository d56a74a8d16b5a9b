/** The view of Bellum Magica as the server sends it, and what the board counts out of it. */
import type { Event, View } from "../../protocol";

export type Side = "left" | "right";
export type Kind = "wooden" | "metal" | "golden";
export const KINDS: Kind[] = ["wooden", "metal", "golden"];
export const ROWS = [1, 2, 3, 4, 5, 6];

export interface Monster {
  id: string;
  bonus: "shield" | "magic_shield" | "reroll" | null;
  /** Six cells: "FF - F - F -". */
  left: string;
  right: string;
}

export interface Row {
  food: number;
  runes: number;
  maps: number;
  swords: number;
  magicSwords: number;
  thieves: number;
  /** Which chest its maps would bring now. */
  mapChest: Kind | null;
  /** What it would beat: ids of settlements, seat0... */
  beats: string[];
}

export interface Target {
  id: string;
  beaten: boolean;
  missing: { swords: number; magicSwords: number; thieves?: number; chests?: number };
  /** Chests that could be stolen. */
  most?: number;
}

export interface Player {
  castle: { id: string; shield: number; left: string; right: string };
  goblins: Monster[];
  left: Monster[];
  right: Monster[];
  rows: Row[];
  targets: Target[];
  shield: number;
  magicShield: number;
  tokens: { shield: number; magicShield: number; reroll: number };
  spells: number;
  food: number;
  runes: number;
  barrels: number;
  mostBarrels: number;
  affords: { evil: boolean; ultraForFood: boolean; ultraForRunes: boolean };
  chests: Record<Kind, number>;
  chestCount: number;
  values: Record<Kind, number[]>;
  knownTotal: number;
  score: number | null;
}

export interface Settlement {
  id: string;
  kind: "inn" | "farm" | "village" | "town";
  shield: number;
  magicShield: number;
  loot: Record<string, number>;
}

export interface Price {
  food: number;
  runes: number;
}

export interface BellumView {
  seat: number | null;
  round: number;
  phase: "goblins" | "band" | "attack" | "recruit";
  captain: number | null;
  turn: number | null;
  /** 0 before the die is rolled. */
  row: number;
  over: boolean;
  market: {
    evil: Monster[];
    ultra: Monster[];
    evilPile: number;
    ultraPile: number;
    prices: { evil: Price[]; ultra: Price[] };
  };
  settlements: { inn: Settlement; display: Settlement[]; pile: Record<"farm" | "village" | "town", number>; plundered: string[] };
  chestPiles: Record<Kind, number>;
  race: { chests: number[]; needed: number; ending: boolean };
  lastRound: number;
  players: Player[];
}

/** The letters of each of the six cells, from the first row to the last. */
export function cells(printed: string): string[][] {
  return printed.split(" ").map((cell) => (cell === "-" ? [] : [...cell]));
}

/** Orcs look like orcs: `orc_3` is one of the family `orc`. */
export const family = (id: string) => id.replace(/_\d+$/, "");

export interface Count {
  sign: string;
  count: number;
}

const counts = (pairs: [string, number][]): Count[] => pairs.flatMap(([sign, count]) => (count > 0 ? [{ sign, count }] : []));

/** What the left half of a row brings, and what the right half fights with. */
export const gathers = (row: Row) => counts([["F", row.food], ["R", row.runes], ["M", row.maps]]);
export const fights = (row: Row) => counts([["S", row.swords], ["X", row.magicSwords], ["T", row.thieves]]);
export const strength = (row: Row) => row.swords + row.magicSwords;

/** The things of a loot, goods first. */
export const loot = (settlement: Settlement): Count[] =>
  counts(["food", "rune", "barrel", ...KINDS].map((thing) => [thing, settlement.loot[thing] ?? 0]));

/** How many monsters a store pays for, if each is paid in one of these ways. */
export function affordable(store: Price, prices: Price[]): number {
  const [price, ...others] = prices;
  if (!price) return 0;
  let best = 0;
  for (let many = 0; many * price.food <= store.food && many * price.runes <= store.runes; many++) {
    const rest = { food: store.food - many * price.food, runes: store.runes - many * price.runes };
    best = Math.max(best, many + affordable(rest, others));
  }
  return best;
}

/** Where everybody stands on the way to ten chests: seats by number of chests; more than enough stand at the goal. */
export function race(chests: number[], needed: number): number[][] {
  const track: number[][] = Array.from({ length: needed + 1 }, () => []);
  chests.forEach((count, seat) => track[Math.min(count, needed)]!.push(seat));
  return track;
}

export interface Haul {
  wooden: number;
  metal: number;
  golden: number;
}

/** The key of the option that takes these chests. */
export const stealKey = (haul: Haul) =>
  "steal:" + KINDS.filter((kind) => haul[kind] > 0).map((kind) => kind + haul[kind]).join(":");

/** What is missing to beat a target, as signs. */
export const lacks = ({ missing }: Target): Count[] =>
  counts([["T", missing.thieves ?? 0], ["S", missing.swords], ["X", missing.magicSwords]]);

/** How many cards of each side lie open where only `room` fit: the longer side gives up its oldest ones first. */
export function unbundled(left: number, right: number, room: number): [number, number] {
  if (left + right <= room) return [left, right];
  let [l, r] = [left, right];
  while (l + r > Math.max(2, room - 2)) {
    if (l > r) l--;
    else r--;
  }
  return [left - l === 1 ? left : l, right - r === 1 ? right : r]; // a bundle of one is none
}

/** The cells of several cards in one. */
export function together(cards: Monster[], side: Side): Count[][] {
  return ROWS.map((_, at) => {
    const found = new Map<string, number>();
    for (const card of cards) for (const sign of cells(card[side])[at]!) found.set(sign, (found.get(sign) ?? 0) + 1);
    return counts([..."FRMSXT"].map((sign) => [sign, found.get(sign) ?? 0]));
  });
}

// --- what has just happened, added up by seat

export interface Gain {
  food: number;
  runes: number;
  barrels: number;
  shields: number;
  chests: Record<Kind, number>;
}

const nothing = (): Gain => ({ food: 0, runes: 0, barrels: 0, shields: 0, chests: { wooden: 0, metal: 0, golden: 0 } });
const seatOf = (event: Event, name = "seat") => (event.args[name] as { seat: number } | undefined)?.seat ?? -1;
const number = (event: Event, name: string) => Number(event.args[name] ?? 0);

export function gains(fresh: Event[], seats: number): Gain[] {
  const found = Array.from({ length: seats }, nothing);
  for (const event of fresh) {
    const gain = found[seatOf(event)];
    if (!gain) continue;
    if (event.kind === "gather" || event.kind === "loot") {
      gain.food += number(event, "food");
      gain.runes += number(event, "runes");
      gain.barrels += number(event, "barrels");
    } else if (event.kind === "chest") gain.chests[event.args.kind as Kind]++;
    else if (event.kind === "robbed" || (event.kind === "bonus" && event.args.id === "shield")) gain.shields++;
    else if (event.kind === "barrel") gain.barrels--;
    else if (event.kind === "recruit") {
      gain.food -= number(event, "food");
      gain.runes -= number(event, "runes");
    } else if (event.kind === "steal") {
      for (const kind of KINDS) {
        gain.chests[kind] += number(event, kind);
        found[seatOf(event, "victim")]!.chests[kind] -= number(event, kind);
      }
    }
  }
  return found;
}

/** A chest that I have just got; without a value where I may not see it now. */
export interface Treasure {
  kind: Kind;
  value: number | null;
}

/** The chests that `seat` got, in order; stolen ones with the values that the thief has seen. */
export function treasures(fresh: Event[], seat: number | null): Treasure[] {
  const found: Treasure[] = [];
  for (const event of fresh) {
    if (seat === null || seatOf(event) !== seat) continue;
    if (event.kind === "chest") {
      found.push({ kind: event.args.kind as Kind, value: event.args.value === undefined ? null : number(event, "value") });
    } else if (event.kind === "steal") {
      const values = typeof event.args.values === "string" ? event.args.values.split(" + ") : [];
      for (const kind of KINDS)
        for (let taken = 0; taken < number(event, kind); taken++) {
          const value = Number(values.shift());
          found.push({ kind, value: Number.isFinite(value) ? value : null });
        }
    }
  }
  return found;
}

/** For a device that is passed round: what lies in the chests is for nobody's eyes, until they are opened. */
export function discreet(view: View): View {
  const table = view as unknown as BellumView;
  if (table.over) return { ...view, seat: null };
  const players = table.players.map((player) => ({ ...player, values: { wooden: [], metal: [], golden: [] }, knownTotal: 0, score: null }));
  return { ...view, seat: null, players };
}
