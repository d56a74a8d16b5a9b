"""Bots, by level. A bot is given a Glimpse: asks, views and redealt worlds, never the true hidden state."""

from __future__ import annotations

from importlib.metadata import entry_points

from klubovna.bots.advice import Advice, Verdict, advise, chances
from klubovna.bots.base import Bot, Budget, Leaning
from klubovna.bots.figures import FIGURES, Figure, cast
from klubovna.bots.foresight import Change, Prospect, foresee
from klubovna.bots.levels import OURS, Level
from klubovna.bots.reasons import Reason
from klubovna.engine import Refused


def all_levels() -> dict[str, Level]:
    """Every level by name. An outside package names a Level in the entry point group `klubovna.bots`."""
    found: dict[str, Level] = {}
    for point in entry_points(group="klubovna.bots"):
        level = point.load()
        if not isinstance(level, Level):
            raise TypeError(f"entry point {point.name!r} of klubovna.bots is not a Level")
        found[level.name] = level
    for level in OURS:  # last, so that `greedy` stays what a page offers unless told otherwise
        found.pop(level.name, None)
        found[level.name] = level
    return found


LEVELS: dict[str, Level] = all_levels()


def new_bot(player: str, seed: int | str = 0, budget: Budget | None = None) -> Bot:
    """A bot of a level, or a figure; the same seed and the same number of simulations make the same choices."""
    level = level_of(player)
    if level not in LEVELS:
        raise Refused(f"There is no bot {player!r}; there are: {', '.join([*LEVELS, *FIGURES])}.")
    bot = LEVELS[level].make(seed, Budget() if budget is None else budget)
    if player in FIGURES:
        bot.leaning = FIGURES[player].leaning
    return bot


def level_of(player: str) -> str:
    """How well a figure plays; a level is its own."""
    return FIGURES[player].level if player in FIGURES else player


def table_bot(player: str, seed: int | str = 0) -> Bot:
    """A bot that plays with people: it also keeps to the level's time for one choice."""
    return new_bot(player, seed, Budget(seconds=table_seconds(player)))


def table_seconds(player: str) -> float:
    """How long a bot may think about one choice when it plays with people; 0: it needs no limit."""
    level = LEVELS.get(level_of(player))
    return 0.0 if level is None else level.seconds


__all__ = [
    "FIGURES",
    "LEVELS",
    "Advice",
    "Bot",
    "Budget",
    "Change",
    "Figure",
    "Leaning",
    "Level",
    "Prospect",
    "Reason",
    "Verdict",
    "advise",
    "cast",
    "chances",
    "foresee",
    "level_of",
    "new_bot",
    "table_bot",
    "table_seconds",
]
