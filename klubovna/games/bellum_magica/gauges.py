"""What people look at in Bellum Magica when they choose: stores, chests, tokens, and what an average band yields."""

from __future__ import annotations

from klubovna.engine import Gauge, Who
from klubovna.games.bellum_magica.cards import FACES, say
from klubovna.games.bellum_magica.player import Player
from klubovna.games.bellum_magica.state import BellumMagica


def gauges(g: BellumMagica, seat: int) -> list[Gauge]:
    found: list[Gauge] = []
    for other in range(g.seats):
        player = g.players[other]
        figures = {
            "chests": player.chest_count(),
            "food": player.food,
            "runes": player.runes,
            "barrels": player.barrels,
            "shield": player.shield() + player.magic_shields,
            "spells": player.spells - player.spent,
            **bands(player),
        }
        for name, value in figures.items():
            words = say("gauge-" + name, who=Who(other))
            found.append(Gauge(f"{name}:{other}", words, value, f"castle:{other}", other))
    return found


def bands(player: Player) -> dict[str, int]:
    """What all six bands bring and bear together: a monster raises some of them."""
    food = runes = maps = swords = thieves = 0
    for row in range(1, FACES + 1):
        food += player.left[row][0]
        runes += player.left[row][1]
        maps += player.left[row][2]
        swords += player.right[row][0] + player.right[row][1]
        thieves += player.right[row][2]
    return {
        "food-bands": food,
        "rune-bands": runes,
        "map-bands": maps,
        "sword-bands": swords,
        "thief-bands": thieves,
    }
