/** The figure of every faction, card and base: game-icons glyphs by their names. */
import alienBug from "icon:alien-bug";
import alienSkull from "icon:alien-skull";
import alienStare from "icon:alien-stare";
import anchor from "icon:anchor";
import autoRepair from "icon:auto-repair";
import backstab from "icon:backstab";
import backwardTime from "icon:backward-time";
import barricade from "icon:barricade";
import battleTank from "icon:battle-tank";
import beamSatellite from "icon:beam-satellite";
import bigGear from "icon:big-gear";
import biohazard from "icon:biohazard";
import bookshelf from "icon:bookshelf";
import brokenHeartZone from "icon:broken-heart-zone";
import bullets from "icon:bullets";
import cannon from "icon:cannon";
import cannonShot from "icon:cannon-shot";
import castle from "icon:castle";
import caveEntrance from "icon:cave-entrance";
import circuitry from "icon:circuitry";
import clover from "icon:clover";
import coffin from "icon:coffin";
import concentricCrescents from "icon:concentric-crescents";
import crossedSabres from "icon:crossed-sabres";
import crystalBall from "icon:crystal-ball";
import cutDiamond from "icon:cut-diamond";
import deathNote from "icon:death-note";
import deliveryDrone from "icon:delivery-drone";
import dinosaurBones from "icon:dinosaur-bones";
import dinosaurEgg from "icon:dinosaur-egg";
import dinosaurRex from "icon:dinosaur-rex";
import dominoMask from "icon:domino-mask";
import dwarfFace from "icon:dwarf-face";
import earthSpit from "icon:earth-spit";
import factory from "icon:factory";
import fireZone from "icon:fire-zone";
import flute from "icon:flute";
import fog from "icon:fog";
import footprint from "icon:footprint";
import galleon from "icon:galleon";
import gems from "icon:gems";
import goblinHead from "icon:goblin-head";
import graveyard from "icon:graveyard";
import halfDead from "icon:half-dead";
import hood from "icon:hood";
import impLaugh from "icon:imp-laugh";
import jungle from "icon:jungle";
import lava from "icon:lava";
import magicGate from "icon:magic-gate";
import magicPortal from "icon:magic-portal";
import magicSwirl from "icon:magic-swirl";
import minions from "icon:minions";
import monoWheelRobot from "icon:mono-wheel-robot";
import muscleUp from "icon:muscle-up";
import mushroomHouse from "icon:mushroom-house";
import mushrooms from "icon:mushrooms";
import nanoBot from "icon:nano-bot";
import nightSleep from "icon:night-sleep";
import ninjaHead from "icon:ninja-head";
import ninjaHeroicStance from "icon:ninja-heroic-stance";
import ninjaStar from "icon:ninja-star";
import paddles from "icon:paddles";
import pagoda from "icon:pagoda";
import palmTree from "icon:palm-tree";
import pirateCaptain from "icon:pirate-captain";
import pirateFlag from "icon:pirate-flag";
import pirateHook from "icon:pirate-hook";
import pirateSkull from "icon:pirate-skull";
import pointyHat from "icon:pointy-hat";
import poisonBottle from "icon:poison-bottle";
import powder from "icon:powder";
import radioTower from "icon:radio-tower";
import raiseSkeleton from "icon:raise-skeleton";
import raiseZombie from "icon:raise-zombie";
import rayGun from "icon:ray-gun";
import recycle from "icon:recycle";
import ringedPlanet from "icon:ringed-planet";
import robotAntennas from "icon:robot-antennas";
import runningNinja from "icon:running-ninja";
import saberTooth from "icon:saber-tooth";
import sacrificialDagger from "icon:sacrificial-dagger";
import satellite from "icon:satellite";
import shadowFollower from "icon:shadow-follower";
import shamblingZombie from "icon:shambling-zombie";
import shintoShrine from "icon:shinto-shrine";
import shipWheel from "icon:ship-wheel";
import shop from "icon:shop";
import shoppingCart from "icon:shopping-cart";
import smokeBomb from "icon:smoke-bomb";
import sonicShout from "icon:sonic-shout";
import spaceShuttle from "icon:space-shuttle";
import spade from "icon:spade";
import spellBook from "icon:spell-book";
import spikedShell from "icon:spiked-shell";
import spy from "icon:spy";
import swordwoman from "icon:swordwoman";
import teleport from "icon:teleport";
import teslaTurret from "icon:tesla-turret";
import tiger from "icon:tiger";
import timeTrap from "icon:time-trap";
import triceratopsHead from "icon:triceratops-head";
import ufo from "icon:ufo";
import upgrade from "icon:upgrade";
import velociraptor from "icon:velociraptor";
import vintageRobot from "icon:vintage-robot";
import windHole from "icon:wind-hole";
import witchFace from "icon:witch-face";
import wizardFace from "icon:wizard-face";
import wolfHowl from "icon:wolf-howl";
import type { BaseId, CardId, FactionId } from "./shapes";
import { isBase, type PrintedId } from "./view";

