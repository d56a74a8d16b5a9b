"""The same luck in every run: a table's deals and its bots depend on the game and its seats, not on the moment.

A test that plays at a real table would otherwise meet another match each time and be red once in fifty runs.
`KLUBOVNA_LUCK=2 make test` plays other matches.
"""

from __future__ import annotations

import os
from hashlib import blake2b

import pytest

from klubovna.table import thinking
from klubovna.table.entries import Created, Started
from klubovna.table.lobby import Lobby
from klubovna.table.play import Play
from klubovna.table.room import Room

LUCK = os.environ.get("KLUBOVNA_LUCK", "1")


def fixed(*parts: object) -> str:
    return blake2b(repr((LUCK, *parts)).encode(), digest_size=16).hexdigest()


def fixed_share(number: int) -> str:
    """What the browser of one of the players mixes into the shuffles."""
    return fixed("share", number)


def fix_luck(patch: pytest.MonkeyPatch) -> None:
    usual = Lobby.open_table

    async def open_table(self: Lobby, created: Created, holder: str, id: str | None = None) -> Room:
        origin = created.origin or None
        if origin is None or origin.kind != "fork":  # a fork has the seed of its match
            created.seed = fixed(created.game, created.seats, origin is not None)
        return await usual(self, created, holder, id)

    patch.setattr(Lobby, "open_table", open_table)
    patch.setattr(thinking, "token_hex", lambda _: fixed("bot"))


def fix_shares(patch: pytest.MonkeyPatch) -> None:
    """What the players' browsers mix into the shuffles, too."""
    usual = Play.start

    def start(self: Play, holder: str, salt: str) -> Started:
        fact = usual(self, holder, salt)
        fact.mixed_in = [fixed_share(i) for i in range(len(fact.mixed_in))]
        return fact

    patch.setattr(Play, "start", start)
