"""The shapes of all that is seen of Bellum Magica; view.py fills them in."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from klubovna.engine import Shown

MonsterId = Annotated[str, Meta(extra={"ts": "MonsterId"})]
SettlementId = Annotated[str, Meta(extra={"ts": "SettlementId"})]
CastleId = Annotated[str, Meta(extra={"ts": "CastleId"})]
ChestKind = Annotated[str, Meta(extra={"ts": "ChestKind"})]
TargetId = Annotated[str, Meta(extra={"ts": "SettlementId | `seat${number}`"})]
Phase = Literal["goblins", "band", "attack", "recruit"]
Symbol = Literal["F", "R", "M", "S", "X", "T"]  # food, rune, map; sword, magic sword, thief
Bonus = Literal["shield", "magic_shield", "reroll"]
Thing = Literal["food", "rune", "barrel", "wooden", "metal", "golden"]


# --- what is printed on components


class Price(Shown):
    food: int
    runes: int


class Monster(Shown):
    """Both halves row by row, the token that it brings, and the ways of paying for it."""

    kind: Literal["evil", "ultra", "goblin"]
    bonus: Bonus | None
    left: list[list[Symbol]]
    right: list[list[Symbol]]
    prices: list[Price]


class Castle(Shown):
    shield: int
    left: list[list[Symbol]]
    right: list[list[Symbol]]


class Loot(Shown):
    thing: Thing
    count: int


class Settlement(Shown):
    kind: Literal["inn", "farm", "village", "town"]
    shield: int
    magic_shield: int
    loot: list[Loot]


class Chest(Shown):
    """What may lie in a chest of this kind, and how many of each there are."""

    values: list[int]
    copies: list[int]


# --- what everybody sees


class Market(Shown):
    evil: list[MonsterId]
    ultra: list[MonsterId]
    evil_pile: int
    ultra_pile: int


class SettlementPile(Shown):
    farm: int
    village: int
    town: int


class Settlements(Shown):
    inn: SettlementId
    display: list[SettlementId]
    pile: SettlementPile
    plundered: list[SettlementId]


class ChestCounts(Shown):
    wooden: int
    metal: int
    golden: int


class Race(Shown):
    """The way to the end. `reached`: somebody has enough. `ending`: and no thief can prevent the end any more."""

    chests: list[int]
    needed: int
    reached: bool
    ending: bool


class Row(Shown):
    """The symbols of a row, added up."""

    food: int
    runes: int
    maps: int
    swords: int
    magic_swords: int
    thieves: int


class Tokens(Shown):
    shield: int
    magic_shield: int
    reroll: int


class ChestValues(Shown):
    """In order of size, so that nobody can follow a chest from store to store by its place."""

    wooden: list[int]
    metal: list[int]
    golden: list[int]


class Player(Shown):
    """A castle and its store. `goblins` are dealt and not yet placed; `spells` can still be used in this round.

    Chests lie open at the end: until then nobody's `values` and `score` are for everybody.
    """

    castle: CastleId
    goblins: list[MonsterId]
    left: list[MonsterId]
    right: list[MonsterId]
    rows: list[Row]
    shield: int
    magic_shield: int
    tokens: Tokens
    spells: int
    food: int
    runes: int
    barrels: int
    most_barrels: int
    chests: ChestCounts
    chest_count: int
    values: ChestValues
    score: int | None


class Outcome(Shown):
    """What may lie in a chest when all others are open: how many of them were unseen, and which would have won."""

    value: int
    unseen: int
    winners: list[int]


class LastChest(Shown):
    """The chest that decides the match when it is opened last; `outcomes` by value."""

    seat: int
    kind: ChestKind
    value: int
    outcomes: list[Outcome]


class Public(Shown):
    """The table. `row` is 0 before the die is rolled; `turn` is the seat that attacks or recruits."""

    round: int
    phase: Phase
    captain: int | None
    turn: int | None
    row: int
    over: bool
    market: Market
    settlements: Settlements
    chest_piles: ChestCounts
    box: list[MonsterId]
    race: Race
    last_round: int
    players: list[Player]
    last_chest: LastChest | None


# --- what one seat knows


class Own(Shown):
    """Chest values by owner: those that this seat owns or has owned (Q11), and what its own ones are worth."""

    known: tuple[ChestValues, ...] = ()
    worth: int | None = None


# --- what the rules foretell


class Yield(Shown):
    """What a row would bring if it were the active one now: a chest for its maps, and what its swords would beat."""

    map_chest: ChestKind | None
    beats: list[TargetId]


class Missing(Shown):
    swords: int
    magic_swords: int
    thieves: int
    chests: int


class Target(Shown):
    """Something to attack with the active row. `most`: how many chests could be stolen there."""

    id: TargetId
    beaten: bool
    missing: Missing
    most: int


class Affords(Shown):
    """How many monsters of a kind a store would pay for."""

    evil: int
    ultra: int


class Outlook(Shown):
    """By seat: `yields` row by row, all `targets` of the active row, and whether an attack is still to come."""

    yields: list[list[Yield]]
    targets: list[list[Target]]
    to_attack: list[bool]
    affords: list[Affords]
