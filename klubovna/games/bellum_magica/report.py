"""Bellum Magica for the lab."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Report
from klubovna.games.bellum_magica.cards import CASTLES, GOBLIN, MONSTERS, MONSTERS_OF
from klubovna.games.bellum_magica.state import BellumMagica


def traits(g: BellumMagica, seat: int) -> dict[str, list[str]]:
    """The castle, and the two goblins, dealt or already under it."""
    player = g.players[seat]
    held = [*player.goblins, *player.cards[0], *player.cards[1]]
    goblins = [MONSTERS[card].id for card in MONSTERS_OF[GOBLIN] if card in held]
    return {"castle": [CASTLES[player.castle].id], "goblin": goblins}


def facts(g: BellumMagica) -> dict[str, float]:
    chests = [player.chest_count() for player in g.players]
    return {"rounds": g.round, "most_chests": max(chests), "chests": sum(chests)}


def points(g: BellumMagica, seat: int) -> float:
    return g.players[seat].score()


def first(g: BellumMagica) -> int:
    """S10: the captain is drawn after the goblins have been placed."""
    return g.captain


def card(why: str, key: str) -> str:
    return key.split(":")[1] if why == "recruit" and key.startswith("recruit:") else ""


REPORT: Final = Report(
    {"castle": "castle-", "goblin": "monster-", "card": "monster-"}, traits, facts, points, first, card
)
