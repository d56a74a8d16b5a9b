/** One figure for each ability: the picture on the two cards that have it. */
import acid_rain from "icon:chemical-drop";
import agility from "icon:acrobatic";
import almanac_print from "icon:open-book";
import ambush from "icon:hooded-figure";
import apothecary from "icon:pestle-mortar";
import archives from "icon:bookshelf";
import arsenal from "icon:incoming-rocket";
import ballistics from "icon:rocket-flight";
import bountiful_harvest from "icon:grain-bundle";
import breaking_bread from "icon:sliced-bread";
import bubbling_brew from "icon:cauldron";
import caravan from "icon:old-wagon";
import controlled_burn from "icon:burning-tree";
import companion from "icon:three-friends";
import demolition from "icon:dynamite";
import field_hospital from "icon:medical-pack";
import field_kitchen from "icon:camp-cooking-pot";
import fireworks_festival from "icon:firework-rocket";
import fortitude from "icon:cracked-shield";
import friendly_mycelium from "icon:mushrooms";
import hacking from "icon:circuitry";
import healing_herbs from "icon:herbs-bundle";
import manifesto from "icon:scroll-quill";
import pyromania from "icon:celebration-fire";
import refuge from "icon:campfire";
import secret_paths from "icon:footsteps";
import sharpshooter from "icon:crossbow";
import strength_of_heat from "icon:fire-punch";
import sustenance from "icon:honeypot";
import temporary_outage from "icon:jack-plug";
import travelling_library from "icon:book-pile";
import tunnels from "icon:mountain-cave";
import useful_scrap from "icon:gears";
import type { AbilityId } from "./shapes";

export const FIGURES: Record<AbilityId, string> = {
  order_companion: companion,
  council_companion: companion,
  coven_companion: companion,
  sect_companion: companion,
  acid_rain,
  agility,
  almanac_print,
  ambush,
  apothecary,
  archives,
  arsenal,
  ballistics,
  bountiful_harvest,
  breaking_bread,
  bubbling_brew,
  caravan,
  controlled_burn,
  demolition,
  field_hospital,
  field_kitchen,
  fireworks_festival,
  fortitude,
  friendly_mycelium,
  hacking,
  healing_herbs,
  manifesto,
  pyromania,
  refuge,
  secret_paths,
  sharpshooter,
  strength_of_heat,
  sustenance,
  temporary_outage,
  travelling_library,
  tunnels,
  useful_scrap,
};
