"""Clocks: how much time the people at one table have left. The rules of a game know nothing of them.

Time is house time (house_time.py), which goes only while a server is open. What the clocks show is stored with every
entry that touches them (`ClockNote`), so a room that is read from its log needs neither the match nor this file's
figures to know it: the server has decided, once.

A clock runs while its seat is asked and a person sits there; several may run at once. LAG seconds of every answer are
free, for everybody alike: they are on the way and not in anybody's head.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from klubovna.engine import Result
from klubovna.table.entries import (
    HUMAN,
    Answered,
    ClockNote,
    ClockRule,
    ClockSet,
    Flagged,
    Paused,
    Resumed,
    Sat,
    Started,
    Timed,
    Undone,
)
from klubovna.table.phase import OPEN, PLAYING, Phase
from klubovna.table.play import Play
from klubovna.table.refusal import Refusal
from klubovna.table.seating import STAND_IN, Seating

LAG: Final = 1.0  # seconds of every answer that cost nothing
FLOOR: Final = 10.0  # seconds that are left at least after an undo or a return: nobody loses by those alone
SHARE: Final = 10  # whoever comes back with an empty bank has this part of it again
DAY: Final = 24 * 60 * 60
LONGEST: Final = {"move": 60 * 60, "bank": 6 * 60 * 60, "days": 60 * DAY}  # seconds
LONGEST_INCREMENT: Final = 10 * 60
END: Final = "time"  # the cause of a result


class Clocks:
    """The clocks of one table, if it has any: their rule, what they show, and what they showed before every answer."""

    def __init__(self, phase: Phase, seating: Seating, play: Play) -> None:
        self.phase: Phase = phase
        self.seating: Seating = seating
        self.play: Play = play
        self.rule: ClockRule | None = None
        self.note: ClockNote = ClockNote([], {})
        self.before: list[ClockNote] = []  # by move: what the clocks showed when its question stood
        self.used: list[float] = []  # by move: what its answer has cost
        self.flagged: dict[int, int] = {}  # seat: the version at which it ran out of time

    # --- what people want

    def set(self, holder: str, rule: ClockRule | None) -> ClockSet:
        """The host, before the start: a clock, or none."""
        self.phase.need(OPEN)
        self.seating.need_host(holder)
        return ClockSet(checked(rule))

    def need_running(self) -> None:
        self.phase.need(PLAYING)
        if self.rule is None:
            raise Refusal("no-clock")

    def waits_for(self, holder: str) -> bool:
        """Whether one of this person's clocks would run if they all went."""
        return any(self.seating.chairs[seat].holder == holder for seat in self.asked())

    def need_return(self, seat: int) -> None:
        """The question on which time ran out is the bot's to answer; after that its person may come back."""
        asked = self.play.asked_since.get(seat, 0)
        if seat in self.flagged and self.play.match is not None and self.play.match.ask_for(seat) is not None:
            if asked <= self.flagged[seat]:
                raise Refusal("flag-fallen")

    # --- what the server decides

    def asked(self) -> list[int]:
        """The seats of people who have a question before them."""
        match = self.play.match
        if match is None or self.phase.status != PLAYING:
            return []
        return [ask.seat for ask in match.asks if self.seating.chairs[ask.seat].kind == HUMAN]

    def due(self) -> float | None:
        """The house time at which the next clock will have run out."""
        if self.phase.status != PLAYING:
            return None
        ends = [since + self.note.left[seat] + LAG for seat, since in self.note.since.items()]
        return min(ends, default=None)

    def call(self, house: float) -> Flagged:
        """Time is up for whoever has none left; raises Refusal where that is nobody."""
        self.need_running()
        assert self.rule is not None
        over = [seat for seat, since in self.note.since.items() if since + self.note.left[seat] + LAG <= house]
        seats = [seat for seat in self.asked() if seat in over]
        if not seats:
            raise Refusal("no-flag")
        result = self.verdict(seats) if self.rule.flag == "lost" else None
        return Flagged(sorted(seats), self.seating.player_for(STAND_IN, None), UNSET if result is None else result)

    def verdict(self, seats: list[int]) -> dict[str, object] | None:
        """How the match ends when these seats lose it too, if that ends it.

        With two seats the other one has won; with more the others play on until one is left, or no person is. Where all
        win together, they lose together.
        """
        lost = self.play.lost.union(seats)
        left = [seat for seat in range(len(self.seating.chairs)) if seat not in lost]
        if self.play.game.cooperative:
            left = []
        elif len(left) > 1 and any(self.seating.chairs[seat].kind == HUMAN for seat in left):
            return None
        return Result(left, [int(seat in left) for seat in range(len(self.seating.chairs))], END).to_json()

    # --- what an entry makes of the clocks

    def noted(self, fact: Timed, version: int, house: float) -> None:
        """Write down what the clocks show after an entry made here, whose fact everything else knows already."""
        if self.rule is not None and self.phase.status != OPEN:
            fact.clock = self.after(fact, version, house)
            self.read(fact, version)

    def read(self, fact: Timed, version: int) -> None:
        """Take over what an entry says."""
        if not isinstance(fact.clock, ClockNote):
            return
        match fact:
            case Answered():
                self.before.append(self.note)
                self.used.append(fact.clock.used)
            case Undone() | Resumed():
                del self.before[fact.moves :], self.used[fact.moves :]
            case Started():  # perhaps in the middle of a match
                self.before, self.used = [fact.clock] * self.play.moves, [0.0] * self.play.moves
            case Flagged():
                self.flagged.update(dict.fromkeys(fact.seats, version))
            case _:
                pass
        self.note = fact.clock

    def after(self, fact: Timed, version: int, house: float) -> ClockNote:
        rule, note, asked = self.rule, self.note, self.asked()
        assert rule is not None
        new = {seat for seat in asked if self.play.asked_since.get(seat) == version}
        left, since, used = [*note.left], dict(note.since), 0.0
        paused = fact.on if isinstance(fact, Paused) else note.paused
        if isinstance(fact, Started):
            left, since = [float(rule.seconds)] * len(self.seating.chairs), {}
        for seat, began in note.since.items():
            if seat in asked and seat not in new and not paused:
                continue
            spent = max(0.0, house - began - LAG)
            left[seat] = max(0.0, left[seat] - spent)
            del since[seat]
            if isinstance(fact, Answered) and fact.seat == seat:
                used = spent
                if rule.kind == "bank":
                    left[seat] = min(left[seat] + rule.increment, float(rule.seconds))
        for seat in asked:
            if seat in since:
                continue
            if rule.kind != "bank" and (seat in new or isinstance(fact, Sat)):
                left[seat] = float(rule.seconds)
            if not paused:
                since[seat] = house
        if isinstance(fact, Undone):
            self.take_back(fact, left)
        if isinstance(fact, Sat) and rule.kind == "bank":  # perhaps come back with nothing
            left[fact.seat] = max(left[fact.seat], rule.seconds / SHARE)
        return ClockNote([round(seconds, 3) for seconds in left], since, round(used, 3), paused)

    def take_back(self, fact: Undone, left: list[float]) -> None:
        """Taking an answer back gives no time back: no more is left than when it was given. The others have
        what they had then."""
        if fact.moves >= len(self.before):
            return
        then, cost = self.before[fact.moves], self.used[fact.moves]
        assert self.rule is not None
        for seat, seconds in enumerate(then.left):
            if seat != fact.by:
                left[seat] = max(seconds, min(FLOOR, float(self.rule.seconds)))
                continue
            rest = seconds - cost
            if self.rule.kind == "bank":
                rest = min(rest, left[seat])
            left[seat] = max(rest, min(FLOOR, float(self.rule.seconds)))

    # --- what is seen

    def shown(self, seat: int, house: float, hold: float) -> tuple[float, float | None]:
        """What a seat's clock shows, and after how many seconds it goes; None: it stands still."""
        left = self.note.left[seat]
        if seat not in self.note.since or self.phase.status != PLAYING:
            return left, None
        spent = house - self.note.since[seat] - LAG
        return max(0.0, left - max(0.0, spent)), max(0.0, -spent) + hold


def checked(rule: ClockRule | None) -> ClockRule | None:
    """A clock that people can play by."""
    if rule is None:
        return None
    low = DAY if rule.kind == "days" else 5
    if not low <= rule.seconds <= LONGEST[rule.kind] or not 0 <= rule.increment <= LONGEST_INCREMENT:
        raise Refusal("clock-time")
    if rule.increment and rule.kind != "bank":
        raise Refusal("clock-time")
    if rule.kind == "days" and rule.seconds % DAY:
        raise Refusal("clock-time")
    return rule
