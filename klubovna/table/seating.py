"""Seating: who sits where, who is the host, and what the host has set for the match to come."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UnsetType

from klubovna.bots import FIGURES, LEVELS, cast, level_of
from klubovna.engine import Game, new_match
from klubovna.engine import Refused as RefusedByGame
from klubovna.table.entries import (
    BOT,
    HUMAN,
    VACANT,
    ChairKind,
    Created,
    Flagged,
    Handed,
    HintsSet,
    Left,
    ListedSet,
    OptionsSet,
    RatedSet,
    Removed,
    Replaced,
    Sat,
    SeatSet,
    SeatsSet,
)
from klubovna.table.phase import OPEN, OVER, PLAYING, Phase
from klubovna.table.plain import NAME_LENGTH, cleaned
from klubovna.table.refusal import Refusal
from klubovna.table.tokens import member_of, same

STAND_IN: Final = "skilled"  # the bot that plays on for somebody who leaves


class Chair:
    """A seat: open, held by somebody's token, or played by a bot. `kept_for` is whose place the bot keeps.

    A bot has a level and, unless it is one for programs or of an older table, it is a figure with a name of its own.
    """

    def __init__(self) -> None:
        self.kind: ChairKind = VACANT
        self.holder: str = ""
        self.name: str = ""
        self.level: str | None = None
        self.figure: str | None = None
        self.kept_for: str = ""
        self.timed_out: bool = False  # the bot plays since its person ran out of time

    @property
    def player(self) -> str | None:
        """Who thinks for a bot's seat, as it is stored: the figure, or else the level."""
        return self.figure or self.level

    def vacate(self) -> None:
        self.kind, self.holder, self.name, self.kept_for = VACANT, "", "", ""
        self.level = self.figure = None

    def seat_human(self, holder: str, name: str) -> None:
        self.kind, self.holder, self.name, self.kept_for, self.timed_out = HUMAN, holder, name, "", False
        self.level = self.figure = None

    def seat_bot(self, player: str) -> None:
        self.kept_for = self.holder or self.kept_for
        self.kind, self.holder, self.level = BOT, "", level_of(player)
        self.figure = player if player in FIGURES else None


