/** Times in words: on a clock, and where a clock is chosen. */
import type { ClockRule } from "../protocol";

type Say = (id: string, words?: Record<string, string | number>) => string;

const DAY = 86_400;
const pad = (number: number) => String(number).padStart(2, "0");

/** A time as a clock shows it: days and hours, hours and minutes, minutes and seconds, and at the end tenths. */
export function clockText(seconds: number, t: Say, low: number): string {
  if (seconds <= low) return t("clock-low", { seconds: (Math.floor(seconds * 10) / 10).toFixed(1) });
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return t("clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  if (whole >= 3600) return t("clock-hours", { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) });
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
}

/** A round time in words. */
export function timeText(seconds: number, t: Say): string {
  if (seconds % DAY === 0) return t("time-days", { count: seconds / DAY });
  if (seconds % 3600 === 0) return t("time-hours", { count: seconds / 3600 });
  return seconds % 60 === 0 ? t("time-minutes", { count: seconds / 60 }) : t("time-seconds", { count: seconds });
}

/** A clock in words. */
export function ruleText(rule: ClockRule | null, t: Say): string {
  if (!rule) return t("clock-none");
  const time = timeText(rule.seconds, t);
  if (rule.kind !== "bank") return t("clock-rule-move", { time });
  return rule.increment ? t("clock-rule-bank", { time, more: timeText(rule.increment, t) }) : t("clock-rule-bank-only", { time });
}

/** The clocks that are offered. */
export const CLOCKS: { group: "move" | "bank" | "days"; rules: ClockRule[] }[] = [
  { group: "move", rules: [30, 60, 120, 300].map((seconds) => ({ kind: "move", seconds })) },
  {
    group: "bank",
    rules: [
      [300, 5],
      [600, 10],
      [1200, 20],
      [3600, 30],
    ].map(([seconds, increment]) => ({ kind: "bank", seconds: seconds!, increment: increment! })),
  },
  { group: "days", rules: [1, 2, 3, 7].map((days) => ({ kind: "days", seconds: days * DAY })) },
];

export const sameClock = (one: ClockRule | null, two: ClockRule | null) =>
  one?.kind === two?.kind && one?.seconds === two?.seconds && (one?.increment ?? 0) === (two?.increment ?? 0);
