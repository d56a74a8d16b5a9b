"""The commands of the lab, as `klubovna lab --help` lists them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from klubovna.engine import LANGUAGES, Refused
from klubovna.games import find_game
from klubovna.lab.typed import (
    Bots,
    GameId,
    Jobs,
    Matches,
    Options,
    Ray,
    Seats,
    SeriesSeed,
    chosen_workers,
    parse_series,
    progress_of,
)

lab = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Simulate by the thousand, and publish what was found."
)


@lab.command(epilog="Example: klubovna lab report bellum_magica --seats 3 --games 1000 --bots greedy --jobs 2 --out bm")
def report(
    game: GameId,
    out: Annotated[Path, typer.Option("--out", help="A folder for the tables and the page; goes on where it stood.")],
    seats: Seats = None,
    games: Matches = 1000,
    bots: Bots = "greedy",
    seed: SeriesSeed = None,
    jobs: Jobs = 1,
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
    series = parse_series(game, seats, games, bots, seed, option, jobs)
    workers = chosen_workers(jobs, ray)
    with progress_of(game, games) as progress:
        paths = make_report(
            find_game(game),
            series.seats,
            games,
            series.bots,
            series.seed,
            series.options,
            out,
            workers,
            decisions,
            compare,
            lang,
            progress,
        )
    for path in paths:
        print(path)


@lab.command(epilog="Example: klubovna lab dataset trablici --games 1000 --seats 4 --bots strong --out trablici-4")
def dataset(
    game: GameId,
    out: Annotated[Path, typer.Option("--out", help="A folder for the set; goes on where it stood.")],
    seats: Seats = None,
    games: Matches = 1000,
    bots: Bots = "greedy",
    seed: SeriesSeed = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Options = None,
    form: Annotated[str, typer.Option("--format", help="parquet or jsonl.")] = "parquet",
) -> None:
    """Make a documented set of matches: records, and what every seat saw at its decisions."""
    from klubovna.lab.dataset import make_dataset

    series = parse_series(game, seats, games, bots, seed, option, jobs)
    workers = chosen_workers(jobs, ray)
    with progress_of(game, 2 * games) as progress:  # each is played, then read
        paths = make_dataset(
            find_game(game),
            series.seats,
            games,
            series.bots,
            series.seed,
            series.options,
            out,
            workers,
            form,
            progress,
        )
    for path in paths:
        print(path)
