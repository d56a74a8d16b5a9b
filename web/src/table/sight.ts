/** What a seat sees, put together from what everybody sees and what it alone knows. */
import type { Shown } from "../protocol";

/** The game's own `View` of its shapes.ts: the table hands it on to the board and never looks inside. */
export type View = never;

export interface Parts {
  public: Shown;
  outlook: Shown;
  own: Shown;
}

/** The only place where what came over the wire gets its type; a test keeps shapes.ts and the server alike. */
export function viewOf(seat: number | null, parts: Parts): View {
  return { seat, ...parts.public, ...parts.outlook, ...parts.own } as View;
}
