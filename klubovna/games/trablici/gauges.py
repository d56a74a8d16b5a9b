"""What people look at in Trablíci when they choose: scores, hordes, what a row would bring, and the risk of a bust."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Ask, Gauge, Odds, Option, Who
from klubovna.games.trablici.cards import CARDS, ZOMBIE, say
from klubovna.games.trablici.rules import best_outcome, bust_chance
from klubovna.games.trablici.state import LANES, Trablici


def gauges(t: Trablici, seat: int) -> list[Gauge]:
    found: list[Gauge] = []
    for other in range(t.seats):
        player = t.players[other]
        found.append(Gauge(f"score:{other}", say("gauge-score", who=Who(other)), player.score(), seat=other))
        found.append(Gauge(f"hordes:{other}", say("gauge-hordes", who=Who(other)), len(player.markers), seat=other))
    for lane in range(LANES):
        name = say("gauge-row", row=lane + 1)
        found.append(Gauge(f"row:{lane}", name, row_brings(t, lane, seat), f"row:{lane + 1}"))
    failing, of = bust_chance(t)
    found.append(Gauge("bust", say("gauge-bust"), round(100 * failing / of) if of else 0, "deck"))
    return found


def row_brings(t: Trablici, lane: int, seat: int) -> int:
    """By how much the row's zombies would raise the score, with the best hordes; its actions depend on choices."""
    counts = t.players[seat].counts()
    before = best_outcome(counts)[1]
    for slot in t.rows[lane]:
        if CARDS[slot.card].kind == ZOMBIE:
            counts[CARDS[slot.card].number - 1] += 1
    return best_outcome(counts)[1] - before


def odds(t: Trablici, ask: Ask, option: Option[Any]) -> list[Odds]:
    """F4: whoever flips may bust."""
    if option.key != "flip":
        return []
    failing, of = bust_chance(t)
    return [Odds(say("odds-bust"), failing, of)] if of else []
