"""Glimpse: all that a bot is given. Its own question, its own view, and worlds that might be the true one."""

from __future__ import annotations

from typing import Any

from klubovna.engine.chance import Chance
from klubovna.engine.flow import Ask
from klubovna.engine.game import Game
from klubovna.engine.run import Run


class Glimpse:
    """The match as one seat can know it. The true hidden state stays behind it."""

    def __init__(self, run: Run, ask: Ask) -> None:
        self._run: Run = run
        self.ask: Ask = ask
        self.seat: int = ask.seat

    @property
    def game(self) -> Game:
        return self._run.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._run.state.seats

    def view(self) -> dict[str, Any]:
        return self._run.game.view(self._run.state, self.seat)

    def world(self, chance: Chance, keep: bool = True) -> Run:
        """A position that the seat cannot tell from the true one, with a future of its own."""
        return self._run.redealt(self.seat, chance, keep)
