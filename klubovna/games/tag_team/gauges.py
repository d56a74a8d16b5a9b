"""What people look at in Tag Team when they choose: health and power of the four fighters."""

from __future__ import annotations

from klubovna.engine import Gauge
from klubovna.games.tag_team.cards import say
from klubovna.games.tag_team.state import BUILDING, FIGHT, TagTeam
from klubovna.games.tag_team.terms import health


def gauges(t: TagTeam, seat: int) -> list[Gauge]:
    if t.phase not in (BUILDING, FIGHT) or not t.boards.kinds:
        return []
    found: list[Gauge] = []
    for number in range(len(t.boards.kinds)):
        name = t.name(number, t.boards.bear)
        left = max(0, health(t.boards, number))
        found.append(Gauge(f"health:{number}", say("gauge-health", fighter=name), left, name.ref, number >> 1))
        if number != t.boards.bear:  # his power is his health
            power = t.boards.power[number]
            found.append(Gauge(f"power:{number}", say("gauge-power", fighter=name), power, name.ref, number >> 1))
    return found
