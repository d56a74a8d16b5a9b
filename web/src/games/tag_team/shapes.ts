// Generated from klubovna/games/tag_team by `python -m klubovna.server.typescript`. Do not edit.

import type { Named, Who } from "../../protocol";

export type CardId = "god_first" | "sword_of_st_michael" | "hand_of_justice" | "banner_of_orleans" | "vision" | "blessing" | "raise_siege" | "terror_of_the_seas" | "join_the_fleet" | "blasting_wine" | "boarding" | "smoke_screen" | "broadside" | "safe_harbour" | "pirate_code" | "enrage" | "berserk" | "hjaltis_shield" | "bear_hide" | "war_cry" | "hrolfs_oath" | "axe_throw" | "harder_they_fall" | "tiger_fist" | "drunken_stance" | "shadowless_kick" | "po_chi_lam" | "bigger_they_are" | "masters_lesson" | "protector" | "fist_of_clay" | "revival" | "heal_the_wounded" | "shem" | "crushing_grip" | "dark_power" | "spiteful_lunge" | "bastards_hatred" | "clarent" | "black_armour" | "stolen_crown" | "heist" | "bribe" | "bandit_doctor" | "back_to_hideout" | "shootout" | "canyon_ambush" | "spark" | "fire_fist" | "dragon_breath" | "wall_of_flame" | "phoenix" | "to_ashes" | "inner_fire" | "infernal_claws" | "soul_harvest" | "hellfire" | "crippling_touch" | "veil_of_shadows" | "signed_in_blood" | "collect_the_debt" | "pixie_dust" | "fairy_ring" | "gift_of_the_seelie" | "moonlight_balm" | "thorn_darts" | "titanias_wrath" | "court_whispers" | "intrigue" | "forged_seal" | "hidden_dagger" | "poisoned_wine" | "mask_of_innocence" | "the_trap_closes" | "call_of_zombi" | "venom" | "gris_gris" | "ritual_dance" | "loa_blessing" | "possession" | "voodoo_doll";

export type FighterId = "joan" | "ching_shih" | "bodvar" | "wong" | "golem" | "mordred" | "wild_bunch" | "shang" | "mephisto" | "fae_folk" | "milady" | "marie_laveau";

/** The ring; `due` is what comes next. */
export interface Public {
  method: "competitive" | "first_game" | "free" | "random" | "standard";
  due: "build" | "fight" | "order" | "teams";
  round: number;
  draft: Draft | null;
  teams: Team[];
  bout: Bout | null;
}

/** Teams are being formed. `free`: who may be picked openly, and `first` by whom, where that was drawn by lot. */
export interface Draft {
  handSizes: number[];
  free: FighterId[];
  first: number | null;
}

/**
 * A team's strip. `doubled`: its next card counts twice; `history`: what its deck showed, round by round.
 *
 * `left`: which cards it can still bring: everybody can count them.
 */
export interface Team {
  fighters: Fighter[];
  doubled: boolean;
  start: CardId[];
  deckSize: number;
  deck: Place[];
  history: CardId[][];
  buildSize: number;
  left: Left[];
}

/** A fighter of a team; 0 and 1 are the numbers of seat 0, 2 and 3 those of seat 1. In the draft at full health. */
export interface Fighter {
  hp: number | null;
  fairies: number[] | null;
  power: number;
  mark: number;
  bear: boolean;
  aflame: number;
  serpent: boolean;
  presence: boolean;
  sheriff: boolean | null;
  ko: boolean;
  id: FighterId;
  number: number;
}

/** A card of a fight deck and the round in which it came. `anywhere`: nobody but its owner knows where it lies. */
export interface Place {
  card: CardId | null;
  since: number;
  anywhere: boolean;
}

/** How many copies of a card can still come. */
export interface Left {
  card: CardId;
  copies: number;
}

/**
 * A fight that is being told: its last turn so far (0 before the first), and the boards before that turn.
 *
 * The teams stand as they are after the turn; what was told of it leads from one to the other.
 */
