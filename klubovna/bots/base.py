"""What every bot can do."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from klubovna.engine import Glimpse


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It has its own stream of chance, so the same seed makes the same choices."""

    def __init__(self, seed: int | str = 0) -> None:
        raise NotImplementedError

    def choose(self, glimpse: Glimpse) -> str:
        """The key of the option it takes."""
        return glimpse.ask.options[self.index(glimpse)].key

    def index(self, glimpse: Glimpse) -> int:
        """The place of that option in the list."""
        raise NotImplementedError
