"""Trying options out in worlds that might be the true one."""

from __future__ import annotations

from klubovna.bots.judge import Judge
from klubovna.engine import Chance, Dealer, Glimpse, Run
from klubovna.engine.flow import Several, Together


class World:
    """One world, made again for every trial: all options meet the same cards and the same luck."""

    def __init__(self, glimpse: Glimpse, chance: Chance) -> None:
        self.glimpse: Glimpse = glimpse
        self.dealer: Dealer = Dealer(chance.key)

    def after(self, index: int) -> Run:
        """The world after an option, with secret plans finished: what they are worth shows only then."""
        run = self.glimpse.world(self.dealer, keep=False)
        seat = self.glimpse.seat
        asked = run.asked
        run.play(ask_number(run, seat), index)
        if isinstance(asked, Several):
            finish_plans(run, asked.table, seat, self.dealer.spawn("rivals"))
        return run


def finish_plans(run: Run, table: Together, seat: int, guess: Chance) -> None:
    """Rivals' plans are guessed, then the rest of the seat's own."""
    while isinstance(run.asked, Several) and run.asked.table is table:
        which = whose(run, seat)
        run.play(which, guess.below(len(table.asks[which].options)))


def whose(run: Run, seat: int) -> int:
    """Which open ask is answered first: rivals' secret plans before the seat's own."""
    asks = run.asks
    for number in range(len(asks)):
        if asks[number].seat != seat:
            return number
    return 0


def ask_number(run: Run, seat: int) -> int:
    """Which of the open asks is this seat's."""
    number = run.number_of(seat)
    if number < 0:
        raise ValueError(f"seat {seat} is not asked")
    return number


def one_ahead(glimpse: Glimpse, chance: Chance, worlds: int, judge: Judge) -> list[float]:
    """For every option the chance after it, on average over a few worlds that all options share."""
    options = len(glimpse.ask.options)
    totals = [0.0] * options
    for number in range(worlds):
        world = World(glimpse, chance.spawn(f"world {number}"))
        for index in range(options):
            totals[index] += judge.chance(world.after(index), glimpse.seat)
    return [total / worlds for total in totals]


def advised(glimpse: Glimpse, chance: Chance, quick: bool = False) -> list[float]:
    """What the game's advice says of each option, in logits; empty where it has none."""
    evaluation = glimpse.game.evaluation
    if evaluation is None or evaluation.advise is None:
        return []
    world = glimpse.world(chance, keep=False)
    return evaluation.advise(world.state, world.asks[ask_number(world, glimpse.seat)], quick)


def ranked(values: list[float]) -> list[int]:
    """The options, best first; equal ones keep their order."""
    return sorted(range(len(values)), key=lambda index: -values[index])


def best_of(values: list[float]) -> int:
    """The first of the best."""
    best = 0
    for index in range(1, len(values)):
        if values[index] > values[best] + 1e-9:
            best = index
    return best
