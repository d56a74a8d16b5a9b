"""The twelve fighters and their 120 cards as tables by number (specification 2.2, 2.4). The figures: fighters/."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Message, Texts
from klubovna.games.tag_team.fighters import ROSTER
from klubovna.games.tag_team.fighters._parts import Card, Fighter

say: Final = Texts("klubovna.games.tag_team")


def numbered() -> list[Card]:
    """Every different card once, numbered in the order of the specification."""
    cards: list[Card] = []
    for number, fighter in enumerate(ROSTER):
        fighter.number = number
        for card in fighter.cards:
            card.kind = len(cards)
            card.fighter = number
            cards.append(card)
    return cards


FIGHTERS: Final[list[Fighter]] = ROSTER
CARDS: Final[list[Card]] = numbered()
FIGHTER_IDS: Final = [fighter.id for fighter in FIGHTERS]

JOAN: Final = FIGHTER_IDS.index("joan")
CHING_SHIH: Final = FIGHTER_IDS.index("ching_shih")
BODVAR: Final = FIGHTER_IDS.index("bodvar")
WONG: Final = FIGHTER_IDS.index("wong")
GOLEM: Final = FIGHTER_IDS.index("golem")
MORDRED: Final = FIGHTER_IDS.index("mordred")
WILD_BUNCH: Final = FIGHTER_IDS.index("wild_bunch")
SHANG: Final = FIGHTER_IDS.index("shang")
MEPHISTO: Final = FIGHTER_IDS.index("mephisto")
FAE_FOLK: Final = FIGHTER_IDS.index("fae_folk")
MILADY: Final = FIGHTER_IDS.index("milady")
MARIE_LAVEAU: Final = FIGHTER_IDS.index("marie_laveau")

BY_CODE: Final = {card.code: card.kind for card in CARDS}
CODES: Final = [card.code for card in CARDS]


def build_cards(fighter: int) -> list[int]:
    """S6, S8: the nine cards that are left when one starting card is taken out."""
    kinds: list[int] = []
    for card in FIGHTERS[fighter].cards:
        kinds += [card.kind] * (card.copies - 1 if card.start else card.copies)
    return kinds


STARTING: Final = [next(card.kind for card in fighter.cards if card.start) for fighter in FIGHTERS]
BUILD: Final = [build_cards(number) for number in range(len(FIGHTERS))]

CARD_NAMES: Final[list[Message]] = [say("card-" + card.code) for card in CARDS]
FIGHTER_NAMES: Final[list[Message]] = [say("fighter-" + fighter.id) for fighter in FIGHTERS]
# The same for events, as names of visible things; options are many and point by their refs.
NAMED_CARDS: Final[list[Message]] = [CARD_NAMES[card.kind].of("card:" + card.code) for card in CARDS]
NAMED_FIGHTERS: Final[list[Message]] = [
    FIGHTER_NAMES[fighter.number].of("fighter:" + fighter.id) for fighter in FIGHTERS
]
BEAR: Final = say("bear").of("fighter:" + FIGHTERS[BODVAR].id)
