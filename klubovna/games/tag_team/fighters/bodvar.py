"""Bödvar: five rages make him the Bear, whose health is his power. Every card has a line for either form (FB5)."""

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

BODVAR = Fighter(
    "bodvar",
    power=3,
    track=Track(12),
    counter=Counter("rage", 5, bear=4),  # FB1, FB2
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
