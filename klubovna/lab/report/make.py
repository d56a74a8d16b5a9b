"""Making a report: play, write the tables, count, draw; go on where it stood, and set it beside another one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from klubovna.engine import BadRecord, Chance, Game, Refused
from klubovna.lab.batches import Kept, Processes, Workers, do_all, make_folder, setting_of
from klubovna.lab.report.observe import observe, report_of
from klubovna.lab.version import origin

KIND: Final = "klubovna report 1"
MATCHES: Final = "matches.jsonl"  # what was played so far
FINDINGS: Final = "findings.json"
PAGE: Final = "report.html"


def make_report(
    game: Game,
    seats: int,
    games: int,
    bots: list[str],
    seed: int | str,
    options: dict[str, Any],
    folder: Path,
    workers: Workers | None = None,
    decisions: bool = False,
    compare: Path | None = None,
    lang: str = "en",
    progress: Callable[[int], None] = lambda done: None,
) -> list[Path]:
    """Everything into one folder; returns the files, the page last."""
    report_of(game)
    game.start(seats, options, Chance(b"check"))  # refuses a wrong set-up before anything is played
    try:
        from klubovna.lab.report.findings import differences, findings
        from klubovna.lab.report.page import page
        from klubovna.lab.report.tables import tables_of, write_tables
    except ModuleNotFoundError as missing:
        raise Refused(
            f"A report needs more libraries ({missing.name} is missing): pip install 'klubovna[lab]'"
        ) from None
    other = None if compare is None else read_findings(compare, game)
    make_folder(folder)
    setting = {**setting_of(game, seats, options, bots, seed), "decisions": decisions}
    kept = Kept(folder / MATCHES, KIND, setting)
    seen = do_all(observe, setting, kept, games, workers or Processes(1), progress)
    tables = tables_of(seen, bots, game.cooperative)
    paths = write_tables(tables, folder)
    found = findings(tables, game.cooperative)
    compared = [] if other is None else differences(found, other)
    made_by = origin()
    whole = {"setting": setting, "origin": made_by, "findings": found, "compared": compared}
    paths.append(write(folder / FINDINGS, json.dumps(whole, ensure_ascii=False, indent=1) + "\n"))
    paths.append(write(folder / PAGE, page(game, lang, setting, found, tables, compared, made_by)))
    return paths


def write(path: Path, text: str) -> Path:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}.") from None
    return path


def read_findings(folder: Path, game: Game) -> dict[str, Any]:
    """What another report found: of another version, or with other options."""
    path = folder / FINDINGS
    try:
        whole = json.loads(path.read_text("utf-8"))
        found: dict[str, Any] = whole["findings"]
        of = whole["setting"]["game"]
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, TypeError, LookupError):
        raise BadRecord(f"{path} is not what a report has found.") from None
    if of != game.id:
        raise Refused(f"{folder} is a report on {of}, not on {game.id}.")
    return found
