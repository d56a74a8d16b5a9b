"""What a seat of Trablíci cannot know: the order of the deck, hidden from everybody."""

from __future__ import annotations

from klubovna.engine import Chance, redeal
from klubovna.games.trablici.state import Trablici


def redeal_hidden(t: Trablici, seat: int | None, chance: Chance) -> None:
    """Nobody knows the order of the deck; the markers of hordes were seen by all."""
    redeal([t.deck], seat, chance)
