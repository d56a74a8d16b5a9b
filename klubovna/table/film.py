"""Film: what changed on a table, event by event, for those who have seen it so far.

The first picture is whole; after that only differences are kept, one for every event and one for what an answer changed
after its last event. A client that has a version is given what came after it; one that has none needs a whole position.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from klubovna.engine import Event, Match, Shown
from klubovna.engine.changes import Change, changes

KEPT: Final = 60  # steps; a client that missed more gets the whole position


class Frame:
    """The table after one event, as the difference to the one before: for everybody, and by seat what it alone sees."""

    def __init__(self, public: list[Change], own: dict[int, list[Change]]) -> None:
        self.public: list[Change] = public
        self.own: dict[int, list[Change]] = own


UNCHANGED: Final = Frame([], {})


class Step:
    """What one entry of a room's log changed. Each frame goes with an event, numbered from `events_from` on."""

    def __init__(
        self,
        version: int,
        moves: int,
        events_from: int,
        events: list[Event],
        frames: list[Frame],
        last: Frame,
        outlook: list[Change],
    ) -> None:
        self.version: int = version
        self.moves: int = moves
        self.events_from: int = events_from
        self.events: list[Event] = events
        self.frames: list[Frame] = frames
        self.last: Frame = last
        self.outlook: list[Change] = outlook
        self.private: list[tuple[int, Event]] = []  # those that some seats know more of, with their numbers
        for at, event in enumerate(events):
            if event.private is not None:
                self.private.append((at, event))
        self.own: dict[int, list[tuple[int, list[Change]]]] = {}  # by seat, with the number of the frame
        for at, frame in enumerate([*frames, last]):
            for seat, changed in frame.own.items():
                self.own.setdefault(seat, []).append((at, changed))


class Film:
    """The pictures of one match since somebody began to watch, as everybody and as some seats see it."""

    def __init__(self, match: Match, version: int, seats: list[int]) -> None:
        self.match: Match = match
        self.start: int = version  # whoever has this version or a later one can be given what followed
        self.steps: deque[Step] = deque()
        self.public: Shown = match.public()
        self.outlook: Shown = match.outlook()
        self.own: dict[int, Shown] = {seat: match.own(seat) for seat in seats}
        self.frames: list[Frame] = []
        match.log.watch = self.look

    def look(self, state: Any) -> None:
        """An event has been told."""
        self.frames.append(UNCHANGED if self.match.log.still else self.frame(state))

    def frame(self, state: Any) -> Frame:
        game = self.match.game
        public = game.public(state)
        seen = changes(self.public, public)
        self.public = public
        known: dict[int, list[Change]] = {}
        for seat in self.own:
            own = game.own(state, seat)
            if own != self.own[seat]:
                known[seat] = changes(self.own[seat], own)
                self.own[seat] = own
        return Frame(seen, known)

    def cut(self, match: Match, version: int, moves: int, events_from: int) -> None:
        """An entry has been carried out: what was seen since the last one is a step of its own."""
        if match is not self.match:  # something was taken back
            self.match.log.watch = None
            match.log.watch = self.look
            self.match = match
            self.frames = []
        last = self.frame(match.run.state)
        outlook = match.outlook()
        events = match.events[events_from:]
        step = Step(version, moves, events_from, events, self.frames, last, changes(self.outlook, outlook))
        self.frames, self.outlook = [], outlook
        self.steps.append(step)
        if len(self.steps) > KEPT:
            self.start = self.steps.popleft().version

    def since(self, version: int | None) -> list[Step] | None:
        """The steps that a client with this version lacks; None where only the whole position helps."""
        if version is None or version < self.start:
            return None
        lacking: list[Step] = []
        for step in reversed(self.steps):  # mostly the last one alone
            if step.version <= version:
                break
            lacking.append(step)
        return lacking[::-1]

    def stop(self) -> None:
        self.match.log.watch = None
