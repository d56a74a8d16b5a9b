"""Every aim for the cost of a move, measured in one go: what was aimed at, what was measured, reached or missed.

    make compiled && make peers && python -m bench.aims     everything; half an hour of a machine that does nothing else
    python -m bench.aims server matches                     some parts of it
    python -m bench.aims --quick                            a rough look: short rounds

The parts: `server` (flat out, 50 tables, both builds), `players` (a thousand and two thousand of them at a given pace),
`peers` (boardgame.io in the same run), `table` (an answer without network and disk), `matches`, `compiled`.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench import matches, server, table
from bench.compiled import Child
from klubovna.compiled import FOLDER, ROOT, misfit
from klubovna.engine import Game
from klubovna.games import GAMES
from klubovna.lab.batches import collect_rarely

STRETCH: Final = {
    "trablici": 1_000_000,
    "bellum_magica": 500_000,
    "smash_up": 250_000,
    "defenders": 250_000,
    "tag_team": 200_000,
}
PLAYED: Final = ("trablici", "defenders")  # by a thousand players
TABLES: Final = 50  # flat out


class Aims:
    """The table that grows with every figure."""

    def __init__(self, quick: bool) -> None:
        self.quick: bool = quick
        self.rows: list[tuple[str, str, str, str]] = []
        self.missed: int = 0

    def note(self, what: str, form: str, value: float, most: float | None = None, least: float | None = None) -> None:
        """A figure, and the most or the least that it should be; without either it only belongs beside the others."""
        aim = f"≤ {form.format(most)}" if most is not None else f"≥ {form.format(least)}" if least is not None else ""
        good = (most is None or value <= most) and (least is None or value >= least)
        self.missed += not good
        verdict = "" if not aim else "reached" if good else "MISSED"
        self.rows.append((what, aim, form.format(value), verdict))
        print(f"{what}: {form.format(value)} {aim and f'({aim}) {verdict}'}", flush=True)

    def show(self) -> None:
        commit = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
        ).stdout.strip()
        title = f"The cost of a move, {commit}, load {os.getloadavg()[0]:.1f}" + (", quick" if self.quick else "")
        grid = Table("what", "aim", "measured", "", title=title)
        for row in self.rows:
            grid.add_row(*row)
        Console(width=110).print(grid)
        print(f"{self.missed} of {sum(bool(row[1]) for row in self.rows)} missed")


def seats_of(game: Game) -> int:
    return min(4, game.seats[1])


def on_the_server(aims: Aims) -> None:
    """Flat out, every answer on disk; the builds in turn, game by game."""
    seconds, rounds = (4.0, 1) if aims.quick else (8.0, 3)
    for id, game in GAMES.items():
        for build, most in (("interpreted", 1.0), ("compiled", 0.6)):
            size = (id, TABLES, seats_of(game), 0.0, seconds, None, 1, True, build == "compiled")
            found = [server.ours(*size) for _ in range(rounds)]

            def middle(what: str, found: list[dict[str, float]] = found) -> float:
                return statistics.median(one[what] for one in found)

            aims.note(f"{id}, {build}: server CPU ms per move", "{:.2f}", middle("server_cpu_ms"), most=most)
            aims.note(f"{id}, {build}: moves/s", "{:,.0f}", middle("moves_per_second"), least=fast_enough(build))
            aims.note(f"{id}, {build}: server CPU ms per new table", "{:.1f}", middle("table_cpu_ms"))
        small = 6.0 if seats_of(game) == 4 else None
        aims.note(f"{id}: KB sent per move", "{:.1f}", middle("kilobytes_per_move"), most=small)


def fast_enough(build: str) -> float | None:
    return 1000 if build == "compiled" else None


def with_players(aims: Aims) -> None:
    """Answers at a given pace."""
    seconds, rounds = (5.0, 1) if aims.quick else (12.0, 7)
    for id in PLAYED:
        for tables, rate, times, most in ((250, 500.0, rounds, 60.0), (500, 1000.0, 1 if aims.quick else 2, 150.0)):
            before = cpu_times()
            found = [server.ours(id, tables, 4, rate, seconds, None)["p99"] for _ in range(times)]
            what = f"{id}: {4 * tables} players, {rate:.0f} moves/s, {times} rounds"
            aims.note(f"{what}: worst p99 ms", "{:.0f}", max(found), most=most)
            aims.note(f"{what}: median p99 ms", "{:.0f}", statistics.median(found))
            aims.note(f"{what}: processor time that the host took away", "{:.0%}", stolen(before, cpu_times()))


def cpu_times() -> list[int]:
    """Ticks of all cores since the machine was started, by what they were used for; nothing where Linux is not."""
    stat = Path("/proc/stat")
    return [int(word) for word in stat.read_text().splitlines()[0].split()[1:9]] if stat.exists() else [0] * 8


def stolen(before: list[int], after: list[int]) -> float:
    spent = [late - early for early, late in zip(before, after, strict=True)]
    return spent[7] / max(1, sum(spent) - spent[3])  # of what was not idle


def beside_peers(aims: Aims) -> None:
    """boardgame.io's stock server, flat out in the same run."""
    seconds = 5.0 if aims.quick else 10.0
    pairs = [
        (server.ours("trablici", TABLES, 4, 0.0, seconds, None), server.theirs(TABLES, 4, 0.0, seconds))
        for _ in range(1 if aims.quick else 3)
    ]
    ratio = statistics.median(ours["moves_per_second"] / theirs["moves_per_second"] for ours, theirs in pairs)
    aims.note("trablici: moves/s beside boardgame.io's server", "{:.2f} x", ratio, least=1.5)


