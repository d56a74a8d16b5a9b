"""The levels: from a newcomer to a master, and two that programs use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.bots.base import Bot, Budget
from klubovna.bots.greedy import Greedy
from klubovna.bots.people import Eyes, Person
from klubovna.bots.planner import Planner, Style
from klubovna.bots.random import Random


class Level:
    """A way to play that has a name. `make(seed, budget)` gives a bot of it."""

    def __init__(self, name: str, make: Callable[[int | str, Budget], Bot], seconds: float = 0.0) -> None:
        self.name: str = name
        self.make: Callable[[int | str, Budget], Bot] = make
        self.seconds: float = seconds  # how long it may think about one choice at a table of people; 0: no matter


def newcomer(seed: int | str, budget: Budget) -> Bot:
    """Sees what is obvious and its own, likes what shines, and overlooks a third of its options."""
    return Person(seed, NEWCOMER)


def casual(seed: int | str, budget: Budget) -> Bot:
    """Sees its own side well and forgets what the others may do."""
    return Person(seed, CASUAL)


def skilled(seed: int | str, budget: Budget) -> Bot:
    """Weighs everything, one decision ahead."""
    return Person(seed, SKILLED)


def strong(seed: int | str, budget: Budget) -> Bot:
    """Plans its turn, briefly."""
    return Planner(seed, STRONG, budget)


def master(seed: int | str, budget: Budget) -> Bot:
    """Plans its turn thoroughly, and looks beyond it."""
    return Planner(seed, MASTER, budget)


def random(seed: int | str, budget: Budget) -> Bot:
    return Random(seed)


def greedy(seed: int | str, budget: Budget) -> Bot:
    return Greedy(seed)


NEWCOMER: Final = Eyes(worlds=1, own=True, obvious=True, dazzle=2.0, overlooks=0.35, temperature=0.03)
CASUAL: Final = Eyes(worlds=2, own=True, obvious=False, dazzle=1.0, overlooks=0.0, temperature=0.015)
SKILLED: Final = Eyes(worlds=8, own=False, obvious=False, dazzle=1.0, overlooks=0.0, temperature=0.0005)
STRONG: Final = Style(simulations=48, temperature=0.0025)
MASTER: Final = Style(simulations=384, candidates=8, beyond=1, ordered=True, firmness=4.0, care=8.0, sure=3.0)

OURS: Final = [
    Level("newcomer", newcomer),
    Level("casual", casual),
    Level("skilled", skilled),
    Level("strong", strong, 0.4),
    Level("master", master, 1.8),
    Level("random", random),
    Level("greedy", greedy),
]
