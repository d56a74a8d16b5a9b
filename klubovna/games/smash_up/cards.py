"""What is printed on a card and on a base (specification 2). The cards themselves: factions/*.py and bases.py.

A definition holds figures and the functions that carry out its text; never anything about a match. It is
shared by all matches of the process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from klubovna.engine import Flow, Message, Texts

if TYPE_CHECKING:
    from klubovna.games.smash_up.records import Ability, Attached, Base, Minion, Permission
    from klubovna.games.smash_up.state import SmashUp

say: Final = Texts("klubovna.games.smash_up")

MINION: Final = 0  # bojovník
ACTION: Final = 1  # akce: resolved, then discarded
ON_MINION: Final = 2  # akce played on a minion, stays there
ON_BASE: Final = 3  # akce played on a base, stays there
TYPES: Final = ("minion", "action", "on_minion", "on_base")

FACTIONS: Final = ("aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies")
FACTION_NAMES: Final = [say("faction-" + faction).of("faction:" + faction) for faction in FACTIONS]
CARDS_PER_FACTION: Final = 20
DECK_SIZE: Final = 40  # S3
NO_LIMIT: Final = 99

# What few cards have while they are in play. Each is counted, so that nobody looks for what is not there.
LENDS: Final = 0  # power to other minions
MAKES_MICROBOTS: Final = 1
GIVES_PLAYS: Final = 2  # N8
RAISES_DEAD: Final = 3  # N9
FORBIDS: Final = 4  # PL4
WITNESSES: Final = 5  # PL3: reacts to a minion that is played
ACTS: Final = 6  # T2.1: in its player's own turn
JOINS_SCORING: Final = 7  # B3
STOPS_AT_START: Final = 8  # T1
ENDS_TURN: Final = 9  # T5
TRAITS: Final = 10

# What a card does, by what it is at that moment: a minion, an action that is carried out, or one that stays in play.
# A text that never asks is a plain function; one that may ask is a flow.
OfMinion = Callable[["SmashUp", "Minion"], "Flow[None] | None"]
OfAction = Callable[["SmashUp", "Ability"], "Flow[None] | None"]
OfAttached = Callable[["SmashUp", "Attached"], "Flow[None] | None"]
BeforeScore = Callable[["SmashUp", "Ability", "Base"], "Flow[None] | None"]
WhenPlayed = Callable[["SmashUp", "Minion | Attached", "Minion"], "Flow[None] | None"]
EachTurn = Callable[["Minion | Attached"], "Permission"]


class Card:
    """One of the 94 different cards. What a card can do besides its on-play text is a field that most leave empty."""

    def __init__(self, id: str, type: int, power: int, copies: int, limit: int, count: int) -> None:
        self.id: str = id
        self.type: int = type
        self.power: int = power  # V1: as printed
        self.copies: int = copies
        self.limit: int = limit  # "power ... or less", where the text has it
        self.count: int = count  # how many cards, minions, points or plays, where the text has it
        self.index: int = -1  # place in the table of all cards
        self.faction: int = -1
        self.name: Message = say("card-" + id)
        self.named: Message = self.name.of("printed:" + id)  # for events; options are many and point by their refs
        self.text: Message = say("text-" + id, limit=limit, count=count)
        # on-play texts (PL2, PL5, PL6)
        self.on_play: OfMinion | None = None
        self.on_action: OfAction | None = None
        self.on_attach: OfAttached | None = None
        # power (4.6)
        self.bonus: Callable[[SmashUp, Minion], int] | None = None  # to itself
        self.lends: Callable[[SmashUp, Minion, Minion], int] | None = None  # to minions of its own player
        self.adds: int = 0  # to the minion it is attached to
        # extra plays (4.4)
        self.each_turn: EachTurn | None = None  # N8
        self.from_discard: bool = False  # N10
        self.raises_dead: bool = False  # N9
        # reactions (G3)
        self.after_minion_played: WhenPlayed | None = None
        self.after_destroyed: OfMinion | None = None
        self.after_microbot_destroyed: OfMinion | None = None
        self.punishes: bool = False  # A12
        self.end_of_turn: OfAttached | None = None
        # Specials (K4) and talents (K5)
        self.before_score: BeforeScore | None = None  # an action, from the hand
        self.sneaks: bool = False  # a minion, from the hand
        self.joins_scoring: OfMinion | None = None  # from another base
        self.after_score: OfMinion | None = None  # from the scored base
        self.own_turn: OfMinion | None = None
        self.talent: OfMinion | None = None
        # what it is and what it protects or forbids (4.7)
        self.microbot: bool = False
        self.makes_microbots: bool = False
        self.indestructible: bool = False  # A3
        self.moves_instead: bool = False  # A9
        self.shields: bool = False  # A4
        self.guards: bool = False  # A5, A6
        self.own_minions_only: bool = False
        self.forbids: Callable[[Attached, int, Card], bool] | None = None  # a minion of a player at its base
        self.jams: bool = False  # A10
        self.ends_at_start: bool = False  # T1: destroyed at its controller's next start of turn
        self.lasts_a_turn: bool = False  # T1: works until then
        self.traits: tuple[int, ...] = ()  # which of those above it has in play

    @property
    def is_minion(self) -> bool:
        return self.type == MINION

    def find_traits(self) -> tuple[int, ...]:
        has = [False] * TRAITS
        has[LENDS] = self.lends is not None
        has[MAKES_MICROBOTS] = self.makes_microbots
        has[GIVES_PLAYS] = self.each_turn is not None
        has[RAISES_DEAD] = self.raises_dead
        has[FORBIDS] = self.forbids is not None
        has[WITNESSES] = self.after_minion_played is not None
        has[ACTS] = self.own_turn is not None or self.talent is not None
        has[JOINS_SCORING] = self.joins_scoring is not None
        has[STOPS_AT_START] = self.ends_at_start or self.lasts_a_turn
        has[ENDS_TURN] = self.end_of_turn is not None
        return tuple([trait for trait in range(TRAITS) if has[trait]])

    def code(self, number: int) -> str:
        """The copy in play as views, keys and scenarios write it: war_raptor, war_raptor.2."""
        return self.id if number <= 1 else f"{self.id}.{number}"


UNKNOWN: Final = Card("", MINION, 0, 0, NO_LIMIT, 0)  # what a thing in play is until its box is opened


def minion(
    id: str,
    power: int,
    copies: int,
    on_play: OfMinion | None = None,
    *,
    limit: int = NO_LIMIT,
    count: int = 1,
    bonus: Callable[[SmashUp, Minion], int] | None = None,
    lends: Callable[[SmashUp, Minion, Minion], int] | None = None,
    each_turn: EachTurn | None = None,
    from_discard: bool = False,
    after_minion_played: WhenPlayed | None = None,
    after_destroyed: OfMinion | None = None,
    after_microbot_destroyed: OfMinion | None = None,
    punishes: bool = False,
    sneaks: bool = False,
    joins_scoring: OfMinion | None = None,
    after_score: OfMinion | None = None,
    own_turn: OfMinion | None = None,
    talent: OfMinion | None = None,
    microbot: bool = False,
    makes_microbots: bool = False,
    indestructible: bool = False,
    moves_instead: bool = False,
) -> Card:
    card = Card(id, MINION, power, copies, limit, count)
    card.on_play = on_play
    card.bonus = bonus
    card.lends = lends
    card.each_turn = each_turn
    card.from_discard = from_discard
    card.after_minion_played = after_minion_played
    card.after_destroyed = after_destroyed
    card.after_microbot_destroyed = after_microbot_destroyed
    card.punishes = punishes
    card.sneaks = sneaks
    card.joins_scoring = joins_scoring
    card.after_score = after_score
    card.own_turn = own_turn
    card.talent = talent
    card.microbot = microbot
    card.makes_microbots = makes_microbots
    card.indestructible = indestructible
    card.moves_instead = moves_instead
    card.traits = card.find_traits()
    return card


def action(
    id: str,
    copies: int,
    on_action: OfAction | None,
    *,
    limit: int = NO_LIMIT,
    count: int = 1,
    before_score: BeforeScore | None = None,
) -> Card:
    card = Card(id, ACTION, 0, copies, limit, count)
    card.on_action = on_action
    card.before_score = before_score
    card.traits = card.find_traits()
    return card


def on_minion(
    id: str,
    copies: int,
    on_attach: OfAttached | None = None,
    *,
    adds: int = 0,
    end_of_turn: OfAttached | None = None,
    shields: bool = False,
    guards: bool = False,
    own_minions_only: bool = False,
    ends_at_start: bool = False,
) -> Card:
    card = Card(id, ON_MINION, 0, copies, NO_LIMIT, abs(adds))
    card.on_attach = on_attach
    card.adds = adds
    card.end_of_turn = end_of_turn
    card.shields = shields
    card.guards = guards
    card.own_minions_only = own_minions_only
    card.ends_at_start = ends_at_start
    card.traits = card.find_traits()
    return card


def on_base(
    id: str,
    copies: int,
    on_attach: OfAttached | None = None,
    *,
    count: int = 1,
    each_turn: EachTurn | None = None,
    raises_dead: bool = False,
    after_minion_played: WhenPlayed | None = None,
    forbids: Callable[[Attached, int, Card], bool] | None = None,
    shields: bool = False,
    guards: bool = False,
    jams: bool = False,
    ends_at_start: bool = False,
    lasts_a_turn: bool = False,
) -> Card:
    card = Card(id, ON_BASE, 0, copies, NO_LIMIT, count)
    card.on_attach = on_attach
    card.each_turn = each_turn
    card.raises_dead = raises_dead
    card.after_minion_played = after_minion_played
    card.forbids = forbids
    card.shields = shields
    card.guards = guards
    card.jams = jams
    card.ends_at_start = ends_at_start
    card.lasts_a_turn = lasts_a_turn
    card.traits = card.find_traits()
    return card


class BaseCard:
    """One of the 16 bases: breakpoint, victory points for three places, ability (2.9)."""

    def __init__(
        self,
        id: str,
        faction: str,
        breakpoint: int,
        points: tuple[int, int, int],
        *,
        limit: int = NO_LIMIT,
        count: int = 1,
        lends: int = 0,
        after_minion_played: Callable[[SmashUp, Base, Minion], Flow[None]] | None = None,
        when_scores: Callable[[SmashUp, Base, int, bool], int] | None = None,
        after_scores: Callable[[SmashUp, Base], Flow[None]] | None = None,
        start_of_turn: Callable[[SmashUp, Base], Flow[None]] | None = None,
        on_replacement: Callable[[SmashUp, Base, list[int]], Flow[None]] | None = None,
        sinks: bool = False,
        pays_for_destroyed: int = 0,
    ) -> None:
        self.id: str = id
        self.faction: int = FACTIONS.index(faction)  # theme only
        self.breakpoint: int = breakpoint  # obrana
        self.points: tuple[int, int, int] = points
        self.limit: int = limit
        self.count: int = lends or pays_for_destroyed or count  # the figure of its text
        self.index: int = -1
        self.name: Message = say("base-" + id)
        self.named: Message = self.name.of("base:" + id)  # for events; options are many and point by their refs
        self.text: Message = say("text-" + id, limit=limit, count=self.count)
        self.lends: int = lends  # power to each minion here
        self.after_minion_played: Callable[[SmashUp, Base, Minion], Flow[None]] | None = after_minion_played
        self.when_scores: Callable[[SmashUp, Base, int, bool], int] | None = when_scores  # B5: seat, winner or not
        self.after_scores: Callable[[SmashUp, Base], Flow[None]] | None = after_scores  # B6
        self.start_of_turn: Callable[[SmashUp, Base], Flow[None]] | None = start_of_turn  # T1
        self.on_replacement: Callable[[SmashUp, Base, list[int]], Flow[None]] | None = on_replacement  # B9
        self.sinks: bool = sinks  # a destroyed minion goes to the bottom of its owner's deck
        self.pays_for_destroyed: int = pays_for_destroyed


BASES: Final[list[BaseCard]] = []  # by index; filled by bases.py, whose cards need the verbs, which need this module


def base_index(base: BaseCard) -> int:
    return base.index


def base_card(index: Any) -> BaseCard:
    return BASES[int(index)]
