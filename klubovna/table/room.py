"""Room: one table, as the sum of the entries in its log. It does no input or output and knows no clock.

Every change is one `Entry`. A method named after what people want (`sit`, `answer`, `undo`) checks it and returns a
draft of the entry, or raises Refusal; `apply` carries an entry out. What cannot be drafted cannot happen, and a room
is always the same sum of the same entries, on this server or on another.
"""

from __future__ import annotations

import hmac
import unicodedata
from hashlib import blake2b
from secrets import token_hex, token_urlsafe
from typing import Any, Final

import msgspec

from klubovna.bots import LEVELS
from klubovna.engine import BadRecord, Game, Match, RuleBroke, Setup, Unknown, commitment, load_match, new_match
from klubovna.engine import Refused as RefusedByGame
from klubovna.table.refusal import Refusal

OPEN: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"
PLAYING: Final = "playing"
OVER: Final = "over"

NAME: Final = 40  # characters
LINE: Final = 500
CHAT_KEPT: Final = 200  # lines in memory; the log has them all
STAND_IN: Final = "greedy"  # the bot that plays on for somebody who leaves


def new_token() -> str:
    """A secret of 128 bits. The table keeps only its `holder_of`."""
    return token_urlsafe(16)


def holder_of(token: str) -> str:
    """What is stored in the place of a token: nobody who reads the database can sit down with it."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=20, person=b"klubovna token").hexdigest()


def same(holder: str, other: str) -> bool:
    return bool(holder) and hmac.compare_digest(holder, other)


def new_room_id() -> str:
    return token_hex(5)


def cleaned(text: str, most: int) -> str:
    """Plain text of one line: no control characters, no runs of spaces, no more than so many characters."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" or c == "\u200d" else " " for c in text)
    return " ".join(kept.split())[:most]


class Entry(msgspec.Struct):
    """One line of a room's log: version 1 is the first. `command` is the id that the client gave it."""

    version: int
    kind: str
    data: dict[str, Any]
    holder: str
    command: str | None
    at: float


Draft = tuple[str, dict[str, Any]]


class Chair:
    """A seat: open, held by somebody's token, or played by a bot. `was` is whose place the bot keeps."""

    def __init__(self) -> None:
        self.kind: str = OPEN
        self.holder: str = ""
        self.name: str = ""
        self.level: str | None = None
        self.was: str = ""

    def open(self) -> None:
        self.kind, self.holder, self.name, self.level, self.was = OPEN, "", "", None, ""

    def seat_human(self, holder: str, name: str) -> None:
        self.kind, self.holder, self.name, self.level, self.was = HUMAN, holder, name, None, ""

    def seat_bot(self, level: str) -> None:
        self.was = self.holder or self.was
        self.kind, self.holder, self.level = BOT, "", level


class Move:
    """An answer that stands: who, what, at which version, and whether it revealed nothing to anybody."""

    def __init__(self, seat: int, key: str, version: int, clear: bool, digest: str) -> None:
        self.seat: int = seat
        self.key: str = key
        self.version: int = version
        self.clear: bool = clear
        self.digest: str = digest


class Proposal:
    """What the people at a table are asked to agree to. `waiting` are the holders that have not said yes."""

    def __init__(self, id: int, data: dict[str, Any]) -> None:
        self.id: int = id
        self.what: str = data["what"]  # undo or replace
        self.by: int = data["by"]
        self.holder: str = data["holder"]
        self.waiting: list[str] = list(data["waiting"])
        self.agreed: list[str] = [self.holder]
        self.moves: int | None = data.get("moves")
        self.seat: int | None = data.get("seat")
        self.level: str | None = data.get("level")


class Line:
    """A line of chat."""

    def __init__(self, entry: Entry) -> None:
        self.version: int = entry.version
        self.seat: int | None = entry.data["seat"]
        self.name: str = entry.data["name"]
        self.text: str = entry.data["text"]
        self.at: float = entry.at


