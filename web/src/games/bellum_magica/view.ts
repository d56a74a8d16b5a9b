/** What the board of Bellum Magica counts out of the view and of what has just happened. */
import { idOf } from "../../table/refs";
import { MONSTERS } from "./printed";
import type { ChestCounts, ChestKind, ChestValues, Event, Missing, MonsterId, Row, View } from "./shapes";

export type Side = "left" | "right";
export const SIDES: Side[] = ["left", "right"];
export const KINDS: ChestKind[] = ["wooden", "metal", "golden"];
export const isChest = (thing: string): thing is ChestKind => KINDS.some((kind) => kind === thing);
export const ROWS = [1, 2, 3, 4, 5, 6];

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

/** Where everybody stands on the way to ten chests: seats by number of chests; more than enough stand at the goal. */
export function race(chests: number[], needed: number): number[][] {
  const track: number[][] = Array.from({ length: needed + 1 }, () => []);
  chests.forEach((count, seat) => track[Math.min(count, needed)]!.push(seat));
  return track;
}

/** The key of the option that takes these chests. */
export const stealKey = (haul: ChestCounts) =>
  "steal:" + KINDS.filter((kind) => haul[kind] > 0).map((kind) => kind + haul[kind]).join(":");

/** What is missing to beat a target, as signs. */
export const lacks = ({ thieves, swords, magicSwords }: Missing): Count[] => counts([["T", thieves], ["S", swords], ["X", magicSwords]]);

/** The symbols of a cell, counted. */
export function tally(signs: string[]): Count[] {
  return counts([..."FRMSXT"].map((sign) => [sign, signs.filter((one) => one === sign).length]));
}

/** The cells of several cards in one. */
export const together = (cards: MonsterId[], side: Side): Count[][] =>
  ROWS.map((_, at) => tally(cards.flatMap((card) => MONSTERS[card][side][at]!)));

/** The values of somebody's chests as far as I know them; at the end everybody does. */
export const valuesOf = (view: Pick<View, "known" | "players">, seat: number): ChestValues => view.known[seat] ?? view.players[seat]!.values;

// --- what has just happened, added up by seat

/** The seats that an event is about. */
export function aboutSeats({ args }: Event): number[] {
  const seats = [];
  if ("seat" in args) seats.push(args.seat.seat);
  if ("victim" in args) seats.push(args.victim.seat);
  return seats;
}

export interface Gain {
  food: number;
  runes: number;
  barrels: number;
  shields: number;
  chests: ChestCounts;
}

const nothing = (): Gain => ({ food: 0, runes: 0, barrels: 0, shields: 0, chests: { wooden: 0, metal: 0, golden: 0 } });

export function gains(fresh: Event[], seats: number): Gain[] {
  const found = Array.from({ length: seats }, nothing);
  for (const { kind, args } of fresh) {
    if (!("seat" in args)) continue;
    const gain = found[args.seat.seat]!;
    if (kind === "gather" || kind === "loot") {
      gain.food += args.food;
      gain.runes += args.runes;
      gain.barrels += args.barrels;
    } else if (kind === "chest") gain.chests[idOf(args.chest)]++;
    else if (kind === "robbed" || (kind === "bonus" && args.id === "shield")) gain.shields++;
    else if (kind === "barrel") gain.barrels--;
    else if (kind === "recruit") {
      gain.food -= args.food;
      gain.runes -= args.runes;
    } else if (kind === "steal") {
      for (const chest of KINDS) {
        gain.chests[chest] += args[chest];
        found[args.victim.seat]!.chests[chest] -= args[chest];
      }
    }
  }
  return found;
}

/** A chest that I have just got; without a value where I may not see it now. */
export interface Treasure {
  kind: ChestKind;
  value: number | null;
}

/** The chests that `seat` got, in order; stolen ones with the values that the thief has seen. */
export function treasures(fresh: Event[], seat: number | null): Treasure[] {
  const found: Treasure[] = [];
  for (const { kind, args } of fresh) {
    if (!("seat" in args) || args.seat.seat !== seat) continue;
    if (kind === "chest") found.push({ kind: idOf(args.chest), value: args.value ?? null });
    else if (kind === "steal") {
      const values = args.values?.split(" + ") ?? [];
      for (const chest of KINDS)
        for (let taken = 0; taken < args[chest]; taken++) {
          const value = Number(values.shift());
          found.push({ kind: chest, value: Number.isFinite(value) ? value : null });
        }
    }
  }
  return found;
}
