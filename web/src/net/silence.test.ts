import { expect, it } from "vitest";
import { Silence } from "./silence";

function watched(limit = 15_000) {
  const clock = { now: 1000 };
  return { clock, silence: new Silence(limit, () => clock.now) };
}

function wait(clock: { now: number }, silence: Silence, seconds: number): boolean {
  for (let second = 0; second < seconds; second++) {
    clock.now += 1000;
    if (silence.tooLong()) return true;
  }
  return false;
}

it("notices a socket that has been quiet for too long", () => {
  const { clock, silence } = watched();
  expect(wait(clock, silence, 15)).toBe(false);
  expect(wait(clock, silence, 1)).toBe(true);
});

it("begins anew with every message", () => {
  const { clock, silence } = watched();
  for (let number = 0; number < 10; number++) {
    expect(wait(clock, silence, 14)).toBe(false);
    silence.broken();
  }
});

it("gives a page that slept time to read what waits for it", () => {
  const { clock, silence } = watched();
  clock.now += 3_600_000;
  expect(silence.tooLong()).toBe(false);
  silence.broken();
  expect(wait(clock, silence, 15)).toBe(false);
});

it("still notices, soon after a sleep, that nothing comes any more", () => {
  const { clock, silence } = watched();
  clock.now += 3_600_000;
  expect(wait(clock, silence, 10)).toBe(true);
});

it("expects nothing while the server has asked for a pause", () => {
  const { clock, silence } = watched();
  silence.broken(60_000);
  expect(wait(clock, silence, 70)).toBe(false);
  expect(wait(clock, silence, 10)).toBe(true);
});

it("does not look at the wall clock", () => {
  const { clock, silence } = watched();
  const real = Date.now;
  Date.now = () => real() + 86_400_000;
  try {
    expect(wait(clock, silence, 5)).toBe(false);
  } finally {
    Date.now = real;
  }
});
