"""The process that analyses a match: reads a record from standard input, writes its progress and the analysis.

It gives way to everything else, and ends with its input's owner: whoever wants no analysis any more just ends it. Run
as `python -m klubovna.teacher.analyst`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any, Final

from klubovna.engine import load_match
from klubovna.games import find_game
from klubovna.teacher.analysis import analyse

NICE: Final = 10
LONGEST: Final = 900  # seconds, after which the system ends this process: nobody waits for it any more


def write(line: dict[str, Any]) -> None:
    print(json.dumps(line, ensure_ascii=False), flush=True)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if hasattr(signal, "alarm"):
        signal.alarm(LONGEST)
    if hasattr(os, "nice"):
        os.nice(NICE)
    record = json.load(sys.stdin)
    try:
        match = load_match(find_game(record["game"]), record)
        analysis = analyse(match, progress=lambda done, total: write({"done": done, "total": total}))
    except Exception as error:
        write({"error": f"{type(error).__name__}: {error}"[:500]})
    else:
        write({"analysis": analysis})


if __name__ == "__main__":
    main()
