// Generated from klubovna/games/defenders by `python -m klubovna.server.typescript`. Do not edit.

import type { Named, Text, Who } from "../../protocol";

export type CardId = "order_kelpuz" | "order_jilmek" | "order_popel" | "order_inkvis" | "order_wyzypa" | "order_tiskla" | "order_bernadorn" | "order_zarka" | "order_lumiz" | "order_ubi" | "order_mora" | "order_pyrdalja" | "order_mudruc" | "order_mirit" | "order_foliant" | "order_svitka" | "order_flika" | "order_zaveta" | "council_kalsa" | "council_henk" | "council_svaca" | "council_cmuchin" | "council_bastedie" | "council_prackus" | "council_obilka" | "council_dynos" | "council_klasek" | "council_repena" | "council_griz" | "council_kolojka" | "council_torpis" | "council_rintro" | "council_okula" | "council_glint" | "council_azen" | "council_vatsi" | "coven_bludka" | "coven_toulin" | "coven_kotlina" | "coven_odvarek" | "coven_matana" | "coven_puskvor" | "coven_las" | "coven_mihota" | "coven_cihal" | "coven_trnka" | "coven_stinka" | "coven_brodil" | "coven_houbela" | "coven_podhoub" | "coven_mrakava" | "coven_leptan" | "coven_hermina" | "coven_kostival" | "sect_kryspin" | "sect_ozvena" | "sect_nytek" | "sect_kapslik" | "sect_jiskra" | "sect_duhon" | "sect_bitka" | "sect_sumak" | "sect_srotka" | "sect_matice" | "sect_proudik" | "sect_zkratka" | "sect_krton" | "sect_hloubka" | "sect_parabol" | "sect_trajka" | "sect_boural" | "sect_rozbuska";

export type AbilityId = "order_companion" | "archives" | "almanac_print" | "controlled_burn" | "strength_of_heat" | "pyromania" | "manifesto" | "travelling_library" | "refuge" | "council_companion" | "field_kitchen" | "breaking_bread" | "sustenance" | "bountiful_harvest" | "caravan" | "fortitude" | "sharpshooter" | "field_hospital" | "coven_companion" | "bubbling_brew" | "apothecary" | "agility" | "ambush" | "secret_paths" | "friendly_mycelium" | "acid_rain" | "healing_herbs" | "sect_companion" | "arsenal" | "fireworks_festival" | "hacking" | "useful_scrap" | "temporary_outage" | "tunnels" | "ballistics" | "demolition";

export type LeaderId = "b" | "s" | "n" | "t" | "z" | "a" | "g" | "u";

export type FactionId = "order" | "council" | "coven" | "sect";

export type ItemId = "map" | "food" | "potion" | "rocket";

export type MachineId = "engines" | "factories" | "mechs" | "restart" | "engines_adv" | "factories_adv" | "mechs_adv";

/**
 * The table. `silent`: no talk while Defenders are chosen (T3.1). `active` is -1 between turns.
 *
 * `dead`: by habitat the first Defender that was killed.
 */
export interface Public {
  stage: "actions" | "camp" | "faction" | "leader" | "leading" | "reveals" | "split";
  silent: boolean;
  solo: boolean;
  round: number;
  active: number;
  ap: number;
  first: number | null;
  turns: number[];
  unresolved: number[];
  hexes: Hex[];
  walls: string[];
  breaches: Breach[];
  engines: (Engine | null)[];
  factories: Factory[];
  core: Core;
  direction: "left" | "right";
  enclosed: string[];
  toxicLeft: number;
  mostWounds: number;
  supply: Supply;
  machine: Machine;
  players: Player[];
  dead: (CardId | null)[];
  graves: CardId[];
  figures: Figures;
}

/** A hex: what it is, what lies on it, and on which of its sides there is a wall, clockwise from the east. */
export interface Hex {
  name: string;
  q: number;
  r: number;
  kind: "core" | "factory" | "habitat" | "rewilded";
  habitat: "forest" | "marsh" | "mountains" | "plains" | null;
  pollution: number;
  toxic: boolean;
  mechs: number;
  leaders: number[];
  camp: Camp | null;
  walled: boolean[];
}

