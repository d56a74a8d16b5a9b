"""What is seen of Trablíci: everything but the order of the deck, by everybody."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from klubovna.engine import Printed
from klubovna.games.trablici import cards
from klubovna.games.trablici.cards import CARDS, COLOURS, KINDS, NO_COLOUR, ZOMBIE
from klubovna.games.trablici.rules import best_outcome, bust_chance
from klubovna.games.trablici.shapes import (
    Bust,
    Card,
    Colour,
    Gain,
    Horde,
    Kind,
    Outlook,
    Player,
    Public,
    Row,
    Slot,
)
from klubovna.games.trablici.state import HORDE, LANES, Trablici


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
    counts = [tuple(player.counts()) for player in t.players]
    return Outlook(
        bust=Bust(failing, of),
        worth=[row_worth(t, lane, counts) for lane in range(LANES)],
        missing=[missing(numbers) for numbers in counts],
        picks=picks(t),
    )


def row_worth(t: Trablici, lane: int, counts: list[tuple[int, ...]]) -> Row:
    cards = [CARDS[slot.card] for slot in t.rows[lane]]
    zombies = tuple([card.number for card in cards if card.kind == ZOMBIE])
    return Row(
        actions=[KIND[card.kind] for card in cards if card.kind != ZOMBIE],
        gains=[gain(zombies, numbers) for numbers in counts] if cards else [],
    )


def picks(t: Trablici) -> list[int]:
    """K1: the others take a card one after another."""
    order = [t.active, *t.seats_after(t.active)]
    return [order.index(seat) for seat in range(t.seats)]


# Collections and rows change by a card at a time, so most of what is asked here was asked a moment ago.


@lru_cache(maxsize=4096)
def gain(zombies: tuple[int, ...], counts: tuple[int, ...]) -> Gain:
    """E4 asked again, with these zombies added to the collection."""
    richer = list(counts)
    for number in zombies:
        richer[number - 1] += 1
    hordes, points = best_outcome(list(counts))
    more_hordes, more_points = best_outcome(richer)
    return Gain(zombies=len(zombies), points=more_points - points, hordes=more_hordes - hordes)


@lru_cache(maxsize=4096)
def missing(counts: tuple[int, ...]) -> list[int]:
    """H3: the last number of a horde 1-5, and the fourth of a kind."""
    absent = [number for number in range(1, 6) if not counts[number - 1]]
    return [number for number in range(1, 6) if absent == [number] or counts[number - 1] % 4 == 3]


KIND: Final[list[Kind]] = ["zombie", "axe", "net", "shotgun", "barricade"]
COLOUR: Final[list[Colour]] = ["green", "purple", "orange"]
assert list(KINDS) == KIND and list(COLOURS) == COLOUR


def printed_card(card: cards.Card) -> Card:
    return Card(KIND[card.kind], "none" if card.colour == NO_COLOUR else COLOUR[card.colour], card.number)


PRINTED: Final = [
    Printed("cards", "CardId", {card.code: printed_card(card) for card in CARDS}),
    Printed("hordes", "HordeId", {"horde-run": Horde(5, HORDE), "horde-four": Horde(4, HORDE)}),  # by their texts
]
