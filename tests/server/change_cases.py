"""Real views and what changed between them, for the browser to put together: `python -m tests.server.change_cases`.

The same cases are run in `web/src/net/changes.test.ts`; a test fails when the file is not current.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from klubovna.engine import Chance, Game, new_match, seed_key
from klubovna.engine.shown import plain
from klubovna.games import GAMES
from klubovna.lab.laws import random_answer
from klubovna.table.film import Film

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "net" / "changes.cases.json"
ANSWERS: Final = 25


def case(game: Game) -> dict[str, Any]:
    """A view at the start, all changes of some answers, frame by frame, and the view that they lead to."""
    match = new_match(game, min(3, game.seats[1]), 11)
    film = Film(match, 0, [])
    start = plain(film.public)
    choices = Chance(seed_key(5))
    for version in range(1, ANSWERS):
        told = len(match.events)
        match.answer(*random_answer(match, choices))
        film.cut(match, version, version, told)
    frames = [frame.public for step in film.steps for frame in [*step.frames, step.last]]
    return {"game": game.id, "start": start, "changes": [frame for frame in frames if frame], "end": plain(film.public)}


def written() -> str:
    cases = [case(game) for game in GAMES.values()]
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in cases) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
