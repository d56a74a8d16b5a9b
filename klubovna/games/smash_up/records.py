"""The things on the table of Smash Up, as small records: minions, attached actions, bases, players, permissions."""

from __future__ import annotations

from typing import Annotated, Any, Final

from klubovna.engine import As, Derived, Parent, Passing, Pile
from klubovna.games.smash_up.cards import (
    ACTION,
    MINION,
    NO_LIMIT,
    UNKNOWN,
    BaseCard,
    Card,
    base_card,
    base_index,
)

HAND: Final = 0
DISCARD: Final = 1
SOURCES: Final = ("hand", "discard")
MOST_PLAYS: Final = 10  # Q30: of one physical card in one turn


class Permission:
    """N2: a play that a player may still make. Never changed, so copies share it."""

    def __init__(
        self,
        kind: int,
        by: str,
        limit: int = NO_LIMIT,
        place: int = -1,
        alone: bool = False,
        source: int = HAND,
        only: int = -1,
        giver: int = 0,
    ) -> None:
        self.kind: int = kind  # MINION or ACTION
        self.by: str = by  # the card or base that gave it; "" is the free play of T2
        self.limit: int = limit  # printed power at most
        self.place: int = place  # the base it is for, or -1
        self.alone: bool = alone  # N6: only at a base where the player has no minion
        self.source: int = source
        self.only: int = only  # N10: one given card, at any base
        self.giver: int = giver  # N8: ends when this thing leaves play; 0 for none

    def within(self, other: Permission) -> bool:
        """N7: at most as wide as the other in power, place and source, and lasting no longer."""
        return (
            self.limit <= other.limit
            and (other.place < 0 or self.place == other.place)
            and (self.alone or not other.alone)
            and self.source == other.source
            and (other.only < 0 or self.only == other.only)
            and (other.giver == 0 or self.giver == other.giver)
        )

    def rank(self) -> int:
        """N7: the order in which several are proposed."""
        if self.place >= 0 and self.limit < NO_LIMIT:
            return 0
        if self.place >= 0 or self.alone:
            return 1
        if self.source != HAND or self.only >= 0:
            return 2
        if self.limit < NO_LIMIT:
            return 3
        return 4 if self.by else 5

    # --- fields as a list, never changed: written by `make fields`
    def to_json(self) -> list[Any]:
        return [self.kind, self.by, self.limit, self.place, self.alone, self.source, self.only, self.giver]

    @staticmethod
    def from_json(data: list[Any]) -> Permission:
        kind, by, limit, place, alone, source, only, giver = data
        return Permission(int(kind), str(by), int(limit), int(place), bool(alone), int(source), int(only), int(giver))

    # --- end of fields


FREE_MINION: Final = Permission(MINION, "")
FREE_ACTION: Final = Permission(ACTION, "")


class Boost:
    """Power until the end of a turn (V7). Never changed, so copies share it."""

    def __init__(self, by: str, amount: int, until: int) -> None:
        self.by: str = by
        self.amount: int = amount
        self.until: int = until  # ends with the turn of this seat

    # --- fields as a list, never changed: written by `make fields`
    def to_json(self) -> list[Any]:
        return [self.by, self.amount, self.until]

    @staticmethod
    def from_json(data: list[Any]) -> Boost:
        by, amount, until = data
        return Boost(str(by), int(amount), int(until))

    # --- end of fields


