"""Hidden cards: piles that remember, card by card, which seats have seen what lies there."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine.chance import Chance

NOBODY: Final = 0
EVERYBODY: Final = -1  # all bits: every seat and the spectators


def only(seat: int) -> int:
    """The `seen` of a card that one seat knows."""
    return 1 << seat


def knows(seen: int, seat: int | None) -> bool:
    """Whether a seat has seen the card; a spectator (None) knows what everybody knows."""
    return seen == EVERYBODY if seat is None else seen >> seat & 1 == 1


class Pile:
    """Cards in order, the last one on top. A card is a number that only its game understands.

    Knowledge belongs to the place: whoever has seen the card there knows it until it is shuffled.
    """

    def __init__(self, cards: list[int], seen: list[int] | None = None) -> None:
        self.cards: list[int] = cards
        self.seen: list[int] = [NOBODY] * len(cards) if seen is None else seen

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: int, seen: int = NOBODY) -> None:
        self.cards.append(card)
        self.seen.append(seen)

    def put_under(self, card: int, seen: int = NOBODY) -> None:
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def insert(self, at: int, card: int, seen: int = NOBODY) -> None:
        self.cards.insert(at, card)
        self.seen.insert(at, seen)

    def take(self, at: int = -1) -> int:
        self.seen.pop(at)
        return self.cards.pop(at)

    def remove(self, card: int) -> int:
        """Take the topmost copy of this card."""
        at = len(self.cards) - 1
        while self.cards[at] != card:
            at -= 1
        return self.take(at)

    def look(self, at: int, seat: int) -> int:
        """One seat sees the card; it stays where it is."""
        self.seen[at] |= 1 << seat
        return self.cards[at]

    def reveal(self, at: int) -> int:
        """Everybody sees the card; it stays where it is."""
        self.seen[at] = EVERYBODY
        return self.cards[at]

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards)
        self.seen = [NOBODY] * len(self.cards)

    def known_to(self, seat: int | None) -> list[int]:
        """Card by card what the seat knows: the card, or -1."""
        return [card if knows(seen, seat) else -1 for card, seen in zip(self.cards, self.seen, strict=True)]

    # --- fields: written by `make fields`
    def copy(self) -> Pile:
        return Pile(self.cards[:], self.seen[:])

    def to_json(self) -> dict[str, Any]:
        return {
            "cards": self.cards[:],
            "seen": self.seen[:],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Pile:
        return Pile([int(each) for each in data["cards"]], [int(each) for each in data["seen"]])

    # --- end of fields


def redeal(piles: list[Pile], seat: int | None, chance: Chance) -> None:
    """Permute among these piles the cards that the seat has not seen; all that it knows stays in place."""
    hidden: list[list[int] | None] = []  # by pile: the places that the seat has not seen; None is all of them
    cards: list[int] = []
    for pile in piles:
        held = pile.cards
        if not any(pile.seen):
            hidden.append(None)
            cards += held
            continue
        if seat is None:
            places = [at for at, seen in enumerate(pile.seen) if seen != EVERYBODY]
        else:
            bit = 1 << seat
            places = [at for at, seen in enumerate(pile.seen) if not seen & bit]
        hidden.append(places)
        cards += [held[at] for at in places]
    chance.deal(cards)
    start = 0
    for i in range(len(piles)):
        held = piles[i].cards
        where = hidden[i]
        if where is None:
            held[:] = cards[start : start + len(held)]
            start += len(held)
            continue
        for at in where:
            held[at] = cards[start]
            start += 1
