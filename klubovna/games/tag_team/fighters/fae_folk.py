"""The Fae Folk (Vílí lid): three sisters; the fewer stand, the harder they strike (FF1-FF4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.tag_team.effects import BOTH, FAIRIES, ME, PARTNER, attack, block, heal, power, when
from klubovna.games.tag_team.fighters._parts import FALL_ICON, Card, Fighter, Track, start

if TYPE_CHECKING:
    from klubovna.games.tag_team.boards import Boards


def fairies_standing(b: Boards) -> int:
    return FAE_FOLK.lives - b.fallen


def next_fairy(b: Boards) -> None:
    """FF1: when the leading fairy is K.O. the next one leads."""
    number = b.number_of(FAE_FOLK.number)
    if number >= 0 and b.hp[number] == 0 and fairies_standing(b) > 0:
        b.fallen += 1
        if fairies_standing(b) > 0:
            b.hp[number] = FAE_FOLK.track.top


def fairy_falls(b: Boards, number: int) -> None:
    """FF3: the sisters grow stronger."""
    b.gain_power(number, 1)


FAE_FOLK: Final = Fighter(
    "fae_folk",
    power=1,
    track=Track(4, {0: FALL_ICON}),  # each of the three
    lives=3,
    ends_turn=next_fairy,
    difficulty=3,
    cards=[
        start("pixie_dust", when(FAIRIES.exactly(3), heal(PARTNER, 1), attack())),  # Vílí prach
        Card(  # Vílí kruh
            "fairy_ring", 3, block() + when(FAIRIES.exactly(2), attack()) + when(FAIRIES.exactly(1), attack(BOTH))
        ),
        Card("gift_of_the_seelie", 2, power(PARTNER, +1)),  # Dar víl
        Card("moonlight_balm", 1, heal(ME, 2) + heal(PARTNER, 2)),  # Měsíční balzám
        Card("thorn_darts", 2, attack()),  # Trnové šipky
        Card("titanias_wrath", 1, attack(by=PARTNER)),  # Titaniin hněv
    ],
)
