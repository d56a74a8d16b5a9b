"""Everything that HTTP requests and responses carry, as closed types like those of the socket (protocol.py)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from klubovna.server.protocol import (
    LARGEST,
    Ask,
    Event,
    FigureId,
    Lang,
    Level,
    Moved,
    Name,
    Options,
    OptionValue,
    Part,
    Position,
    Reason,
    Result,
    RoomId,
    SeatNumber,
    Shown,
    Table,
    Token,
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


class Created(Part):
    """Answer to POST /api/rooms: connect with the token, then `start` (or wait for friends)."""

    room: RoomId
    token: Token
    seats: list[int]
    table: Table


class Tables(Part):
    """GET /api/rooms: the tables that wait for players, newest first."""

    tables: list[Table]


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


Key = Annotated[str, Meta(max_length=200)]


class LessonInfo(Part):
    """One of GET /api/lessons/{game}: what can be learnt, the game from nothing first."""

    id: str
    title: str
    about: str
    minutes: int
    steps: int


class PlayLesson(Part):
    """POST /api/lessons/{game}/{lesson}: everything that the learner has answered so far; an empty key has read a
    sentence. Nothing is kept here: a lesson goes on wherever these answers lead."""

    keys: Annotated[list[Key], Meta(max_length=500)]


class LessonReply(Part):
    """What the teacher says to options and to things that the lesson does not take, and the rules behind it."""

    keys: list[str]
    refs: list[str]
    say: str
    rules: list[str]


class LessonMoment(Part):
    """The lesson after these answers. `before` is the table before the last of them, or as a scene begins, and `moved`
    what has happened since. `say` is the teacher's sentence (`held`, if any, takes its place while something is in the
    hand) and `point` what it points at; it waits for one of the `wanted` keys, or to be read where there are none.
    `shown` holds the sentence back until that many frames of `moved` have been seen, or null: until all have. `remark`
    is said while they are seen."""

    game: str
    lesson: str
    title: str
    names: list[str]
    seat: int
    step: int
    steps: int
    before: Position
    moved: Moved
    say: str
    held: str
    point: list[str]
    wanted: list[str]
    replies: list[LessonReply]
    remark: str
    shown: int | None
    crib: list[str]
    over: bool


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
    PlayOn,
    LessonInfo,
    PlayLesson,
    LessonMoment,
    Verified,
    Problem,
)
