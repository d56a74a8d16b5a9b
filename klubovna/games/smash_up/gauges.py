"""What people look at in Smash Up when they choose: points, hands, power at the bases and what these would pay."""

from __future__ import annotations

from klubovna.engine import Gauge, Who
from klubovna.games.smash_up.cards import say
from klubovna.games.smash_up.scoring import would_pay
from klubovna.games.smash_up.state import SmashUp, ranked


def gauges(g: SmashUp, seat: int) -> list[Gauge]:
    found: list[Gauge] = []
    for other in range(g.seats):
        player = g.players[other]
        found.append(Gauge(f"points:{other}", say("gauge-points", who=Who(other)), player.points, seat=other))
        found.append(Gauge(f"hand:{other}", say("gauge-hand", who=Who(other)), len(player.hand), seat=other))
    for base in g.bases:
        ref = "base:" + base.printed.id
        name = base.printed.name
        powers = g.powers(base)
        pays = would_pay(g, base, ranked(powers))
        for other in range(g.seats):
            of = f"{base.printed.id}:{other}"
            power = say("gauge-power", who=Who(other), base=name)
            found.append(Gauge(f"power:{of}", power, max(0, powers[other]), ref, other))
            found.append(Gauge(f"pays:{of}", say("gauge-pays", who=Who(other), base=name), pays[other], ref, other))
        missing = max(0, g.breakpoint(base) - g.total_power(base))
        found.append(Gauge(f"missing:{base.printed.id}", say("gauge-missing", base=name), missing, ref))
    return found
