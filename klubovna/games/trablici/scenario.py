"""The words in which a scenario gives a position of Trablíci."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Pile, Refused
from klubovna.games.trablici.cards import CARDS, ZOMBIE, Slot
from klubovna.games.trablici.state import LANES, Trablici

WORDS = ("active", "rows", "deck", "deck_size", "discard", "collections", "hordes", "reshuffles")


class Supply:
    """The 83 cards, handed out by code; whoever asks for one too many is told so."""

    def __init__(self) -> None:
        self.left: dict[str, list[int]] = {}
        for card in range(len(CARDS) - 1, -1, -1):
            self.left.setdefault(CARDS[card].code, []).append(card)

    def take(self, code: str) -> int:
        if code not in self.left:
            raise Refused(f"there is no card {code!r}; cards are written like g2, axe.p, barricade.")
        if not self.left[code]:
            raise Refused(f"the position uses more copies of {code!r} than the game has.")
        return self.left[code].pop()

    def rest(self) -> list[int]:
        return sorted(card for cards in self.left.values() for card in cards)


def arrange(t: Trablici, given: dict[str, Any]) -> None:
    """Put the named cards where they are said to lie.

    rows: up to three strings such as "g2 !p3 axe.o" (! = covered by a barricade). collections: one string per seat.
    hordes: one number per seat. deck: the cards that come next, first one first; the rest follow shuffled, or are
    discarded beyond `deck_size`. discard, active, reshuffles: as they sound.
    """
    for word in given:
        if word not in WORDS:
            raise Refused(f"trablici scenarios know no word {word!r}; they know: {', '.join(WORDS)}.")
    supply = Supply()
    rows = given.get("rows", [])
    if len(rows) > LANES:
        raise Refused(f"there are {LANES} rows at most, not {len(rows)}.")
    for lane, row in enumerate(rows):
        t.rows[lane] = tuple([slot(supply, code) for code in row.split()])
    for seat, cards in enumerate(per_seat(t, given, "collections", "")):
        for code in cards.split():
            card = supply.take(code)
            if CARDS[card].kind != ZOMBIE:
                raise Refused(f"a collection holds zombies only, not {code!r}.")
            t.players[seat].collection[CARDS[card].number] += (card,)
    next_cards = [supply.take(code) for code in given.get("deck", [])]
    t.discard = [supply.take(code) for code in given.get("discard", [])]
    for seat, hordes in enumerate(per_seat(t, given, "hordes", 0)):
        for _ in range(hordes):
            t.players[seat].markers += (marker(supply),)
    rest = supply.rest()
    t.chance.shuffle(rest)
    in_deck = given.get("deck_size", len(next_cards) + len(rest)) - len(next_cards)
    if not 0 <= in_deck <= len(rest):
        raise Refused(f"a deck of {given['deck_size']} cards is not possible here.")
    t.deck = Pile(rest[:in_deck] + next_cards[::-1])
    t.discard += rest[in_deck:]
    t.active = given.get("active", 0)
    t.reshuffles = given.get("reshuffles", t.reshuffles)


def slot(supply: Supply, code: str) -> Slot:
    if code.startswith("!"):
        return Slot(supply.take(code[1:]), supply.take("barricade"))
    return Slot(supply.take(code))


def marker(supply: Supply) -> int:
    """Some zombie that the position does not use elsewhere."""
    for code in supply.left:
        if CARDS[(supply.left[code] or [len(CARDS) - 1])[-1]].kind == ZOMBIE:
            return supply.take(code)
    raise Refused("no zombie is left to mark a horde with.")


def per_seat(t: Trablici, given: dict[str, Any], word: str, default: Any) -> list[Any]:
    values: list[Any] = given.get(word, [default] * t.seats)
    if len(values) != t.seats:
        raise Refused(f"{word} needs one entry for each of the {t.seats} seats, not {len(values)}.")
    return values
