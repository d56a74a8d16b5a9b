"""What is seen of Smash Up. Cards are named by kind, things in play by kind and number; nothing else has a name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from klubovna.engine import EVERYBODY, Pile, Printed, only
from klubovna.games.smash_up import cards, records
from klubovna.games.smash_up.bases import BASE_CARDS
from klubovna.games.smash_up.cards import FACTIONS, MINION, NO_LIMIT, TYPES
from klubovna.games.smash_up.factions import ALL_CARDS, BY_FACTION
from klubovna.games.smash_up.offers import allows, may_play_actions
from klubovna.games.smash_up.records import SOURCES, Permission
from klubovna.games.smash_up.rules import GOAL, kinds, pick_order
from klubovna.games.smash_up.scoring import would_pay
from klubovna.games.smash_up.shapes import (
    Attached,
    Barrier,
    Base,
    BaseCard,
    BaseDeck,
    BaseId,
    Card,
    CardId,
    Faction,
    Mark,
    Method,
    Minion,
    Modifier,
    Outlook,
    Own,
    Phase,
    Play,
    Playable,
    Player,
    Public,
    Resolving,
    Seen,
    Source,
    Standing,
    Type,
)
from klubovna.games.smash_up.state import DEAL, PHASES, SmashUp, ranked

# --- what everybody sees


def public(g: SmashUp) -> Public:
    lenders = g.lenders()
    lent = [any([lender.seat == seat for lender in lenders]) for seat in range(g.seats)]
    return Public(
        turn=g.turn,
        first=g.first,
        active=g.active,
        phase=PHASE[g.phase],
        goal=GOAL,
        method=METHOD[g.agreed.method],
        turn_limit=g.agreed.turn_limit,
        scoring=BASE_CARDS[g.scoring].id if g.scoring >= 0 else None,
        places=list(g.places),
        plays=[shown_play(permission) for permission in g.plays if is_open(g, permission)],
        resolving=[Resolving(ability.printed.id, ability.seat) for ability in g.resolving],
        bases=[shown_base(g, base, lenders, lent) for base in g.bases],
        base_deck=BaseDeck(len(g.base_deck), [(at, BASE_CARDS[index].id) for at, index in known_to_all(g.base_deck)]),
        base_discard=[BASE_CARDS[index].id for index in sorted(g.base_discard)],
        players=[shown_player(g, player) for player in g.players],
    )


# --- bases and what is at them


def shown_base(g: SmashUp, base: records.Base, lenders: list[records.Minion], lent: list[bool]) -> Base:
    """`lenders`: who lends power to others; `lent`: by seat, whether one of them is theirs."""
    minions: list[Minion] = []
    powers = [-1] * g.seats
    total = 0
    lonely = not lenders and not base.actions and not base.printed.lends
    for minion in base.minions:
        seat, printed = minion.seat, minion.printed
        if lonely and PLAIN[printed.index] and not minion.actions and not minion.boosts:
            power = printed.power
            minions.append(plain_minion(printed, minion.number, seat, g.is_microbot(minion)))
        else:
            power = g.power_with(minion, lenders)
            minions.append(shown_minion(g, minion, power, lent[seat]))
        total += power
        powers[seat] = power + (powers[seat] if powers[seat] > 0 else 0)
    breakpoint = g.breakpoint(base)
    ready = len(minions) > 0 and total >= breakpoint  # B1
    players = standings(g, base, powers) if minions else NOBODY_THERE[: g.seats]
    actions = base.actions
    if not actions:
        return Base(base.printed.id, breakpoint, total, ready, False, [], [], minions, [], players)
    return Base(
        base.printed.id,
        breakpoint,
        total,
        ready,
        not g.works(base),  # A10
        [seat for seat in range(g.seats) if g.may_ignore(base, seat)],  # A11
        [barrier(attached) for attached in actions if attached.printed.forbids is not None],
        minions,
        [shown_attached(attached) for attached in actions],
        players,
    )


def standings(g: SmashUp, base: records.Base, powers: list[int]) -> list[Standing]:
    places = ranked(powers)
    pays = would_pay(g, base, places)
    return [
        Standing(seat, powers[seat], places[seat], pays[seat]) if places[seat] else NOBODY_THERE[seat]
        for seat in range(g.seats)
    ]


NOBODY_THERE: Final = [Standing(seat, 0, 0, 0) for seat in range(4)]


def barrier(attached: records.Attached) -> Barrier:
    if attached.faction >= 0:
        return Barrier(attached.code, FACTIONS[attached.faction], None)
    return Barrier(attached.code, None, attached.seat)


def modifiers(g: SmashUp, minion: records.Minion) -> list[tuple[str, int]]:
    """What makes its power differ from the printed one, source by source, for people to read."""
    found: list[tuple[str, int]] = []
    if minion.printed.bonus is not None:
        found.append((minion.printed.id, minion.printed.bonus(g, minion)))
    for attached in minion.actions:
        found.append((attached.printed.id, attached.printed.adds))
    for boost in minion.boosts:
        found.append((boost.by, boost.amount))
    if minion.base.printed.lends:
        found.append((minion.base.printed.id, g.lent_by_base(minion)))
    for other in g.minions():
        if other.printed.lends is not None and other.seat == minion.seat:
            found.append((other.printed.id, other.printed.lends(g, other, minion)))
    return [(by, amount) for by, amount in found if amount]


# By card: whether as a minion it is what is printed on it, as long as nothing else has a say.
PLAIN: Final = [card.bonus is None and not card.indestructible and not card.moves_instead for card in ALL_CARDS]


@lru_cache(maxsize=4096)
def plain_minion(printed: cards.Card, number: int, seat: int, microbot: bool) -> Minion:
    """One that is what is printed on it, as most are."""
    return Minion(printed.code(number), printed.id, seat, printed.power, [], microbot, [], [])


def shown_minion(g: SmashUp, minion: records.Minion, power: int, lent: bool) -> Minion:
    printed, base, actions = minion.printed, minion.base, minion.actions
    changed = actions or minion.boosts or lent or base.printed.lends or printed.bonus is not None
    protected = actions or base.actions or printed.indestructible or printed.moves_instead
    return Minion(
        minion.code,
        printed.id,
        minion.seat,
        power,
        [Modifier(by, amount) for by, amount in modifiers(g, minion)] if changed else [],
        g.is_microbot(minion),
        marks(minion) if protected else [],
        [shown_attached(attached) for attached in actions] if actions else [],
    )


def marks(minion: records.Minion) -> list[Mark]:
    """What protects it: A3, A4, A5 and A6, A9."""
    found: list[Mark] = []
    if minion.printed.indestructible:
        found.append(Mark("indestructible", minion.code))
    if minion.printed.moves_instead:
        found.append(Mark("flees", minion.code))
    own_side = [attached for attached in minion.base.actions if attached.seat == minion.seat]
    for attached in minion.actions + own_side:
        if attached.printed.shields:
            found.append(Mark("shielded", attached.code))
        if attached.printed.guards:
            found.append(Mark("guarded", attached.code))
    return found


def shown_attached(attached: records.Attached) -> Attached:
    faction = FACTIONS[attached.faction] if attached.faction >= 0 else None
    return Attached(attached.code, attached.printed.id, attached.seat, faction, attached.working)


# --- players


def shown_player(g: SmashUp, player: records.Player) -> Player:
    printed = g.printed
    return Player(
        [FACTIONS[faction] for faction in player.factions],
        player.points,
        len(player.hand.cards),
        in_box_order(g, [card for _, card in known_to_all(player.hand)]) if EVERYBODY in player.hand.seen else [],
        len(player.deck.cards),
        [(at, printed[card].id) for at, card in known_to_all(player.deck)] if EVERYBODY in player.deck.seen else [],
        ids_in_box_order(tuple(sorted([printed[card].index for card in player.discard]))),
        player.played,
        player.marked,
        player.asleep,
    )


@lru_cache(maxsize=4096)
def ids_in_box_order(kinds: tuple[int, ...]) -> list[CardId]:
    return [ALL_CARDS[index].id for index in kinds]


def known_to_all(pile: Pile) -> list[tuple[int, int]]:
    """What everybody knows of a face-down pile: how far from the top, and which card."""
    last = len(pile.cards) - 1
    return [(last - at, pile.cards[at]) for at in range(last, -1, -1) if pile.seen[at] == EVERYBODY]


def in_box_order(g: SmashUp, found: list[int]) -> list[CardId]:
    """Cards of a hand by kind, so that nobody learns in which order they came."""
    return [ALL_CARDS[index].id for index in sorted([g.printed[card].index for card in found])]


# --- plays left


def is_open(g: SmashUp, permission: Permission) -> bool:
    """A permission for one given card shows only while a copy of it waits in the discard pile (N10)."""
    return permission.only < 0 or g.find_in_discard(g.active, permission.only) >= 0


def shown_play(permission: Permission) -> Play:
    return Play(
        "minion" if permission.kind == MINION else "action",
        permission.by,
        permission.limit if permission.limit < NO_LIMIT else None,
        BASE_CARDS[permission.place].id if permission.place >= 0 else None,
        permission.alone,
        SOURCE[permission.source],
    )


# --- what one seat knows beyond that


def own(g: SmashUp, seat: int) -> Own:
    printed = g.printed
    return Own(
        hand=tuple([printed[card].id for card in g.players[seat].hand.cards]),
        seen=tuple([seen_of(g, other, seat) for other in range(g.seats)]),
        seen_bases=tuple([(at, BASE_CARDS[index].id) for at, index in known_besides(g.base_deck, seat)]),
    )


def seen_of(g: SmashUp, other: int, seat: int) -> Seen:
    player = g.players[other]
    hand, deck = player.hand, player.deck
    secret = other == seat or hand.seen.count(only(other)) == len(hand.seen)
    if secret and not any(deck.seen):
        return NOTHING_SEEN
    in_hand = [] if secret else [card for _, card in known_besides(hand, seat)]
    in_deck = known_besides(deck, seat)
    if not in_hand and not in_deck:
        return NOTHING_SEEN
    return Seen(in_box_order(g, in_hand), [(at, g.printed[card].id) for at, card in in_deck])


NOTHING_SEEN: Final = Seen([], [])


def known_besides(pile: Pile, seat: int) -> list[tuple[int, int]]:
    """What the seat knows of a face-down pile and not everybody does: how far from the top, and which card."""
    if not any(pile.seen):
        return []
    last = len(pile.cards) - 1
    bit = 1 << seat
    seen = pile.seen
    return [(last - at, pile.cards[at]) for at in range(last, -1, -1) if seen[at] & bit and seen[at] != EVERYBODY]


# --- what the rules foretell


def outlook(g: SmashUp) -> Outlook:
    return Outlook(
        playable=[playable(g, permission) for permission in g.plays if is_open(g, permission)],
        pick_order=pick_order(g) if g.phase <= DEAL else [],
    )


def playable(g: SmashUp, permission: Permission) -> Playable:
    seat = g.active
    own_kinds = kinds(g.players[seat])
    if permission.kind != MINION:
        return Playable([], [] if may_play_actions(g, seat) else [card.id for card in own_kinds if not card.is_minion])
    bases: list[BaseId] = []
    fitting: set[int] = set()
    for base in g.bases:
        here = [
            card.index
            for card in own_kinds
            if card.is_minion and allows(g, seat, permission, card, base, permission.source)
        ]
        if here:
            bases.append(base.printed.id)
            fitting.update(here)
    return Playable(bases, [card.id for card in own_kinds if card.is_minion and card.index not in fitting])


# --- what is printed


PHASE: Final[list[Phase]] = [
    "pick", "deal", "start", "play", "check", "before", "award", "after", "clean_up", "draw", "end",
]  # fmt: skip
METHOD: Final[dict[str, Method]] = {"random": "random", "draft": "draft", "free": "free"}
SOURCE: Final[list[Source]] = ["hand", "discard"]
TYPE: Final[list[Type]] = ["minion", "action", "on_minion", "on_base"]
assert list(PHASES) == PHASE and list(SOURCES) == SOURCE and list(TYPES) == TYPE


def text_limit(limit: int) -> int:
    return limit if limit < NO_LIMIT else 0


def printed_card(card: cards.Card) -> Card:
    faction, limit = FACTIONS[card.faction], text_limit(card.limit)
    return Card(faction, TYPE[card.type], card.power, card.copies, limit, card.count)


def printed_base(base: cards.BaseCard) -> BaseCard:
    return BaseCard(FACTIONS[base.faction], base.breakpoint, list(base.points), text_limit(base.limit), base.count)


def printed_faction(number: int) -> Faction:
    return Faction([card.id for card in BY_FACTION[number]])


PRINTED: Final = [
    Printed("cards", "CardId", {card.id: printed_card(card) for card in ALL_CARDS}),
    Printed("bases", "BaseId", {base.id: printed_base(base) for base in BASE_CARDS}),
    Printed("factions", "FactionId", {id: printed_faction(number) for number, id in enumerate(FACTIONS)}),
]
