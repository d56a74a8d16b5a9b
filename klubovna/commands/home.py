"""Taking things home and playing from there: `klubovna export`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import klubovna
from klubovna.commands.reading import chosen_language, read_record
from klubovna.engine import Refused
from klubovna.lab.bug_report import is_report, read_report, story_of
from klubovna.lab.story import Story

app = typer.Typer(rich_markup_mode=None)

Lang = Annotated[str | None, typer.Option("--lang", help="cs or en; the locale's by default.")]


@app.command(epilog="Example: klubovna export match.json --text --lang cs --out match.txt")
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match saved as JSON, or a bug report.")],
    text: Annotated[bool, typer.Option("--text", help="The story in sentences (so by default).")] = False,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="One JSON object per line: match, events, result.")] = False,
    seat: Annotated[int | None, typer.Option("--seat", help="Through whose eyes; a spectator's by default.")] = None,
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
        if seat is not None and not 0 <= seat < match.seats:
            raise Refused(f"--seat must be 0 to {match.seats - 1}.")
        story = Story.of(match, seat)
    told = story.as_json_lines(spoken) if jsonl else story.as_text(spoken)
    if out is None:
        print(told, end="")
        return
    try:
        out.write_text(told, "utf-8")
    except OSError as error:
        raise Refused(f"{out} cannot be written: {error.strerror}.") from None
