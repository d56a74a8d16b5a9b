"""Numbers: a game for programs that learn. Every answer that can be given, and how the view is laid out in columns.

The columns follow the shapes of the view (`klubovna.lab.columns`). A shape says what a field is, but not how long its
list may get, nor which words a plain name takes: a game says so here, by the path of the field.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from klubovna.engine.shown import Shown


class Slots:
    """A list of at most that many entries, each with columns of its own; 0: as many as there are seats."""

    def __init__(self, most: int = 0) -> None:
        self.most: int = most


class Bag:
    """A list whose order does not matter: the columns of its entries, added up."""


class By:
    """A bag for each seat, or for each of these words: entries are added up by what their field `name` says."""

    def __init__(self, name: str, words: Sequence[str] = ()) -> None:
        self.name: str = name
        self.words: Sequence[str] = words


class Values:
    """A number that only names something, or a list of them: a column for each value from 0 on; 0: for each seat."""

    def __init__(self, many: int = 0) -> None:
        self.many: int = many


class Words:
    """A name, or a list of names: a column for each of these words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Sequence[str] = words


class Left:
    """Left out: other columns say the same."""


Layout = Slots | Bag | By | Values | Words | Left

BAG: Final = Bag()
BY_SEAT: Final = By("seat")
EACH_SEAT: Final = Slots()
SEAT: Final = Values()
LEFT_OUT: Final = Left()


def stays(state: Any, seat: int) -> bool:
    return False


class Numbers:
    """One per game, made once. `keys` and `layout` hold for all numbers of seats and all options."""

    def __init__(
        self,
        keys: Callable[[], list[str]],
        shapes: tuple[type[Shown], ...],
        layout: dict[str, Layout],
        gone: Callable[[Any, int], bool] = stays,
    ) -> None:
        self.keys: Callable[[], list[str]] = keys  # of every option that can ever be offered, each once
        self.shapes: tuple[type[Shown], ...] = shapes  # the parts of the view that become columns
        self.layout: dict[str, Layout] = layout  # by path: `players.discard`
        self.gone: Callable[[Any, int], bool] = gone  # whether a seat has left the match and is asked nothing more
