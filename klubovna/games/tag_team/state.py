"""A match of Tag Team and the verbs that change it. A verb changes the state and tells it. The fight is in fight.py."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Chance, Message, Pile, Result, State, Who, only
from klubovna.games.tag_team.boards import AFLAME_TOKENS, NOBODY_THERE, Boards, boards_from_json, new_boards
from klubovna.games.tag_team.cards import (
    BEAR,
    BODVAR,
    BUILD,
    CARD_NAMES,
    CARDS,
    FAE_FOLK,
    FIGHTER_NAMES,
    FIGHTERS,
    GOLEM,
    MARIE_LAVEAU,
    STARTING,
)
from klubovna.games.tag_team.commentary import Note
from klubovna.games.tag_team.fight import fight_phase
from klubovna.games.tag_team.fighters._parts import POWER_ICON

SEATS: Final = (0, 1)
DRAWN: Final = 3  # T6.1

# What comes next
TEAMS: Final = 0
ORDER: Final = 1
FIGHT: Final = 2
BUILDING: Final = 3
DUE: Final = ("teams", "order", "fight", "build")


class TagTeam(State):
    """A match between two phases, or inside one. Tuples are replaced, never changed: copies share them."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(2, chance)
        self.method: str = "standard"  # S1: how the teams are formed
        self.due: int = TEAMS
        self.teams: list[tuple[int, ...]] = [(), ()]  # the fighters of each seat
        self.hands: list[tuple[int, ...]] = [(), ()]  # draft cards
        self.removed: list[int] = [NOBODY_THERE, NOBODY_THERE]  # S1.2
        self.lot: int = 0  # S1.3: who picks first
        self.boards: Boards = NO_BOARDS
        self.before: Boards = NO_BOARDS  # the boards before the last fight phase, from which it can be told again
        self.round: int = 0
        self.turns: int = 0  # how many turns the last fight phase had
        self.decks: list[tuple[int, ...]] = [(), ()]  # fight decks, the first card to be played first
        self.since: list[tuple[int, ...]] = [(), ()]  # the first round of each of these cards
        self.build: list[Pile] = [Pile([]), Pile([])]

    def copy(self) -> TagTeam:
        twin = TagTeam(self.chance.copy())
        twin.result = self.result
        twin.method = self.method
        twin.due = self.due
        twin.teams = self.teams[:]
        twin.hands = self.hands[:]
        twin.removed = self.removed[:]
        twin.lot = self.lot
        twin.boards = self.boards.copy()
        twin.before = self.before  # never changed
        twin.round = self.round
        twin.turns = self.turns
        twin.decks = self.decks[:]
        twin.since = self.since[:]
        twin.build = [self.build[0].copy(), self.build[1].copy()]
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "chance": self.chance.to_json(),
            "result": None if self.result is None else self.result.to_json(),
            "method": self.method,
            "due": self.due,
            "teams": [list(team) for team in self.teams],
            "hands": [list(hand) for hand in self.hands],
            "removed": self.removed[:],
            "lot": self.lot,
            "boards": self.boards.to_json(),
            "before": self.before.to_json(),
            "round": self.round,
            "turns": self.turns,
            "decks": [list(deck) for deck in self.decks],
            "since": [list(rounds) for rounds in self.since],
            "build": [pile.to_json() for pile in self.build],
        }

    # --- questions

    def drawn(self, seat: int) -> list[int]:
        """T6.1: the top three cards of the build deck, the first one drawn first."""
        return self.build[seat].cards[: -DRAWN - 1 : -1]

    def revealed(self) -> int:
        """How many cards of each fight deck lie open: all but those that a knock-out or the next round left unseen."""
        return self.turns if self.due != FIGHT else 0

    def unseen(self, seat: int) -> int:
        """The place of the card that the other player has not met yet, or -1."""
        since = self.since[seat]
        newest = self.round if self.due != FIGHT else self.round + 1
        if newest > 1 and newest in since and since.index(newest) >= self.revealed():
            return since.index(newest)
        return NOBODY_THERE

    def fighter(self, seat: int, card: int) -> int:
        """The number on the boards of the fighter whose card this is."""
        return 2 * seat + self.teams[seat].index(CARDS[card].fighter)

    # --- verbs: teams (S1)

    def pick(self, seat: int, fighter: int, rule: str) -> None:
        """A fighter joins a team, face up."""
        self.hands[seat] = tuple([other for other in self.hands[seat] if other != fighter])
        self.teams[seat] = (*self.teams[seat], fighter)
        if self.log is not None:
            self.tell("pick", rule, seat=Who(seat), fighter=FIGHTER_NAMES[fighter])

    def remove(self, seat: int, fighter: int) -> None:
        """S1.2: a draft card leaves the draft face down."""
        self.hands[seat] = tuple([other for other in self.hands[seat] if other != fighter])
        self.removed[seat] = fighter
        if self.log is not None:
            self.tell("remove", "S1.2", {seat: {"fighter": FIGHTER_NAMES[fighter]}}, seat=Who(seat))

    def pass_hands(self) -> None:
        self.hands.reverse()
        if self.log is not None:
            self.tell("pass-hands", "S1.1", cards=len(self.hands[0]))

    # --- verbs: set-up (S2-S8)

    def set_up(self) -> None:
        """S1.5-S8: the box is closed; boards, markers, tokens and shuffled build decks are made ready."""
        self.hands = [(), ()]
        self.removed = [NOBODY_THERE, NOBODY_THERE]
        self.boards = new_boards(self.teams[0] + self.teams[1])
        for seat in SEATS:
            first, second = self.teams[seat]
            self.build[seat] = Pile(BUILD[first] + BUILD[second])
            self.build[seat].shuffle(self.chance)
        self.due = ORDER

    def tell_teams(self) -> None:
        if self.log is not None:
            for seat in SEATS:
                one, two = [FIGHTER_NAMES[fighter] for fighter in self.teams[seat]]
                self.tell("team", "S2", seat=Who(seat), one=one, two=two)

    def lay_deck(self, seat: int, first: int) -> None:
        """S7: the fight deck of two starting cards."""
        one, two = [STARTING[fighter] for fighter in self.teams[seat]]
        self.decks[seat] = (one, two) if one == first else (two, one)
        self.since[seat] = (1, 1)
        if self.log is not None:
            names = {"first": CARD_NAMES[first], "second": CARD_NAMES[self.decks[seat][1]]}
            self.tell("lay-deck", "S7", {seat: names}, seat=Who(seat))

    # --- verbs: fight (T2)

    def fight(self) -> None:
        """A whole fight phase; then the build phase is due, unless somebody was knocked out."""
        self.round += 1
        self.before = self.boards.copy()
        first, second = self.decks
        if self.log is None:
            self.turns = fight_phase(self.boards, first, second)
        else:
            self.tell("round", "T1.1", round=self.round, turns=len(first))
            notes: list[list[Note]] = []
            self.turns = fight_phase(self.boards, first, second, notes)
            bear = self.before.bear
            for turn in range(len(notes)):
                bear = self.tell_notes(notes[turn], turn + 1, bear)
        self.due = BUILDING
        self.judge()

    def judge(self) -> None:
        """E1-E3: who is knocked out has lost; on both sides at once it is a draw."""
        if not self.boards.somebody_is_down():
            return
        down = [number for number in range(4) if self.boards.knocked_out(number)]
        if self.log is not None:
            for number in down:
                self.tell("ko", "E1", fighter=self.name(number, self.boards.bear), seat=Who(number >> 1))
        losers = sorted({number >> 1 for number in down})
        if len(losers) == 2:
            self.result = Result([], [0, 0], "double_ko")
        else:
            winner = 1 - losers[0]
            self.result = Result([winner], [1 - winner, winner], "ko")

    def name(self, number: int, bear: int) -> Message:
        """What a fighter is called while `bear` is the number of the Bear."""
        return BEAR if number == bear else FIGHTER_NAMES[self.boards.kinds[number]]

    def tell_notes(self, notes: list[Note], turn: int, bear: int) -> int:
        """The notes of a turn as events, and who is the Bear after it: he has another name."""
        for note in notes:
            self.tell_note(note, turn, bear)
            if note.kind == "bear":
                bear = note.args["fighter"]
        return bear

    def tell_note(self, note: Note, turn: int, bear: int) -> None:
        """A note of the fight as an event: numbers become names."""
        args: dict[str, Any] = {"turn": turn} if note.kind == "reveal" else {}
        for name, value in note.args.items():
            if name in ("fighter", "rival"):
                args[name] = self.name(value, bear)
                if name == "fighter":
                    args["seat"] = Who(value >> 1)
            elif name in ("card", "versus"):
                args[name] = CARD_NAMES[value]
            else:
                args[name] = value
        self.tell(note.kind, note.rule, **args)

    # --- verbs: build (T6, T7)

    def draw(self, seat: int) -> None:
        """T6.1: the owner looks at the top three cards; they stay where they are until their fate is known."""
        pile = self.build[seat]
        top = len(pile.cards)
        mine = only(seat)
        for at in range(top - DRAWN, top):
            pile.seen[at] |= mine
        if self.log is not None:
            one, two, three = [CARD_NAMES[card] for card in self.drawn(seat)]
            self.tell("draw", "T6.1", {seat: {"one": one, "two": two, "three": three}}, seat=Who(seat))

    def add(self, seat: int, card: int, place: int, under: tuple[int, int]) -> None:
        """T6.2, T6.3: one card into the fight deck, two under the build deck, the sooner one first."""
        pile = self.build[seat]
        del pile.cards[-DRAWN:]
        del pile.seen[-DRAWN:]
        for returned in under:
            pile.put_under(returned, only(seat))
        deck = self.decks[seat]
        self.decks[seat] = (*deck[:place], card, *deck[place:])
        since = self.since[seat]
        self.since[seat] = (*since[:place], self.round + 1, *since[place:])
        if self.log is not None:
            self.tell("add", "T6.2", {seat: {"card": CARD_NAMES[card], "place": place + 1}}, seat=Who(seat))
            sooner, later = [CARD_NAMES[card] for card in under]
            self.tell("under", "T6.3", {seat: {"sooner": sooner, "later": later}}, seat=Who(seat))

    def immediate_bonus(self, seat: int, card: int) -> None:
        """T7: healing of the card's own fighter, announced to all; icons on its way work at once (T5.6)."""
        number = self.fighter(seat, card)
        entered: list[tuple[int, int]] = []
        was = self.boards.hp[number]
        self.boards.move_marker(number, CARDS[card].bonus, entered)
        self.boards.resolve_icons(entered)
        if self.log is not None:
            name = FIGHTER_NAMES[self.boards.kinds[number]]
            now = self.boards.hp[number]
            self.tell("bonus", "T7.2", seat=Who(seat), fighter=name, n=CARDS[card].bonus, was=was, now=now)
            for _, icon in entered:
                assert icon == POWER_ICON
                self.tell("icon-power", "T5.6", fighter=name, seat=Who(seat))

    def exhausted(self) -> None:
        """E4: somebody cannot draw three cards."""
        self.result = Result([], [0, 0], "exhausted")


