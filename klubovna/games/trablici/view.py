"""What a seat sees of Trablíci. Only the order of the deck is hidden, and from everybody."""

from __future__ import annotations

from typing import Any

from klubovna.games.trablici.cards import CARDS
from klubovna.games.trablici.rules import bust_chance
from klubovna.games.trablici.state import Player, Trablici


def view(t: Trablici, seat: int | None) -> dict[str, Any]:
    failing, of = bust_chance(t)
    return {
        "seat": seat,
        "turn": t.turn,
        "active": t.active,
        "deck": len(t.deck),
        "reshuffles": t.reshuffles,
        "last": t.last_card_flipped(),
        "bust": {"failing": failing, "of": of},
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