class Attached:
    """An action in play: on a base, or on a minion."""

    def __init__(self, uid: int, card: int, seat: int, number: int, printed: Card = UNKNOWN) -> None:
        self.uid: int = uid
        self.card: int = card
        self.printed: Derived[Card] = printed
        self.seat: int = seat  # Z1: its controller; the owner is in the card's number
        self.number: int = number  # tells it from other copies in play
        self.handle: Derived[int] = printed.index * 64 + number  # what `code` says in letters, as a number
        self.base: Parent[Base | None] = None
        self.minion: Parent[Minion | None] = None
        self.faction: int = -1  # named by Block the Path
        self.working: bool = False  # Infiltrate, until its controller's next turn
        self.declines: bool = False  # Infiltrate at The Central Brain: its controller takes no bonus (A11)
        self.in_play: Passing[bool] = True

    @property
    def code(self) -> str:
        return self.printed.code(self.number)

    def recognise(self, printed: Card) -> None:
        """After loading: what this physical card is."""
        self.printed = printed
        self.handle = printed.index * 64 + self.number

    @property
    def here(self) -> Base:
        """The base it is at, itself or with its minion."""
        base = self.minion.base if self.minion is not None else self.base
        assert base is not None
        return base

    # --- fields as a list: written by `make fields`
    def copy(self, base: Base | None, minion: Minion | None) -> Attached:
        twin = Attached(self.uid, self.card, self.seat, self.number, self.printed)
        twin.handle = self.handle
        twin.base = base
        twin.minion = minion
        twin.faction = self.faction
        twin.working = self.working
        twin.declines = self.declines
        return twin

    def to_json(self) -> list[Any]:
        return [self.uid, self.card, self.seat, self.number, self.faction, self.working, self.declines]

    @staticmethod
    def from_json(data: list[Any], base: Base | None, minion: Minion | None) -> Attached:
        uid, card, seat, number, faction, working, declines = data
        made = Attached(int(uid), int(card), int(seat), int(number))
        made.base = base
        made.minion = minion
        made.faction = int(faction)
        made.working = bool(working)
        made.declines = bool(declines)
        return made

    # --- end of fields


class Minion:
    """A minion in play. When it leaves, `base` still tells where it was (G11)."""

    def __init__(self, uid: int, card: int, seat: int, number: int, base: Base, printed: Card = UNKNOWN) -> None:
        self.uid: int = uid
        self.card: int = card
        self.printed: Derived[Card] = printed
        self.seat: int = seat  # Z1: owner and controller; in this set no minion changes sides
        self.number: int = number
        self.handle: Derived[int] = printed.index * 64 + number  # what `code` says in letters, as a number
        self.base: Parent[Base] = base
        self.talent_used: int = 0  # K5: in which turn, last
        self.boosts: tuple[Boost, ...] = ()
        self.actions: list[Attached] = []
        self.in_play: Passing[bool] = True

    @property
    def code(self) -> str:
        return self.printed.code(self.number)

    @property
    def here(self) -> Base:
        """The base it is at."""
        return self.base

    def recognise(self, printed: Card) -> None:
        """After loading: what this physical card is."""
        self.printed = printed
        self.handle = printed.index * 64 + self.number

    def strength(self) -> int:
        """V2: with what is attached to it and boosts, but without what others lend it."""
        strength = self.printed.power
        for attached in self.actions:
            strength += attached.printed.adds
        for boost in self.boosts:
            strength += boost.amount
        return strength

    # --- fields as a list: written by `make fields`
    def copy(self, base: Base) -> Minion:
        twin = Minion(self.uid, self.card, self.seat, self.number, base, self.printed)
        twin.handle = self.handle
        twin.talent_used = self.talent_used
        twin.boosts = self.boosts
        for attached in self.actions:
            twin.actions.append(attached.copy(None, twin))
        return twin

    def to_json(self) -> list[Any]:
        return [
            self.uid,
            self.card,
            self.seat,
            self.number,
            self.talent_used,
            [each.to_json() for each in self.boosts],
            [each.to_json() for each in self.actions],
        ]

    @staticmethod
    def from_json(data: list[Any], base: Base) -> Minion:
        uid, card, seat, number, talent_used, boosts, actions = data
        made = Minion(int(uid), int(card), int(seat), int(number), base)
        made.talent_used = int(talent_used)
        made.boosts = tuple([Boost.from_json(each) for each in boosts])
        made.actions = [Attached.from_json(each, None, made) for each in actions]
        return made

    # --- end of fields


