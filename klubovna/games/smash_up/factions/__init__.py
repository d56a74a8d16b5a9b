"""The eight factions: 94 different cards, 160 in all (specification 2.1-2.8)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from klubovna.games.smash_up.cards import Card
from klubovna.games.smash_up.factions.aliens import ALIENS
from klubovna.games.smash_up.factions.dinosaurs import DINOSAURS
from klubovna.games.smash_up.factions.ninjas import NINJAS
from klubovna.games.smash_up.factions.pirates import PIRATES
from klubovna.games.smash_up.factions.robots import ROBOTS
from klubovna.games.smash_up.factions.tricksters import TRICKSTERS
from klubovna.games.smash_up.factions.wizards import WIZARDS
from klubovna.games.smash_up.factions.zombies import ZOMBIES

BY_FACTION: Final = [ALIENS, DINOSAURS, NINJAS, PIRATES, ROBOTS, TRICKSTERS, WIZARDS, ZOMBIES]  # order of FACTIONS


def number_cards() -> list[Card]:
    """Give every card its place in the table of all cards, and its faction."""
    table: list[Card] = []
    for faction, cards in enumerate(BY_FACTION):
        for card in cards:
            card.index = len(table)
            card.faction = faction
            table.append(card)
    return table


ALL_CARDS: Final = number_cards()
CARD_BY_ID: Final = {card.id: card for card in ALL_CARDS}


@lru_cache
def deck_list(factions: tuple[int, ...]) -> tuple[Card, ...]:
    """S3: the 40 cards of two factions, copy by copy."""
    return tuple([card for faction in factions for card in BY_FACTION[faction] for _ in range(card.copies)])
