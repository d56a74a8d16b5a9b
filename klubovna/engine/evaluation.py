"""Evaluation: how a position is judged, as named terms. Search sums them, learning tunes them, people are told them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from math import exp
from typing import Any, Final

from klubovna.engine.flow import Ask
from klubovna.engine.text import Message

STAGES: Final = 3  # weights of the opening, the middle and the end of a match; between them they are interpolated
GRAIN: Final = 16  # steps from one stage to the next


class Term:
    """One thing that a position is judged by: message `term-<name>` of the game says it, `unit-<unit>` its unit.

    What is `obvious` even a newcomer sees; what is `shiny` a newcomer likes more than it is worth. Terms with the same
    `told` are one thing to people, message `term-<told>`; of `vague` ones they hear only if there is more or less.
    """

    def __init__(
        self,
        name: str,
        unit: str,
        obvious: bool = False,
        shiny: bool = False,
        told: str = "",
        vague: bool = False,
    ) -> None:
        self.name: str = name
        self.unit: str = unit
        self.obvious: bool = obvious or shiny
        self.shiny: bool = shiny
        self.told: str = told or name
        self.vague: bool = vague


class Fact:
    """A part of a term's amount that belongs to one visible thing: this base, that fighter.

    The facts of a term add up to its amount (a law checks that); terms that nobody can take apart have none.
    """

    def __init__(self, term: int, subject: Message, amount: float) -> None:
        self.term: int = term  # its place in the list of terms
        self.subject: Message = subject
        self.amount: float = amount
        self.key: str = subject.ref or subject.id


class Odds:
    """What a score has turned out to mean as a chance, stage by stage: a factor and a summand on its logits.

    They keep the order of what can be chosen at one moment, so bots play without them; people are told by them.
    """

    def __init__(self, slope: list[float], shift: list[float]) -> None:
        self.slope: list[float] = slope
        self.shift: list[float] = shift


class Weights:
    """What a unit of each term is worth, stage by stage, in logits of winning; and where the figures come from."""

    def __init__(self, by_term: list[list[float]], origin: dict[str, Any], odds: dict[int, Odds] | None = None) -> None:
        self.by_term: list[list[float]] = by_term
        self.origin: dict[str, Any] = origin  # rules, commit, seed, games: what made them
        self.odds: dict[int, Odds] = odds or {}  # by seats; where there are none a score means what it says

    def at(self, progress: float) -> list[float]:
        """The weights at a moment of the match, 0 its start and 1 its end."""
        return [blended(weight, progress) for weight in self.by_term]


def blended(by_stage: list[float], progress: float) -> float:
    """A figure at a moment between its stages."""
    place = min(max(progress, 0.0), 1.0) * (STAGES - 1)
    stage = min(int(place), STAGES - 2)
    part = place - stage
    return (1.0 - part) * by_stage[stage] + part * by_stage[stage + 1]


ORIGIN: Final[dict[str, type]] = {"rules": int, "commit": str, "seed": int, "games": int}


def parse_weights(text: str, terms: list[Term]) -> Weights:
    """Weights as they are written in `weights.toml`; one clear sentence where they do not fit the terms."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"weights are not TOML: {error}") from None
    for name, kind in ORIGIN.items():
        if type(data.get(name)) is not kind:
            raise ValueError(f"weights do not say by which {name} they were made")
    table = data.get("weights")
    if not isinstance(table, dict):
        raise ValueError("weights have no table [weights]")
    names = [term.name for term in terms]
    odd = sorted(set(table) ^ set(names))
    if odd:
        raise ValueError(f"weights and terms differ in {', '.join(odd)}")
    by_term = [parse_stages(table[name], f"weight {name}") for name in names]
    return Weights(by_term, {name: data[name] for name in ORIGIN}, parse_odds(data.get("odds", {})))


def parse_stages(values: object, name: str) -> list[float]:
    if not isinstance(values, list) or len(values) != STAGES or not all([is_number(value) for value in values]):
        raise ValueError(f"{name} takes {STAGES} numbers")
    return [float(value) for value in values]


def parse_odds(table: object) -> dict[int, Odds]:
    """The tables [odds.2], [odds.3] and so on: `slope` and `shift` at so many seats."""
    if not isinstance(table, dict):
        raise ValueError("odds are not a table")
    found: dict[int, Odds] = {}
    for seats, figures in table.items():
        if not seats.isdecimal() or not isinstance(figures, dict) or set(figures) != {"slope", "shift"}:
            raise ValueError(f"odds.{seats} are not slope and shift at a number of seats")
        slope = parse_stages(figures["slope"], f"odds.{seats}.slope")
        if min(slope) <= 0.0:
            raise ValueError(f"odds.{seats}.slope turns the order of options round")
        found[int(seats)] = Odds(slope, parse_stages(figures["shift"], f"odds.{seats}.shift"))
    return found


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and -1e6 < value < 1e6