export interface Camp {
  player: number;
  works: boolean;
}

export interface Breach {
  edge: string;
  player: number;
}

/** Where an engine stands and faces, in degrees clockwise from the east. */
export interface Engine {
  edge: string;
  left: string;
  right: string;
  facing: number;
}

export interface Factory {
  hex: string;
  number: number;
  arrow: number;
  rewilded: boolean;
}

/** The stack of factory boards; only the arrow of its top board can be seen (J30). */
export interface Core {
  boards: number;
  number: number;
  arrow: number;
  engines: number;
}

/** J11: the machines use substitutes when a supply is empty, so it never shows less than nothing. */
export interface Supply {
  walls: number;
  mechs: number;
  pollution: number;
}

/** The machine deck: the open discard, and what must therefore still come, in no order. */
export interface Machine {
  deck: number;
  discard: MachineId[];
  toCome: MachineId[];
  drawn: number;
}

/** One faction. `hint`: the habitats of its hand as told in `hint_round`; `threat`: 2 is near, 1 far (T7.1). */
export interface Player {
  seat: number;
  faction: FactionId | null;
  leader: LeaderId | null;
  hex: string | null;
  gone: boolean;
  support: number;
  needed: number;
  track: Field[];
  built: number;
  campsLeft: number;
  camps: string[];
  wounds: number;
  items: Items;
  tokens: number;
  deck: number;
  discard: CardId[];
  defender: CardId | null;
  team: CardId[];
  ability: AbilityId | null;
  hand: number;
  hint: Hint | null;
  hintRound: number;
  threat: number;
}

/** A camp of the support track: what it needs, and the hand that it brings. */
export interface Field {
  needs: number;
  hand: number;
}

/** Whether the token of each item is bright; null where its faction does not play (S12). */
export interface Items {
  map: boolean | null;
  food: boolean | null;
  potion: boolean | null;
  rocket: boolean | null;
}

export interface Hint {
  forest: number;
  plains: number;
  marsh: number;
  mountains: number;
}

/** E5: what is kept of a match besides its result. */
export interface Figures {
  rounds: number;
  machineCards: number;
  camps: number;
  campsInAll: number;
  factories: number;
  rewilded: number;
  deaths: number;
}

/**
 * What follows from the position, and what each machine card would do.
 *
 * `ahead`: by engine, nothing for one on the core. `vents`: of the core, then of the factories that are not rewilded.
 * `reach`: by player where the next Move of an active Defender could end. `danger`: the wound roll that is due.
 */
export interface Outlook {
  ahead: (Ahead | null)[];
  vents: Source[];
  oneShort: OneShort[];
  snipers: string[];
  sniperZone: string[];
  reach: string[][];
  danger: Danger | null;
  forecast: Forecast;
}

/** Where an engine would deploy a hunter, and its edge after one step either way: none where it would reset. */
export interface Ahead {
  hunter: string;
  nextRight: string | null;
  nextLeft: string | null;
}

export interface Source {
  hex: string;
  vents: Vent[];
}

/** The hex that would be polluted next: none beyond the border. */
export interface Vent {
  side: number;
  target: string | null;
}

/** A habitat hex with five walls, and the edge that is missing. */
export interface OneShort {
  hex: string;
  edge: string;
}

/** The roll that is due for actions of the player on turn. */
export interface Danger {
  player: number;
  near: boolean;
  faces: Face[];
  ventures: Venture[];
}

/** So `many` like faces of the die: the wounds they show, those that count (T7.2), whether they kill (T7.5). */
export interface Face {
  face: number;
  many: number;
  count: number;
  kills: boolean;
}

/**
 * Actions that can be taken now and end alike: whether the die follows, and the threat of the action after (T7.1).
 *
 * `hurts`: it brings a wound by itself (T7.4). `faces`: where it changes what the die would mean.
 */