NO_BOARDS: Final = Boards((), [], [], [], [])


def load(data: dict[str, Any]) -> TagTeam:
    t = TagTeam(Chance.from_json(data["chance"]))
    t.result = Result.from_json(data["result"])
    t.method = str(data["method"])
    t.due = int(data["due"])
    t.teams = [tuple([int(fighter) for fighter in team]) for team in data["teams"]]
    t.hands = [tuple([int(fighter) for fighter in hand]) for hand in data["hands"]]
    t.removed = [int(fighter) for fighter in data["removed"]]
    t.lot = int(data["lot"])
    t.boards = boards_from_json(data["boards"])
    t.before = boards_from_json(data["before"])
    t.round = int(data["round"])
    t.turns = int(data["turns"])
    t.decks = [tuple([int(card) for card in deck]) for deck in data["decks"]]
    t.since = [tuple([int(round) for round in rounds]) for rounds in data["since"]]
    t.build = [Pile.from_json(pile) for pile in data["build"]]
    return t


# --- The law of components


def check(t: TagTeam) -> None:
    """Every card of both teams is in exactly one place, every marker on its track, every token somewhere."""
    if t.due == TEAMS:
        check_draft(t)
        return
    picked = t.teams[0] + t.teams[1]
    assert len(picked) == 4 and len(set(picked)) == 4, f"teams {t.teams}"
    for seat in SEATS:
        cards = list(t.build[seat].cards) + list(t.decks[seat])
        expected: list[int] = []
        for fighter in t.teams[seat]:
            expected += BUILD[fighter]
            if t.due != ORDER:
                expected.append(STARTING[fighter])
        assert sorted(cards) == sorted(expected), f"cards of seat {seat}: {sorted(cards)}"
        assert len(t.build[seat].seen) == len(t.build[seat].cards)
        assert len(t.since[seat]) == len(t.decks[seat])
    assert len(t.decks[0]) == len(t.decks[1]), "T1.3: fight decks of different length"
    check_boards(t.boards)


