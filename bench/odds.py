"""What the scores of a cooperative game mean as chances, learnt from self-play: the tables [odds.N] of its weights.

    python -m bench.odds [GAME] [--matches 400] [--seed 210000] [--seats 1 2 3 4]

All seats play by the game's own quick advice, as in `bench.calibration`, which judges the result (take other seeds
there). Every so many questions the position is played on to the next quiet moment, in worlds dealt for the asked seat,
and its score there is noted with how the match ended. A factor and a summand for the opening, the middle and the end of
a match are then fitted by logistic regression. A factor below `LEAST` stays there: the order of options must hold.
"""

from __future__ import annotations

import argparse

import numpy

from bench.calibration import WORLDS, quick_match
from klubovna.bots.advice import played_on
from klubovna.engine.evaluation import STAGES, blended
from klubovna.games import GAMES

LEAST = 0.25  # two options of one position differ by more than the ends of two positions show
ROUNDS = 30  # of Newton's method
CORNERS = [[float(stage == corner) for stage in range(STAGES)] for corner in range(STAGES)]


def scores(game: str, seats: int, seed: int) -> list[tuple[float, float, float]]:
    """One match: progress and score of its positions, and whether the team won."""
    evaluation = GAMES[game].evaluation
    assert evaluation is not None
    noted: list[tuple[float, float]] = []
    for match, ask in quick_match(game, seats, seed):
        for twin in played_on(match.run, ask.seat, match.version, WORLDS):
            if not twin.over:
                noted.append((evaluation.progress(twin.state), evaluation.score(twin.state, ask.seat, twin.asks)))
    result = match.result
    assert result is not None
    return [(progress, score, 1.0 if result.winners else 0.0) for progress, score in noted]


def fitted(rows: list[tuple[float, float, float]]) -> numpy.ndarray:
    """Slopes of the stages, then their shifts."""
    stages = numpy.array([[blended(corner, progress) for corner in CORNERS] for progress, _, _ in rows])
    said = numpy.array([score for _, score, _ in rows])
    won = numpy.array([won for _, _, won in rows])
    features = numpy.hstack([stages * said[:, None], stages])
    free = numpy.ones(2 * STAGES, bool)
    while True:
        found = numpy.where(free, 0.0, LEAST)
        for _ in range(ROUNDS):
            chance = 1 / (1 + numpy.exp(-numpy.clip(features @ found, -30, 30)))
            slope = features[:, free].T @ (chance - won)
            bend = (features[:, free] * (chance * (1 - chance))[:, None]).T @ features[:, free]
            found[free] -= numpy.linalg.solve(bend, slope)
        low = free & (numpy.arange(2 * STAGES) < STAGES) & (found < LEAST)
        if not low.any():
            return found
        free &= ~low


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="defenders")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=210_000)
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 2, 3, 4])
    given = parser.parse_args()
    for seats in given.seats:
        rows = [row for number in range(given.matches) for row in scores(given.game, seats, given.seed + number)]
        found = fitted(rows)
        print(f"\n[odds.{seats}]  # {given.matches} matches from seed {given.seed}, {len(rows)} positions")
        for name, values in (("slope", found[:STAGES]), ("shift", found[STAGES:])):
            print(f"{name} = [{', '.join(f'{value:.3f}' for value in values)}]")


if __name__ == "__main__":
    main()
