"""Entries: the lines of a room's log, which outlive every release.

An `Entry` says which fact was added when and by whom. A `Fact` is what happened: one struct per kind, its fields in the
order in which they are stored. In the database the kind stands in a column of its own (`KINDS`) and the fields are
JSON, byte for byte as release 0.1.0 wrote them. Another kind or field needs a release that still reads all of these.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

VACANT: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"
ChairKind = Literal["open", "human", "bot"]
Purpose = Literal["undo", "replace"]


class BadEntry(Exception):
    """A stored entry that cannot be read; the sentence says which one and why."""


class Stored(msgspec.Struct, forbid_unknown_fields=True):
    """The base of all facts: what this release does not know is refused rather than misread."""


# --- the table


class FirstChair(Stored):
    """A chair as the table was created with it. What does not matter for its kind may be missing."""

    kind: ChairKind
    holder: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    level: str | UnsetType | None = UNSET

    def __post_init__(self) -> None:
        if self.kind == HUMAN and not (isinstance(self.holder, str) and isinstance(self.name, str)):
            raise ValueError("a person's chair needs a holder and a name")
        if self.kind == BOT and not isinstance(self.level, str):
            raise ValueError("a bot's chair needs a level")


class Origin(Stored):
    """The table that this one came from; a fork goes on from its position after `moves`."""

    kind: Literal["rematch", "fork"]
    room: str
    moves: int | UnsetType = UNSET


class Created(Stored, kw_only=True):
    """The first entry of every log. The seed is fixed here, before any player contributes to it."""

    seed: str | int
    seats: int
    options: dict[str, Any]
    listed: bool
    chairs: list[FirstChair]
    host: str
    origin: Origin | UnsetType = UNSET
    game: str
    hints: bool | UnsetType = UNSET


class Sat(Stored):
    """The entry's holder took the seat, or another name on it. `salt` is its share in the shuffles."""

    seat: int
    name: str
    salt: str


class Left(Stored):
    """Seats were given up: open again before the start, a bot of this level plays on after it."""

    seats: list[int]
    level: str


class SeatSet(Stored):
    """The host opened a seat or gave it to a bot."""

    seat: int
    kind: Literal["open", "bot"]
    level: str | None

    def __post_init__(self) -> None:
        if (self.kind == BOT) != (self.level is not None):
            raise ValueError("a bot has a level and an open seat has none")


class SeatsSet(Stored):
    """The host changed how many seats there are; the options are those that still fit."""

    seats: int
    options: dict[str, Any]


class OptionsSet(Stored):
    options: dict[str, Any]


class ListedSet(Stored):
    listed: bool


class HintsSet(Stored):
    """The host said whether players may ask for advice."""

    hints: bool


class NextMade(Stored):
    """A rematch: the people go on at another table."""

    room: str


# --- the match


class Started(Stored):
    """The match began, from its set-up or where `record` left off."""

    rules: int
    mixed_in: list[str]
    names: list[str]
    record: dict[str, Any] | UnsetType = UNSET


class Answered(Stored):
    """An option was chosen. `clear`: that revealed nothing to anybody. `digest` is the position it led to."""

    seat: int
    key: str
    clear: bool
    digest: str
    result: dict[str, Any] | UnsetType = UNSET


class Undone(Stored):
    """Answers were taken back until `moves` were left. The log itself only grows."""

    moves: int
    by: int


class Resumed(Stored):
    """The match went on from its checkpoint under newer rules, after `before` moves under the older ones."""

    rules: int
    before: int
    moves: int
    record: dict[str, Any]


# --- agreement and talk


class Proposed(Stored):
    """The people in `waiting` were asked to agree to an undo (`moves`) or to a bot in a seat (`seat`, `level`)."""

    what: Purpose
    by: int
    holder: str
    waiting: list[str]
    moves: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    level: str | UnsetType = UNSET

    def __post_init__(self) -> None:
        if self.what == "undo" and not isinstance(self.moves, int):
            raise ValueError("a proposed undo needs the moves it leads to")
        if self.what == "replace" and not (isinstance(self.seat, int) and isinstance(self.level, str)):
            raise ValueError("a proposed replacement needs a seat and a level")


class Agreed(Stored):
    """One of several agreed; the last one's consent is stored as what it brings about."""

    proposal: int
    holder: str


class Declined(Stored):
    proposal: int
    by: int
    withdrawn: bool


class Replaced(Stored):
    """A bot took the seat of somebody who was away."""

    seat: int
    level: str


class Said(Stored):
    """A line of chat; a spectator has neither seat nor name."""

    seat: int | None
    name: str
    text: str


Fact = (
    Answered
    | Said
    | Created
    | Sat
    | Left
    | SeatSet
    | SeatsSet
    | OptionsSet
    | ListedSet
    | HintsSet
    | Started
    | Undone
    | Proposed
    | Agreed
    | Declined
    | Replaced
    | NextMade
    | Resumed
)

# What the log calls them. These words are stored: they never change.
KINDS: Final[dict[str, type[Fact]]] = {
    "created": Created,
    "sat": Sat,
    "left": Left,
    "seat": SeatSet,
    "seats": SeatsSet,
    "options": OptionsSet,
    "listed": ListedSet,
    "hints": HintsSet,
    "started": Started,
    "answer": Answered,
    "undo": Undone,
    "proposed": Proposed,
    "agreed": Agreed,
    "declined": Declined,
    "replaced": Replaced,
    "chat": Said,
    "next": NextMade,
    "resumed": Resumed,
}
KIND_OF: Final = {fact: kind for kind, fact in KINDS.items()}
DECODERS: Final = {kind: msgspec.json.Decoder(fact) for kind, fact in KINDS.items()}
ENCODER: Final = msgspec.json.Encoder()


class Entry(msgspec.Struct):
    """One line of a room's log: version 1 is the first. `command` is the id that the client gave its command."""

    version: int
    fact: Fact
    holder: str
    command: str | None
    at: float

    @property
    def kind(self) -> str:
        return KIND_OF[type(self.fact)]


def encode(fact: Fact) -> str:
    """The fields of a fact as they are stored."""
    return ENCODER.encode(fact).decode()


def decode(kind: str, data: str) -> Fact:
    """A stored fact; raises BadEntry with the reason where it is none that this release knows."""
    decoder = DECODERS.get(kind)
    if decoder is None:
        raise BadEntry(f"this release knows no entries of kind {kind!r}.")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadEntry(f"its kind is {kind!r}, but: {error}.") from None


class Checkpoint(msgspec.Struct):
    """A position at the start of a step, as plain data that outlives a change of rules (or as its encoded JSON)."""

    version: int
    rules: int
    moves: int
    state: Any
