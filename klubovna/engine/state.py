"""State: everything about a position between two steps, as plain data."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from klubovna.engine.chance import Chance
from klubovna.engine.events import Event, Log
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


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages run on the compiled engine as they are
class State:
    """The base of every game's state. Data only: no generators, sockets, parents or callables.

    A game adds its fields, `copy()`, `to_json()` and a function that reads the JSON back. `log` is where verbs
    tell events; it is None in search and simulation and never part of the data.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.result: Result | None = None
        self.log: Passing[Log | None] = None

    def copy(self) -> State:
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        raise NotImplementedError

    def tell(self, _kind: str, _rule: str, _private: dict[int, dict[str, Any]] | None = None, /, **args: Any) -> None:
        """Add an event: the last thing that a verb does, since whoever watches looks at the table now.

        Verbs on hot paths ask `if self.log is not None` first, to spare the arguments. The underscores keep these names
        out of the way of arguments: compiled code drops an argument that is called like a parameter, positional only or
        not. A Fluent variable cannot begin with one.
        """
        if self.log is not None:
            self.tell_event(Event(_kind, _rule, args, _private))

    def tell_more(
        self, _kind: str, _rule: str, _private: dict[int, dict[str, Any]] | None = None, /, **args: Any
    ) -> None:
        """Add another event about the same table: nothing has changed since the last one, so nobody looks again."""
        if self.log is not None:
            self.tell_event(Event(_kind, _rule, args, _private), True)

    def tell_event(self, event: Event, more: bool = False) -> None:
        """Add an event that somebody has at hand, `more` than one about the same table. Compiled code pays dearly for
        arguments that are unpacked from a dictionary."""
        log = self.log
        if log is None:
            return
        if log.forced is not None:
            event.forced, log.forced = log.forced, None
        log.events.append(event)
        if log.watch is not None:
            log.still = more
            log.watch(self)
            log.still = False

    def seats_after(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return CLOCKWISE[self.seats][seat]


def spelled(data: Any) -> bytes:
    """The one spelling of JSON-ready data, by definition: the standard library's, keys sorted, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


SORTED: Final = msgspec.json.Encoder(order="sorted")
ONE_COMMA: Final = bytes.maketrans(b":[.", b",,e")


def canonical(data: Any) -> bytes:
    """The same bytes as `spelled`, for digests and comparisons, ten times as fast.

    msgspec spells everything as the standard library does, except large and small floats; and it takes only texts as
    keys. So where a number seems to have a dot or an exponent, the standard library has its say.
    """
    try:
        fast = SORTED.encode(data)
    except TypeError:
        return spelled(data)
    bare = fast.translate(ONE_COMMA, b"+-0123456789")  # without digits a float begins with what was its dot or its e
    return spelled(data) if b",e" in bare or bare[:1] == b"e" else fast


def digest(data: Any) -> str:
    return digest_of(canonical(data))


def digest_of(written: bytes) -> str:
    return blake2b(written, digest_size=16).hexdigest()
