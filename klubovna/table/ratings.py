"""Ratings: how strong members and figures are at a game, as far as rated matches tell.

A rating is openskill's (Plackett-Luce): a strength and how uncertain it is, for any number of players. What a match
changes is weighed, so that neither a bot nor one friend can be farmed; docs/club.md explains the weights.
"""

from __future__ import annotations

from typing import Final

import msgspec
from openskill.models import PlackettLuce

from klubovna.table.tokens import MEMBER

BOT: Final = "bot:"
SETTLED: Final = 6.0  # a rating less certain than this is provisional; some fifteen matches
AMONG_BOTS: Final = 0.5  # the weight of a match in which no other member sat
SPAN: Final = 30 * 86400.0  # seconds for which meetings are remembered
PEOPLE_TIRE: Final = 10.0  # meetings after which a match against the same member weighs half
BOTS_TIRE: Final = 2.0  # and one against the same figure

MODEL: Final = PlackettLuce()


class Rating(msgspec.Struct):
    """Strength and uncertainty, on openskill's own scale, and after how many matches."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    matches: int = 0

    @property
    def settled(self) -> bool:
        return self.sigma <= SETTLED

    @property
    def shown(self) -> int:
        """As people see it: everybody begins at 1000."""
        return points(self.mu)

    @property
    def give_or_take(self) -> int:
        """The true strength is this near to the shown one in two matches of three."""
        return round(self.sigma * 40)

    @property
    def cautious(self) -> float:
        """What lists are sorted by: strength that has been shown."""
        return self.mu - 2 * self.sigma


def points(mu: float) -> int:
    return round(1000 + (mu - 25.0) * 40)


def ranks(winners: list[int], scores: list[float]) -> list[int]:
    """The place of every seat, from 0: winners first, then by score. Equal ones share a place."""
    keys = [(seat in winners, score if seat not in winners else 0.0) for seat, score in enumerate(scores)]
    order = sorted(set(keys), reverse=True)
    return [order.index(key) for key in keys]


def weight(player: str, others: list[str], met: dict[str, int]) -> float:
    """How much a match counts for a player. `met` says how often it has met each of the others lately."""
    people = [other for other in others if other.startswith(MEMBER)]
    share = AMONG_BOTS if player.startswith(MEMBER) and not people else 1.0
    tired = [1 / (1 + met.get(other, 0) / (PEOPLE_TIRE if other.startswith(MEMBER) else BOTS_TIRE)) for other in others]
    return share * sum(tired) / len(tired)


def rated(before: list[Rating], places: list[int], weights: list[float]) -> list[Rating]:
    """The ratings after a match. One in which all came out equal, such as one against the game itself, changes none."""
    if len(before) < 2 or len(set(places)) < 2:
        return before
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(
            old.mu + share * (new.mu - old.mu),
            old.sigma + share * (new.sigma - old.sigma),
            old.matches + 1,
        )
        for old, [new], share in zip(before, after, weights, strict=True)
    ]
