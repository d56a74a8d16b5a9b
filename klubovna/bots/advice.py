"""What a seat's options are worth, and why: every promising one is played on in worlds that all of them share.

Hints, analysis and puzzles ask here. Everything is seen from one seat: worlds are dealt for it, so nothing that it
cannot know has any part in what it is told (a test holds it).
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from klubovna.bots.base import Budget
from klubovna.bots.judge import Judge
from klubovna.bots.planner import Planner, Quiet, Search, Style
from klubovna.bots.policy import Policy
from klubovna.bots.reasons import Reason, Sample, reasons_for
from klubovna.bots.worlds import ranked, whose
from klubovna.engine import Chance, Dealer, Glimpse, Run, seed_key

SIMULATIONS: Final = 400  # for one piece of advice
ROUNDS: Final = 3  # after each the worse half of the options drops out
FEWEST: Final = 3  # options that stay to the end
STYLE: Final = Style(simulations=SIMULATIONS, candidates=8)
SURE: Final = 2.0  # standard errors by which a difference must stand out
ALIKE: Final = 0.01  # of a chance: options that differ by less are called equal


class Verdict:
    """One option: the chances of all seats after it, how exactly they are known, and what speaks for or against it.

    `behind` is what it loses against the best option, measured in the worlds that both have met; `behind_error` is the
    standard error of that.
    """

    def __init__(self, index: int, key: str, samples: list[Sample], seat: int) -> None:
        self.index: int = index
        self.key: str = key
        self.samples: list[Sample] = samples
        self.chances: list[float] = mean_chances(samples)
        self.chance: float = self.chances[seat]
        self.error: float = error_of([sample.chances[seat] for sample in samples])
        self.behind: float = 0.0
        self.behind_error: float = 0.0
        self.reasons: list[Reason] = []

    @property
    def equal(self) -> bool:
        """Whether it cannot be told from the best option."""
        return self.behind <= max(ALIKE, SURE * self.behind_error)

    def to_json(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "chances": [round(chance, 3) for chance in self.chances],
            "error": round(self.error, 3),
            "equal": self.equal,
            "reasons": [reason.to_json() for reason in self.reasons],
        }


class Advice:
    """What somebody would do in this seat: verdicts, best first. Options that looked hopeless at once have none."""

    def __init__(self, seat: int, verdicts: list[Verdict], simulations: int) -> None:
        self.seat: int = seat
        self.verdicts: list[Verdict] = verdicts
        self.simulations: int = simulations

    @property
    def best(self) -> Verdict:
        return self.verdicts[0]

    def to_json(self, most: int = 3) -> dict[str, Any]:
        """As people are told it: the best few."""
        return {"verdicts": [verdict.to_json() for verdict in self.verdicts[:most]], "simulations": self.simulations}

    def about(self, key: str) -> Verdict | None:
        """What was found out about one option."""
        for verdict in self.verdicts:
            if verdict.key == key:
                return verdict
        return None


class Weighing(Search):
    """Simulations that remember how they ended, so that their ends can be compared term by term."""

    def __init__(self, glimpse: Glimpse, judge: Judge, budget: Budget, chance: Chance, opinions: list[float]) -> None:
        super().__init__(glimpse, judge, STYLE, budget, chance, opinions)
        self.samples: list[list[Sample]] = [[] for _ in opinions]

    def ended(self, index: int, run: Run) -> None:
        self.samples[index].append(sample_of(self.judge, run, self.glimpse.seat))

    def weigh(self, wanted: int, kept: list[int]) -> None:
        """Equal rounds; the worse half drops out after each, except for the last few and those that must be kept."""
        left = ranked(self.opinions)[: self.style.candidates]
        left += [index for index in kept if index not in left]
        for _ in range(ROUNDS):
            for _ in range(max(1, wanted // (ROUNDS * len(left)))):
                if self.budget.spent() and self.worlds > 0:
                    return
                self.try_all(left)
            means = [self.totals[index] / max(1, self.visits[index]) for index in range(len(self.opinions))]
            best = sorted(left, key=lambda index: -means[index])[: max(FEWEST, (len(left) + 1) // 2)]
            left = best + [index for index in kept if index not in best]


def advise(
    glimpse: Glimpse, seed: int | str = 0, budget: Budget | None = None, keys: list[str] | None = None
) -> Advice:
    """What the options of an open question are worth to the seat that is asked.

    The same seed and number of simulations give the same advice; a limit in seconds, or cancelling the budget, ends
    the thought sooner. `keys` names options that get a verdict however bad they look.
    """
    budget = Budget() if budget is None else budget
    budget.begin()
    options = glimpse.ask.options
    chance = Chance(seed_key(f"advice {seed}"))
    judge = Judge(glimpse.game.evaluation, glimpse.game.cooperative)
    opinions = [0.0] if len(options) == 1 else Planner(0, STYLE).prior(glimpse, chance.spawn("prior"), judge)
    weighing = Weighing(glimpse, judge, budget, chance, opinions)
    kept = [index for index, option in enumerate(options) if keys is not None and option.key in keys]
    weighing.weigh(budget.simulations or SIMULATIONS, kept)
    seat = glimpse.seat
    verdicts = [
        Verdict(index, options[index].key, samples, seat) for index, samples in enumerate(weighing.samples) if samples
    ]
    most = max([len(verdict.samples) for verdict in verdicts])
    verdicts.sort(key=lambda verdict: (len(verdict.samples) < most, -verdict.chance))  # who dropped out was worse
    compare(glimpse, verdicts)
    return Advice(seat, verdicts, weighing.played)


def compare(glimpse: Glimpse, verdicts: list[Verdict]) -> None:
    """Say what each option has over the best one, and the best one over the next that is not equal to it."""
    best = verdicts[0]
    for verdict in verdicts[1:]:
        shared = min(len(best.samples), len(verdict.samples))
        lost = [
            best.samples[at].chances[glimpse.seat] - verdict.samples[at].chances[glimpse.seat] for at in range(shared)
        ]
        verdict.behind = sum(lost) / shared
        verdict.behind_error = error_of(lost)
    others = [verdict for verdict in verdicts[1:] if not verdict.equal] or verdicts[1:]
    if others:
        best.reasons = reasons_for(glimpse.game, glimpse.seat, best.samples, others[0].samples)
    for verdict in verdicts[1:]:
        verdict.reasons = reasons_for(glimpse.game, glimpse.seat, verdict.samples, best.samples)


def chances(run: Run, seat: int | None, seed: int | str = 0, worlds: int = 24) -> list[float]:
    """Every seat's chance of winning in a position, as one seat can know it (None: a spectator).

    All seats play on sensibly to the next quiet moment, in worlds dealt for that seat.
    """
    judge = Judge(run.game.evaluation, run.game.cooperative)
    if run.over:
        return sample_of(judge, run, 0).chances
    twins = played_on(run, seat, seed, worlds)
    return mean_chances([sample_of(judge, twin, 0 if seat is None else seat) for twin in twins])


def played_on(run: Run, seat: int | None, seed: int | str, worlds: int) -> list[Run]:
    """The position in worlds dealt for one seat, after all have played on sensibly to the next quiet moment."""
    judge = Judge(run.game.evaluation, run.game.cooperative)
    policy = Policy(judge)
    chance = Chance(seed_key(f"chances {seed}"))
    twins: list[Run] = []
    for number in range(worlds):
        dealer = Dealer(chance.spawn(f"world {number}").key)
        twin = run.redealt(seat, dealer, keep=policy.needs_forks)
        luck = dealer.spawn("luck")
        quiet = Quiet(judge, STYLE, twin)
        while twin.asked is not None and not quiet.reached(twin):
            which = whose(twin, -1 if seat is None else seat)
            twin.play(which, policy.choose(twin, which, luck))
        twins.append(twin)
    return twins


def sample_of(judge: Judge, run: Run, seat: int) -> Sample:
    """How a simulation ended: everybody's chance, and the amounts of all terms where the match goes on."""
    state: Any = run.state
    seats = range(state.seats)
    evaluation = judge.evaluation
    if state.result is not None:
        return Sample([judge.at_the_end(state.result, other, state.seats) for other in seats], ended=True)
    if evaluation is None:
        own = judge.chance(run, seat)
        rest = (1.0 - own) / max(1, state.seats - 1)
        return Sample([own if other == seat or judge.together else rest for other in seats])
    asks = run.asks
    if judge.together:  # seats judge their own plans otherwise than those of others: one view for all
        sample = Sample([evaluation.told(state, seat, asks)] * state.seats)
    else:
        sample = Sample(evaluation.chances(state, asks))
    sample.weights = evaluation.weights_in(state)
    sample.amounts = [evaluation.amounts(state, other, asks) for other in seats]
    if evaluation.facts is not None:
        sample.facts = [evaluation.facts(state, other) for other in seats]
    return sample


def mean_chances(samples: list[Sample]) -> list[float]:
    seats = range(len(samples[0].chances))
    return [sum([sample.chances[seat] for sample in samples]) / len(samples) for seat in seats]


def error_of(values: list[float]) -> float:
    """The standard error of a mean; of a single value nothing is known."""
    many = len(values)
    if many < 2:
        return 1.0
    mean = sum(values) / many
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (many - 1) / many)
