"""Learning: what the terms of a game are worth, from self-play.

Games are played by the policy that simulations use, with some choices at random so that positions differ. Every quiet
moment is a sample: the amounts of all seats' terms, and who won in the end. Weights are then fitted by logistic
regression (a softmax over the seats), held by a ridge to those they start from, so that a term that hardly ever shows
keeps what was set by hand. The same seed gives the same weights.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, Final

from klubovna.bots.judge import Judge
from klubovna.bots.planner import is_next, who_is_asked
from klubovna.bots.policy import Policy
from klubovna.engine import Chance, Evaluation, Game, Refused, Run, Weights, seed_key
from klubovna.engine.evaluation import STAGES
from klubovna.engine.flow import Together
from klubovna.games import find_game
from klubovna.lab.batches import Kept, Workers, do_all
from klubovna.lab.version import commit

STRAYING: Final = 0.08  # of choices are random
HELD_OUT: Final = 5  # every fifth game only measures
ROUNDS: Final = 400
PACE: Final = 0.03
RIDGE: Final = 0.002  # for each sample
KEPT: Final = "klubovna train 1"


class Sample:
    """A quiet moment: how far the match was, every seat's amounts, and each seat's part in the victory."""

    def __init__(self, progress: float, amounts: list[list[float]], won: list[float]) -> None:
        self.progress: float = progress
        self.amounts: list[list[float]] = amounts
        self.won: list[float] = won

    def to_json(self) -> list[Any]:
        return [round(self.progress, 4), [[round(amount, 3) for amount in row] for row in self.amounts], self.won]


def play_samples(game_id: str, seats: int, seed: int, number: int) -> list[Sample]:
    """The quiet moments of one game of self-play."""
    game = find_game(game_id)
    evaluation = evaluation_of(game)
    chance = Chance(seed_key(f"{seed} train {number}"))
    policy = Policy(Judge(evaluation, game.cooperative))
    run = Run(game, game.start(seats, {}, chance.spawn("match")), keep=policy.needs_forks)
    samples: list[Sample] = []
    before = False
    asked: int | Together = -1
    while not run.over:
        now = evaluation.quiet(run.state)
        earlier, asked = asked, who_is_asked(run)
        if now and (not before or is_next(earlier, asked)):
            rows = [evaluation.amounts(run.state, seat, run.asks) for seat in range(1 if game.cooperative else seats)]
            samples.append(Sample(evaluation.progress(run.state), rows, []))
        before = now
        options = len(run.asks[0].options)
        stray = chance.below(1000) < 1000 * STRAYING
        run.play(0, chance.below(options) if stray else policy.choose(run, 0, chance))
    assert run.state.result is not None
    winners = run.state.result.winners
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    for sample in samples:
        sample.won = [1.0 if winners else 0.0] if game.cooperative else won
    return samples if winners or game.cooperative else []


def evaluation_of(game: Game) -> Evaluation:
    if game.evaluation is None:
        raise Refused(f"{game.id} has no terms whose weights could be learned.")
    return game.evaluation


# --- fitting


class Fit:
    """Weights being fitted: one number for each term and stage, in a row."""

    def __init__(self, start: Weights, cooperative: bool) -> None:
        self.cooperative: bool = cooperative
        self.start: list[float] = [weight for by_stage in start.by_term for weight in by_stage]
        self.now: list[float] = self.start[:]

    def features(self, sample: Sample) -> list[list[tuple[int, float]]]:
        """By seat: which of the numbers a sample touches, and how much."""
        place = min(max(sample.progress, 0.0), 1.0) * (STAGES - 1)
        stage = min(int(place), STAGES - 2)
        part = place - stage
        rows: list[list[tuple[int, float]]] = []
        for amounts in sample.amounts:
            row: list[tuple[int, float]] = []
            for term, amount in enumerate(amounts):
                if amount:
                    row.append((STAGES * term + stage, (1 - part) * amount))
                    row.append((STAGES * term + stage + 1, part * amount))
            rows.append(row)
        return rows

    def chances(self, rows: list[list[tuple[int, float]]]) -> list[float]:
        scores = [sum([self.now[at] * much for at, much in row]) for row in rows]
        if self.cooperative:
            return [1 / (1 + exp(-min(max(scores[0], -40.0), 40.0)))]
        highest = max(scores)
        powers = [exp(score - highest) for score in scores]
        total = sum(powers)
        return [power / total for power in powers]

    def loss(self, data: list[tuple[list[list[tuple[int, float]]], list[float]]]) -> float:
        """The mean surprise at who won."""
        total = 0.0
        for rows, won in data:
            for chance, part in zip(self.chances(rows), won, strict=True):
                total -= part * log(max(chance, 1e-12))
                if self.cooperative:
                    total -= (1 - part) * log(max(1 - chance, 1e-12))
        return total / max(1, len(data))

    def learn(
        self, data: list[tuple[list[list[tuple[int, float]]], list[float]]], progress: Callable[[int], None]
    ) -> None:
        """Gradient descent with a pace for every number (Adam)."""
        many = len(self.now)
        first, second = [0.0] * many, [0.0] * many
        for number in range(1, ROUNDS + 1):
            slope = [RIDGE * len(data) * (self.now[at] - self.start[at]) for at in range(many)]
            for rows, won in data:
                for row, chance, part in zip(rows, self.chances(rows), won, strict=True):
                    for at, much in row:
                        slope[at] += (chance - part) * much
            for at in range(many):
                mean = slope[at] / len(data)
                first[at] = 0.9 * first[at] + 0.1 * mean
                second[at] = 0.99 * second[at] + 0.01 * mean * mean
                step = first[at] / (1 - 0.9**number) / (sqrt(second[at] / (1 - 0.99**number)) + 1e-8)
                self.now[at] -= PACE * step * (1 - number / (ROUNDS + 1))
            progress(1)

    def by_term(self) -> list[list[float]]:
        return [self.now[at : at + STAGES] for at in range(0, len(self.now), STAGES)]


def train(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    workers: Workers,
    keep: Path | None,
    progress: Callable[[int], None],
) -> tuple[Weights, dict[str, Any]]:
    """New weights, and a report: how surprised the old and the new ones are by games that taught nothing."""
    evaluation = evaluation_of(game)
    setting = {"game": game.id, "rules": game.rules, "seats": seats, "seed": seed}
    played = do_all(play_numbered, setting, Kept(keep, KEPT, setting), games, workers, progress)
    fit = Fit(evaluation.weights, game.cooperative)
    taught: list[tuple[list[list[tuple[int, float]]], list[float]]] = []
    tested: list[tuple[list[list[tuple[int, float]]], list[float]]] = []
    for number in range(games):
        into = tested if number % HELD_OUT == 0 else taught
        into.extend([(fit.features(sample), sample.won) for sample in [Sample(*each) for each in played[number]]])
    if not taught or not tested:
        raise Refused("So few games have no quiet moments to learn from.")
    before = fit.loss(tested)
    fit.learn(taught, lambda done: None)
    after = fit.loss(tested)
    weights = Weights(fit.by_term(), {"rules": game.rules, "commit": commit(), "seed": seed, "games": games})
    report = {"game": game.id, "seats": seats, "games": games, "samples": len(taught) + len(tested), "seed": seed}
    return weights, {**report, "surprise_before": round(before, 4), "surprise_after": round(after, 4)}


def play_numbered(setting: dict[str, Any], number: int) -> list[list[Any]]:
    """The same as JSON, for a batch."""
    return [sample.to_json() for sample in play_samples(setting["game"], setting["seats"], setting["seed"], number)]


def written(game: Game, weights: Weights) -> str:
    """Weights as `weights.toml` holds them."""
    lines = [f"# What the terms of {game.id} are worth in logits of winning: opening, middle, end.", ""]
    for name, value in weights.origin.items():
        lines.append(f"{name} = {json.dumps(value)}")
    lines += ["", "[weights]"]
    for term, values in zip(evaluation_of(game).terms, weights.by_term, strict=True):
        lines.append(f"{term.name} = [{', '.join([f'{value:.4f}' for value in values])}]")
    return "\n".join(lines) + "\n"
