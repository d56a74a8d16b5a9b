/** Every fighter and card: with the rule about its fighter, or else about what it does. */
import type { Thing } from "../contract";
import { CARDS, FIGHTERS } from "./printed";
import type { Card, CardId, FighterId } from "./shapes";
import { ALL_FIGHTERS, OWN_RULES } from "./view";

const cards = Object.keys(CARDS) as CardId[];
const own = (id: FighterId) => (OWN_RULES[id] ? `${OWN_RULES[id]}1` : "");
const does = ({ attacks, blocks, bonus }: Card) => (attacks ? "T4.1" : blocks ? "T4.2" : bonus > 0 ? "T7.1" : "T2.0");

export const THINGS: Thing[] = [
  ...ALL_FIGHTERS.map((id) => ({
    id: `fighter:${id}`,
    name: { id: `fighter-${id}` },
    text: [{ id: `title-${id}` }, { id: `traits-${id}` }, { id: `style-${id}` }],
    rule: own(id) || "S1",
  })),
  ...cards.map((id) => ({
    id: `card:${id}`,
    name: { id: `card-${id}` },
    text: [{ id: `text-${id}`, args: Object.fromEntries(CARDS[id].figures) }, { id: `fighter-${CARDS[id].fighter}` }],
    rule: FIGHTERS[CARDS[id].fighter].counter !== "none" && CARDS[id].figures.some(([what]) => what === "mark") ? own(CARDS[id].fighter) : does(CARDS[id]),
  })),
];
