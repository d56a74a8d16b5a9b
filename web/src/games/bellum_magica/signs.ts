/** Glyphs of symbols, goods, tokens, monsters and settlements. */
import barn from "icon:barn";
import barrel from "icon:barrel";
import broadsword from "icon:broadsword";
import chickenLeg from "icon:chicken-leg";
import crownedSkull from "icon:crowned-skull";
import daemonSkull from "icon:daemon-skull";
import deathSkull from "icon:death-skull";
import dominoMask from "icon:domino-mask";
import dragonHead from "icon:dragon-head";
import ghost from "icon:ghost";
import goblinHead from "icon:goblin-head";
import harpy from "icon:harpy";
import hutsVillage from "icon:huts-village";
import impLaugh from "icon:imp-laugh";
import lockedChest from "icon:locked-chest";
import magicShield from "icon:magic-shield";
import medievalVillage from "icon:medieval-village-01";
import openChest from "icon:open-treasure-chest";
import orcHead from "icon:orc-head";
import pointySword from "icon:pointy-sword";
import rotation from "icon:anticlockwise-rotation";
import runeStone from "icon:rune-stone";
import scroll from "icon:scroll-unfurled";
import shield from "icon:shield";
import tavernSign from "icon:tavern-sign";
import troll from "icon:troll";
import vampire from "icon:vampire-dracula";
import werewolf from "icon:werewolf";
import witch from "icon:witch-face";

export const SIGNS: Record<string, string> = {
  F: chickenLeg,
  R: runeStone,
  M: scroll,
  S: broadsword,
  X: pointySword,
  T: dominoMask,
  food: chickenLeg,
  rune: runeStone,
  barrel,
  reroll: rotation,
  shield,
  magic_shield: magicShield,
  chest: lockedChest,
  open: openChest,
};

/** The message that names a symbol. */
export const SYMBOLS: Record<string, string> = {
  F: "symbol-food",
  R: "symbol-rune",
  M: "symbol-map",
  S: "symbol-sword",
  X: "symbol-magic_sword",
  T: "symbol-thief",
};
/** The same with their number before them. */
export const COUNTED: Record<string, string> = Object.fromEntries(
  Object.entries(SYMBOLS).map(([sign, id]) => [sign, id.replace("symbol-", "count-")]),
);

export const FIGURES: Record<string, string> = {
  goblin: goblinHead,
  orc: orcHead,
  skeleton: deathSkull,
  troll,
  imp: impLaugh,
  harpy,
  werewolf,
  ghost,
  witch,
  dragon: dragonHead,
  demon: daemonSkull,
  vampire,
  lich: crownedSkull,
};

export const PLACES: Record<string, string> = { inn: tavernSign, farm: barn, village: hutsVillage, town: medievalVillage };

/** Which rule tells about a token. */
export const TOKEN_RULES: Record<string, string> = { shield: "A7", magic_shield: "Q10", reroll: "H4" };
