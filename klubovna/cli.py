"""All commands together, as `klubovna --help` lists them; each stands in a module of `klubovna/commands`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import klubovna
from klubovna import compiled
from klubovna.commands import authoring, playing, records, serving, simulating, study
from klubovna.engine import BadRecord, Refused, RuleBroke
from klubovna.lab.commands import lab
from klubovna.lab.scenario import ScenarioFailed
from klubovna.server.owner_command import admin

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="One table for five board games: play them, program them, simulate them.",
)
for module in (serving, playing, records, study, simulating, authoring):
    app.add_typer(module.app)
app.add_typer(lab, name="lab")
app.add_typer(admin, name="admin")


def tell_version(asked: bool) -> None:
    if asked:
        print(f"klubovna {klubovna.__version__}, {'compiled' if compiled.is_compiled() else 'interpreted'}")
        tell_stale()
        raise typer.Exit


def tell_stale() -> None:
    if reason := compiled.stale():
        print(f"klubovna: {reason}", file=sys.stderr)


@app.callback()
def begin(
    version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="The version, and which build runs."),
    ] = False,
) -> None:
    tell_stale()


def main() -> None:
    """Run a command; whatever is wrong with the input is one sentence and exit code 2."""
    try:
        left = app(standalone_mode=False)
    except typer.Abort:
        sys.exit(130)
    except typer.TyperException as mistake:
        fail(mistake.format_message())
    except (Refused, BadRecord, RuleBroke, ScenarioFailed) as reason:
        fail(str(reason))
    else:
        sys.exit(left if isinstance(left, int) else 0)


def fail(reason: str) -> None:
    print(f"klubovna: {reason}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
