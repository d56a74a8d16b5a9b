/** What the board of Trablíci counts out of the view, and what its parts are given. */
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

/** As which one a seat takes a card after the turn of the active player: 1, 2... */
export function pickOrder(seat: number, active: number, seats: number): number {
  return (seat - active + seats) % seats;
}
