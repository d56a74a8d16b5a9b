"""What a seat sees of Smash Up. Cards are named by kind, things in play by kind and number; nothing else has a name."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Pile
from klubovna.games.smash_up.cards import FACTIONS, MINION, NO_LIMIT
from klubovna.games.smash_up.offers import permission_name
from klubovna.games.smash_up.records import SOURCES, Attached, Base, Minion, Permission, Player
from klubovna.games.smash_up.rules import GOAL, would_pay
from klubovna.games.smash_up.state import PHASES, SmashUp


def view(g: SmashUp, seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "turn": g.turn,
        "first": g.first,
        "active": g.active,
        "phase": PHASES[g.phase],
        "goal": GOAL,
        "method": g.agreed.method,  # S4, S5: how factions come to players
        "turnLimit": g.agreed.turn_limit,
        "scoring": g.base_cards[g.scoring].id if g.scoring >= 0 else None,
        "places": list(g.places),
        "plays": [play_view(g, permission) for permission in g.plays if is_open(g, permission)],
        "resolving": [{"card": ability.printed.id, "seat": ability.seat} for ability in g.resolving],
        "bases": [base_view(g, base) for base in g.bases],
        "baseDeck": {
            "count": len(g.base_deck),
            "known": [[at, g.base_cards[index].id] for at, index in known_from_top(g.base_deck, seat)],
        },
        "baseDiscard": [g.base_cards[index].id for index in sorted(g.base_discard)],
        "players": [player_view(g, other, seat) for other in range(g.seats)],
        "hand": [] if seat is None else [g.printed[card].id for card in g.players[seat].hand.cards],
    }


# --- bases and what is at them


def base_view(g: SmashUp, base: Base) -> dict[str, Any]:
    total = g.total_power(base)
    return {
        "id": base.printed.id,
        "breakpoint": g.breakpoint(base),
        "printedBreakpoint": base.printed.breakpoint,
        "points": list(base.printed.points),
        "power": total,
        "ready": g.is_ready(base),
        "off": not g.works(base),  # A10
        "ignoredBy": [seat for seat in range(g.seats) if g.may_ignore(base, seat)],  # A11
        "barred": [barrier_view(attached) for attached in base.actions if attached.printed.forbids is not None],
        "minions": [minion_view(g, minion) for minion in base.minions],
        "actions": [attached_view(attached) for attached in base.actions],
        "players": standings(g, base),
    }


def standings(g: SmashUp, base: Base) -> list[dict[str, int]]:
    """Per player: power, place, and what it would bring if the base scored now."""
    places = g.ranking(base)
    pays = would_pay(g, base, places)
    return [
        {"seat": seat, "power": g.power_of(seat, base), "place": places[seat], "points": pays[seat]}
        for seat in range(g.seats)
    ]


def barrier_view(attached: Attached) -> dict[str, Any]:
    """Who or what cannot be played here: everybody but one seat, or a faction."""
    if attached.faction >= 0:
        return {"by": attached.code, "faction": FACTIONS[attached.faction]}
    return {"by": attached.code, "allBut": attached.seat}


def minion_view(g: SmashUp, minion: Minion) -> dict[str, Any]:
    return {
        "id": minion.code,
        "card": minion.printed.id,
        "seat": minion.seat,
        "power": g.power(minion),
        "printed": minion.printed.power,
        "modifiers": [{"by": by, "amount": amount} for by, amount in g.modifiers(minion)],
        "microbot": g.is_microbot(minion),
        "marks": marks(minion),
        "actions": [attached_view(attached) for attached in minion.actions],
    }


def marks(minion: Minion) -> list[dict[str, str]]:
    """What protects it: A3, A4, A5 and A6, A9."""
    found: list[dict[str, str]] = []
    if minion.printed.indestructible:
        found.append({"mark": "indestructible", "by": minion.code})
    if minion.printed.moves_instead:
        found.append({"mark": "flees", "by": minion.code})
    own_side = [attached for attached in minion.base.actions if attached.seat == minion.seat]
    for attached in minion.actions + own_side:
        if attached.printed.shields:
            found.append({"mark": "shielded", "by": attached.code})
        if attached.printed.guards:
            found.append({"mark": "guarded", "by": attached.code})
    return found


def attached_view(attached: Attached) -> dict[str, Any]:
    data: dict[str, Any] = {"id": attached.code, "card": attached.printed.id, "seat": attached.seat}
    if attached.faction >= 0:
        data["faction"] = FACTIONS[attached.faction]
    if attached.working:
        data["working"] = True
    return data


# --- players


def player_view(g: SmashUp, other: int, seat: int | None) -> dict[str, Any]:
    player = g.players[other]
    return {
        "factions": [FACTIONS[faction] for faction in player.factions],
        "points": player.points,
        "hand": len(player.hand),
        "handKnown": [] if other == seat else known_in_hand(g, player, seat),
        "deck": len(player.deck),
        "deckKnown": [[at, g.printed[card].id] for at, card in known_from_top(player.deck, seat)],
        "discard": [g.printed[card].id for card in sorted(player.discard, key=lambda card: g.printed[card].index)],
        "minionsPlayed": player.played,
        "marked": player.marked,
        "asleep": player.asleep,
    }


def known_in_hand(g: SmashUp, player: Player, seat: int | None) -> list[str]:
    """Cards of another hand that the seat has seen going there, or lying there."""
    known = [g.printed[card] for card in player.hand.known_to(seat) if card >= 0]
    return [printed.id for printed in sorted(known, key=lambda printed: printed.index)]


def known_from_top(pile: Pile, seat: int | None) -> list[tuple[int, int]]:
    """What the seat knows of a face-down pile: how far from the top, and which card."""
    known = pile.known_to(seat)
    return [(at, known[-1 - at]) for at in range(len(known)) if known[-1 - at] >= 0]


# --- plays left


def is_open(g: SmashUp, permission: Permission) -> bool:
    """A permission for one given card shows only while a copy of it waits in the discard pile (N10)."""
    if permission.only < 0:
        return True
    return g.find_in_discard(g.active, permission.only) >= 0


def play_view(g: SmashUp, permission: Permission) -> dict[str, Any]:
    return {
        "kind": "minion" if permission.kind == MINION else "action",
        "by": permission.by,
        "limit": permission.limit if permission.limit < NO_LIMIT else None,
        "base": g.base_cards[permission.place].id if permission.place >= 0 else None,
        "alone": permission.alone,
        "source": SOURCES[permission.source],
        "label": permission_name(g, permission).to_json(),
    }
