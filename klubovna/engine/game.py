"""Game: the record that a game package hands over. One per game, made once, never changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.engine.chance import Chance
from klubovna.engine.errors import Refused, brief
from klubovna.engine.evaluation import Evaluation
from klubovna.engine.flow import Ask, Flow, Option
from klubovna.engine.gauges import Gauge, Odds
from klubovna.engine.report import Report
from klubovna.engine.shown import Nothing, Printed, Shown, plain
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


NOTHING: Final = Nothing()


def nothing_own(state: Any, seat: int) -> Shown:
    return NOTHING


def nothing_ahead(state: Any) -> Shown:
    return NOTHING


def no_gauges(state: Any, seat: int) -> list[Gauge]:
    return []


def no_odds(state: Any, ask: Ask, option: Option[Any]) -> list[Odds]:
    return []


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
        public: Callable[[Any], Shown],
        redeal: Callable[[Any, int | None, Chance], None],
        value: Callable[[Any, int, list[Ask]], float],
        check: Callable[[Any], None],
        arrange: Callable[[Any, dict[str, Any]], None],
        screen: Callable[[dict[str, Any], str, list[str], int], list[str]],
        most_decisions: int,
        options: list[GameOption] | None = None,
        own: Callable[[Any, int], Shown] | None = None,
        spectator: Shown | None = None,
        outlook: Callable[[Any], Shown] | None = None,
        shapes: tuple[type[Shown], ...] = (),
        printed: list[Printed] | None = None,
        events: dict[str, dict[str, Any]] | None = None,
        refs: tuple[str, ...] = (),
        silent: Callable[[Any], bool] | None = None,
        evaluation: Evaluation | None = None,
        cooperative: bool = False,
        board: str = "",
        report: Report | None = None,
        gauges: Callable[[Any, int], list[Gauge]] | None = None,
        odds: Callable[[Any, Ask, Option[Any]], list[Odds]] | None = None,
    ) -> None:
        self.id: str = id
        self.rules: int = rules  # raised whenever a rules change alters what a record means
        self.seats: tuple[int, int] = seats
        self.texts: Texts = texts
        self.setup: Callable[[int, dict[str, Any], Chance], State] = setup
        self.step: Callable[[Any], Flow[None]] = step  # one paragraph of play, from data alone
        self.load: Callable[[dict[str, Any]], State] = load  # the inverse of State.to_json
        self.public: Callable[[Any], Shown] = public  # what everybody sees
        self.own: Callable[[Any, int], Shown] = own or nothing_own  # what one seat knows beyond that,
        self.spectator: Shown = spectator or NOTHING  # and what takes its place for a spectator: always the same
        self.outlook: Callable[[Any], Shown] = outlook or nothing_ahead  # what the rules foretell, for everybody
        self.shapes: tuple[type[Shown], ...] = shapes  # the types of those three, as far as the game has them
        self.printed: list[Printed] = printed or []  # what is printed on components: told once, not in every view
        self.events: dict[str, dict[str, Any]] | None = events  # kinds of events with the types of their arguments
        self.refs: tuple[str, ...] = refs  # how the visible things are named that options and events point at
        self.redeal: Callable[[Any, int | None, Chance], None] = redeal  # permute what the seat cannot know
        self.value: Callable[[Any, int, list[Ask]], float] = value  # how good a position is for a seat, for bots
        self.check: Callable[[Any], None] = check  # raises AssertionError when a component was lost or doubled
        self.arrange: Callable[[Any, dict[str, Any]], None] = arrange  # a scenario's `given`, in words of the game
        self.screen: Callable[[dict[str, Any], str, list[str], int], list[str]] = screen  # a view for the terminal
        self.most_decisions: int = most_decisions  # no match may take more, however it is played
        self.options: list[GameOption] = options or []
        self.silent: Callable[[Any], bool] | None = silent  # whether nobody may talk in this position
        self.evaluation: Evaluation | None = evaluation  # the same in named terms, for bots that search
        self.cooperative: bool = cooperative  # all seats win or lose together
        self.board: str = (
            board  # a JavaScript file of its package that draws it in the browser; ours are built into the client
        )
        self.gauges: Callable[[Any, int], list[Gauge]] = gauges or no_gauges  # the figures that a seat can read
        self.odds: Callable[[Any, Ask, Option[Any]], list[Odds]] = odds or no_odds  # what can be counted of an option
        self.report: Report | None = report  # what can be counted in its matches, for the lab

    def judged_by(self, evaluation: Evaluation) -> Game:
        """The same game to bots that judge by other weights."""
        return Game(
            id=self.id,
            rules=self.rules,
            seats=self.seats,
            texts=self.texts,
            setup=self.setup,
            step=self.step,
            load=self.load,
            public=self.public,
            redeal=self.redeal,
            value=self.value,
            check=self.check,
            arrange=self.arrange,
            screen=self.screen,
            most_decisions=self.most_decisions,
            options=self.options,
            own=self.own,
            spectator=self.spectator,
            outlook=self.outlook,
            shapes=self.shapes,
            printed=self.printed,
            events=self.events,
            refs=self.refs,
            silent=self.silent,
            cooperative=self.cooperative,
            board=self.board,
            report=self.report,
            gauges=self.gauges,
            odds=self.odds,
            evaluation=evaluation,
        )

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        """The position before the first step; refuses a set-up that the game does not know."""
        low, high = self.seats
        if type(seats) is not int or not low <= seats <= high:
            raise Refused(f"{self.id} is for {low} to {high} seats, not {brief(seats)}.")
        return self.setup(seats, self.complete(options, seats), chance)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What one seat sees, as JSON-ready data; None is a spectator."""
        own = self.spectator if seat is None else self.own(state, seat)
        return {"seat": seat, **plain(self.public(state)), **plain(self.outlook(state)), **plain(own)}

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
