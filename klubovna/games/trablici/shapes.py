"""The shapes of all that is seen of Trablíci; view.py fills them in."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from klubovna.engine import Shown

CardId = Annotated[str, Meta(extra={"ts": "CardId"})]  # g2, axe.p, barricade
Kind = Literal["zombie", "axe", "net", "shotgun", "barricade"]
Colour = Literal["green", "purple", "orange", "none"]


class Card(Shown):
    """A card as printed; only zombies have a number."""

    kind: Kind
    colour: Colour
    number: int


class Horde(Shown):
    """A kind of horde: how many cards it takes, and how many points it is worth instead of theirs."""

    cards: int
    points: int


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
    """How many of the cards that may come next fit nowhere."""

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
    """What can be counted out. `missing`: by seat the numbers of which one more card makes a horde. `picks`: by seat
    when it takes a card after the turn, as first, second...; 0 is whoever has the turn."""

    bust: Bust
    worth: list[Row]  # of each row
    missing: list[list[int]]
    picks: list[int]
