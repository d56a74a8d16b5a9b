"""Many games of one report, in one process or in several that share the work, kept line by line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from klubovna.bots import new_bot
from klubovna.engine import Glimpse, Run


def play_out(run: Run, level: str, names: list[str]) -> int:
    """Bots of one level, seeded by their names, play to the end; every component is counted after every answer."""
    bots = [new_bot(level, name) for name in names]
    decisions = 0
    while not run.over:
        ask = run.asks[0]
        run.play(0, bots[ask.seat].index(Glimpse(run, ask)))
        run.game.check(run.state)
        decisions += 1
        assert decisions <= run.game.most_decisions
    return decisions


def sweep(
    about: str | None, play: Callable[[int, str], dict[str, Any]], report: Callable[[list[dict[str, Any]]], None]
) -> None:
    """The command of a report. `--part 0/2` and `--part 1/2` are two processes, whose `--lines` are then `--read`."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=1008)
    parser.add_argument("--part", default="0/1", help="which part of how many")
    parser.add_argument("--lines", type=Path, help="a file to which every game is added")
    parser.add_argument("--read", type=Path, nargs="*", help="report on such files and play nothing")
    asked = parser.parse_args()
    if asked.read:
        report([json.loads(line) for path in asked.read for line in path.read_text("utf-8").splitlines()])
        return
    part, parts = (int(word) for word in asked.part.split("/"))
    games = []
    for number in range(part, asked.games, parts):
        games.append(play(number, asked.bots))
        if asked.lines:
            with asked.lines.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    report(games)
