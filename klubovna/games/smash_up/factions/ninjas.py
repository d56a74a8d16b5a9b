"""Ninjas - Nindžové (specification 2.3)."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Flow, Option, choose, confirm, pick_some
from klubovna.games.smash_up.cards import MINION, action, minion, on_base, on_minion
from klubovna.games.smash_up.choosing import (
    NOTHING,
    PASS,
    asked,
    attached_option,
    choose_attached,
    choose_minion,
    choose_minions,
    choose_move,
    weak,
)
from klubovna.games.smash_up.offers import MINION_OFFERS, barred_by, playable, raises_dead
from klubovna.games.smash_up.plays import could_play, play_at_once, play_card
from klubovna.games.smash_up.records import DISCARD, HAND, Ability, Attached, Base, Minion, Permission
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.verbs import destroy, move, return_to_hand


def ninja_master(g: SmashUp, me: Minion) -> Flow[None]:
    target = yield from choose_minion(g, me.seat, "destroy", weak(g, me.base.minions, me.printed.limit), may=True)
    if target is not None:
        yield from destroy(g, [target])


def ninja_acolyte(g: SmashUp, me: Minion) -> Flow[None]:
    """Q15: back to the hand; then one minion to the same base, at once or not at all."""
    base = me.base
    if (yield from return_to_hand(g, [me], "Q15")):
        yield from play_at_once(g, me.seat, [Permission(MINION, me.printed.id, place=base.printed.index)], "N5")


def assassination(g: SmashUp, me: Attached) -> Flow[None]:
    """At the end of every turn, as long as it stays attached (Q14)."""
    if me.minion is not None:
        yield from destroy(g, [me.minion])


def disguise(g: SmashUp, me: Ability) -> Flow[None]:
    """Q13: choose, play as many extra minions there, only then return the chosen ones."""
    first = yield from choose_minion(g, me.seat, "own", g.minions_of(me.seat))
    if first is None:
        return
    base = first.base
    others = [minion for minion in base.minions_of(me.seat) if minion is not first]
    chosen = [first, *(yield from choose_minions(g, me.seat, "own_too", others, me.printed.count - 1))]
    plays = [Permission(MINION, me.printed.id, place=base.printed.index) for _ in chosen]
    yield from play_at_once(g, me.seat, plays, "N5")
    yield from return_to_hand(g, [minion for minion in chosen if minion.in_play])


def hidden_ninja(g: SmashUp, me: Ability, base: Base) -> Flow[None]:
    """A minion from the hand to the base that is being scored; there is no choice if there is one."""
    play = [Permission(MINION, me.printed.id, place=base.printed.index)]
    if not could_play(g, me.seat, play):
        return
    player = g.players[me.seat]
    options: list[Option[Any]] = [
        MINION_OFFERS[HAND][printed.index][base.printed.index]
        for printed in playable(g, player.hand.cards)
        if printed.is_minion and barred_by(me.seat, printed, base) is None
    ]
    must = len(options) > 0
    if raises_dead(g, me.seat, base):  # N9
        for printed in playable(g, player.discard):
            if printed.is_minion and barred_by(me.seat, printed, base) is None:
                options.append(MINION_OFFERS[DISCARD][printed.index][base.printed.index])
    if not must:
        options.append(PASS if options else NOTHING)
    about, args = asked(g)
    chosen = yield from choose(me.seat, "sneak_in", options, "G6", about, args, True)
    if chosen is not None:
        yield from play_card(g, me.seat, chosen)


def infiltrate(g: SmashUp, me: Attached) -> Flow[None]:
    base = me.here
    other = yield from choose_attached(g, me.seat, "destroy_action", [a for a in base.actions if a is not me])
    if other is not None:
        g.destroy_action(other, "Z5")
    me.working = True
    if base.printed.lends and g.works(base):  # A11: decided once
        me.declines = yield from confirm(me.seat, "ignore", "A11", base.printed.id, {"base": base.printed.name})


def poison(g: SmashUp, me: Attached) -> Flow[None]:
    assert me.minion is not None
    others = [attached for attached in me.minion.actions if attached is not me]
    about, args = asked(g)
    options = [attached_option(attached) for attached in others]
    chosen = yield from pick_some(me.seat, "destroy_actions", options, "G5", 0, -1, about, args)
    for attached in others:
        if attached.handle in chosen:
            g.destroy_action(attached, "Z5")


def seeing_stars(g: SmashUp, me: Ability) -> Flow[None]:
    target = yield from choose_minion(g, me.seat, "destroy", weak(g, g.minions(), me.printed.limit))
    if target is not None:
        yield from destroy(g, [target])


def way_of_deception(g: SmashUp, me: Ability) -> Flow[None]:
    chosen = yield from choose_move(g, me.seat, g.minions_of(me.seat))
    if chosen is not None:
        yield from move(g, chosen[0], chosen[1])


NINJAS: Final = [
    minion("ninja_master", 5, 1, ninja_master),  # Nindžovský mistr
    minion("tiger_assassin", 4, 2, ninja_master, limit=3),  # Tygří bojovnice: the master's text with a limit
    minion("shinobi", 3, 3, sneaks=True),  # Šinobi
    minion("ninja_acolyte", 2, 4, own_turn=ninja_acolyte),  # Nindžovský učeň
    on_minion("assassination", 1, end_of_turn=assassination),  # Úkladná vražda
    action("disguise", 1, disguise, count=2),  # Převlek
    action("hidden_ninja", 1, None, before_score=hidden_ninja),  # Skrytý nindža
    on_base("infiltrate", 2, infiltrate, lasts_a_turn=True),  # Infiltrace
    on_minion("poison", 1, poison, adds=-4),  # Otrava
    action("seeing_stars", 2, seeing_stars, limit=3),  # Šurikeny
    on_minion("smoke_bomb", 1, shields=True, own_minions_only=True, ends_at_start=True),  # Kouřová clona
    action("way_of_deception", 1, way_of_deception),  # Cesta klamu
]