export interface Bout {
  turn: number;
  turns: number;
  before: State[];
}

/**
 * What changes on a fighter's board. The Bear has no HP: his power is his life.
 *
 * `fairies`: the HP of the three sisters, for the Fae Folk. `sheriff`: only with the Wild Bunch, whether he is there.
 */
export interface State {
  hp: number | null;
  fairies: number[] | null;
  power: number;
  mark: number;
  bear: boolean;
  aflame: number;
  serpent: boolean;
  presence: boolean;
  sheriff: boolean | null;
  ko: boolean;
}

/** The last fight once more; null before the first one. */
export interface Outlook {
  lastFight: Fight | null;
}

/** A whole fight, turn by turn, and the boards before it. */
export interface Fight {
  round: number;
  before: State[];
  turns: Turn[];
}

/** A turn of a fight: both cards and active fighters, what happened, and the boards afterwards. */
export interface Turn {
  cards: CardId[];
  active: number[];
  notes: Note[];
  after: State[];
}

/**
 * One thing that happened in a turn, under the name of its event, with the rule it comes from.
 *
 * Fighters by their numbers; `figures` are the numbers of its sentence.
 */
export interface Note {
  kind: Event["kind"];
  rule: string;
  fighter: number | null;
  rival: number | null;
  card: CardId | null;
  figures: (["attacks" | "damage" | "direct" | "healing" | "n" | "now" | "power" | "strength" | "was", number])[];
}

/**
 * What the player of a seat has seen alone.
 *
 * `hand`: the cards drawn from the build deck and not yet added; `under`: those put under it, the first to come
 * first; `deck`: the seat's own fight deck, where it holds what the other player does not know yet; `draftHand` and
 * `removed`: the draft cards.
 */
export interface Own {
  hand: CardId[];
  under: CardId[];
  deck: Place[];
  draftHand: FighterId[];
  removed: FighterId | null;
}

/** A card as printed: message `card-<id>` is its name, `text-<id>` with these figures its text. */
export interface Card {
  fighter: FighterId;
  copies: number;
  start: boolean;
  figures: (["aflame" | "bonus" | "damage" | "heal" | "high" | "high2" | "low" | "low2" | "low3" | "mark" | "power" | "transfer", number])[];
  blocks: boolean;
  attacks: boolean;
  bonus: number;
}

/** What stands on a draft card and a board. `icons`: by space of the health track. */
export interface FighterBoard {
  difficulty: number;
  basePower: number;
  top: number;
  lives: number;
  icons: ("" | "fall" | "power" | "soul" | "stop" | "voice")[];
  counter: "concentration" | "none" | "rage" | "schemes" | "ships" | "souls" | "voice";
  counterTop: number;
  cards: CardId[];
}

export type View = { seat: number | null } & Public & Outlook & Own;

/** What a spectator knows beyond what everybody sees: nothing. */
export const SPECTATOR: Own = {"hand":[],"under":[],"deck":[],"draftHand":[],"removed":null};

export type Ref =
  | `card:${CardId}`
  | `fighter:${FighterId}`
  | `draft:${FighterId}`
  | `hand:${CardId}`
  | `gap:${number}`;

