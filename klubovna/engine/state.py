"""State: everything about a position between two steps, as plain data."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from klubovna.engine.chance import Chance
from klubovna.engine.events import Event
from klubovna.engine.fields import Passing


class Result:
    """How a match ended. Never changed, so copies share it."""

    def __init__(self, winners: list[int], scores: list[int], cause: str) -> None:
        self.winners: list[int] = winners
        self.scores: list[int] = scores
        self.cause: str = cause  # names message `end-<cause>` of the game

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, cause={self.cause!r})"

    # --- fields, never changed: written by `make fields`
    def to_json(self) -> dict[str, Any]:
        return {
            "winners": self.winners[:],
            "scores": self.scores[:],
            "cause": self.cause,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Result:
        return Result(
            [int(each) for each in data["winners"]], [int(each) for each in data["scores"]], str(data["cause"])
        )

    # --- end of fields


MOST_SEATS: Final = 12
CLOCKWISE: Final = [
    [[(seat + i) % seats for i in range(1, seats)] for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]


class State:
    """The base of every game's state. Data only: no generators, sockets, parents or callables.

    A game adds its fields, `copy()`, `to_json()` and a function that reads the JSON back. `log` is where verbs
    tell events; it is None in search and simulation and never part of the data.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.result: Result | None = None
        self.log: Passing[list[Event] | None] = None

    def copy(self) -> State:
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        raise NotImplementedError

    def tell(self, kind: str, rule: str, private: dict[int, dict[str, Any]] | None = None, /, **args: Any) -> None:
        """Add an event. Verbs on hot paths ask `if self.log is not None` first, to spare the arguments."""
        if self.log is not None:
            self.log.append(Event(kind, rule, args, private))

    def seats_after(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return CLOCKWISE[self.seats][seat]


def canonical(data: Any) -> bytes:
    """The one spelling of JSON-ready data, for digests and comparisons."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(data: Any) -> str:
    return blake2b(canonical(data), digest_size=16).hexdigest()
