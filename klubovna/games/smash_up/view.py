"""What a seat sees of Smash Up."""

from __future__ import annotations
from typing import Any
from klubovna.engine import Chance, Pile, redeal
from klubovna.games.smash_up.state import SmashUp


def view(g: SmashUp, seat: int | None) -> dict[str, Any]:
    return {"seat": seat}


def redeal_hidden(g: SmashUp, seat: int | None, chance: Chance) -> None:
    for player in g.players:
        redeal([player.hand, player.deck], seat, chance)
    redeal([g.base_deck], seat, chance)
