"""Puzzles over HTTP: listed, solved by what is sent, explained."""

from __future__ import annotations

import msgspec

from klubovna.games import GAMES
from klubovna.server import study_bodies
from klubovna.teacher.puzzle import puzzles_of
from tests.server.club import club, run
from tests.server.test_http import reason


def test_a_puzzle_is_listed_solved_and_explained(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            today = msgspec.json.decode((await here.http.get("/api/puzzles")).content, type=study_bodies.PuzzleOfTheDay)
            assert today.number >= 1 and today.puzzle.game in GAMES
            game = today.puzzle.game
            listed = (await here.http.get(f"/api/puzzles/{game}", headers={"accept-language": "cs"})).json()
            assert [one["id"] for one in listed] == [puzzle.id for puzzle in puzzles_of(GAMES[game])]
            assert [one["difficulty"] for one in listed] == sorted(one["difficulty"] for one in listed)
            assert all(one["question"].strip() and "ask-" not in one["question"] for one in listed)
            address, keys = f"/api/puzzles/{game}/{today.puzzle.id}", list[str]()
            while True:
                answer = await here.http.post(address, json={"keys": keys})
                assert answer.status_code == 200, answer.text
                now = msgspec.json.decode(answer.content, type=study_bodies.PuzzleMoment)
                if now.moment.over:
                    break
                assert now.moment.say and len(now.moment.wanted) == 1
                best = now.moment.wanted[0]
                assert max(now.worth, key=lambda key: now.worth[key]) == best
                assert {key for reply in now.moment.replies for key in reply.keys} >= set(now.worth) - {best}
                keys.append(best)
            assert len(keys) == today.puzzle.steps
            solution = msgspec.json.decode(
                (await here.http.get(f"{address}/solution")).content, type=study_bodies.PuzzleSolution
            )
            assert [step.key for step in solution.steps] == keys

    run(work(), 120)


def test_what_is_no_puzzle_is_refused_in_words(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            for address in ("/api/puzzles/trablici/nothing", "/api/puzzles/chess/nothing"):
                assert reason(await here.http.post(address, json={"keys": []}), 404) in ("no-puzzle", "no-game")
            assert reason(await here.http.get("/api/puzzles/trablici/nothing/solution"), 404) == "no-puzzle"

    run(work())
