"""The compiled build beside the interpreted one: the same bytes, and how much faster?

Compiles as `make compiled` does, if that has not been done, and gives each build a slice of CPU time in turn.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.console import Console
from rich.table import Table

from klubovna.compiled import FOLDER, ROOT
from klubovna.games import GAMES

PROBE = """
import sys
from bench.measure import Speed, microseconds, positions
from klubovna.compiled import is_compiled
from klubovna.engine import Chance, seed_key
from klubovna.games import GAMES
from klubovna.lab.fingerprint import fingerprints
from klubovna.lab.batches import collect_rarely

collect_rarely()
print("compiled" if is_compiled() else "interpreted", flush=True)
worlds = Chance(seed_key(1))
for line in sys.stdin:
    word, id, number = line.split()
    game = GAMES[id]
    seats = min(4, game.seats[1])
    if word == "bytes":
        print(hash(tuple(fingerprints(game, int(number)))), flush=True)
        continue
    runs = [run for run in positions(game, seats, {}, 40) if not run.over]
    print(
        Speed(game, seats).slice(float(number))[0],
        microseconds(lambda run: run.fork(), runs, float(number) / 3),
        microseconds(lambda run: run.redealt(run.asks[0].seat, worlds), runs, float(number) / 3),
        flush=True,
    )
"""


class Child:
    """An interpreter that has loaded one of the two builds."""

    def __init__(self, build: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROBE],
            cwd=ROOT,
            env={**os.environ, "KLUBOVNA_COMPILED": build, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.kind = self.read()

    def ask(self, word: str, game: str, number: float) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word} {game} {number}\n")
        self.process.stdin.flush()
        return self.read()

    def read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def speeds(self, game: str, seconds: float) -> list[float]:
        """Decisions per second, microseconds of a fork, microseconds of a world."""
        return [float(word) for word in self.ask("speed", game, seconds).split()]


def gains(plain: list[list[float]], fast: list[list[float]]) -> list[str]:
    """The row of a game: the best of each build, and the median of the rounds' ratios."""
    faster = statistics.median(f[0] / p[0] for p, f in zip(plain, fast, strict=True))
    row = [f"{max(p[0] for p in plain):,.0f}", f"{max(f[0] for f in fast):,.0f}", f"{faster:.1f} x"]
    for cost in (1, 2):
        ratio = statistics.median(p[cost] / f[cost] for p, f in zip(plain, fast, strict=True))
        row += [f"{min(f[cost] for f in fast):.1f}", f"{ratio:.1f} x"]
    return [*row, f"{statistics.median(f[2] / f[1] for f in fast):.1f}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per build and round")
    parser.add_argument("--build", type=Path, default=FOLDER, help="another folder that tools/compile.py has made")
    asked = parser.parse_args()
    compiling = [sys.executable, "-m", "tools.compile"]
    if asked.build == FOLDER:
        subprocess.run(compiling, cwd=ROOT, env={**os.environ, "KLUBOVNA_COMPILED": "no"}, check=True)
    plain, fast = Child("no"), Child(str(asked.build.resolve()))
    assert (plain.kind, fast.kind) == ("interpreted", "compiled"), (plain.kind, fast.kind)
    columns = ["game", "decisions/s", "compiled", "gain", "fork µs", "gain", "world µs", "gain", "worlds in forks"]
    table = Table(*columns, title="Interpreted and compiled, random play, events off; costs are of the compiled build")
    same = True
    for game in asked.games:
        if plain.ask("bytes", game, 8) != fast.ask("bytes", game, 8):
            print(f"{game}: DIFFERENT BYTES")
            same = False
        rounds = [(plain.speeds(game, asked.seconds), fast.speeds(game, asked.seconds)) for _ in range(asked.rounds)]
        table.add_row(game, *gains([p for p, _ in rounds], [f for _, f in rounds]))
    Console(width=120).print(table)
    sys.exit(0 if same else 1)


if __name__ == "__main__":
    main()
