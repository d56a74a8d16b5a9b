"""A match of Tag Team and the verbs that change it. A verb changes the state and tells it. The fight is in fight.py."""

from __future__ import annotations

from typing import Annotated, Any, Final

from klubovna.engine import As, Chance, Derived, Event, Memo, Message, Pile, Result, Shared, State, Who, only
from klubovna.games.tag_team.boards import NOBODY_THERE, Boards, new_boards
from klubovna.games.tag_team.cards import (
    BEAR,
    BUILD,
    CARDS,
    NAMED_CARDS,
    NAMED_FIGHTERS,
    STARTING,
)
from klubovna.games.tag_team.commentary import Note
from klubovna.games.tag_team.fight import fight_phase
from klubovna.games.tag_team.fighters._parts import POWER_ICON
from klubovna.games.tag_team.shapes import Bout, Fight

SEATS: Final = (0, 1)
Plan = tuple[int, int, tuple[int, int]]  # T6: which card goes where, and which two go under the build deck
DRAWN: Final = 3  # T6.1
NOT_YET: Final = (-1, -1)  # T6.2: no card and place chosen

# The phases: what the next step does
TEAMS: Final = 0
ORDER: Final = 1
FIGHT: Final = 2
BUILDING: Final = 3
PHASES: Final = ("teams", "order", "fight", "build")