class Room:
    """One table. Its first entry, `created`, says what it is a table of."""

    def __init__(self, id: str, game: Game) -> None:
        self.id: str = id
        self.game: Game = game
        self.version: int = 0
        self.status: str = OPEN
        self.chairs: list[Chair] = []
        self.host: str = ""
        self.options: dict[str, Any] = {}
        self.listed: bool = False
        self.created: float = 0.0
        self.seed: str | int = ""
        self.salts: dict[str, str] = {}
        self.rules: int = game.rules
        self.mixed_in: list[str] = []
        self.names: list[str] = []
        self.proposal: Proposal | None = None
        self.turned_down: dict[tuple[str, str], int] = {}  # (what, whose): at how many moves
        self.chat: list[Line] = []
        self.next: str | None = None
        self.origin: dict[str, Any] | None = None
        self.commands: dict[tuple[str, str], int] = {}
        self.seats_changed: dict[str, int] = {}  # holder: the version at which it last took or lost a seat
        # The match, and what is kept beside it so that a client can go on from any version it has.
        self.match: Match | None = None
        self.result: dict[str, Any] | None = None
        self.line: list[Move] = []
        self.before: int = 0  # moves made under older rules, before the position that the match was resumed from
        self.resumed: dict[str, Any] | None = None
        self.record: dict[str, Any] | None = None  # the match that this one goes on from
        self.moves_at: list[int] = [0]  # by version
        self.story_from: int = 0  # the version at which the present story begins
        self.asked_since: dict[int, int] = {}  # seat: the version since which its question stands
        self.floor: int = 0  # the version of the last undo
        self.unknown: Unknown | None = None

    # --- who is who

    def seats_of(self, holder: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if same(chair.holder, holder)]

    def seats_kept_for(self, holder: str) -> list[int]:
        """The seats that bots play in its place."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == BOT and same(chair.was, holder)]

    def people(self) -> list[str]:
        """The holders at the table, each once, by seat."""
        return list(dict.fromkeys(chair.holder for chair in self.chairs if chair.kind == HUMAN))

    def host_seat(self) -> int | None:
        held = self.seats_of(self.host)
        return held[0] if held else None

    @property
    def moves(self) -> int:
        """The number of answers that stand."""
        return len(self.line)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def bots_asked(self) -> list[int]:
        if self.match is None or self.status != PLAYING:
            return []
        return [ask.seat for ask in self.match.asks if self.chairs[ask.seat].kind == BOT]

    # --- what people want: drafts or refusals

    def need(self, status: str) -> None:
        if self.status == status:
            return
        if status == OPEN:
            raise Refusal("started" if self.status == PLAYING else "over")
        if status == PLAYING:
            raise Refusal("not-started" if self.status == OPEN else "over")
        raise Refusal("not-over")

    def need_host(self, holder: str) -> None:
        if not same(self.host, holder):
            raise Refusal("not-host")

    def need_chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no-seat", seat=seat + 1)
        return self.chairs[seat]

    def need_own(self, holder: str, seat: int) -> Chair:
        chair = self.need_chair(seat)
        if not same(chair.holder, holder):
            raise Refusal("not-your-seat" if self.seats_of(holder) else "not-seated", seat=seat + 1)
        return chair

    def need_level(self, level: str | None) -> str:
        if level is None or level not in LEVELS:
            raise Refusal("no-level", level=level or "?")
        return level

    def sit(self, holder: str, seat: int, name: str, salt: str) -> Draft:
        chair = self.need_chair(seat)
        name = cleaned(name, NAME)
        data = {"seat": seat, "name": name, "salt": salt}
        if same(chair.holder, holder):  # another name
            return "sat", data
        if self.status == PLAYING and chair.kind == BOT and same(chair.was, holder):
            return "sat", data
        if self.status == OPEN and chair.kind == OPEN:
            return "sat", data
        if not any(c.kind == OPEN for c in self.chairs):
            self.need(OPEN)
            raise Refusal("room-full")
        raise Refusal("seat-taken", seat=seat + 1)

    def leave(self, holder: str, seat: int | None) -> Draft:
        if seat is not None:
            self.need_own(holder, seat)
            seats = [seat]
        else:
            seats = self.seats_of(holder)
        if not seats:
            raise Refusal("not-seated")
        if self.status == OVER:
            raise Refusal("over")
        return "left", {"seats": seats, "level": STAND_IN}

    def set_seat(self, holder: str, seat: int, kind: str, level: str | None) -> Draft:
        self.need(OPEN)
        self.need_host(holder)
        chair = self.need_chair(seat)
        if same(chair.holder, holder) and self.seats_of(holder) == [seat]:
            raise Refusal("seat-taken", seat=seat + 1)  # the host leaves by `leave`
        return "seat", {"seat": seat, "kind": kind, "level": self.need_level(level) if kind == BOT else None}

    def set_seats(self, holder: str, seats: int) -> Draft:
        self.need(OPEN)
        self.need_host(holder)
        self.check_seat_count(seats)
        if sum(chair.kind == HUMAN for chair in self.chairs) > seats:
            raise Refusal("seats-in-use")
        kept: dict[str, Any] = {}
        for option in self.game.options:  # an option that names a seat may lose it
            if option.name in self.options and self.options[option.name] in option.allowed(seats):
                kept[option.name] = self.options[option.name]
        return "seats", {"seats": seats, "options": self.check_options(kept, seats)}

    def set_options(self, holder: str, options: dict[str, Any]) -> Draft:
        self.need(OPEN)
        self.need_host(holder)
        return "options", {"options": self.check_options(options, len(self.chairs))}

    def set_listed(self, holder: str, listed: bool) -> Draft:
        self.need(OPEN)
        self.need_host(holder)
        return "listed", {"listed": listed}

    def check_seat_count(self, seats: int) -> None:
        low, high = self.game.seats
        if not low <= seats <= high:
            raise Refusal("seat-count", low=low, high=high, seats=seats)

    def check_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """The options with defaults, if the game can be set up with them."""
        try:
            full = self.game.complete(options, seats)
            new_match(self.game, seats, 0, full)
        except RefusedByGame as refused:
            raise Refusal("options", problem=str(refused)) from None
        except (TypeError, ValueError) as error:  # a value of a kind that the game did not expect
            raise Refusal("options", problem=str(error)) from None
        return full

    def start(self, holder: str, salt: str) -> Draft:
        self.need(OPEN)
        self.need_host(holder)
        empty = sum(chair.kind == OPEN for chair in self.chairs)
        if empty:
            raise Refusal("open-seats", count=empty)
        self.check_options(self.options, len(self.chairs))
        salts = {**self.salts, holder: salt}
        mixed_in = [salts[person] for person in self.people() if person in salts]
        return "started", {"rules": self.game.rules, "mixed_in": mixed_in, "names": self.seat_names()}

    def seat_names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def say(self, holder: str, text: str) -> Draft:
        text = cleaned(text, LINE)
        if not text:
            raise Refusal("empty")
        if self.hushed():
            raise Refusal("silent")
        seats = self.seats_of(holder)
        seat = seats[0] if seats else None
        return "chat", {"seat": seat, "name": "" if seat is None else self.chairs[seat].name, "text": text}

    def hushed(self) -> bool:
        """Whether the game forbids talk at this moment."""
        silent = self.game.silent
        if self.match is None or self.status != PLAYING or silent is None:
            return False
        return silent(self.match.run.state)

    def answer(self, holder: str, seat: int, version: int, key: str) -> Draft:
        self.need_own(holder, seat)
        return self.answered(seat, version, key)

    def answered(self, seat: int, version: int, key: str) -> Draft:
        """An answer by whoever plays this seat, a bot too.

        It fits if the seat's question has not changed since `version`; so neither chat nor the secret plans of
        others, made at the same time, get in the way.
        """
        self.need(PLAYING)
        assert self.match is not None
        if version > self.version:
            raise Refusal("future", version=version, now=self.version)
        ask = self.match.ask_for(seat)
        if version < self.floor or (ask is not None and version < self.asked_since[seat]):
            raise Refusal("stale")
        if ask is None:
            raise Refusal("stale" if version < self.last_change() else "not-asked")
        if ask.index_of(key) < 0:
            raise Refusal("not-an-option")
        return "answer", {"seat": seat, "key": key}

    def last_change(self) -> int:
        """The version of the entry that made the present position."""
        return max(self.floor, self.line[-1].version if self.line else self.story_from)

    # --- undo

    def last_move_of(self, seat: int) -> int:
        """The number of the seat's last answer, or -1. Answers from before a change of rules cannot be taken back."""
        for number in range(len(self.line) - 1, self.before - 1, -1):
            if self.line[number].seat == seat:
                return number
        return -1

    def undo_for(self, seat: int) -> str:
        """Whether this seat may take its last answer back: no, free, or ask the others."""
        if self.match is None or self.status != PLAYING or self.chairs[seat].kind != HUMAN:
            return "no"
        number = self.last_move_of(seat)
        if number < 0:
            return "no"
        alone = self.people() == [self.chairs[seat].holder]
        return "free" if alone or self.is_free(number) else "ask"

    def is_free(self, number: int) -> bool:
        """Inside one's own turn, nobody else has acted since, and nothing was revealed."""
        return number == len(self.line) - 1 and self.line[number].clear

    def undo(self, holder: str, seat: int, version: int) -> Draft:
        self.need_own(holder, seat)
        self.need(PLAYING)
        if version < self.last_change():
            raise Refusal("stale")
        number = self.last_move_of(seat)
        if number < 0:
            raise Refusal("nothing-to-undo")
        if self.undo_for(seat) == "free":
            return "undo", {"moves": number, "by": seat}
        others = [person for person in self.people() if not same(person, holder)]
        return self.propose("undo", holder, seat, others, {"moves": number})

    # --- agreement

    def propose(self, what: str, holder: str, by: int, waiting: list[str], data: dict[str, Any]) -> Draft:
        if self.proposal is not None:
            raise Refusal("proposal-open")
        if self.turned_down.get((what, holder)) == self.moves:
            raise Refusal("declined")
        return "proposed", {"what": what, "by": by, "holder": holder, "waiting": waiting, **data}

    def replace(self, holder: str, seat: int, level: str, present: set[str]) -> Draft:
        """A bot plays on for somebody who is not there; those who are there must agree."""
        own = self.seats_of(holder)
        if not own:
            raise Refusal("not-seated")
        self.need(PLAYING)
        chair = self.need_chair(seat)
        if chair.kind != HUMAN:
            raise Refusal("not-a-person", seat=seat + 1)
        if same(chair.holder, holder):
            raise Refusal("own-seat")
        if chair.holder in present:
            raise Refusal("seat-present")
        level = self.need_level(level)
        others = [person for person in self.people() if person in present and person not in (holder, chair.holder)]
        if not others:
            if self.proposal is not None:
                raise Refusal("proposal-open")
            return "replaced", {"seat": seat, "level": level}
        return self.propose("replace", holder, own[0], others, {"seat": seat, "level": level})

    def consent(self, holder: str, proposal: int, yes: bool, present: set[str]) -> Draft:
        own = self.seats_of(holder)
        if not own:
            raise Refusal("not-seated")
        self.need(PLAYING)
        open_one = self.proposal
        if open_one is None or open_one.id != proposal:
            raise Refusal("no-proposal")
        if same(open_one.holder, holder) and not yes:
            return "declined", {"proposal": proposal, "by": own[0], "withdrawn": True}
        if holder not in open_one.waiting:
            raise Refusal("already-answered")
        if not yes:
            return "declined", {"proposal": proposal, "by": own[0], "withdrawn": False}
        if open_one.waiting != [holder]:
            return "agreed", {"proposal": proposal, "holder": holder}
        if open_one.what == "undo":
            return "undo", {"moves": open_one.moves, "by": open_one.by}
        assert open_one.seat is not None
        if self.chairs[open_one.seat].holder in present:
            raise Refusal("seat-present")
        return "replaced", {"seat": open_one.seat, "level": open_one.level}

    # --- carrying entries out

    def apply(self, entry: Entry, replaying: bool = False) -> None:
        """Add an entry to the sum. While `replaying` the match is left aside; `rebuild` makes it at the end.

        Where a rule of the game breaks, the room is what it was before and RuleBroke is raised.
        """
        if entry.version != self.version + 1:
            raise ValueError(f"room {self.id} is at {self.version} and was given entry {entry.version}")
        APPLY[entry.kind](self, entry, replaying)
        self.version = entry.version
        self.moves_at.append(len(self.line))
        if entry.command is not None:
            self.commands[(entry.holder, entry.command)] = entry.version

    def on_created(self, entry: Entry, replaying: bool) -> None:
        data = entry.data
        self.chairs = [Chair() for _ in range(data["seats"])]
        self.options = data["options"]
        self.seed = data["seed"]
        self.listed = data["listed"]
        self.created = entry.at
        self.origin = data.get("origin")
        for seat, chair in enumerate(data["chairs"]):
            if chair["kind"] == BOT:
                self.chairs[seat].seat_bot(chair["level"])
            elif chair["kind"] == HUMAN:
                self.chairs[seat].seat_human(chair["holder"], chair["name"])
                self.seats_changed[chair["holder"]] = entry.version
        self.host = data["host"]
        self.salts = dict(data.get("salts", {}))

    def on_sat(self, entry: Entry, replaying: bool) -> None:
        data = entry.data
        chair = self.chairs[data["seat"]]
        if not same(chair.holder, entry.holder):
            self.seats_changed[entry.holder] = entry.version
        chair.seat_human(entry.holder, data["name"])
        self.salts[entry.holder] = data["salt"]
        self.host = self.host or entry.holder
        self.names_changed()

    def on_left(self, entry: Entry, replaying: bool) -> None:
        for seat in entry.data["seats"]:
            self.seats_changed[self.chairs[seat].holder] = entry.version
            if self.status == OPEN:
                self.chairs[seat].open()
            else:
                self.chairs[seat].seat_bot(entry.data["level"])
        self.after_departure()

    def after_departure(self) -> None:
        people = self.people()
        if self.host not in people:
            self.host = people[0] if people else ""
        open_one = self.proposal
        if open_one is not None:
            open_one.waiting = [person for person in open_one.waiting if person in people]
            if not open_one.waiting or open_one.holder not in people:
                self.proposal = None

    def on_seat(self, entry: Entry, replaying: bool) -> None:
        chair = self.chairs[entry.data["seat"]]
        self.seats_changed[chair.holder] = entry.version
        chair.open()
        if entry.data["kind"] == BOT:
            chair.seat_bot(entry.data["level"])
        self.after_departure()

    def on_seats(self, entry: Entry, replaying: bool) -> None:
        """Fewer seats: open ones go first, then bots, from the last on; people stay."""
        wanted = entry.data["seats"]
        for person in self.people():
            self.seats_changed[person] = entry.version
        for kind in (OPEN, BOT):
            for seat in range(len(self.chairs) - 1, -1, -1):
                if len(self.chairs) > wanted and self.chairs[seat].kind == kind:
                    self.chairs.pop(seat)
        while len(self.chairs) < wanted:
            self.chairs.append(Chair())
        self.options = entry.data["options"]

    def on_options(self, entry: Entry, replaying: bool) -> None:
        self.options = entry.data["options"]

    def on_listed(self, entry: Entry, replaying: bool) -> None:
        self.listed = entry.data["listed"]

    def on_started(self, entry: Entry, replaying: bool) -> None:
        data = entry.data
        self.status = PLAYING
        self.rules = data["rules"]
        self.mixed_in = data["mixed_in"]
        self.names = data["names"]
        self.story_from = entry.version
        self.record = data.get("record")
        if self.record is not None:
            self.line = [Move(seat, key, entry.version, False, "") for seat, key in self.record["answers"]]
        if not replaying:
            self.match = self.opening_match()
            self.ask_again(entry.version)
            self.settle()

    def opening_match(self) -> Match:
        if self.resumed is not None:
            return load_match(self.game, self.resumed)
        if self.record is not None:
            return load_match(self.game, self.record)
        return new_match(self.game, len(self.chairs), self.seed, self.options, self.names, self.mixed_in)

    def on_answer(self, entry: Entry, replaying: bool) -> None:
        data = entry.data
        seat, key = data["seat"], data["key"]
        if not replaying:
            self.play(seat, key, entry.version)
            assert self.match is not None
            after = Unknown(self.match.run)
            if "clear" not in data:
                assert self.unknown is not None
                data["clear"] = not self.unknown.reveals(after)
                data["digest"] = self.match.digest()
                if self.match.result is not None:
                    data["result"] = self.match.result.to_json()
            self.unknown = after
        self.line.append(Move(seat, key, entry.version, data["clear"], data["digest"]))
        self.result = data.get("result")
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None  # it was about a position that is no more
        self.settle()

    def play(self, seat: int, key: str, version: int) -> None:
        """Answer in the match, and remember which questions are new."""
        assert self.match is not None
        if self.unknown is None:
            self.unknown = Unknown(self.match.run)
        standing = {ask.seat: ask for ask in self.match.asks}
        self.match.answer(seat, key)
        for ask in self.match.asks:
            if standing.get(ask.seat) is not ask:
                self.asked_since[ask.seat] = version

    def on_undo(self, entry: Entry, replaying: bool) -> None:
        """The log goes on; only the line of answers is shorter again."""
        moves = entry.data["moves"]
        if not replaying:
            assert self.match is not None
            self.match = self.match.at(moves - self.before)
            self.unknown = None
            self.ask_again(entry.version)
        del self.line[moves:]
        self.floor = entry.version
        self.proposal = None

    def ask_again(self, version: int) -> None:
        assert self.match is not None
        self.asked_since = {ask.seat: version for ask in self.match.asks}

    def settle(self) -> None:
        """See whether the match is over."""
        if self.match is not None and self.match.result is not None:
            self.result = self.match.result.to_json()
        if self.result is not None:
            self.status = OVER
            self.proposal = None

    def on_proposed(self, entry: Entry, replaying: bool) -> None:
        self.proposal = Proposal(entry.version, entry.data)

    def on_agreed(self, entry: Entry, replaying: bool) -> None:
        if self.proposal is not None:
            self.proposal.waiting.remove(entry.data["holder"])
            self.proposal.agreed.append(entry.data["holder"])

    def on_declined(self, entry: Entry, replaying: bool) -> None:
        if self.proposal is not None:
            if not entry.data["withdrawn"]:
                self.turned_down[(self.proposal.what, self.proposal.holder)] = self.moves
            self.proposal = None

    def on_replaced(self, entry: Entry, replaying: bool) -> None:
        chair = self.chairs[entry.data["seat"]]
        self.seats_changed[chair.holder] = entry.version
        chair.seat_bot(entry.data["level"])
        self.proposal = None
        self.after_departure()

    def on_chat(self, entry: Entry, replaying: bool) -> None:
        self.chat.append(Line(entry))
        del self.chat[:-CHAT_KEPT]

    def on_next(self, entry: Entry, replaying: bool) -> None:
        self.next = entry.data["room"]

    def on_resumed(self, entry: Entry, replaying: bool) -> None:
        """The match goes on from its checkpoint under newer rules; what was told before is told no more."""
        data = entry.data
        self.rules = data["rules"]
        self.before = data["before"]
        self.resumed = data["record"]
        del self.line[data["moves"] :]
        self.floor = self.story_from = entry.version
        self.proposal = None
        if not replaying:
            self.match = self.opening_match()
            self.unknown = None
            self.ask_again(entry.version)
            self.settle()

    def names_changed(self) -> None:
        if self.match is not None:
            self.match.names = self.seat_names()

    # --- from the store

    def rebuild(self) -> bool:
        """Make the match from the answers that stand. False where the rules no longer lead to where it stood."""
        if self.status == OPEN:
            return True
        if self.rules != self.game.rules:
            return False
        self.match = self.opening_match()
        self.names_changed()
        self.asked_since = {ask.seat: max(self.story_from, self.floor) for ask in self.match.asks}
        if self.before + self.match.version > len(self.line):  # answers that it began with were taken back
            self.match = self.match.at(len(self.line) - self.before)
        for move in self.line[self.before + self.match.version :]:
            try:
                self.play(move.seat, move.key, max(move.version, self.floor))
            except (RefusedByGame, RuleBroke):
                return False
        self.unknown = None
        if self.line and self.line[-1].digest not in ("", self.match.digest()):
            return False
        self.settle()
        return True

    def resume_under_new_rules(self, checkpoint: dict[str, Any]) -> Draft:
        """A draft of the entry that lets the match go on from its stored position, under the present rules.

        The answers since are given again as far as they still fit. Raises BadRecord where the position is not one that
        these rules can play.
        """
        if checkpoint["rules"] > self.game.rules:
            raise BadRecord(f"it was played under newer rules, {checkpoint['rules']}.")
        base = checkpoint["moves"]
        setup = Setup(len(self.chairs), self.seed, self.options, self.mixed_in, checkpoint["state"])
        try:
            self.game.check(self.game.load(checkpoint["state"]))
            match = Match(self.game, setup, self.names)
        except Exception as error:  # data of another time: anything may be wrong with it
            raise BadRecord(f"its position cannot be played under rules {self.game.rules}: {error!r}.") from error
        for move in self.line[base:]:
            try:
                match.answer(move.seat, move.key)
            except (RefusedByGame, RuleBroke):
                break
        data = {"rules": self.game.rules, "before": base, "moves": base + match.version, "record": match.save()}
        return "resumed", data

    def checkpoint(self) -> dict[str, Any] | None:
        """The position at the start of the present step, as plain data that outlives a change of rules."""
        if self.match is None:
            return None
        run = self.match.run
        return {
            "version": self.version,
            "rules": self.game.rules,
            "moves": self.before + self.match.version - len(run.answers),
            "state": msgspec.Raw(self.match.step_start()),
        }

    # --- what a client has not seen yet

    def events_from(self, version: int | None) -> int:
        """How many events a client that has this version may keep: those before the first answer it lacks."""
        assert self.match is not None
        if version is None or version > self.version or version < self.story_from:
            return 0
        common = min(self.moves_at[version:])
        return self.match.told(max(0, common - self.before))


APPLY: Final = {
    "created": Room.on_created,
    "sat": Room.on_sat,
    "left": Room.on_left,
    "seat": Room.on_seat,
    "seats": Room.on_seats,
    "options": Room.on_options,
    "listed": Room.on_listed,
    "started": Room.on_started,
    "answer": Room.on_answer,
    "undo": Room.on_undo,
    "proposed": Room.on_proposed,
    "agreed": Room.on_agreed,
    "declined": Room.on_declined,
    "replaced": Room.on_replaced,
    "chat": Room.on_chat,
    "next": Room.on_next,
    "resumed": Room.on_resumed,
}
