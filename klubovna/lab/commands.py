"""The commands of the lab, as `klubovna lab --help` lists them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from klubovna.engine import LANGUAGES, Chance, Refused
from klubovna.games import find_game
from klubovna.lab.typed import (
    GameId,
    Options,
    Ray,
    Seats,
    Seed,
    chosen_workers,
    parse_options,
    parse_seed,
    progress_bar,
    spread_levels,
)

lab = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Simulate by the thousand, and publish what was found."
)


@lab.command(epilog="Example: klubovna lab report bellum_magica --seats 3 --games 1000 --bots greedy --jobs 2 --out bm")
def report(
    game: GameId,
    out: Annotated[Path, typer.Option("--out", help="A folder for the tables and the page; goes on where it stood.")],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many matches.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="Levels by seat, separated by commas; the last one repeats.")] = (
        "greedy"
    ),
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    ray: Ray = None,
    option: Options = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="A row for every decision, too.")] = False,
    compare: Annotated[
        Path | None, typer.Option("--compare", help="The folder of another report, to be set beside this one.")
    ] = None,
    lang: Annotated[str, typer.Option("--lang", help="The language of the names: cs or en.")] = "en",
) -> None:
    """Play many matches, write them as tables, and draw what they show."""
    from klubovna.lab.report.make import make_report

    if lang not in LANGUAGES:
        raise Refused(f"There is no language {lang!r}; there are: {', '.join(LANGUAGES)}.")
    found = find_game(game)
    count = found.seats[0] if seats is None else seats
    if games < 1 or jobs < 1:
        raise Refused("--games and --jobs must be at least 1.")
    options, number = parse_options(option), parse_seed(seed)
    found.start(count, options, Chance(b"check"))
    levels = spread_levels(bots, count)
    workers = chosen_workers(jobs, ray)
    with progress_bar() as progress:
        task = progress.add_task(game, total=games)
        paths = make_report(
            found,
            count,
            games,
            levels,
            0 if number is None else number,
            options,
            out,
            workers,
            decisions,
            compare,
            lang,
            lambda done: progress.advance(task, done),
        )
    for path in paths:
        print(path)


@lab.command(epilog="Example: klubovna lab dataset trablici --games 1000 --seats 4 --bots strong --out trablici-4")
def dataset(
    game: GameId,
    out: Annotated[Path, typer.Option("--out", help="A folder for the set; goes on where it stood.")],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many matches.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="Levels by seat, separated by commas; the last one repeats.")] = (
        "greedy"
    ),
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    ray: Ray = None,
    option: Options = None,
    form: Annotated[str, typer.Option("--format", help="parquet or jsonl.")] = "parquet",
) -> None:
    """Make a documented set of matches: records, and what every seat saw at its decisions."""
    from klubovna.lab.dataset import make_dataset

    found = find_game(game)
    count = found.seats[0] if seats is None else seats
    if games < 1 or jobs < 1:
        raise Refused("--games and --jobs must be at least 1.")
    options, number = parse_options(option), parse_seed(seed)
    found.start(count, options, Chance(b"check"))
    levels = spread_levels(bots, count)
    workers = chosen_workers(jobs, ray)
    with progress_bar() as progress:
        task = progress.add_task(game, total=2 * games)  # each is played, then read
        paths = make_dataset(
            found,
            count,
            games,
            levels,
            0 if number is None else number,
            options,
            out,
            workers,
            form,
            lambda done: progress.advance(task, done),
        )
    for path in paths:
        print(path)
