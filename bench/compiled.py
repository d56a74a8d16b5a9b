"""A trial build with mypyc: do engine and games compile, do they give the same bytes, and how much faster are they?

Builds in a temporary folder and leaves the checkout alone. Shipping a compiled build is another matter.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent

PROBE = """
import random, sys, time
from hashlib import sha256
from klubovna.engine import Chance, Run, run, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import shown, some_match

print(run.__file__.rsplit('.', 1)[1], flush=True)
for line in sys.stdin:
    word, *rest = line.split()
    if word == 'bytes':
        mixed = sha256()
        for id in rest:
            game = GAMES[id]
            for seats in range(game.seats[0], game.seats[1] + 1):
                for seed in range(4):
                    match = some_match(game, seats, {}, seed, 60 * (seed + 1))
                    mixed.update(match.digest().encode() + shown(match))
        print(mixed.hexdigest(), flush=True)
    else:
        game, seats = GAMES[rest[0]], int(rest[1])
        decisions, forks, seed = 0, 0, 0
        started = time.process_time()
        while time.process_time() - started < 1:
            seed += 1
            state = game.start(seats, {}, Chance(seed_key(seed)))
            decisions += Run(game, state, False).playout(random.Random(seed).random)
        speed = decisions / (time.process_time() - started)
        position = Run(game, game.start(seats, {}, Chance(seed_key(1))))
        for _ in range(25):
            position.play(0, 0)
        started = time.process_time()
        while time.process_time() - started < 0.3:
            position.fork()
            forks += 1
        print(speed, (time.process_time() - started) / forks * 1e6, flush=True)
"""


class Child:
    """An interpreter that has loaded one of the two builds."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROBE],
            cwd=folder,
            env={"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.kind = self.process.stdout.readline().strip()

    def ask(self, line: str) -> list[str]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().split()


def build(folder: Path, games: list[str]) -> float:
    shutil.copytree(ROOT / "klubovna", folder / "klubovna", ignore=shutil.ignore_patterns("__pycache__", "static"))
    modules = list((folder / "klubovna" / "engine").glob("*.py"))
    for game in games:
        modules += (folder / "klubovna" / "games" / game).rglob("*.py")
    names = sorted(str(path.relative_to(folder)) for path in modules if path.name != "__init__.py")
    started = time.perf_counter()
    subprocess.run(
        [str(Path(sys.executable).parent / "mypyc"), "--strict", "--ignore-missing-imports", *names],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["trablici"])
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        print(f"compiled engine and {', '.join(asked.games)} in {build(folder, asked.games):.0f} s")
        plain, compiled = Child(ROOT), Child(folder)
        assert (plain.kind, compiled.kind) == ("py", "so"), (plain.kind, compiled.kind)
        same = plain.ask("bytes " + " ".join(asked.games)) == compiled.ask("bytes " + " ".join(asked.games))
        print("same digests, views, asks and events" if same else "DIFFERENT BYTES")
        for game in asked.games:
            rounds = [(plain.ask(f"speed {game} 4"), compiled.ask(f"speed {game} 4")) for _ in range(asked.rounds)]
            gain = statistics.median(float(c[0]) / float(p[0]) for p, c in rounds)
            forks = statistics.median(float(p[1]) / float(c[1]) for p, c in rounds)
            speeds = [float(child[0]) for child in rounds[-1]]
            costs = [float(child[1]) for child in rounds[-1]]
            print(f"{game}, 4 seats: {speeds[0]:,.0f} -> {speeds[1]:,.0f} decisions/s ({gain:.1f} x)")
            print(f"    fork {costs[0]:.1f} -> {costs[1]:.1f} µs ({forks:.1f} x)")
    sys.exit(0 if same else 1)


if __name__ == "__main__":
    main()
