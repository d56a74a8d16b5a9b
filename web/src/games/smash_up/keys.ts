/** Which card is which while an event is shown: the keys under which cards leave one place and arrive at another. */
import { idOf } from "../../table/refs";
import type { CardId, Event } from "./shapes";

/** The card that an event plays, and whose. */
export function played(event: Event | null): { card: CardId; seat: number; kind: Event["kind"]; what: string } | null {
  switch (event?.kind) {
    case "play-minion":
    case "play-minion-discard":
    case "play-on-minion":
      return { card: idOf(event.args.card), seat: event.args.seat.seat, kind: event.kind, what: event.args.what };
    case "play-action":
    case "play-on-base":
      return { card: idOf(event.args.card), seat: event.args.seat.seat, kind: event.kind, what: "" };
    default:
      return null;
  }
}

/** The key of a minion in play while an event is shown: the one that has just been played comes out of a hand. */
export function minionKey(id: string, event: Event | null): string {
  const one = played(event);
  return one && one.kind.startsWith("play-minion") && one.what === id ? `play:${one.card}` : id;
}

/** The key of an action in play. */
export function actionKey(id: string, card: CardId, event: Event | null): string {
  const one = played(event);
  return one && one.kind.startsWith("play-on") && one.card === card ? `play:${card}` : id;
}

/** The key of a card of my hand, which may just be leaving for the table or coming back from it. */
export function handKey(name: string, card: CardId, seat: number, event: Event | null): string {
  const one = played(event);
  if (one && one.seat === seat && one.card === card) return `play:${card}`;
  if (event?.kind === "return" && idOf(event.args.card) === card) return event.args.what;
  return name;
}
