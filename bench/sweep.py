"""Many games of one report, in one process or in several that share the work, kept line by line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


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
