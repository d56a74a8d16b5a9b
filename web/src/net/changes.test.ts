import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Change, Shown } from "../protocol";
import { changed } from "./changes";

interface Case {
  game: string;
  start: Shown;
  changes: Change[][];
  end: Shown;
}
const cases = JSON.parse(readFileSync(new URL("changes.cases.json", import.meta.url), "utf-8")) as Case[];

it.each(cases)("an old view of $game and what changed make the new view", ({ start, changes, end }) => {
  const before = JSON.stringify(start);
  let view = start;
  for (const one of changes) view = changed(view, one);
  expect(view).toEqual(end);
  expect(JSON.stringify(start)).toBe(before);
});

it("leaves what did not change as it is", () => {
  const start = { rows: [[1], [2]], top: { card: "a" } };
  const after = changed(start, [[["rows", 1], 1, 0, [3]]]) as typeof start;
  expect(after).toEqual({ rows: [[1], [2, 3]], top: { card: "a" } });
  expect(after.top).toBe(start.top);
  expect(after.rows[0]).toBe(start.rows[0]);
});
