"""The words in which a scenario gives a position of Trablíci."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Pile, Refused, brief
from klubovna.games.trablici.cards import CARDS, ZOMBIE, Slot
from klubovna.games.trablici.state import LANES, RESHUFFLES, Trablici

WORDS = ("active", "rows", "deck", "deck_size", "discard", "collections", "hordes", "reshuffles")


class Supply:
    """The 83 cards, handed out by code; whoever asks for one too many is told so."""

    def __init__(self) -> None:
        self.left: dict[str, list[int]] = {}
        for card in range(len(CARDS) - 1, -1, -1):
            self.left.setdefault(CARDS[card].code, []).append(card)

    def take(self, code: str) -> int:
        if code not in self.left:
            raise Refused(f"there is no card {brief(code)}; cards are written like g2, axe.p, barricade.")
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
    rows = texts(given, "rows")
    if len(rows) > LANES:
        raise Refused(f"there are {LANES} rows at most, not {len(rows)}.")
    for lane, row in enumerate(rows):
        t.rows[lane] = tuple([slot(supply, code) for code in row.split()])
    for seat, cards in enumerate(texts(given, "collections", [""] * t.seats)):
        for code in cards.split():
            card = supply.take(code)
            if CARDS[card].kind != ZOMBIE:
                raise Refused(f"a collection holds zombies only, not {code!r}.")
            t.players[seat].collection[CARDS[card].number] += (card,)
    next_cards = [supply.take(code) for code in texts(given, "deck")]
    t.discard = [supply.take(code) for code in texts(given, "discard")]
    for seat, hordes in enumerate(one_each(given, "hordes", [0] * t.seats)):
        for _ in range(number("hordes", hordes, len(CARDS))):
            t.players[seat].markers += (marker(supply),)
    rest = supply.rest()
    t.chance.shuffle(rest)
    most = len(next_cards) + len(rest)
    in_deck = number("deck_size", given.get("deck_size", most), most) - len(next_cards)
    if in_deck < 0:
        raise Refused(f"deck names {len(next_cards)} cards, more than its deck_size.")
    t.deck = Pile(rest[:in_deck] + next_cards[::-1])
    t.discard += rest[in_deck:]
    t.active = number("active", given.get("active", 0), t.seats - 1)
    t.reshuffles = number("reshuffles", given.get("reshuffles", t.reshuffles), max(RESHUFFLES.values()))


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


def texts(given: dict[str, Any], word: str, default: list[str] | None = None) -> list[str]:
    """A list of texts; with a default, one for each seat."""
    values = given.get(word, []) if default is None else one_each(given, word, default)
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Refused(f"{word} must be a list of texts, not {brief(values)}.")
    return values


def one_each(given: dict[str, Any], word: str, default: list[Any]) -> list[Any]:
    values = given.get(word, default)
    if not isinstance(values, list) or len(values) != len(default):
        raise Refused(
            f"{word} must be a list with one entry for each of the {len(default)} seats, not {brief(values)}."
        )
    return values


def number(word: str, value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise Refused(f"{word} must be a number from 0 to {most}, not {brief(value)}.")
    return value
