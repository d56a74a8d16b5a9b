"""Album: everything that could be seen in a finished match, kept so that it can always be watched.

A record can be played again only under the rules it was played under. So when a match ends, its positions, questions
and events are written down as every seat and a spectator saw them, as the plain JSON that clients were sent. That needs
no rules to be read again. An album is made of a match that is over, when everybody may look at every seat's cards.
"""

from __future__ import annotations

import time
import zlib
from typing import Any, Final

import msgspec

from klubovna.engine import Game, Match, load_match

FORMAT: Final = 1
BREATH: Final = 0.0005  # seconds between two positions, so that a thread that makes an album holds nobody up


class Album:
    """What one seat saw. The first line is the head, then there is one line per position."""

    def __init__(self, data: bytes) -> None:
        self.lines: list[bytes] = zlib.decompress(data).split(b"\n")
        self.head: dict[str, Any] = msgspec.json.decode(self.lines[0])
        if self.head["format"] != FORMAT:
            raise ValueError(f"this album has format {self.head['format']}, not {FORMAT}")

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

    def position(self, moves: int) -> dict[str, Any]:
        """`public`, `outlook`, `own`, `asks`, `events` (how many there were) and `result` after the first `moves`."""
        return dict(msgspec.json.decode(self.lines[1 + moves]))


def pictured(game: Game, record: dict[str, Any]) -> dict[int | None, bytes]:
    """The albums of every seat and of a spectator (None). Verifies the record on the way: BadRecord if it is wrong."""
    match = load_match(game, record)
    viewers: list[int | None] = [None, *range(match.seats)]
    lines: dict[int | None, list[bytes]] = {viewer: [head(match, viewer)] for viewer in viewers}
    then = match.at(0)
    for number in range(match.version + 1):
        for viewer in viewers:
            lines[viewer].append(picture(then, viewer))
        if number < match.version:
            then.answer(*match.answers[number])
            time.sleep(BREATH)
    return {viewer: zlib.compress(b"\n".join(lines[viewer]), 6) for viewer in viewers}


def head(match: Match, viewer: int | None) -> bytes:
    moves = [[seat, key, match.told(number + 1)] for number, (seat, key) in enumerate(match.answers)]
    about: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules,
        "start": match.told(0),
        "moves": moves,
        "events": match.events_for(viewer),
    }
    if viewer is None:
        about["record"] = match.save()
    return msgspec.json.encode(about)


def picture(match: Match, viewer: int | None) -> bytes:
    result = None if match.result is None else match.result.to_json()
    return msgspec.json.encode(
        {
            "public": match.public(),
            "outlook": match.outlook(),
            "own": match.own(viewer),
            "asks": match.asks_for(viewer),
            "events": len(match.events),
            "result": result,
        }
    )
