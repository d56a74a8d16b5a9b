/** Every card and base, with the rule that names it, or else the one for its kind. */
import type { Thing } from "../contract";
import { BASES, CARDS } from "./printed";
import type { Card } from "./shapes";
import { figuresOf, isCard, nameId, type PrintedId } from "./view";

const KINDS: Record<Card["type"], string> = { minion: "PL1", action: "PL5", on_base: "PL6", on_minion: "PL6" };
const NAMED: Partial<Record<PrintedId, string>> = {
  infiltrate: "A11", smoke_bomb: "T1", overrun: "T1", mushroom_kingdom: "T1",
  the_homeworld: "PL3", leprechaun: "PL3", flame_trap: "PL3", pay_the_piper: "PL3",
  archmage: "N8", enshrouding_mist: "N8", theyre_coming_to_get_you: "N9", tenacious_z: "N10",
  hideout: "A5", tooth_and_claw: "A6", buccaneer: "A9", jammed_signal: "A10", brownie: "A12",
  scout: "B7", first_mate: "B7", tortuga: "B9",
}; // prettier-ignore

const ids = [...Object.keys(CARDS), ...Object.keys(BASES)] as PrintedId[];
export const THINGS: Thing[] = ids.map((id) => ({
  id,
  name: { id: nameId(id) },
  text: [{ id: `text-${id}`, args: figuresOf(id) }],
  rule: NAMED[id] ?? (isCard(id) ? KINDS[CARDS[id].type] : "B1"),
}));
