"""A server that notes every thought of its bots in a file, and has somebody at a table: to be killed.

Run as `python -m tests.table.keeper DATABASE ROOM FILE`.
"""

from __future__ import annotations

import asyncio
import os
import sys

from klubovna.engine import Match
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.store import Store
from klubovna.table.thinking import Thinkers
from tests.table.kit import GAMES, Seen


class Noting(Thinkers):
    """Takes the first option after a moment. A line is a thought: who had it, and after how many moves."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path: str = path

    async def choose(self, match: Match, seat: int, player: str, table: str = "") -> str:
        ask = match.ask_for(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is not asked")
        with open(self.path, "a") as lines:
            lines.write(f"{os.getpid()} {match.version} {seat}\n")
        await asyncio.sleep(0.05)
        return ask.options[0].key


async def main(database: str, room: str, path: str) -> None:
    club = Clubhouse(await Store.open(database), GAMES, Noting(path))
    await Seen(club, f"spectator {os.getpid()}").join(room)
    print("there", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
