"""Tally: what is counted while people play, as plain numbers. Who publishes them, and how, is the server's business."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import Final

from klubovna.table.entries import Entry

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Spread:
    """How often which values occurred: one count per step (up to and including its bound), one for all above."""

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self.bounds: Sequence[float] = bounds
        self.counts: list[int] = [0] * (len(bounds) + 1)
        self.total: float = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Tally:
    """What happened at the tables of one server since it started."""

    def __init__(self) -> None:
        self.entries: Counter[tuple[str, str]] = Counter()  # (game, kind of entry), stored by this server
        self.thinking: int = 0  # bots that are asked and have not chosen yet
        self.thoughts: Spread = Spread()  # seconds from the question to the choice, waiting for a process included

    def stored(self, game: str, entry: Entry) -> None:
        self.entries[game, entry.kind] += 1
