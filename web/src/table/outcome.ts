/** How a match ended for those at this screen. */
import type { Result } from "../protocol";

export type Outcome = "victory" | "defeat" | "draw" | "watched";

/** `undecided`: the game itself says that nobody has won and nobody has lost. */
export function outcomeOf(result: Result, mine: number[], undecided: boolean): Outcome {
  if (undecided) return "draw";
  if (mine.length === 0) return "watched";
  return result.winners.some((seat) => mine.includes(seat)) ? "victory" : "defeat";
}

/** All have won or lost as one. */
export function asOne(result: Result): boolean {
  const { winners, scores } = result;
  return winners.length === 0 || (winners.length === scores.length && new Set(scores).size === 1);
}

/** A loss of all together: one tries again, there is nobody to take revenge on. */
export function lostByAll(result: Result, undecided: boolean): boolean {
  return result.winners.length === 0 && !undecided;
}
