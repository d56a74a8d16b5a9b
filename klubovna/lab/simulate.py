"""Simulation: bots against bots, by the thousand, in several processes.

Every game has a seed of its own, made from the seed of the series and its number, so neither the number of
processes nor the order in which they finish changes a result.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from klubovna.bots import Bot, new_bot
from klubovna.engine import Chance, Game, Glimpse, Run, seed_key
from klubovna.games import find_game
from klubovna.lab.batches import Kept, Processes, Workers, do_all
from klubovna.lab.statistics import quantile, share_interval


class Series:
    """What is to be played: a game, its seats and options, who sits where, how often, from which seed."""

    def __init__(
        self, game: str, seats: int, games: int, bots: list[str], seed: int | str, options: dict[str, Any]
    ) -> None:
        self.game: str = game
        self.seats: int = seats
        self.games: int = games
        self.bots: list[str] = bots
        self.seed: int | str = seed
        self.options: dict[str, Any] = options


class Played:
    """One finished game."""

    def __init__(self, winners: list[int], scores: list[int], cause: str, decisions: int) -> None:
        self.winners: list[int] = winners
        self.scores: list[int] = scores
        self.cause: str = cause
        self.decisions: int = decisions


def play_one(game: Game, series: Series, number: int) -> Played:
    """Play the match with this number in the series."""
    run = Run(
        game, game.start(series.seats, series.options, Chance(seed_key(f"{series.seed} game {number}"))), keep=True
    )
    bots: list[Bot] = [new_bot(level, f"{series.seed} {number} {seat}") for seat, level in enumerate(series.bots)]
    blind = all(level == "random" for level in series.bots)
    run.keep = not blind  # nobody will ask for a world: spare the checkpoints
    decisions = 0
    while not run.over:
        ask = run.asks[0]
        run.play(0, bots[ask.seat].index(Glimpse(run, ask)))
        decisions += 1
    result = run.state.result
    assert result is not None
    return Played(result.winners, result.scores, result.cause, decisions)


def play_numbered(setting: dict[str, Any], number: int) -> list[Any]:
    """The same as JSON, for a batch."""
    series = Series(**setting)
    played = play_one(find_game(series.game), series, number)
    return [played.winners, played.scores, played.cause, played.decisions]


def play_series(series: Series, workers: Workers, progress: Callable[[int], None]) -> list[Played]:
    """All games in order; `progress` hears how many more are done."""
    setting = vars(series)
    kept = Kept(None, "games", setting)
    return [Played(*each) for each in do_all(play_numbered, setting, kept, series.games, workers, progress)]


def simulate(
    series: Series, workers: Workers | None = None, progress: Callable[[int], None] = lambda done: None
) -> dict[str, Any]:
    """Play a series and count: JSON-ready."""
    workers = workers or Processes(1)
    started = time.perf_counter()
    games = play_series(series, workers, progress)
    seconds = time.perf_counter() - started
    decisions = sum(game.decisions for game in games)
    return {
        "game": series.game,
        "seats": series.seats,
        "options": series.options,
        "bots": series.bots,
        "seed": series.seed,
        "jobs": workers.many,
        "games": len(games),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(len(games) / seconds, 2),
        "wins": [seat_wins(games, seat, series.bots[seat]) for seat in range(series.seats)],
        "causes": count_causes(games),
        "shared_victories": sum(len(game.winners) > 1 for game in games),
        "nobody_won": sum(not game.winners for game in games),
        "length": lengths(games),
    }


def seat_wins(games: list[Played], seat: int, level: str) -> dict[str, Any]:
    """How often a seat won; a shared victory counts by its part."""
    won = sum(1 / len(game.winners) for game in games if seat in game.winners)
    low, high = share_interval(won, len(games))
    return {
        "seat": seat,
        "bot": level,
        "wins": round(won, 3),
        "share": round(won / len(games), 4),
        "interval95": [round(low, 4), round(high, 4)],
        "mean_score": round(sum(game.scores[seat] for game in games) / len(games), 2),
    }


def count_causes(games: list[Played]) -> dict[str, int]:
    causes: dict[str, int] = {}
    for game in games:
        causes[game.cause] = causes.get(game.cause, 0) + 1
    return dict(sorted(causes.items()))


def lengths(games: list[Played]) -> dict[str, Any]:
    """The distribution of decisions per game."""
    sizes = sorted(game.decisions for game in games)
    return {
        "mean": round(sum(sizes) / len(sizes), 1),
        "min": sizes[0],
        "p5": quantile(sizes, 0.05),
        "median": quantile(sizes, 0.5),
        "p95": quantile(sizes, 0.95),
        "max": sizes[-1],
    }
