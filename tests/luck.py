"""The same luck in every run: a table's deals and its bots depend on the game and its seats, not on the moment.

A test that plays at a real table would otherwise meet another match each time and be red once in fifty runs.
`KLUBOVNA_LUCK=2 make test` plays other matches.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from typing import Any

import pytest

from klubovna.engine import Game
from klubovna.table import thinking
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.room import Draft, Room

LUCK = os.environ.get("KLUBOVNA_LUCK", "1")


def fixed(*parts: object) -> str:
    return blake2b(repr((LUCK, *parts)).encode(), digest_size=16).hexdigest()


def fix_luck(patch: pytest.MonkeyPatch) -> None:
    usual = Clubhouse.open_table

    async def open_table(self: Clubhouse, game: Game, data: dict[str, Any], holder: str) -> Room:
        rematch = "origin" in data
        return await usual(self, game, {"seed": fixed(game.id, data["seats"], rematch), **data}, holder)

    patch.setattr(Clubhouse, "open_table", open_table)
    patch.setattr(thinking, "token_hex", lambda _: fixed("bot"))


def fix_shares(patch: pytest.MonkeyPatch) -> None:
    """What the players' browsers mix into the shuffles, too."""
    usual = Room.start

    def start(self: Room, holder: str, salt: str) -> Draft:
        kind, data = usual(self, holder, salt)
        return kind, {**data, "mixed_in": [fixed("share", i) for i in range(len(data["mixed_in"]))]}

    patch.setattr(Room, "start", start)
