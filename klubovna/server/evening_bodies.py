"""What HTTP carries about evenings and tournaments, as closed types like those of bodies.py."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from klubovna.server.club_bodies import Player
from klubovna.server.protocol import ClockRule, Level, Options, Part, RoomId

EveningForm = Annotated[
    Literal["free", "robin", "swiss", "tables"],
    Meta(description="tables as people come; everybody meets everybody; Swiss; tables of several with points"),
]
EveningWish = Annotated[
    Literal["come", "leave", "wait", "rest", "deal", "begin", "go-on", "strike", "end"],
    Meta(description="take part or no more; wait for a table or not; open one now; what the host may do"),
]


class PlanEvening(Part):
    """POST /api/evenings; PUT /api/evenings/{evening} before it begins. `rounds` 0: as many as fit. `fill`: bots of
    this level or figure sit where nobody does. `patience`: minutes after which one plays for whoever has not come (0:
    nobody does); `pause`: seconds between two rounds. `starts`: when it begins by itself, in seconds since 1970."""

    title: Annotated[str, Meta(max_length=80)]
    game: Annotated[str, Meta(max_length=60)]
    form: EveningForm
    seats: Annotated[int, Meta(ge=1, le=64)] = 2
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    options: Options = field(default_factory=dict)
    clock: ClockRule | None = None
    fill: Level | None = None
    patience: Annotated[int, Meta(ge=0, le=10_000)] = 0
    pause: Annotated[int, Meta(ge=0, le=100_000)] = 0
    rated: bool = False
    listed: bool = False
    starts: Annotated[float, Meta(ge=0, le=1e12)] | None = None


class WishEvening(Part):
    """POST /api/evenings/{evening}. `player` is whom the host strikes, by number."""

    wish: EveningWish
    player: Annotated[int, Meta(ge=0, le=1000)] | None = None


class EveningInfo(Part):
    """An evening in a list. `round` of `rounds`; `players` take part."""

    id: RoomId
    title: str
    game: str
    form: EveningForm
    status: Literal["planned", "running", "over"]
    starts: float | None
    ended: float | None
    round: int
    rounds: int
    players: int
    hosting: bool
    listed: bool


class EveningList(Part):
    """GET /api/evenings: one's own and those that are open to everybody, the newest first."""

    evenings: list[EveningInfo]


class EveningPlayer(Part):
    """Somebody who takes part, by number. `out`: no longer plays; `waiting`: for a table, at a free evening."""

    number: int
    player: Player
    out: bool = False
    waiting: bool = False


class EveningSeat(Part):
    """One seat of a table: a player by number, or a bot that fills in. `place` counts from 1."""

    number: int | None
    bot: Player | None = None
    points: float | None = None
    place: int | None = None
    here: bool = False


class EveningTable(Part):
    """A table of a round, or somebody's free round (`bye`, without a room). `closed`: broken off, and counted as it
    was. `moves` are those of a match that is running."""

    round: int
    number: int
    room: RoomId | None
    how: Literal["drawn", "open", "played", "bye", "closed"]
    seats: list[EveningSeat]
    moves: int | None = None


class EveningLine(Part):
    """One line of the standings; a place is shared by those whom nothing tells apart. `direct`: points against those
    with equal points, where that was looked at."""

    number: int
    place: int
    points: float
    played: int
    wins: int
    buchholz: float
    direct: float | None = None


class EveningState(Part):
    """GET /api/evenings/{evening}. `now` is the server's time; `me` one's own number; `hosting`: one may act as the
    host."""

    info: EveningInfo
    host: Player
    now: float
    due: float | None
    seats: int
    fill: Level | None
    patience: int
    pause: int
    rated: bool
    clock: ClockRule | None
    options: Options
    me: int | None
    players: list[EveningPlayer]
    tables: list[EveningTable]
    standings: list[EveningLine]


class CalledOff(Part):
    """Answer to DELETE /api/evenings/{evening}: the host has called it off."""

    gone: bool


EVENING_TYPES: Final = (PlanEvening, WishEvening, EveningList, EveningState, CalledOff)
SENT: Final = (PlanEvening, WishEvening)
