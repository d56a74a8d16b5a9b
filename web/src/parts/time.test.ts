import { expect, test } from "vitest";
import { clockText, ruleText, sameClock } from "./time";

const say = (id: string, words: Record<string, string | number> = {}) => [id, ...Object.values(words)].join(" ");

test("a clock shows what matters: days, hours, minutes, and tenths at the end", () => {
  expect(clockText(90_000, say, 10)).toBe("clock-days 1 1");
  expect(clockText(3660, say, 10)).toBe("clock-hours 1 1");
  expect(clockText(65, say, 10)).toBe("1:05");
  expect(clockText(59.2, say, 10)).toBe("1:00");
  expect(clockText(10.05, say, 10)).toBe("0:11");
  expect(clockText(9.99, say, 10)).toBe("clock-low 9.9");
  expect(clockText(0, say, 10)).toBe("clock-low 0.0");
});

test("clocks are told in words and compared without what happens at the flag", () => {
  expect(ruleText(null, say)).toBe("clock-none");
  expect(ruleText({ kind: "bank", seconds: 600, increment: 5 }, say)).toBe("clock-rule-bank time-minutes 10 time-seconds 5");
  expect(sameClock({ kind: "move", seconds: 60 }, { kind: "move", seconds: 60, increment: 0, flag: "lost" })).toBe(true);
  expect(sameClock({ kind: "move", seconds: 60 }, null)).toBe(false);
});
