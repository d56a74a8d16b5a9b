"""Playing in the terminal: `klubovna play` and `join`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import klubovna
from klubovna import terminal
from klubovna.bots import LEVELS
from klubovna.commands.files import Lang, check_folder, chosen_language, write_text
from klubovna.engine import Refused
from klubovna.games import find_game
from klubovna.lab.typed import GameId, Options, Seats, Seed, check_level, parse_options, parse_seed

app = typer.Typer(rich_markup_mode=None)


@app.command(epilog="Example: klubovna play trablici --seats 4 --bots greedy --lang cs")
def play(
    game: GameId,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help="The level of the bots: " + ", ".join(LEVELS))] = "greedy",
    seed: Seed = None,
    lang: Lang = None,
    option: Options = None,
    name: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the match to this file at the end.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only bots play; you look on.")] = False,
) -> None:
    """Play a game in the terminal against bots."""
    found = find_game(game)
    language = chosen_language(lang)
    check_level(bots)
    check_folder(save)
    human = name or terminal.words_for(language, "you")
    count = found.seats[0] if seats is None else seats
    match = klubovna.new_match(
        game,
        count,
        parse_seed(seed),
        parse_options(option),
        terminal.bot_names(language, count, human),
    )
    console = Console(highlight=False)
    terminal.play(match, None if watch else 0, bots, language, console)
    if save is not None:
        write_text(save, json.dumps(match.save(), ensure_ascii=False) + "\n")
        console.print(terminal.words_for(language, "saved", path=str(save)))


@app.command(epilog="Example: klubovna join http://192.168.1.7:8000/t/1f0c6a2b9d --name Eva")
def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link to a table, as for a browser.")],
    name: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Which seat, from 0; by default the first free one.")
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
