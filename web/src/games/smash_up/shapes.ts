// Generated from klubovna/games/smash_up by `python -m klubovna.server.typescript`. Do not edit.

import type { Named, Text, Who } from "../../protocol";

export type CardId = "supreme_overlord" | "invader" | "scout" | "collector" | "abduction" | "beam_up" | "crop_circles" | "disintegrator" | "invasion" | "jammed_signal" | "probe" | "terraforming" | "king_rex" | "laseratops" | "armor_stego" | "war_raptor" | "augmentation" | "howl" | "natural_selection" | "rampage" | "survival_of_the_fittest" | "tooth_and_claw" | "upgrade" | "wildlife_preserve" | "ninja_master" | "tiger_assassin" | "shinobi" | "ninja_acolyte" | "assassination" | "disguise" | "hidden_ninja" | "infiltrate" | "poison" | "seeing_stars" | "smoke_bomb" | "way_of_deception" | "pirate_king" | "buccaneer" | "saucy_wench" | "first_mate" | "broadside" | "cannon" | "dinghy" | "full_sail" | "powderkeg" | "sea_dogs" | "shanghai" | "swashbuckling" | "nukebot" | "warbot" | "hoverbot" | "zapbot" | "microbot_alpha" | "microbot_archive" | "microbot_fixer" | "microbot_guard" | "microbot_reclaimer" | "tech_center" | "leprechaun" | "brownie" | "gnome" | "gremlin" | "block_the_path" | "disenchant" | "enshrouding_mist" | "flame_trap" | "hideout" | "mark_of_sleep" | "pay_the_piper" | "take_the_shinies" | "archmage" | "chronomage" | "enchantress" | "neophyte" | "mass_enchantment" | "mystic_studies" | "portal" | "sacrifice" | "scry" | "summon" | "time_loop" | "winds_of_change" | "zombie_lord" | "grave_digger" | "tenacious_z" | "walker" | "grave_robbing" | "lend_a_hand" | "mall_crawl" | "not_enough_bullets" | "outbreak" | "overrun" | "they_keep_coming" | "theyre_coming_to_get_you";

export type BaseId = "the_homeworld" | "the_mothership" | "jungle_oasis" | "tar_pits" | "ninja_dojo" | "temple_of_goju" | "the_grey_opal" | "tortuga" | "central_brain" | "factory_436_1337" | "cave_of_shinies" | "mushroom_kingdom" | "great_library" | "school_of_wizardry" | "evans_city_cemetery" | "rhodes_plaza_mall";

export type FactionId = "aliens" | "dinosaurs" | "ninjas" | "pirates" | "robots" | "tricksters" | "wizards" | "zombies";

/** The table. `scoring`: the base whose scoring is on; `places`: of the seats at it, once they are known. */
export interface Public {
  turn: number;
  first: number;
  active: number;
  phase: "after" | "award" | "before" | "check" | "clean_up" | "deal" | "draw" | "end" | "pick" | "play" | "start";
  goal: number;
  method: "draft" | "free" | "random";
  turnLimit: number;
  scoring: BaseId | null;
  places: number[];
  plays: Play[];
  resolving: Resolving[];
  bases: Base[];
  baseDeck: BaseDeck;
  baseDiscard: BaseId[];
  players: Player[];
}

/** A play that the active player has left; `by` the card or base that gave it, "" where the turn itself did. */
export interface Play {
  kind: "action" | "minion";
  by: CardId | BaseId | "";
  limit: number | null;
  base: BaseId | null;
  alone: boolean;
  source: "discard" | "hand";
}

/** A text that is being carried out, for whom. */
export interface Resolving {
  card: CardId | BaseId;
  seat: number;
}

/** A base in play. `off`: its ability does not work; `ignoredBy`: seats to whom it does nothing unless they like. */
export interface Base {
  id: BaseId;
  breakpoint: number;
  power: number;
  ready: boolean;
  off: boolean;
  ignoredBy: number[];
  barred: Barrier[];
  minions: Minion[];
  actions: Attached[];
  players: Standing[];
}

/** Who or what cannot be played at a base: everybody but one seat, or a faction. */
export interface Barrier {
  by: string;
  faction: FactionId | null;
  allBut: number | null;
}

