"""Taking things home and playing from there: `klubovna export`, `join` and `token`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import klubovna
from klubovna import terminal
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


@app.command(epilog="Example: klubovna join http://192.168.1.7:8000/t/1f0c6a2b9d --name Eva")
def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link to a table, as for a browser.")],
    name: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Which seat, from 0; the first free one unless said.")
    ] = None,
    token: Annotated[str | None, typer.Option("--token", help="To come back to a seat that is yours.")] = None,
    lang: Lang = None,
) -> None:
    """Sit at a table of a clubhouse and play there from this terminal."""
    try:
        from klubovna.terminal.join import join as visit
    except ModuleNotFoundError as missing:
        raise Refused(
            f"This needs one more library ({missing.name} is missing): pip install 'klubovna[join]'"
        ) from None
    spoken = chosen_language(lang)
    me = name or terminal.words_for(spoken, "you")
    raise typer.Exit(visit(link, me, spoken, Console(highlight=False), token, seat))


@app.command(epilog="Example: klubovna token my-bot")
def token(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the program is called: letters, digits, - _ .")],
) -> None:
    """Make a token for a program that plays at your clubhouse, and the setting that lets it in."""
    from klubovna.server.settings import PROGRAM
    from klubovna.table.tokens import holder_of, new_token

    made = new_token()
    written = f"{name}:{holder_of(made)}"
    if not PROGRAM.fullmatch(written):
        raise Refused("A program's name has 1 to 40 letters, digits, dots, dashes or underscores.")
    print(f"token:    {made}    (for the program; it is shown only now)")
    print(f"setting:  --programs {written}    (for `klubovna serve`; several with commas)")
