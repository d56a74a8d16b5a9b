/** What the board of a game from another package is given. Plain data and two functions: no framework, no build. */
import type { Result } from "../../protocol";
import type { View } from "../../table/sight";

export interface OutsideTable {
  /** What this seat sees. */
  view: View;
  /** My seat; null for a spectator. */
  seat: number | null;
  names: string[];
  /** What I can answer now; nothing while others are asked. */
  options: { key: string; label: string; refs: string[] }[];
  result: Result | null;
  choose: (key: string) => void;
  /** A text of the game in the reader's language. */
  text: (id: string, args?: Record<string, string | number>) => string;
}

export interface OutsideBoard {
  mount: (element: HTMLElement, table: OutsideTable) => (table: OutsideTable) => void;
}
