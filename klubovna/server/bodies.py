"""Everything that HTTP requests and responses carry, as closed types like those of the socket (protocol.py)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from klubovna.server.protocol import (
    LARGEST,
    Ask,
    ClockRule,
    Event,
    FigureId,
    Lang,
    Level,
    Name,
    Options,
    OptionValue,
    Part,
    Reason,
    Result,
    RoomId,
    SeatNumber,
    Shown,
    Table,
    Token,
    Version,
)


class Health(Part):
    """GET /api/health/live: the server runs (always 200). GET /api/health/ready, or /api/health: people can be sent
    there; 503 while it is `stopping` or while its database takes no writes (`storage`)."""

    status: Literal["ok", "stopping", "storage"]
    version: str
    protocol: int
    tables: int
    sockets: int
    uptime: float


class GameOption(Part):
    """A choice made before the match: messages `option-<name>` and `option-<name>-<value>`. With `perSeat` the seat
    numbers are values too."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    per_seat: bool


class FirstLesson(Part):
    """The lesson that teaches a game from nothing."""

    id: str
    minutes: int


class GameInfo(Part):
    """One of GET /api/games. Its title is message `title` of its texts."""

    id: str
    rules: int
    min_seats: int
    max_seats: int
    options: list[GameOption]
    levels: list[str]
    board: bool = False  # whether GET /api/boards/{game}.js draws it; boards of our own games are part of the client
    lesson: FirstLesson | None = None


class FigureInfo(Part):
    """One opponent. `kind` is its animal, `trait` what it is known for, `about` a sentence, and `matches` says its
    strength; `ink` and `tint` are colours of its card. Its id can be given wherever a level is asked for."""

    id: FigureId
    name: Name
    level: Level
    strength: Annotated[int, Meta(ge=1, le=5)]
    matches: str
    kind: str
    trait: str
    about: str
    ink: str
    tint: str


class Figures(Part):
    """GET /api/figures/{lang}: the opponents, by strength, and the sentences of the page that they are chosen on."""

    figures: list[FigureInfo]
    words: Annotated[dict[str, str], Meta(extra={"ts": "Record<string, string>"})]


class GameTexts(Part):
    """GET /api/texts/{game}/{lang}: Fluent sources. Look a message up in `game` first, then in `common`; those of
    refusals are in `table`."""

    game_id: str
    lang: Lang
    game: list[str]
    common: list[str]
    table: list[str]


class CreateTable(Part):
    """POST /api/rooms. The creator sits on seat 0 and is the host. `bots` gives levels to the seats after it, as far
    as it goes (null leaves a seat open)."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: Options = field(default_factory=dict)
    bots: Annotated[list[Level | None], Meta(max_length=64)] = field(default_factory=list)
    name: Name = ""
    listed: bool = False
    clock: ClockRule | None = None


class Created(Part):
    """Answer to POST /api/rooms: connect with the token, then `start` (or wait for friends)."""

    room: RoomId
    token: Token
    seats: list[int]
    table: Table


class Tables(Part):
    """GET /api/rooms: the tables that wait for players, newest first, and what the owner wants everybody to know."""

    tables: list[Table]
    message: str = ""


class ReplayMove(Part):
    """One answer of a match: who gave it and how many events there were after it."""

    seat: SeatNumber
    event_count: int


class Replay(Part):
    """GET /api/rooms/{room}/replay?seat=S: the whole log as one seat may know it. Positions 0 to `moves.length`
    can be asked for one by one. `notice` tells that the rules have changed since: the match can be watched as it was
    seen then, but not played on."""

    table: Table
    seat: SeatNumber | None
    start_event_count: int
    moves: list[ReplayMove]
    events: list[Event]
    notice: Reason | None = None


class ReplayPosition(Part):
    """GET /api/rooms/{room}/replay/{moves}?seat=S: one position. `chosen` is the key that was answered in it;
    only finished matches have it."""

    seat: SeatNumber | None
    moves: int
    public: Shown
    outlook: Shown
    own: Shown
    asks: list[Ask]
    event_count: int
    chosen: str | None
    result: Result | None


class OpenedFile(Part):
    """Answer to POST /api/replays, whose body is a record or the report of a finished match: GET /api/replays/{id} and
    /api/replays/{id}/{moves} show it as those of a table are shown. It is kept for a while and stored nowhere."""

    id: str
    game: str
    moves: int


class PlayOn(Part):
    """POST /api/rooms/{room}/fork: play on from a position of a finished match, on this seat, against bots."""

    moves: Annotated[int, Meta(ge=0, le=LARGEST)]
    seat: SeatNumber
    level: Level
    name: Name = ""


class Check(Part):
    """One thing that was checked; `text` says in a sentence what was found."""

    name: Literal["commitment", "shuffles", "answers", "result"]
    ok: bool
    text: str


class Verified(Part):
    """GET /api/rooms/{room}/verify: the finished match has been played again from its seed and compared."""

    ok: bool
    checks: list[Check]


class BanInfo(Part):
    """Somebody who is not let in: an address, a network, or a member's card."""

    kind: Literal["address", "card"]
    who: str
    why: str
    at: float


