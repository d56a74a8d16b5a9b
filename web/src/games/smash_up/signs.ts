/** Small signs of this board. */
import cancel from "icon:cancel";
import crack from "icon:spiky-explosion";
import crossShield from "icon:cross-shield";
import pawn from "icon:pawn";
import padlock from "icon:padlock";
import run from "icon:run";
import scroll from "icon:scroll-unfurled";
import shield from "icon:shield";
import sleep from "icon:night-sleep";
import barrier from "icon:wooden-fence";
import type { Mark } from "./shapes";

export const MARKS: Record<Mark["mark"], string> = { indestructible: shield, flees: run, shielded: crossShield, guarded: padlock };
export const PLAYS = { minion: pawn, action: scroll };
export const [OFF, BARRED, ASLEEP, CRACK] = [cancel, barrier, sleep, crack];