export const FACTION_FIGURES: Record<FactionId, string> = {
  aliens: alienStare,
  dinosaurs: dinosaurRex,
  ninjas: ninjaHead,
  pirates: pirateFlag,
  robots: vintageRobot,
  tricksters: mushroomHouse,
  wizards: pointyHat,
  zombies: raiseZombie,
};

export const CARD_FIGURES: Record<CardId, string> = {
  supreme_overlord: alienStare,
  invader: alienSkull,
  scout: ufo,
  collector: alienBug,
  abduction: teleport,
  beam_up: beamSatellite,
  crop_circles: concentricCrescents,
  disintegrator: rayGun,
  invasion: spaceShuttle,
  jammed_signal: radioTower,
  probe: satellite,
  terraforming: earthSpit,
  king_rex: dinosaurRex,
  laseratops: triceratopsHead,
  armor_stego: spikedShell,
  war_raptor: velociraptor,
  augmentation: muscleUp,
  howl: sonicShout,
  natural_selection: dinosaurBones,
  rampage: dinosaurEgg,
  survival_of_the_fittest: footprint,
  tooth_and_claw: saberTooth,
  upgrade: upgrade,
  wildlife_preserve: jungle,
  ninja_master: ninjaHead,
  tiger_assassin: tiger,
  shinobi: ninjaHeroicStance,
  ninja_acolyte: runningNinja,
  assassination: backstab,
  disguise: dominoMask,
  hidden_ninja: hood,
  infiltrate: spy,
  poison: poisonBottle,
  seeing_stars: ninjaStar,
  smoke_bomb: smokeBomb,
  way_of_deception: shadowFollower,
  pirate_king: pirateCaptain,
  buccaneer: pirateHook,
  saucy_wench: swordwoman,
  first_mate: pirateSkull,
  broadside: cannonShot,
  cannon: cannon,
  dinghy: paddles,
  full_sail: galleon,
  powderkeg: powder,
  sea_dogs: wolfHowl,
  shanghai: anchor,
  swashbuckling: crossedSabres,
  nukebot: monoWheelRobot,
  warbot: battleTank,
  hoverbot: deliveryDrone,
  zapbot: teslaTurret,
  microbot_alpha: vintageRobot,
  microbot_archive: robotAntennas,
  microbot_fixer: autoRepair,
  microbot_guard: nanoBot,
  microbot_reclaimer: recycle,
  tech_center: circuitry,
  leprechaun: clover,
  brownie: goblinHead,
  gnome: dwarfFace,
  gremlin: impLaugh,
  block_the_path: barricade,
  disenchant: brokenHeartZone,
  enshrouding_mist: fog,
  flame_trap: fireZone,
  hideout: mushroomHouse,
  mark_of_sleep: nightSleep,
  pay_the_piper: flute,
  take_the_shinies: gems,
  archmage: wizardFace,
  chronomage: timeTrap,
  enchantress: witchFace,
  neophyte: pointyHat,
  mass_enchantment: magicSwirl,
  mystic_studies: spellBook,
  portal: magicPortal,
  sacrifice: sacrificialDagger,
  scry: crystalBall,
  summon: magicGate,
  time_loop: backwardTime,
  winds_of_change: windHole,
  zombie_lord: deathNote,
  grave_digger: spade,
  tenacious_z: shamblingZombie,
  walker: halfDead,
  grave_robbing: graveyard,
  lend_a_hand: raiseZombie,
  mall_crawl: shoppingCart,
  not_enough_bullets: bullets,
  outbreak: biohazard,
  overrun: minions,
  they_keep_coming: raiseSkeleton,
  theyre_coming_to_get_you: coffin,
};

export const BASE_FIGURES: Record<BaseId, string> = {
  the_homeworld: ringedPlanet,
  the_mothership: ufo,
  jungle_oasis: palmTree,
  tar_pits: lava,
  ninja_dojo: pagoda,
  temple_of_goju: shintoShrine,
  the_grey_opal: cutDiamond,
  tortuga: shipWheel,
  central_brain: bigGear,
  factory_436_1337: factory,
  cave_of_shinies: caveEntrance,
  mushroom_kingdom: mushrooms,
  great_library: bookshelf,
  school_of_wizardry: castle,
  evans_city_cemetery: graveyard,
  rhodes_plaza_mall: shop,
};

export const figureOf = (id: PrintedId) => (isBase(id) ? BASE_FIGURES[id] : CARD_FIGURES[id]);
