/** What the parts of the board of Trablíci are given. */
import type { Args, Ask, Seat } from "../../protocol";
import type { Choices } from "../../table/choices.svelte";
import type { View } from "./shapes";

/** For drawing players: the table, who sits there, and what can be chosen. */
export interface PlayersProps {
  view: View;
  seat: number | null;
  seats: Seat[];
  names: string[];
  asks: Ask[];
  choices: Choices;
  ids: (seat: number) => number[][];
  say: (id: string, args?: Args) => string;
}
