"""Strážci Divočiny for the lab."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Report
from klubovna.games.defenders.cards import FACTIONS, LEADERS
from klubovna.games.defenders.state import Defenders


def traits(t: Defenders, seat: int) -> dict[str, list[str]]:
    player = t.players[seat]
    leader = [LEADERS[player.leader][-1]] if player.leader >= 0 else []
    return {"faction": [FACTIONS[player.faction]], "leader": leader}


def facts(t: Defenders) -> dict[str, float]:
    return {
        "rounds": t.round,
        "machine_cards": t.drawn,
        "deaths": len(t.graves),
        "camps": sum([player.built for player in t.players]),
        "rewilded": t.rewilded.bit_count(),
    }


def points(t: Defenders, seat: int) -> float:
    """What the team has rewilded: all win together."""
    return t.rewilded.bit_count()


def first(t: Defenders) -> int:
    return t.first


def card(why: str, key: str) -> str:
    return key.partition(":")[2] if why == "lead" else ""


REPORT: Final = Report(
    {"faction": "faction-", "leader": "leader-", "card": "defender-"}, traits, facts, points, first, card
)
