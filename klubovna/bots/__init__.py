"""Bots, by level. A bot is given a Glimpse: asks, views and redealt worlds, never the true hidden state."""

from __future__ import annotations

from importlib.metadata import entry_points

from klubovna.bots.base import Bot, Budget
from klubovna.bots.levels import OURS, Level
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


def new_bot(level: str, seed: int | str = 0, budget: Budget | None = None) -> Bot:
    """A bot of this level; the same seed and the same number of simulations make the same choices."""
    if level not in LEVELS:
        raise Refused(f"There is no bot {level!r}; there are: {', '.join(LEVELS)}.")
    return LEVELS[level].make(seed, Budget() if budget is None else budget)


def table_bot(level: str, seed: int | str = 0) -> Bot:
    """A bot that plays with people: it also keeps to the level's time for one choice."""
    return new_bot(level, seed, Budget(seconds=LEVELS[level].seconds if level in LEVELS else 0.0))


__all__ = ["LEVELS", "Bot", "Budget", "Level", "new_bot", "table_bot"]
