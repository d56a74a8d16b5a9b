"""The words in which a scenario gives a position (docs/scenarios.md)."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Pile, Refused, only
from klubovna.games.defenders.board import BY_NAME, LEFT, NOWHERE, RIGHT, hexes_in, mask
from klubovna.games.defenders.cards import (
    CARDS,
    FACTIONS,
    FACTORY_BOARDS,
    ITEMS,
    LEADERS,
    MACHINE_CARDS,
    NO_CARD,
    OPENING_HAND,
    deck_of,
)
from klubovna.games.defenders.picture import read
from klubovna.games.defenders.rules import start_hexes
from klubovna.games.defenders.state import ACTIONS, LEADING, PHASES, SPLIT_HAND, Defenders

WORDS: Final = (
    "stage", "round", "map", "arrows", "direction", "machine", "machine_discard", "drawn",
    "factions", "leaders", "first", "at", "camps", "gone", "support", "wounds", "items", "hints",
    "active", "teams", "hands", "decks", "discards", "dead", "turn", "ap", "actions", "queue",
)  # fmt: skip

BY_SHORT_NAME: Final = {card.id.partition("_")[2]: at for at, card in enumerate(CARDS)}


def arrange(t: Defenders, given: dict[str, Any]) -> None:
    """First the map and the machines, then the players, then whose turn it is."""
    for word in given:
        if word not in WORDS:
            raise Refused(f"defenders scenarios know no word {word!r}; they know: {', '.join(WORDS)}.")
    arrange_machines(t, given)
    stage = given.get("stage", "actions" if "turn" in given else "leading")
    if stage not in PHASES:
        raise Refused(f"there is no stage {stage!r}; there are: {', '.join(PHASES)}.")
    t.phase = PHASES.index(stage)
    t.first = given.get("first", given.get("turn", 0) if not t.solo else 0)
    t.orderer = t.first
    count = len(t.players)
    t.queue = tuple([(t.first + i) % count for i in range(count)])
    arrange_factions(t, given)
    t.derive()
    if t.phase >= LEADING:
        arrange_players(t, given)
    if t.phase >= SPLIT_HAND:
        arrange_cards(t, given)
    if t.phase >= LEADING:
        arrange_turn(t, given)
    t.derive()


def arrange_machines(t: Defenders, given: dict[str, Any]) -> None:
    if "map" in given:
        read(t, given["map"])
    arrows = given.get("arrows", list(t.arrows))
    if len(arrows) != FACTORY_BOARDS or not all([arrow in range(6) for arrow in arrows]):
        raise Refused("arrows are six numbers from 0 to 5, of board 0 first.")
    t.arrows = tuple(arrows)
    directions = {"right": RIGHT, "left": LEFT}
    direction = given.get("direction", "right")
    if direction not in directions:
        raise Refused(f"the machine direction is right or left, not {direction!r}.")
    t.direction = directions[direction]
    t.drawn = given.get("drawn", 0)
    t.round = given.get("round", 0)
    deck = t.machine.cards + list(t.machine_discard)
    discard = [take_machine(deck, name) for name in given.get("machine_discard", [])]
    coming = [take_machine(deck, name) for name in given.get("machine", [])]
    t.machine = Pile(deck + coming[::-1])
    t.machine_discard = tuple(discard)


def take_machine(deck: list[int], name: str) -> int:
    """One card of the seven; a kind that the deck lacks takes the place of another one."""
    if name not in MACHINE_CARDS:
        raise Refused(f"there is no machine card {name!r}; there are: {', '.join(MACHINE_CARDS)}.")
    card = MACHINE_CARDS.index(name)
    if not deck:
        raise Refused("there are seven machine cards only.")
    deck.remove(card if card in deck else deck[0])
    return card


def arrange_factions(t: Defenders, given: dict[str, Any]) -> None:
    factions = per_player(t, given, "factions", FACTIONS[: len(t.players)])
    for player, faction in zip(t.players, factions, strict=True):
        if faction not in FACTIONS or factions.count(faction) > 1:
            raise Refused(f"factions are different ones of {', '.join(FACTIONS)}, not {factions}.")
        player.faction = FACTIONS.index(faction)
    leaders = per_player(t, given, "leaders", [""] * len(t.players))
    for player, wanted in zip(t.players, leaders, strict=True):
        pair = [2 * player.faction, 2 * player.faction + 1]
        fitting = [leader for leader in pair if LEADERS[leader].endswith(wanted)]
        if not fitting:
            raise Refused(f"{wanted!r} leads another faction; these fit: {', '.join(LEADERS[at] for at in pair)}.")
        if t.phase >= SPLIT_HAND or wanted:
            player.leader = fitting[0]


def arrange_players(t: Defenders, given: dict[str, Any]) -> None:
    """Camps and leaders on the map; breach tokens follow from the breaches on it."""
    camps = per_player(t, given, "camps", [""] * len(t.players))
    at = per_player(t, given, "at", [""] * len(t.players))
    support = per_player(t, given, "support", [0] * len(t.players))
    wounds = per_player(t, given, "wounds", [0] * len(t.players))
    items = per_player(t, given, "items", [""] * len(t.players))
    hints = per_player(t, given, "hints", [[]] * len(t.players))
    for p, player in enumerate(t.players):
        player.camps = mask([hex_named(name) for name in camps[p].split()])
        if not player.camps:
            player.camps = start_hexes(t, player.faction) & -start_hexes(t, player.faction)
        player.built = len(hexes_in(player.camps)) - 1
        player.hex = hex_named(at[p]) if at[p] else hexes_in(player.camps)[0]
        player.support = support[p]
        player.wounds = wounds[p]
        player.items = mask([item_named(name) for name in items[p].split()])
        player.tokens -= len([1 for _, owner in t.breaches if owner == p])
        player.hint = tuple(hints[p])
        if player.hint:
            player.known = player.hint
            player.hint_round = t.round
    for p in given.get("gone", []):
        t.players[p].gone = True
        t.players[p].hex = NOWHERE


def arrange_cards(t: Defenders, given: dict[str, Any]) -> None:
    """Named cards where they are said to lie; of the others each hand gets three, the rest are the decks."""
    none = [""] * len(t.players)
    left: list[list[int]] = [deck_of(player.leader) for player in t.players]
    t.graves = tuple([take_card(t, left, name) for name in given.get("dead", [])])
    for p, player in enumerate(t.players):
        active = per_player(t, given, "active", none)[p]
        player.active = take_card(t, left, active) if active else NO_CARD
        player.team = tuple([take_card(t, left, name) for name in per_player(t, given, "teams", none)[p].split()])
        player.discard = [take_card(t, left, name) for name in per_player(t, given, "discards", none)[p].split()]
    hands = given.get("hands")
    if hands is not None and len(hands) != t.seats:
        raise Refused(f"hands needs one entry for each of the {t.seats} seats, not {len(hands)}.")
    for seat in range(t.seats):
        named = [] if hands is None else [take_card(t, left, name) for name in hands[seat].split()]
        t.hands[seat] = Pile(named, [only(seat)] * len(named))
    for p, player in enumerate(t.players):
        coming = [take_card(t, left, name) for name in per_player(t, given, "decks", none)[p].split()]
        rest = left[p]
        t.chance.shuffle(rest)
        if coming and coming[-1] == NO_CARD:  # "... -": nothing else is in the deck
            player.discard = rest + player.discard
            rest, coming = [], coming[:-1]
        player.deck = Pile(rest + coming[::-1])
        while hands is None and not t.solo and not player.gone and len(t.hands[p]) < OPENING_HAND:
            t.hands[p].put(player.deck.take(), only(p))


def arrange_turn(t: Defenders, given: dict[str, Any]) -> None:
    t.queue = ()
    if t.phase != ACTIONS:
        return
    t.active = given["turn"]
    if t.players[t.active].active < 0:
        raise Refused("whoever has the turn needs an active Defender.")
    t.ap = given.get("ap", CARDS[t.players[t.active].active].ap)
    t.actions = given.get("actions", 0)
    order = [] if t.solo else t.after(t.active)
    t.queue = tuple(given.get("queue", [p for p in order if t.players[p].active >= 0]))


def take_card(t: Defenders, left: list[list[int]], name: str) -> int:
    if name == "-":
        return NO_CARD
    card = BY_SHORT_NAME.get(name.partition("_")[2] or name, NO_CARD)
    for cards in left:
        if card in cards:
            cards.remove(card)
            return card
    raise Refused(f"no deck has the Defender {name!r}, or the position uses it twice.")


def hex_named(name: str) -> int:
    if name not in BY_NAME:
        raise Refused(f"there is no hex {name!r}; rows are a to g, hexes 1 to 7 from the left.")
    return BY_NAME[name]


def item_named(name: str) -> int:
    if name not in ITEMS:
        raise Refused(f"there is no item {name!r}; there are: {', '.join(ITEMS)}.")
    return ITEMS.index(name)


def per_player(t: Defenders, given: dict[str, Any], word: str, default: Any) -> list[Any]:
    values = list(given.get(word, default))
    if len(values) != len(t.players):
        raise Refused(f"{word} needs one entry for each of the {len(t.players)} players, not {len(values)}.")
    return values
