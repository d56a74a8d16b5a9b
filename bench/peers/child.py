"""Other engines as child processes: each plays random games for some CPU time when told to, and reports its speed."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
OPENSPIEL: Final = [str(HERE / "openspiel" / ".venv" / "bin" / "python"), str(HERE / "openspiel" / "play.py")]

PEERS: Final[dict[str, list[str]]] = {
    "OpenSpiel, python_team_dominoes": [*OPENSPIEL, "python_team_dominoes"],
    "OpenSpiel, python_liars_poker": [*OPENSPIEL, "python_liars_poker"],
    "boardgame.io reducer, the same game": ["node", str(HERE / "boardgameio" / "play.js")],
}


class Peer:
    """A child that answers each line `seconds` with the decisions it made per second of its own CPU time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.problem = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> bool:
        try:
            self.process = subprocess.Popen(
                PEERS[self.name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
            self.slice(0.2)
        except (OSError, ValueError) as error:
            self.problem = f"run `make peers`; {error}"
            return False
        return True

    def slice(self, seconds: float) -> float:
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def stop(self) -> None:
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
