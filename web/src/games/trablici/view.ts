/** The view of Trablíci as the server sends it, and what a board counts out of it. */
import type { Arg } from "../../protocol";

export interface Slot {
  card: string;
  covered: boolean;
}

export interface Player {
  collection: string[][];
  hordes: number;
  score: number;
  possibleHordes: number[];
}

export interface TrablíciView {
  seat: number | null;
  turn: number;
  active: number;
  deck: number;
  reshuffles: number;
  last: boolean;
  bust: { of: number; failing: number };
  discard: string[];
  inFlight: string[];
  rows: Slot[][];
  players: Player[];
}

export type Kind = "zombie" | "axe" | "net" | "shotgun" | "barricade";
export type Colour = "green" | "purple" | "orange" | "none";

export interface Printed {
  kind: Kind;
  colour: Colour;
  number: number;
}

const COLOURS: Record<string, Colour> = { g: "green", p: "purple", o: "orange" };

/** What is printed on a card: g2, axe.p, barricade. */
export function printed(code: string): Printed {
  if (code === "barricade") return { kind: "barricade", colour: "none", number: 0 };
  const [kind, colour] = code.split(".") as [string, string?];
  if (colour) return { kind: kind as Kind, colour: COLOURS[colour]!, number: 0 };
  return { kind: "zombie", colour: COLOURS[code[0]!]!, number: Number(code[1]) };
}

/** The code of a card that an event names by message. */
export function codeOf(arg: Arg | undefined): string | null {
  if (typeof arg !== "object" || !("id" in arg)) return null;
  const kind = arg.id.replace("card-", "");
  if (kind === "barricade") return kind;
  const letter = String(arg.args?.colour ?? "")[0];
  if (!letter) return null;
  return kind === "zombie" ? letter + String(arg.args?.number) : `${kind}.${letter}`;
}

export interface Gain {
  zombies: number;
  actions: Kind[];
  /** Points a player would have more after taking the row and forming the best hordes. */
  points: number;
  hordes: number;
}

/** What a row would give to the holder of a collection; its axes and nets aside, since those depend on choices. */
export function gain(row: Slot[], collection: string[][]): Gain {
  const counts = collection.map((column) => column.length);
  const after = [...counts];
  const actions: Kind[] = [];
  let zombies = 0;
  for (const slot of row) {
    const card = printed(slot.card);
    if (card.kind === "zombie") {
      zombies++;
      after[card.number - 1]!++;
    } else actions.push(card.kind);
  }
  const [before, now] = [bestHordes(counts), bestHordes(after)];
  return { zombies, actions, hordes: now.hordes - before.hordes, points: zombies + now.bonus - before.bonus };
}

/** E4: so many runs 1-5 and fours that the bonus (5 for a run, 6 for a four) is largest. */
export function bestHordes(counts: number[]): { hordes: number; bonus: number } {
  let best = { hordes: 0, bonus: 0 };
  for (let runs = 0; runs <= Math.min(...counts); runs++) {
    const fours = counts.reduce((sum, count) => sum + Math.floor((count - runs) / 4), 0);
    if (5 * runs + 6 * fours > best.bonus) best = { hordes: runs + fours, bonus: 5 * runs + 6 * fours };
  }
  return best;
}

/** The single numbers that would complete a horde. */
export function missing(collection: string[][]): number[] {
  const counts = collection.map((column) => column.length);
  const absent = [1, 2, 3, 4, 5].filter((number) => counts[number - 1] === 0);
  const found = new Set(absent.length === 1 ? absent : []);
  counts.forEach((count, at) => count % 4 === 3 && found.add(at + 1));
  return [...found].sort();
}

/** As which one a seat takes a card after the turn of the active player: 1, 2... */
export function pickOrder(seat: number, active: number, seats: number): number {
  return (seat - active + seats) % seats;
}
