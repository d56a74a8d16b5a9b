"""Bödvar: five rages make him the Bear, whose health is his power. Every card has a line for either form (FB5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.tag_team.effects import (
    BOTH,
    IS_BODVAR,
    ME,
    OPP_PARTNER,
    PARTNER,
    attack,
    block,
    heal,
    mark,
    power,
    when,
)
from klubovna.games.tag_team.fighters._parts import Card, Counter, Fighter, Track, start

if TYPE_CHECKING:
    from klubovna.games.tag_team.boards import Boards


def turn_into_bear(b: Boards, bodvar: int) -> int:
    """FB2: the board is flipped and the health marker taken off, once in a match; returns the power gained."""
    if b.bear >= 0:
        return 0
    b.bear = bodvar
    b.hp[bodvar] = 0
    return BODVAR.counter.bear


def bear_power(power: int, change: int, loss: int, is_new: bool) -> int:
    """FB3: gains, losses and damage of the Bear are one sum; at 0 he stays. FB4: a new Bear cannot be hurt."""
    if is_new:
        return max(1, power + change)
    return max(0, power + change - loss) if power > 0 else 0


BODVAR: Final = Fighter(
    "bodvar",
    power=3,
    track=Track(12),
    counter=Counter("rage", 5, "FB1", bear=4, filled=turn_into_bear),  # FB1, FB2
    difficulty=2,
    cards=[
        start("enrage", when(IS_BODVAR, mark(+1), attack())),  # Rozzuření
        Card("berserk", 2, when(IS_BODVAR, attack(), attack(BOTH))),  # Berserk!
        Card("hjaltis_shield", 2, block(), block_success=when(IS_BODVAR, mark(+1), power(ME, +1))),  # Hjaltiho štít
        Card("bear_hide", 2, block(), block_success=power(ME, +1)),  # Medvědí kůže
        Card("war_cry", 1, when(IS_BODVAR, mark(+2), power(ME, +2))),  # Válečný pokřik
        Card("hrolfs_oath", 1, power(ME, +1) + heal(PARTNER, 2)),  # Přísaha Hrólfovi
        Card("axe_throw", 1, when(IS_BODVAR, attack() + mark(+1), attack(OPP_PARTNER))),  # Vrh sekerou
    ],
)