def at_the_table(aims: Aims) -> None:
    """By the build that runs this."""
    for id, game in GAMES.items():
        cost, _ = table.measure(game, 3 if aims.quick else 7)
        aims.note(f"{id}: CPU µs of an answer at the table alone", "{:,.0f}", cost)


def in_matches(aims: Aims) -> None:
    """Each build in a process of its own."""
    asked = [sys.executable, "-m", "bench.aims", "--matches-here", *(["--quick"] if aims.quick else [])]
    for build, wanted in (("interpreted", "no"), ("compiled", str(FOLDER))):
        told = subprocess.run(
            asked, cwd=ROOT, env={**os.environ, "KLUBOVNA_COMPILED": wanted}, capture_output=True, text=True, check=True
        )
        for line in told.stdout.splitlines():
            id, *words = line.split()
            ratio, longest, new, at, room = [float(word) for word in words]
            aims.note(f"{id}, {build}: bare rules beside Match.answer", "{:.1f} x", ratio, most=3.0)
            aims.note(f"{id}, {build}: ms of new_match", "{:.2f}", new, most=0.3)
            aims.note(f"{id}, {build}: ms of one replay position", "{:.1f}", at, most=10.0)
            aims.note(f"{id}, {build}: ms of loading a room with 200 answers", "{:.1f}", room, most=10.0)
            kilobytes = 300.0 if id == "smash_up" else None
            aims.note(f"{id}, {build}: KB of the longest match", "{:.0f}", longest, most=kilobytes)


def matches_here(quick: bool) -> None:
    collect_rarely()
    for id, game in GAMES.items():
        found = matches.figures(game, seats_of(game), 2 if quick else 7, 0.3 if quick else 1.0)
        print(id, found[2], found[4], found[7], found[9], found[12], flush=True)


def when_compiled(aims: Aims) -> None:
    """The two builds in turn; the bytes they give are compared by the law and by bench/compiled.py."""
    seconds, rounds = (0.4, 3) if aims.quick else (1.0, 7)
    plain, fast = Child("no"), Child(str(FOLDER))
    for id in GAMES:
        pairs = [(plain.speeds(id, seconds), fast.speeds(id, seconds)) for _ in range(rounds)]
        gain = statistics.median(quick[0] / slow[0] for slow, quick in pairs)
        fork = min(quick[1] for _, quick in pairs)
        aims.note(f"{id}: compiled beside interpreted", "{:.1f} x", gain, least=3.0)
        aims.note(f"{id}: compiled decisions/s", "{:,.0f}", max(quick[0] for _, quick in pairs), least=STRETCH[id])
        aims.note(f"{id}: µs of a fork", "{:.1f}", fork, most=3.0 if id == "trablici" else 10.0)
        world = statistics.median(quick[2] / quick[1] for _, quick in pairs)
        aims.note(f"{id}: a redealt world in forks", "{:.1f}", world, most=3.0)


PARTS: Final[dict[str, Callable[[Aims], None]]] = {
    "server": on_the_server,
    "players": with_players,
    "peers": beside_peers,
    "table": at_the_table,
    "matches": in_matches,
    "compiled": when_compiled,
}
BY_EITHER_BUILD: Final = {"table"}  # the others need the compiled one


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--quick", action="store_true", help="short rounds")
    parser.add_argument("--matches-here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.matches_here:
        matches_here(asked.quick)
        return 0
    if unknown := [part for part in asked.parts if part not in PARTS]:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    wanted = asked.parts or list(PARTS)
    if (fault := misfit(FOLDER)) and not BY_EITHER_BUILD.issuperset(wanted):
        parser.error(f"{fault}: run `make compiled` first")
    if "peers" in wanted and not (server.PEER / "node_modules").exists():
        parser.error("boardgame.io is not there: run `make peers` first, or name the other parts")
    aims = Aims(asked.quick)
    for part in wanted:
        PARTS[part](aims)
    aims.show()
    return 0


if __name__ == "__main__":
    sys.exit(main())
