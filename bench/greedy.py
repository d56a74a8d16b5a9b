"""How fast `greedy` decides beside an older commit's, in the same run: slices of CPU time in turn.

`python bench/greedy.py [COMMIT]`; by default the commit that the aim of five times names. The older one has no compiled
build; ours runs as it is installed (`make compiled` first), and interpreted too.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from klubovna.games import GAMES
from klubovna.lab.sparring import check_out

ROOT = Path(__file__).parent.parent
SLICE = """
import sys, time
import klubovna
from klubovna.bots import new_bot
from klubovna.engine import Glimpse
game, seats = sys.argv[1], int(sys.argv[2])
seed = 0
for line in sys.stdin:
    seconds, spent, decisions = float(line), 0.0, 0
    while spent < seconds:
        seed += 1
        match = klubovna.new_match(game, seats, seed, {})
        bots = [new_bot("greedy", seat) for seat in range(seats)]
        while not match.over and spent < seconds:
            ask = match.asks[0]
            started = time.process_time()
            key = bots[ask.seat].choose(Glimpse(match.run, ask))
            spent += time.process_time() - started
            decisions += 1
            match.answer(ask.seat, key)
    print(decisions / spent, flush=True)
"""


def contestant(folder: Path, game: str, compiled: bool) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(folder)}
    if not compiled:
        env["KLUBOVNA_COMPILED"] = "no"
    command = [sys.executable, "-c", SLICE, game, "2"]
    return subprocess.Popen(command, cwd=folder, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(child: subprocess.Popen[str], seconds: float) -> float:
    assert child.stdin is not None and child.stdout is not None
    child.stdin.write(f"{seconds}\n")
    child.stdin.flush()
    return float(child.stdout.readline())


def main(commit: str, rounds: int = 3, seconds: float = 1.5) -> None:
    with tempfile.TemporaryDirectory() as folder:
        check_out(commit, Path(folder))
        print(f"greedy, two seats, decisions per second of CPU time, medians of {rounds} rounds")
        for game in GAMES:
            children = [
                contestant(Path(folder), game, False),
                contestant(ROOT, game, False),
                contestant(ROOT, game, True),
            ]
            slices = [[ask(child, seconds) for child in children] for _ in range(rounds)]
            for child in children:
                assert child.stdin is not None
                child.stdin.close()
                child.wait(20)
            old, plain, built = (statistics.median([row[at] for row in slices]) for at in range(3))
            print(
                f"{game}: {commit} {old:.0f}, interpreted {plain:.0f} ({plain / old:.1f} x), "
                f"as installed {built:.0f} ({built / old:.1f} x)",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "048bc0f")
