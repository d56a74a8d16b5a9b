"""Looks one decision ahead: tries every option in a few worlds and takes the one that looks best on average."""

from __future__ import annotations

from typing import Final

from klubovna.bots.base import Bot
from klubovna.bots.worlds import World, best_of, ranked
from klubovna.engine import Chance, Glimpse, Run, seed_key

WORLDS: Final = 4


class Greedy(Bot):
    def __init__(self, seed: int | str = 0) -> None:
        self.chance: Chance = Chance(seed_key(seed))

    def index(self, glimpse: Glimpse) -> int:
        """The best option after four worlds; but where the second world teaches nothing new, two are enough."""
        options = len(glimpse.ask.options)
        if options == 1:
            return 0
        chance = self.chance.spawn(f"{self.chance.word()}")
        first = World(glimpse, chance.spawn("0"))
        values = [worth(first.after(index), glimpse.seat) for index in range(options)]
        left = ranked(values)[: max(2, (options + 1) // 2)]
        surprised = False
        for number in range(1, WORLDS):
            world = World(glimpse, chance.spawn(f"{number}"))
            for index in left:
                value = worth(world.after(index), glimpse.seat)
                surprised = surprised or abs(value * number - values[index]) > 1e-9
                values[index] += value
            if not surprised:  # what is hidden does not matter to this question
                break
        return left[best_of([values[index] for index in left])]


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
