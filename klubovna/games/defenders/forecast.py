"""What each machine card that may still come would do now, step by step, told with the machines' own events.

The cards are resolved on a copy by the rules themselves. What nobody can know stays untold: the arrow of a covered
factory board (J30) and which Defender a wound would kill (T7.5).
"""

from __future__ import annotations

from klubovna.engine import Log
from klubovna.games.defenders.board import NAME, hexes_in
from klubovna.games.defenders.cards import FACTORIES_ADV, MACHINE_CARDS, MECHS_ADV
from klubovna.games.defenders.machines import factories, factories_advanced, mechs, next_site, resolve, spread_from
from klubovna.games.defenders.shapes import Coming, Forecast
from klubovna.games.defenders.state import LEADING, Defenders


def forecast(t: Defenders) -> Forecast:
    active = turn_taken(t)
    if t.phase < LEADING or active < 0 or t.result is not None:
        return Forecast(None, [])
    kinds = sorted(set(t.machine.cards))
    return Forecast(active, [card_forecast(t, card, active) for card in kinds])


def turn_taken(t: Defenders) -> int:
    """Whose turn it is; between turns the one that is next as far as can be said."""
    if t.active >= 0:
        return t.active
    if not t.players[t.first].gone:
        return t.first
    others = t.after(t.first)
    return others[0] if others else -1


def card_forecast(t: Defenders, card: int, active: int) -> Coming:
    log = Log()
    twin = t.copy()
    twin.log = log
    twin.active = active
    before = t.enclosed()
    if card == FACTORIES_ADV:
        factories_in_any_case(twin)
    elif card == MECHS_ADV:
        mechs(twin)
        wounds_to_come(twin)
    else:
        resolve(twin, card)
    return Coming(
        card=MACHINE_CARDS[card],
        count=t.machine.cards.count(card),
        steps=[event.to_json(None) for event in log.events],
        encloses=[NAME[h] for h in hexes_in(twin.enclosed() & ~before)],
        loss=None if twin.result is None else twin.result.cause,
    )


def factories_in_any_case(t: Defenders) -> None:
    """T9.2.6: a new factory uncovers another board on the core, and where its vents point nobody knows yet."""
    if next_site(t) < 0:
        factories_advanced(t)
        return
    factories(t)
    if t.result is None:
        spread_from(t, t.sites)
    if t.result is None:
        t.tell("core-unknown", "J30")


def wounds_to_come(t: Defenders) -> None:
    """T9.3.5, without saying who would die."""
    for p in (t.active, *t.after(t.active)):
        player = t.players[p]
        if player.hex >= 0 and t.mechs[player.hex]:
            kind = "wound" if player.wounds < t.most_wounds() else "would-die"
            t.tell(kind, "T9.3.5", player=t.who(p), count=1, now=player.wounds + 1)