export type Event =
  | { kind: "lot"; rule: string; args: { seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "pick"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "remove"; rule: string; args: { seat: Who; fighter?: Named<`fighter:${FighterId}`> }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "pass-hands"; rule: string; args: { cards: number }; forced?: { seat: number; why: string } }
  | { kind: "team"; rule: string; args: { seat: Who; one: Named<`fighter:${FighterId}`>; two: Named<`fighter:${FighterId}`> }; forced?: { seat: number; why: string } }
  | { kind: "lay-deck"; rule: string; args: { seat: Who; first?: Named<`card:${CardId}`>; second?: Named<`card:${CardId}`> }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "draw"; rule: string; args: { seat: Who; one?: Named<`card:${CardId}`>; two?: Named<`card:${CardId}`>; three?: Named<`card:${CardId}`> }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "add"; rule: string; args: { seat: Who; card?: Named<`card:${CardId}`>; place?: number }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "under"; rule: string; args: { seat: Who; sooner?: Named<`card:${CardId}`>; later?: Named<`card:${CardId}`> }; known?: boolean; forced?: { seat: number; why: string } }
  | { kind: "bonus"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; n: number }; forced?: { seat: number; why: string } }
  | { kind: "round"; rule: string; args: { round: number; turns: number }; forced?: { seat: number; why: string } }
  | { kind: "reveal"; rule: string; args: { turn: number; fighter: Named<`fighter:${FighterId}`>; seat: Who; rival: Named<`fighter:${FighterId}`>; card: Named<`card:${CardId}`>; versus: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "doubled"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; card: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "cancelled"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; rival: Named<`fighter:${FighterId}`>; card: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "transfer"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; rival: Named<`fighter:${FighterId}`>; n: number }; forced?: { seat: number; why: string } }
  | { kind: "no-transfer"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; rival: Named<`fighter:${FighterId}`>; n: number }; forced?: { seat: number; why: string } }
  | { kind: "attack"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; rival: Named<`fighter:${FighterId}`>; strength: number; power: number }; forced?: { seat: number; why: string } }
  | { kind: "attack-modified"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; rival: Named<`fighter:${FighterId}`>; strength: number; power: number }; forced?: { seat: number; why: string } }
  | { kind: "blocked"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; rival: Named<`fighter:${FighterId}`>; strength: number; power: number }; forced?: { seat: number; why: string } }
  | { kind: "guarded"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; rival: Named<`fighter:${FighterId}`>; strength: number; power: number }; forced?: { seat: number; why: string } }
  | { kind: "success"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; card: Named<`card:${CardId}`> }; forced?: { seat: number; why: string } }
  | { kind: "idle-block"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "counter"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; counter: string; n: number }; forced?: { seat: number; why: string } }
  | { kind: "bear"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; n: number }; forced?: { seat: number; why: string } }
  | { kind: "bear-power"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; damage: number; power: number }; forced?: { seat: number; why: string } }
  | { kind: "stronger"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number }; forced?: { seat: number; why: string } }
  | { kind: "weaker"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number }; forced?: { seat: number; why: string } }
  | { kind: "nothing-to-lose"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "invulnerable"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; n: number }; forced?: { seat: number; why: string } }
  | { kind: "levelled"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number }; forced?: { seat: number; why: string } }
  | { kind: "hurt"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; attacks: number; direct: number; healing: number }; forced?: { seat: number; why: string } }
  | { kind: "hurt-mixed"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; attacks: number; direct: number; healing: number }; forced?: { seat: number; why: string } }
  | { kind: "hurt-direct"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; attacks: number; direct: number; healing: number }; forced?: { seat: number; why: string } }
  | { kind: "healed"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; attacks: number; direct: number; healing: number }; forced?: { seat: number; why: string } }
  | { kind: "healed-mixed"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; attacks: number; direct: number; healing: number }; forced?: { seat: number; why: string } }
  | { kind: "no-change"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; attacks: number; direct: number; healing: number }; forced?: { seat: number; why: string } }
  | { kind: "no-change-mixed"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; was: number; now: number; attacks: number; direct: number; healing: number }; forced?: { seat: number; why: string } }
  | { kind: "stopped"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; now: number }; forced?: { seat: number; why: string } }
  | { kind: "aflame"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; n: number }; forced?: { seat: number; why: string } }
  | { kind: "doused"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "presence-given"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who; rival: Named<`fighter:${FighterId}`> }; forced?: { seat: number; why: string } }
  | { kind: "presence-back"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "sheriff-taken"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "sheriff-given"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "serpent"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "no-aflame"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "still-serpent"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "still-sheriff"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "revival"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "icon-power"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "icon-voice"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "icon-soul"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "fairy-falls"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } }
  | { kind: "ko"; rule: string; args: { fighter: Named<`fighter:${FighterId}`>; seat: Who }; forced?: { seat: number; why: string } };