export interface Venture {
  keys: string[];
  rolls: boolean;
  hurts: boolean;
  then: number;
  faces: Face[] | null;
}

/** One entry for each kind of card still in the machine deck, and who was taken to be on turn. */
export interface Forecast {
  active: number | null;
  cards: Coming[];
}

/** What a card would do: its steps, the hexes that it would enclose, and by which cause all would be lost. */
export interface Coming {
  card: MachineId;
  count: number;
  steps: Event[];
  encloses: string[];
  loss: string | null;
}

/** The seat's own cards, in a fixed order, and those among them whose death would lose the game (T7.6). */
export interface Own {
  hand: CardId[];
  doomed: CardId[];
}

/** A Defender. */
export interface Card {
  faction: FactionId;
  habitat: "forest" | "marsh" | "mountains" | "plains";
  ap: number;
  ability: AbilityId;
}

/** `lasting` as long as its Defender is active; the others are resolved when they are revealed. */
export interface Ability {
  lasting: boolean;
}

/** A leader of a faction, with the abilities of the cards that join with it (S9). */
export interface Leader {
  faction: FactionId;
  abilities: AbilityId[];
}

/** A faction, its home and the item of its camps. */
export interface Faction {
  home: "forest" | "marsh" | "mountains" | "plains";
  item: ItemId;
}

export interface Item {
  faction: FactionId;
}

export interface MachineCard {
  kind: "engines" | "factories" | "mechs" | "restart";
  advanced: boolean;
}

export type View = { seat: number | null } & Public & Outlook & Own;

/** What a spectator knows beyond what everybody sees: nothing. */
export const SPECTATOR: Own = {"hand":[],"doomed":[]};

export type Ref =
  | `card:${CardId}`
  | `leader:${LeaderId}`
  | `faction:${FactionId}`
  | `item:${ItemId}`
  | `ability:${AbilityId}`
  | `machine:${MachineId}`
  | `leader:${number}`
  | `deck:${FactionId}`
  | `active:${number}`
  | `player:${number}`
  | `hex:${string}`
  | `camp:${string}`
  | `mech:${string}`
  | `pollution:${string}`
  | `factory:${string}`
  | `edge:${string}`
  | `own:wounds`
  | `own:track`
  | `own:hand`
  | `machine`;

