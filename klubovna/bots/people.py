"""Bots that see and err as people do: short-sighted, dazzled, forgetful of the others; wrong where options are close.

Nothing here is thrown away on purpose. Who sees less values options less well; and among options that look alike to it
a bot chooses by loss, so a big mistake needs a big blindness. Errors are seeded by the position: the same oversight
happens again.
"""

from __future__ import annotations

from math import exp
from typing import Final

from klubovna.bots.base import Bot
from klubovna.bots.judge import Judge, OwnGain
from klubovna.bots.leaning import leaning_judge
from klubovna.bots.worlds import best_of, one_ahead
from klubovna.engine import Chance, Glimpse, canonical, digest, seed_key

CUT: Final = 3.0  # a loss of more than this many temperatures is never taken
SURE: Final = 1.0 - 1e-9


class Eyes:
    """What one level sees of a position."""

    def __init__(
        self, worlds: int, own: bool, obvious: bool, dazzle: float, overlooks: float, temperature: float
    ) -> None:
        self.worlds: int = worlds
        self.own: bool = own  # its own side only, not what others gain or lose
        self.obvious: bool = obvious  # of the terms only the obvious ones
        self.dazzle: float = dazzle  # how much more shiny things count than they are worth
        self.overlooks: float = overlooks  # the share of options, but for the most salient one, that it does not notice
        self.temperature: float = temperature  # in chance of winning: losses of this size happen often


class Person(Bot):
    """Looks one decision ahead with its own eyes."""

    def __init__(self, seed: int | str, eyes: Eyes) -> None:
        self.chance: Chance = Chance(seed_key(seed))
        self.eyes: Eyes = eyes

    def index(self, glimpse: Glimpse) -> int:
        if len(glimpse.ask.options) == 1:
            return 0
        chance = self.chance.spawn(f"{self.chance.word()}")
        judge = leaning_judge(self.judge(glimpse, chance), self.leaning, glimpse, chance)
        values = one_ahead(glimpse, chance, self.eyes.worlds, judge)
        best = best_of(values)
        if values[best] >= SURE and not self.eyes.overlooks:
            return best  # a win in one is never missed
        slip = slips(glimpse)
        left = [index for index in range(len(values)) if index == best or not missed(slip, self.eyes.overlooks)]
        return left[tempted([values[index] for index in left], self.eyes.temperature, slip)]

    def judge(self, glimpse: Glimpse, chance: Chance) -> Judge:
        game = glimpse.game
        if game.cooperative or not self.eyes.own:  # where all win together nobody is blind to a common danger
            return Judge(game.evaluation, game.cooperative)
        judge = OwnGain(game.evaluation, False, self.eyes.obvious, self.eyes.dazzle)
        judge.begin(glimpse.world(chance.spawn("now"), keep=False), glimpse.seat)
        return judge


def slips(glimpse: Glimpse) -> Chance:
    """The stream of errors in this position, as the seat sees it: the same whenever it comes up."""
    keys = [option.key for option in glimpse.ask.options]
    return Chance(seed_key(digest([canonical(glimpse.view()).decode(), glimpse.ask.why, keys])))


def missed(slip: Chance, share: float) -> bool:
    return slip.below(1000) < 1000 * share


def tempted(values: list[float], temperature: float, slip: Chance) -> int:
    """One of the options, the likelier the less it loses; one that loses much is never taken."""
    best = best_of(values)
    if temperature <= 0.0:
        return best
    weights: list[float] = []
    for value in values:
        loss = (values[best] - value) / temperature
        weights.append(exp(-loss) if loss < CUT else 0.0)
    drawn = slip.below(1 << 30) / (1 << 30) * sum(weights)
    for index in range(len(weights)):
        drawn -= weights[index]
        if drawn < 0.0:
            return index
    return best
