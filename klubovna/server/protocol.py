"""Everything that goes over the socket, as closed types: what is not named here is refused.

One socket per client at `/ws`. The client opens with `hello`; then it sends commands, each with an id of its own
making, and the server answers every command with `ack` or `refused`. What has changed comes unasked as `room`,
`position` and `chat`. Every message of the server carries the version of the table: the number of entries in the
table's log. `ping` repeats it, so that a client which has missed something finds out and asks by `sync`.

`web/src/protocol.ts` is generated from this file and from bodies.py: `python -m klubovna.server.typescript`.
docs/protocol.md says the same in prose with examples.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

PROTOCOL: Final = 2  # raised when an old client could misread a new server
MAX_FRAME: Final = 16 * 1024
MAX_FILE: Final = 512 * 1024  # of a match that somebody wants to watch from a file; ours are a tenth of it

# --- words used in several places

RoomId = Annotated[str, Meta(pattern="^[a-z0-9]{4,32}$", description="the id of a table, part of its link")]
Token = Annotated[
    str, Meta(max_length=200, description="secret of one browser at one table; it may hold several seats")
]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, description="made by the client, never used twice")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
LARGEST: Final = 2**53 - 1  # whole number that browsers know exactly; longer ones are nonsense
Version = Annotated[int, Meta(ge=0, le=LARGEST, description="number of entries in the table's log")]
Name = Annotated[str, Meta(max_length=40, description="plain text")]
Level = Annotated[
    str,
    Meta(max_length=40, description="how well a bot plays, one of the game's levels; or, where it is wanted, a figure"),
]
FigureId = Annotated[str, Meta(max_length=40, description="an opponent with a name and a face")]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$", description="a random number, mixed into the shuffles")]
Lang = Literal["cs", "en"]
Args = Annotated[
    dict[str, Any], Meta(description="arguments of a message: numbers, words, seats, messages", extra={"ts": "Args"})
]
Shown = Annotated[Any, Meta(extra={"ts": "Shown"})]
Change = Annotated[list[Any], Meta(extra={"ts": "Change"})]
Options = Annotated[
    dict[str, Any], Meta(description="options of the game by name", extra={"ts": "Record<string, OptionValue>"})
]
OptionValue = Annotated[Any, Meta(extra={"ts": "OptionValue"})]


class Wire(msgspec.Struct, rename="camel", forbid_unknown_fields=True, tag_field="type"):
    """The base of all types here: fields by name, nothing unknown let in."""


class Part(msgspec.Struct, rename="camel", forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a message; fields that have their default may be missing."""


# --- from the client: commands


class Hello(Wire, tag="hello"):
    """The first message. `version` is that of the position the client already has (the lowest, if it has one for each
    of several seats): it is sent the events and lines of chat that came after. A line of chat that it has already is
    known by its version. Do not quote the version of an `ack` or a `ping`: the position may have been lost after it.

    Without a token, or with one that opens nothing here any more, the client gets a new one in `welcome`. A client that
    can put differences together asks for them by `moves`: then a whole `position` comes first, and after that `moved`.
    """

    room: RoomId
    token: Token | None = None
    version: Version | None = None
    lang: Lang = "en"
    moves: bool = False


class Sync(Wire, tag="sync"):
    """Send what came after this version (as in `hello`); without a version send everything."""

    version: Version | None = None


class WhyNot(Wire, tag="why_not"):
    """Ask why the things that one sees cannot be chosen now; `reasons` answers. Nothing changes, so it needs no id.
    `seat` is one that the client holds; empty: a spectator."""

    seat: SeatNumber | None = None


class Answer(Wire, tag="answer"):
    """Choose an option. `version` is that of the position in which the question was seen; the answer stands if the
    seat's question has not changed since."""

    id: CommandId
    seat: SeatNumber
    version: Version
    key: Annotated[str, Meta(max_length=400)]


class Undo(Wire, tag="undo"):
    """Take back the seat's last answer and all that came after it: at once where that is free (`undo: "free"` in
    the position), otherwise as a proposal that all other people at the table must agree to."""

    id: CommandId
    seat: SeatNumber
    version: Version


