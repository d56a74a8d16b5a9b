"""A server for the browser tests: `python -m tests.browser.house PORT DATABASE [GAME GIVEN]`.

Its shelf also holds the toy game. With a game and a position in the words of its scenarios (as JSON), every match of
that game begins there.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import msgspec
import pytest

from klubovna.engine import Chance, Game
from klubovna.games import GAMES
from klubovna.server.serve import serve
from klubovna.server.settings import Settings
from klubovna.teacher.puzzle import Puzzle, puzzles_of
from tests.luck import fix_luck, fix_shares
from tests.toy import TOY

OWNER = "the-owner-of-this-house"
GENEROUS = Settings(
    messages=(10_000, 1),
    requests=(10_000, 1),
    new_tables=(10_000, 1),
    card_tries=(10_000, 1),
    letters=(10_000, 1),
    admin_token=OWNER,
    notify_networks=("127.0.0.0/8",),
    smtp=os.environ.get("HOUSE_SMTP", ""),
)


def begin_at(game_id: str, given: dict[str, Any]) -> None:
    game = GAMES[game_id]
    usual = game.setup

    def setup(seats: int, options: dict[str, Any], chance: Chance) -> Any:
        state = usual(seats, options, chance)
        game.arrange(state, given)
        return state

    game.setup = setup


def without_puzzles(game_id: str) -> None:
    """They are found by playing from the usual start."""

    def puzzles(game: Game) -> list[Puzzle]:
        return [] if game.id == game_id else puzzles_of(game)

    pytest.MonkeyPatch().setattr("klubovna.server.puzzles.puzzles_of", puzzles)


if __name__ == "__main__":
    GAMES[TOY.id] = TOY
    fix_luck(pytest.MonkeyPatch())
    fix_shares(pytest.MonkeyPatch())
    if len(sys.argv) > 3:
        begin_at(sys.argv[3], json.loads(sys.argv[4]))
        without_puzzles(sys.argv[3])
    settings = msgspec.structs.replace(GENEROUS, base_url=f"http://localhost:{sys.argv[1]}")
    sys.exit(serve(int(sys.argv[1]), sys.argv[2], bot_pause=0.0, settings=settings))
