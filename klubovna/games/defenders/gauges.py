"""What people look at in Defenders when they choose: leaders, the machines on the map, the odds of the wound die."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Ask, Gauge, Odds, Option
from klubovna.games.defenders.cards import WOUND_DIE, say
from klubovna.games.defenders.danger import danger
from klubovna.games.defenders.state import LEADING, TOXIC, Defenders


def gauges(t: Defenders, seat: int) -> list[Gauge]:
    if t.phase < LEADING:
        return []
    found: list[Gauge] = []
    for p, player in enumerate(t.players):
        figures = {
            "camps": player.built,
            "support": player.support,
            "wounds": player.wounds,
            "items": player.items.bit_count(),
            "tokens": player.tokens,
        }
        if t.seats > 1:
            figures["cards"] = len(t.hand(p))
        for name, value in figures.items():
            words = say("gauge-" + name, who=t.who(p))
            found.append(Gauge(f"{name}:{p}", words, value, f"player:{p}", player.seat))
    if t.seats == 1:  # SO1: one hand for both factions
        found.append(Gauge("cards", say("gauge-hand"), len(t.hand(0)), "", t.players[0].seat))
    if t.active >= 0:
        found.append(Gauge("ap", say("gauge-ap"), t.ap, "", t.players[t.active].seat))
    machines = {
        "mechs": sum(t.mechs),
        "pollution": sum([1 if tokens == TOXIC else tokens for tokens in t.pollution]),
        "toxic": len([tokens for tokens in t.pollution if tokens == TOXIC]),
        "factories": t.factories.bit_count(),
        "breaches": len(t.breaches),
        "enclosed": t.enclosed().bit_count(),
        "killed": len(t.graves),
    }
    found += [Gauge(name, say("gauge-" + name), value) for name, value in machines.items()]
    return found


def odds(t: Defenders, ask: Ask, option: Option[Any]) -> list[Odds]:
    """T7: the die that follows an action near mechs, face by face."""
    due = danger(t)
    if due is None or ask.why != "act" or t.players[due.player].seat != ask.seat:
        return []
    for venture in due.ventures:
        if venture.rolls and option.key in venture.keys:
            faces = due.faces if venture.faces is None else venture.faces
            hurt = sum([face.many for face in faces if face.count])
            killed = sum([face.many for face in faces if face.kills])
            found = [Odds(say("odds-wound"), hurt, len(WOUND_DIE))]
            return [*found, Odds(say("odds-death"), killed, len(WOUND_DIE))] if killed else found
    return []
