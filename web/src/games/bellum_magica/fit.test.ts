import { expect, it } from "vitest";
import { BUNDLE, ENOUGH, fit, unbundled } from "./fit";

it("bundles the oldest cards of the longer side where they do not fit", () => {
  expect(unbundled(5, 3, 12)).toEqual([5, 3]);
  expect(unbundled(10, 4, 12)).toEqual([6, 4]);
  expect(unbundled(9, 9, 12)).toEqual([4, 4]);
  expect(unbundled(7, 6, 12)).toEqual([4, 4]);
});

it("never needs more room than there is", () => {
  for (const width of [ENOUGH + 2, 46, 60])
    for (let left = 0; left < 14; left++)
      for (let right = 0; right < 14; right++) {
        const found = fit(width, left, right, 2);
        const bundles = Number(found.left < left) + Number(found.right < right);
        const taken = 2 * 8.25 + 11 + 2 * 2.75 + bundles * BUNDLE + (found.left + found.right) * found.strip;
        expect(taken, `${width} ${left} ${right}`).toBeLessThanOrEqual(width + 0.01);
      }
});

it("tells by numbers what has no room side by side", () => {
  expect(fit(60, 2, 2, 0).narrow).toBe(false);
  expect(fit(40, 5, 4, 0).narrow).toBe(true);
});
