"""The aims of strength, row by row, as the tables of docs/bots.md.

    python -m bench.strength FOLDER --seed 9501 --minutes 60 [--only master]

Every row is a pair of `klubovna ladder` on the seeds of its command, which is printed with it. Finished blocks are kept
in FOLDER and the rows take turns. After so many minutes of processor time the tables are printed as far as they go, and
the same command goes on from there. Blocks are played in order, so a row of n games is what its command plays with
`--games n`. `make compiled` first.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from klubovna.games import find_game
from klubovna.lab.batches import Kept, collect_rarely
from klubovna.lab.ladder import KEPT, Block, Contest, block_games, pair_report, play_block, times_report

Report = dict[str, Any]
Aim = tuple[
    str, Callable[[Report], bool], Callable[[Report], bool]
]  # in words; whether the interval, the mean reach it


def share(aim: float) -> Aim:
    return f"{100 * aim:.0f} %", lambda row: row["low"] >= aim, lambda row: row["share"] >= aim


def above_half(row: Report) -> bool:
    return bool(row["low"] > 0.5)


MORE_THAN_HALF: Final[Aim] = ("interval above 50 %", above_half, above_half)
MORE_THAN_FAIR: Final[Aim] = (
    "1.5 fair shares",
    lambda row: row["low"] >= 1.5 * row["fair"],
    lambda row: row["share"] >= 1.5 * row["fair"],
)
BETTER_TEAM: Final[Aim] = ("interval above 0", lambda row: row["more_low"] > 0, lambda row: row["more_low"] > 0)
MUCH_BETTER_TEAM: Final[Aim] = (
    "+12, interval above 0",
    lambda row: row["more"] >= 0.12 and row["more_low"] > 0,
    lambda row: row["more"] >= 0.12,
)

HEAD: Final = "| row | games | share | 95 % | aim | ms a decision | command |"
RIVALS: Final = ("trablici", "smash_up", "tag_team", "bellum_magica")
STRONG: Final = {"trablici": 0.68, "smash_up": 0.65, "tag_team": 0.65, "bellum_magica": 0.68}
MORE_SEATS: Final = [(game, seats) for seats in (3, 4, 5) for game in ("trablici", "smash_up", "bellum_magica")]

# name, title, and the rows: game, seats, the two levels, games, aim
TABLES: Final[list[tuple[str, str, list[tuple[str, int, str, str, int, Aim]]]]] = [
    (
        "master",
        "Master against strong, two seats",
        [
            *[(game, 2, "master", "strong", 200, MORE_THAN_HALF) for game in RIVALS],
            ("defenders", 2, "master", "strong", 400, BETTER_TEAM),
        ],
    ),
    (
        "seats",
        "Strong among greedy, three to five seats",
        [
            (game, seats, "strong", "greedy", 120, MORE_THAN_FAIR)
            for game, seats in MORE_SEATS
            if seats <= find_game(game).seats[1]
        ],
    ),
    (
        "teams",
        "Strážci Divočiny: teams of strong, teams of greedy",
        [("defenders", players, "strong", "greedy", 200, MUCH_BETTER_TEAM) for players in (1, 2, 3, 4)],
    ),
    (
        "strong",
        "Strong against greedy, two seats",
        [(game, 2, "strong", "greedy", 200, share(aim)) for game, aim in STRONG.items()],
    ),
    (
        "timed",
        "Within the seconds of a table of people, two seats",
        [
            *[(game, 2, "strong", "greedy", 40, share(aim)) for game, aim in STRONG.items()],
            *[(game, 2, "master", "strong", 40, MORE_THAN_HALF) for game in RIVALS],
        ],
    ),
    (
        "newcomer",
        "Weaker levels, two seats",
        [
            *[(game, 2, "greedy", "newcomer", 200, share(0.8)) for game in RIVALS],
            *[(game, 2, "newcomer", "random", 200, share(0.75)) for game in RIVALS],
        ],
    ),
]


class Row:
    """A pair of levels on its way to so many games."""

    def __init__(
        self, folder: Path, seed: int, game: str, seats: int, a: str, b: str, games: int, aim: Aim, timed: bool = False
    ) -> None:
        self.game = find_game(game)
        self.contest = Contest(game, seats, {}, a, b, seed, 0, timed=timed)
        self.wanted = -(-games // block_games(self.game, seats))
        self.aim = aim
        name = f"{game}-{seats}-{a}-{b}-{seed}" + ("-timed" if timed else "")
        self.kept = Kept(folder / name, KEPT, self.contest.setting())

    def blocks(self) -> list[Block]:
        """Those that are finished, in order, as the ladder would play them."""
        found: list[Block] = []
        while (name := f"{self.contest.name()} {len(found)}") in self.kept.pieces:
            found.append(Block.from_json(self.kept.pieces[name]))
        return found

    def play_on(self) -> bool:
        """One block more, if some are missing."""
        number = len(self.blocks())
        if number >= self.wanted:
            return False
        self.kept.add([(f"{self.contest.name()} {number}", play_block(self.contest, number).to_json())])
        return True

    def command(self, games: int) -> str:
        c = self.contest
        timed = " --timed" if c.timed else ""
        return f"klubovna ladder {c.game} --levels {c.a},{c.b} --seats {c.seats} --games {games} --seed {c.seed}{timed}"

    def line(self) -> str:
        """The row of a table."""
        blocks, c = self.blocks(), self.contest
        start = f"| {c.game} {c.seats}: {c.a}, {c.b} "
        if not blocks:
            command = self.command(self.wanted * block_games(self.game, c.seats))
            return f"{start}| 0 | | | {self.aim[0]}: **not measured** | | `{command}` |"
        report = pair_report(self.game, c, blocks)
        if self.game.cooperative:
            figures = f"{100 * report['share']:.0f}, {100 * report['share_b']:.0f} %: {100 * report['more']:+.0f}"
            interval = f"{100 * report['more_low']:+.0f} to {100 * report['more_high']:+.0f}"
        else:
            figures = f"{100 * report['share']:.1f} %"
            interval = f"{100 * report['low']:.0f} – {100 * report['high']:.0f} %"
        times = times_report([c.a, c.b], blocks)
        took = ", ".join([f"{row['mean_ms']:.1f}" for row in times])
        games = sum([block.games for block in blocks])
        return (
            f"{start}| {report['games']} | {figures} | {interval} "
            f"| {self.aim[0]}: {verdict(self.aim, report)} | {took} | `{self.command(games)}` |"
        )


def verdict(aim: Aim, report: Report) -> str:
    """What a report says of an aim."""
    _, surely, likely = aim
    if surely(report):
        return "reached"
    return "reached by the mean" if likely(report) else "**not shown**"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=9501)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--only", choices=[name for name, _, _ in TABLES])
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    collect_rarely()
    tables = [
        (title, [Row(given.folder, given.seed, *row, timed=name == "timed") for row in rows])
        for name, title, rows in TABLES
        if given.only in (None, name)
    ]
    open_rows = [row for _, rows in tables for row in rows]
    while open_rows and time.process_time() < 60.0 * given.minutes:
        open_rows = [row for row in open_rows if time.process_time() < 60.0 * given.minutes and row.play_on()]
    for title, rows in tables:
        print(f"\n### {title}\n\n{HEAD}\n{'|---' * HEAD.count(' | ')}|---|")
        for row in rows:
            print(row.line())


if __name__ == "__main__":
    main()
