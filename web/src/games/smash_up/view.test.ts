import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Bundle } from "../../i18n/fluent";
import { unbound } from "../../i18n/bound";
import { GameBundle, GameWords } from "../../i18n/game";
import type { Ask, Batch, Choice, Named } from "../../protocol";
import { areMixed, isCareful } from "./careful";
import { BASE_FIGURES, CARD_FIGURES, FACTION_FIGURES } from "./figures";
import { handKey, minionKey } from "./keys";
import { BASES, CARDS, FACTIONS } from "./printed";
import { SPECTATOR, type BaseId, type CardId, type Event, type Player, type View } from "./shapes";
import { around, baseInQuestion, besides, chip, handKeys, kindOf, knownDeck, knownHand, latestScoring, longestWord, nextToFall, offered, recentDeed, revealed, scorings } from "./view";

const texts = join(import.meta.dirname, "../../../../klubovna/games/smash_up/text");
const bundle = (lang: string) => new Bundle(lang, [`${lang}.ftl`, `board.${lang}.ftl`].map((file) => readFileSync(join(texts, file), "utf8")));
const option = (key: string, ...refs: string[]): Choice => ({ key, label: { id: key }, refs });
const base = (id: BaseId): Named<`base:${BaseId}`> => ({ id: `base-${id}`, ref: `base:${id}` });
const card = (id: CardId): Named<`printed:${CardId}`> => ({ id: `card-${id}`, ref: `printed:${id}` });
const player = (more: Partial<Player> = {}): Player => ({
  factions: ["aliens", "dinosaurs"], points: 0, hand: 5, handKnown: [], deck: 35, deckKnown: [], discard: [], minionsPlayed: 0, marked: false, asleep: false, ...more,
});
const table = (more: Partial<View> = {}): View => ({
  seat: 0, turn: 1, first: 0, active: 0, phase: "play", goal: 15, method: "random", turnLimit: 60, scoring: null, places: [], plays: [], resolving: [],
  bases: [], baseDeck: { count: 13, known: [] }, baseDiscard: [], players: [player(), player()], playable: [], pickOrder: [], ...SPECTATOR, ...more,
});

