"""Hustá mela for the lab."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Report
from klubovna.games.smash_up.cards import FACTIONS
from klubovna.games.smash_up.state import SmashUp

PLAYING: Final = ("play", "raise", "use")  # from the hand, from the discard pile, a Special


def traits(g: SmashUp, seat: int) -> dict[str, list[str]]:
    names = sorted([FACTIONS[faction] for faction in g.players[seat].factions])
    return {"faction": names, "pair": ["+".join(names)]}


def facts(g: SmashUp) -> dict[str, float]:
    return {"turns_per_player": g.turn / g.seats, "bases_scored": len(g.base_discard)}


def points(g: SmashUp, seat: int) -> float:
    return g.players[seat].points


def first(g: SmashUp) -> int:
    return g.first


def card(why: str, key: str) -> str:
    verb, _, rest = key.partition(":")
    if verb not in PLAYING or why not in ("play", "before", "after"):
        return ""
    return rest.partition(":")[0].partition(".")[0]


REPORT: Final = Report({"faction": "faction-", "pair": "faction-", "card": "card-"}, traits, facts, points, first, card)
