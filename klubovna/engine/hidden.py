"""What a seat cannot know, and whether an answer has told it anything: the measure behind a free undo.

A game already says what a seat cannot know: `redeal` hands exactly that to chance to be shuffled. So it is asked to
redeal with a Witness in the place of chance, which shuffles nothing and writes down what it was given. The measure
needs no help from a game and cannot fall out of step with its redeal, which the law of no leak checks.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from klubovna.engine.chance import Chance
from klubovna.engine.game import Game
from klubovna.engine.run import Run
from klubovna.engine.state import State


class Witness(Chance):
    """Draws nothing and leaves everything in its place; remembers what it was to decide."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.given: list[Any] = []

    def copy(self) -> Chance:
        return self

    def word(self) -> int:
        self.given.append("a word")
        return 0

    def below(self, n: int) -> int:
        self.given.append(f"below {n}")
        return 0

    def shuffle(self, things: list[Any]) -> None:
        self.given.extend(things)

    def deal(self, things: list[Any]) -> None:
        self.given.extend(things)

    def spawn(self, name: str) -> Chance:
        return self


class Unknown:
    """What every seat and a spectator did not know in one position; asked of the game seat by seat, when needed."""

    def __init__(self, run: Run) -> None:
        state = run.state
        self.draws: int = state.chance.count + len(state.chance.loaded)
        self.plans: tuple[int, int] = (run.steps, run.secret_from)  # which secret plans are being made, if any
        self.game: Game = run.game
        self.twin: State = state.copy()
        self.things: dict[int, list[Any]] = {}

    def of(self, seat: int) -> list[Any]:
        """The things hidden from a seat; -1 is a spectator."""
        if seat not in self.things:
            witness = Witness()
            self.game.redeal(self.twin, None if seat < 0 else seat, witness)
            self.things[seat] = witness.given
        return self.things[seat]

    def reveals(self, later: Unknown) -> bool:
        """Whether anybody has learned anything on the way to the later position.

        That is so when chance was drawn, when secret plans were revealed, or when a thing that was hidden from
        some seat no longer is.
        """
        for seat in range(-1, self.twin.seats):
            if self.shows(seat, later):
                return True
        return False

    def shows(self, seat: int, later: Unknown) -> bool:
        """The same for one seat; -1 is a spectator."""
        if self.draws != later.draws or (self.plans[1] >= 0 and later.plans != self.plans):
            return True
        return self.of(seat) != later.of(seat) and lost_some(self.of(seat), later.of(seat))


def lost_some(things: list[Any], left: list[Any]) -> bool:
    """Whether something is missing in the second list, whatever their order."""
    if len(left) < len(things):
        return True
    try:
        return bool(Counter(things) - Counter(left))
    except TypeError:  # things that cannot be counted as they are
        return bool(Counter([repr(thing) for thing in things]) - Counter([repr(thing) for thing in left]))