class Seating:
    """The chairs of one table, with the host's settings until the match starts."""

    def __init__(self, game: Game, phase: Phase) -> None:
        self.game: Game = game
        self.phase: Phase = phase
        self.chairs: list[Chair] = []
        self.host: str = ""
        self.options: dict[str, Any] = {}
        self.listed: bool = False
        self.hints: bool | None = None  # as the host has set it; None: as is usual
        self.rated: bool = False
        self.salts: dict[str, str] = {}  # by holder
        self.changed_at: dict[str, int] = {}  # holder: the version at which it last took or lost a seat

    # --- who is who

    def seats_of(self, holder: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if same(chair.holder, holder)]

    def seats_kept_for(self, holder: str) -> list[int]:
        """The seats that bots play in its place."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == BOT and same(chair.kept_for, holder)]

    def people(self) -> list[str]:
        """The holders at the table, each once, by seat."""
        return list(dict.fromkeys(chair.holder for chair in self.chairs if chair.kind == HUMAN))

    def is_alone(self, holder: str) -> bool:
        """Whether nobody else sits at the table."""
        for chair in self.chairs:
            if chair.kind == HUMAN and chair.holder != holder:
                return False
        return True

    def host_seat(self) -> int | None:
        held = self.seats_of(self.host)
        return held[0] if held else None

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def figures(self, but: int | None = None) -> list[str]:
        """The figures at the table, but for one seat."""
        return [chair.figure for seat, chair in enumerate(self.chairs) if chair.figure is not None and seat != but]

    def player_for(self, wanted: str | None, seat: int | None) -> str:
        """The bot that takes a seat when a level or a figure is wanted there."""
        return cast(need_level(wanted), self.figures(but=seat))

    def hints_allowed(self) -> bool:
        """Whether players may ask for advice: unless the host says otherwise, when all opponents are bots. Never where
        the match counts."""
        if self.rated:
            return False
        if self.hints is not None:
            return self.hints
        return sum(chair.kind == HUMAN or bool(chair.kept_for) for chair in self.chairs) <= 1

    # --- what must hold

    def need_host(self, holder: str) -> None:
        if not same(self.host, holder):
            raise Refusal("not-host")

    def need_chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no-seat", seat=seat + 1)
        return self.chairs[seat]

    def need_own(self, holder: str, seat: int) -> Chair:
        chair = self.need_chair(seat)
        if not same(chair.holder, holder):
            raise Refusal("not-your-seat" if self.seats_of(holder) else "not-seated", seat=seat + 1)
        return chair

    def need_seated(self, holder: str) -> list[int]:
        """The seats of somebody who has at least one."""
        seats = self.seats_of(holder)
        if not seats:
            raise Refusal("not-seated")
        return seats

    def need_members(self, holders: list[str]) -> None:
        """A match that counts is played by people who have a card."""
        if self.rated and not all(member_of(holder) for holder in holders):
            raise Refusal("rated-members")

    def need_nobody_missing(self) -> None:
        missing = sum(chair.kind == VACANT for chair in self.chairs)
        if missing:
            raise Refusal("open-seats", count=missing)

    # --- what people want: facts to be written down, or refusals

    def sit(self, holder: str, seat: int, name: str, salt: str) -> Sat:
        chair = self.need_chair(seat)
        self.need_members([holder])
        fact = Sat(seat, cleaned(name, NAME_LENGTH), salt)
        status = self.phase.status
        if same(chair.holder, holder):  # another name
            return fact
        if status == PLAYING and chair.kind == BOT and same(chair.kept_for, holder):
            return fact
        if status == OPEN and chair.kind == VACANT:
            return fact
        if not any(c.kind == VACANT for c in self.chairs):
            self.phase.need(OPEN)
            raise Refusal("room-full")
        raise Refusal("seat-taken", seat=seat + 1)

    def leave(self, holder: str, seat: int | None) -> Left:
        if seat is not None:
            self.need_own(holder, seat)
        seats = self.need_seated(holder) if seat is None else [seat]
        if self.phase.status == OVER:
            raise Refusal("over")
        return Left(seats, self.player_for(STAND_IN, None))

    def set_seat(self, holder: str, seat: int, kind: str, level: str | None) -> SeatSet:
        self.phase.need(OPEN)
        self.need_host(holder)
        chair = self.need_chair(seat)
        if same(chair.holder, holder) and self.seats_of(holder) == [seat]:
            raise Refusal("seat-taken", seat=seat + 1)  # the host leaves by `leave`
        if kind == BOT:
            return SeatSet(seat, BOT, self.player_for(level, seat))
        return SeatSet(seat, VACANT, None)

    def set_seats(self, holder: str, seats: int) -> SeatsSet:
        self.phase.need(OPEN)
        self.need_host(holder)
        check_seat_count(self.game, seats)
        if sum(chair.kind == HUMAN for chair in self.chairs) > seats:
            raise Refusal("seats-in-use")
        return SeatsSet(seats, options_for(self.game, self.options, seats))

    def set_options(self, holder: str, options: dict[str, Any]) -> OptionsSet:
        self.phase.need(OPEN)
        self.need_host(holder)
        return OptionsSet(complete_options(self.game, options, len(self.chairs)))

    def set_listed(self, holder: str, listed: bool) -> ListedSet:
        self.phase.need(OPEN)
        self.need_host(holder)
        return ListedSet(listed)

    def set_hints(self, holder: str, hints: bool) -> HintsSet:
        self.phase.need(OPEN)
        self.need_host(holder)
        return HintsSet(hints)

    def set_rated(self, holder: str, rated: bool) -> RatedSet:
        self.phase.need(OPEN)
        self.need_host(holder)
        if rated and not all(member_of(person) for person in self.people()):
            raise Refusal("rated-members")
        return RatedSet(rated)

    def hand_over(self, holder: str, to: str) -> Handed:
        """A browser's seats become those of its owner's card."""
        if not self.seats_of(holder) and not self.seats_kept_for(holder):
            raise Refusal("not-seated")
        return Handed(to)

    # --- applying facts

    def created(self, fact: Created, version: int) -> None:
        self.chairs = [Chair() for _ in range(fact.seats)]
        self.options = fact.options
        self.listed = fact.listed
        self.hints = None if isinstance(fact.hints, UnsetType) else fact.hints
        for chair, first in zip(self.chairs, fact.chairs, strict=False):
            if isinstance(first.level, str) and first.kind == BOT:
                self.seat_bot(chair, first.level)
            elif isinstance(first.holder, str) and isinstance(first.name, str) and first.kind == HUMAN:
                chair.seat_human(first.holder, first.name)
                self.changed_at[first.holder] = version
        self.host = fact.host

    def sat(self, fact: Sat, holder: str, version: int) -> None:
        chair = self.chairs[fact.seat]
        if not same(chair.holder, holder):
            self.changed_at[holder] = version
        chair.seat_human(holder, fact.name)
        self.salts[holder] = fact.salt
        self.host = self.host or holder

    def left(self, fact: Left, version: int) -> None:
        for seat in fact.seats:
            self.changed_at[self.chairs[seat].holder] = version
            if self.phase.status == OPEN:
                self.chairs[seat].vacate()
            else:
                self.seat_bot(self.chairs[seat], fact.level)
        self.find_host()

    def seat_set(self, fact: SeatSet, version: int) -> None:
        chair = self.chairs[fact.seat]
        self.changed_at[chair.holder] = version
        chair.vacate()
        if fact.level is not None:
            self.seat_bot(chair, fact.level)
        self.find_host()

    def seats_set(self, fact: SeatsSet, version: int) -> None:
        """Fewer seats: open ones go first, then bots, from the last on; people stay."""
        for person in self.people():
            self.changed_at[person] = version
        for kind in (VACANT, BOT):
            for seat in range(len(self.chairs) - 1, -1, -1):
                if len(self.chairs) > fact.seats and self.chairs[seat].kind == kind:
                    self.chairs.pop(seat)
        while len(self.chairs) < fact.seats:
            self.chairs.append(Chair())
        self.options = fact.options

    def replaced(self, fact: Replaced, version: int) -> None:
        chair = self.chairs[fact.seat]
        self.changed_at[chair.holder] = version
        self.seat_bot(chair, fact.level)
        self.find_host()

    def handed(self, fact: Handed, holder: str, version: int) -> None:
        for chair in self.chairs:
            if same(chair.holder, holder):
                chair.holder = fact.to
            if same(chair.kept_for, holder):
                chair.kept_for = fact.to
        if holder in self.salts:
            self.salts.setdefault(fact.to, self.salts.pop(holder))
        self.host = fact.to if same(self.host, holder) else self.host
        self.changed_at[holder] = self.changed_at[fact.to] = version

    def ran_out(self, fact: Flagged, lost: bool, version: int) -> None:
        """Bots play on for those who have no time left. Whoever has lost the match by that does not come back."""
        for seat in fact.seats:
            chair = self.chairs[seat]
            chair.timed_out = True
            if isinstance(fact.result, dict):  # there is nothing left to play
                continue
            self.changed_at[chair.holder] = version
            self.seat_bot(chair, fact.level)
            if lost:
                chair.kept_for = ""
        self.find_host()

    def removed(self, fact: Removed, version: int) -> None:
        """The seats of somebody who was sent away, and who does not come back."""
        for seat in fact.seats:
            chair = self.chairs[seat]
            self.changed_at[chair.holder] = version
            if self.phase.status == OPEN:
                chair.vacate()
            else:
                self.seat_bot(chair, fact.level)
        for chair in self.chairs:
            if chair.kept_for == fact.who:
                chair.kept_for = ""
        self.find_host()

    def seat_bot(self, chair: Chair, player: str) -> None:
        """A figure brings its name, with a number for its twin. A place that is kept for somebody keeps their name."""
        chair.seat_bot(player)
        if chair.figure is not None and not (chair.kept_for and chair.name):
            name = FIGURES[chair.figure].name
            twins = sum(other.figure == chair.figure and other is not chair for other in self.chairs)
            chair.name = f"{name} {twins + 1}" if twins else name

    def find_host(self) -> None:
        """When the host has gone, the first of the others takes over."""
        people = self.people()
        if self.host not in people:
            self.host = people[0] if people else ""


def need_level(level: str | None) -> str:
    """A level or a figure that there is."""
    if level is None or level_of(level) not in LEVELS:
        raise Refusal("no-level", level=level or "?")
    return level


def check_seat_count(game: Game, seats: int) -> None:
    low, high = game.seats
    if not low <= seats <= high:
        raise Refusal("seat-count", low=low, high=high, seats=seats)


def options_for(game: Game, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The same options at a table of another size, where one that names a seat may lose it."""
    named = [option for option in game.options if option.name in options]
    kept = {option.name: options[option.name] for option in named if options[option.name] in option.allowed(seats)}
    return complete_options(game, kept, seats)


def complete_options(game: Game, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The options with defaults, if the game can be set up with them."""
    try:
        full = game.complete(options, seats)
        new_match(game, seats, 0, full)
    except RefusedByGame as refused:
        raise Refusal("options", problem=str(refused)) from None
    except (TypeError, ValueError) as error:  # a value of a kind that the game did not expect
        raise Refusal("options", problem=str(error)) from None
    return full
