"""Many matches stepped together, as arrays: `environments.many` makes them."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from klubovna.lab.numbered import NumberedMatch

Floats = NDArray[numpy.float32]
Bytes = NDArray[numpy.int8]


class Matches:
    """One decision of every match in each step. A match that ends starts over, with the next seed of its own.

    After `step`, `rewards[i]` is by seat and holds what match i brought if `over[i]`; `played` counts what has ended.
    """

    def __init__(self, matches: list[NumberedMatch], seed: int) -> None:
        first = matches[0]
        self.matches: list[NumberedMatch] = matches
        self.seed: int = seed
        self.keys: list[str] = first.answers.keys
        self.columns: list[str] = first.columns.names
        self.begun: list[int] = [0] * len(matches)
        self.played: int = 0
        self.seats: NDArray[numpy.int64] = numpy.zeros(len(matches), numpy.int64)  # who is asked, match by match
        self.rewards: Floats = numpy.zeros((len(matches), first.seats), numpy.float32)
        self.over: NDArray[numpy.bool_] = numpy.zeros(len(matches), numpy.bool_)
        for number in range(len(matches)):
            self.begin(number)

    def begin(self, number: int) -> None:
        self.matches[number].begin(f"{self.seed} {number} {self.begun[number]}")
        self.begun[number] += 1
        self.seats[number] = self.matches[number].run.asks[0].seat

    def observe(self) -> tuple[Floats, Bytes]:
        """What each match's asked seat sees, and what it may answer: a row for each match."""
        rows = numpy.empty((len(self.matches), len(self.columns)), numpy.float32)
        for number, match in enumerate(self.matches):
            rows[number] = numpy.frombuffer(match.row(int(self.seats[number])), numpy.float32)
        return rows, self.masks()

    def masks(self) -> Bytes:
        masks = numpy.zeros((len(self.matches), len(self.keys)), numpy.int8)
        for number, match in enumerate(self.matches):
            masks[number, match.legal(int(self.seats[number]))] = 1
        return masks

    def step(self, actions: Any) -> None:
        """An answer for each match, by number."""
        self.over[:] = False
        for number, match in enumerate(self.matches):
            match.answer(int(self.seats[number]), int(actions[number]))
            if match.over:
                self.over[number] = True
                self.rewards[number] = match.rewards()
                self.played += 1
                self.begin(number)
            else:
                self.seats[number] = match.run.asks[0].seat
