// Generated from klubovna/games/bellum_magica by `python -m klubovna.server.typescript`. Do not edit.

import type { Named, Text, Who } from "../../protocol";

export type MonsterId = "goblin_1" | "goblin_2" | "goblin_3" | "goblin_4" | "goblin_5" | "goblin_6" | "goblin_7" | "goblin_8" | "goblin_9" | "goblin_10" | "orc_1" | "orc_2" | "orc_3" | "orc_4" | "orc_5" | "orc_6" | "skeleton_1" | "skeleton_2" | "skeleton_3" | "skeleton_4" | "skeleton_5" | "skeleton_6" | "troll_1" | "troll_2" | "troll_3" | "troll_4" | "troll_5" | "troll_6" | "imp_1" | "imp_2" | "imp_3" | "imp_4" | "imp_5" | "imp_6" | "harpy_1" | "harpy_2" | "harpy_3" | "harpy_4" | "harpy_5" | "harpy_6" | "werewolf_1" | "werewolf_2" | "werewolf_3" | "werewolf_4" | "werewolf_5" | "werewolf_6" | "ghost_1" | "ghost_2" | "ghost_3" | "ghost_4" | "ghost_5" | "witch_1" | "witch_2" | "witch_3" | "witch_4" | "witch_5" | "dragon_1" | "dragon_2" | "dragon_3" | "dragon_4" | "dragon_5" | "demon_1" | "demon_2" | "demon_3" | "demon_4" | "demon_5" | "vampire_1" | "vampire_2" | "vampire_3" | "vampire_4" | "vampire_5" | "lich_1" | "lich_2" | "lich_3" | "lich_4" | "lich_5";

export type CastleId = "bone_spire" | "thorn_keep" | "ember_hold" | "frost_citadel" | "mire_hall";

export type SettlementId = "inn" | "farm_1" | "farm_2" | "farm_3" | "farm_4" | "farm_5" | "farm_6" | "farm_7" | "village_1" | "village_2" | "village_3" | "village_4" | "village_5" | "village_6" | "village_7" | "town_1" | "town_2" | "town_3" | "town_4" | "town_5" | "town_6" | "town_7" | "town_8" | "town_9" | "town_10";

export type ChestKind = "wooden" | "metal" | "golden";

/** The table. `row` is 0 before the die is rolled; `turn` is the seat that attacks or recruits. */
export interface Public {
  round: number;
  phase: "attack" | "band" | "goblins" | "recruit";
  captain: number | null;
  turn: number | null;
  row: number;
  over: boolean;
  market: Market;
  settlements: Settlements;
  chestPiles: ChestCounts;
  box: MonsterId[];
  race: Race;
  lastRound: number;
  players: Player[];
  lastChest: LastChest | null;
}

export interface Market {
  evil: MonsterId[];
  ultra: MonsterId[];
  evilPile: number;
  ultraPile: number;
}

export interface Settlements {
  inn: SettlementId;
  display: SettlementId[];
  pile: SettlementPile;
  plundered: SettlementId[];
}

export interface SettlementPile {
  farm: number;
  village: number;
  town: number;
}

export interface ChestCounts {
  wooden: number;
  metal: number;
  golden: number;
}

/** The way to the end. `reached`: somebody has enough. `ending`: and no thief can prevent the end any more. */
export interface Race {
  chests: number[];
  needed: number;
  reached: boolean;
  ending: boolean;
}

/**
 * A castle and its store. `goblins` are dealt and not yet placed; `spells` can still be used in this round.
 *
 * Chests lie open at the end: until then nobody's `values` and `score` are for everybody.
 */
export interface Player {
  castle: CastleId;
  goblins: MonsterId[];
  left: MonsterId[];
  right: MonsterId[];
  rows: Row[];
  shield: number;
  magicShield: number;
  tokens: Tokens;
  spells: number;
  food: number;
  runes: number;
  barrels: number;
  mostBarrels: number;
  chests: ChestCounts;
  chestCount: number;
  values: ChestValues;
  score: number | null;
}

/** The symbols of a row, added up. */
export interface Row {
  food: number;
  runes: number;
  maps: number;
  swords: number;
  magicSwords: number;
  thieves: number;
}

export interface Tokens {
  shield: number;
  magicShield: number;
  reroll: number;
}

/** In order of size, so that nobody can follow a chest from store to store by its place. */
export interface ChestValues {
  wooden: number[];
  metal: number[];
  golden: number[];
}

/** The chest that decides the match when it is opened last; `outcomes` by value. */
export interface LastChest {
  seat: number;
  kind: ChestKind;
  value: number;
  outcomes: Outcome[];
}

/** What may lie in a chest when all others are open: how many of them were unseen, and which would have won. */
export interface Outcome {
  value: number;
  unseen: number;
  winners: number[];
}

/** By seat: `yields` row by row, all `targets` of the active row, and whether an attack is still to come. */
export interface Outlook {
  yields: Yield[][];
  targets: Target[][];
  toAttack: boolean[];
  affords: Affords[];
}

/** What a row would bring if it were the active one now: a chest for its maps, and what its swords would beat. */
export interface Yield {
  mapChest: ChestKind | null;
  beats: (SettlementId | `seat${number}`)[];
}