/** A minion in play, with its present power. */
export interface Minion {
  id: string;
  card: CardId;
  seat: number;
  power: number;
  modifiers: Modifier[];
  microbot: boolean;
  marks: Mark[];
  actions: Attached[];
}

/** What makes the power of a minion differ from the printed one. */
export interface Modifier {
  by: CardId | BaseId;
  amount: number;
}

/** What protects a minion, by which thing in play. */
export interface Mark {
  mark: "flees" | "guarded" | "indestructible" | "shielded";
  by: string;
}

/** An action in play. `faction`: the one it bars, where it has named one; `working`: an Infiltrate still at work. */
export interface Attached {
  id: string;
  card: CardId;
  seat: number;
  faction: FactionId | null;
  working: boolean;
}

/** What a player has at a base, and what that would bring if the base scored now. Place 0: nobody there. */
export interface Standing {
  seat: number;
  power: number;
  place: number;
  points: number;
}

/** `known`: what all have seen of it, each with its distance from the top. */
export interface BaseDeck {
  count: number;
  known: [number, BaseId][];
}

/** What lies open of one player. `handKnown`, `deckKnown`: what all have seen going there, or lying there. */
export interface Player {
  factions: FactionId[];
  points: number;
  hand: number;
  handKnown: CardId[];
  deck: number;
  deckKnown: [number, CardId][];
  discard: CardId[];
  minionsPlayed: number;
  marked: boolean;
  asleep: boolean;
}

/** `playable`: by play left. `pickOrder`: whose pick of a faction comes when, while they are picked. */
export interface Outlook {
  playable: Playable[];
  pickOrder: number[];
}

/**
 * Where one of the plays left may be made, and for which cards of its kind it would not do: all of the active
 * player's factions are meant, held or not.
 */
export interface Playable {
  bases: BaseId[];
  unfit: CardId[];
}

/** A seat's hand, and what it has seen: of every player's cards, by seat, and of the base deck. */
export interface Own {
  hand: CardId[];
  seen: Seen[];
  seenBases: [number, BaseId][];
}

/** What the seat has seen of one player's hidden cards, besides what all have seen; never one's own hand. */
export interface Seen {
  hand: CardId[];
  deck: [number, CardId][];
}

/** A card as printed; `limit` and `count` are the figures in its text, limit 0 where it has none. */
export interface Card {
  faction: FactionId;
  type: "action" | "minion" | "on_base" | "on_minion";
  power: number;
  copies: number;
  limit: number;
  count: number;
}

/** A base as printed; `points` for the first three places. */
export interface BaseCard {
  faction: FactionId;
  breakpoint: number;
  points: number[];
  limit: number;
  count: number;
}

/** The different cards of a faction. */
export interface Faction {
  cards: CardId[];
}

export type View = { seat: number | null } & Public & Outlook & Own;

/** What a spectator knows beyond what everybody sees: nothing. */
export const SPECTATOR: Own = {"hand":[],"seen":[],"seenBases":[]};

export type Ref =
  | `printed:${CardId}`
  | `base:${BaseId}`
  | `faction:${FactionId}`
  | `card:${CardId}`
  | `card:${CardId}.${number}`
  | `hand:${CardId}`
  | `discard:${CardId}`
  | `deck:${CardId}`
  | `deck:${number}`
  | `seat:${number}`
  | `seat:${number}:${CardId}`;