def shipped_weights(package: str, terms: list[Term]) -> Weights:
    """The weights that lie beside a game."""
    return parse_weights((files(package) / "weights.toml").read_text("utf-8"), terms)


class Evaluation:
    """A game's judgement of positions.

    `measure(state, seat, asks, into)` writes the amount of every term for a seat into a list that is used again and
    again, so search allocates nothing. A seat's score is the weighted sum of its amounts; the chances of winning are
    the softmax of all scores, or, where all win or lose together, the sigmoid of the one score.

    `advise(state, ask, quick)` is optional: how good each option looks at a glance, in logits, from nothing but what
    the asked seat can know. It guides simulations where forking a world for every option would cost too much; an empty
    list means no opinion. In simulations it is called `quick`ly, thousands of times; before them once, with care.

    `facts(state, seat)` is optional, too: terms split by the things that they are about, so that reasons can name them.
    """

    def __init__(
        self,
        terms: list[Term],
        measure: Callable[[Any, int, list[Ask], list[float]], None],
        progress: Callable[[Any], float],
        quiet: Callable[[Any], bool],
        weights: Weights,
        cooperative: bool = False,
        advise: Callable[[Any, Ask, bool], list[float]] | None = None,
        horizon: int = 1,
        facts: Callable[[Any, int], list[Fact]] | None = None,
    ) -> None:
        self.terms: list[Term] = terms
        self.measure: Callable[[Any, int, list[Ask], list[float]], None] = measure
        self.progress: Callable[[Any], float] = progress  # from 0 at the start to 1 at the end
        self.quiet: Callable[[Any], bool] = quiet  # a turn or round begins: the best moment to judge
        self.cooperative: bool = cooperative
        self.advise: Callable[[Any, Ask, bool], list[float]] | None = advise
        self.horizon: int = horizon  # how many quiet moments ahead a simulation is judged
        self.facts: Callable[[Any, int], list[Fact]] | None = facts
        self.weights: Weights = weights
        self.blends: list[list[float]] = []
        self.into: list[float] = [0.0] * len(terms)
        self.use(weights)

    def use(self, weights: Weights) -> None:
        """Judge by these weights from now on."""
        self.weights = weights
        steps = GRAIN * (STAGES - 1)
        self.blends = [weights.at(step / steps) for step in range(steps + 1)]

    def judging_by(self, weights: Weights) -> Evaluation:
        """The same terms under other weights."""
        return Evaluation(
            self.terms,
            self.measure,
            self.progress,
            self.quiet,
            weights,
            self.cooperative,
            self.advise,
            self.horizon,
            self.facts,
        )

    def weights_in(self, state: Any) -> list[float]:
        """What every term is worth at this moment of the match."""
        steps = len(self.blends) - 1
        step = int(self.progress(state) * steps + 0.5)
        return self.blends[min(max(step, 0), steps)]

    def amounts(self, state: Any, seat: int, asks: list[Ask]) -> list[float]:
        """The amount of every term for a seat."""
        into = [0.0] * len(self.terms)
        self.measure(state, seat, asks, into)
        return into

    def score(self, state: Any, seat: int, asks: list[Ask]) -> float:
        """The weighted sum of a seat's amounts."""
        return self.weighted(state, seat, asks, self.weights_in(state))

    def weighted(self, state: Any, seat: int, asks: list[Ask], weights: list[float]) -> float:
        into = self.into
        self.measure(state, seat, asks, into)
        total = 0.0
        for at in range(len(into)):
            total += weights[at] * into[at]
        return total

    def chance(self, state: Any, seat: int, asks: list[Ask]) -> float:
        """The seat's chance of winning, 0 to 1."""
        weights = self.weights_in(state)
        own = self.weighted(state, seat, asks, weights)
        if self.cooperative:
            return sigmoid(own)
        total = 1.0
        for other in range(state.seats):
            if other != seat:
                total += exp(min(self.weighted(state, other, asks, weights) - own, FAR))
        return 1.0 / total

    def chances(self, state: Any, asks: list[Ask]) -> list[float]:
        """Every seat's chance of winning."""
        return [self.chance(state, seat, asks) for seat in range(state.seats)]

    def told(self, state: Any, seat: int, asks: list[Ask]) -> float:
        """A team's chance as people are told it: by what such scores have turned out to mean, where that is known."""
        odds = self.weights.odds.get(state.seats)
        if odds is None or not self.cooperative:
            return self.chance(state, seat, asks)
        progress = self.progress(state)
        return sigmoid(blended(odds.slope, progress) * self.score(state, seat, asks) + blended(odds.shift, progress))


FAR: Final = 40.0  # logits beyond which a chance is certain


def sigmoid(logits: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(logits, -FAR), FAR)))
