"""Report: what the lab may ask a game about its matches, so that they can be counted and plotted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Report:
    """One per game, made once. Every function looks at a position and changes nothing.

    `kinds` says which traits and cards there are, and how the message begins that names one: `{"faction": "faction-"}`.
    """

    def __init__(
        self,
        kinds: dict[str, str],
        traits: Callable[[Any, int], dict[str, list[str]]],
        facts: Callable[[Any], dict[str, float]],
        points: Callable[[Any, int], float],
        first: Callable[[Any], int],
        card: Callable[[str, str], str],
    ) -> None:
        self.kinds: dict[str, str] = kinds
        self.traits: Callable[[Any, int], dict[str, list[str]]] = traits  # what a seat plays with: faction, castle...
        self.facts: Callable[[Any], dict[str, float]] = facts  # of the whole match: rounds, deaths...
        self.points: Callable[[Any, int], float] = points  # how far a seat has come, as the rules count it
        self.first: Callable[[Any], int] = first  # who began; -1: nobody, or not yet known
        self.card: Callable[[str, str], str] = card  # (why, key) of an option: the card that it plays, or ""
