/** What travels across the table with an event: from where and where to. */
import { idOf } from "../../table/refs";
import type { ChestKind, Event, MonsterId, SettlementId, View } from "./shapes";
import { KINDS } from "./view";

export type Sprite = { sign: string } | { chest: ChestKind } | { monster: MonsterId } | { settlement: SettlementId };

/** Places are named by `data-place` or `data-ref`; the first one that is there counts. */
export interface Journey {
  sprite: Sprite;
  from: string[];
  to: string[];
}

const MOST = 6; // of one good: more would be a swarm

function goods(args: { food: number; runes: number; barrels?: number }, from: (good: string) => string[], to: (good: string) => string[]): Journey[] {
  const amounts: [string, number][] = [["food", args.food], ["rune", args.runes], ["barrel", args.barrels ?? 0]];
  return amounts.flatMap(([good, count]) =>
    Array.from({ length: Math.min(MOST, count) }, () => ({ sprite: { sign: good }, from: from(good), to: to(good) })),
  );
}

/** `view` is the table after the event; `before` is the event that was shown before it. */
export function journeysOf(event: Event, view: View, before: Event | null = null): Journey[] {
  const { kind, args } = event;
  const castle = (seat: number) => `castle:${seat}`;
  const store = (thing: string, seat: number) => [`${thing}:${seat}`, castle(seat)];
  const one = (sign: string, from: string[], to: string[]): Journey[] => [{ sprite: { sign }, from, to }];
  switch (kind) {
    case "goblin": {
      const card = idOf(args.card);
      return [{ sprite: { monster: card }, from: [`goblin:${card}`, castle(args.seat.seat)], to: [`card:${card}`, castle(args.seat.seat)] }];
    }
    case "market":
      return [{ sprite: { monster: idOf(args.card) }, from: ["market-pile"], to: [`market:${idOf(args.card)}`] }];
    case "settlement":
      return [{ sprite: { settlement: idOf(args.settlement) }, from: ["settlement-pile"], to: [`settlement:${idOf(args.settlement)}`] }];
    case "round":
      return one("die", ["die", "settlement-pile"], [`captain:${args.seat.seat}`, castle(args.seat.seat)]);
    case "spell":
      return one("reroll", store("spell", args.seat.seat), ["die"]);
    case "barrel":
      return one("barrel", store("barrel", args.seat.seat), ["die"]);
    case "gather":
      return goods(args, () => [`yield:${args.seat.seat}`, castle(args.seat.seat)], (good) => store(good, args.seat.seat));
    case "loot": {
      const place = before?.kind === "plunder" ? [`settlement:${idOf(before.args.settlement)}`] : [];
      return goods(args, () => [...place, "settlement-pile"], (good) => store(good, args.seat.seat));
    }
    case "scouts":
      return one("M", [`yield:${args.seat.seat}`, castle(args.seat.seat)], ["pile:metal"]);
    case "scouts-tie":
      return view.players.flatMap((player, seat) =>
        player.rows[view.row - 1]?.maps === args.maps ? one("M", [`yield:${seat}`, castle(seat)], ["pile:wooden"]) : [],
      );
    case "chest":
      return [{ sprite: { chest: idOf(args.chest) }, from: [`pile:${idOf(args.chest)}`], to: [`chest:${args.seat.seat}:${idOf(args.chest)}`, castle(args.seat.seat)] }];
    case "plunder":
      return one("S", [`arms:${args.seat.seat}`, castle(args.seat.seat)], [`settlement:${idOf(args.settlement)}`]);
    case "steal":
      return KINDS.flatMap((chest) =>
        Array.from({ length: args[chest] }, () => ({
          sprite: { chest },
          from: [`chest:${args.victim.seat}:${chest}`, castle(args.victim.seat)],
          to: [`chest:${args.seat.seat}:${chest}`, castle(args.seat.seat)],
        })),
      );
    case "robbed":
      return one("shield", [castle(args.seat.seat)], store("shield", args.seat.seat));
    case "recruit": {
      const { card, seat } = args;
      const paid = goods(args, (good) => store(good, seat.seat), () => [`market:${idOf(card)}`, "market-pile"]);
      return [...paid, { sprite: { monster: idOf(card) }, from: [`market:${idOf(card)}`, "market-pile"], to: [`card:${idOf(card)}`, castle(seat.seat)] }];
    }
    case "bonus": {
      const card = before?.kind === "recruit" ? [`card:${idOf(before.args.card)}`] : [];
      return one(args.id, [...card, castle(args.seat.seat)], store(args.id === "reroll" ? "spell" : "shield", args.seat.seat));
    }
    default:
      return [];
  }
}
