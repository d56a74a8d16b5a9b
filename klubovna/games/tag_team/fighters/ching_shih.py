"""Ching Shih: her fleet grows, and with twenty ships nothing is left of anybody."""

from klubovna.games.tag_team.effects import (
    BOTH,
    MARK,
    ME,
    PARTNER,
    attack,
    block,
    heal,
    level_to_one,
    mark,
    mark_to_zero,
    power,
    when,
)
from klubovna.games.tag_team.fighters._parts import Card, Counter, Fighter, Track, start

SHIPS = MARK  # FC2: the ships at the start of the turn

CHING_SHIH = Fighter(
    "ching_shih",
    power=2,
    track=Track(19),
    counter=Counter("ships", 20, "FC1"),  # FC1
    difficulty=2,
    cards=[
        start(  # Postrach moří
            "terror_of_the_seas",
            when(SHIPS.between(0, 7), attack())
            + when(SHIPS.between(8, 15), heal(ME, 2))
            + when(SHIPS.exactly(20), level_to_one() + mark_to_zero()),  # FC3
            then=mark(+1),
        ),
        Card("join_the_fleet", 1, mark(+2)),  # Přidejte se k flotile!
        Card("blasting_wine", 1, heal(ME, 3) + when(SHIPS.between(8, 15), heal(PARTNER, 3))),  # Třaskavé víno
        Card("boarding", 2, attack(), attack_success=mark(+2)),  # Na abordáž!
        Card("smoke_screen", 2, block(), block_success=mark(+2)),  # Kouřová clona
        Card("broadside", 1, when(SHIPS.at_least(8), attack(BOTH), attack())),  # Boční salva
        Card("safe_harbour", 1, heal(ME, 2) + heal(PARTNER, 2) + mark(+1)),  # Bezpečný přístav
        Card(  # Pirátský zákoník
            "pirate_code", 1, power(ME, +1) + mark(+1) + when(SHIPS.between(8, 15), power(PARTNER, +1))
        ),
    ],
)
