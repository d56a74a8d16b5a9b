"""Search: simulations per second of CPU time in each game, beside OpenSpiel's IS-MCTS on games of its own.

Ours play every seat sensibly to the next quiet moment and judge there; OpenSpiel's are C++ with one random playout
to the end. `make compiled` and `make peers` first; slices of CPU time in turn.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from klubovna.bots import Budget
from klubovna.bots.planner import Planner, Style
from klubovna.engine import Chance, Glimpse, Run, seed_key
from klubovna.games import GAMES
from klubovna.lab.batches import collect_rarely

ROOT = Path(__file__).parent.parent
SIMULATIONS = 256
OWN_GAMES = ["leduc_poker", "gin_rummy"]
PEER = ROOT / "bench" / "peers" / "openspiel"


class Searcher:
    """Matches of random openings that a planner of 256 simulations plays on."""

    def __init__(self, game: str) -> None:
        self.game = GAMES[game]
        self.seed = 0

    def slice(self, seconds: float) -> float:
        played, spent = 0, 0.0
        while spent < seconds:
            self.seed += 1
            chance = Chance(seed_key(f"search {self.seed}"))
            run = Run(self.game, self.game.start(2, {}, chance))
            planner = Planner(self.seed, Style(simulations=SIMULATIONS, candidates=8), Budget())
            while not run.over and spent < seconds:
                ask = run.asks[0]
                if len(ask.options) == 1:
                    run.play(0, 0)
                    continue
                started = time.process_time()
                index = planner.index(Glimpse(run, ask))
                spent += time.process_time() - started
                played += planner.played
                run.play(0, index)
        return played / spent


class Peer:
    """OpenSpiel in its own process."""

    def __init__(self, game: str) -> None:
        command = [str(PEER / ".venv" / "bin" / "python"), str(PEER / "search.py"), game]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def slice(self, seconds: float) -> float:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(20)


def main(rounds: int = 3, seconds: float = 1.5) -> None:
    collect_rarely()
    ours = {game: Searcher(game) for game in GAMES}
    theirs = {game: Peer(game) for game in OWN_GAMES}
    figures: dict[str, list[float]] = {}
    for _ in range(rounds):
        for game, searcher in ours.items():
            figures.setdefault(f"klubovna, {game}", []).append(searcher.slice(seconds))
        for game, peer in theirs.items():
            figures.setdefault(f"OpenSpiel IS-MCTS, {game}", []).append(peer.slice(seconds))
    for peer in theirs.values():
        peer.end()
    for name, slices in figures.items():
        print(f"{name}: {statistics.median(slices):,.0f} simulations/s ({min(slices):,.0f} to {max(slices):,.0f})")


if __name__ == "__main__":
    main()
