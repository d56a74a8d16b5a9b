"""Trablíci for the lab."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Report
from klubovna.games.trablici.cards import KINDS
from klubovna.games.trablici.state import Trablici


def traits(t: Trablici, seat: int) -> dict[str, list[str]]:
    """All players have the same cards."""
    return {}


def facts(t: Trablici) -> dict[str, float]:
    return {"turns": t.turn, "hordes": sum([len(player.markers) for player in t.players])}


def points(t: Trablici, seat: int) -> float:
    return t.players[seat].score()


def first(t: Trablici) -> int:
    """S5: asked at the first question, which is the start player's."""
    return t.active


def card(why: str, key: str) -> str:
    """An action card whose effect was chosen, or a horde that was formed."""
    kind = key.partition(":")[0]
    return kind if kind in KINDS or kind == "horde" else ""


REPORT: Final = Report({"card": "short-"}, traits, facts, points, first, card)
