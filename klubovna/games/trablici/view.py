"""What is seen of Trablíci: everything but the order of the deck, by everybody."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from klubovna.engine import Printed, Shown
from klubovna.games.trablici import cards
from klubovna.games.trablici.cards import CARDS, COLOURS, KINDS, NO_COLOUR, ZOMBIE
from klubovna.games.trablici.rules import best_hordes, best_score, bust_chance, with_zombies
from klubovna.games.trablici.state import LANES, Trablici

CardId = Annotated[str, Meta(extra={"ts": "CardId"})]  # g2, axe.p, barricade
Kind = Literal["zombie", "axe", "net", "shotgun", "barricade"]
Colour = Literal["green", "purple", "orange", "none"]


class Card(Shown):
    """A card as printed; only zombies have a number."""

    kind: Kind
    colour: Colour
    number: int


class Slot(Shown):
    """A card in a row; `covered` by a barricade it has neither number nor colour."""

    card: CardId
    covered: bool


class Player(Shown):
    """What lies before one player. `missing`: each of these numbers would complete a horde."""

    collection: list[list[CardId]]  # by number, longest held first
    hordes: int
    score: int
    possible_hordes: list[int]  # 0 is a horde 1-5, the others are fours of that number
    missing: list[int]


class Public(Shown):
    """The table. `last`: the last card of the last deck has been flipped."""

    turn: int
    active: int
    deck: int
    reshuffles: int
    last: bool
    discard: list[CardId]
    in_flight: list[CardId]  # the flipped card, or the cards being resolved
    rows: list[list[Slot]]
    players: list[Player]


class Bust(Shown):
    """So many of the cards that may come next fit nowhere."""

    failing: int
    of: int


class Gain(Shown):
    """What a row would bring to a player who forms the best hordes, its actions aside: those depend on choices."""

    zombies: int
    actions: list[Kind]
    points: int
    hordes: int


class Outlook(Shown):
    """What can be counted out. `gains`: by row and seat; an empty row brings nothing to anybody."""

    bust: Bust
    gains: list[list[Gain]]


def public(t: Trablici) -> Public:
    return Public(
        turn=t.turn,
        active=t.active,
        deck=len(t.deck),
        reshuffles=t.reshuffles,
        last=t.last_card_flipped(),
        discard=[CARDS[card].code for card in t.discard],
        in_flight=[CARDS[card].code for card in t.in_flight],
        rows=[[Slot(CARDS[slot.card].code, slot.cover >= 0) for slot in row] for row in t.rows],
        players=[
            Player(
                collection=[[CARDS[card].code for card in column] for column in player.collection[1:]],
                hordes=len(player.markers),
                score=player.score(),
                possible_hordes=player.possible_hordes(),
                missing=player.missing(),
            )
            for player in t.players
        ],
    )


def outlook(t: Trablici) -> Outlook:
    failing, of = bust_chance(t)
    return Outlook(
        bust=Bust(failing, of),
        gains=[[gain(t, lane, seat) for seat in range(t.seats)] if t.rows[lane] else [] for lane in range(LANES)],
    )


def gain(t: Trablici, lane: int, seat: int) -> Gain:
    """E4 asked twice: for the collection as it is, and with the zombies of the row added."""
    cards = [slot.card for slot in t.rows[lane]]
    zombies = [card for card in cards if CARDS[card].kind == ZOMBIE]
    player = t.players[seat]
    richer = with_zombies(player, zombies)
    return Gain(
        zombies=len(zombies),
        actions=[KIND[CARDS[card].kind] for card in cards if CARDS[card].kind != ZOMBIE],
        points=best_score(richer) - best_score(player),
        hordes=len(best_hordes(richer)) - len(best_hordes(player)),
    )


KIND: Final[list[Kind]] = ["zombie", "axe", "net", "shotgun", "barricade"]
COLOUR: Final[list[Colour]] = ["green", "purple", "orange"]
assert list(KINDS) == KIND and list(COLOURS) == COLOUR


def printed_card(card: cards.Card) -> Card:
    return Card(KIND[card.kind], "none" if card.colour == NO_COLOUR else COLOUR[card.colour], card.number)


PRINTED: Final = [Printed("cards", "CardId", {card.code: printed_card(card) for card in CARDS})]
