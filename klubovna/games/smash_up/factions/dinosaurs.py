"""Dinosaurs - Dinosauři (specification 2.2)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Flow
from klubovna.games.smash_up.cards import action, minion, on_base, on_minion
from klubovna.games.smash_up.choosing import choose_minion, weak
from klubovna.games.smash_up.records import Ability, Minion
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.verbs import destroy


def laseratops(g: SmashUp, me: Minion) -> Flow[None]:
    """Not optional: its own minions, itself too, if nobody else fits."""
    target = yield from choose_minion(g, me.seat, "destroy", weak(g, me.base.minions, me.printed.limit))
    if target is not None:
        yield from destroy(g, [target])


def armor_stego(g: SmashUp, me: Minion) -> int:
    return me.printed.count if g.active != me.seat else 0


def war_raptor(g: SmashUp, me: Minion) -> int:
    pack = 0
    for other in me.base.minions:
        if other.printed is me.printed:
            pack += 1
    return me.printed.count * pack


def augmentation(g: SmashUp, me: Ability) -> Flow[None]:
    target = yield from choose_minion(g, me.seat, "boost", g.minions())
    if target is not None:
        g.boost(target, me.printed.id, me.printed.count, me.seat)  # V7: to the end of your turn


def howl(g: SmashUp, me: Ability) -> None:
    for mine in g.minions_of(me.seat):
        g.boost(mine, me.printed.id, me.printed.count, me.seat)


def natural_selection(g: SmashUp, me: Ability) -> Flow[None]:
    mine = yield from choose_minion(g, me.seat, "own", g.minions_of(me.seat))
    if mine is None:
        return
    power = g.power(mine)
    weaker = [other for other in mine.base.minions if other is not mine and g.power(other) < power]
    target = yield from choose_minion(g, me.seat, "destroy", weaker)
    if target is not None:
        yield from destroy(g, [target])


def rampage(g: SmashUp, me: Ability) -> Flow[None]:
    mine = yield from choose_minion(g, me.seat, "own", g.minions_of(me.seat))
    if mine is not None:
        g.lower(mine.base, g.power(mine))


def survival_of_the_fittest(g: SmashUp, me: Ability) -> Flow[None]:
    """Powers are read once; one of the weakest goes at each base where powers differ, all at once."""
    weakest: list[list[Minion]] = []
    for base in g.bases:
        powers = [g.power(m) for m in base.minions]
        if powers and min(powers) < max(powers):
            weakest.append([m for m, power in zip(base.minions, powers, strict=True) if power == min(powers)])
    victims: list[Minion] = []
    for among in weakest:
        victim = yield from choose_minion(g, me.seat, "destroy", among)
        if victim is not None:
            victims.append(victim)
    yield from destroy(g, victims)


DINOSAURS: Final = [
    minion("king_rex", 7, 1),  # Král Rex
    minion("laseratops", 4, 2, laseratops, limit=2),  # Laserotops
    minion("armor_stego", 3, 3, bonus=armor_stego, count=2),  # Pancéřový stego
    minion("war_raptor", 2, 4, bonus=war_raptor),  # Bojový raptor
    action("augmentation", 2, augmentation, count=4),  # Posílení
    action("howl", 2, howl, count=1),  # Řev
    action("natural_selection", 1, natural_selection),  # Přirozený výběr
    action("rampage", 1, rampage),  # Běsnění
    action("survival_of_the_fittest", 1, survival_of_the_fittest),  # Přežití nejsilnějších
    on_minion("tooth_and_claw", 1, guards=True),  # Zuby a drápy... a pušky
    on_minion("upgrade", 1, adds=2),  # Vylepšení
    on_base("wildlife_preserve", 1, shields=True),  # Přírodní rezervace
]