export type Event =
  | { kind: "pick-faction"; rule: string; args: { seat: Who; faction: Named<`faction:${FactionId}`> }; forced?: { seat: number; why: string } }
  | { kind: "factions"; rule: string; args: { seat: Who; one: Named<`faction:${FactionId}`>; two: Named<`faction:${FactionId}`> }; forced?: { seat: number; why: string } }
  | { kind: "new-base"; rule: string; args: { base: Named<`base:${BaseId}`> }; forced?: { seat: number; why: string } }
  | { kind: "exchange"; rule: string; args: { seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "turn"; rule: string; args: { seat: Who; turn: number }; forced?: { seat: number; why: string } }
  | { kind: "draw"; rule: string; args: { seat: Who; count: number; cards?: Text }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "shuffle"; rule: string; args: { seat: Who; cards: number }; forced?: { seat: number; why: string } }
  | { kind: "discard"; rule: string; args: { seat: Who; cards: Text }; forced?: { seat: number; why: string } }
  | { kind: "discard-random"; rule: string; args: { seat: Who; cards: Text }; forced?: { seat: number; why: string } }
  | { kind: "discard-top"; rule: string; args: { seat: Who; cards: Text }; forced?: { seat: number; why: string } }
  | { kind: "fetch"; rule: string; args: { seat: Who; cards: Text }; forced?: { seat: number; why: string } }
  | { kind: "take"; rule: string; args: { seat: Who; cards: Text }; forced?: { seat: number; why: string } }
  | { kind: "shuffle-back"; rule: string; args: { seat: Who; cards: Text }; forced?: { seat: number; why: string } }
  | { kind: "reveal"; rule: string; args: { seat: Who; cards: Text }; forced?: { seat: number; why: string } }
  | { kind: "look"; rule: string; args: { seat: Who; card?: Named<`printed:${CardId}`> }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "look-hand"; rule: string; args: { seat: Who; victim: Who; cards?: Text }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "look-bases"; rule: string; args: { seat: Who; count: number }; forced?: { seat: number; why: string } }
  | { kind: "extra"; rule: string; args: { seat: Who; play: Text }; forced?: { seat: number; why: string } }
  | { kind: "play-minion"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`>; base: Named<`base:${BaseId}`>; what: string }; forced?: { seat: number; why: string } }
  | { kind: "play-minion-discard"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`>; base: Named<`base:${BaseId}`>; what: string }; forced?: { seat: number; why: string } }
  | { kind: "play-action"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "play-on-base"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`>; base: Named<`base:${BaseId}`> }; forced?: { seat: number; why: string } }
  | { kind: "play-on-minion"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`>; minion: Named<`printed:${CardId}`>; base: Named<`base:${BaseId}`>; what: string }; forced?: { seat: number; why: string } }
  | { kind: "no-effect"; rule: string; args: { card: Named<`printed:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "use"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "saved"; rule: string; args: { card: Named<`printed:${CardId}`>; by: Text; what: string }; forced?: { seat: number; why: string } }
  | { kind: "destroy"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`>; base: Named<`base:${BaseId}`>; what: string }; forced?: { seat: number; why: string } }
  | { kind: "destroy-action"; rule: string; args: { card: Named<`printed:${CardId}`>; what: string }; forced?: { seat: number; why: string } }
  | { kind: "return"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`>; base: Named<`base:${BaseId}`>; what: string }; forced?: { seat: number; why: string } }
  | { kind: "bottom"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`>; what: string }; forced?: { seat: number; why: string } }
  | { kind: "move"; rule: string; args: { seat: Who; card: Named<`printed:${CardId}`>; base: Named<`base:${BaseId}`>; source: Named<`base:${BaseId}`>; what: string }; forced?: { seat: number; why: string } }
  | { kind: "boost"; rule: string; args: { card: Named<`printed:${CardId}`>; amount: number; what: string }; forced?: { seat: number; why: string } }
  | { kind: "lower"; rule: string; args: { base: Named<`base:${BaseId}`>; amount: number; breakpoint: number }; forced?: { seat: number; why: string } }
  | { kind: "points"; rule: string; args: { seat: Who; points: number; total: number }; forced?: { seat: number; why: string } }
  | { kind: "name-faction"; rule: string; args: { card: Named<`printed:${CardId}`>; faction: Named<`faction:${FactionId}`> }; forced?: { seat: number; why: string } }
  | { kind: "marked"; rule: string; args: { seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "swap"; rule: string; args: { old: Named<`base:${BaseId}`>; base: Named<`base:${BaseId}`> }; forced?: { seat: number; why: string } }
  | { kind: "scoring"; rule: string; args: { base: Named<`base:${BaseId}`>; power: number; breakpoint: number }; forced?: { seat: number; why: string } }
  | { kind: "pass"; rule: string; args: { seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "scoring-stops"; rule: string; args: Record<never, never>; forced?: { seat: number; why: string } }
  | { kind: "rank"; rule: string; args: { seat: Who; place: number; power: number; base: Named<`base:${BaseId}`> }; forced?: { seat: number; why: string } }
  | { kind: "base-done"; rule: string; args: { base: Named<`base:${BaseId}`> }; forced?: { seat: number; why: string } }
  | { kind: "tie"; rule: string; args: { points: number }; forced?: { seat: number; why: string } };
