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
Purpose = Literal["undo", "replace", "pause", "resume", "mute", "remove"]


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


class ClockRule(Stored):
    """How much time people have: for every question (`move`, and `days` for those who come by now and then), or for the
    whole match (`bank`, with `increment` for every answer). `flag`: what happens to whoever runs out of it."""

    kind: Literal["move", "bank", "days"]
    seconds: int
    increment: int = 0
    flag: Literal["bot", "lost"] = "bot"

    def __post_init__(self) -> None:
        if self.seconds <= 0 or self.increment < 0:
            raise ValueError("a clock has some time on it, and nothing is taken away for an answer")


class ClockNote(Stored):
    """All clocks of a table after an entry: the seconds that every seat has left and, for those that think, the house
    time at which they were asked. `used` is what the entry's answer has cost its seat."""

    left: list[float]
    since: dict[int, float]
    used: float = 0.0
    paused: bool = False


Clocked = ClockNote | UnsetType  # only tables with a clock store it


class Origin(Stored):
    """The table that this one came from, a fork going on from its position after `moves`; or the evening that opened
    it, whose id then stands for the room's."""

    kind: Literal["rematch", "fork", "evening"]
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
    clock: ClockRule | UnsetType = UNSET


class Sat(Stored):
    """The entry's holder took the seat, or another name on it. `salt` is its share in the shuffles."""

    seat: int
    name: str
    salt: str
    clock: Clocked = UNSET


class Left(Stored):
    """Seats were given up: open again before the start, a bot of this level plays on after it."""

    seats: list[int]
    level: str
    clock: Clocked = UNSET


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


class Handed(Stored):
    """All that the entry's holder held here is held by another holder from now on: by its owner's card."""

    to: str


class RatedSet(Stored):
    """The host said whether the match counts for ratings. Only members sit at a rated table."""

    rated: bool


class ClockSet(Stored):
    """The host put a clock on the table, or took it away."""

    rule: ClockRule | None


class HouseSet(Stored):
    """The host said who is let in and who may talk: `closed` to those without a seat, `hushed` for spectators."""

    closed: bool
    hushed: bool


class Muted(Stored):
    """Somebody may not talk here, or may again; `name` is what they were called."""

    who: str
    name: str
    muted: bool


class Removed(Stored):
    """Somebody was sent away for good. Their seats are open before the start; after it a bot of this level plays on."""

    who: str
    name: str
    seats: list[int]
    level: str
    clock: Clocked = UNSET


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
    clock: Clocked = UNSET


class Answered(Stored):
    """An option was chosen. `clear`: that revealed nothing to anybody. `digest`: of the position it led to, or ""."""

    seat: int
    key: str
    clear: bool
    digest: str
    result: dict[str, Any] | UnsetType = UNSET
    clock: Clocked = UNSET


class Undone(Stored):
    """Answers were taken back until `moves` were left. The log itself only grows."""

    moves: int
    by: int
    clock: Clocked = UNSET


class Resumed(Stored):
    """The match went on from its checkpoint under newer rules, after `before` moves under the older ones."""

    rules: int
    before: int
    moves: int
    record: dict[str, Any]
    clock: Clocked = UNSET


class Flagged(Stored):
    """Seats ran out of time. A bot of this level plays on; where the match is over by that, `result` says how."""

    seats: list[int]
    level: str
    result: dict[str, Any] | UnsetType = UNSET
    clock: Clocked = UNSET


class Paused(Stored):
    """All clocks of the table stand still, or go again."""

    on: bool
    clock: Clocked = UNSET


class AnswerSaved(Stored):
    """A seat wants every question of this kind answered by this option, whenever it is offered; or no longer. `label`
    and `args` are what option and question were called when it was saved, as their seat was told."""

    seat: int
    why: str
    key: str
    on: bool
    label: dict[str, Any]
    args: dict[str, Any]


# --- agreement and talk


class Proposed(Stored):
    """The people in `waiting` were asked to agree to an undo (`moves`), to a bot in a seat (`seat`, `level`), to
    clocks that stand still or go again, or to silencing or sending away whoever is on a seat (`seat`)."""

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
        if self.what in ("mute", "remove") and not isinstance(self.seat, int):
            raise ValueError("whom to silence or send away is said by a seat")


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
    clock: Clocked = UNSET


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
    | Handed
    | RatedSet
    | Started
    | Undone
    | Proposed
    | Agreed
    | Declined
    | Replaced
    | NextMade
    | Resumed
    | ClockSet
    | Flagged
    | Paused
    | HouseSet
    | Muted
    | Removed
    | AnswerSaved
)
Timed = Started | Answered | Undone | Resumed | Sat | Left | Replaced | Removed | Flagged | Paused  # touch the clocks

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
    "handed": Handed,
    "rated": RatedSet,
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
    "clock": ClockSet,
    "flag": Flagged,
    "pause": Paused,
    "house": HouseSet,
    "muted": Muted,
    "removed": Removed,
    "saved": AnswerSaved,
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
