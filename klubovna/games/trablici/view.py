"""What a seat sees of Trablíci. Only the order of the deck is hidden, and from everybody."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Chance, redeal
from klubovna.games.trablici.cards import CARDS
from klubovna.games.trablici.rules import legal_spots
from klubovna.games.trablici.state import Player, Trablici


def view(t: Trablici, seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "turn": t.turn,
        "active": t.active,
        "deck": len(t.deck),
        "reshuffles": t.reshuffles,
        "last": t.last_card_flipped(),
        "bust": bust_chance(t),
        "discard": [CARDS[card].code for card in t.discard],
        "inFlight": [CARDS[card].code for card in t.in_flight],
        "rows": [[{"card": CARDS[slot.card].code, "covered": slot.cover >= 0} for slot in row] for row in t.rows],
        "players": [player_view(player) for player in t.players],
    }


def player_view(player: Player) -> dict[str, Any]:
    return {
        "collection": [[CARDS[card].code for card in player.collection[number]] for number in range(1, 6)],
        "hordes": len(player.markers),
        "score": player.score(),
        "possibleHordes": player.possible_hordes(),
    }


def bust_chance(t: Trablici) -> dict[str, int]:
    """How many of the cards that may come next would fit nowhere. Which cards they are everybody can count."""
    coming = t.deck.cards if t.deck.cards else t.discard if t.reshuffles > 0 else []
    fits: dict[str, bool] = {}
    failing = 0
    for card in coming:
        code = CARDS[card].code
        if code not in fits:
            fits[code] = len(legal_spots(t, card)) > 0
        if not fits[code]:
            failing += 1
    return {"of": len(coming), "failing": failing}


def redeal_hidden(t: Trablici, seat: int | None, chance: Chance) -> None:
    """Nobody knows the order of the deck; the markers of hordes were seen by all."""
    redeal([t.deck], seat, chance)
