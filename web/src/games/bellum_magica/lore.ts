/** What the parts of this board share: the words for signs, goods, cards and targets. */
import { getContext, setContext } from "svelte";
import { prefs } from "../../prefs.svelte";
import type { Args } from "../../protocol";
import { MONSTERS, SETTLEMENTS } from "./printed";
import type { ChestKind, MonsterId, Price, Row, SettlementId, Target } from "./shapes";
import { COUNTED, SYMBOLS } from "./signs";
import { fights, gathers, strength, type Count, type Side } from "./view";

export class Lore {
  constructor(
    readonly say: (id: string, args?: Args) => string,
    readonly nameAt: (seat: number) => string = () => "",
  ) {}

  monster = (id: MonsterId) => this.say(`monster-${id}`);
  settlement = (id: SettlementId) => this.say(`settlement-${id}`);
  chests = (kind: ChestKind, count: number) => this.say(`board-chests-${kind}`, { count });
  shields = (shield: number, magic: number) => this.say("board-shields", { shield, magic });

  /** "2 food, 1 map", or nothing. */
  counts(counts: Count[]): string {
    return counts.map(({ sign, count }) => this.say(COUNTED[sign]!, { count })).join(", ") || this.say("board-nothing");
  }

  row = (row: Row) => this.counts([...gathers(row), ...fights(row)]);

  /** Row by row what a half of a card shows. */
  symbols(id: MonsterId, side: Side): string {
    return MONSTERS[id][side]
      .map((cell, at) => (cell.length > 0 ? `${at + 1}: ${cell.map((sign) => this.say(SYMBOLS[sign]!)).join(", ")}` : ""))
      .filter(Boolean)
      .join("; ");
  }

  loot(id: SettlementId): string {
    return SETTLEMENTS[id].loot.map(({ thing, count }) => this.say(`board-thing-${thing}`, { count })).join(", ");
  }

  goods(food: number, runes: number): string {
    const what = (food > 0 ? "f" : "") + (runes > 0 ? "r" : "");
    return what ? this.say("goods", { what, food, runes, barrels: 0 }) : "";
  }

  prices = (prices: Price[]) => prices.map(({ food, runes }) => this.goods(food, runes)).join(` ${this.say("board-or")} `);

  bonus(id: MonsterId): string {
    const { bonus } = MONSTERS[id];
    return bonus ? this.say("board-bonus", { bonus: { id: `token-${bonus}` } }) : "";
  }

  /** "bread, wine and cheese" in the player's language. */
  list(parts: string[]): string {
    return parts.length > 0 ? new Intl.ListFormat(prefs.lang, { type: "conjunction" }).format(parts) : this.say("board-nothing");
  }

  /** What a row fights with, as the object of a sentence. */
  arms(row: Row): string[] {
    return [
      strength(row) > 0 ? this.say("board-swords", { all: strength(row), magic: row.magicSwords }) : "",
      row.thieves > 0 ? this.say("board-thieves", { count: row.thieves }) : "",
    ].filter(Boolean);
  }

  /** What a row brings, as the object of a sentence. */
  brings(row: Row): string[] {
    return [
      row.food > 0 ? this.say("goods-food", { food: row.food }) : "",
      row.runes > 0 ? this.say("goods-rune", { runes: row.runes }) : "",
      row.maps > 0 ? this.say("board-maps", { count: row.maps }) : "",
    ].filter(Boolean);
  }

  /** Whether something to attack is beaten, and what is missing where it is not. */
  verdict({ id, beaten, missing, most }: Target, mine: Row): string {
    if (beaten && !id.startsWith("seat")) {
      const { shield, magicShield } = SETTLEMENTS[id as SettlementId];
      return this.say("board-mine-against", { mine: strength(mine), theirs: shield + magicShield });
    }
    if (beaten) return this.say("board-can-steal", { most });
    if (missing.chests > 0) return this.say("board-no-chests");
    const lacking = [
      missing.thieves > 0 ? this.say("board-missing-thief") : "",
      missing.swords > 0 ? this.say("board-missing-sword", { count: missing.swords }) : "",
      missing.magicSwords > 0 ? this.say("board-missing-magic", { count: missing.magicSwords }) : "",
    ].filter(Boolean);
    return this.say("board-missing", { what: lacking.join(", ") });
  }

  target = (id: Target["id"]) =>
    id.startsWith("seat") ? this.say("board-castle-of", { name: this.nameAt(Number(id.slice(4))) }) : this.settlement(id as SettlementId);
}

const KEY = Symbol("bellum_magica");
export const setLore = (lore: Lore) => setContext(KEY, lore); // and gives it back
export const getLore = () => getContext<Lore>(KEY);
