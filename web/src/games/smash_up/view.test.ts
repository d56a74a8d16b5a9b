import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Bundle } from "../../i18n/fluent";
import type { Batch, Choice, Event } from "../../protocol";
import { BASE_FIGURES, CARD_FIGURES, FACTION_FIGURES } from "./figures";
import { BASES, CARDS, FACTIONS } from "./printed";
import { around, besides, fits, handKeys, lastDeed, offered, pickOrder, reaches, revealed, scorings, type Base, type Play, type Player } from "./view";

const texts = join(import.meta.dirname, "../../../../klubovna/games/smash_up/text");
const bundle = (lang: string) => new Bundle(lang, [`${lang}.ftl`, `board.${lang}.ftl`].map((file) => readFileSync(join(texts, file), "utf8")));
const option = (key: string, ...refs: string[]): Choice => ({ key, label: { id: key }, refs });
const event = (kind: string, args: Event["args"] = {}, rule = ""): Event => ({ kind, rule, args });
const base = (id: string, seats: number[] = []) => ({ id, minions: seats.map((seat) => ({ seat })) }) as unknown as Base;
const play = (more: Partial<Play>): Play => ({ kind: "minion", by: "", limit: null, base: null, alone: false, source: "hand", label: { id: "" }, ...more });

it("has a figure for every card, base and faction", () => {
  expect(Object.keys(CARD_FIGURES).sort()).toEqual(Object.keys(CARDS).sort());
  expect(Object.keys(BASE_FIGURES).sort()).toEqual(Object.keys(BASES).sort());
  expect(Object.keys(FACTION_FIGURES).sort()).toEqual([...FACTIONS].sort());
});

it("has words for every question, in both languages", () => {
  const [cs, en] = [bundle("cs"), bundle("en")];
  const asks = en.ids.filter((id) => id.startsWith("ask-"));
  expect(asks.length).toBeGreaterThan(40);
  for (const id of asks) for (const words of [cs, en]) expect(words.has(id.replace("ask-", "wait-")), id).toBe(true);
  for (const lang of [cs, en])
    for (const term of ["ongoing", "special", "extra"]) {
      const found = Object.keys(CARDS).some((id) => lang.text(`text-${id}`, { count: 1, limit: 1 }).includes(lang.text(`board-term-${term}`)));
      expect(found, `${term} is the word that cards use`).toBe(true);
    }
});

it("seats everybody after me, and me last", () => {
  expect(around(4, 1)).toEqual([2, 3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

it("finds what can be chosen but does not lie on the table", () => {
  const bases = [base("tortuga")];
  const found = offered([option("a", "hand:howl", "base:tortuga"), option("b", "discard:walker", "base:tortuga"), option("c", "base:tar_pits")], null, bases);
  expect(found.map((one) => [one.id, one.from])).toEqual([["walker", "discard"], ["tar_pits", "bases"]]);
  expect(offered([option("summon:seat1", "deck:1")], null, bases)[0]).toMatchObject({ id: "summon", from: "deck" });
  expect(offered([option("gnome", "seat:2:gnome")], null, bases)[0]).toMatchObject({ id: "gnome", from: "hand", seat: 2 });
});

it("tells copies of one card apart where a set is asked for", () => {
  const batch: Batch = { kind: "some", among: [option("walker", "hand:walker"), option("walker.2", "hand:walker")], picked: [], atLeast: 0, atMost: 2 };
  expect(handKeys(["walker", "howl", "walker"], batch)).toEqual(["walker", null, "walker.2"]);
  const pile = { ...batch, among: [option("walker", "discard:walker"), option("walker.2", "discard:walker")] };
  expect(offered([], pile, []).map((one) => one.key)).toEqual(["walker", "walker.2"]);
  expect(handKeys(["walker"], pile)).toEqual([null]);
});

it("shows the rest of a hand that was looked at", () => {
  const cards = offered([option("gnome", "seat:1:gnome")], null, []);
  const players = [{}, { handKnown: ["gnome", "probe"] }] as unknown as Player[];
  expect(besides(cards, "make_discard", players, 0).map((one) => one.id)).toEqual(["probe"]);
  expect(besides(cards, "search", players, 0)).toEqual([]);
});

it("shows the top card that a question is about, mine before others'", () => {
  const players = [{ deckKnown: [[0, "warbot"], [3, "howl"]] }, { deckKnown: [[0, "poison"]] }] as unknown as Player[];
  expect(revealed("play_revealed", players, 0)).toBe("warbot");
  expect(revealed("attach_to", players, 0)).toBe("poison");
  expect(revealed("play", players, 0)).toBe("");
  expect(revealed("walker", players, null)).toBe("");
});

it("knows which cards and bases a play allows", () => {
  expect(fits(play({ limit: 2 }), "war_raptor", "hand")).toBe(true);
  expect(fits(play({ limit: 2 }), "king_rex", "hand")).toBe(false);
  expect(fits(play({ source: "discard" }), "war_raptor", "hand")).toBe(false);
  expect(fits(play({ kind: "action" }), "howl", "hand")).toBe(true);
  expect(fits(play({}), "howl", "hand")).toBe(false);
  expect(reaches(play({ alone: true }), base("tortuga", [0]), 0)).toBe(false);
  expect(reaches(play({ alone: true }), base("tortuga", [1]), 0)).toBe(true);
  expect(reaches(play({ base: "tar_pits" }), base("tortuga"), 0)).toBe(false);
});

const rank = (seat: number, place: number, power: number) => event("rank", { seat: { seat }, place, power, base: { id: "base-tortuga" } });
const points = (seat: number, gained: number, total: number, rule = "B4.1") => event("points", { seat: { seat }, points: gained, total }, rule);

it("tells a scoring from its events, also when a window lies between", () => {
  const first = scorings([event("scoring", { base: { id: "base-tortuga" }, power: 22, breakpoint: 21 }), event("pass", { seat: { seat: 0 } })], null);
  expect(first.told).toEqual([]);
  expect(first.open?.base).toBe("tortuga");
  const events = [rank(1, 2, 9), points(1, 3, 8), rank(0, 1, 14), points(0, 4, 15), points(1, 1, 9, "Z6"), event("base-done"), event("new-base", { base: { id: "base-tar_pits" } }), event("turn")];
  const { told, open } = scorings(events, first.open);
  expect(open).toBeNull();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ base: "tortuga", power: 23, breakpoint: 21, next: "tar_pits" });
  expect(told[0]!.ranks).toEqual([
    { seat: 0, place: 1, power: 14, points: 4, total: 15 },
    { seat: 1, place: 2, power: 9, points: 3, total: 8 },
  ]);
  expect(told[0]!.then.map((one) => one.kind)).toEqual(["points", "base-done", "new-base"]);
});

it("forgets a scoring that stopped", () => {
  expect(scorings([event("scoring", { base: { id: "base-tortuga" }, power: 22, breakpoint: 21 }), event("scoring-stops")], null).open).toBeNull();
});

it("remembers the last card that was played", () => {
  const played = event("play-action", { seat: { seat: 1 }, card: { id: "card-howl" } });
  expect(lastDeed([played, event("boost")])).toMatchObject({ seat: 1, card: "howl" });
  expect(lastDeed([event("draw")])).toBeNull();
});

it("picks factions there and back", () => {
  expect(pickOrder("draft", 1, 3)).toEqual([1, 2, 0, 0, 2, 1]);
  expect(pickOrder("free", 1, 2)).toEqual([1, 1, 0, 0]);
});
