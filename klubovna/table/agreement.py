"""Agreement: what needs the others' consent: some undos, a bot in the place of somebody who is away, clocks that stand
still, and silencing a player or sending one away."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from klubovna.table.clocks import Clocks
from klubovna.table.entries import (
    HUMAN,
    Agreed,
    Declined,
    Muted,
    Paused,
    Proposed,
    Purpose,
    Removed,
    Replaced,
    Undone,
)
from klubovna.table.phase import PLAYING, Phase
from klubovna.table.play import Play
from klubovna.table.refusal import Refusal
from klubovna.table.seating import STAND_IN, Seating
from klubovna.table.tokens import same

Undo = Literal["no", "free", "ask"]
Carried = Undone | Replaced | Paused | Muted | Removed  # what a proposal may bring about


class Proposal:
    """What the people at a table are asked to agree to. `waiting` are the holders that have not said yes."""

    def __init__(self, id: int, fact: Proposed) -> None:
        self.id: int = id
        self.what: Purpose = fact.what
        self.by: int = fact.by
        self.holder: str = fact.holder
        self.waiting: list[str] = list(fact.waiting)
        self.agreed: list[str] = [self.holder]
        self.moves: int | None = None if fact.moves is UNSET else fact.moves
        self.seat: int | None = None if fact.seat is UNSET else fact.seat
        self.level: str | None = None if fact.level is UNSET else fact.level


class Agreement:
    """The open proposal of a table, if there is one, and those that were turned down."""

    def __init__(self, phase: Phase, seating: Seating, play: Play, clocks: Clocks) -> None:
        self.phase: Phase = phase
        self.seating: Seating = seating
        self.play: Play = play
        self.clocks: Clocks = clocks
        self.proposal: Proposal | None = None
        self.turned_down: dict[tuple[Purpose, str], int] = {}  # (what, whose): at how many moves

    # --- undo

    def last_move_of(self, seat: int) -> int:
        """The number of the seat's last answer, or -1. Answers from before a change of rules cannot be taken back."""
        standing = self.play.standing
        for number in range(len(standing) - 1, self.play.before - 1, -1):
            if standing[number].seat == seat:
                return number
        return -1

    def undo_for(self, seat: int) -> Undo:
        """Whether this seat may take its last answer back: no, free, or ask the others."""
        chair = self.seating.chairs[seat]
        if self.play.match is None or self.phase.status != PLAYING or chair.kind != HUMAN:
            return "no"
        number = self.last_move_of(seat)
        if number < 0:
            return "no"
        return "free" if self.is_free(number) or self.seating.is_alone(chair.holder) else "ask"

    def is_free(self, number: int) -> bool:
        """Inside one's own turn, nobody else has acted since, and nothing was revealed."""
        standing = self.play.standing
        return number == len(standing) - 1 and standing[number].clear

    def undo(self, holder: str, seat: int, version: int) -> Undone | Proposed:
        self.seating.need_own(holder, seat)
        self.phase.need(PLAYING)
        if version < self.play.last_change():
            raise Refusal("stale")
        number = self.last_move_of(seat)
        if number < 0:
            raise Refusal("nothing-to-undo")
        if self.undo_for(seat) == "free":
            return Undone(number, seat)
        self.need_no_proposal("undo", holder)
        others = [person for person in self.seating.people() if not same(person, holder)]
        return Proposed("undo", seat, holder, others, moves=number)

    # --- a bot in somebody's place

    def replace(self, holder: str, seat: int, level: str, present: set[str]) -> Replaced | Proposed:
        """A bot plays on for somebody who is not there; those who are there must agree."""
        seating = self.seating
        by = seating.need_seated(holder)[0]
        self.phase.need(PLAYING)
        chair = seating.need_chair(seat)
        if chair.kind != HUMAN:
            raise Refusal("not-a-person", seat=seat + 1)
        if same(chair.holder, holder):
            raise Refusal("own-seat")
        if chair.holder in present:
            raise Refusal("seat-present")
        level = self.seating.player_for(level, seat)
        others = [person for person in seating.people() if person in present and person not in (holder, chair.holder)]
        if not others:
            if self.proposal is not None:
                raise Refusal("proposal-open")
            return Replaced(seat, level)
        self.need_no_proposal("replace", holder)
        return Proposed("replace", by, holder, others, seat=seat, level=level)

    # --- clocks

    def pause(self, holder: str, on: bool) -> Paused | Proposed:
        """Stop all clocks, by consent, or let them go again: whoever's clock waits may do that alone."""
        by = self.seating.need_seated(holder)[0]
        self.clocks.need_running()
        if self.clocks.note.paused == on:
            raise Refusal("paused" if on else "not-paused")
        others = [person for person in self.seating.people() if not same(person, holder)]
        if not others or (not on and self.clocks.waits_for(holder)):
            return Paused(on)
        what: Purpose = "pause" if on else "resume"
        self.need_no_proposal(what, holder)
        return Proposed(what, by, holder, others)

    # --- sending somebody away

    def removal(self, who: str, name: str) -> Removed:
        return Removed(who, name, self.seating.seats_of(who), self.seating.player_for(STAND_IN, None))

    # --- proposals

    def need_no_proposal(self, what: Purpose, holder: str) -> None:
        """One at a time, and none that was turned down in the same position."""
        if self.proposal is not None:
            raise Refusal("proposal-open")
        if self.turned_down.get((what, holder)) == self.play.moves:
            raise Refusal("declined")

    def consent(self, holder: str, proposal: int, yes: bool, present: set[str]) -> Agreed | Declined | Carried:
        by = self.seating.need_seated(holder)[0]
        self.phase.need(PLAYING)
        proposed = self.proposal
        if proposed is None or proposed.id != proposal:
            raise Refusal("no-proposal")
        if same(proposed.holder, holder) and not yes:
            return Declined(proposal, by, withdrawn=True)
        if holder not in proposed.waiting:
            raise Refusal("already-answered")
        if not yes:
            return Declined(proposal, by, withdrawn=False)
        if proposed.waiting != [holder]:
            return Agreed(proposal, holder)
        return self.carried(proposed, present)

    def carried(self, proposal: Proposal, present: set[str]) -> Carried:
        """What a proposal brings about that everybody has agreed to."""
        if proposal.moves is not None:
            return Undone(proposal.moves, proposal.by)
        if proposal.what in ("pause", "resume"):
            return Paused(proposal.what == "pause")
        assert proposal.seat is not None
        chair = self.seating.chairs[proposal.seat]
        if proposal.what == "mute":
            return Muted(chair.holder, chair.name, True)
        if proposal.what == "remove":
            return self.removal(chair.holder, chair.name)
        assert proposal.level is not None
        if self.seating.chairs[proposal.seat].holder in present:
            raise Refusal("seat-present")
        return Replaced(proposal.seat, proposal.level)

    # --- applying facts

    def proposed(self, fact: Proposed, version: int) -> None:
        self.proposal = Proposal(version, fact)

    def agreed(self, fact: Agreed) -> None:
        if self.proposal is not None:
            self.proposal.waiting.remove(fact.holder)
            self.proposal.agreed.append(fact.holder)

    def declined(self, fact: Declined) -> None:
        if self.proposal is not None:
            if not fact.withdrawn:
                self.turned_down[(self.proposal.what, self.proposal.holder)] = self.play.moves
            self.drop()

    def handed(self, holder: str, to: str) -> None:
        """What somebody has said yes to, or is waited for, goes with their seat."""
        if self.proposal is not None:
            mine = {holder: to}
            self.proposal.holder = mine.get(self.proposal.holder, self.proposal.holder)
            self.proposal.waiting = [mine.get(person, person) for person in self.proposal.waiting]
            self.proposal.agreed = [mine.get(person, person) for person in self.proposal.agreed]

    def drop(self) -> None:
        self.proposal = None

    def settled(self, *what: Purpose) -> None:
        """This has come about: it is no longer asked for."""
        if self.proposal is not None and self.proposal.what in what:
            self.drop()

    def position_changed(self) -> None:
        """An undo was proposed in a position that has passed; nothing can be agreed to after the end."""
        if self.proposal is not None and (self.proposal.what == "undo" or self.phase.status != PLAYING):
            self.drop()

    def people_changed(self) -> None:
        """Those who have left are not waited for, and what they proposed is off."""
        if self.proposal is None:
            return
        people = self.seating.people()
        self.proposal.waiting = [person for person in self.proposal.waiting if person in people]
        seat = self.proposal.seat
        gone = seat is not None and self.seating.chairs[seat].kind != HUMAN
        if gone or not self.proposal.waiting or self.proposal.holder not in people:
            self.drop()
