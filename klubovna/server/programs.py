"""Programs that play: a token of their own, known to the server by its hash, and limits of their own.

A program needs no token to play, as a browser needs none. With one it is not counted with whoever else comes from its
address, and may be as fast as the owner of the clubhouse allows.
"""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers

from klubovna.server.settings import Settings
from klubovna.table.refusal import Refusal
from klubovna.table.tokens import holder_of, same

HEADER: Final = "x-klubovna-program"


class Programs:
    """The programs that the owner of the server knows by name."""

    def __init__(self, settings: Settings) -> None:
        self.known: list[list[str]] = [program.split(":") for program in settings.programs]  # name and hash

    def name(self, headers: Headers) -> str | None:
        """Which program this is; None for all others. A token that opens nothing is refused: its owner should know."""
        token = headers.get(HEADER)
        if token is None:
            return None
        holder = holder_of(token)
        for name, held in self.known:
            if same(held, holder):
                return name
        raise Refusal("no-program")
