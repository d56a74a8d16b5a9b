"""Environments for programs that learn: PettingZoo's, Gymnasium's, and many matches at once. Needs `klubovna[learn]`.

All of them show a seat's view as documented columns and take numbers as answers (docs/learning.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from klubovna.bots import FIGURES, LEVELS, level_of
from klubovna.engine import Refused
from klubovna.games import find_game
from klubovna.lab.numbered import NumberedMatch

if TYPE_CHECKING:
    from klubovna.lab.gym import AgainstBots
    from klubovna.lab.vector import Matches
    from klubovna.lab.zoo import Seats, SeatsTogether


def numbered(game: str, seats: int | None, options: dict[str, Any], keep: bool = False) -> NumberedMatch:
    """The match behind an environment; a wrong set-up is refused here."""
    found = find_game(game)
    return NumberedMatch(found, found.seats[0] if seats is None else seats, options, keep)


def missing(error: ModuleNotFoundError) -> Refused:
    return Refused(f"Environments need more libraries ({error.name} is missing): pip install 'klubovna[learn]'")


def aec(
    game: str, seats: int | None = None, *, render_mode: str | None = None, leave: bool = False, **options: Any
) -> Seats:
    """A PettingZoo environment in which one agent after another answers.

    `leave`: an agent whose player leaves the match early ends there, with nothing; else it waits for the common end.
    """
    try:
        from klubovna.lab.zoo import Seats
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return Seats(numbered(game, seats, options), render_mode, leave)


def parallel(game: str, seats: int | None = None, *, render_mode: str | None = None, **options: Any) -> SeatsTogether:
    """A PettingZoo environment in which all who are asked answer at once, as in Tag Team; others are not heard."""
    try:
        from klubovna.lab.zoo import SeatsTogether
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return SeatsTogether(numbered(game, seats, options), render_mode)


def single(
    game: str,
    seats: int | None = None,
    *,
    seat: int = 0,
    bots: str = "greedy",
    render_mode: str | None = None,
    **options: Any,
) -> AgainstBots:
    """A Gymnasium environment for one seat; bots of a level play the others."""
    try:
        from klubovna.lab.gym import AgainstBots
    except ModuleNotFoundError as error:
        raise missing(error) from None
    match = numbered(game, seats, options, keep=bots != "random")
    if level_of(bots) not in LEVELS:
        raise Refused(f"There is no bot {bots!r}; there are: {', '.join([*LEVELS, *FIGURES])}.")
    if not 0 <= seat < match.seats:
        raise Refused(f"seat is a number from 0 to {match.seats - 1}, not {seat}.")
    return AgainstBots(match, seat, bots, render_mode)


def many(game: str, matches: int, seats: int | None = None, *, seed: int = 0, **options: Any) -> Matches:
    """Matches that are stepped together, as arrays; a finished one starts over."""
    try:
        from klubovna.lab.vector import Matches
    except ModuleNotFoundError as error:
        raise missing(error) from None
    if matches < 1:
        raise Refused(f"There must be at least one match, not {matches}.")
    return Matches([numbered(game, seats, options) for _ in range(matches)], seed)
