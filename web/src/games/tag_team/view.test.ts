import { expect, it } from "vitest";
import type { CardId, Fight, Note, Place, State, Team, View } from "./shapes";
import { SPECTATOR } from "./shapes";
import { after, bearAt, before, boardsAt, deckOf, figure, gained, lastMoment, leftOf, sums, track } from "./view";

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

it("walks through a fight note by note and back", () => {
  let at = { turn: 0, told: 0 };
  const seen = [at];
  for (let next = after(fight, at); next; next = after(fight, at)) seen.push((at = next));
  expect(seen).toHaveLength(7);
  expect(at).toEqual(lastMoment(fight));
  expect(before(fight, at)).toEqual({ turn: 0, told: 5 });
  expect(before(fight, { turn: 0, told: 0 })).toEqual({ turn: 0, told: 0 });
});

it("changes the boards only by what has been told", () => {
  expect(boardsAt(fight, { turn: 0, told: 2 }).map((one) => one.hp)).toEqual([15, 19, 9, 19]);
  expect(boardsAt(fight, { turn: 0, told: 3 })[1]!.power).toBe(3);
  expect(boardsAt(fight, { turn: 0, told: 4 })[2]!.hp).toBe(5);
  expect(fight.before[2]!.hp).toBe(9);
});

it("knows that the Bear has no HP and only the leading fairy is hurt", () => {
  const bear: Note[] = [note("bear", "FB2", 2, [["n", 7]]), note("hurt", "T4.3", 3, [["was", 4], ["now", 1]]), notes[1]!];
  const film: Fight = {
    round: 1,
    before: [state(1, 1), state(1, 1), state(8, 3), state(4, 1, { fairies: [0, 4, 4] })],
    turns: [{ cards: ["god_first", "enrage"], active: [0, 2], notes: bear, after: [state(1, 1), state(1, 1), { ...state(0, 7), hp: null, bear: true }, state(1, 1, { fairies: [0, 1, 4] })] }],
  };
  const boards = boardsAt(film, { turn: 0, told: 2 });
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

it("lays a long track in two rows", () => {
  expect(track(9).columns).toBe(10);
  expect(track(15)).toMatchObject({ columns: 8 });
  expect(track(4).spaces).toEqual([4, 3, 2, 1, 0]);
});

const place = (card: CardId | null, since: number): Place => ({ card, since, anywhere: card === null });
const team = (deck: Place[]): Team => ({
  fighters: [], doubled: false, start: [], deckSize: deck.length, deck, history: [], buildSize: 17, left: [{ card: "berserk", copies: 2 }, { card: "war_cry", copies: 1 }],
});

it("knows of my own deck what the other one has not met", () => {
  const shown = [place("enrage", 1), place("protector", 1), place(null, 2)];
  const own = [place("enrage", 1), place("berserk", 2), place("protector", 1)];
  const view: View = { ...SPECTATOR, seat: 1, method: "standard", due: "build", round: 2, draft: null, teams: [team(shown), team(shown)], lastFight: null, deck: own };
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
