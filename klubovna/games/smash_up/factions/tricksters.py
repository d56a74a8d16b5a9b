"""Tricksters - Skřítkové (specification 2.6)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Flow, Who
from klubovna.games.smash_up.cards import FACTION_NAMES, MINION, Card, action, minion, on_base
from klubovna.games.smash_up.choosing import (
    choose_attached,
    choose_card,
    choose_minion,
    choose_player,
    kinds_among,
    name_faction,
)
from klubovna.games.smash_up.piles import discard_at_random, discard_from_hand, draw
from klubovna.games.smash_up.records import Ability, Attached, Minion, Permission
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.verbs import destroy


def leprechaun(g: SmashUp, me: Minion | Attached, played: Minion) -> Flow[None]:
    """Q18: present powers, once the new minion's own text is done."""
    assert isinstance(me, Minion)
    if played.in_play and played.base is me.base and g.power(played) < g.power(me):
        yield from destroy(g, [played])


def gnome(g: SmashUp, me: Minion) -> Flow[None]:
    number = len(me.base.minions_of(me.seat))
    here = [minion for minion in me.base.minions if g.power(minion) < number]
    target = yield from choose_minion(g, me.seat, "destroy", here, may=True)
    if target is not None:
        yield from destroy(g, [target])


def gremlin(g: SmashUp, me: Minion) -> None:
    draw(g, me.seat, me.printed.count, "Z6")
    for seat in g.clockwise():
        if seat != me.seat:
            discard_at_random(g, seat, me.printed.count, "Z6")


def block_the_path(g: SmashUp, me: Attached) -> Flow[None]:
    me.faction = yield from name_faction(g, me.seat)
    if g.log is not None:
        g.tell("name-faction", "Q42", card=me.printed.named, faction=FACTION_NAMES[me.faction])


def blocked(me: Attached, seat: int, printed: Card) -> bool:
    return me.faction == printed.faction


def disenchant(g: SmashUp, me: Ability) -> Flow[None]:
    target = yield from choose_attached(g, me.seat, "destroy_action", g.attached())
    if target is not None:
        g.destroy_action(target, "Z5")


def enshrouding_mist(me: Minion | Attached) -> Permission:
    return Permission(MINION, me.printed.id, place=me.here.printed.index, giver=me.uid)


def flame_trap(g: SmashUp, me: Minion | Attached, played: Minion) -> Flow[None]:
    """Q19: the trap goes in any case."""
    assert isinstance(me, Attached)
    if played.in_play and played.base is me.here:
        yield from destroy(g, [played])
    if me.in_play:
        g.destroy_action(me, "Q19")


def mark_of_sleep(g: SmashUp, me: Ability) -> Flow[None]:
    sleeper = yield from choose_player(g, me.seat, "put_to_sleep", list(range(g.seats)))
    g.players[sleeper].marked = True
    if g.log is not None:
        g.tell("marked", "Q23", seat=Who(sleeper))


def pay_the_piper(g: SmashUp, me: Minion | Attached, played: Minion) -> Flow[None]:
    payer = played.seat
    for _ in range(me.printed.count):
        hand = g.players[payer].hand.cards
        if hand:
            index = yield from choose_card(g, payer, "discard", kinds_among(g, hand), "hand", secret=len(hand) > 1)
            assert index is not None
            discard_from_hand(g, payer, index, "Z4")


def take_the_shinies(g: SmashUp, me: Ability) -> None:
    for seat in g.clockwise():
        if seat != me.seat:
            discard_at_random(g, seat, me.printed.count, "G12")


TRICKSTERS: Final = [
    minion("leprechaun", 5, 1, after_minion_played=leprechaun),  # Leprikón
    minion("brownie", 4, 2, punishes=True, count=2),  # Šotek
    minion("gnome", 3, 3, gnome),  # Gnóm
    minion("gremlin", 2, 4, after_destroyed=gremlin, count=1),  # Gremlin
    on_base("block_the_path", 1, block_the_path, forbids=blocked),  # Zahrazená cesta
    action("disenchant", 2, disenchant),  # Odčarování
    on_base("enshrouding_mist", 2, each_turn=enshrouding_mist),  # Zahalující mlha
    on_base("flame_trap", 1, after_minion_played=flame_trap),  # Ohnivá past
    on_base("hideout", 1, guards=True),  # Skrýš
    action("mark_of_sleep", 1, mark_of_sleep),  # Znamení spánku
    on_base("pay_the_piper", 1, after_minion_played=pay_the_piper, count=1),  # Daň krysaři
    action("take_the_shinies", 1, take_the_shinies, count=2),  # Seber třpytky
]
