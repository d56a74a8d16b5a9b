/** The curve: bands add up to the whole height, and whoever looks stands below. */
import { expect, it } from "vitest";
import type { Analysis } from "../protocol";
import { bandsOf, momentsOf, outline } from "./curve";

const option = { key: "a", label: { id: "a" } };
const analysis = {
  seats: 3,
  together: false,
  choices: [
    { moves: 0, seat: 0, why: "x", chosen: option, before: [0.5, 0.3, 0.2], after: [0.5, 0.3, 0.2], error: 0 },
    { moves: 1, seat: 1, why: "x", chosen: option, better: option, before: [0.2, 0.6, 0.2], after: [0.4, 0.4, 0.2], error: 0 },
  ],
  last: [1, 0, 0],
} as unknown as Analysis;

it("puts the one who looks below", () => {
  expect(bandsOf(analysis, 1)).toEqual([1, 2, 0]);
  expect(bandsOf({ ...analysis, together: true }, 1)).toEqual([0]);
});

it("shows what a choice lost between it and the next one", () => {
  const moments = momentsOf(analysis, [0, 1, 2]);
  expect(moments.map((one) => one.x)).toEqual([0, 0.5, 0.75, 1]);
  expect(moments.map((one) => Number(one.edges[0]!.toFixed(2)))).toEqual([0.5, 0.2, 0.4, 1]);
  for (const { edges } of moments) expect(edges.at(-1)).toBeCloseTo(1);
  expect(outline(moments, 0, 100, 10)).toMatch(/^M0\.0 5\.0L/);
});