it("has a figure for every card, base and faction", () => {
  expect(Object.keys(CARD_FIGURES).sort()).toEqual(Object.keys(CARDS).sort());
  expect(Object.keys(BASE_FIGURES).sort()).toEqual(Object.keys(BASES).sort());
  expect(Object.keys(FACTION_FIGURES).sort()).toEqual(Object.keys(FACTIONS).sort());
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

it("knows the base that matters, for a screen that shows one at a time", () => {
  const warbot = { id: "warbot.2", card: "warbot" as const, seat: 0, power: 4, modifiers: [], microbot: false, marks: [], actions: [] };
  const place = (id: BaseId, power: number, breakpoint: number, minions = [warbot].slice(1)): View["bases"][number] => ({
    id, power, breakpoint, minions, ready: false, off: false, ignoredBy: [], barred: [], actions: [], players: [],
  });
  const bases = [place("tortuga", 0, 21), place("tar_pits", 9, 16), place("jungle_oasis", 4, 12, [warbot])];
  const [played, hit]: Event[] = [
    { kind: "play-minion", rule: "", args: { seat: { seat: 0 }, card: card("warbot"), base: base("tar_pits"), what: "warbot.2" } },
    { kind: "boost", rule: "", args: { card: card("warbot"), amount: 4, what: "warbot.2" } },
  ];
  const about = (event: Event | null, asked: string | null, scoring: BaseId | null = null) => baseInQuestion({ bases, scoring }, event, { about: asked });
  expect(about(played!, null)).toBe("tar_pits");
  expect(about(hit!, "howl")).toBe("jungle_oasis");
  expect(about(hit!, "tortuga")).toBe("tortuga");
  expect(about(null, null, "tar_pits")).toBe("tar_pits");
  expect(about(null, null)).toBeNull();
  expect(nextToFall(bases)).toBe("tar_pits");
  expect(nextToFall([bases[0]!])).toBeNull();
});

it("finds what can be chosen but does not lie on the table", () => {
  const bases = [{ id: "tortuga" as const }];
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

it("knows what all have seen and what I have seen besides", () => {
  const view = table({
    players: [player({ handKnown: ["scout"] }), player({ handKnown: ["gnome"], deckKnown: [[3, "howl"]] })],
    seen: [{ hand: [], deck: [] }, { hand: ["probe"], deck: [[0, "poison"]] }],
  });
  expect(knownHand(view, 1)).toEqual(["gnome", "probe"]);
  expect(knownHand(view, 0)).toEqual([]); // I hold it in my hand
  expect(knownDeck(view, 1)).toEqual([[0, "poison"], [3, "howl"]]);
  expect(knownHand(table({ seat: null, players: view.players }), 1)).toEqual(["gnome"]);
});

it("shows the rest of a hand that was looked at", () => {
  const cards = offered([option("gnome", "seat:1:gnome")], null, []);
  const view = table({ players: [player(), player({ handKnown: ["gnome"] })], seen: [{ hand: [], deck: [] }, { hand: ["probe"], deck: [] }] });
  expect(besides(cards, "make_discard", view).map((one) => one.id)).toEqual(["probe"]);
  expect(besides(cards, "search", view)).toEqual([]);
});

it("shows the top card that a question is about, mine before others'", () => {
  const players = [player({ deckKnown: [[0, "warbot"], [3, "howl"]] }), player({ deckKnown: [[0, "poison"]] })];
  expect(revealed("play_revealed", table({ players }))).toBe("warbot");
  expect(revealed("attach_to", table({ players }))).toBe("poison");
  expect(revealed("play", table({ players }))).toBeNull();
  expect(revealed("walker", table({ players, seat: null }))).toBeNull();
});

it("says on a chip what a play is for", () => {
  const free = { kind: "minion", by: "", limit: null, base: null, alone: false, source: "hand" } as const;
  const lord = { ...free, by: "zombie_lord", limit: 2, base: "ninja_dojo", alone: true, source: "discard" } as const;
  const words = (lang: string) => {
    const none = new GameBundle(lang, []);
    return new GameWords(new GameBundle(lang, [readFileSync(join(texts, `${lang}.ftl`), "utf8")]), none, none);
  };
  expect(words("en").msg("play-chip", chip(free))).toBe("1 minion");
  expect(words("en").msg("play-chip", chip(lord))).toBe("+1 minion with power 2 or less from the discard pile at Ninja Dojo (Zombie Lord)");
  expect(unbound(words("cs").msg("play-chip", chip(lord)))).toBe("+1 bojovník se silou 2 nebo nižší z odkládacího balíčku do Nindžovského dódžó (Pán zombií)");
});

it("tells of which kind a thing in play is", () => {
  expect([kindOf("war_raptor.2"), kindOf("tortuga"), kindOf("nothing")]).toEqual(["war_raptor", "tortuga", null]);
});

const event = {
  scoring: (): Event => ({ kind: "scoring", rule: "B1", args: { base: base("tortuga"), power: 22, breakpoint: 21 } }),
  pass: (seat: number): Event => ({ kind: "pass", rule: "B3", args: { seat: { seat } } }),
  rank: (seat: number, place: number, power: number): Event => ({ kind: "rank", rule: "B4", args: { seat: { seat }, place, power, base: base("tortuga") } }),
  points: (seat: number, points: number, total: number, rule = "B4.1"): Event => ({ kind: "points", rule, args: { seat: { seat }, points, total } }),
  done: (): Event => ({ kind: "base-done", rule: "B8", args: { base: base("tortuga") } }),
  next: (): Event => ({ kind: "new-base", rule: "B9", args: { base: base("tar_pits") } }),
  turn: (): Event => ({ kind: "turn", rule: "T1", args: { seat: { seat: 1 }, turn: 2 } }),
};

it("tells a scoring from its events, also when a window lies between", () => {
  const first = scorings([event.scoring(), event.pass(0)], null);
  expect(first.told).toEqual([]);
  expect(first.open?.base).toBe("tortuga");
  const events = [event.rank(1, 2, 9), event.points(1, 3, 8), event.rank(0, 1, 14), event.points(0, 4, 15), event.points(1, 1, 9, "Z6"), event.done(), event.next(), event.turn()];
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
  expect(scorings([event.scoring(), { kind: "scoring-stops", rule: "B3.3", args: {} }], null).open).toBeNull();
});

it("remembers the last card that was played, mine only until the next turn", () => {
  const played: Event = { kind: "play-action", rule: "PL5", args: { seat: { seat: 1 }, card: card("howl") } };
  const boost: Event = { kind: "boost", rule: "V7", args: { card: card("scout"), amount: 1, what: "scout" } };
  expect(recentDeed([played, boost], 0)).toMatchObject({ seat: 1, card: "howl" });
  expect(recentDeed([boost], 0)).toBeNull();
  expect(recentDeed([played, event.turn()], 0)).toMatchObject({ card: "howl" });
  expect(recentDeed([played, event.turn()], 1)).toBeNull();
});

it("tells a scoring as far as it has come", () => {
  const events = [event.turn(), event.scoring(), event.pass(0), event.rank(0, 1, 14), event.points(0, 4, 15), event.rank(1, 2, 9)];
  expect(latestScoring(events.slice(0, 1))).toBeNull();
  expect(latestScoring(events.slice(0, 3))).toMatchObject({ base: "tortuga", ranks: [] });
  expect(latestScoring(events)!.ranks.map((one) => one.total)).toEqual([15, null]);
});

it("measures names by their longest word", () => {
  expect(longestWord("Jdou si pro tebe")).toBe(4);
});

it("takes care of one's own cards only where others could be chosen to come to harm", () => {
  const mine = { id: "scout", card: "scout" as const, seat: 0, power: 3, modifiers: [], microbot: false, marks: [], actions: [] };
  const base = { id: "tortuga" as const, breakpoint: 21, power: 6, ready: false, off: false, ignoredBy: [], barred: [], minions: [mine, { ...mine, id: "scout.2", seat: 1 }], actions: [], players: [] };
  const view = table({ bases: [base] });
  const [own, theirs] = [option("scout", "card:scout"), option("scout.2", "card:scout.2")];
  const ask = (why: string, ...options: Choice[]): Ask => ({ seat: 0, why, rule: "V1", options });
  expect(isCareful(own, ask("destroy", own, theirs), view, 0)).toBe(true);
  expect(isCareful(theirs, ask("destroy", own, theirs), view, 0)).toBe(false);
  expect(isCareful(own, ask("destroy", own), view, 0)).toBe(false);
  expect(isCareful(own, ask("boost", own, theirs), view, 0)).toBe(false);
  expect([areMixed([own, theirs], view), areMixed([own], view)]).toEqual([true, false]);
});

it("lets a card fly from the hand to where it is played", () => {
  const played: Event = { kind: "play-minion", rule: "PL1", args: { seat: { seat: 0 }, card: card("scout"), base: base("tortuga"), what: "scout.2" } };
  expect(handKey("scout#1", "scout", 0, played)).toBe(minionKey("scout.2", played));
  expect(minionKey("scout", played)).toBe("scout");
  expect(handKey("scout#1", "scout", 1, played)).toBe("scout#1");
});
