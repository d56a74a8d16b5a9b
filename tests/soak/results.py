"""What long runs found, one JSON object per line in artifacts/: docs/proof.md is filled from it.

`artifacts/proof.jsonl` has a line for every run that came to its end. The steps of a run are kept beside it, so that a
run that was cut short goes on where it was when it is started again with the same seed; `python -m tests.soak.proof`
copies those of unfinished runs to `tests/soak/steps`, from where another machine can go on.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tests.kit import ROOT

FOLDER = ROOT / "artifacts"
BEGUN = ROOT / "tests" / "soak" / "steps"


def commit() -> str:
    """The commit that runs, with a + where files have been changed since."""
    asked = ["git", "describe", "--always", "--dirty=+", "--abbrev=10"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


class Part:
    """One row of the table: what was tried, how often, from which seed."""

    def __init__(self, what: str, seed: int, count: int, folder: Path = FOLDER) -> None:
        self.what: str = what
        self.seed: int = seed
        self.count: int = count
        self.folder: Path = folder
        self.path: Path = folder / "steps" / f"{'-'.join(what.split())}-{seed}.jsonl"
        begun = BEGUN / self.path.name
        if folder == FOLDER and not self.path.exists() and begun.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(begun, self.path)
        self.steps: list[dict[str, Any]] = []
        if self.path.exists():
            self.steps = [json.loads(line) for line in self.path.read_text("utf-8").splitlines()][:count]

    def step(self, **figures: Any) -> None:
        """One of the tries is done."""
        done = {**figures, "what": self.what, "of": self.count, "commit": commit()}
        self.steps.append(done)
        append(self.path, done)

    def left(self) -> range:
        return range(len(self.steps), self.count)

    def play(self, folder: Path, games: list[str], one: Callable[[Path, str, int], Mapping[str, Any]]) -> None:
        """All tries that are left, each with a store of its own, the games in turn."""
        for number in self.left():
            begun = time.monotonic()
            store = folder / f"{number}.db"
            found = one(store, games[number % len(games)], number)
            store.unlink()
            self.step(seconds=round(time.monotonic() - begun, 1), **found)

    def conclude(self, passed: bool, **figures: Any) -> dict[str, Any]:
        """All of them are done: the row itself."""
        row = {
            "what": self.what,
            "command": "python -m pytest " + " ".join(sys.argv[1:]) if "pytest" in sys.argv[0] else " ".join(sys.argv),
            "seed": self.seed,
            "count": len(self.steps),
            "seconds": round(sum(step.get("seconds", 0.0) for step in self.steps), 1),
            "result": "passed" if passed else "missed",
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
            "commit": ", ".join(dict.fromkeys(step.get("commit", commit()) for step in self.steps)) or commit(),
            "load": round(os.getloadavg()[1], 1),  # of the last five minutes: what else the machine was doing
            **figures,
            **({"build": "compiled"} if os.environ.get("KLUBOVNA_COMPILED", "no") != "no" else {}),
        }
        append(self.folder / "proof.jsonl", row)
        return row


def append(path: Path, row: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(row, ensure_ascii=False) + "\n")
