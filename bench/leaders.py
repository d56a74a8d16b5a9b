"""Which leader of Strážci Divočiny wins more: a report of teams whose leaders are drawn.

    python -m bench.leaders --games 2000 --seed 17 --out FOLDER

Before the first turn all leaders look alike to `greedy`, so it takes the first one every time; here chance takes one.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from klubovna.bots import LEVELS, Bot, Budget, Level, new_bot
from klubovna.engine import Chance, Glimpse, seed_key
from klubovna.games import find_game
from klubovna.lab.report.make import make_report

NAME: Final = "greedy-any-leader"


class AnyLeader(Bot):
    """`greedy`, but for its leader."""

    def __init__(self, seed: int | str) -> None:
        self.greedy: Bot = new_bot("greedy", seed)
        self.draw: Chance = Chance(seed_key(f"{seed} leader"))

    def index(self, glimpse: Glimpse) -> int:
        if glimpse.ask.why == "leader":
            return self.draw.below(len(glimpse.ask.options))
        return self.greedy.index(glimpse)


def any_leader(seed: int | str, budget: Budget) -> Bot:
    return AnyLeader(seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    LEVELS[NAME] = Level(NAME, any_leader)
    bots = [NAME] * given.seats
    print(make_report(find_game("defenders"), given.seats, given.games, bots, given.seed, {}, given.out)[-1])


if __name__ == "__main__":
    main()