class Consent(Wire, tag="consent"):
    """Agree to a proposal or turn it down; its author withdraws it by `yes: false`."""

    id: CommandId
    proposal: Version
    yes: bool


class Chat(Wire, tag="chat"):
    """Say something to the table. Plain text."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sit(Wire, tag="sit"):
    """Take an open seat, or another name on a seat one holds. One browser may take several seats (hot-seat).

    In a running match: take back a seat that a bot was given in one's absence.
    """

    id: CommandId
    seat: SeatNumber
    name: Name
    salt: Salt


class Leave(Wire, tag="leave"):
    """Give a seat up; without `seat` all that one holds. In a running match a bot plays on."""

    id: CommandId
    seat: SeatNumber | None = None


class SetSeat(Wire, tag="set_seat"):
    """The host, before the start: give a seat to a bot or open it."""

    id: CommandId
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None


class SetSeats(Wire, tag="set_seats"):
    """The host, before the start: how many seats the match has."""

    id: CommandId
    seats: Annotated[int, Meta(ge=1, le=64)]


class SetOptions(Wire, tag="set_options"):
    """The host, before the start: the options of the game; those left out take their defaults."""

    id: CommandId
    options: Options


class SetListed(Wire, tag="set_listed"):
    """The host, before the start: whether the table stands in the list of open tables."""

    id: CommandId
    listed: bool


class SetHints(Wire, tag="set_hints"):
    """The host, before the start: whether players may ask for advice. Unless it is set, they may when all their
    opponents are bots."""

    id: CommandId
    hints: bool


class SetRated(Wire, tag="set_rated"):
    """The host says whether the match counts for ratings; then only members sit there."""

    id: CommandId
    rated: bool


class Start(Wire, tag="start"):
    """The host: begin. Every seat must be taken by a person or a bot."""

    id: CommandId
    salt: Salt


class Rematch(Wire, tag="rematch"):
    """After the end: another table with the same seats, tokens and options; `room.next` tells everybody where.

    Go there with the same token and `sit` on your seats again, which contributes a new number; the host starts it.
    Other opponents may be wanted: `bots` gives levels or figures to the bots' seats in order, as far as it goes.
    """

    id: CommandId
    bots: Annotated[list[Level], Meta(max_length=64)] = []


class Replace(Wire, tag="replace"):
    """Propose that a bot plays on for an absent player; the other people present must agree."""

    id: CommandId
    seat: SeatNumber
    level: Level


class Foresee(Wire, tag="foresee"):
    """What would every option of this seat's open question do, as far as it can know? The answer is `foreseen`."""

    id: CommandId
    seat: SeatNumber
    version: Version


class Advise(Wire, tag="advise"):
    """Which options are best for this seat, and why? The answer is `advised`, for this client alone; where the table
    allows no hints it is refused."""

    id: CommandId
    seat: SeatNumber
    version: Version


class CallOff(Wire, tag="call_off"):
    """The answer to that `foresee` or `advise` is no longer wanted."""

    id: CommandId


