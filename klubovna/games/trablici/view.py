"""What is seen of Trablíci: everything but the order of the deck, by everybody."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from klubovna.engine import Printed, Shown
from klubovna.games.trablici import cards
from klubovna.games.trablici.cards import CARDS, COLOURS, KINDS, NO_COLOUR, ZOMBIE
from klubovna.games.trablici.rules import best_outcome, bust_chance
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
    """What lies before one player."""

    collection: list[list[CardId]]  # by number, longest held first
    hordes: int
    score: int
    possible_hordes: list[int]  # 0 is a horde 1-5, the others are fours of that number


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
    points: int
    hordes: int


class Row(Shown):
    """What can be counted out of a row: its actions, and by seat what it would bring."""

    actions: list[Kind]
    gains: list[Gain]


class Outlook(Shown):
    """What can be counted out. `missing`: by seat the numbers of which one more card makes a horde."""

    bust: Bust
    worth: list[Row]  # of each row
    missing: list[list[int]]


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
            )
            for player in t.players
        ],
    )


def outlook(t: Trablici) -> Outlook:
    failing, of = bust_chance(t)
    counts = [player.counts() for player in t.players]
    outcomes = [best_outcome(numbers) for numbers in counts]
    return Outlook(
        bust=Bust(failing, of),
        worth=[row_worth(t, lane, counts, outcomes) for lane in range(LANES)],
        missing=[missing(numbers) for numbers in counts],
    )


def row_worth(t: Trablici, lane: int, counts: list[list[int]], outcomes: list[tuple[int, int]]) -> Row:
    cards = [CARDS[slot.card] for slot in t.rows[lane]]
    zombies = [card.number for card in cards if card.kind == ZOMBIE]
    return Row(
        actions=[KIND[card.kind] for card in cards if card.kind != ZOMBIE],
        gains=[gain(zombies, counts[seat], outcomes[seat]) for seat in range(t.seats)] if cards else [],
    )


def gain(zombies: list[int], counts: list[int], outcome: tuple[int, int]) -> Gain:
    """E4 asked again, with these zombies added to the collection."""
    richer = counts[:]
    for number in zombies:
        richer[number - 1] += 1
    hordes, points = best_outcome(richer)
    return Gain(zombies=len(zombies), points=points - outcome[1], hordes=hordes - outcome[0])


def missing(counts: list[int]) -> list[int]:
    """H3: the last number of a horde 1-5, and the fourth of a kind."""
    absent = [number for number in range(1, 6) if not counts[number - 1]]
    return [number for number in range(1, 6) if absent == [number] or counts[number - 1] % 4 == 3]


KIND: Final[list[Kind]] = ["zombie", "axe", "net", "shotgun", "barricade"]
COLOUR: Final[list[Colour]] = ["green", "purple", "orange"]
assert list(KINDS) == KIND and list(COLOURS) == COLOUR


def printed_card(card: cards.Card) -> Card:
    return Card(KIND[card.kind], "none" if card.colour == NO_COLOUR else COLOUR[card.colour], card.number)


PRINTED: Final = [Printed("cards", "CardId", {card.code: printed_card(card) for card in CARDS})]
