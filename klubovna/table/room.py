"""Room: one table, as the sum of the entries in its log. It does no input or output and knows no clock.

Its parts each own what changes together: `seating`, `play`, `agreement` and `talk`. A method of a part that is named
after what people want (`sit`, `answer`, `undo`, `say`) checks it and returns a decision, or raises Refusal; neither
changes anything. `enter` makes an entry of a decision, whole as it will be stored; `apply` adds an entry that was made
elsewhere. What cannot be decided cannot happen, and a room is always the same sum of the same entries, on this server
or on another.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import UNSET

from klubovna.engine import Game, Match
from klubovna.table.agreement import Agreement, Proposal
from klubovna.table.entries import (
    Agreed,
    Answered,
    Created,
    Declined,
    Entry,
    Fact,
    HintsSet,
    Left,
    ListedSet,
    NextMade,
    OptionsSet,
    Origin,
    Proposed,
    Replaced,
    Resumed,
    Said,
    Sat,
    SeatSet,
    SeatsSet,
    Started,
    Undone,
)
from klubovna.table.phase import Phase, Status
from klubovna.table.play import Accepted, Play
from klubovna.table.seating import Chair, Seating
from klubovna.table.talk import Talk

Decision = Fact | Accepted


class Room:
    """One table. Its first entry, `Created`, says what it is a table of."""

    def __init__(self, id: str, game: Game) -> None:
        self.id: str = id
        self.game: Game = game
        self.version: int = 0
        self.created: float = 0.0
        self.origin: Origin | None = None
        self.next: str | None = None  # the table of the rematch
        self.commands: dict[tuple[str, str], int] = {}  # (holder, command): the version of its entry
        self.phase: Phase = Phase()
        self.seating: Seating = Seating(game, self.phase)
        self.play: Play = Play(game, self.phase, self.seating)
        self.agreement: Agreement = Agreement(self.phase, self.seating, self.play)
        self.talk: Talk = Talk(self.phase, self.seating, self.play)

    @property
    def status(self) -> Status:
        return self.phase.status

    @property
    def chairs(self) -> list[Chair]:
        return self.seating.chairs

    @property
    def match(self) -> Match | None:
        return self.play.match

    @property
    def moves(self) -> int:
        """The number of answers that stand."""
        return self.play.moves

    @property
    def proposal(self) -> Proposal | None:
        return self.agreement.proposal

    def enter(self, decision: Decision, holder: str, command: str | None, at: float) -> Entry:
        """Write a decision down as the next entry; the room then is what the entry makes of it.

        Where a rule of the game breaks, the room is what it was before and RuleBroke is raised.
        """
        version = self.version + 1
        fact = self.play.give(decision, version) if isinstance(decision, Accepted) else decision
        entry = Entry(version, fact, holder, command, at)
        self.add(entry, replaying=False)
        return entry

    def apply(self, entry: Entry, replaying: bool = False) -> None:
        """Add an entry that was made elsewhere. While `replaying` the match is left aside; `Play.rebuild` makes it."""
        if entry.version != self.version + 1:
            raise ValueError(f"room {self.id} is at {self.version} and was given entry {entry.version}")
        if isinstance(entry.fact, Answered) and not replaying:
            self.play.advance(entry.fact.seat, entry.fact.key, entry.version)
        self.add(entry, replaying)

    def add(self, entry: Entry, replaying: bool) -> None:
        """Add up what an entry says. An answer has been given to the match already."""
        self.distribute(entry.fact, entry, entry.version, replaying)
        self.version = entry.version
        self.play.moves_at.append(self.play.moves)
        if entry.command is not None:
            self.commands[(entry.holder, entry.command)] = entry.version

    def distribute(self, fact: Fact, entry: Entry, version: int, replaying: bool) -> None:
        """Hand a fact to the parts that it concerns."""
        match fact:
            case Answered():
                self.play.answered(fact, version)
                self.agreement.position_changed()
            case Said():
                self.talk.said(fact, entry)
            case Created():
                self.seating.created(fact, version)
                self.play.seed = fact.seed
                self.created = entry.at
                self.origin = None if fact.origin is UNSET else fact.origin
            case Sat():
                self.seating.sat(fact, entry.holder, version)
                self.play.names_changed()
            case Left():
                self.seating.left(fact, version)
                self.agreement.people_changed()
            case SeatSet():
                self.seating.seat_set(fact, version)
            case SeatsSet():
                self.seating.seats_set(fact, version)
            case OptionsSet():
                self.seating.options = fact.options
            case ListedSet():
                self.seating.listed = fact.listed
            case HintsSet():
                self.seating.hints = fact.hints
            case Started():
                self.play.started(fact, version)
                if not replaying:
                    self.play.begin(version)
            case Undone():
                self.play.undone(fact, version, replaying)
                self.agreement.drop()
            case Proposed():
                self.agreement.proposed(fact, version)
            case Agreed():
                self.agreement.agreed(fact)
            case Declined():
                self.agreement.declined(fact)
            case Replaced():
                self.seating.replaced(fact, version)
                self.agreement.drop()
            case NextMade():
                self.next = fact.room
            case Resumed():
                self.play.was_resumed(fact, version)
                self.agreement.drop()
                if not replaying:
                    self.play.begin(version)
            case _:
                assert_never(fact)
