"""How good a position of Bellum Magica is, for bots (specification 9)."""

from __future__ import annotations

from klubovna.engine import Ask
from klubovna.games.bellum_magica.state import BellumMagica


def value(g: BellumMagica, seat: int, asks: list[Ask]) -> float:
    return float(g.players[seat].score())
