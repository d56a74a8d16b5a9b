"""What people type for the lab: seats, seeds, options, levels, who does the work; and the bar that shows progress."""

from __future__ import annotations

import re
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from klubovna.bots import FIGURES, LEVELS, level_of
from klubovna.engine import Refused, check_seed
from klubovna.lab.batches import Processes, Workers

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game, e.g. trablici.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; by default the game's smallest number.")]
Seed = Annotated[str | None, typer.Option("--seed", help="A whole number or a hex string; random by default.")]
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
