"""How good a position of Smash Up is, for bots (specification 9)."""

from __future__ import annotations

from klubovna.engine import Ask
from klubovna.games.smash_up.state import SmashUp


def value(g: SmashUp, seat: int, asks: list[Ask]) -> float:
    return float(g.players[seat].points)
