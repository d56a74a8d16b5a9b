"""Klubovna: one table for five board games.

import klubovna

match = klubovna.new_match("trablici", seats=3, seed=7)
while not match.over:
    ask = match.asks[0]
    match.answer(ask.seat, ask.options[0].key)
print(match.result)
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

from klubovna.compiled import use_compiled as _use_compiled

_use_compiled()  # before anything that may be compiled is imported

from klubovna import engine as _engine  # noqa: E402
from klubovna.engine import BadRecord, Match, Refused, RuleBroke  # noqa: E402
from klubovna.games import all_games, find_game  # noqa: E402

__all__ = ["BadRecord", "Match", "Refused", "RuleBroke", "advise", "games", "load_match", "new_match"]
__version__ = "0.2.0"


if TYPE_CHECKING:
    from klubovna.bots import Advice

    def games() -> list[str]:
        """The ids of all games that can be played."""

else:

    class _Games(ModuleType):
        """The package `klubovna.games` may be called, too: one name is both the list of games and where they live."""

        def __call__(self) -> list[str]:
            """The ids of all games that can be played."""
            return list(all_games())

    games = sys.modules["klubovna.games"]
    games.__class__ = _Games


def new_match(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    names: list[str] | None = None,
) -> Match:
    """A new match, waiting for its first answer. Without a seed it gets one that nobody can guess."""
    return _engine.new_match(find_game(game), seats, seed, options, names)


def load_match(record: dict[str, Any]) -> Match:
    """The match that `save()` gave; raises BadRecord with a reason where it is not one."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise BadRecord("a saved match is a JSON object that names its game.")
    try:
        game = find_game(record["game"])
    except Refused as refusal:
        raise BadRecord(str(refusal)) from None
    return _engine.load_match(game, record)


def advise(match: Match, seat: int, seed: int | str = 0, simulations: int = 0, seconds: float = 0.0) -> Advice:
    """What the seat's options are worth, best first, with reasons; from nothing that the seat cannot know.

    The same seed and number of simulations (0: the usual one) give the same advice; `seconds` may end it sooner.
    """
    from klubovna import bots  # programs that only play need not load them

    ask = match.ask_for(seat)
    if ask is None:
        raise Refused(f"seat {seat} is not asked anything now.")
    return bots.advise(_engine.Glimpse(match.run, ask), seed, bots.Budget(simulations, seconds))
