"""Album: everything that could be seen in a finished match, kept so that it can always be watched.

A record can be played again only under the rules it was played under. So when a match ends, its positions, questions
and events are written down as every seat and a spectator saw them, as the plain JSON that clients were sent. That needs
no rules to be read again. An album is made of a match that is over, when everybody may look at every seat's cards.

What everybody saw is written once, in the spectator's pages; a seat's pages hold what it alone knew. The first line of
pages is their head, then there is one line per position: the first whole, the others as what had changed.
"""

from __future__ import annotations

import time
import zlib
from typing import Any, Final

import msgspec

from klubovna.engine import Game, Match, Shown, load_match
from klubovna.engine.changes import changed, changes

FORMAT: Final = 2
WHOLE: Final = 1  # the format in which every seat had whole positions
BREATH: Final = 0.0005  # seconds between two positions, so that a thread that makes an album holds nobody up

Position = dict[str, Any]  # `public`, `outlook`, `own`, `asks`, `events` (how many there were) and `result`


class Pages:
    """What was written down for one viewer."""

    def __init__(self, data: bytes) -> None:
        self.lines: list[bytes] = zlib.decompress(data).split(b"\n")
        self.head: dict[str, Any] = msgspec.json.decode(self.lines[0])
        if self.head["format"] not in (WHOLE, FORMAT):
            raise ValueError(f"this album has format {self.head['format']}, not {FORMAT}")

    def line(self, moves: int) -> dict[str, Any]:
        return dict(msgspec.json.decode(self.lines[1 + moves]))


class Album:
    """What one viewer saw, made of everybody's pages and of its own, which a spectator has none of."""

    def __init__(self, seat: int | None, shared: bytes, own: bytes | None) -> None:
        self.seat: int | None = seat
        self.shared: Pages = Pages(shared)
        self.alone: Pages | None = None if own is None else Pages(own)
        self.head: dict[str, Any] = self.shared.head
        self.last: tuple[int, Position] | None = None  # the position that was looked at last, and its number
        if self.alone is not None and self.alone.head["format"] == WHOLE:
            self.shared, self.head, self.alone = self.alone, self.alone.head, None
        elif self.alone is not None:
            events = self.head["events"][:]
            for at, event in self.alone.head["events"]:
                events[at] = event
            self.head = {**self.head, "events": events}

    @property
    def rules(self) -> int:
        return int(self.head["rules"])

    @property
    def moves(self) -> list[tuple[int, str, int]]:
        """Who answered, what, and how many events there were after it."""
        return [(seat, key, events) for seat, key, events in self.head["moves"]]

    @property
    def record(self) -> dict[str, Any]:
        """The match as it was saved at its end; a spectator's album has it."""
        return dict(self.head["record"])

    def position(self, moves: int) -> Position:
        """What was seen after the first `moves` answers."""
        if self.head["format"] == WHOLE:
            return self.shared.line(moves)
        at, seen = self.last if self.last is not None and self.last[0] <= moves else (0, self.first())
        while at < moves:
            at += 1
            seen = self.next(seen, at)
        self.last = at, seen
        return seen

    def first(self) -> Position:
        return self.with_own(self.shared.line(0), {} if self.alone is None else self.alone.line(0))

    def next(self, seen: Position, moves: int) -> Position:
        line, known = self.shared.line(moves), {} if self.alone is None else self.alone.line(moves)
        line["public"] = changed(seen["public"], line["public"])
        line["outlook"] = changed(seen["outlook"], line["outlook"])
        known["own"] = changed(seen["own"], known.get("own", []))
        return self.with_own(line, known)

    def with_own(self, line: Position, known: dict[str, Any]) -> Position:
        """A position with what this viewer alone knew of it: its own part, and its question in full."""
        if ask := known.pop("ask", None):
            line["asks"] = [ask if one["seat"] == self.seat else one for one in line["asks"]]
        return {**line, **known}


def pictured(game: Game, record: dict[str, Any]) -> dict[int | None, bytes]:
    """The pages of every seat and of a spectator (None). Verifies the record on the way: BadRecord if it is wrong."""
    camera = Camera()
    match = load_match(game, record, camera.look)
    pages: dict[int | None, list[bytes]] = {None: [shared_head(match), *camera.shared]}
    for seat, lines in enumerate(camera.alone):
        pages[seat] = [own_head(match, seat), *lines]
    return {viewer: zlib.compress(b"\n".join(lines), 6) for viewer, lines in pages.items()}


class Camera:
    """Looks at a match while it is played again, and writes down every position: the first whole, then what changed."""

    def __init__(self) -> None:
        self.shared: list[bytes] = []
        self.alone: list[list[bytes]] = []  # by seat
        self.seen: tuple[Shown, Shown, list[Shown]] | None = None  # the last position: `public`, `outlook`, `own`s

    def look(self, match: Match) -> None:
        seats = range(match.seats)
        last, self.seen = self.seen, (match.public(), match.outlook(), [match.own(seat) for seat in seats])
        public, outlook, own = self.seen
        if last is None:
            self.shared.append(shared_line(match, {"public": public, "outlook": outlook, "own": match.own(None)}))
            self.alone = [[own_line(match, seat, own[seat])] for seat in seats]
            return
        changed_parts = {"public": changes(last[0], public), "outlook": changes(last[1], outlook)}
        self.shared.append(shared_line(match, changed_parts))
        for seat in seats:
            self.alone[seat].append(own_line(match, seat, changes(last[2][seat], own[seat])))
        time.sleep(BREATH)


def shared_head(match: Match) -> bytes:
    return msgspec.json.encode(
        {
            "format": FORMAT,
            "game": match.game.id,
            "rules": match.game.rules,
            "start": match.told(0),
            "moves": [[seat, key, match.told(number + 1)] for number, (seat, key) in enumerate(match.answers)],
            "events": match.events_for(None),
            "record": match.save(),
        }
    )


def own_head(match: Match, seat: int) -> bytes:
    """With the events that this seat knew more of, by their numbers."""
    events = [[at, event.to_json(seat)] for at, event in enumerate(match.events) if event.knows(seat)]
    return msgspec.json.encode({"format": FORMAT, "events": events})


def shared_line(match: Match, parts: dict[str, Any]) -> bytes:
    result = None if match.result is None else match.result.to_json()
    asks = match.asks_for(None)
    return msgspec.json.encode({**parts, "asks": asks, "events": len(match.events), "result": result})


def own_line(match: Match, seat: int, own: Shown | list[Any]) -> bytes:
    ask = match.ask_for(seat)
    return msgspec.json.encode({"own": own, "ask": None if ask is None else ask.to_json()})
