import { describe, expect, it } from "vitest";
import { chapters, turningOf } from "./ending";
import type { Event } from "./shapes";
import { STORIES } from "./stories";
import { axial, beside, centre, edgeCalled, EDGES, edgesOf, HEXES, hexNameAt, nameSizeAt, titleOf, upOrDown } from "./geometry";
import { beats, ghosts, sceneAt, sceneIn, stories, storyWith, sweepOf } from "./view";

describe("the map", () => {
  it("writes the names of hexes in at least 11 px, on a tablet and on a phone on its side", () => {
    for (const unit of [1.5, 1.7, 2.31]) expect(nameSizeAt(unit, 1) / unit).toBeGreaterThan(11);
    expect(nameSizeAt(5, 1)).toBe(26); // no wider than a hex
  });

  it("has 37 hexes and 132 edges, each hex six of them", () => {
    expect(HEXES.length).toBe(37);
    expect(EDGES.size).toBe(132);
    for (const hex of HEXES) expect(new Set(edgesOf(hex)).size).toBe(6);
    expect([...EDGES.values()].filter((edge) => !edge.b).length).toBe(42);
  });
  it("names hexes and edges as the rules do", () => {
    expect(hexNameAt(0, 0)).toBe("d4");
    expect(axial("a1")).toEqual({ q: 0, r: -3 });
    expect(edgesOf("a1")).toEqual(["a1-a2", "a1-b2", "a1-b1", "a1.w", "a1.nw", "a1.ne"]);
    for (const hex of HEXES) for (let side = 0; side < 6; side++) if (beside(hex, side)) expect(beside(beside(hex, side), (side + 3) % 6)).toBe(hex);
  });
  it("calls them by titles that are the same in every language", () => {
    expect(["c5", "a1-b2", "a1.nw", "a1.ne"].map(titleOf)).toEqual(["C5", "A1-B2", "A1↖", "A1↗"]);
    for (const name of EDGES.keys()) expect(edgeCalled(titleOf(name))).toBe(name);
    expect(edgeCalled("A1.NW")).toBe("a1.nw"); // as albums of 0.2.0 told it
  });
  it("lets the arrow keys go straight up and down, and stop at the rim", () => {
    let at = "g2";
    for (let step = 0; step < 6; step++) at = upOrDown(at, false, centre("g2").x);
    expect(at).toBe("a2");
    expect(upOrDown("a2", false, 0)).toBe("a2");
  });
});