def check_draft(t: TagTeam) -> None:
    seen = t.teams[0] + t.teams[1] + t.hands[0] + t.hands[1]
    seen += tuple([fighter for fighter in t.removed if fighter >= 0])
    assert len(set(seen)) == len(seen), f"a draft card is doubled: {seen}"
    if t.method in ("standard", "competitive"):
        assert len(seen) == len(FIGHTERS), f"a draft card is lost: {seen}"


def check_boards(b: Boards) -> None:
    for number in range(4):
        fighter = FIGHTERS[b.kinds[number]]
        assert 0 <= b.hp[number] <= fighter.track.top, f"{fighter.id}: {b.hp[number]} HP"
        assert b.power[number] >= 0, f"{fighter.id}: {b.power[number]} power"
        assert 0 <= b.mark[number] <= fighter.counter.top, f"{fighter.id}: counter {b.mark[number]}"
        assert b.aflame[number] >= 0
    assert sum(b.aflame) <= AFLAME_TOKENS, f"{b.aflame} Aflame! tokens"
    assert b.bear < 0 or b.kinds[b.bear] == BODVAR
    assert b.bear < 0 or b.mark[b.bear] == FIGHTERS[BODVAR].counter.top
    assert 0 <= b.fallen <= FIGHTERS[FAE_FOLK].lives
    golem = b.number_of(GOLEM)
    assert b.guarded < 0 or (golem >= 0 and b.guarded == golem ^ 1), "the Presence token lies with a stranger"
    marie = b.number_of(MARIE_LAVEAU)
    assert (b.serpent >= 0) == (marie >= 0), "the Serpent belongs to Marie Laveau"
