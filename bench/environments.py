"""How fast environments are stepped: many matches at once, ours beside OpenSpiel's, in alternating slices of CPU time.

`python -m bench.environments` needs `klubovna[learn]` and `make peers`. On both sides a step gives what a learner
needs: views as numbers and the legal answers; ours those of the seat that is asked, OpenSpiel's those of all players.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import time
from statistics import median
from typing import Any

import numpy

from bench.peers.child import HERE, PEERS, Peer
from klubovna import compiled
from klubovna.games import GAMES
from klubovna.lab import environments

ENVIRONMENT = [str(HERE / "openspiel" / ".venv" / "bin" / "python"), str(HERE / "openspiel" / "environment.py")]
RIVALS = ["python_team_dominoes", "python_liars_poker", "gin_rummy", "crazy_eights"]


class Ours:
    """Random play of one game through `environments.many`."""

    def __init__(self, game: str, matches: int, columns: bool) -> None:
        self.matches: Any = environments.many(game, matches, min(4, GAMES[game].seats[1]), seed=1)
        self.columns: bool = columns
        self.draw = numpy.random.default_rng(1)

    def slice(self, seconds: float) -> float:
        decisions = 0
        started = time.process_time()
        while True:
            masks = self.matches.observe()[1] if self.columns else self.matches.masks()
            self.matches.step((masks * self.draw.random(masks.shape, numpy.float32)).argmax(axis=1))
            decisions += len(masks)
            spent = time.process_time() - started
            if spent >= seconds:
                return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--matches", type=int, default=64)
    asked = parser.parse_args()
    gc.freeze()
    gc.set_threshold(50_000)
    sides: dict[str, Any] = {f"klubovna, {game}": Ours(game, asked.matches, True) for game in GAMES}
    sides["klubovna, trablici, answers only"] = Ours("trablici", asked.matches, False)
    for rival in RIVALS:
        name = f"OpenSpiel, {rival}"
        PEERS[name] = [*ENVIRONMENT, rival, str(asked.matches)]
        peer = Peer(name)
        if peer.start():
            sides[name] = peer
        else:
            print(f"{name}: {peer.problem}")
    found: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(asked.rounds):
        for name, side in sides.items():
            found[name].append(side.slice(asked.seconds))
    print(
        json.dumps(
            {
                "matches": asked.matches,
                "build": "compiled" if compiled.is_compiled() else "interpreted",
                "load": os.getloadavg(),
                "decisions_per_second": {name: round(median(speeds)) for name, speeds in found.items()},
            },
            indent=1,
        )
    )
    for side in sides.values():
        if isinstance(side, Peer):
            side.stop()


if __name__ == "__main__":
    main()
