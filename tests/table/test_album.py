"""Albums: every position of a finished match as every viewer saw it, in the present format and in the first one."""

from __future__ import annotations

import json
import random
import zlib
from typing import Any

import msgspec
import pytest

from klubovna.engine import Match, new_match
from klubovna.games import GAMES
from klubovna.table.album import Album, pictured


def finished(game: str) -> Match:
    match, chance = new_match(GAMES[game], 2, seed=3), random.Random(3)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, chance.choice(ask.options).key)
    return match


def seen(match: Match, moves: int, viewer: int | None) -> dict[str, Any]:
    then = match.at(moves)
    result = None if then.result is None else then.result.to_json()
    view = {"public": then.public(), "outlook": then.outlook(), "own": then.own(viewer)}
    return {**plain(view), "asks": plain(then.asks_for(viewer)), "events": len(then.events), "result": result}


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.parametrize("game", GAMES)
def test_an_album_shows_what_was_seen(game: str) -> None:
    match = finished(game)
    pages = pictured(match.game, match.save())
    numbers = [0, match.version, match.version // 2, match.version // 2 + 1, 1]  # forwards and back
    for viewer in (None, 0, 1):
        album = Album(viewer, pages[None], None if viewer is None else pages[viewer])
        assert album.head["events"] == plain(match.events_for(viewer))
        for moves in numbers:
            assert album.position(moves) == seen(match, moves, viewer), (viewer, moves)
    assert Album(None, pages[None], None).record == plain(match.save())


def test_what_everybody_saw_is_written_once() -> None:
    match = finished("bellum_magica")
    pages = {viewer: zlib.decompress(data) for viewer, data in pictured(match.game, match.save()).items()}
    assert all(b'"market"' not in pages[seat] for seat in (0, 1)) and b'"market"' in pages[None]
    assert sum(map(len, pages.values())) < len(json.dumps(seen(match, 5, 0))) * match.version


def test_an_album_of_the_first_format_is_read() -> None:
    """There every viewer had whole positions, and all that everybody saw was written for each."""
    match = finished("tag_team")

    def pages(viewer: int | None) -> bytes:
        moves = [[seat, key, match.told(number + 1)] for number, (seat, key) in enumerate(match.answers)]
        head: dict[str, Any] = {"format": 1, "game": "tag_team", "rules": match.game.rules, "start": match.told(0)}
        head |= {"moves": moves, "events": match.events_for(viewer)}
        if viewer is None:
            head["record"] = match.save()
        lines = [head, *[seen(match, number, viewer) for number in range(match.version + 1)]]
        return zlib.compress("\n".join(json.dumps(line) for line in lines).encode())

    for viewer in (None, 0, 1):
        album = Album(viewer, pages(None), None if viewer is None else pages(viewer))
        assert album.moves[-1][2] == len(match.events) and album.head["events"] == plain(match.events_for(viewer))
        assert [album.position(moves) for moves in (7, 2)] == [seen(match, moves, viewer) for moves in (7, 2)]


def test_a_later_format_is_not_misread() -> None:
    with pytest.raises(ValueError, match="format 3"):
        Album(None, zlib.compress(b'{"format": 3}'), None)
