"""Marie Laveau: her Serpent weakens whoever bears it, and her venom finds the bearer anywhere (FL1, FL2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.tag_team.effects import (
    BEARER,
    BOTH,
    ME,
    OPPONENT,
    PARTNER,
    SERPENT_ON_AN_OPPONENT,
    attack,
    block,
    damage,
    heal,
    power,
    serpent_to,
    transfer,
    when,
)
from klubovna.games.tag_team.fighters._parts import Card, Fighter, Track, start

if TYPE_CHECKING:
    from klubovna.games.tag_team.boards import Boards


def lay_serpent(b: Boards, marie: int) -> None:
    """FL1: it begins with her."""
    b.serpent = marie


def serpents_weight(b: Boards, attacker: int) -> int:
    """FL2: whoever bears it strikes less hard; she herself does not."""
    return 1 if attacker == b.serpent and b.kinds[attacker] != MARIE_LAVEAU.number else 0


MARIE_LAVEAU: Final = Fighter(
    "marie_laveau",
    power=2,
    track=Track(19),
    difficulty=2,
    begins=lay_serpent,
    weakens=serpents_weight,
    cards=[
        start("call_of_zombi", when(SERPENT_ON_AN_OPPONENT, damage(BEARER, 1), serpent_to(OPPONENT))),  # Volání Zombiho
        Card("venom", 2, when(SERPENT_ON_AN_OPPONENT, damage(BEARER, 2), attack())),  # Jed
        Card("gris_gris", 2, block(), block_success=serpent_to(OPPONENT) + power(ME, +1)),  # Gris-gris
        Card("ritual_dance", 2, attack(), attack_success=heal(ME, 1)),  # Rituální tanec
        Card("loa_blessing", 1, heal(ME, 2) + heal(PARTNER, 2)),  # Požehnání loa
        Card("possession", 1, when(SERPENT_ON_AN_OPPONENT, transfer(BEARER, ME, 1), power(ME, +1))),  # Posedlost
        Card("voodoo_doll", 1, damage(BOTH, 1)),  # Panenka vúdú
    ],
)
