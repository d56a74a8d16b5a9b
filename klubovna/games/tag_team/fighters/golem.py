"""The Golem: takes blows for his partner and grows stronger by them. The only one without a block card (FG4)."""

from klubovna.games.tag_team.effects import (
    ME,
    OPPONENT,
    PARTNER,
    PARTNER_HAS_PRESENCE,
    attack,
    damage,
    double_next,
    give_presence,
    heal,
    power,
    when,
)
from klubovna.games.tag_team.fighters._parts import POWER_ICON, Card, Fighter, Track, start

GOLEM = Fighter(
    "golem",
    power=1,
    track=Track(19, {15: POWER_ICON, 11: POWER_ICON, 7: POWER_ICON, 3: POWER_ICON}),
    difficulty=1,
    cards=[
        start(  # Ochránce nevinných
            "protector", when(PARTNER_HAS_PRESENCE, attack(), give_presence() + damage(ME, 3)), copies=2
        ),
        Card("fist_of_clay", 3, attack()),  # Pěst z jílu
        Card("revival", 1, double_next()),  # Oživení
        Card("heal_the_wounded", 2, heal(PARTNER, 1), immediate=heal(ME, 3)),  # Vyleč raněného
        Card("shem", 1, heal(ME, 3) + power(ME, +1)),  # Šém
        Card("crushing_grip", 1, attack(), attack_success=power(OPPONENT, -1)),  # Drtivé sevření
    ],
)
