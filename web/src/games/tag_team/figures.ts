/** The figure of every fighter and card: game-icons glyphs by their names. */
import angelOutfit from "icon:angel-outfit";
import axeSwing from "icon:axe-swing";
import bandit from "icon:bandit";
import battleAxe from "icon:battle-axe";
import bearFace from "icon:bear-face";
import bearHead from "icon:bear-head";
import beerBottle from "icon:beer-bottle";
import beerHorn from "icon:beer-horn";
import blackKnightHelm from "icon:black-knight-helm";
import breastplate from "icon:breastplate";
import broadsword from "icon:broadsword";
import brokenHeart from "icon:broken-heart";
import burningEmbers from "icon:burning-embers";
import burningSkull from "icon:burning-skull";
import candlebright from "icon:candlebright";
import cannon from "icon:cannon";
import caveEntrance from "icon:cave-entrance";
import chessQueen from "icon:chess-queen";
import cloakDagger from "icon:cloak-dagger";
import cloudRing from "icon:cloud-ring";
import crown from "icon:crown";
import devilMask from "icon:devil-mask";
import dominoMask from "icon:domino-mask";
import dragonBreath from "icon:dragon-breath";
import enrage from "icon:enrage";
import evilEyes from "icon:evil-eyes";
import fairy from "icon:fairy";
import fairyWand from "icon:fairy-wand";
import falling from "icon:falling";
import firePunch from "icon:fire-punch";
import fireSilhouette from "icon:fire-silhouette";
import fireZone from "icon:fire-zone";
import firewall from "icon:firewall";
import fist from "icon:fist";
import flame from "icon:flame";
import flamingClaw from "icon:flaming-claw";
import flyingFlag from "icon:flying-flag";
import galleon from "icon:galleon";
import grab from "icon:grab";
import harborDock from "icon:harbor-dock";
import healing from "icon:healing";
import highKick from "icon:high-kick";
import holySymbol from "icon:holy-symbol";
import lightningTrio from "icon:lightning-trio";
import lips from "icon:lips";
import mailedFist from "icon:mailed-fist";
import medicines from "icon:medicines";
import meditation from "icon:meditation";
import moneyStack from "icon:money-stack";
import monkFace from "icon:monk-face";
import moon from "icon:moon";
import mushroomGills from "icon:mushroom-gills";
import musicalNotes from "icon:musical-notes";
import pirateCaptain from "icon:pirate-captain";
import pirateFlag from "icon:pirate-flag";
import pirateHook from "icon:pirate-hook";
import poisonBottle from "icon:poison-bottle";
import pouchWithBeads from "icon:pouch-with-beads";
import prayer from "icon:prayer";
import present from "icon:present";
import queenCrown from "icon:queen-crown";
import quillInk from "icon:quill-ink";
import receiveMoney from "icon:receive-money";
import revolver from "icon:revolver";
import rockGolem from "icon:rock-golem";
import scrollQuill from "icon:scroll-quill";
import scrollUnfurled from "icon:scroll-unfurled";
import shadowGrasp from "icon:shadow-grasp";
import shouting from "icon:shouting";
import siegeRam from "icon:siege-ram";
import sly from "icon:sly";
import snakeBite from "icon:snake-bite";
import snakeSpiral from "icon:snake-spiral";
import snakeTotem from "icon:snake-totem";
import soulVessel from "icon:soul-vessel";
import sparkles from "icon:sparkles";
import swordBrandish from "icon:sword-brandish";
import swordSpade from "icon:sword-spade";
import targetShot from "icon:target-shot";
import thirdEye from "icon:third-eye";
import thornyVine from "icon:thorny-vine";
import threeLeaves from "icon:three-leaves";
import tripleClaws from "icon:triple-claws";
import twoCoins from "icon:two-coins";
import vikingHead from "icon:viking-head";
import vikingShield from "icon:viking-shield";
import visoredHelm from "icon:visored-helm";
import voodooDoll from "icon:voodoo-doll";
import waxSeal from "icon:wax-seal";
import weightLiftingUp from "icon:weight-lifting-up";
import wineBottle from "icon:wine-bottle";
import wingCloak from "icon:wing-cloak";
import wolfTrap from "icon:wolf-trap";
import type { CardId, FighterId } from "./shapes";

export const FIGHTER_FIGURES: Record<FighterId | "bear", string> = {
  joan: visoredHelm,
  ching_shih: pirateCaptain,
  bodvar: vikingHead,
  bear: bearFace,
  wong: monkFace,
  golem: rockGolem,
  mordred: blackKnightHelm,
  wild_bunch: bandit,
  shang: fireSilhouette,
  mephisto: devilMask,
  fae_folk: fairy,
  milady: sly,
  marie_laveau: snakeSpiral,
};

export const CARD_FIGURES: Record<CardId, string> = {
  god_first: holySymbol,
  sword_of_st_michael: swordBrandish,
  hand_of_justice: mailedFist,
  banner_of_orleans: flyingFlag,
  vision: angelOutfit,
  blessing: prayer,
  raise_siege: siegeRam,
  terror_of_the_seas: pirateFlag,
  join_the_fleet: galleon,
  blasting_wine: wineBottle,
  boarding: pirateHook,
  smoke_screen: cloudRing,
  broadside: cannon,
  safe_harbour: harborDock,
  pirate_code: scrollUnfurled,
  enrage: enrage,
  berserk: battleAxe,
  hjaltis_shield: vikingShield,
  bear_hide: bearHead,
  war_cry: shouting,
  hrolfs_oath: beerHorn,
  axe_throw: axeSwing,
  harder_they_fall: falling,
  tiger_fist: tripleClaws,
  drunken_stance: beerBottle,
  shadowless_kick: highKick,
  po_chi_lam: threeLeaves,
  bigger_they_are: weightLiftingUp,
  masters_lesson: meditation,
  protector: rockGolem,
  fist_of_clay: fist,
  revival: lightningTrio,
  heal_the_wounded: healing,
  shem: scrollQuill,
  crushing_grip: grab,
  dark_power: evilEyes,
  spiteful_lunge: swordSpade,
  bastards_hatred: brokenHeart,
  clarent: broadsword,
  black_armour: breastplate,
  stolen_crown: crown,
  heist: moneyStack,
  bribe: twoCoins,
  bandit_doctor: medicines,
  back_to_hideout: caveEntrance,
  shootout: revolver,
  canyon_ambush: targetShot,
  spark: sparkles,
  fire_fist: firePunch,
  dragon_breath: dragonBreath,
  wall_of_flame: firewall,
  phoenix: burningEmbers,
  to_ashes: burningSkull,
  inner_fire: flame,
  infernal_claws: flamingClaw,
  soul_harvest: soulVessel,
  hellfire: fireZone,
  crippling_touch: shadowGrasp,
  veil_of_shadows: wingCloak,
  signed_in_blood: quillInk,
  collect_the_debt: receiveMoney,
  pixie_dust: fairyWand,
  fairy_ring: mushroomGills,
  gift_of_the_seelie: present,
  moonlight_balm: moon,
  thorn_darts: thornyVine,
  titanias_wrath: queenCrown,
  court_whispers: lips,
  intrigue: chessQueen,
  forged_seal: waxSeal,
  hidden_dagger: cloakDagger,
  poisoned_wine: poisonBottle,
  mask_of_innocence: dominoMask,
  the_trap_closes: wolfTrap,
  call_of_zombi: snakeTotem,
  venom: snakeBite,
  gris_gris: pouchWithBeads,
  ritual_dance: musicalNotes,
  loa_blessing: candlebright,
  possession: thirdEye,
  voodoo_doll: voodooDoll,
};
