"""`python -m klubovna.server`: the same as `klubovna serve`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from klubovna.server.serve import serve


def command(
    port: Annotated[int, typer.Option(help="0 takes any free one.")] = 8000,
    db: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")] = None,
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other machines in.")] = "127.0.0.1",
    open: Annotated[bool, typer.Option("--open", help="Open the clubhouse in a browser.")] = False,
    bots: Annotated[int, typer.Option(help="How many processes think for bots.")] = 1,
    bot_pause: Annotated[float, typer.Option(help="Seconds before a bot's answer, so that people can follow.")] = 0.7,
) -> None:
    """Open the clubhouse in the browser.

    Example: klubovna serve --port 8000 --db sqlite:///klubovna.db
    """
    sys.exit(serve(port, db, host, open, bots, bot_pause))


if __name__ == "__main__":
    typer.run(command)
