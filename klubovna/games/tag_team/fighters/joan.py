"""Joan of Arc (Johanka): Voices of God make her team stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.tag_team.effects import BOTH, ME, P0, PARTNER, attack, block, heal, mark, power
from klubovna.games.tag_team.fighters._parts import VOICE_ICON, Card, Counter, Fighter, Track, start

if TYPE_CHECKING:
    from klubovna.games.tag_team.boards import Boards


def hear_voices(b: Boards, joan: int, voices: int) -> list[int]:
    """FJ1: the marker goes on one by one; returns who is to gain 1 power, in order."""
    counter = JOAN.counter
    here = b.mark[joan]
    rewarded: list[int] = []
    for _ in range(voices):
        here += 1
        if counter.rewards[here] >= 0:
            rewarded.append(joan ^ counter.rewards[here])  # ME is 0, PARTNER is 1
        if here == counter.top:
            here = 0
    b.mark[joan] = here
    return rewarded


def enter_voice(b: Boards, joan: int) -> None:
    """FJ2: the icon on her health track."""
    for rewarded in hear_voices(b, joan, 1):
        b.gain_power(rewarded, 1)


JOAN: Final = Fighter(
    "joan",
    power=1,
    track=Track(15, {10: VOICE_ICON, 5: VOICE_ICON}),  # FJ2
    counter=Counter("voice", 5, "FJ1", rewards={2: ME, 4: PARTNER, 5: ME}, wraps=True, moves=hear_voices),  # FJ1
    difficulty=1,
    cards=[
        start("god_first", mark(+1)),  # Bůh nade vše
        Card("sword_of_st_michael", 2, attack(), attack_success=heal(ME, P0)),  # Meč sv. Michaela
        Card("hand_of_justice", 2, attack() + mark(+1)),  # Ruka spravedlnosti
        Card(
            "banner_of_orleans", 2, block(), block_success=mark(+1) + heal(ME, 1) + heal(PARTNER, 1)
        ),  # Orleánská korouhev
        Card("vision", 1, mark(+2) + heal(ME, 1)),  # Vidění sv. Kateřiny
        Card("blessing", 1, heal(PARTNER, 2) + power(PARTNER, +1)),  # Požehnání Panny
        Card("raise_siege", 1, attack(BOTH)),  # Prolomit obležení
    ],
)
