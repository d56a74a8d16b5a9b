"""Reel: what the learner has seen since the last answer, from the table before it to the table after every event."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Event, Game, Log, Shown

BEFORE: Final = "before "


class Reel:
    """One stretch of a lesson. It watches the log of the match that is played."""

    def __init__(self, game: Game, seat: int, state: Any, log: Log) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.log: Log = log
        self.from_event: int = len(log.events)
        self.public: Shown = game.public(state)
        self.outlook: Shown = game.outlook(state)
        self.own: Shown = game.own(state, seat)
        self.seen: list[tuple[Shown, Shown]] = []  # after each event: by everybody, by the learner beyond that
        log.watch = self.look

    def look(self, state: Any) -> None:
        self.seen.append((self.game.public(state), self.game.own(state, self.seat)))

    @property
    def events(self) -> list[Event]:
        return self.log.events[self.from_event :]

    def frames_until(self, shown: str) -> int | None:
        """How many events are shown up to what "kind 2" or "before kind 2" names; None where it does not come."""
        before = shown.startswith(BEFORE)
        kind, _, number = shown.removeprefix(BEFORE).partition(" ")
        left = int(number or 1)
        for at, event in enumerate(self.events):
            left -= event.kind == kind
            if left == 0:
                return at if before else at + 1
        return None
