"""What chances mean: those that `bots.chances` gives in self-play, held against how the matches ended.

    python -m bench.calibration [GAME ...] [--seconds 60] [--seed 7000]

All seats play by the game's own quick advice, which is cheap. Once in so many questions the asked seat's chance is
noted; the score is Brier's (0 is perfect, 0.25 a coin) beside that of the share of wins alone, and `slope` the factor
on the logits that would have been best: 1 is right, below it the chances are too bold, above it too timid.
"""

from __future__ import annotations

import argparse
import time
from math import exp, log

from klubovna.bots import chances
from klubovna.bots.judge import Judge, prize
from klubovna.bots.policy import Policy
from klubovna.engine import Chance, new_match, seed_key
from klubovna.games import GAMES

SEATS = 2
WORLDS = 4
NOTED = 15  # positions of a match, about
USUAL = {
    "trablici": 190,
    "smash_up": 150,
    "tag_team": 22,
    "bellum_magica": 110,
    "defenders": 330,
}  # questions of a match


def play(game: str, seed: int) -> list[tuple[float, float]]:
    """One match: what was said of a seat's chance, and what it won."""
    match = new_match(GAMES[game], SEATS, seed)
    policy = Policy(Judge(match.game.evaluation, match.game.cooperative))
    luck = Chance(seed_key(f"calibration {seed}"))
    every = max(1, USUAL.get(game, 100) // NOTED)
    said: list[tuple[int, float]] = []
    while not match.over:
        ask = match.asks[0]
        if match.version % every == every - 1:
            said.append((ask.seat, chances(match.run, ask.seat, match.version, WORLDS)[ask.seat]))
        match.answer(ask.seat, ask.options[policy.choose(match.run, 0, luck)].key)
    result = match.result
    assert result is not None
    if match.game.cooperative:
        return [(chance, 1.0 if result.winners else 0.0) for _, chance in said]
    return [(chance, prize(result, seat, SEATS)) for seat, chance in said]


def brier(pairs: list[tuple[float, float]], slope: float = 1.0) -> float:
    total = 0.0
    for chance, won in pairs:
        sure = min(max(chance, 1e-4), 1 - 1e-4)
        total += (1 / (1 + exp(-slope * log(sure / (1 - sure)))) - won) ** 2
    return total / len(pairs)


def report(game: str, matches: int, pairs: list[tuple[float, float]]) -> None:
    share = sum(won for _, won in pairs) / len(pairs)
    slope = min((each / 20 for each in range(2, 61)), key=lambda each: brier(pairs, each))
    print(
        f"{game}: {matches} matches, {len(pairs)} positions, Brier {brier(pairs):.3f} "
        f"(share alone {share * (1 - share):.3f}), slope {slope:.2f}"
    )
    for low in range(0, 100, 20):
        here = [(chance, won) for chance, won in pairs if low <= 100 * chance < low + 20 or (low == 80 and chance == 1)]
        if here:
            said, won = (100 * sum(each[at] for each in here) / len(here) for at in (0, 1))
            print(f"  {low:>2}-{low + 20:>3} %: {len(here):>4} positions, said {said:.0f}, won {won:.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(USUAL))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=7000)
    given = parser.parse_args()
    for game in given.games:
        until, seed = time.monotonic() + given.seconds, given.seed
        pairs: list[tuple[float, float]] = []
        while time.monotonic() < until:
            pairs += play(game, seed)
            seed += 1
        report(game, seed - given.seed, pairs)


if __name__ == "__main__":
    main()
