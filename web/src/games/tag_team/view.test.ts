import { expect, it } from "vitest";
import type { CardId, Event, Fight, Fighter, Note, Place, State, Team, View } from "./shapes";
import { SPECTATOR } from "./shapes";
import { bearAt, figure, fold, gained, noteOf, sceneAgain, sceneOf, sums, tally } from "./fight";
import { curveOf, decisive } from "./curve";
import { restOn } from "./pace";
import { columnsOf, deckOf, foresee, leftOf, meeting } from "./view";

const state = (hp: number, power: number, more: Partial<State> = {}): State => ({
  hp,
  fairies: null,
  power,
  mark: 0,
  bear: false,
  aflame: 0,
  serpent: false,
  presence: false,
  sheriff: null,
  ko: false,
  ...more,
});
const note = (kind: Note["kind"], rule: string, fighter: number, figures: Note["figures"] = [], more: Partial<Note> = {}): Note => ({
  kind,
  rule,
  fighter,
  rival: null,
  card: null,
  figures,
  ...more,
});
const notes: Note[] = [
  note("attack", "T4.1", 0, [["strength", 3]], { rival: 2 }),
  note("success", "T4.10", 0, [], { card: "god_first" }),
  note("stronger", "T4.6", 1, [["was", 2], ["now", 3]]),
  note("hurt-mixed", "T4.5", 2, [["was", 9], ["now", 5], ["attacks", 3], ["direct", 2], ["healing", 0]]),
  note("stopped", "T5.5", 2, [["now", 5]]),
];
const fight: Fight = {
  round: 2,
  before: [state(15, 3), state(19, 2), state(9, 1), state(19, 2)],
  turns: [
    { cards: ["god_first", "enrage"], active: [0, 2], notes, after: [state(15, 3), state(19, 3), state(5, 1), state(19, 2)] },
    { cards: ["blessing", "protector"], active: [1, 3], notes: [], after: [state(15, 3), state(19, 3), state(5, 1), state(19, 2)] },
  ],
};

it("changes the boards only by what has been told", () => {
  expect(sceneAgain(fight, 0, 2).boards.map((one) => one.hp)).toEqual([15, 19, 9, 19]);
  expect(sceneAgain(fight, 0, 3).boards[1]!.power).toBe(3);
  expect(sceneAgain(fight, 0, 4).boards[2]!.hp).toBe(5);
  expect(sceneAgain(fight, 1, 0).cards).toEqual(["blessing", "protector"]);
  expect(fight.before[2]!.hp).toBe(9);
});

it("knows that the Bear has no HP and only the leading fairy is hurt", () => {
  const bear: Note[] = [note("bear", "FB2", 2, [["n", 7]]), note("hurt", "T4.3", 3, [["was", 4], ["now", 1]]), notes[1]!];
  const film: Fight = {
    round: 1,
    before: [state(1, 1), state(1, 1), state(8, 3), state(4, 1, { fairies: [0, 4, 4] })],
    turns: [{ cards: ["god_first", "enrage"], active: [0, 2], notes: bear, after: [state(1, 1), state(1, 1), { ...state(0, 7), hp: null, bear: true }, state(1, 1, { fairies: [0, 1, 4] })] }],
  };
  const boards = fold(film.before, bear.slice(0, 2));
  expect(boards[2]).toMatchObject({ bear: true, hp: null, power: 7 });
  expect(boards[3]!.fairies).toEqual([0, 1, 4]);
  expect(gained(film, 0, 1)).toBe(-3);
});

it("adds up why a marker moved", () => {
  expect(sums(notes)).toEqual([
    {
      fighter: 2,
      terms: [
        { amount: -3, kind: "attack", by: 0 },
        { amount: -2, kind: "direct", by: null },
      ],
      was: 9,
      now: 5,
      stopped: true,
      bear: false,
    },
  ]);
});

it("counts what a team lost in a turn", () => {
  expect([0, 1].map((side) => gained(fight, 0, side))).toEqual([0, -4]);
});

const place = (card: CardId | null, since: number): Place => ({ card, since, anywhere: card === null });
const team = (deck: Place[]): Team => ({
  fighters: [], doubled: false, start: [], deckSize: deck.length, deck, history: [], buildSize: 17, left: [{ card: "berserk", copies: 2 }, { card: "war_cry", copies: 1 }],
});

it("knows of my own deck what the other one has not met", () => {
  const shown = [place("enrage", 1), place("protector", 1), place(null, 2)];
  const own = [place("enrage", 1), place("berserk", 2), place("protector", 1)];
  const view: View = { ...SPECTATOR, seat: 1, bout: null, method: "standard", due: "build", round: 2, draft: null, teams: [team(shown), team(shown)], lastFight: null, deck: own };
  expect(deckOf(view, 1)).toBe(own);
  expect(deckOf(view, 0)).toBe(shown);
  expect(leftOf(view, 1)).toEqual([{ card: "berserk", copies: 1 }, { card: "war_cry", copies: 1 }]);
  expect(leftOf(view, 0)).toEqual(view.teams[0]!.left);
});

it("reads the figures of a note", () => {
  expect([figure(notes[3]!, "attacks"), figure(notes[3]!, "n")]).toEqual([3, 0]);
});

