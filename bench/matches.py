"""What a match costs beyond its rules: `Match.answer` beside bare random play, memory, undo, replay, loading.

Run as `python -m bench.matches`. Every round gives each contestant its slice of CPU time in turn, so that a busy
machine slows both; what is reported is the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.console import Console
from rich.table import Table

import klubovna
from bench.measure import Speed
from klubovna.engine import Game, Match, load_match, new_match
from klubovna.games import GAMES
from klubovna.lab.simulate import calm_the_collector

console = Console(highlight=False, width=140)
COLUMNS = (
    "game",
    "seats",
    "bare decisions/s",
    "answers/s",
    "bare is",
    "a match KB",
    "of them events",
    "answers",
    "new ms",
    "undo ms",
    "at() ms",
    "save ms",
    "load ms",
)


def play(match: Match, seed: int) -> int:
    """Random answers to the end, as somebody who uses the package would give them; returns how many."""
    draw = random.Random(seed).random
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[int(draw() * len(ask.options))].key)
    return match.version


class Answers:
    """Whole matches by `Match.answer`, a slice of CPU time at a time."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = 0

    def slice(self, seconds: float) -> float:
        """Answers per CPU second."""
        answers = 0
        started = time.process_time()
        while True:
            self.seed += 1
            answers += play(new_match(self.game, self.seats, self.seed), self.seed)
            spent = time.process_time() - started
            if spent >= seconds:
                return answers / spent


def milliseconds(action: Callable[[], object], times: int = 7) -> float:
    """The best of several."""
    spent = []
    for _ in range(times):
        started = time.process_time()
        action()
        spent.append(time.process_time() - started)
    return min(spent) * 1000


def memory(game: Game, seats: int, seed: int) -> tuple[int, int, int]:
    """Bytes that a finished match holds, those that its events hold, and its answers."""
    play(new_match(game, seats, seed), seed)  # what is made once and shared is made now
    gc.collect()
    tracemalloc.start()
    match = new_match(game, seats, seed)
    play(match, seed)
    gc.collect()
    whole = tracemalloc.get_traced_memory()[0]
    match.events.clear()
    gc.collect()
    rest = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return whole, whole - rest, match.version


def longest(game: Game, seats: int, matches: int) -> int:
    """The seed of the longest of so many random matches."""
    return max(range(1, matches + 1), key=lambda seed: play(new_match(game, seats, seed), seed))


def row(game: Game, seats: int, rounds: int, seconds: float) -> list[str]:
    bare, answers = Speed(game, seats), Answers(game, seats)
    bare.slice(0.2)
    answers.slice(0.2)
    pairs = [(bare.slice(seconds)[0], answers.slice(seconds)) for _ in range(rounds)]
    seed = longest(game, seats, 20)
    whole, events, version = memory(game, seats, seed)
    match = new_match(game, seats, seed)
    play(match, seed)
    record = match.save()
    twins = [match.fork() for _ in range(7)]
    return [
        game.id,
        str(seats),
        f"{statistics.median(pair[0] for pair in pairs):,.0f}",
        f"{statistics.median(pair[1] for pair in pairs):,.0f}",
        f"{statistics.median(fast / slow for fast, slow in pairs):.1f} x",
        f"{whole / 1000:.0f}",
        f"{events / 1000:.0f}",
        str(version),
        f"{milliseconds(lambda: klubovna.new_match(game.id, seats, seed)):.2f}",
        f"{milliseconds(lambda: twins.pop().undo()):.2f}",
        f"{max(milliseconds(lambda moves=moves: match.at(moves), 3) for moves in range(version + 1)):.2f}",  # type: ignore[misc]
        f"{milliseconds(lambda: load_match(game, record).save()):.1f}",
        f"{milliseconds(lambda: load_match(game, record)):.1f}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game (may be repeated)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per contestant and round")
    asked = parser.parse_args()
    calm_the_collector()
    table = Table(
        title=f"Matches beside bare rules, {asked.rounds} rounds; memory and times of the longest of 20 matches"
    )
    for column in COLUMNS:
        table.add_column(column, justify="left" if column == "game" else "right")
    for id in asked.game or list(GAMES):
        game = GAMES[id]
        table.add_row(*row(game, min(4, game.seats[1]), asked.rounds, asked.seconds))
    console.print(table)


if __name__ == "__main__":
    main()
