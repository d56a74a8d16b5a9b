"""Phase: how far a table has come, shared by all who have a part in it."""

from __future__ import annotations

from typing import Final, Literal

from klubovna.table.refusal import Refusal

Status = Literal["open", "playing", "over"]
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


class Phase:
    """Open until the match starts, then playing, then over."""

    def __init__(self) -> None:
        self.status: Status = OPEN

    def need(self, status: Status) -> None:
        """Refuse what can be done only in another phase."""
        if self.status == status:
            return
        if status == OPEN:
            raise Refusal("started" if self.status == PLAYING else "over")
        if status == PLAYING:
            raise Refusal("not-started" if self.status == OPEN else "over")
        raise Refusal("not-over")
