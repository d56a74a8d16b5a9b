/** Every card, with the rule that tells most about it. */
import type { Thing } from "../contract";
import { CARDS } from "./printed";
import type { Card } from "./shapes";

const RULES: Record<Card["kind"], string> = { zombie: "H3", axe: "Q13", net: "Q13", shotgun: "Q12", barricade: "P6" };

export const THINGS: Thing[] = Object.entries(CARDS).map(([id, { kind, number, colour }]) => ({
  id,
  name: { id: `card-${kind}`, args: { number, colour } },
  text: [{ id: `board-does-${kind}` }],
  rule: RULES[kind],
}));
