/** Answers given in advance: which still stand, and which one answers the question now. */
import type { Lasting } from "../games/contract";
import type { Ask } from "../protocol";
import type { View } from "./sight";

export interface Promised {
  seat: number;
  /** Which of the game's lasting answers it is. */
  at: number;
  /** What must stay the same. */
  value: string | number;
  /** The position in which it was given. */
  version: number;
}

/** What is needed of a position. */
export interface Stand {
  view: View;
  asks: Ask[];
  version: number;
  back: boolean;
}

/** The answer `at` as given in this position; null where it would mean nothing. */
export function promise(lasting: Lasting[], at: number, seat: number, stand: Stand): Promised | null {
  const value = lasting[at]!.lasts(stand.view);
  return value === null ? null : { seat, at, value, version: stand.version };
}

/** An answer stands until what it was given for is over, or somebody has taken back a move. */
export function stands(lasting: Lasting[], one: Promised, stand: Stand | undefined): boolean {
  if (!stand || !lasting[one.at]) return false;
  if (stand.back && stand.version > one.version) return false;
  return lasting[one.at]!.lasts(stand.view) === one.value;
}

/** The key that answers the seat's question by itself, or null. */
export function promised(lasting: Lasting[], given: Promised[], seat: number, stand: Stand | undefined): string | null {
  const ask = stand?.asks.find((one) => one.seat === seat && one.options);
  if (!ask) return null;
  for (const one of given) {
    const { why, key } = lasting[one.at]!;
    if (one.seat === seat && why === ask.why && stands(lasting, one, stand) && ask.options!.some((option) => option.key === key))
      return key;
  }
  return null;
}
