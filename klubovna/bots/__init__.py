"""Bots, by level. A bot is given a Glimpse: asks, views and redealt worlds, never the true hidden state."""

from __future__ import annotations

from klubovna.bots.base import Bot
from klubovna.bots.greedy import Greedy
from klubovna.bots.random import Random
from klubovna.engine import Refused

LEVELS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def new_bot(level: str, seed: int | str = 0) -> Bot:
    """A bot of this level; the same seed makes the same choices."""
    if level not in LEVELS:
        raise Refused(f"There is no bot {level!r}; there are: {', '.join(LEVELS)}.")
    return LEVELS[level](seed)


__all__ = ["LEVELS", "Bot", "new_bot"]
