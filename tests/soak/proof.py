"""docs/proof.md from what long runs have found: `python -m tests.soak.proof`.

Every promise has a row; where nothing was run, or what was looked up did not answer, it says *not run*. Rows come from
`artifacts/*.jsonl` (see results.py) and stay in docs/proof.jsonl, so that a page can be made again without running
everything. The newest run of each kind counts. Of a run that has begun, its steps stay in tests/soak/steps.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

from tests.soak.results import BEGUN, FOLDER

DOCS: Final = Path(__file__).parents[2] / "docs"
KEPT: Final = DOCS / "proof.jsonl"
PAGE: Final = DOCS / "proof.md"

# What was promised: a word that the names of its runs begin with, and the aim.
PROMISES: Final = [
    (
        "kill",
        "`kill -9` at random moments, cuts at a random write: 1,000 each, SQLite and PostgreSQL, none lost or twice",
    ),
    ("servers", "two servers: kill a server, the database, the balancer: 100 each, none lost, back in 5 s (p99)"),
    (
        "fuzz frames",
        "nonsense frames in every state of every game: 100,000, no crash, no change, growth <= 50 MB",
    ),
    ("fuzz requests", "nonsense HTTP requests (schemathesis): no crash, no 5xx, no change"),
    ("leaks", "view pairs in engine, wire, exports, errors, logs, replays: 5 million, no difference"),
    ("double submits", "the same command over two sockets and HTTP: 100,000, each applied once"),
    ("network", "bad network by a proxy: 1,000 games, no desync past a heartbeat; 20 games in Chromium"),
    ("pythons", "same results on Python 3.11 to 3.14, hash seeds, compiled and not: 1,000 games per title"),
    ("markup", "markup in every text field, address and import, Trusted Types enforced: 500, none executed, no report"),
    (
        "automata",
        "by the accessibility tree alone, by keys alone: 20 matches of each game, all numbers of seats, to the end",
    ),
    ("mixed levels", "bots of mixed levels at all numbers of seats: 300 matches of each game, no fault, no broken law"),
    ("floods", "floods, 5,000 idle sockets, slow readers, 1,000 spectators: seated players p99 <= 200 ms"),
    ("endurance", "200 tables with bots for 2 h: memory growth <= 5 %, no growing tasks, sockets, files"),
    ("backup", "backup, restore, migrations up and down: 10,000 matches, digests equal, <= 60 s"),
    ("supply chain", "audits of both lock files, secret scan, SBOM: no known hole; a planted one is found"),
    ("bug reports", "a bug report shows its position again and tells nothing hidden: 1,000 positions, 100 %"),
    ("outside bots", "an outside bot of twenty lines plays 1,000 games to their end"),
    (
        "two days",
        "two people on four devices, one match of each game over two days, a restart in it: all told, none lost",
    ),
    ("clocks", "1,000 restarts and 1,000 jumps of the system clock, both databases: no second more than was lived"),
    ("deploy", "the steps of the container file, one by one; the image itself"),
]

HEAD: Final = """# Proof

What long runs have found, at the commit that each row names. `make soak` runs them, `python -m tests.soak.proof` makes
this page of their results. *Not run* means that nobody has run it at this size yet, or that what it asks did not
answer; the small versions run with every `make test`. *Load* is how many processes wanted a core over the last five
minutes of a run: on the two cores that these runs had, times measured above 2 say more about the crowd than about us.

| promise | run | seed | how many | seconds | result | date | commit | load |
|---|---|---|---|---|---|---|---|---|
"""


def read(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]


def newest(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The last run of each kind, in the order in which they were first run."""
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        found[row["what"]] = row
    return found


def keep_begun(steps: Path, finished: Collection[str], kept: Path = BEGUN) -> None:
    """Copies the steps of runs that have begun to where they are kept, and drops those of finished ones."""
    for path in sorted(steps.glob("*.jsonl")):
        done = read(path)
        if len(done) < done[-1].get("of", 0):
            kept.mkdir(exist_ok=True)
            shutil.copy(path, kept)
    for path in sorted(kept.glob("*.jsonl")):
        if read(path)[-1]["what"] in finished:
            path.unlink()


def begun(kept: Path = BEGUN) -> list[dict[str, Any]]:
    """The last step of each run that has begun, with how many there are."""
    return [{**done[-1], "done": len(done)} for done in map(read, sorted(kept.glob("*.jsonl")))]


def page(rows: dict[str, dict[str, Any]], unfinished: list[dict[str, Any]]) -> str:
    lines: list[str] = []
    left = dict(rows)
    for word, promise in PROMISES:
        for step in unfinished:
            if step["what"].startswith(word):
                state = f"*begun*: {step['done']} of {step['of']} steps without a fault"
                lines.append(f"| {promise} | {step['what']} | | | | {state} | | {step['commit']} | |")
                promise = ""
        mine = [what for what in left if what == word or what.startswith(word + " ")]
        if not mine and promise:
            lines.append(f"| {promise} | | | | | *not run* | | | |")
        for what in mine:
            lines.append(line(promise, left.pop(what)))
            promise = ""
    lines += [line("", row) for row in left.values()]
    return HEAD + "\n".join(lines) + "\n"


def line(promise: str, row: dict[str, Any]) -> str:
    usual = ("what", "command", "seed", "count", "seconds", "result", "date", "commit", "load")
    more = ", ".join(f"{name} {value}" for name, value in row.items() if name not in usual)
    result = {"passed": "passed", "missed": "**missed**"}.get(row["result"], f"*{row['result']}*")
    cells = [promise, f"{row['what']}: `{row['command']}`", row["seed"], f"{row['count']:,}", row["seconds"]]
    cells += [result + (f" ({more})" if more else ""), row["date"], row["commit"], row.get("load", "")]
    return "| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def main() -> int:
    fresh = [row for path in sorted(FOLDER.glob("*.jsonl")) for row in read(path) if "what" in row and "result" in row]
    rows = newest(sorted(read(KEPT) + fresh, key=lambda row: str(row["date"])))
    keep_begun(FOLDER / "steps", {row["what"] for row in fresh})
    KEPT.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows.values()), "utf-8")
    PAGE.write_text(page(rows, begun()), "utf-8")
    print(f"{PAGE.name}: {len(rows)} runs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