describe("the story of a machine card", () => {
  const cards = STORIES.map(({ events, left }) => ({ events, left: sceneIn(left) }));
  it("begins with the map that its event tells, as albums of 0.2.0 told it too", () => {
    const [card] = STORIES[0]!.events;
    if (card?.kind !== "machine") throw new Error("a story begins with its card");
    const start = sceneIn(card.args.found);
    const json = JSON.stringify({ ...start, engines: start.engines.map((one) => one && [one.edge, one.facing]) });
    expect(start.walls.length).toBeGreaterThan(2);
    expect(stories([{ ...card, args: { ...card.args, found: json } }])[0]!.start).toEqual(start);
  });
  it("ends with the map that the card left behind, for every kind of step", () => {
    expect(new Set(cards.map((one) => stories(one.events)[0]!.card)).size).toBe(7);
    for (const card of cards) {
      const story = stories(card.events)[0]!;
      const end = sceneAt(story, story.steps.length);
      const filled = (list: Record<string, number>) => Object.fromEntries(Object.entries(list).filter(([, count]) => count > 0));
      const name = `${story.card} ${story.number}`;
      expect([...end.walls].sort(), name).toEqual([...card.left.walls].sort());
      expect(end.engines, name).toEqual(card.left.engines);
      expect(filled(end.mechs), name).toEqual(card.left.mechs);
      expect(filled(end.pollution), name).toEqual(card.left.pollution);
      expect(end.sites, name).toEqual(card.left.sites);
      expect(end.direction, name).toBe(card.left.direction);
    }
  });
  it("goes through all its steps in beats", () => {
    for (const card of cards) {
      const story = stories(card.events)[0]!;
      const list = beats(story);
      expect(list.flatMap((beat) => beat.steps)).toEqual(story.steps);
      expect(list.at(-1)?.end ?? 0).toBe(story.steps.length);
    }
  });
  it("lets the radar turn in the machines' direction until it points at what it meets", () => {
    let seen = 0;
    for (const card of cards) {
      const story = stories(card.events)[0]!;
      beats(story).forEach((beat, at) => {
        const sweep = sweepOf(story, at, () => 2);
        const builds = beat.steps.some((step) => step.kind === "factory");
        if (builds) expect(sweep).not.toBeNull();
        if (!sweep) return;
        seen++;
        expect(sweep.from).toBe(150);
        const { direction } = sceneAt(story, beat.end);
        expect(direction === "right" ? sweep.turn >= 0 : sweep.turn <= 0).toBe(true);
        const angle = ((sweep.from + sweep.turn) * Math.PI) / 180;
        const far = Math.hypot(sweep.to.x, sweep.to.y);
        expect(Math.hypot(far * Math.cos(angle) - sweep.to.x, far * Math.sin(angle) - sweep.to.y)).toBeLessThan(3);
      });
    }
    expect(seen).toBeGreaterThan(1);
  });
  it("is told as far as it has come, and no further than its card", () => {
    for (const card of cards) {
      card.events.forEach((beat, at) => {
        const story = storyWith(card.events.slice(0, at + 1), beat)!;
        expect(story.steps).toEqual(card.events.slice(1, at + 1));
      });
      const turn = { kind: "round", rule: "T1.1", args: { round: 2 } } as const;
      expect(storyWith([...card.events, turn], turn)).toBeNull();
      expect(storyWith(card.events, null)).toBeNull();
    }
  });
  it("as an overlay shows what would be new", () => {
    for (const card of cards) {
      const story = stories(card.events)[0]!;
      const found = ghosts(story);
      if (!found.factory) expect([...story.start.walls, ...found.walls].sort()).toEqual([...card.left.walls].sort());
      expect(Object.values(found.puffs).every((count) => count > 0)).toBe(true);
    }
  });
});

describe("the ending", () => {
  const who = { player: { seat: 0 } };
  const round = (n: number): Event => ({ kind: "round", rule: "T1.1", args: { round: n } });
  const card = (number: number): Event => ({ kind: "machine", rule: "T9.0", args: { card: { id: "machine-factories", ref: "machine:factories" }, number, found: "{}" } });
  const toxic = (left: number): Event => ({ kind: "toxic", rule: "T9.2.8", args: { hex: "D5", left, origin: "D4" } });
  const death = (habitat: string): Event => ({ kind: "death", rule: "T7.5", args: { ...who, card: { id: "defender-order_ubi", ref: "card:order_ubi" }, habitat: { id: `habitat-${habitat}` } } });
  const build: Event = { kind: "build", rule: "T6.5", args: { ...who, hex: "A1", left: 2 } };

  it("counts what stood after each round", () => {
    const events = [round(1), build, card(1), toxic(5), toxic(4), round(2), death("forest"), card(2)];
    expect(chapters(events)).toEqual([
      { round: 0, camps: 0, factories: 0, toxic: 0, fallen: 0 },
      { round: 1, camps: 1, factories: 0, toxic: 2, fallen: 0 },
      { round: 2, camps: 1, factories: 0, toxic: 2, fallen: 1 },
    ]);
  });
  it("finds the card that poisoned most, the death that doomed, and otherwise the last gain", () => {
    const events = [round(1), card(1), toxic(5), round(2), card(2), toxic(4), toxic(3), round(3), death("marsh"), death("forest"), card(3), toxic(2), build, death("marsh")];
    expect(turningOf(events, "toxic")).toMatchObject({ event: 4, round: 2, id: "board-turning-toxic", args: { count: 2 } });
    expect(turningOf(events, "massacre")).toMatchObject({ event: 8, round: 3, id: "board-turning-massacre" });
    expect(turningOf(events, "victory")).toMatchObject({ event: 12, id: "board-turning-build" });
    expect(turningOf([round(1)], "core")).toBeNull();
  });
});
