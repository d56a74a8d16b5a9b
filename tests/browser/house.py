"""A server for the browser tests: `python -m tests.browser.house PORT DATABASE`.

Its shelf also holds the toy game. The file HOUSE_GIVEN holds positions by game, as JSON in the words of scenarios:
tables that are opened meanwhile begin there. `luck` in it is the number of another deal for them.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klubovna.engine import Chance, Game, seed_key
from klubovna.games import GAMES
from klubovna.server.serve import serve
from klubovna.server.settings import Settings
from klubovna.table.entries import Created
from klubovna.table.lobby import Lobby
from klubovna.table.room import Room
from tests.luck import fix_luck, fix_shares, fixed, fixed_share
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


def begin_as_told(file: Path) -> None:
    """Such tables begin there whenever they are read again, too: they are known by their seed."""
    starts: dict[bytes, dict[str, Any]] = {}
    open_usually = Lobby.open_table

    async def open_table(self: Lobby, created: Created, holder: str, id: str | None = None) -> Room:
        told = json.loads(file.read_text())
        given = told.get(created.game)
        if "luck" in told:
            created.seed = fixed(created.game, created.seats, told["luck"])
        if given is not None and not (created.origin and created.origin.kind == "fork"):
            created.seed = fixed(created.game, created.seats, given)
            for people in range(created.seats + 1):
                starts[seed_key(created.seed, [fixed_share(i) for i in range(people)])] = given
        return await open_usually(self, created, holder, id)

    def beginning(game: Game, setup: Callable[[int, dict[str, Any], Chance], Any]) -> None:
        def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Any:
            given = starts.get(chance.key)
            state = setup(seats, options, chance)
            if given is not None:
                game.arrange(state, given)
            return state

        game.setup = set_up

    pytest.MonkeyPatch().setattr(Lobby, "open_table", open_table)
    for game in GAMES.values():
        beginning(game, game.setup)


if __name__ == "__main__":
    GAMES[TOY.id] = TOY
    begin_as_told(Path(os.environ["HOUSE_GIVEN"]))
    fix_luck(pytest.MonkeyPatch())
    fix_shares(pytest.MonkeyPatch())
    settings = msgspec.structs.replace(GENEROUS, base_url=f"http://localhost:{sys.argv[1]}")
    sys.exit(serve(int(sys.argv[1]), sys.argv[2], bot_pause=0.0, settings=settings))
