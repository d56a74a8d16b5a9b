"""Looks one decision ahead: tries every option in a few worlds and takes the one that looks best on average."""

from __future__ import annotations

from typing import Final

from klubovna.bots.base import Bot
from klubovna.engine import Chance, Glimpse, Run, seed_key
from klubovna.engine.flow import Several, Together

WORLDS: Final = 4


class Greedy(Bot):
    def __init__(self, seed: int | str = 0) -> None:
        self.chance: Chance = Chance(seed_key(seed))

    def index(self, glimpse: Glimpse) -> int:
        options = len(glimpse.ask.options)
        if options == 1:
            return 0
        totals = [0.0] * options
        for world in range(WORLDS):
            # Every option is tried in the same world, so that luck does not decide between them.
            chance = self.chance.spawn(f"{self.chance.word()} {world}")
            for index in range(options):
                totals[index] += self.outcome(glimpse, chance, index)
        best = 0
        for index in range(1, options):
            if totals[index] > totals[best] + 1e-9:
                best = index
        return best

    def outcome(self, glimpse: Glimpse, chance: Chance, index: int) -> float:
        """How good the position after this option is in one world."""
        seat = glimpse.seat
        run = glimpse.world(chance.copy(), keep=False)
        asked = run.asked
        run.play(run.number_of(seat), index)
        if isinstance(asked, Several):
            finish_plans(run, asked.table, seat, chance.spawn("rivals"))
        result = run.state.result
        if result is None:
            return run.game.value(run.state, seat, run.asks)
        if seat in result.winners:
            return WON
        return LOST if result.winners else NOBODY_WON


WON: Final = 1e6
NOBODY_WON: Final = -5e5  # a draw, or everybody has lost: bad, but better than somebody else's victory
LOST: Final = -1e6


def finish_plans(run: Run, table: Together, seat: int, guess: Chance) -> None:
    """What a secret plan is worth shows only when all plans are made: rivals' ones are guessed, then the own rest."""
    while isinstance(run.asked, Several) and run.asked.table is table:
        which = 0
        while which < len(table.asks) - 1 and table.asks[which].seat == seat:
            which += 1
        run.play(which, guess.below(len(table.asks[which].options)))
