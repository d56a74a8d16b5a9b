"""The one thing about a position that is kept besides the position: which rare traits are in play."""

from __future__ import annotations

from klubovna.games.smash_up.cards import TRAITS
from klubovna.games.smash_up.records import Attached, Base, Minion


class Tally:
    """How many things in play have each rare trait, so that nobody looks for what is not there.

    Whatever enters or leaves play goes through `enter` and `leave`. A tally is compared with a fresh count by
    `check` and never repaired.
    """

    def __init__(self, counts: list[int]) -> None:
        self.counts: list[int] = counts  # one row of traits for everybody together, then one for each seat

    def anywhere(self, trait: int) -> bool:
        return self.counts[trait] > 0

    def has(self, seat: int, trait: int) -> bool:
        """Whether the player has such a thing in play."""
        return self.counts[(seat + 1) * TRAITS + trait] > 0

    def enter(self, thing: Minion | Attached) -> None:
        for trait in thing.printed.traits:
            self.counts[trait] += 1
            self.counts[(thing.seat + 1) * TRAITS + trait] += 1

    def leave(self, thing: Minion | Attached) -> None:
        for trait in thing.printed.traits:
            self.counts[trait] -= 1
            self.counts[(thing.seat + 1) * TRAITS + trait] -= 1

    # --- fields, never written: written by `make fields`
    def copy(self) -> Tally:
        return Tally(self.counts[:])

    # --- end of fields


def new_tally(seats: int) -> Tally:
    """Of an empty table."""
    return Tally([0] * ((seats + 1) * TRAITS))


def tally_of(seats: int, bases: list[Base]) -> Tally:
    """Counted from the table."""
    tally = new_tally(seats)
    for base in bases:
        for attached in base.actions:
            tally.enter(attached)
        for minion in base.minions:
            tally.enter(minion)
            for attached in minion.actions:
                tally.enter(attached)
    return tally
