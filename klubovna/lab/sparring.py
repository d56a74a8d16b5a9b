"""An older version of this program as an opponent: its code in a folder of its own, its bots in a process of their own.

Only what the public interface promises is used there, so any commit since the first can be asked.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from klubovna.engine import Refused

SCRIPT: Final = """
import json, sys
import klubovna
from klubovna.bots import new_bot
from klubovna.engine import Glimpse
match, bots = None, {}
for line in sys.stdin:
    word, *rest = json.loads(line)
    if word == "begin":
        game, seats, seed, options = rest
        match, bots = klubovna.new_match(game, seats, seed, options), {}
        told = match.game.rules
    elif word == "answer":
        match.answer(*rest)
        told = None
    else:
        seat, level, seed = rest
        bot = bots.setdefault(seat, new_bot(level, seed))
        told = bot.choose(Glimpse(match.run, match.ask_for(seat)))
    print(json.dumps(told), flush=True)
"""


def check_out(commit: str, folder: Path) -> None:
    """The code of a commit, from the git repository that this program runs in."""
    here = Path(__file__).parent
    try:
        root = subprocess.run(
            ["git", "rev-parse", "--show-toplevel"], cwd=here, capture_output=True, check=True, text=True
        ).stdout.strip()
        packed = subprocess.run(
            ["git", "archive", "--format=tar", commit, "klubovna"], cwd=root, capture_output=True, check=True
        )
        subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        raise Refused(f"{commit!r} is neither a file of weights nor a commit of this program.") from None


class Sparring:
    """The process of the older version."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def say(self, *words: Any) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(words) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())
        except (OSError, ValueError):
            raise Refused("The older version cannot play this: it stopped.") from None

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)
