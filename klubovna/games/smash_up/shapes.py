"""The shapes of all that is seen of Smash Up; view.py fills them in."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from klubovna.engine import Shown

CardId = Annotated[str, Meta(extra={"ts": "CardId"})]
BaseId = Annotated[str, Meta(extra={"ts": "BaseId"})]
FactionId = Annotated[str, Meta(extra={"ts": "FactionId"})]
PrintedId = Annotated[str, Meta(extra={"ts": "CardId | BaseId"})]
GiverId = Annotated[str, Meta(extra={"ts": 'CardId | BaseId | ""'})]

Type = Literal["minion", "action", "on_minion", "on_base"]
Phase = Literal[
    "pick", "deal", "start", "play", "check", "before", "award", "after", "clean_up", "draw", "end"
]  # fmt: skip
Method = Literal["random", "draft", "free"]
Source = Literal["hand", "discard"]
MarkKind = Literal["indestructible", "flees", "shielded", "guarded"]


# --- what everybody sees


class Attached(Shown):
    """An action in play. `faction`: the one it bars, where it has named one; `working`: an Infiltrate still at work."""

    id: str
    card: CardId
    seat: int
    faction: FactionId | None
    working: bool


class Modifier(Shown):
    """What makes the power of a minion differ from the printed one."""

    by: PrintedId
    amount: int


class Mark(Shown):
    """What protects a minion, by which thing in play."""

    mark: MarkKind
    by: str


class Minion(Shown):
    """A minion in play, with its present power."""

    id: str
    card: CardId
    seat: int
    power: int
    modifiers: list[Modifier]
    microbot: bool
    marks: list[Mark]
    actions: list[Attached]


class Barrier(Shown):
    """Who or what cannot be played at a base: everybody but one seat, or a faction."""

    by: str
    faction: FactionId | None
    all_but: int | None


class Standing(Shown):
    """What a player has at a base, and what that would bring if the base scored now. Place 0: nobody there."""

    seat: int
    power: int
    place: int
    points: int


class Base(Shown):
    """A base in play. `off`: its ability does not work; `ignoredBy`: seats to whom it does nothing unless they like."""

    id: BaseId
    breakpoint: int
    power: int
    ready: bool
    off: bool
    ignored_by: list[int]
    barred: list[Barrier]
    minions: list[Minion]
    actions: list[Attached]
    players: list[Standing]  # by seat


class Play(Shown):
    """A play that the active player has left; `by` the card or base that gave it, "" where the turn itself did."""

    kind: Literal["minion", "action"]
    by: GiverId
    limit: int | None
    base: BaseId | None
    alone: bool
    source: Source


class Resolving(Shown):
    """A text that is being carried out, for whom."""

    card: PrintedId
    seat: int


class BaseDeck(Shown):
    """`known`: what all have seen of it, each with its distance from the top."""

    count: int
    known: list[tuple[int, BaseId]]


class Player(Shown):
    """What lies open of one player. `handKnown`, `deckKnown`: what all have seen going there, or lying there."""

    factions: list[FactionId]
    points: int
    hand: int
    hand_known: list[CardId]
    deck: int
    deck_known: list[tuple[int, CardId]]  # each with its distance from the top
    discard: list[CardId]  # in the order of the box
    minions_played: int
    marked: bool
    asleep: bool


class Public(Shown):
    """The table. `scoring`: the base whose scoring is on; `places`: of the seats at it, once they are known."""

    turn: int
    first: int
    active: int
    phase: Phase
    goal: int
    method: Method  # S4, S5: how factions come to players
    turn_limit: int
    scoring: BaseId | None
    places: list[int]
    plays: list[Play]
    resolving: list[Resolving]  # innermost last
    bases: list[Base]
    base_deck: BaseDeck
    base_discard: list[BaseId]
    players: list[Player]


# --- what one seat knows beyond that


class Seen(Shown):
    """What the seat has seen of one player's hidden cards, besides what all have seen; never one's own hand."""

    hand: list[CardId]
    deck: list[tuple[int, CardId]]  # each with its distance from the top


class Own(Shown):
    """A seat's hand, and what it has seen: of every player's cards, by seat, and of the base deck."""

    hand: tuple[CardId, ...] = ()
    seen: tuple[Seen, ...] = ()
    seen_bases: tuple[tuple[int, BaseId], ...] = ()


# --- what the rules foretell


class Playable(Shown):
    """Where one of the plays left may be made, and for which cards of its kind it would not do: all of the active
    player's factions are meant, held or not."""

    bases: list[BaseId]
    unfit: list[CardId]


class Outlook(Shown):
    """`playable`: by play left. `pickOrder`: whose pick of a faction comes when, while they are picked."""

    playable: list[Playable]
    pick_order: list[int]


# --- what is printed


class Card(Shown):
    """A card as printed; `limit` and `count` are the figures in its text, limit 0 where it has none."""

    faction: FactionId
    type: Type
    power: int
    copies: int
    limit: int
    count: int


class BaseCard(Shown):
    """A base as printed; `points` for the first three places."""

    faction: FactionId
    breakpoint: int
    points: list[int]
    limit: int
    count: int


class Faction(Shown):
    """The different cards of a faction."""

    cards: list[CardId]
