"""Leanings: what a figure likes, within what its level sees. They tilt the judgement of positions and know no game.

Where all win or lose together nobody leans: the others rely on everybody's judgement.
"""

from __future__ import annotations

from math import exp
from math import pow as power
from typing import Final

from klubovna.bots.base import Leaning
from klubovna.bots.judge import Judge
from klubovna.engine import Chance, Evaluation, Glimpse, Run

FAR: Final = 40.0  # logits beyond which a chance is certain


def leaning_judge(judge: Judge, leaning: Leaning | None, glimpse: Glimpse, chance: Chance) -> Judge:
    """The judge as somebody sees it who leans like that; itself for those who do not."""
    if leaning is None or judge.together:
        return judge
    tilted = Tilted(judge, leaning)
    tilted.begin(glimpse.world(chance.spawn("as it stands"), keep=False))
    return tilted


class Tilted(Judge):
    """Another judge's chances, bent by a leaning. Certainties stay what they are."""

    def __init__(self, judge: Judge, leaning: Leaning) -> None:
        super().__init__(judge.evaluation, judge.together)
        self.judge: Judge = judge
        self.leaning: Leaning = leaning
        self.base: list[float] = []  # every seat's score before the choice

    def begin(self, run: Run) -> None:
        """From this position gains and losses are counted."""
        evaluation = self.evaluation
        if evaluation is not None and self.leaning.spite != 0.0 and run.state.result is None:
            self.base = [evaluation.score(run.state, seat, run.asks) for seat in range(run.state.seats)]

    def chance(self, run: Run, seat: int) -> float:
        evaluation = self.evaluation
        if evaluation is not None and self.base and run.state.result is None:
            value = self.spiteful(evaluation, run, seat)
        else:
            value = self.judge.chance(run, seat)
        return power(
            value, 1.0 + self.leaning.bold
        )  # a hollow curve makes uncertain things look better, a bulging one worse

    def spiteful(self, evaluation: Evaluation, run: Run, seat: int) -> float:
        """The chance, where what others lose counts for more than what one gains (or for less)."""
        state = run.state
        weights = evaluation.weights_in(state)
        spite = self.leaning.spite
        base = self.base
        own = base[seat] + (1.0 - spite) * (evaluation.weighted(state, seat, run.asks, weights) - base[seat])
        total = 1.0
        for other in range(state.seats):
            if other != seat:
                score = evaluation.weighted(state, other, run.asks, weights)
                total += exp(min(base[other] + (1.0 + spite) * (score - base[other]) - own, FAR))
        return 1.0 / total
