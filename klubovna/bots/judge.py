"""What a bot thinks of a position: the chance of its seat, by the game's evaluation or, without one, by its value."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask, Evaluation, Result, Run, sigmoid

POINTS_PER_LOGIT: Final = 10.0  # of `Game.value`, where a game has no terms yet: about right for all of ours


def prize(result: Result, seat: int, seats: int) -> float:
    """What an end is worth: a victory is 1, shared by those who share it; if nobody wins, that is a little."""
    if seat in result.winners:
        return 1.0 / len(result.winners)
    return 0.0 if result.winners else 0.5 / seats


class Judge:
    """One way to see positions. The plain one weighs everything; newcomers see what is obvious and like what shines."""

    def __init__(self, evaluation: Evaluation | None, together: bool) -> None:
        self.evaluation: Evaluation | None = evaluation
        self.together: bool = together  # all seats win or lose as one

    def chance(self, run: Run, seat: int) -> float:
        """The seat's chance of winning, 0 to 1."""
        state = run.state
        if state.result is not None:
            return self.at_the_end(state.result, seat, state.seats)
        if self.evaluation is not None:
            return self.evaluation.chance(state, seat, run.asks)
        return sigmoid(run.game.value(state, seat, run.asks) / POINTS_PER_LOGIT)

    def at_the_end(self, result: Result, seat: int, seats: int) -> float:
        if self.together:
            return 1.0 if result.winners else 0.0
        return prize(result, seat, seats)


class OwnGain(Judge):
    """Sees its own side only, as if the others stood still: all of it or the obvious, dazzled by what shines."""

    def __init__(self, evaluation: Evaluation | None, together: bool, obvious: bool, dazzle: float) -> None:
        super().__init__(evaluation, together)
        self.base: float = 0.0  # how it stands before the choice
        self.counts: list[float] = []
        if evaluation is not None:
            for term in evaluation.terms:
                seen = 1.0 if term.obvious or not obvious else 0.0
                self.counts.append(seen * dazzle if term.shiny else seen)

    def begin(self, run: Run, seat: int) -> None:
        """From this position gains and losses are counted."""
        self.base = 0.0
        self.base = self.own(run, seat)

    def chance(self, run: Run, seat: int) -> float:
        result = run.state.result
        if result is not None:
            return self.at_the_end(result, seat, run.state.seats)
        return sigmoid(self.own(run, seat) - self.base)

    def own(self, run: Run, seat: int) -> float:
        """What the seat has, in logits; what all have in common counts when it is all there is."""
        state = run.state
        evaluation = self.evaluation
        asks: list[Ask] = run.asks
        if evaluation is None:
            return run.game.value(state, seat, asks) / POINTS_PER_LOGIT
        amounts = evaluation.amounts(state, seat, asks)
        weights = evaluation.weights_in(state)
        total = 0.0
        for at in range(len(amounts)):
            total += weights[at] * amounts[at] * self.counts[at]
        return total
