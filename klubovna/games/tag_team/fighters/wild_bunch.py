"""The Wild Bunch (Divoká banda): few HP but three stops on the track (FW2), and a Sheriff to get rid of."""

from klubovna.games.tag_team.effects import (
    BOTH,
    ME,
    OPP_PARTNER,
    PARTNER,
    SHERIFF_IS_HERE,
    attack,
    block,
    give_sheriff,
    heal,
    power,
    take_sheriff,
    when,
)
from klubovna.games.tag_team.fighters._parts import STOP, Card, Fighter, Track, start

WILD_BUNCH = Fighter(
    "wild_bunch",
    power=1,
    track=Track(9, {7: STOP, 5: STOP, 4: STOP}),
    difficulty=3,
    cards=[
        start(  # Přepadení
            "heist", when(SHERIFF_IS_HERE, power(ME, +1) + power(PARTNER, +1) + give_sheriff(), attack())
        ),
        Card("bribe", 2, block(), block_success=take_sheriff()),  # Úplatek
        Card("bandit_doctor", 2, heal(PARTNER, 3), immediate=heal(ME, 1)),  # Loupežný doktor
        Card("back_to_hideout", 1, heal(ME, 1) + heal(PARTNER, 1), immediate=heal(ME, 1)),  # Zpátky do úkrytu
        Card("shootout", 2, when(SHERIFF_IS_HERE, attack(BOTH), attack())),  # Přestřelka
        Card("canyon_ambush", 2, attack(OPP_PARTNER)),  # Léčka v kaňonu
    ],
)
