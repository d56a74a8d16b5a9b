// Written by `python -m tools.smash_up_cards` from klubovna/games/smash_up. Do not edit.

export type Faction = "aliens" | "dinosaurs" | "ninjas" | "pirates" | "robots" | "tricksters" | "wizards" | "zombies";
export type CardType = "minion" | "action" | "on_minion" | "on_base";

/** `limit` and `count` are the figures in its text. */
export interface Card {
  faction: Faction;
  type: CardType;
  power: number;
  copies: number;
  limit?: number;
  count?: number;
}

export interface BaseCard {
  faction: Faction;
  breakpoint: number;
  points: number[];
  limit?: number;
  count?: number;
}

export const FACTIONS: Faction[] = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies"];

export const CARDS: Record<string, Card> = {
  supreme_overlord: {"faction": "aliens", "type": "minion", "power": 5, "copies": 1, "count": 1},
  invader: {"faction": "aliens", "type": "minion", "power": 3, "copies": 2, "count": 1},
  scout: {"faction": "aliens", "type": "minion", "power": 3, "copies": 3, "count": 1},
  collector: {"faction": "aliens", "type": "minion", "power": 2, "copies": 4, "limit": 3, "count": 1},
  abduction: {"faction": "aliens", "type": "action", "power": 0, "copies": 1, "count": 1},
  beam_up: {"faction": "aliens", "type": "action", "power": 0, "copies": 2, "count": 1},
  crop_circles: {"faction": "aliens", "type": "action", "power": 0, "copies": 1, "count": 1},
  disintegrator: {"faction": "aliens", "type": "action", "power": 0, "copies": 2, "limit": 3, "count": 1},
  invasion: {"faction": "aliens", "type": "action", "power": 0, "copies": 1, "count": 1},
  jammed_signal: {"faction": "aliens", "type": "on_base", "power": 0, "copies": 1, "count": 1},
  probe: {"faction": "aliens", "type": "action", "power": 0, "copies": 1, "count": 1},
  terraforming: {"faction": "aliens", "type": "action", "power": 0, "copies": 1, "count": 1},
  king_rex: {"faction": "dinosaurs", "type": "minion", "power": 7, "copies": 1, "count": 1},
  laseratops: {"faction": "dinosaurs", "type": "minion", "power": 4, "copies": 2, "limit": 2, "count": 1},
  armor_stego: {"faction": "dinosaurs", "type": "minion", "power": 3, "copies": 3, "count": 2},
  war_raptor: {"faction": "dinosaurs", "type": "minion", "power": 2, "copies": 4, "count": 1},
  augmentation: {"faction": "dinosaurs", "type": "action", "power": 0, "copies": 2, "count": 4},
  howl: {"faction": "dinosaurs", "type": "action", "power": 0, "copies": 2, "count": 1},
  natural_selection: {"faction": "dinosaurs", "type": "action", "power": 0, "copies": 1, "count": 1},
  rampage: {"faction": "dinosaurs", "type": "action", "power": 0, "copies": 1, "count": 1},
  survival_of_the_fittest: {"faction": "dinosaurs", "type": "action", "power": 0, "copies": 1, "count": 1},
  tooth_and_claw: {"faction": "dinosaurs", "type": "on_minion", "power": 0, "copies": 1, "count": 0},
  upgrade: {"faction": "dinosaurs", "type": "on_minion", "power": 0, "copies": 1, "count": 2},
  wildlife_preserve: {"faction": "dinosaurs", "type": "on_base", "power": 0, "copies": 1, "count": 1},
  ninja_master: {"faction": "ninjas", "type": "minion", "power": 5, "copies": 1, "count": 1},
  tiger_assassin: {"faction": "ninjas", "type": "minion", "power": 4, "copies": 2, "limit": 3, "count": 1},
  shinobi: {"faction": "ninjas", "type": "minion", "power": 3, "copies": 3, "count": 1},
  ninja_acolyte: {"faction": "ninjas", "type": "minion", "power": 2, "copies": 4, "count": 1},
  assassination: {"faction": "ninjas", "type": "on_minion", "power": 0, "copies": 1, "count": 0},
  disguise: {"faction": "ninjas", "type": "action", "power": 0, "copies": 1, "count": 2},
  hidden_ninja: {"faction": "ninjas", "type": "action", "power": 0, "copies": 1, "count": 1},
  infiltrate: {"faction": "ninjas", "type": "on_base", "power": 0, "copies": 2, "count": 1},
  poison: {"faction": "ninjas", "type": "on_minion", "power": 0, "copies": 1, "count": 4},
  seeing_stars: {"faction": "ninjas", "type": "action", "power": 0, "copies": 2, "limit": 3, "count": 1},
  smoke_bomb: {"faction": "ninjas", "type": "on_minion", "power": 0, "copies": 1, "count": 0},
  way_of_deception: {"faction": "ninjas", "type": "action", "power": 0, "copies": 1, "count": 1},
  pirate_king: {"faction": "pirates", "type": "minion", "power": 5, "copies": 1, "count": 1},
  buccaneer: {"faction": "pirates", "type": "minion", "power": 4, "copies": 2, "count": 1},
  saucy_wench: {"faction": "pirates", "type": "minion", "power": 3, "copies": 3, "limit": 2, "count": 1},
  first_mate: {"faction": "pirates", "type": "minion", "power": 2, "copies": 4, "count": 1},
  broadside: {"faction": "pirates", "type": "action", "power": 0, "copies": 2, "limit": 2, "count": 1},
  cannon: {"faction": "pirates", "type": "action", "power": 0, "copies": 1, "limit": 2, "count": 2},
  dinghy: {"faction": "pirates", "type": "action", "power": 0, "copies": 2, "count": 2},
  full_sail: {"faction": "pirates", "type": "action", "power": 0, "copies": 1, "count": 1},
  powderkeg: {"faction": "pirates", "type": "action", "power": 0, "copies": 1, "count": 1},
  sea_dogs: {"faction": "pirates", "type": "action", "power": 0, "copies": 1, "count": 1},
  shanghai: {"faction": "pirates", "type": "action", "power": 0, "copies": 1, "count": 1},
  swashbuckling: {"faction": "pirates", "type": "action", "power": 0, "copies": 1, "count": 1},
  nukebot: {"faction": "robots", "type": "minion", "power": 5, "copies": 1, "count": 1},
  warbot: {"faction": "robots", "type": "minion", "power": 4, "copies": 2, "count": 1},
  hoverbot: {"faction": "robots", "type": "minion", "power": 3, "copies": 3, "count": 1},
  zapbot: {"faction": "robots", "type": "minion", "power": 2, "copies": 4, "limit": 2, "count": 1},
  microbot_alpha: {"faction": "robots", "type": "minion", "power": 1, "copies": 1, "count": 1},
  microbot_archive: {"faction": "robots", "type": "minion", "power": 1, "copies": 1, "count": 1},
  microbot_fixer: {"faction": "robots", "type": "minion", "power": 1, "copies": 2, "count": 1},
  microbot_guard: {"faction": "robots", "type": "minion", "power": 1, "copies": 2, "count": 1},
  microbot_reclaimer: {"faction": "robots", "type": "minion", "power": 1, "copies": 2, "count": 1},
  tech_center: {"faction": "robots", "type": "action", "power": 0, "copies": 2, "count": 1},
  leprechaun: {"faction": "tricksters", "type": "minion", "power": 5, "copies": 1, "count": 1},
  brownie: {"faction": "tricksters", "type": "minion", "power": 4, "copies": 2, "count": 2},
  gnome: {"faction": "tricksters", "type": "minion", "power": 3, "copies": 3, "count": 1},
  gremlin: {"faction": "tricksters", "type": "minion", "power": 2, "copies": 4, "count": 1},
  block_the_path: {"faction": "tricksters", "type": "on_base", "power": 0, "copies": 1, "count": 1},
  disenchant: {"faction": "tricksters", "type": "action", "power": 0, "copies": 2, "count": 1},
  enshrouding_mist: {"faction": "tricksters", "type": "on_base", "power": 0, "copies": 2, "count": 1},
  flame_trap: {"faction": "tricksters", "type": "on_base", "power": 0, "copies": 1, "count": 1},
  hideout: {"faction": "tricksters", "type": "on_base", "power": 0, "copies": 1, "count": 1},
  mark_of_sleep: {"faction": "tricksters", "type": "action", "power": 0, "copies": 1, "count": 1},
  pay_the_piper: {"faction": "tricksters", "type": "on_base", "power": 0, "copies": 1, "count": 1},
  take_the_shinies: {"faction": "tricksters", "type": "action", "power": 0, "copies": 1, "count": 2},
  archmage: {"faction": "wizards", "type": "minion", "power": 4, "copies": 1, "count": 1},
  chronomage: {"faction": "wizards", "type": "minion", "power": 3, "copies": 2, "count": 1},
  enchantress: {"faction": "wizards", "type": "minion", "power": 2, "copies": 3, "count": 1},
  neophyte: {"faction": "wizards", "type": "minion", "power": 2, "copies": 4, "count": 1},
  mass_enchantment: {"faction": "wizards", "type": "action", "power": 0, "copies": 1, "count": 1},
  mystic_studies: {"faction": "wizards", "type": "action", "power": 0, "copies": 2, "count": 2},
  portal: {"faction": "wizards", "type": "action", "power": 0, "copies": 1, "count": 5},
  sacrifice: {"faction": "wizards", "type": "action", "power": 0, "copies": 1, "count": 1},
  scry: {"faction": "wizards", "type": "action", "power": 0, "copies": 1, "count": 1},
  summon: {"faction": "wizards", "type": "action", "power": 0, "copies": 2, "count": 1},
  time_loop: {"faction": "wizards", "type": "action", "power": 0, "copies": 1, "count": 2},
  winds_of_change: {"faction": "wizards", "type": "action", "power": 0, "copies": 1, "count": 5},
  zombie_lord: {"faction": "zombies", "type": "minion", "power": 5, "copies": 1, "limit": 2, "count": 1},
  grave_digger: {"faction": "zombies", "type": "minion", "power": 4, "copies": 2, "count": 1},
  tenacious_z: {"faction": "zombies", "type": "minion", "power": 2, "copies": 3, "count": 1},
  walker: {"faction": "zombies", "type": "minion", "power": 2, "copies": 4, "count": 1},
  grave_robbing: {"faction": "zombies", "type": "action", "power": 0, "copies": 2, "count": 1},
  lend_a_hand: {"faction": "zombies", "type": "action", "power": 0, "copies": 1, "count": 1},
  mall_crawl: {"faction": "zombies", "type": "action", "power": 0, "copies": 1, "count": 1},
  not_enough_bullets: {"faction": "zombies", "type": "action", "power": 0, "copies": 1, "count": 1},
  outbreak: {"faction": "zombies", "type": "action", "power": 0, "copies": 1, "count": 1},
  overrun: {"faction": "zombies", "type": "on_base", "power": 0, "copies": 1, "count": 1},
  they_keep_coming: {"faction": "zombies", "type": "action", "power": 0, "copies": 2, "count": 1},
  theyre_coming_to_get_you: {"faction": "zombies", "type": "on_base", "power": 0, "copies": 1, "count": 1},
};

