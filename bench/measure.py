"""How our own games are measured: random play, forks, worlds, views, answers per step. CPU time only."""

from __future__ import annotations

import random
import time
from typing import Any

from klubovna.engine import Chance, Game, Run, seed_key
from klubovna.lab.statistics import quantile


def new_run(game: Game, seats: int, seed: int, options: dict[str, Any], keep: bool) -> Run:
    return Run(game, game.start(seats, options, Chance(seed_key(seed))), keep)


class Speed:
    """Random games with events off, a slice of CPU time at a time; every slice goes on with new seeds."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = options or {}
        self.seed = 0
        self.draw = random.Random(1).random  # one for all games: seeding one for each costs more than a decision

    def slice(self, seconds: float) -> tuple[float, float]:
        """Decisions and games per CPU second."""
        decisions = games = 0
        started = time.process_time()
        while True:
            self.seed += 1
            decisions += new_run(self.game, self.seats, self.seed, self.options, False).playout(self.draw)
            games += 1
            spent = time.process_time() - started
            if spent >= seconds:
                return decisions / spent, games / spent


def positions(game: Game, seats: int, options: dict[str, Any], count: int) -> list[Run]:
    """Runs stopped at random moments, spread over whole games."""
    found: list[Run] = []
    seed = 0
    while len(found) < count:
        seed += 1
        length = new_run(game, seats, seed, options, False).playout(random.Random(seed).random)
        draw = random.Random(seed)
        stop = random.Random(-seed).randrange(length)
        run = new_run(game, seats, seed, options, True)
        for _ in range(stop):
            if run.over:  # simultaneous asks are drawn otherwise here than in a playout, so it may be another game
                break
            run.play(0, int(draw.random() * len(run.asks[0].options)))
        found.append(run)
    return found


def microseconds(action: Any, runs: list[Run], seconds: float) -> float:
    """Mean CPU time of an action over the given positions."""
    done = 0
    started = time.process_time()
    while True:
        for run in runs:
            action(run)
        done += len(runs)
        spent = time.process_time() - started
        if spent >= seconds:
            return spent / done * 1e6


def answers_per_step(game: Game, seats: int, options: dict[str, Any], games: int) -> dict[str, float]:
    """How many answers a step takes, the longest option list, and the slowest single answer."""
    sizes: list[int] = []
    slowest = 0.0
    longest = 0
    for seed in range(1, games + 1):
        run = new_run(game, seats, seed, options, True)
        draw = random.Random(seed)
        steps, since = run.steps, 0
        while not run.over:
            longest = max(longest, len(run.asks[0].options))
            started = time.process_time()
            run.play(0, int(draw.random() * len(run.asks[0].options)))
            slowest = max(slowest, time.process_time() - started)
            since += 1
            if run.steps != steps:
                sizes.append(since)
                steps, since = run.steps, 0
    sizes.sort()
    return {
        "mean": sum(sizes) / len(sizes),
        "p99": quantile(sizes, 0.99),
        "most": sizes[-1],
        "longest_list": longest,
        "slowest_ms": slowest * 1000,
    }
