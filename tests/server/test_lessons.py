"""Lessons over HTTP: a learner who only sees what is sent can finish every one of them."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.engine.changes import changed
from klubovna.games import GAMES
from klubovna.teacher.lesson import lessons_of
from klubovna.teacher.play import played
from tests.server.club import club, run
from tests.server.test_http import reason

LESSONS = [(game.id, lesson.id) for game in GAMES.values() for lesson in lessons_of(game)]


def shown_at_last(moment: dict[str, Any]) -> tuple[Any, Any]:
    """What the browser makes of it: the table before, then one difference after another."""
    public, own, moved = moment["before"]["public"], moment["before"]["own"], moment["moved"]
    later = {entry["at"]: entry["own"] for entry in moved.get("own", [])}
    step = moved["step"]
    for at, frame in enumerate([*step.get("frames", []), {"public": step.get("public", [])}]):
        public = changed(public, frame.get("public", []))
        own = changed(own, later.get(at, []))
    return public, own


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_finished_by_what_is_sent(game: str, lesson: str, file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            listed = (await here.http.get(f"/api/lessons/{game}", headers={"accept-language": "cs"})).json()
            assert lesson in [one["id"] for one in listed] and all(one["title"] for one in listed)
            keys: list[str] = []
            while True:
                answer = await here.http.post(f"/api/lessons/{game}/{lesson}", json={"keys": keys})
                assert answer.status_code == 200, answer.text
                moment = answer.json()
                now = played(next(one for one in lessons_of(GAMES[game]) if one.id == lesson), keys)
                public, own = shown_at_last(moment)
                view = {**public, **own}
                assert {name: now.match.view(moment["seat"])[name] for name in view} == view
                assert moment["say"]
                if moment["over"]:
                    assert moment["step"] == moment["steps"]
                    return
                offered = [o["key"] for ask in moment["moved"].get("asks", []) for o in ask.get("options") or []]
                said = {key for reply in moment["replies"] for key in reply["keys"]}
                if moment["wanted"]:
                    assert set(offered) == set(moment["wanted"]) | said
                keys.append(moment["wanted"][0] if moment["wanted"] else "")

    run(work())


def test_what_leads_nowhere_is_refused_in_words(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            address = "/api/lessons/trablici/first"
            assert reason(await here.http.post(address, json={"keys": ["stop"]}), 409) == "lesson-lost"
            assert reason(await here.http.post(address, json={"keys": [""]}), 409) == "lesson-lost"
            assert reason(await here.http.post(address, json={"keys": "x"}), 422) == "unreadable"
            assert reason(await here.http.post(address, json={"keys": ["x" * 300]}), 422) == "unreadable"
            assert reason(await here.http.post(address, content=b"\xff"), 422) == "unreadable"
            assert reason(await here.http.post("/api/lessons/trablici/none", json={"keys": []}), 404) == "no-lesson"
            assert reason(await here.http.get("/api/lessons/chess"), 404) == "no-game"

    run(work())
