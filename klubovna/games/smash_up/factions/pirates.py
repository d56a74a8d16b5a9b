"""Pirates - Piráti (specification 2.4)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Flow
from klubovna.games.smash_up.cards import NO_LIMIT, action, minion
from klubovna.games.smash_up.choosing import (
    DONE,
    choose_base,
    choose_minion,
    choose_minions,
    choose_move,
    choose_player,
    name_faction,
    weak,
)
from klubovna.games.smash_up.records import Ability, Base, Minion
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.verbs import destroy, move, move_all, move_some


def pirate_king(g: SmashUp, me: Minion) -> Flow[None]:
    base = g.base_at(g.scoring)
    if base is not None:
        yield from move(g, me, base)


def saucy_wench(g: SmashUp, me: Minion) -> Flow[None]:
    target = yield from choose_minion(g, me.seat, "destroy", weak(g, me.base.minions, me.printed.limit), may=True)
    if target is not None:
        yield from destroy(g, [target])


def first_mate(g: SmashUp, me: Minion) -> Flow[None]:
    """B7: to any other base in play, instead of the discard pile."""
    base = yield from choose_base(g, me.seat, "move_to", g.other_bases(me.base))
    if base is not None:
        yield from move(g, me, base, "Q38")


def broadside(g: SmashUp, me: Ability) -> Flow[None]:
    base = yield from choose_base(g, me.seat, "base", [base for base in g.bases if base.has_minion_of(me.seat)])
    if base is None:
        return
    victim = yield from choose_player(g, me.seat, "fire_at", list(range(g.seats)))
    yield from destroy(g, weak(g, base.minions_of(victim), me.printed.limit))


def cannon(g: SmashUp, me: Ability) -> Flow[None]:
    targets = weak(g, g.minions(), me.printed.limit)
    yield from destroy(g, (yield from choose_minions(g, me.seat, "destroy_some", targets, me.printed.count)))


def dinghy(g: SmashUp, me: Ability) -> Flow[None]:
    yield from move_some(g, me.seat, g.minions_of(me.seat), me.printed.count, DONE)


def full_sail(g: SmashUp, me: Ability, scoring: Base | None = None) -> Flow[None]:
    """Q41: to and from any base, in a scoring window too."""
    yield from move_some(g, me.seat, g.minions_of(me.seat), NO_LIMIT, DONE)


def powderkeg(g: SmashUp, me: Ability) -> Flow[None]:
    mine = yield from choose_minion(g, me.seat, "own", g.minions_of(me.seat))
    if mine is not None:
        yield from destroy(g, weak(g, mine.base.minions, g.power(mine)))


def sea_dogs(g: SmashUp, me: Ability) -> Flow[None]:
    faction = yield from name_faction(g, me.seat)
    source = yield from choose_base(g, me.seat, "from_base", g.bases)
    if source is None:
        return
    base = yield from choose_base(g, me.seat, "to_base", g.other_bases(source))
    if base is not None:
        crew = [m for m in source.minions if m.printed.faction == faction and m.seat != me.seat]
        yield from move_all(g, crew, base)


def shanghai(g: SmashUp, me: Ability) -> Flow[None]:
    chosen = yield from choose_move(g, me.seat, [m for m in g.minions() if m.seat != me.seat])
    if chosen is not None:
        yield from move(g, chosen[0], chosen[1])


def swashbuckling(g: SmashUp, me: Ability) -> None:
    for mine in g.minions_of(me.seat):
        g.boost(mine, me.printed.id, me.printed.count, g.active)  # V7: to the end of this turn


PIRATES: Final = [
    minion("pirate_king", 5, 1, joins_scoring=pirate_king),  # Král pirátů
    minion("buccaneer", 4, 2, moves_instead=True),  # Bukanýr
    minion("saucy_wench", 3, 3, saucy_wench, limit=2),  # Ostrá pirátka
    minion("first_mate", 2, 4, after_score=first_mate),  # První důstojník
    action("broadside", 2, broadside, limit=2),  # Boční salva
    action("cannon", 1, cannon, limit=2, count=2),  # Dělo
    action("dinghy", 2, dinghy, count=2),  # Člun
    action("full_sail", 1, full_sail, before_score=full_sail),  # Napnout plachty
    action("powderkeg", 1, powderkeg),  # Sud s prachem
    action("sea_dogs", 1, sea_dogs),  # Mořští vlci
    action("shanghai", 1, shanghai),  # Únos na palubu
    action("swashbuckling", 1, swashbuckling, count=1),  # Šermířské kousky
]
