"""Hustá mela for programs that learn: every answer, and the view in columns."""

from __future__ import annotations

from typing import Final

from klubovna.engine.numbers import BAG, BY_SEAT, EACH_SEAT, LEFT_OUT, SEAT, Layout, Numbers, Slots, Words
from klubovna.games.smash_up.bases import BASE_CARDS
from klubovna.games.smash_up.cards import FACTIONS, NO_LIMIT, ON_MINION, Card
from klubovna.games.smash_up.choosing import DONE, NAME_SEAT, NOTHING, PASS, SKIP
from klubovna.games.smash_up.choosing import NUMBERS as COUNTS
from klubovna.games.smash_up.factions import ALL_CARDS
from klubovna.games.smash_up.factions.wizards import PLAY_IT, TO_HAND
from klubovna.games.smash_up.factions.zombies import DISCARD_IT, LEAVE_IT
from klubovna.games.smash_up.rules import END_PHASE
from klubovna.games.smash_up.shapes import Own, Public

MOST_SEATS: Final = 4
BASE_IDS: Final = [base.id for base in BASE_CARDS]
GIVER: Final = Words([card.id for card in ALL_CARDS] + BASE_IDS)


def codes(card: Card) -> list[str]:
    """S6: as many copies as there are players who may hold the same faction."""
    return [card.code(number) for number in range(1, MOST_SEATS * card.copies + 1)]


def permissions(card: Card) -> list[str]:
    """N7: as `permission_key` writes them. Only an Enshrouding Mist is ever told from its like by a number."""
    limits = [card.id] if card.limit == NO_LIMIT else [card.id, f"{card.id}:power{card.limit}"]
    found = [f"{limited}:{base}" for limited in limits for base in BASE_IDS] + limits
    found.append(f"{card.id}:number1")
    if card.id == "enshrouding_mist":
        numbers = range(1, MOST_SEATS * card.copies + 1)
        found += [f"{card.id}:{base}:number{number}" for base in BASE_IDS for number in numbers]
    return found


def keys() -> list[str]:
    words = [END_PHASE, DONE, PASS, SKIP, NOTHING, PLAY_IT, TO_HAND, DISCARD_IT, LEAVE_IT]
    found = [option.key for option in [*words, *NAME_SEAT, *COUNTS]] + ["yes", "no", "free", *FACTIONS, *BASE_IDS]
    found += [f"{base.id}:power{base.limit}" for base in BASE_CARDS if base.limit < NO_LIMIT]
    minions = [code for card in ALL_CARDS if card.is_minion for code in codes(card)]
    for card in ALL_CARDS:
        found += [*codes(card), f"play:{card.id}", f"use:{card.id}", *permissions(card)]
        found += [f"play:{card.id}:{base}" for base in BASE_IDS]
        if card.is_minion:
            found += [f"raise:{card.id}:{base}" for base in BASE_IDS]
            found += [f"{code}:{base}" for code in codes(card) for base in BASE_IDS]
            found += [f"{word}:{code}" for word in ("use", "talent") for code in codes(card)]
        else:
            found += [f"{card.id}:seat{seat}" for seat in range(MOST_SEATS)]
        if card.type == ON_MINION:
            found += [f"play:{card.id}:{code}" for code in minions]
    return list(dict.fromkeys(found))


LAYOUT: Final[dict[str, Layout]] = {
    "first": SEAT,
    "active": SEAT,
    "places": EACH_SEAT,
    "plays": BAG,
    "plays[].by": GIVER,
    "resolving": BY_SEAT,
    "resolving[].card": GIVER,
    "resolving[].seat": LEFT_OUT,
    "bases": Slots(MOST_SEATS + 2),
    "bases[].ignored_by": SEAT,
    "bases[].barred": BAG,
    "bases[].barred[].by": LEFT_OUT,
    "bases[].barred[].all_but": SEAT,
    "bases[].minions": BY_SEAT,
    "bases[].minions[].id": LEFT_OUT,
    "bases[].minions[].seat": LEFT_OUT,
    "bases[].minions[].modifiers": LEFT_OUT,  # in its power
    "bases[].minions[].marks": BAG,
    "bases[].minions[].marks[].by": LEFT_OUT,
    "bases[].minions[].actions": BAG,
    "bases[].minions[].actions[].id": LEFT_OUT,
    "bases[].minions[].actions[].seat": SEAT,
    "bases[].actions": BY_SEAT,
    "bases[].actions[].id": LEFT_OUT,
    "bases[].actions[].seat": LEFT_OUT,
    "bases[].players": EACH_SEAT,
    "bases[].players[].seat": LEFT_OUT,
    "base_deck.known": BAG,
    "players": EACH_SEAT,
    "players[].deck_known": BAG,
    "seen": EACH_SEAT,
    "seen[].deck": BAG,
    "seen_bases": BAG,
}

NUMBERS: Final = Numbers(keys, (Public, Own), LAYOUT)
