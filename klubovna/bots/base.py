"""What every bot can do, and how long it may think."""

from __future__ import annotations

from time import perf_counter

from mypy_extensions import mypyc_attr

from klubovna.engine import Glimpse


class Budget:
    """How much thought one choice may take: a number of simulations, a number of seconds, or until it is cancelled.

    With simulations alone the same seed makes the same choice; a limit in seconds may end the thought sooner.
    """

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations: int = simulations  # 0: as many as the level is used to
        self.seconds: float = seconds  # 0: no limit
        self.cancelled: bool = False
        self.until: float = 0.0

    def begin(self) -> None:
        self.cancelled = False
        self.until = perf_counter() + self.seconds if self.seconds > 0.0 else 0.0

    def cancel(self) -> None:
        """From another thread: choose now, by what is known so far."""
        self.cancelled = True

    def spent(self) -> bool:
        return self.cancelled or (self.until > 0.0 and perf_counter() >= self.until)


class Leaning:
    """What a bot likes besides winning.

    `bold` above 0 prefers a risk to a certainty and below 0 shuns it; `spite` above 0 would rather see others lose than
    gain itself, and below 0 minds its own business.
    """

    def __init__(self, bold: float = 0.0, spite: float = 0.0) -> None:
        self.bold: float = bold
        self.spite: float = spite


@mypyc_attr(allow_interpreted_subclasses=True)  # levels of other packages play on the compiled bots as they are
class Bot:
    """A player. It has its own stream of chance, so the same seed makes the same choices."""

    leaning: Leaning | None = None  # those who look ahead lean, if they are told to

    def __init__(self, seed: int | str = 0) -> None:
        raise NotImplementedError

    def choose(self, glimpse: Glimpse) -> str:
        """The key of the option it takes."""
        return glimpse.ask.options[self.index(glimpse)].key

    def index(self, glimpse: Glimpse) -> int:
        """The place of that option in the list."""
        raise NotImplementedError
