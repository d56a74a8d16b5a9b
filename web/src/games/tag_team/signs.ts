/** Small signs: icons of health tracks, counters, tokens. Stop and power are cut by ourselves. */
import fairyWings from "icon:fairy-wings";
import fire from "icon:fire";
import galleon from "icon:galleon";
import golem from "icon:rock-golem";
import lawStar from "icon:law-star";
import lotus from "icon:lotus";
import rage from "icon:enrage";
import scheme from "icon:scroll-quill";
import snake from "icon:snake";
import soul from "icon:soul-vessel";
import trumpet from "icon:trumpet";
import type { FighterBoard } from "./shapes";

type Icon = FighterBoard["icons"][number];

const STOP = "M158 20h196l138 138v196L354 492H158L20 354V158zM110 216v80h292v-80z";
const POWER = "M256 24 458 140v232L256 488 54 372V140z";

export const ICONS: Record<Exclude<Icon, "">, string> = { stop: STOP, power: POWER, voice: trumpet, soul, fall: fairyWings };
export const COUNTERS: Record<Exclude<FighterBoard["counter"], "none">, string> = { voice: trumpet, ships: galleon, rage, concentration: lotus, souls: soul, schemes: scheme };
export const TOKENS = { aflame: fire, serpent: snake, presence: golem, sheriff: lawStar };
