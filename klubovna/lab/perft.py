"""perft: how many lines of play there are. The cheapest alarm for a changed rule."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Chance, Game, Run, seed_key


def perft(game: Game, seats: int, seed: int | str, depth: int, options: dict[str, Any] | None = None) -> list[int]:
    """The number of lines of play of length 0, 1, ... depth from the start; chance is fixed by the seed.

    Of simultaneous asks the first open one is answered first: other orders give the same positions.
    """
    counts = [0] * (depth + 1)
    count_lines(Run(game, game.start(seats, options or {}, Chance(seed_key(seed)))), 0, counts)
    return counts


def count_lines(run: Run, at: int, counts: list[int]) -> None:
    counts[at] += 1
    if at == len(counts) - 1 or run.over:
        return
    for index in range(len(run.asks[0].options)):
        twin = run.fork()
        twin.play(0, index)
        count_lines(twin, at + 1, counts)
