"""Making games: `klubovna scenario` and `new-game`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from klubovna.lab.scenario import ScenarioFailed, read_scenarios, run_scenario

app = typer.Typer(rich_markup_mode=None)


@app.command(epilog="Example: klubovna scenario tests/games/trablici/*.toml")
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files in TOML.")],
) -> None:
    """Run scenario files; exit 1 and the difference where one fails."""
    console = Console(highlight=False)
    failed = total = 0
    for path in files:
        for entry in read_scenarios(path):
            total += 1
            try:
                run_scenario(entry)
            except ScenarioFailed as difference:
                failed += 1
                console.print(f"✗ {difference}", markup=False)
    console.print(f"{total - failed} of {total} scenarios hold.")
    if failed:
        raise typer.Exit(1)


@app.command("new-game", epilog="Example: klubovna new-game stones --into ~/games")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A word in small letters, e.g. stones.")],
    into: Annotated[Path, typer.Option("--into", help="The folder in which the package gets a folder.")] = Path(),
) -> None:
    """Make a package with a small working game of your own: rules, bot, texts, tests and a board."""
    from klubovna.lab.starter import new_game as make

    for path in make(name, into):
        print(path)
    print(f"Next: pip install -e {into / name} && klubovna play {name}")
