// Generated from klubovna/games/trablici by `python -m klubovna.server.typescript`. Do not edit.

import type { Named, Text, Who } from "../../protocol";

export type CardId = "g1" | "p1" | "o1" | "g2" | "p2" | "o2" | "g3" | "p3" | "o3" | "g4" | "p4" | "o4" | "g5" | "p5" | "o5" | "axe.g" | "axe.p" | "axe.o" | "net.g" | "net.p" | "net.o" | "shotgun.g" | "shotgun.p" | "shotgun.o" | "barricade";

export type HordeId = "horde-run" | "horde-four";

/** The table. `last`: the last card of the last deck has been flipped. */
export interface Public {
  turn: number;
  active: number;
  deck: number;
  reshuffles: number;
  last: boolean;
  discard: CardId[];
  inFlight: CardId[];
  rows: Slot[][];
  players: Player[];
}

/** A card in a row; `covered` by a barricade it has neither number nor colour. */
export interface Slot {
  card: CardId;
  covered: boolean;
}

/** What lies before one player. */
export interface Player {
  collection: CardId[][];
  hordes: number;
  score: number;
  possibleHordes: number[];
}

/**
 * What can be counted out. `missing`: by seat the numbers of which one more card makes a horde. `picks`: by seat
 * when it takes a card after the turn, as first, second...; 0 is whoever has the turn.
 */
export interface Outlook {
  bust: Bust;
  worth: Row[];
  missing: number[][];
  picks: number[];
}

/** How many of the cards that may come next fit nowhere. */
export interface Bust {
  failing: number;
  of: number;
}

/** What can be counted out of a row: its actions, and by seat what it would bring. */
export interface Row {
  actions: ("axe" | "barricade" | "net" | "shotgun" | "zombie")[];
  gains: Gain[];
}

/** What a row would bring to a player who forms the best hordes, its actions aside: those depend on choices. */
export interface Gain {
  zombies: number;
  points: number;
  hordes: number;
}

/** A card as printed; only zombies have a number. */
export interface Card {
  kind: "axe" | "barricade" | "net" | "shotgun" | "zombie";
  colour: "green" | "none" | "orange" | "purple";
  number: number;
}

/** A kind of horde: how many cards it takes, and how many points it is worth instead of theirs. */
export interface Horde {
  cards: number;
  points: number;
}

export type View = { seat: number | null } & Public & Outlook;

export type Ref =
  | `card:${CardId}`
  | `deck`
  | `row:${number}`
  | `row:${number}:${number}`
  | `row:${number}:left`
  | `row:${number}:right`
  | `own:${number}`
  | `own:hordes`
  | `seat:${number}:${number}`
  | `number:${number}`;

export type Event =
  | { kind: "turn"; rule: string; args: { seat: Who; turn: number }; forced?: { seat: number; why: string } }
  | { kind: "reshuffle"; rule: string; args: { cards: number; left: number }; forced?: { seat: number; why: string } }
  | { kind: "flip"; rule: string; args: { seat: Who; card: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "last-card"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "place-left"; rule: string; args: { seat: Who; card: Named<`card:${CardId}`>; row: number }; forced?: { seat: number; why: string } }
  | { kind: "place-right"; rule: string; args: { seat: Who; card: Named<`card:${CardId}`>; row: number }; forced?: { seat: number; why: string } }
  | { kind: "new-row"; rule: string; args: { seat: Who; card: Named<`card:${CardId}`>; row: number }; forced?: { seat: number; why: string } }
  | { kind: "cover"; rule: string; args: { seat: Who; card: Named<`card:${CardId}`>; row: number }; forced?: { seat: number; why: string } }
  | { kind: "bust"; rule: string; args: { seat: Who; card: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "take-row"; rule: string; args: { seat: Who; row: number; cards: number }; forced?: { seat: number; why: string } }
  | { kind: "pick"; rule: string; args: { seat: Who; card: Named<`card:${CardId}`>; row: number }; forced?: { seat: number; why: string } }
  | { kind: "collect"; rule: string; args: { seat: Who; cards: number }; forced?: { seat: number; why: string } }
  | { kind: "axe"; rule: string; args: { seat: Who; number: number }; forced?: { seat: number; why: string } }
  | { kind: "net"; rule: string; args: { seat: Who; victim: Who; number: number }; forced?: { seat: number; why: string } }
  | { kind: "shotgun"; rule: string; args: { seat: Who; number: number }; forced?: { seat: number; why: string } }
  | { kind: "shot"; rule: string; args: { seat: Who; number: number }; forced?: { seat: number; why: string } }
  | { kind: "no-effect"; rule: string; args: { seat: Who; card: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "horde"; rule: string; args: { seat: Who; set: Text }; forced?: { seat: number; why: string } }
  | { kind: "score"; rule: string; args: { seat: Who; score: number }; forced?: { seat: number; why: string } };