class ClockRule(Part):
    """How much time people have: seconds for every question (`move`, `days`), or a `bank` for the whole match, to which
    every answer adds `increment` up to what it began with. At the flag a bot plays on, or the match is lost."""

    kind: Literal["move", "bank", "days"]
    seconds: Annotated[int, Meta(ge=1, le=60 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    flag: Literal["bot", "lost"] = "bot"


class SetClock(Wire, tag="set_clock"):
    """The host, before the start: a clock, or none."""

    id: CommandId
    clock: ClockRule | None


class Pause(Wire, tag="pause"):
    """Stop all clocks (`on`), if everybody agrees, or let them go again; whoever's clock waits does that alone."""

    id: CommandId
    on: bool


class SetHouse(Wire, tag="set_house"):
    """The host: close the table to everybody without a seat, or let spectators only listen. Null leaves it as it is."""

    id: CommandId
    closed: bool | None = None
    hushed: bool | None = None


class Mute(Wire, tag="mute"):
    """Silence whoever is on a seat or said a line of chat (its version), or let them talk again. The host does it; in a
    running match the players agree on it about one of them."""

    id: CommandId
    on: bool
    seat: SeatNumber | None = None
    line: Version | None = None


class Remove(Wire, tag="remove"):
    """Send somebody away for good, named as in `mute`. In a running match two others must want it; a bot plays on."""

    id: CommandId
    seat: SeatNumber | None = None
    line: Version | None = None


class DeleteTable(Wire, tag="delete_table"):
    """The host, before the start: put the table away. Everybody at it is told by `bye`."""

    id: CommandId


class SaveAnswer(Wire, tag="save_answer"):
    """Answer every later question of this kind by this option whenever it is offered (`on`), or ask me again. It must
    be an option of the seat's present question that points at nothing on the table."""

    id: CommandId
    seat: SeatNumber
    why: Annotated[str, Meta(max_length=100)]
    key: Annotated[str, Meta(max_length=400)]
    on: bool


# Wishes that a room decides on.
Decided = (
    Answer
    | Undo
    | Consent
    | Chat
    | Sit
    | Leave
    | SetSeat
    | SetSeats
    | SetOptions
    | SetListed
    | SetHints
    | SetRated
    | Start
    | Replace
    | SetClock
    | Pause
    | SetHouse
    | Mute
    | Remove
    | SaveAnswer
)

Command = Hello | Sync | WhyNot | Foresee | Advise | CallOff | Decided | Rematch | DeleteTable


# --- pieces of what the server sends


class Text(Part):
    """A sentence to be formatted by the client: message `id` of the game's texts, or of the common ones."""

    id: str
    args: Args = {}
    common: bool = False
    ref: str | None = None


class Reason(Part):
    """Why something was refused: message `id` of the table's texts, and the finished sentence."""

    id: str
    text: str
    args: Args = {}


class Choice(Part):
    """One option of a question. `refs` name the visible things that it points at."""

    key: str
    label: Text
    refs: list[str]


class Batch(Part):
    """Says that a question is one pick of several, so that a screen can show them as one dialog."""

    kind: Literal["some", "order"]
    among: list[Choice]
    picked: list[str]
    at_least: int
    at_most: int


class Ask(Part):
    """A question. The asked seat gets it in full; the others only know who is asked, why and by which rule:
    without `options`. The sentence is message `ask-<why>`."""

    seat: SeatNumber
    why: str
    rule: str
    about: str | None = None
    args: Args = {}
    options: list[Choice] | None = None
    batch: Batch | None = None


class Hindrance(Part):
    """Why something cannot be chosen, and the rule that stands in the way. `refs` name what cannot be pointed at: one
    thing, or two that do not go together. `key` is that of a missing answer which has a button of its own. Without
    both it is about everything else."""

    refs: list[str]
    text: Text
    rule: str
    key: str | None = None


class Forced(Part):
    """A choice that nobody was asked for, since there was only one possibility; `why` as in a question."""

    seat: int
    why: str


class Event(Part):
    """What happened, as the receiving seat may know it. The sentence is message `log-<kind>`, or `log-<kind>-known`
    where `known` says that this seat knows more than the others."""

    kind: str
    rule: str
    args: Args
    known: bool = False
    forced: Forced | None = None


class Result(Part):
    """How the match ended; `cause` names message `end-<cause>`."""

    winners: list[int]
    scores: list[int]
    cause: str


class Seat(Part):
    """One seat of the table. `level` is that of a bot, `figure` who it is: GET /api/figures/{lang} tells about it and
    /api/figures/{figure}.svg is its face. `present` says that the player's browser is connected, `timedOut` that the
    bot plays since its person ran out of time, `muted` that they are not heard."""

    kind: Literal["open", "human", "bot"]
    name: Name
    level: Level | None
    present: bool
    figure: FigureId | None = None
    timed_out: bool = False
    muted: bool = False


class Proposal(Part):
    """Something that the people at the table must agree to. `moves` is where an undo leads, `seat` and `level` tell
    whom a bot should replace, `seat` alone who should be silenced or sent away. Seats in `waiting` have not answered
    yet."""

    id: int
    kind: Literal["undo", "replace", "pause", "resume", "mute", "remove"]
    by: int
    agreed: list[int]
    waiting: list[int]
    moves: int | None = None
    seat: SeatNumber | None = None
    level: Level | None = None


class Origin(Part):
    """Where a table came from: another table (`rematch`), position `moves` of a finished match (`fork`), or an evening
    that opened it (`evening`: `room` is the evening's id)."""

    kind: Literal["rematch", "fork", "evening"]
    room: RoomId
    moves: int | None = None


class Table(Part):
    """A table as everybody may know it.

    `commitment` fixes the server's part of the seed before anybody contributes; `mixedIn` are the numbers that the
    players' browsers gave; `seed` is revealed when the match is over, and then anybody can check the shuffles. `hints`:
    players may ask for advice (`advise`).
    """

    id: RoomId
    game: str
    rules: int
    status: Literal["open", "playing", "over"]
    seats: list[Seat]
    host: int | None
    options: Options
    listed: bool
    created: float
    moves: int
    result: Result | None
    commitment: str
    mixed_in: list[str]
    seed: str | None
    proposal: Proposal | None
    spectators: int
    next: RoomId | None
    origin: Origin | None
    hints: bool
    rated: bool = False
    clock: ClockRule | None = None
    closed: bool = False
    hushed: bool = False


class Foretold(Part):
    """A figure that an option would change: what it is called, what it stands at, and what it would stand at: between
    `low` and `high`. `sure`: it cannot be otherwise. `ref` names the visible thing at which it can be read; boards that
    draw it there know it by `gauge`, the game's own name."""

    name: Text
    before: int
    low: int
    high: int
    sure: bool
    ref: str
    gauge: str


class Odds(Part):
    """Something that happens in `part` of `of` cases that are alike."""

    name: Text
    part: int
    of: int


class Prospect(Part):
    """What one option would do. `end`: the match ends with it; `then`: what this seat is asked next."""

    key: str
    changes: list[Foretold]
    odds: list[Odds]
    end: Text | None
    then: Text | None


class Grounds(Part):
    """What speaks for an option (`good`) or against it; `ref` names the thing that it is about, if there is one."""

    text: Text
    good: bool
    ref: str


class Verdict(Part):
    """One of the best options: everybody's chance of winning after it, with the standard error of the asked seat's.
    `equal`: it cannot be told from the best."""

    key: str
    chances: list[float]
    error: float
    equal: bool
    reasons: list[Grounds]


class ChatLine(Part):
    """A line of chat. `seat` is empty for a spectator. `at`: seconds since 1970."""

    version: Version
    seat: SeatNumber | None
    name: Name
    text: str
    at: float


class SeatClock(Part):
    """The seconds that a seat has left, and after how many seconds from now its clock goes; null: it stands still."""

    left: float
    goes: float | None


class SavedAnswer(Part):
    """An answer that the server gives by itself, as in `save_answer`; `label` and `args` are what the option and the
    question (`ask-<why>`) were called when it was saved."""

    seat: SeatNumber
    why: str
    key: str
    label: Text
    args: Args = {}


# --- from the server


class Welcome(Wire, tag="welcome"):
    """Answer to `hello`: keep the token. `seats` are those it holds, `kept` those that a bot plays for it until it sits
    down again. `notice` tells that the old one opens nothing, `owned` that the clubhouse has an owner who can be told
    about somebody."""

    version: Version
    protocol: int
    room: RoomId
    token: Token
    seats: list[int]
    kept: list[int]
    notice: Reason | None = None
    saved: list[SavedAnswer] = []
    owned: bool = False


class You(Wire, tag="you"):
    """The seats that this client's token holds, or that a bot keeps for it, or the answers saved for them, have
    changed. Nobody else is told which answers somebody has saved."""

    version: Version
    seats: list[int]
    kept: list[int]
    saved: list[SavedAnswer] = []


class Room(Wire, tag="room"):
    """The table has changed, or who is present at it."""

    version: Version
    table: Table


class Position(Wire, tag="position"):
    """The position as one seat sees it (`seat` empty: as a spectator). A client that holds several seats gets one
    for each of them.

    `public` is what everybody sees, `outlook` what the rules foretell of it, `own` what this seat knows beyond that:
    their shapes are the game's. `silent`: nobody may talk now. `moves` counts the answers that stand. `events` replace
    everything from number `eventsFrom` on, so an undo is nothing special: cut the log there and append. `undo` tells
    whether this seat may take its last answer back: `"free"` at once, `"ask"` with the others' consent.
    """

    version: Version
    seat: SeatNumber | None
    moves: int
    public: Shown
    outlook: Shown
    own: Shown
    silent: bool
    asks: list[Ask]
    events_from: int
    events: list[Event]
    event_count: int
    result: Result | None
    undo: Literal["no", "free", "ask"]


class Frame(Part):
    """The table after one event: the event as everybody may know it, and what it changed in `public`."""

    event: Event
    public: list[Change] = []


class Step(Part):
    """What one entry of the table's log changed, for everybody alike: event by event in `frames`, then what changed
    after the last event in `public` and `outlook`. The events of `frames` replace all from number `eventsFrom` on."""

    moves: int
    events_from: int
    frames: list[Frame] = []
    public: list[Change] = []
    outlook: list[Change] = []


class OwnChange(Part):
    """What changed in a seat's `own` in frame number `at`, or after the last of them."""

    at: int
    own: list[Change]


class KnownEvent(Part):
    """The event of frame number `at` with what this seat knows of it."""

    at: int
    event: Event


class Moved(Wire, tag="moved", omit_defaults=True):
    """The position has changed since the one that this client has: the difference, as one seat sees it. `step` is the
    same for everybody; `own` and `known` are what this seat alone sees and knows. The other fields are as in
    `position`; those that have their default are missing."""

    version: Version
    seat: SeatNumber | None
    step: Step
    own: list[OwnChange] = []
    known: list[KnownEvent] = []
    silent: bool = False
    asks: list[Ask] = []
    result: Result | None = None
    undo: Literal["no", "free", "ask"] = "no"


class Ack(Wire, tag="ack"):
    """The command has been done and is safely stored. `version` is that of its entry in the log.

    A repeated command id gets the first answer again.
    """

    version: Version
    id: CommandId


class Refused(Wire, tag="refused"):
    """The command changed nothing. `id` is empty where the message could not even be read. `trace` is the id under
    which the server's log knows this connection; it is told where the server itself has failed."""

    version: Version
    id: CommandId | None
    reason: Reason
    trace: str = ""


class Foreseen(Wire, tag="foreseen"):
    """Answer to `foresee`: one prospect for each option."""

    version: Version
    id: CommandId
    seat: SeatNumber
    prospects: list[Prospect]


class Advised(Wire, tag="advised"):
    """Answer to `advise`: the best options, best first, and after how many simulated turns."""

    version: Version
    id: CommandId
    seat: SeatNumber
    verdicts: list[Verdict]
    simulations: int


class Chatted(Wire, tag="chat"):
    """Lines of chat that the client does not have yet."""

    version: Version
    lines: list[ChatLine]


class Reasons(Wire, tag="reasons"):
    """Answer to `why_not`: about the position as it is now, from what this seat may know."""

    version: Version
    seat: SeatNumber | None
    hindrances: list[Hindrance]


class Clocks(Wire, tag="clocks"):
    """What the clocks of all seats show at the moment of sending; only tables with a clock send it. Count down from
    there, and believe the next one."""

    version: Version
    seats: list[SeatClock]
    paused: bool


class Notice(Wire, tag="notice"):
    """What the owner of the server wants everybody to know; empty: nothing now."""

    version: Version
    text: str


class Ping(Wire, tag="ping"):
    """Every few seconds. A client whose version is lower has missed something and sends `sync`."""

    version: Version


class Bye(Wire, tag="bye"):
    """The server closes this socket and says why. `again`: connect again, with the version you have, but not before
    `after` seconds have passed. `trace` is the id under which the server's log knows this connection."""

    version: Version
    reason: Reason
    again: bool
    after: float = 0
    trace: str = ""


Told = (
    Welcome
    | You
    | Room
    | Position
    | Moved
    | Ack
    | Refused
    | Reasons
    | Foreseen
    | Advised
    | Chatted
    | Clocks
    | Notice
    | Ping
    | Bye
)