class Base:
    """A place in the middle of the table: the base that lies there and all that is at it."""

    def __init__(self, printed: BaseCard) -> None:
        self.printed: Annotated[BaseCard, As(base_index, base_card, key="base")] = printed
        self.lowered: int = 0  # Rampage, until the end of the turn
        self.minions: list[Minion] = []
        self.actions: list[Attached] = []

    def minions_of(self, seat: int) -> list[Minion]:
        return [minion for minion in self.minions if minion.seat == seat]

    def has_minion_of(self, seat: int) -> bool:
        for minion in self.minions:
            if minion.seat == seat:
                return True
        return False

    # --- fields: written by `make fields`
    def copy(self) -> Base:
        twin = Base(self.printed)
        twin.lowered = self.lowered
        for minion in self.minions:
            twin.minions.append(minion.copy(twin))
        for attached in self.actions:
            twin.actions.append(attached.copy(twin, None))
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "base": base_index(self.printed),
            "lowered": self.lowered,
            "minions": [each.to_json() for each in self.minions],
            "actions": [each.to_json() for each in self.actions],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Base:
        made = Base(base_card(data["base"]))
        made.lowered = int(data["lowered"])
        made.minions = [Minion.from_json(each, made) for each in data["minions"]]
        made.actions = [Attached.from_json(each, made, None) for each in data["actions"]]
        return made

    # --- end of fields


class Player:
    """One player's cards and points, and what the rules remember of the player."""

    def __init__(self) -> None:
        self.factions: tuple[int, ...] = ()
        self.hand: Pile = Pile([])
        self.deck: Pile = Pile([])
        self.discard: list[int] = []
        self.points: int = 0
        self.played: int = 0  # PL11: minions in the present turn
        self.marked: bool = False  # Mark of Sleep for the next own turn
        self.asleep: bool = False  # Mark of Sleep in this turn
        self.bundle: tuple[int, ...] = ()  # cards that all know to be among each other, in an order only one knows
        # N10: for each of the player's cards that rise from the discard pile
        self.rising: Derived[tuple[Permission, ...]] = ()
        self.specials: Derived[tuple[int, ...]] = ()  # own cards with a Special from the hand, wherever they are

    # --- fields: written by `make fields`
    def copy(self) -> Player:
        twin = Player()
        twin.factions = self.factions
        twin.hand = self.hand.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard[:]
        twin.points = self.points
        twin.played = self.played
        twin.marked = self.marked
        twin.asleep = self.asleep
        twin.bundle = self.bundle
        twin.rising = self.rising
        twin.specials = self.specials
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "factions": list(self.factions),
            "hand": self.hand.to_json(),
            "deck": self.deck.to_json(),
            "discard": self.discard[:],
            "points": self.points,
            "played": self.played,
            "marked": self.marked,
            "asleep": self.asleep,
            "bundle": list(self.bundle),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Player:
        made = Player()
        made.factions = tuple([int(each) for each in data["factions"]])
        made.hand = Pile.from_json(data["hand"])
        made.deck = Pile.from_json(data["deck"])
        made.discard = [int(each) for each in data["discard"]]
        made.points = int(data["points"])
        made.played = int(data["played"])
        made.marked = bool(data["marked"])
        made.asleep = bool(data["asleep"])
        made.bundle = tuple([int(each) for each in data["bundle"]])
        return made

    # --- end of fields


class Agreed:
    """What was agreed before the match. Never changed, so copies share it."""

    def __init__(self, method: str, duplicates: bool, turn_limit: int) -> None:
        self.method: str = method  # S4, S5: how factions come to players
        self.duplicates: bool = duplicates  # S6
        self.turn_limit: int = turn_limit  # E4: turns per player

    # --- fields, never changed: written by `make fields`
    def to_json(self) -> dict[str, Any]:
        return {
            "method": self.method,
            "duplicates": self.duplicates,
            "turn_limit": self.turn_limit,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Agreed:
        return Agreed(str(data["method"]), bool(data["duplicates"]), int(data["turn_limit"]))

    # --- end of fields


class Ability:
    """A text being carried out: whose, of which card, and what it has met so far. Lives inside a step only."""

    def __init__(self, seat: int, printed: Card | BaseCard, is_action: bool, played: bool, card: int = -1) -> None:
        self.seat: int = seat
        self.printed: Card | BaseCard = printed
        self.is_action: bool = is_action
        self.played: bool = played  # A12: the card is being played now; later effects of it are not
        self.card: int = card  # PL5: the action that lies in no pile while it resolves, or -1
        self.spared: tuple[Minion, ...] = ()  # A6: saved from it by Tooth and Claw
        self.spared_sides: tuple[tuple[int, Base], ...] = ()  # A5: saved from it by a Hideout
        self.angered: tuple[Minion, ...] = ()  # A12: Brownies it has affected
