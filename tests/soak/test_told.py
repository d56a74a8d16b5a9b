"""What leaves the server by other ways than the socket: replays, stories, errors and logs of a running match.

At moments of random matches the same questions are asked over HTTP about the true table and about one in which all that
the asker cannot know was dealt anew: every answer and every line of the log must be the same.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from klubovna.engine import Chance, Game, Match, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import random_answer
from klubovna.table.desk import Desk
from tests.server.club import Club, club, run
from tests.server.conftest import folder  # noqa: F401
from tests.server.test_leak import answering, peeping_game, room_again, secretly_planned
from tests.server.test_logs import logged
from tests.soak.results import Part

UNITS, MOMENTS = 100, 40
PASSING = ("trace", "ms", "timestamp")  # what is another at every request

# what anybody may ask about a table, and what is refused while its match runs
ASKED = [
    ("GET", "", None),
    ("GET", "/replay{eye}", None),
    ("GET", "/replay/{moves}{eye}", None),
    ("GET", "/replay/{beyond}{eye}", None),
    ("GET", "/story{eye}{and}lang=cs", None),
    ("GET", "/story{eye}{and}form=jsonl", None),
    ("GET", "/record", None),
    ("GET", "/verify", None),
    ("GET", "/analysis", None),
    ("POST", "/fork", {"moves": 3, "seat": 0, "level": "random"}),
    ("POST", "/analysis", {"wanted": True}),
]


async def told(here: Club, id: str, token: str | None, eye: int | None, match: Match) -> list[str]:
    """All answers, and all that the log says of them, about the table with this match at it."""
    desk = Desk(id)
    desk.room = await room_again(here, id, match)
    here.clubhouse.desks[id] = desk
    words = {"eye": "?" if eye is None else f"?seat={eye}", "and": "" if eye is None else "&"}
    found: list[str] = []
    with logged() as log:
        for method, place, body in ASKED:
            path = place.format(moves=match.version, beyond=match.version + 7, **words)
            headers = {} if token is None else {"authorization": f"Bearer {token}"}
            answer = await here.http.request(method, f"/api/rooms/{id}{path}", json=body, headers=headers)
            assert answer.status_code < 500, (path, answer.text)
            said = answer.text
            if answer.status_code >= 400:
                said = json.dumps({name: value for name, value in answer.json().items() if name != "trace"})
            found.append(f"{answer.status_code} {said}")
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert lines
    found += [json.dumps({name: value for name, value in line.items() if name not in PASSING}) for line in lines]
    return found


async def compared(here: Club, name: str, seats: int, seed: int, moments: int) -> dict[str, int]:
    """So many pairs of visits; raises where they differ."""
    clients = await here.table(name, people=seats)
    id, tokens = clients[0].room, [client.token for client in clients]
    for client in clients:
        await client.socket.close()
    chance = Chance(seed_key(seed))
    pairs = answers = 0
    while pairs < moments:
        here.clubhouse.desks.pop(id, None)
        room = await here.clubhouse.room(id)
        match = room.match
        assert match is not None
        for _ in range(1 + chance.below(4)):
            if not match.over:
                seat, key = random_answer(match, chance)
                await here.clubhouse.do(id, "bot", None, answering(seat, key))
        if match.over:
            break
        eye: int | None = chance.below(seats + 1) - 1
        eye = None if eye == -1 else eye
        if secretly_planned(match, eye):
            continue  # other worlds forget the plans of rivals
        token = None if eye is None else tokens[eye]
        true, twin = match.fork(), match.redeal(eye, seed)
        seen = await told(here, id, token, eye, true)
        assert seen == await told(here, id, token, eye, twin), f"{name}: seat {eye} is told more than it may know"
        pairs, answers = pairs + 1, answers + len(seen)
    return {"pairs": pairs, "answers": answers}


def many_seats(game: Game, number: int) -> int:
    low, high = game.seats
    return max(low, 2) + number % (high - max(low, 2) + 1) if high > 1 else 1


@pytest.mark.parametrize("game", GAMES)
def test_answers_and_logs_tell_nothing_hidden(game: str, folder: Path) -> None:  # noqa: F811
    async def work() -> None:
        async with club(folder / "club.db") as here:
            found = await compared(here, game, 2, 1, 3)
            assert found["pairs"] >= 2  # a match may be over before

    run(work())


def test_a_replay_that_shows_too_much_would_be_found(folder: Path) -> None:  # noqa: F811
    async def work() -> None:
        async with club(folder / "club.db", {"peeping": peeping_game()}) as here:
            await compared(here, "peeping", 2, 1, 20)

    with pytest.raises(AssertionError, match="more than it may know"):
        run(work())


@pytest.mark.soak
def test_replays_stories_errors_and_logs_tell_nothing_hidden(folder: Path) -> None:  # noqa: F811
    part = Part("leaks replays, stories, errors, logs", 1, UNITS)

    async def one(store: Path, game: str, number: int) -> dict[str, int]:
        async with club(store) as here:
            return await compared(here, game, many_seats(GAMES[game], number // len(GAMES)), number, MOMENTS)

    part.play(folder, list(GAMES), lambda store, game, number: run(one(store, game, number), 1800))
    totals = {name: sum(step[name] for step in part.steps) for name in ("pairs", "answers")}
    passed = totals["pairs"] >= 2_000
    part.conclude(passed, differences=0, **totals)
    assert passed
