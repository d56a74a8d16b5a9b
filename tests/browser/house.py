"""A server for the browser tests: `python -m tests.browser.house PORT DATABASE`. Its shelf also holds the toy game."""

from __future__ import annotations

import sys

from klubovna.games import GAMES
from klubovna.server.serve import serve
from klubovna.server.settings import Settings
from tests.toy import TOY

GENEROUS = Settings(messages=(10_000, 1), requests=(10_000, 1), new_tables=(10_000, 1))

if __name__ == "__main__":
    GAMES[TOY.id] = TOY
    sys.exit(serve(int(sys.argv[1]), sys.argv[2], bot_pause=0.0, settings=GENEROUS))
