import { describe, expect, it } from "vitest";
import type { Batch, Choice } from "../protocol";
import { glowing, loose, needWords, pointAt, remaining, singleAnswers } from "./pointing";

const option = (key: string, ...refs: string[]): Choice => ({ key, label: { id: key }, refs });

const ends = [option("left", "row:1:left"), option("right", "row:1:right"), option("stop")];
const plays = [
  option("rex>1", "card:rex", "base:1"),
  option("rex>2", "card:rex", "base:2"),
  option("ninja>1", "card:ninja", "base:1"),
  option("discard rex", "card:rex"),
];
const hordes = [option("run", "own:hordes"), option("four", "own:hordes"), option("pass")];

describe("pointing", () => {
  it("answers at once where one thing says it all", () => {
    expect(pointAt(ends, [], "row:1:left")).toEqual({ kind: "answer", key: "left" });
  });
  it("does nothing for things that cannot be chosen", () => {
    expect(pointAt(ends, [], "row:2:left")).toEqual({ kind: "nothing" });
  });
  it("asks for a second thing where several options share the first", () => {
    expect(pointAt(plays, [], "card:rex")).toEqual({ kind: "picked", picked: ["card:rex"] });
    expect([...glowing(plays, ["card:rex"])]).toEqual(["base:1", "base:2"]);
    expect(pointAt(plays, ["card:rex"], "base:2")).toEqual({ kind: "answer", key: "rex>2" });
  });
  it("starts from either end", () => {
    expect(pointAt(plays, [], "base:2")).toEqual({ kind: "answer", key: "rex>2" });
    expect(pointAt(plays, ["base:1"], "card:ninja")).toEqual({ kind: "answer", key: "ninja>1" });
  });
  it("takes another card instead, and puts a picked one back", () => {
    expect(pointAt(plays, ["card:rex"], "card:ninja")).toEqual({ kind: "answer", key: "ninja>1" });
    expect(pointAt(plays, ["card:rex"], "card:rex")).toEqual({ kind: "picked", picked: [] });
  });
  it("falls back on words for what looks the same", () => {
    expect(pointAt(hordes, [], "own:hordes")).toEqual({ kind: "picked", picked: ["own:hordes"] });
    expect(needWords(hordes, ["own:hordes"]).map((o) => o.key)).toEqual(["run", "four"]);
    expect(needWords(plays, ["card:rex"]).map((o) => o.key)).toEqual(["discard rex"]);
    expect(needWords(plays, [])).toEqual([]);
  });
  it("knows which options the board does not show", () => {
    expect(loose(ends, new Set(["row:1:left"])).map((o) => o.key)).toEqual(["right", "stop"]);
  });
  it("keeps every option reachable by some sequence of pointing and words", () => {
    for (const options of [ends, plays, hordes])
      for (const wanted of options) {
        let picked: string[] = [];
        let reached = wanted.refs.length === 0;
        for (const ref of wanted.refs) {
          const done = pointAt(options, picked, ref);
          if (done.kind === "answer") reached = done.key === wanted.key;
          if (done.kind === "picked") picked = done.picked;
        }
        reached ||= needWords(options, picked).includes(wanted);
        expect(reached || remaining(options, picked).includes(wanted), wanted.key).toBe(true);
      }
  });
});

describe("several picks at once", () => {
  const among = [option("a"), option("b"), option("c")];
  it("are sent in the order of the list, whatever the order of clicks, and closed", () => {
    const batch: Batch = { kind: "some", among, picked: [], atLeast: 0, atMost: 3 };
    expect(singleAnswers(batch, ["c", "a"])).toEqual(["a", "c", "done"]);
    expect(singleAnswers(batch, [])).toEqual(["done"]);
  });
  it("are sent in the order of clicks where order is asked, the rest behind", () => {
    const batch: Batch = { kind: "order", among, picked: [], atLeast: 3, atMost: 3 };
    expect(singleAnswers(batch, ["c", "a"])).toEqual(["c", "a", "b"]);
  });
  it("never repeat what was answered before a reload", () => {
    const batch: Batch = { kind: "order", among, picked: ["b"], atLeast: 3, atMost: 3 };
    expect(singleAnswers(batch, [])).toEqual(["a", "c"]);
  });
});
