"""Mephisto (Mefisto): burns his own health for power, gathers souls, and calls the debt in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.tag_team.effects import (
    BOTH,
    MARK,
    ME,
    OPPONENT,
    attack,
    block,
    damage,
    halve_power,
    heal,
    mark,
    mark_to_zero,
    power,
)
from klubovna.games.tag_team.fighters._parts import SOUL_ICON, Card, Counter, Fighter, Track, start

SOULS = MARK

if TYPE_CHECKING:
    from klubovna.games.tag_team.boards import Boards


def enter_soul(b: Boards, mephisto: int) -> None:
    """FM1: the icon on his health track."""
    b.mark[mephisto] = min(b.mark[mephisto] + 1, MEPHISTO.counter.top)


MEPHISTO: Final = Fighter(
    "mephisto",
    power=2,
    track=Track(19, {14: SOUL_ICON, 9: SOUL_ICON, 4: SOUL_ICON}),
    counter=Counter("souls", 6, "FM1"),  # FM1
    difficulty=2,
    cards=[
        start("infernal_claws", attack() + damage(ME, 1)),  # Pekelné drápy
        Card("soul_harvest", 2, attack(), attack_success=mark(+1)),  # Žeň duší
        Card("hellfire", 2, damage(BOTH, 1) + mark(+1)),  # Pekelný oheň
        Card("crippling_touch", 1, (), late=halve_power(OPPONENT)),  # Mrzačící dotyk
        Card("veil_of_shadows", 2, block(), block_success=mark(+1) + heal(ME, 1)),  # Závoj stínů
        Card("signed_in_blood", 1, damage(ME, 1) + power(ME, +2)),  # Podepsáno krví
        Card("collect_the_debt", 1, damage(OPPONENT, SOULS) + heal(ME, SOULS) + mark_to_zero()),  # Vymáhání dluhu
    ],
)
