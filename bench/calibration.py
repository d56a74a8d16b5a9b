"""What chances mean: those that `bots.chances` gives in self-play, held against how the matches ended.

    python -m bench.calibration [GAME ...] [--seconds 60] [--seed 7000] [--seats 2]

All seats play by the game's own quick advice, which is cheap. Once in so many questions the asked seat's chance is
noted; the score is Brier's (0 is perfect, 0.25 a coin) beside that of the share of wins alone, and `slope` the factor
on the logits that would have been best: 1 is right, below it the chances are too bold, above it too timid. The thirds
are of the match's progress as the game counts it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from math import exp, log

from klubovna.bots import chances
from klubovna.bots.judge import Judge, prize
from klubovna.bots.policy import Policy
from klubovna.engine import Ask, Chance, Match, new_match, seed_key
from klubovna.games import GAMES

WORLDS = 4
NOTED = 15  # positions of a match, about
USUAL = {
    "trablici": 190,
    "smash_up": 150,
    "tag_team": 22,
    "bellum_magica": 110,
    "defenders": 330,
}  # questions of a match
Said = tuple[float, float, float]  # progress, the chance that was told, what was won


def quick_match(game: str, seats: int, seed: int) -> Iterator[tuple[Match, Ask]]:
    """A match by quick advice, stopped at the positions to be noted; it is over when there are no more."""
    match = new_match(GAMES[game], seats, seed)
    policy = Policy(Judge(match.game.evaluation, match.game.cooperative))
    luck = Chance(seed_key(f"calibration {seed}"))
    every = max(1, USUAL.get(game, 100) // NOTED)
    while not match.over:
        ask = match.asks[0]
        if match.version % every == every - 1:
            yield match, ask
        match.answer(ask.seat, ask.options[policy.choose(match.run, 0, luck)].key)


def play(game: str, seats: int, seed: int) -> list[Said]:
    """One match: what was said of a seat's chance, and what it won."""
    evaluation = GAMES[game].evaluation
    said: list[tuple[int, float, float]] = []
    for match, ask in quick_match(game, seats, seed):
        progress = 0.0 if evaluation is None else evaluation.progress(match.run.state)
        said.append((ask.seat, progress, chances(match.run, ask.seat, match.version, WORLDS)[ask.seat]))
    if not said:
        return []
    result = match.result
    assert result is not None
    if match.game.cooperative:
        return [(progress, chance, 1.0 if result.winners else 0.0) for _, progress, chance in said]
    return [(progress, chance, prize(result, seat, seats)) for seat, progress, chance in said]


def brier(pairs: list[Said], slope: float = 1.0) -> float:
    total = 0.0
    for _, chance, won in pairs:
        sure = min(max(chance, 1e-4), 1 - 1e-4)
        total += (1 / (1 + exp(-slope * log(sure / (1 - sure)))) - won) ** 2
    return total / len(pairs)


def summary(pairs: list[Said]) -> str:
    said, share = (sum(each[at] for each in pairs) / len(pairs) for at in (1, 2))
    slope = min((each / 20 for each in range(2, 61)), key=lambda each: brier(pairs, each))
    return (
        f"{len(pairs)} positions, said {100 * said:.0f}, won {100 * share:.0f}, Brier {brier(pairs):.3f} "
        f"(share alone {share * (1 - share):.3f}), slope {slope:.2f}"
    )


def report(game: str, seats: int, matches: int, pairs: list[Said]) -> None:
    print(f"{game}, {seats} seats: {matches} matches, {summary(pairs)}")
    for third, name in enumerate(("first", "middle", "last")):
        here = [each for each in pairs if min(2, int(3 * each[0])) == third]
        if here:
            print(f"  {name} third: {summary(here)}")
    for low in range(0, 100, 20):
        here = [each for each in pairs if low <= 100 * each[1] < low + 20 or (low == 80 and each[1] == 1)]
        if here:
            said, won = (100 * sum(each[at] for each in here) / len(here) for at in (1, 2))
            print(f"  {low:>2}-{low + 20:>3} %: {len(here):>4} positions, said {said:.0f}, won {won:.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(USUAL))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=7000)
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    for game in given.games:
        until, seed = time.monotonic() + given.seconds, given.seed
        pairs: list[Said] = []
        while time.monotonic() < until:
            pairs += play(game, given.seats, seed)
            seed += 1
        report(game, given.seats, seed - given.seed, pairs)


if __name__ == "__main__":
    main()
