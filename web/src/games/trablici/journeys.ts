/** Cards that leave a collection: which one, from where, and where to. */
import type { CardId, Event, View } from "./shapes";

export interface Journey {
  code: CardId;
  /** Selectors of the places on the page. */
  from: string;
  to: string;
}

/** The journey that an event tells of; `view` is the table after it. */
export function journeyOf(event: Event, view: View, me: number | null): Journey | null {
  if (event.kind !== "net" && event.kind !== "axe" && event.kind !== "shot") return null;
  const { number, seat } = event.args;
  const column = (one: number) => `[data-ref="${one === me ? "own" : `seat:${one}`}:${number}"]`;
  if (event.kind === "net") {
    const code = view.players[seat.seat]!.collection[number - 1]!.at(-1);
    return code ? { code, from: column(event.args.victim.seat), to: column(seat.seat) } : null;
  }
  const code = view.discard.at(-1);
  return code ? { code, from: column(seat.seat), to: ".discard .top" } : null;
}
