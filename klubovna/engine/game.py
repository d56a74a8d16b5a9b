"""Game: the record that a game package hands over. One per game, made once, never changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from klubovna.engine.chance import Chance
from klubovna.engine.errors import Refused, brief
from klubovna.engine.evaluation import Evaluation
from klubovna.engine.flow import Ask, Flow
from klubovna.engine.state import State
from klubovna.engine.text import Texts


class GameOption:
    """A choice made before the match: its name, the values it takes, and the default.

    Messages `option-<name>` and `option-<name>-<value>` describe it. `per_seat` adds the seat numbers as values.
    """

    def __init__(self, name: str, values: list[Any], default: Any, per_seat: bool = False) -> None:
        self.name: str = name
        self.values: list[Any] = values
        self.default: Any = default
        self.per_seat: bool = per_seat

    def allowed(self, seats: int) -> list[Any]:
        return self.values + list(range(seats)) if self.per_seat else self.values

    def takes(self, value: Any, seats: int) -> bool:
        """Whether this is one of the values; true is not 1, and 1.0 is not either."""
        return any([type(known) is type(value) and known == value for known in self.allowed(seats)])


class Game:
    """Everything the table, the bots and the lab need to know of one game."""

    def __init__(
        self,
        id: str,
        rules: int,
        seats: tuple[int, int],
        texts: Texts,
        setup: Callable[[int, dict[str, Any], Chance], State],
        step: Callable[[Any], Flow[None]],
        load: Callable[[dict[str, Any]], State],
        view: Callable[[Any, int | None], dict[str, Any]],
        redeal: Callable[[Any, int | None, Chance], None],
        value: Callable[[Any, int, list[Ask]], float],
        check: Callable[[Any], None],
        arrange: Callable[[Any, dict[str, Any]], None],
        screen: Callable[[dict[str, Any], str, list[str], int], list[str]],
        most_decisions: int,
        options: list[GameOption] | None = None,
        evaluation: Evaluation | None = None,
        cooperative: bool = False,
    ) -> None:
        self.id: str = id
        self.rules: int = rules  # raised whenever a rules change alters what a record means
        self.seats: tuple[int, int] = seats
        self.texts: Texts = texts
        self.setup: Callable[[int, dict[str, Any], Chance], State] = setup
        self.step: Callable[[Any], Flow[None]] = step  # one paragraph of play, from data alone
        self.load: Callable[[dict[str, Any]], State] = load  # the inverse of State.to_json
        self.view: Callable[[Any, int | None], dict[str, Any]] = view  # what one seat sees; None = spectator
        self.redeal: Callable[[Any, int | None, Chance], None] = redeal  # permute what the seat cannot know
        self.value: Callable[[Any, int, list[Ask]], float] = value  # how good a position is for a seat, for bots
        self.check: Callable[[Any], None] = check  # raises AssertionError when a component was lost or doubled
        self.arrange: Callable[[Any, dict[str, Any]], None] = arrange  # a scenario's `given`, in words of the game
        self.screen: Callable[[dict[str, Any], str, list[str], int], list[str]] = screen  # a view for the terminal
        self.most_decisions: int = most_decisions  # no match may take more, however it is played
        self.options: list[GameOption] = options or []
        self.evaluation: Evaluation | None = evaluation  # the same in named terms, for bots that search
        self.cooperative: bool = cooperative  # all seats win or lose together

    def judged_by(self, evaluation: Evaluation) -> Game:
        """The same game to bots that judge by other weights."""
        return Game(
            self.id,
            self.rules,
            self.seats,
            self.texts,
            self.setup,
            self.step,
            self.load,
            self.view,
            self.redeal,
            self.value,
            self.check,
            self.arrange,
            self.screen,
            self.most_decisions,
            self.options,
            evaluation,
            self.cooperative,
        )

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        """The position before the first step; refuses a set-up that the game does not know."""
        low, high = self.seats
        if type(seats) is not int or not low <= seats <= high:
            raise Refused(f"{self.id} is for {low} to {high} seats, not {brief(seats)}.")
        return self.setup(seats, self.complete(options, seats), chance)

    def complete(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """The options with defaults filled in."""
        if not isinstance(options, dict):
            raise Refused(f"options are values by name, not {brief(options)}.")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(sorted(known)) or "none"
                raise Refused(f"{self.id} has no option {brief(name)}; it has: {names}.")
        full: dict[str, Any] = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            if not option.takes(value, seats):
                values = ", ".join(str(v) for v in option.allowed(seats))
                raise Refused(f"option {option.name} of {self.id} takes {values}, not {brief(value)}.")
            full[option.name] = value
        return full
