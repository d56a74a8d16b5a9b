"""What it costs to show a position: the parts of a view, and a step of the film with all that four clients are sent.

python -m bench.views [GAME ...]
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from klubovna.engine import Game, Match, Run, new_match
from klubovna.games import all_games
from klubovna.table.film import Film


def positions(game: Game, seats: int, many: int = 60) -> list[Match]:
    """Positions of random matches, early and late."""
    found: list[Match] = []
    for seed in range(many):
        match, chance = new_match(game, seats, seed), random.Random(seed)
        for _ in range(5 + seed * 2):
            if not match.over:
                answer(match, chance)
        found.append(match)
    return found


def answer(match: Match, chance: random.Random) -> None:
    ask = chance.choice(match.asks)
    match.answer(ask.seat, chance.choice(ask.options).key)


def microseconds(work: Callable[[Match], Any], matches: list[Match]) -> float:
    """The median over positions of the best of three."""
    return statistics.median(min(timed(work, match) for _ in range(3)) for match in matches) * 1e6


def timed(work: Callable[[Match], Any], match: Match) -> float:
    before = time.perf_counter()
    work(match)
    return time.perf_counter() - before


def rates(game: Game, seats: int) -> list[float]:
    """Answers per second of CPU time: bare rules, a match, and a match that is filmed for all its seats."""
    found = []
    for way in ("bare", "match", "film"):
        done, before = 0, time.process_time()
        seed = 0
        while time.process_time() - before < 0.7:
            seed += 1
            done += play(game, seats, seed, way)
        found.append(done / (time.process_time() - before))
    return found


def play(game: Game, seats: int, seed: int, way: str) -> int:
    match, chance = new_match(game, seats, seed), random.Random(seed)
    if way == "bare":
        return Run(game, match.run.state, False).playout(chance.random)
    film = Film(match, 0, list(range(seats))) if way == "film" else None
    while not match.over:
        told = len(match.events)
        answer(match, chance)
        if film is not None:
            film.cut(match, match.version, match.version, told)
    return match.version


def main() -> None:
    encode = msgspec.json.Encoder().encode
    print(f"{'game':15}{'public':>9}{'own':>8}{'outlook':>9}{'encoded':>9}   µs;  bare, match, filmed answers/s")
    for id in sys.argv[1:] or list(all_games()):
        game = all_games()[id]
        seats = min(4, game.seats[1])
        matches = positions(game, seats)
        costs = [
            microseconds(Match.public, matches),
            microseconds(lambda match: match.own(0), matches),
            microseconds(Match.outlook, matches),
            microseconds(lambda match: encode(match.public()), matches),
        ]
        print(
            f"{id:15}" + "".join(f"{cost:9.0f}" for cost in costs), *[f"{rate:10,.0f}" for rate in rates(game, seats)]
        )


if __name__ == "__main__":
    main()
