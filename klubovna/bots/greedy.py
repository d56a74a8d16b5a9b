"""Looks one decision ahead: tries options in a few worlds and takes the one that looks best on average."""

from __future__ import annotations

from typing import Final

from klubovna.bots.base import Bot
from klubovna.bots.worlds import World, advised, best_of, ranked
from klubovna.engine import Chance, Glimpse, Run, seed_key

WORLDS: Final = 4
TRIED: Final = 6  # of a longer list those that the game's advice thinks best; without advice all


class Greedy(Bot):
    def __init__(self, seed: int | str = 0) -> None:
        self.chance: Chance = Chance(seed_key(seed))

    def index(self, glimpse: Glimpse) -> int:
        """The best option after two worlds, and two more for the better half.

        Where a second look at the better half teaches nothing, one is enough.
        """
        options = len(glimpse.ask.options)
        if options == 1:
            return 0
        seat = glimpse.seat
        chance = self.chance.spawn(f"{self.chance.word()}")
        tried = list(range(options))
        if options > TRIED:
            opinions = advised(glimpse, chance.spawn("advice"), quick=True)
            if opinions:
                tried = sorted(ranked(opinions)[:TRIED])
        worlds = [World(glimpse, chance.spawn(f"{number}")) for number in range(WORLDS)]
        values = [worth(worlds[0].after(index), seat) for index in tried]
        order = ranked(values)
        half = max(2, (len(tried) + 1) // 2)
        again = [worth(worlds[1].after(tried[place]), seat) for place in order[:half]]
        if not surprised([values[place] for place in order[:half]], again):
            return tried[best_of(values)]  # what is hidden does not matter between these options
        again += [worth(worlds[1].after(tried[place]), seat) for place in order[half:]]
        for at in range(len(tried)):
            values[order[at]] += again[at]
        left = sorted(ranked(values)[:half])
        totals = [values[place] for place in left]
        for number in range(2, WORLDS):
            for at in range(half):
                totals[at] += worth(worlds[number].after(tried[left[at]]), seat)
        return tried[left[best_of(totals)]]


def surprised(expected: list[float], found: list[float]) -> bool:
    """Whether the options lie otherwise to each other; a world that is better or worse for all of them alike is not."""
    shift = found[0] - expected[0]
    for place in range(1, len(expected)):
        if abs(expected[place] + shift - found[place]) > 1e-9:
            return True
    return False


def worth(run: Run, seat: int) -> float:
    """How good a position is for the seat, by the game's value."""
    result = run.state.result
    if result is None:
        return run.game.value(run.state, seat, run.asks)
    if seat in result.winners:
        return WON
    return LOST if result.winners else NOBODY_WON


WON: Final = 1e6
NOBODY_WON: Final = -5e5  # a draw, or everybody has lost: bad, but better than somebody else's victory
LOST: Final = -1e6
