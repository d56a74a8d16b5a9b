import { expect, it } from "vitest";
import type { Result } from "../protocol";
import { asOne, lostByAll, outcomeOf } from "./outcome";

const result = (winners: number[], scores: number[]): Result => ({ winners, scores, cause: "x" });

it("tells victory, defeat, a draw and what was only watched apart", () => {
  const won = result([1], [3, 5]);
  expect(outcomeOf(won, [1], false)).toBe("victory");
  expect(outcomeOf(won, [0], false)).toBe("defeat");
  expect(outcomeOf(won, [0, 1], false)).toBe("victory"); // one device: somebody at it has won
  expect(outcomeOf(won, [], false)).toBe("watched");
  expect(outcomeOf(result([], [0, 0]), [0], true)).toBe("draw");
});

it("calls it a common loss only where the game was lost", () => {
  expect(lostByAll(result([], [0, 0]), false)).toBe(true);
  expect(lostByAll(result([], [0, 0]), true)).toBe(false);
  expect(lostByAll(result([0], [1, 0]), false)).toBe(false);
  expect(asOne(result([0, 1], [1, 1]))).toBe(true);
  expect(asOne(result([0], [1, 0]))).toBe(false);
});