it("calls the Bear by his name from his change on", () => {
  const changing: Note[] = [notes[0]!, note("bear", "FB2", 2, [["n", 7]]), notes[2]!];
  const bear = { ...state(0, 7), hp: null, bear: true };
  const film: Fight = {
    ...fight,
    turns: [
      { ...fight.turns[0]!, notes: changing, after: [state(1, 1), state(1, 1), bear, state(1, 1)] },
      { ...fight.turns[1]!, notes: [notes[0]!] },
    ],
  };
  expect(changing.map((note) => bearAt(film, 0, note))).toEqual([-1, -1, 2]);
  expect(bearAt(film, 1, film.turns[1]!.notes[0]!)).toBe(2);
});

// --- the fight as it is told

const fighters: Fighter[] = (["joan", "ching_shih", "bodvar", "wong"] as const).map((id, number) => ({ ...fight.before[number]!, id, number }));
const named = (id: string) => ({ id: `fighter-${id}`, ref: `fighter:${id}` });
const happened = (kind: Event["kind"], args: Record<string, unknown>) => ({ kind, rule: "T4.3", args }) as unknown as Event;
const told: Event[] = [
  happened("round", { round: 1, turns: 2 }),
  happened("reveal", { turn: 1 }),
  happened("attack", { fighter: named("joan"), rival: named("bodvar"), strength: 3, power: 3, seat: { seat: 0 } }),
  happened("hurt", { fighter: named("bodvar"), was: 9, now: 6, attacks: 3, direct: 0, healing: 0, seat: { seat: 1 } }),
];
const ring: View = {
  ...SPECTATOR,
  seat: null,
  method: "first_game",
  due: "build",
  round: 1,
  draft: null,
  lastFight: null,
  teams: [
    { ...team([]), fighters: fighters.slice(0, 2), history: [["god_first"]] },
    { ...team([]), fighters: fighters.slice(2), history: [["enrage"]] },
  ],
  bout: { turn: 1, turns: 2, before: fight.before },
};

it("shows a turn as far as its events have come", () => {
  const scene = sceneOf(ring, told.slice(0, 3))!;
  expect(scene).toMatchObject({ round: 1, turn: 1, turns: 2, cards: ["god_first", "enrage"], active: [0, 2] });
  expect(scene.beat).toMatchObject({ kind: "attack", fighter: 0, rival: 2, figures: [["strength", 3], ["power", 3]] });
  expect(scene.boards[2]!.hp).toBe(9);
  expect(sceneOf(ring, told)!.boards[2]!.hp).toBe(6);
  expect(sceneOf({ ...ring, bout: null }, told)).toBeNull();
  expect(sceneOf({ ...ring, bout: { ...ring.bout!, turn: 0 } }, told.slice(0, 1))).toMatchObject({ turn: 0, cards: [], beat: null });
});

it("counts what each turn of the round has cost", () => {
  expect(tally(told, fighters)).toEqual([[0, -3]]);
  expect(tally([happened("hurt", { fighter: named("joan"), was: 5, now: 1 }), ...told], fighters)).toEqual([[0, -3]]);
});

it("names nobody where an event names nobody", () => {
  expect(noteOf(happened("round", { round: 2, turns: 3 }), fighters)).toMatchObject({ fighter: null, rival: null, card: null, figures: [] });
});

it("rests longer on longer ways and longest on the last one", () => {
  const way = (was: number, now: number) => restOn(happened("hurt", { was, now }));
  expect(way(9, 3)).toBeGreaterThan(way(9, 8));
  expect(way(6, 0)).toBeGreaterThan(way(9, 3));
});

// --- what meets

it("lays what meets face to face, with room for one more", () => {
  const deck = [place("enrage", 1), place("harder_they_fall", 1)];
  const view: View = { ...ring, seat: 0, round: 1, bout: null, teams: [team([place("god_first", 1), place("vision", 1)]), team(deck)] };
  expect(columnsOf(view, 0).map((column) => [column.mine, column.theirs])).toEqual([["god_first", "enrage"], ["vision", "harder_they_fall"], [null, null]]);
  const added = columnsOf({ ...view, deck: [place("god_first", 1), place("boarding", 2), place("vision", 1)] }, 0);
  expect(added.map((column) => [column.mine, column.newMine])).toEqual([["god_first", false], ["boarding", true], ["vision", false]]);
});

it("tells what improves and what breaks behind a gap", () => {
  expect([meeting("boarding", "bear_hide"), meeting("boarding", "war_cry"), meeting("smoke_screen", "berserk"), meeting("vision", "berserk")]).toEqual(["blocked", "hits", "blocks", "open"]);
  const column = (mine: CardId | null, theirs: CardId | null) => ({ mine, theirs, newMine: false, newTheirs: false });
  const columns = [column("god_first", "bear_hide"), column("boarding", "war_cry"), column(null, null)];
  expect(foresee(columns, "smoke_screen", 1).map((one) => [one.at, one.card, one.promise])).toEqual([[1, "smoke_screen", "idle"], [2, "boarding", "open"]]);
  expect(foresee(columns, "boarding", 0)).toEqual([
    { at: 0, card: "boarding", meets: "bear_hide", promise: "blocked", moved: false },
    { at: 2, card: "boarding", meets: null, promise: "open", moved: true },
  ]);
});

// --- the match as a whole

it("draws the health of all four turn by turn, and finds the turn that decided", () => {
  const match = [...told, happened("reveal", { turn: 2 }), happened("hurt", { fighter: named("bodvar"), was: 6, now: 0 }), happened("ko", { fighter: named("bodvar") })];
  const { lives, rounds } = curveOf(match, fighters);
  expect(lives).toEqual([[15, 15, 15], [19, 19, 19], [9, 6, 0], [19, 19, 19]]);
  expect(rounds).toEqual([0]);
  expect([decisive(match), decisive(told)]).toEqual([4, -1]);
});