class TagTeam(State):
    """A match between two phases, or inside one. Tuples are replaced, never changed: copies share them."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(2, chance)
        self.method: str = "standard"  # S1: how the teams are formed
        self.phase: Annotated[int, As(int, int, key="due")] = TEAMS
        self.teams: list[tuple[int, ...]] = [(), ()]  # the fighters of each seat
        self.hands: list[tuple[int, ...]] = [(), ()]  # draft cards
        self.removed: list[int] = [NOBODY_THERE, NOBODY_THERE]  # S1.2
        self.lot: int = 0  # S1.3: who picks first
        self.boards: Boards = NO_BOARDS
        self.before: Shared[Boards] = NO_BOARDS  # the last fight phase can be told again from them
        self.retold: Memo[Fight | None] = None  # the last fight phase as it is shown, once somebody has looked
        self.staged: Memo[Bout | None] = None  # its last turn so far, likewise
        self.round: int = 0
        self.turns: int = 0  # how many turns the last fight phase had
        self.decks: list[tuple[int, ...]] = [(), ()]  # fight decks, the first card to be played first
        self.since: list[tuple[int, ...]] = [(), ()]  # the first round of each of these cards
        self.build: list[Pile] = [Pile([]), Pile([])]
        self.drawing: Derived[bool] = False  # T6: the players hold cards of their build decks; only inside a step
        self.added: Derived[list[tuple[int, int]]] = [NOT_YET, NOT_YET]  # T6.2: card and place, until both are ready

    # --- questions

    def drawn(self, seat: int) -> list[int]:
        """T6.1: the top three cards of the build deck, the first one drawn first."""
        return self.build[seat].cards[: -DRAWN - 1 : -1]

    def revealed(self) -> int:
        """How many cards of each fight deck lie open: all but those that a knock-out or the next round left unseen."""
        return self.turns if self.phase != FIGHT else 0

    def unseen(self, seat: int) -> int:
        """The place of the card that the other player has not met yet, or -1."""
        since = self.since[seat]
        newest = self.round if self.phase != FIGHT else self.round + 1
        if newest > 1 and newest in since and since.index(newest) >= self.revealed():
            return since.index(newest)
        return NOBODY_THERE

    def fighter(self, seat: int, card: int) -> int:
        """The number on the boards of the fighter whose card this is."""
        return 2 * seat + self.teams[seat].index(CARDS[card].fighter)

    # --- verbs: teams (S1)

    def pick(self, seat: int, fighter: int, rule: str) -> None:
        """A fighter joins a team, face up."""
        self.join(seat, fighter)
        self.tell_pick(seat, fighter, rule)

    def pick_both(self, picks: tuple[int, int], rule: str) -> None:
        """Two picks that are revealed at the same time."""
        for seat in SEATS:
            self.join(seat, picks[seat])
        for seat in SEATS:
            self.tell_pick(seat, picks[seat], rule)

    def join(self, seat: int, fighter: int) -> None:
        self.hands[seat] = tuple([other for other in self.hands[seat] if other != fighter])
        self.teams[seat] = (*self.teams[seat], fighter)

    def tell_pick(self, seat: int, fighter: int, rule: str) -> None:
        if self.log is not None:
            self.tell("pick", rule, seat=Who(seat), fighter=NAMED_FIGHTERS[fighter])

    def remove_both(self, removals: tuple[int, int]) -> None:
        """S1.2: a draft card of each player leaves the draft face down."""
        for seat in SEATS:
            self.hands[seat] = tuple([other for other in self.hands[seat] if other != removals[seat]])
            self.removed[seat] = removals[seat]
        if self.log is not None:
            for seat in SEATS:
                self.tell("remove", "S1.2", {seat: {"fighter": NAMED_FIGHTERS[removals[seat]]}}, seat=Who(seat))

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
        self.phase = ORDER

    def tell_teams(self) -> None:
        if self.log is not None:
            for seat in SEATS:
                one, two = [NAMED_FIGHTERS[fighter] for fighter in self.teams[seat]]
                self.tell("team", "S2", seat=Who(seat), one=one, two=two)

    def lay_decks(self, firsts: tuple[int, int]) -> None:
        """S7: the fight decks of two starting cards each."""
        for seat in SEATS:
            one, two = [STARTING[fighter] for fighter in self.teams[seat]]
            self.decks[seat] = (one, two) if one == firsts[seat] else (two, one)
            self.since[seat] = (1, 1)
        self.phase = FIGHT
        if self.log is not None:
            for seat in SEATS:
                first, second = [NAMED_CARDS[card] for card in self.decks[seat]]
                self.tell("lay-deck", "S7", {seat: {"first": first, "second": second}}, seat=Who(seat))

    # --- verbs: fight (T2)

    def fight(self) -> None:
        """A whole fight phase; then the build phase follows, unless somebody was knocked out."""
        self.round += 1
        self.before = self.boards.copy()
        self.retold = self.staged = None
        self.turns = 0
        self.phase = BUILDING
        first, second = self.decks
        if self.log is None:
            self.turns = fight_phase(self.boards, first, second)
        else:
            self.tell("round", "T1.1", round=self.round, turns=len(first))
            fight_phase(self.boards, first, second, self.tell_turn)
        self.judge()

    def tell_turn(self, turn: int, notes: list[Note]) -> None:
        """A turn is over; whoever looks now sees its cards and no later one."""
        self.turns = turn
        changed = any([note.kind == "bear" for note in notes])
        bear = NOBODY_THERE if changed else self.boards.bear
        for number, note in enumerate(notes):
            self.tell_note(note, turn, bear, number > 0)
            if note.kind == "bear":  # from now on he has another name
                bear = self.boards.bear

    def judge(self) -> None:
        """E1-E3: who is knocked out has lost; on both sides at once it is a draw."""
        if not self.boards.somebody_is_down():
            return
        down = [number for number in range(4) if self.boards.knocked_out(number)]
        losers = sorted({number >> 1 for number in down})
        if len(losers) == 2:
            self.result = Result([], [0, 0], "double_ko")
        else:
            winner = 1 - losers[0]
            self.result = Result([winner], [1 - winner, winner], "ko")
        if self.log is not None:
            for number in down:
                self.tell("ko", "E1", fighter=self.name(number, self.boards.bear), seat=Who(number >> 1))

    def name(self, number: int, bear: int) -> Message:
        """What a fighter is called while `bear` is the number of the Bear."""
        return BEAR if number == bear else NAMED_FIGHTERS[self.boards.kinds[number]]

    def tell_note(self, note: Note, turn: int, bear: int, more: bool) -> None:
        """A note of the fight as an event: numbers become names. `more`: it is not the first one of its turn."""
        args: dict[str, Any] = {"turn": turn} if note.kind == "reveal" else {}
        for name, value in note.args.items():
            if name in ("fighter", "rival"):
                args[name] = self.name(value, bear)
                if name == "fighter":
                    args["seat"] = Who(value >> 1)
            elif name in ("card", "versus"):
                args[name] = NAMED_CARDS[value]
            else:
                args[name] = value
        self.tell_event(Event(note.kind, note.rule, args, None), more)

    # --- verbs: build (T6, T7)

    def draw(self) -> None:
        """T6.1: both look at their top three cards; they stay where they are until their fate is known."""
        for seat in SEATS:
            pile = self.build[seat]
            top = len(pile.cards)
            mine = only(seat)
            for at in range(top - DRAWN, top):
                pile.seen[at] |= mine
        self.drawing = True
        self.added = [NOT_YET, NOT_YET]
        if self.log is not None:
            for seat in SEATS:
                one, two, three = [NAMED_CARDS[card] for card in self.drawn(seat)]
                self.tell("draw", "T6.1", {seat: {"one": one, "two": two, "three": three}}, seat=Who(seat))

    def choose_place(self, seat: int, card: int, place: int) -> None:
        """T6.2: what only its owner sees until both are ready."""
        self.added[seat] = (card, place)

    def add_both(self, plans: tuple[Plan, Plan]) -> None:
        """T6.4: when both are ready."""
        for seat in SEATS:
            self.add(seat, *plans[seat])
        self.drawing = False
        self.added = [NOT_YET, NOT_YET]
        self.phase = FIGHT
        if self.log is not None:
            for seat in SEATS:
                card, place, under = plans[seat]
                self.tell("add", "T6.2", {seat: {"card": NAMED_CARDS[card], "place": place + 1}}, seat=Who(seat))
                sooner, later = [NAMED_CARDS[card] for card in under]
                self.tell_more("under", "T6.3", {seat: {"sooner": sooner, "later": later}}, seat=Who(seat))

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

    def immediate_bonus(self, seat: int, card: int) -> None:
        """T7: healing of the card's own fighter, announced to all; icons on its way work at once (T5.6)."""
        number = self.fighter(seat, card)
        entered: list[tuple[int, int]] = []
        was = self.boards.hp[number]
        self.boards.move_marker(number, CARDS[card].bonus, entered)
        self.boards.resolve_icons(entered)
        if self.log is not None:
            name = NAMED_FIGHTERS[self.boards.kinds[number]]
            now = self.boards.hp[number]
            self.tell("bonus", "T7.2", seat=Who(seat), fighter=name, n=CARDS[card].bonus, was=was, now=now)
            for _, icon in entered:
                assert icon == POWER_ICON
                self.tell("icon-power", "T5.6", fighter=name, seat=Who(seat))

    def exhausted(self) -> None:
        """E4: somebody cannot draw three cards."""
        self.result = Result([], [0, 0], "exhausted")

    # --- fields: written by `make fields`
    def copy(self) -> TagTeam:
        twin = TagTeam(self.chance.copy())
        twin.result = self.result
        twin.method = self.method
        twin.phase = self.phase
        twin.teams = self.teams[:]
        twin.hands = self.hands[:]
        twin.removed = self.removed[:]
        twin.lot = self.lot
        twin.boards = self.boards.copy()
        twin.before = self.before
        twin.retold = self.retold
        twin.staged = self.staged
        twin.round = self.round
        twin.turns = self.turns
        twin.decks = self.decks[:]
        twin.since = self.since[:]
        twin.build = [each.copy() for each in self.build]
        twin.drawing = self.drawing
        twin.added = self.added[:]
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "chance": self.chance.to_json(),
            "result": None if self.result is None else self.result.to_json(),
            "method": self.method,
            "due": int(self.phase),
            "teams": [list(each) for each in self.teams],
            "hands": [list(each) for each in self.hands],
            "removed": self.removed[:],
            "lot": self.lot,
            "boards": self.boards.to_json(),
            "before": self.before.to_json(),
            "round": self.round,
            "turns": self.turns,
            "decks": [list(each) for each in self.decks],
            "since": [list(each) for each in self.since],
            "build": [each.to_json() for each in self.build],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> TagTeam:
        made = TagTeam(Chance.from_json(data["chance"]))
        made.result = None if data["result"] is None else Result.from_json(data["result"])
        made.method = str(data["method"])
        made.phase = int(data["due"])
        made.teams = [tuple([int(part) for part in each]) for each in data["teams"]]
        made.hands = [tuple([int(part) for part in each]) for each in data["hands"]]
        made.removed = [int(each) for each in data["removed"]]
        made.lot = int(data["lot"])
        made.boards = Boards.from_json(data["boards"])
        made.before = Boards.from_json(data["before"])
        made.round = int(data["round"])
        made.turns = int(data["turns"])
        made.decks = [tuple([int(part) for part in each]) for each in data["decks"]]
        made.since = [tuple([int(part) for part in each]) for each in data["since"]]
        made.build = [Pile.from_json(each) for each in data["build"]]
        return made

    # --- end of fields


NO_BOARDS: Final = Boards((), [], [], [], [])
