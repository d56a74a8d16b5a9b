"""Mordred: starts from nothing, gathers power behind his guard, and strikes back."""

from klubovna.games.tag_team.effects import ME, OPPONENT, P0, attack, block, heal, power, when
from klubovna.games.tag_team.fighters._parts import POWER_ICON, Card, Fighter, Track, start

MORDRED = Fighter(
    "mordred",
    power=0,
    track=Track(15, {8: POWER_ICON}),
    difficulty=1,
    cards=[
        start("dark_power", when(P0.at_least(8), attack()) + power(ME, +1)),  # Temná síla
        Card("spiteful_lunge", 2, block(), block_success=attack()),  # Zlomyslný výpad
        Card("bastards_hatred", 2, power(ME, +1) + heal(ME, 1)),  # Nenávist levobočka
        Card("clarent", 2, attack(), attack_success=power(ME, +1)),  # Clarent
        Card("black_armour", 2, block(), block_success=power(ME, +1)),  # Černá zbroj
        Card("stolen_crown", 1, power(OPPONENT, -1) + power(ME, +1)),  # Ukradená koruna
    ],
)
