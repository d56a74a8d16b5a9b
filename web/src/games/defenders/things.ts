/** Every card, leader, ability, item, faction and machine card, with the rule about it. */
import type { Thing } from "../contract";
import { ABILITIES, CARDS, FACTIONS, ITEMS, LEADERS, MACHINE_CARDS } from "./printed";
import type { AbilityId, CardId, MachineCard } from "./shapes";

const MACHINE_RULES: Record<MachineCard["kind"], string> = { engines: "T9.1", factories: "T9.2", mechs: "T9.3", restart: "T9.4" };
/** Abilities that a rule of their own explains. */
const NAMED: Partial<Record<AbilityId, string>> = {
  hacking: "J13", acid_rain: "J14", bountiful_harvest: "T5.3", pyromania: "T7.4",
  order_companion: "T2.5", council_companion: "T2.5", coven_companion: "T2.5", sect_companion: "T2.5",
}; // prettier-ignore

const told = (kind: string, ids: string[], rule: (id: string) => string): Thing[] =>
  ids.map((id) => ({ id: `${kind}:${id}`, name: { id: `${kind}-${id}` }, text: [{ id: `${kind}-${id}-text` }], rule: rule(id) }));

export const THINGS: Thing[] = [
  ...(Object.keys(CARDS) as CardId[]).map((id) => ({
    id: `card:${id}`,
    name: { id: `defender-${id}` },
    text: [{ id: `defender-${id}-role` }, { id: `ability-${CARDS[id].ability}` }, { id: `ability-${CARDS[id].ability}-text` }],
    rule: NAMED[CARDS[id].ability] ?? "T4.2",
  })),
  ...Object.keys(LEADERS).map((id) => ({ id: `leader:${id}`, name: { id: `leader-${id}` }, text: [{ id: `leader-${id}-title` }], rule: "S9" })),
  ...told("ability", Object.keys(ABILITIES), (id) => NAMED[id as AbilityId] ?? "A0"),
  ...told("item", Object.keys(ITEMS), () => "T4.4"),
  ...Object.keys(FACTIONS).map((id) => ({ id: `faction:${id}`, name: { id: `faction-${id}` }, text: [], rule: "S7" })),
  ...Object.entries(MACHINE_CARDS).map(([id, { kind }]) => ({
    id: `machine:${id}`,
    name: { id: `machine-${id}` },
    text: [{ id: `machine-${id}-text` }],
    rule: MACHINE_RULES[kind],
  })),
];
