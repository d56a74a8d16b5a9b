"""Milady: schemes pile up until the trap closes; she alone can cancel a card."""

from klubovna.games.tag_team.effects import (
    HALF_THE_MARK,
    MARK,
    ME,
    OPPONENT,
    attack,
    block,
    cancel,
    damage,
    heal,
    mark,
    mark_to_zero,
    when,
)
from klubovna.games.tag_team.fighters._parts import Card, Counter, Fighter, Track, start

SCHEMES = MARK

MILADY = Fighter(
    "milady",
    power=2,
    track=Track(19),
    counter=Counter("schemes", 11, "FY1"),  # FY1
    difficulty=3,
    cards=[
        start("court_whispers", mark(+1)),  # Dvorské šepoty
        Card("intrigue", 2, mark(+2) + heal(ME, 2)),  # Pletichy
        Card("forged_seal", 1, cancel() + mark(+1)),  # Padělaná pečeť
        Card("hidden_dagger", 2, attack(plus=HALF_THE_MARK)),  # Skrytá dýka
        Card("poisoned_wine", 1, damage(OPPONENT, 1 + HALF_THE_MARK)),  # Otrávené víno
        Card("mask_of_innocence", 2, block(), block_success=mark(+2) + heal(ME, 1)),  # Maska nevinnosti
        Card(  # Past sklapla
            "the_trap_closes", 1, when(SCHEMES.at_least(5), damage(OPPONENT, SCHEMES) + mark_to_zero(), mark(+1))
        ),
    ],
)
