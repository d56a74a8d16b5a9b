"""Shang: sets opponents aflame; Power of Fire makes every token hurt in each of his attacks (FS1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.tag_team.effects import (
    AFLAME_ON_BOTH,
    BOTH,
    ME,
    OPPONENT,
    TWICE_ITS_AFLAME,
    aflame,
    attack,
    block,
    damage,
    douse,
    heal,
    power,
)
from klubovna.games.tag_team.fighters._parts import Card, Fighter, Track, start

if TYPE_CHECKING:
    from klubovna.games.tag_team.boards import Boards


def power_of_fire(b: Boards, target: int) -> int:
    """FS1: one for each Aflame! token on the target."""
    return b.aflame[target]


SHANG: Final = Fighter(
    "shang",
    power=2,
    track=Track(19),
    difficulty=2,
    strikes=power_of_fire,
    cards=[
        start("spark", aflame(OPPONENT, 1)),  # Jiskra
        Card("fire_fist", 3, attack(), attack_success=aflame(OPPONENT, 1)),  # Ohnivá pěst
        Card("dragon_breath", 1, aflame(BOTH, 1)),  # Dračí dech
        Card("wall_of_flame", 2, block(), block_success=aflame(OPPONENT, 1)),  # Ohnivá stěna
        Card("phoenix", 1, heal(ME, 2 + AFLAME_ON_BOTH)),  # Fénix
        Card("to_ashes", 1, damage(OPPONENT, TWICE_ITS_AFLAME) + douse(OPPONENT)),  # Na popel
        Card("inner_fire", 1, power(ME, +1) + heal(ME, 1)),  # Vnitřní oheň
    ],
)
