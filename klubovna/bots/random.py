"""Chooses anything, all options alike."""

from __future__ import annotations

from klubovna.bots.base import Bot
from klubovna.engine import Chance, Glimpse, seed_key


class Random(Bot):
    def __init__(self, seed: int | str = 0) -> None:
        self.chance: Chance = Chance(seed_key(seed))

    def index(self, glimpse: Glimpse) -> int:
        return self.chance.below(len(glimpse.ask.options))
