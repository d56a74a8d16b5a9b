"""The 83 cards of Trablíci, one table (specification 2.1-2.5). Counts are in DECK and nowhere else."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Derived, Message, Texts

say: Final = Texts("klubovna.games.trablici")

ZOMBIE: Final = 0
AXE: Final = 1  # Sekyra
NET: Final = 2  # Síť
SHOTGUN: Final = 3  # Brokovnice
BARRICADE: Final = 4  # Barikáda
KINDS: Final = ("zombie", "axe", "net", "shotgun", "barricade")

NO_COLOUR: Final = -1
COLOURS: Final = ("green", "purple", "orange")  # kapka, hvězda, blesk

NO_NUMBER: Final = 0
NUMBERS: Final = (1, 2, 3, 4, 5)

# kind, numbers, copies of each number and colour
DECK: Final = (
    (ZOMBIE, NUMBERS, 4),
    (AXE, (NO_NUMBER,), 2),
    (NET, (NO_NUMBER,), 2),
    (SHOTGUN, (NO_NUMBER,), 2),
)
BARRICADES: Final = 5


class Card:
    """A card as printed. The instances are shared by all matches."""

    def __init__(self, kind: int, number: int, colour: int) -> None:
        self.kind: int = kind
        self.number: int = number
        self.colour: int = colour
        self.code: str = code(kind, number, colour)
        self.name: Message = name(kind, number, colour)


def code(kind: int, number: int, colour: int) -> str:
    """How a card is written in views, keys and scenarios: g2, axe.p, barricade."""
    if kind == ZOMBIE:
        return COLOURS[colour][0] + str(number)
    if kind == BARRICADE:
        return "barricade"
    return KINDS[kind] + "." + COLOURS[colour][0]


def name(kind: int, number: int, colour: int) -> Message:
    ref = "card:" + code(kind, number, colour)
    if kind == ZOMBIE:
        return say("card-zombie", number=number, colour=COLOURS[colour]).of(ref)
    if kind == BARRICADE:
        return say("card-barricade").of(ref)
    return say("card-" + KINDS[kind], colour=COLOURS[colour]).of(ref)


def all_cards() -> list[Card]:
    cards: list[Card] = []
    for kind, numbers, copies in DECK:
        for number in numbers:
            for colour in range(len(COLOURS)):
                for _ in range(copies):
                    cards.append(Card(kind, number, colour))
    for _ in range(BARRICADES):
        cards.append(Card(BARRICADE, NO_NUMBER, NO_COLOUR))
    return cards


CARDS: Final = all_cards()


class Slot:
    """A place in a row: one card, uncovered or under one barricade. Never changed; covering makes a new one."""

    def __init__(self, card: int, cover: int = -1) -> None:
        printed = CARDS[card]
        self.card: int = card
        self.cover: int = cover  # the barricade's card, or -1
        self.kind: Derived[int] = printed.kind
        # P9: a covered card has no number and no colour
        self.number: Derived[int] = printed.number if cover < 0 else NO_NUMBER
        self.colour: Derived[int] = printed.colour if cover < 0 else NO_COLOUR

    # --- fields as a list, never changed: written by `make fields`
    def to_json(self) -> list[Any]:
        return [self.card, self.cover]

    @staticmethod
    def from_json(data: list[Any]) -> Slot:
        card, cover = data
        return Slot(int(card), int(cover))

    # --- end of fields


UNCOVERED: Final = [Slot(card) for card in range(len(CARDS))]
