"""Numbered: a match in which answers and views are numbers, as programs that learn want them.

A number means the same answer in every position, for every number of seats and under all options of a game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from klubovna.engine import Ask, Chance, Game, Refused, Result, Run, seed_key
from klubovna.lab.columns import Columns, Row, columns, numbers_of


class Answers:
    """Every answer of a game: its key by number, its number by key."""

    def __init__(self, game: Game) -> None:
        self.keys: list[str] = numbers_of(game).keys()
        self.numbers: dict[str, int] = {key: number for number, key in enumerate(self.keys)}


@lru_cache(maxsize=32)
def answers(game: Game) -> Answers:
    return Answers(game)


class NumberedMatch:
    """One match after another. `keep` allows for worlds, which bots ask for."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], keep: bool = False) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.options: dict[str, Any] = options
        self.keep: bool = keep
        self.answers: Answers = answers(game)
        self.columns: Columns = columns(game, seats)
        self.begin("first")

    def begin(self, seed: str) -> None:
        """A new match; the same seed gives the same one."""
        chance = Chance(seed_key(f"{seed} numbered"))
        self.run: Run = Run(self.game, self.game.start(self.seats, self.options, chance), keep=self.keep)

    @property
    def over(self) -> bool:
        return self.run.over

    def ask_for(self, seat: int) -> Ask | None:
        return self.run.ask_for(seat)

    def row(self, seat: int) -> Row:
        """What the seat sees, in `columns`."""
        return self.columns.row(self.run.state, seat, self.ask_for(seat))

    def legal(self, seat: int) -> list[int]:
        """The numbers of the answers it may give now; none while it is not asked."""
        ask = self.ask_for(seat)
        numbers = self.answers.numbers
        return [] if ask is None else [numbers[option.key] for option in ask.options]

    def mask(self, seat: int) -> bytearray:
        """A byte for every answer: 1 where it may be given now."""
        made = bytearray(len(self.answers.keys))
        for number in self.legal(seat):
            made[number] = 1
        return made

    def index(self, seat: int, number: int) -> int:
        """Where this answer stands among the seat's options; one that is not offered is refused."""
        ask = self.ask_for(seat)
        if ask is None:
            raise Refused(f"Seat {seat} is not asked.")
        if not 0 <= number < len(self.answers.keys):
            raise Refused(f"{self.game.id} has answers 0 to {len(self.answers.keys) - 1}, not {number}.")
        index = ask.index_of(self.answers.keys[number])
        if index < 0:
            raise Refused(f"Seat {seat} cannot answer {self.answers.keys[number]!r} ({number}) now.")
        return index

    def answer(self, seat: int, number: int) -> None:
        """Give an answer; one that is not offered is refused and changes nothing."""
        index = self.index(seat, number)
        self.run.play(self.run.number_of(seat), index)

    def rewards(self) -> list[float]:
        """By seat, when it is over."""
        assert self.run.state.result is not None
        return rewards(self.game, self.run.state.result, self.seats)

    def gone(self, seat: int) -> bool:
        """Whether the seat has left the match before its end."""
        return numbers_of(self.game).gone(self.run.state, seat)


def rewards(game: Game, result: Result, seats: int) -> list[float]:
    """Together: 1 if all win, -1 if all lose. Else they add up to 0: a lone winner gets 1, winners share it."""
    if game.cooperative:
        return [1.0 if result.winners else -1.0] * seats
    if not result.winners or seats == 1:
        return [0.0] * seats
    fair = 1 / seats
    part = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    return [(each - fair) / (1 - fair) for each in part]
