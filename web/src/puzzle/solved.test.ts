/** Days in a row: today may still be missing, a gap ends them. */
import { expect, it } from "vitest";
import { dayBefore, streakOf } from "./days";

it("counts days in a row", () => {
  const days = ["2026-11-13", "2026-11-15", "2026-11-16", "2026-11-17"];
  expect(streakOf(days, "2026-11-17")).toBe(3);
  expect(streakOf(days, "2026-11-18")).toBe(3);
  expect(streakOf(days, "2026-11-19")).toBe(0);
  expect(streakOf([], "2026-11-17")).toBe(0);
});

it("knows the end of a month", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
});
