"""Analyses over HTTP: wanted, followed, called off, kept with the match and read again."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from klubovna.server import study_bodies
from tests.server.club import Club, club, run
from tests.server.test_http import GAMES, finished, reason


async def asked(here: Club, room: str, wanted: bool | None = None, lang: str = "cs") -> study_bodies.Analysed:
    address, headers = f"/api/rooms/{room}/analysis", {"accept-language": lang}
    if wanted is None:
        answer: Any = await here.http.get(address, headers=headers)
    else:
        answer = await here.http.post(address, json={"wanted": wanted}, headers=headers)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=study_bodies.Analysed)


async def until(here: Club, room: str, *states: str) -> study_bodies.Analysed:
    while (found := await asked(here, room)).state not in states:
        await asyncio.sleep(0.02)
    return found


def test_an_analysis_is_made_once_and_kept_with_the_match(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            room = (await finished(here, "tag_team"))[0].room
            assert (await asked(here, room)).state == "none"
            first = await asked(here, room, wanted=True)
            assert first.state in ("waiting", "running") and first.total > 0
            assert (await asked(here, room, wanted=True)).state in ("waiting", "running", "done")
            done = await until(here, room, "done", "failed")
            assert done.analysis is not None and done.analysis.moves == first.total
            assert all(player.verdict for player in done.analysis.players)
        async with club(file) as here:  # another server, or the same one after its end
            again = await asked(here, room, wanted=True, lang="en")
            assert again.state == "done" and again.analysis is not None
            assert again.analysis.choices == done.analysis.choices
            assert again.analysis.players[0].verdict != done.analysis.players[0].verdict

    run(work(), 240)


def test_an_analysis_can_be_called_off_and_wanted_again(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            room = (await finished(here, "tag_team"))[0].room
            await asked(here, room, wanted=True)
            await until(here, room, "running")
            assert (await asked(here, room, wanted=False)).state == "none"
            assert (await asked(here, room, wanted=False)).state == "none"
            assert (await asked(here, room, wanted=True)).state in ("waiting", "running")

    run(work(), 240)  # the club closes in the middle of it


def test_what_cannot_be_analysed_says_so(file: str) -> None:
    async def work() -> None:
        async with club(file, GAMES) as here:
            clients = await here.table("toy", people=2)
            address = f"/api/rooms/{clients[0].room}/analysis"
            assert reason(await here.http.post(address, json={"wanted": True}), 403) == "record-running"
            assert reason(await here.http.get(address), 403) == "record-running"
            assert reason(await here.http.post(address, json={"wanted": "yes"}), 422) == "unreadable"
            room = (await finished(here))[0].room
            await asked(here, room, wanted=True)
            assert (await until(here, room, "failed", "done")).state == "failed"  # the process does not know this game

    run(work(), 240)