/** Something to attack with the active row. `most`: how many chests could be stolen there. */
export interface Target {
  id: SettlementId | `seat${number}`;
  beaten: boolean;
  missing: Missing;
  most: number;
}

export interface Missing {
  swords: number;
  magicSwords: number;
  thieves: number;
  chests: number;
}

/** How many monsters of a kind a store would pay for. */
export interface Affords {
  evil: number;
  ultra: number;
}

/** Chest values by owner: those that this seat owns or has owned (Q11), and what its own ones are worth. */
export interface Own {
  known: ChestValues[];
  worth: number | null;
}

/** Both halves row by row, the token that it brings, and the ways of paying for it. */
export interface Monster {
  kind: "evil" | "goblin" | "ultra";
  bonus: "magic_shield" | "reroll" | "shield" | null;
  left: (("F" | "M" | "R" | "S" | "T" | "X")[])[];
  right: (("F" | "M" | "R" | "S" | "T" | "X")[])[];
  prices: Price[];
}

export interface Price {
  food: number;
  runes: number;
}

export interface Castle {
  shield: number;
  left: (("F" | "M" | "R" | "S" | "T" | "X")[])[];
  right: (("F" | "M" | "R" | "S" | "T" | "X")[])[];
}

export interface Settlement {
  kind: "farm" | "inn" | "town" | "village";
  shield: number;
  magicShield: number;
  loot: Loot[];
}

export interface Loot {
  thing: "barrel" | "food" | "golden" | "metal" | "rune" | "wooden";
  count: number;
}

/** What may lie in a chest of this kind, and how many of each there are. */
export interface Chest {
  values: number[];
  copies: number[];
}

export type View = { seat: number | null } & Public & Outlook & Own;

/** What a spectator knows beyond what everybody sees: nothing. */
export const SPECTATOR: Own = {"known":[],"worth":null};

export type Ref =
  | `card:${MonsterId}`
  | `settlement:${SettlementId}`
  | `chest:${ChestKind}`
  | `card:${MonsterId}:left`
  | `card:${MonsterId}:right`
  | `market:${MonsterId}`
  | `castle:${number}`
  | `chest:${number}:${ChestKind}`
  | `own:left`
  | `own:right`
  | `own:spell`
  | `own:barrel`;

export type Event =
  | { kind: "castle"; rule: string; args: { seat: Who; castle: Text; id: string }; forced?: { seat: number; why: string } }
  | { kind: "dealt"; rule: string; args: { seat: Who; first: Named<`card:${MonsterId}`>; second: Named<`card:${MonsterId}`> }; forced?: { seat: number; why: string } }
  | { kind: "goblin"; rule: string; args: { seat: Who; card: Named<`card:${MonsterId}`>; id: string; side: string }; forced?: { seat: number; why: string } }
  | { kind: "settlement"; rule: string; args: { settlement: Named<`settlement:${SettlementId}`>; id: string }; forced?: { seat: number; why: string } }
  | { kind: "market"; rule: string; args: { card: Named<`card:${MonsterId}`>; id: string }; forced?: { seat: number; why: string } }
  | { kind: "round"; rule: string; args: { round: number; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "roll"; rule: string; args: { seat: Who; row: number }; forced?: { seat: number; why: string } }
  | { kind: "spell"; rule: string; args: { seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "barrel"; rule: string; args: { seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "gather"; rule: string; args: { seat: Who; food: number; runes: number; barrels: number; goods: Text }; forced?: { seat: number; why: string } }
  | { kind: "scouts"; rule: string; args: { seat: Who; maps: number }; forced?: { seat: number; why: string } }
  | { kind: "scouts-tie"; rule: string; args: { players: number; maps: number }; forced?: { seat: number; why: string } }
  | { kind: "chest"; rule: string; args: { seat: Who; chest: Named<`chest:${ChestKind}`>; kind: string; value?: number }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "no-chest"; rule: string; args: { seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "stay"; rule: string; args: { seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "plunder"; rule: string; args: { seat: Who; settlement: Named<`settlement:${SettlementId}`>; id: string }; forced?: { seat: number; why: string } }
  | { kind: "loot"; rule: string; args: { seat: Who; food: number; runes: number; barrels: number; goods: Text }; forced?: { seat: number; why: string } }
  | { kind: "barrel-left"; rule: string; args: { seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "steal"; rule: string; args: { seat: Who; victim: Who; chests: Text; wooden: number; metal: number; golden: number; values?: string }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "robbed"; rule: string; args: { seat: Who; shields: number }; forced?: { seat: number; why: string } }
  | { kind: "recruit"; rule: string; args: { seat: Who; card: Named<`card:${MonsterId}`>; id: string; side: string; price: Text; food: number; runes: number }; forced?: { seat: number; why: string } }
  | { kind: "bonus"; rule: string; args: { seat: Who; bonus: Text; id: string }; forced?: { seat: number; why: string } }
  | { kind: "score"; rule: string; args: { seat: Who; score: number; chests: number; values: string }; forced?: { seat: number; why: string } };