export const BASES: Record<string, BaseCard> = {
  the_homeworld: {"faction": "aliens", "breakpoint": 23, "points": [4, 2, 1], "limit": 2, "count": 1},
  the_mothership: {"faction": "aliens", "breakpoint": 20, "points": [4, 2, 1], "limit": 3, "count": 1},
  jungle_oasis: {"faction": "dinosaurs", "breakpoint": 12, "points": [2, 0, 0], "count": 1},
  tar_pits: {"faction": "dinosaurs", "breakpoint": 16, "points": [4, 3, 2], "count": 1},
  ninja_dojo: {"faction": "ninjas", "breakpoint": 18, "points": [2, 3, 2], "count": 1},
  temple_of_goju: {"faction": "ninjas", "breakpoint": 18, "points": [2, 3, 2], "count": 1},
  the_grey_opal: {"faction": "pirates", "breakpoint": 17, "points": [3, 1, 1], "count": 1},
  tortuga: {"faction": "pirates", "breakpoint": 21, "points": [4, 3, 2], "count": 1},
  central_brain: {"faction": "robots", "breakpoint": 19, "points": [4, 2, 1], "count": 1},
  factory_436_1337: {"faction": "robots", "breakpoint": 25, "points": [2, 2, 1], "count": 5},
  cave_of_shinies: {"faction": "tricksters", "breakpoint": 23, "points": [4, 2, 1], "count": 1},
  mushroom_kingdom: {"faction": "tricksters", "breakpoint": 20, "points": [5, 3, 2], "count": 1},
  great_library: {"faction": "wizards", "breakpoint": 22, "points": [4, 2, 1], "count": 1},
  school_of_wizardry: {"faction": "wizards", "breakpoint": 20, "points": [3, 2, 1], "count": 3},
  evans_city_cemetery: {"faction": "zombies", "breakpoint": 20, "points": [5, 3, 2], "count": 5},
  rhodes_plaza_mall: {"faction": "zombies", "breakpoint": 24, "points": [0, 0, 0], "count": 1},
};
