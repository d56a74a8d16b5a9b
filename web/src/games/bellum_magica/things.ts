/** Every monster, castle, settlement, chest and token, with the rule about it. */
import type { Thing } from "../contract";
import { CASTLES, CHESTS, MONSTERS, SETTLEMENTS } from "./printed";
import { TOKEN_RULES } from "./signs";

const things = <T>(printed: Record<string, T>, kind: string, text: string, rule: (one: T) => string): Thing[] =>
  Object.entries(printed).map(([id, one]) => ({ id: `${kind}:${id}`, name: { id: `${text}-${id}` }, text: [], rule: rule(one) }));

export const THINGS: Thing[] = [
  ...things(MONSTERS, "card", "monster", ({ kind }) => (kind === "goblin" ? "S3" : "B2")),
  ...things(CASTLES, "castle", "castle", () => "A7"),
  ...things(SETTLEMENTS, "settlement", "settlement", ({ kind, magicShield }) => (magicShield > 0 ? "A3" : kind === "inn" ? "A6" : "A4")),
  ...things(CHESTS, "chest", "chest", () => "M5"),
  ...things(TOKEN_RULES, "token", "token", (rule) => rule),
];
