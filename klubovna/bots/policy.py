"""How seats play on inside a simulation: by the game's advice, or one decision ahead in a single world of their own."""

from __future__ import annotations

from math import exp
from typing import Final

from klubovna.bots.judge import Judge
from klubovna.bots.worlds import best_of
from klubovna.engine import Ask, Chance, Dealer, Run

MOST_TRIED: Final = 12  # options of one question that are forked; of a longer list chance draws this many


class Policy:
    """Chooses fast and sensibly for any seat. Never looks at what that seat cannot know.

    With a `firmness` nobody is sure of a rival's secret plan: it is drawn, the likelier the better it looks at a
    glance. With `care` it is drawn as surely as that, and by how it looks to somebody who weighs it.
    """

    def __init__(self, judge: Judge, firmness: float = 0.0) -> None:
        self.judge: Judge = judge
        self.firmness: float = firmness
        evaluation = judge.evaluation
        self.needs_forks: bool = evaluation is None or evaluation.advise is None

    def choose(self, run: Run, which: int, chance: Chance, care: float = 0.0) -> int:
        ask: Ask = run.asks[which]
        if len(ask.options) == 1:
            return 0
        opinions = self.opinions(run, which, care > 0.0)
        if opinions:
            firmness = care if care > 0.0 else self.firmness
            if ask.planning and firmness > 0.0 and not self.judge.together:
                return drawn(opinions, firmness, chance)
            return best_of(opinions)
        if ask.planning:  # a secret plan: its worth shows only when all are made
            return chance.below(len(ask.options))
        return self.one_ahead(run, ask, chance)

    def opinions(self, run: Run, which: int, careful: bool = False) -> list[float]:
        """What the game's advice says, at a glance or with care, in logits; empty where it says nothing."""
        evaluation = self.judge.evaluation
        if evaluation is None or evaluation.advise is None:
            return []
        return evaluation.advise(run.state, run.asks[which], not careful)

    def one_ahead(self, run: Run, ask: Ask, chance: Chance) -> int:
        """The world is redealt for the seat that chooses: otherwise it would foresee the deck."""
        tried = list(range(len(ask.options)))
        if len(tried) > MOST_TRIED:
            chance.shuffle(tried)
            tried = tried[:MOST_TRIED]
        dealer = Dealer(chance.spawn(f"{chance.word()}").key)
        values: list[float] = []
        for index in tried:
            twin = run.redealt(ask.seat, dealer, keep=False)
            twin.play(0, index)
            values.append(self.judge.chance(twin, ask.seat))
        return tried[best_of(values)]


def drawn(opinions: list[float], firmness: float, chance: Chance) -> int:
    """One of them, the likelier the better it looks."""
    best = max(opinions)
    weights = [exp(firmness * (opinion - best)) for opinion in opinions]
    left = chance.below(1 << 30) / (1 << 30) * sum(weights)
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0.0:
            return index
    return len(weights) - 1