class House(Part):
    """GET /api/admin/house: what the owner has set, and how much there is. `here` and `sockets` are this server's."""

    message: str
    read_only: bool
    bans: list[BanInfo]
    tables: int
    here: int
    sockets: int
    expire_days: float


class SetOwner(Part):
    """POST /api/admin/house: a message to everybody (empty takes it back), and whether tables can only be looked at."""

    message: Annotated[str, Meta(max_length=500)] | None = None
    read_only: bool | None = None


class RoomInfo(Part):
    """One of GET /api/admin/rooms. `changed` is when its last entry was made."""

    id: RoomId
    game: str
    status: Literal["open", "playing", "over"]
    created: float
    changed: float
    entries: int
    watchers: int


class Rooms(Part):
    """GET /api/admin/rooms?status=S&start=N: a hundred tables, the newest first."""

    rooms: list[RoomInfo]


class Complain(Part):
    """POST /api/rooms/ROOM/complaints: tell the owner about whoever sits at a seat, or said a line."""

    why: Annotated[str, Meta(max_length=500)] = ""
    seat: SeatNumber | None = None
    line: Version | None = None


class Complained(Part):
    """The owner will read it."""

    done: Literal[True]


class ComplaintInfo(Part):
    """One of GET /api/admin/complaints. `name` is "" for somebody who only looked on, `card` the number of their card,
    `line` what they said; `teller` is who complains."""

    id: str
    room: RoomId
    name: str
    card: int | None
    line: str
    why: str
    teller: str
    at: float


class ComplaintList(Part):
    """GET /api/admin/complaints: the newest first."""

    complaints: list[ComplaintInfo]


class Expire(Part):
    """POST /api/admin/expire: put away tables without any entry for that many days, up to a hundred of them."""

    days: Annotated[float, Meta(ge=1, le=36500)]
    finished: bool = False


class Expired(Part):
    rooms: list[RoomId]


class NewBan(Part):
    """POST /api/admin/bans."""

    kind: Literal["address", "card"]
    who: Annotated[str, Meta(min_length=1, max_length=80)]
    why: Annotated[str, Meta(max_length=200)] = ""


class Problem(Part):
    """Every HTTP answer from 400 on. `trace` is the id under which the server's log knows the request."""

    reason: Reason
    trace: str = ""


HTTP_TYPES: Final = (
    Health,
    GameInfo,
    Figures,
    GameTexts,
    CreateTable,
    Created,
    Tables,
    Replay,
    ReplayPosition,
    OpenedFile,
    PlayOn,
    Verified,
    House,
    SetOwner,
    Rooms,
    Complain,
    Complained,
    ComplaintList,
    Expire,
    Expired,
    NewBan,
    Problem,
)
