"""What a seat of Bellum Magica cannot know: the values of chests it has never owned."""

from __future__ import annotations

from klubovna.engine import NOBODY, Chance, knows
from klubovna.games.bellum_magica.state import (
    BellumMagica,
)


def redeal_hidden(g: BellumMagica, seat: int | None, chance: Chance) -> None:
    """Chests of a kind that the seat has never owned. The piles have no order that could be hidden."""
    g.stacked = ()
    for kind in range(3):
        redeal_chests(g, kind, seat, chance)


def redeal_chests(g: BellumMagica, kind: int, seat: int | None, chance: Chance) -> None:
    """Q11: all chests of one kind that the seat has never owned are alike, wherever they lie.

    What the others know stays with the place: in the new world they know the chest that lies there now.
    """
    owners = g.owners
    pool = list(g.chests[kind])
    hidden: list[bool] = []  # of all chests that are held, player by player
    known_by: list[int] = []
    for player in g.players:
        for chest in player.chests[kind]:
            hidden.append(not knows(owners[chest], seat))
            if hidden[-1]:
                pool.append(chest)
                known_by.append(owners[chest])
    if not known_by:
        return
    pool.sort()
    for chest in pool:
        owners[chest] = NOBODY
    dealt = place = 0
    for player in g.players:
        held = list(player.chests[kind])
        for at in range(len(held)):
            if hidden[place]:
                other = dealt + chance.below(len(pool) - dealt)
                pool[dealt], pool[other] = pool[other], pool[dealt]
                held[at] = pool[dealt]
                owners[held[at]] = known_by[dealt]
                dealt += 1
            place += 1
        player.chests[kind] = tuple(held)
    g.chests[kind] = tuple(sorted(pool[dealt:]))  # in no order, as always
