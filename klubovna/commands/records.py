"""Matches that were saved: `klubovna replay`, `verify` and `export`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import klubovna
from klubovna import terminal
from klubovna.commands.files import File, Lang, chosen_language, read_record, write_text
from klubovna.engine import BadRecord, Match, Refused
from klubovna.lab.bug_report import is_report, read_report, story_of
from klubovna.lab.story import Story

app = typer.Typer(rich_markup_mode=None)

Viewer = Annotated[int | None, typer.Option("--seat", help="Through whose eyes; a spectator's by default.")]


@app.command(epilog="Example: klubovna replay match.json --lang cs --seat 0")
def replay(
    file: File,
    lang: Lang = None,
    seat: Viewer = None,
) -> None:
    """Show a saved match, or a bug report: what the reporter saw, and whether its scenario shows the same."""
    record = read_record(file)
    if is_report(record):
        terminal.show_report(read_report(record), chosen_language(lang), Console(highlight=False))
        return
    match = klubovna.load_match(record)
    check_seat(match, seat)
    terminal.replay(match, chosen_language(lang), seat, Console(highlight=False))


@app.command(epilog="Example: klubovna verify match.json")
def verify(file: File) -> None:
    """Check a saved match: every answer, every digest, the rules number, the seed and its commitment."""
    record = read_record(file)
    match = klubovna.load_match(record)
    if record["rules"] != match.game.rules:
        raise BadRecord(f"it was played under rules {record['rules']}; this program has rules {match.game.rules}.")
    print(
        f"{match.game.id}, rules {match.game.rules}, {match.seats} seats, {match.version} answers: all digests agree."
    )
    print(f"seed {record['seed']} fits its commitment {record['commitment'][:16]}…")
    print("The match is over." if match.over else "The match goes on.")


@app.command(epilog="Example: klubovna export match.json --text --lang cs --out match.txt")
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match saved as JSON, or a bug report.")],
    text: Annotated[bool, typer.Option("--text", help="The story in sentences; the default.")] = False,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="One JSON object per line: match, events, result.")] = False,
    seat: Viewer = None,
    lang: Lang = None,
    out: Annotated[Path | None, typer.Option("--out", help="A file; printed by default.")] = None,
) -> None:
    """Tell a saved match or a bug report in sentences, or as JSON lines for programs."""
    if text and jsonl:
        raise Refused("--text or --jsonl, not both.")
    spoken, data = chosen_language(lang), read_record(file)
    if is_report(data):
        report = read_report(data)
        if seat is not None and seat != report.seat:
            raise Refused("A report knows only what its own seat saw.")
        story = story_of(report)
    else:
        match = klubovna.load_match(data)
        check_seat(match, seat)
        story = Story.of(match, seat)
    told = story.as_json_lines(spoken) if jsonl else story.as_text(spoken)
    if out is None:
        print(told, end="")
        return
    write_text(out, told)


def check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < match.seats:
        raise Refused(f"--seat must be 0 to {match.seats - 1}.")
