"""Wong Fei-Hung: concentrates, then strikes past every guard with the opponent's own weight."""

from klubovna.games.tag_team.effects import (
    MARK,
    ME,
    OPPONENT,
    OPPONENTS_P0,
    P0,
    PARTNER,
    attack,
    block,
    damage,
    heal,
    mark,
    power,
    transfer,
    when,
)
from klubovna.games.tag_team.fighters._parts import Card, Counter, Fighter, Track, start

CONCENTRATION = MARK

WONG = Fighter(
    "wong",
    power=2,
    track=Track(19),
    counter=Counter("concentration", 2, "FO1"),  # FO1
    difficulty=2,
    cards=[
        start(  # … tím tvrdší pád
            "harder_they_fall",
            when(CONCENTRATION.at_least(1), damage(OPPONENT, OPPONENTS_P0) + mark(-1), mark(+1)),
        ),
        Card("tiger_fist", 2, attack(), attack_success=transfer(ME, PARTNER, 1)),  # Tygří pěst
        Card("drunken_stance", 2, block(), block_success=mark(+1)),  # Opilý postoj
        Card(  # Kop beze stínu
            "shadowless_kick", 2, when(CONCENTRATION.at_least(1), damage(OPPONENT, P0) + mark(-1), attack())
        ),
        Card("po_chi_lam", 1, heal(PARTNER, 1) + heal(ME, 1) + mark(+1)),  # Lék z Po Chi Lam
        Card("bigger_they_are", 1, transfer(OPPONENT, ME, 1)),  # Čím větší jsou …
        Card("masters_lesson", 1, power(ME, +1) + heal(PARTNER, 1)),  # Mistrova lekce
    ],
)