export type Event =
  | { kind: "faction"; rule: string; args: { player: Who | Text; faction: Named<`faction:${FactionId}`> }; forced?: { seat: number; why: string } }
  | { kind: "leader"; rule: string; args: { player: Who | Text; leader: Named<`leader:${LeaderId}`> }; forced?: { seat: number; why: string } }
  | { kind: "start-camp"; rule: string; args: { player: Who | Text; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "round"; rule: string; args: { round: number }; forced?: { seat: number; why: string } }
  | { kind: "token"; rule: string; args: { player: Who | Text }; forced?: { seat: number; why: string } }
  | { kind: "lead"; rule: string; args: { player: Who | Text; card: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "lead-top"; rule: string; args: { player: Who | Text; card: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "ability"; rule: string; args: { player: Who | Text; ability: Named<`ability:${AbilityId}`> }; forced?: { seat: number; why: string } }
  | { kind: "turn"; rule: string; args: { player: Who | Text; card: Named<`card:${CardId}`>; ap: number }; forced?: { seat: number; why: string } }
  | { kind: "team"; rule: string; args: { player: Who | Text; card: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "hint"; rule: string; args: { player: Who | Text; forest: number; plains: number; marsh: number; mountains: number }; forced?: { seat: number; why: string } }
  | { kind: "draw"; rule: string; args: { player: Who | Text; count: number; cards?: Text }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "shuffle"; rule: string; args: { player: Who | Text; cards: number }; forced?: { seat: number; why: string } }
  | { kind: "use-item"; rule: string; args: { player: Who | Text; item: Named<`item:${ItemId}`> }; forced?: { seat: number; why: string } }
  | { kind: "eat"; rule: string; args: { player: Who | Text }; forced?: { seat: number; why: string } }
  | { kind: "move"; rule: string; args: { player: Who | Text; origin: string; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "regroup"; rule: string; args: { player: Who | Text; origin: string; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "slip"; rule: string; args: { player: Who | Text; origin: string; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "tunnel"; rule: string; args: { player: Who | Text; origin: string; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "item"; rule: string; args: { player: Who | Text; item: Named<`item:${ItemId}`> }; forced?: { seat: number; why: string } }
  | { kind: "heal"; rule: string; args: { player: Who | Text; count: number; now: number }; forced?: { seat: number; why: string } }
  | { kind: "build"; rule: string; args: { player: Who | Text; hex: string; left: number }; forced?: { seat: number; why: string } }
  | { kind: "camp-moved"; rule: string; args: { player: Who | Text; origin: string; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "leaves"; rule: string; args: { player: Who | Text }; forced?: { seat: number; why: string } }
  | { kind: "stays"; rule: string; args: { player: Who | Text }; forced?: { seat: number; why: string } }
  | { kind: "clear"; rule: string; args: { player: Who | Text; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "clear-toxic"; rule: string; args: { player: Who | Text; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "destroy"; rule: string; args: { player: Who | Text; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "acid"; rule: string; args: { player: Who | Text; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "breach"; rule: string; args: { player: Who | Text; edge: string }; forced?: { seat: number; why: string } }
  | { kind: "rewild"; rule: string; args: { player: Who | Text; hex: string }; forced?: { seat: number; why: string } }
  | { kind: "support"; rule: string; args: { player: Who | Text; count: number; now: number; needed: number }; forced?: { seat: number; why: string } }
  | { kind: "roll-near"; rule: string; args: { player: Who | Text; face: number; count: number }; forced?: { seat: number; why: string } }
  | { kind: "roll-far"; rule: string; args: { player: Who | Text; face: number; count: number }; forced?: { seat: number; why: string } }
  | { kind: "wound"; rule: string; args: { player: Who | Text; count: number; now: number }; forced?: { seat: number; why: string } }
  | { kind: "would-die"; rule: string; args: { player: Who | Text; count: number; now: number }; forced?: { seat: number; why: string } }
  | { kind: "death"; rule: string; args: { player: Who | Text; card: Named<`card:${CardId}`>; habitat: Text }; forced?: { seat: number; why: string } }
  | { kind: "hacked"; rule: string; args: { player: Who | Text }; forced?: { seat: number; why: string } }
  | { kind: "machine"; rule: string; args: { card: Named<`machine:${MachineId}`>; number: number; found: string }; forced?: { seat: number; why: string } }
  | { kind: "machine-shuffle"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "direction-right"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "direction-left"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "wall"; rule: string; args: { edge: string }; forced?: { seat: number; why: string } }
  | { kind: "engine-step"; rule: string; args: { edge: string; engine: number; facing: number }; forced?: { seat: number; why: string } }
  | { kind: "engine-reset"; rule: string; args: { edge: string; engine: number }; forced?: { seat: number; why: string } }
  | { kind: "engine-deployed"; rule: string; args: { edge: string; engine: number; facing: number }; forced?: { seat: number; why: string } }
  | { kind: "engine-waits"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "factory"; rule: string; args: { hex: string; number: number; mechs: number; pollution: number }; forced?: { seat: number; why: string } }
  | { kind: "core-mechs"; rule: string; args: { count: number }; forced?: { seat: number; why: string } }
  | { kind: "core-unknown"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "pollution"; rule: string; args: { hex: string; count: number; origin: string }; forced?: { seat: number; why: string } }
  | { kind: "toxic"; rule: string; args: { hex: string; left: number; origin: string }; forced?: { seat: number; why: string } }
  | { kind: "hunter"; rule: string; args: { hex: string; edge: string }; forced?: { seat: number; why: string } }
  | { kind: "pursuit"; rule: string; args: { origin: string; hex: string; count: number }; forced?: { seat: number; why: string } }
  | { kind: "victory"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "loss-core"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "loss-toxic"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "loss-massacre"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "loss-time"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } };
