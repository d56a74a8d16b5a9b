"""What people type for the lab: seats, seeds, options, levels, who does the work; and the bar that shows progress."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from klubovna.bots import FIGURES, LEVELS, level_of
from klubovna.engine import Chance, Game, Refused, check_seed
from klubovna.games import find_game
from klubovna.lab.batches import Processes, Workers
from klubovna.lab.simulate import Series

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game, e.g. trablici.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; by default the game's smallest number.")]
Seed = Annotated[str | None, typer.Option("--seed", help="A whole number or a hex string; random by default.")]
SeriesSeed = Annotated[str | None, typer.Option("--seed", help="A whole number or a hex string; 0 by default.")]
Matches = Annotated[int, typer.Option("--games", help="How many matches.")]
Bots = Annotated[str, typer.Option("--bots", help="Levels by seat, separated by commas; the last one repeats.")]
Jobs = Annotated[int, typer.Option("--jobs", help="How many processes.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value.")]
Ray = Annotated[
    str | None, typer.Option("--ray", help="The address of a Ray cluster that does the work; auto finds one here.")
]


def parse_seed(text: str | None) -> int | str | None:
    return None if text is None else check_seed(number_or_text(text))


def parse_options(pairs: list[str] | None) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused(f"an option is written name=value, not {pair!r}.")
        options[name] = number_or_text(value)
    return options


def parse_setup(game: str, seats: int | None, option: list[str] | None = None) -> tuple[Game, int, dict[str, Any]]:
    """The game, its seats and its options; refuses a wrong set-up before any process starts."""
    found = find_game(game)
    count = found.seats[0] if seats is None else seats
    options = parse_options(option)
    found.start(count, options, Chance(b"check"))
    return found, count, options


def parse_series(
    game: str, seats: int | None, games: int, bots: str, seed: str | None, option: list[str] | None, jobs: int
) -> Series:
    if games < 1 or jobs < 1:
        raise Refused("--games and --jobs must be at least 1.")
    _, count, options = parse_setup(game, seats, option)
    return Series(game, count, games, spread_levels(bots, count), series_seed(seed), options)


def series_seed(text: str | None) -> int | str:
    number = parse_seed(text)
    return 0 if number is None else number


def number_or_text(text: str) -> int | str:
    return int(text) if re.fullmatch("-?[0-9]{1,1000}", text) else text


def chosen_workers(jobs: int, ray: str | None) -> Workers:
    """Processes of this machine, or the workers of a cluster."""
    if ray is None:
        return Processes(jobs)
    from klubovna.lab.cluster import Cluster

    return Cluster(ray)


def check_level(level: str) -> None:
    if level_of(level) not in LEVELS:
        raise Refused(f"There is no bot {level!r}; there are: {', '.join([*LEVELS, *FIGURES])}.")


def spread_levels(text: str, seats: int) -> list[str]:
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        check_level(level)
    if len(levels) > seats:
        raise Refused(f"{len(levels)} bots are named for {seats} seats.")
    return levels + [levels[-1]] * (seats - len(levels))


class Speed(ProgressColumn):
    """How many are done in a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.1f}/s" if task.speed else "")


def progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


@contextlib.contextmanager
def progress_of(name: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar while something is done piece by piece; it is told how many more are."""
    with progress_bar() as bar:
        task = bar.add_task(name, total=total)
        try:
            yield lambda done: bar.advance(task, done)
        except KeyboardInterrupt as stopped:
            if words := str(stopped):  # of what is kept
                bar.stop()
                print(f"klubovna: {words}", file=sys.stderr)
            raise
