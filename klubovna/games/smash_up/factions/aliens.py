"""Aliens - Mimozemšťané (specification 2.1)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import EVERYBODY, Flow, Who, choose
from klubovna.games.smash_up.cards import MINION, action, minion, on_base
from klubovna.games.smash_up.choosing import (
    asked,
    base_option,
    choose_base,
    choose_card,
    choose_minion,
    choose_move,
    choose_player,
    kinds_among,
    weak,
)
from klubovna.games.smash_up.piles import discard_from_hand
from klubovna.games.smash_up.plays import extra_minion, give_plays
from klubovna.games.smash_up.records import Ability, Minion, Permission
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.verbs import move, put_under_decks, return_to_hand


def supreme_overlord(g: SmashUp, me: Minion) -> Flow[None]:
    target = yield from choose_minion(g, me.seat, "return", g.minions(), may=True)
    if target is not None:
        yield from return_to_hand(g, [target])


def invader(g: SmashUp, me: Minion) -> None:
    g.gain(me.seat, me.printed.count, "K1")


def scout(g: SmashUp, me: Minion) -> Flow[None]:
    """After its base has scored: to the hand instead of the discard pile (Q10: that affects it)."""
    yield from return_to_hand(g, [me], "Q38")


def collector(g: SmashUp, me: Minion) -> Flow[None]:
    here = weak(g, me.base.minions, me.printed.limit)
    target = yield from choose_minion(g, me.seat, "return", here, may=True)
    if target is not None:
        yield from return_to_hand(g, [target])


def beam_up(g: SmashUp, me: Ability) -> Flow[None]:
    target = yield from choose_minion(g, me.seat, "return", g.minions())
    if target is not None:
        yield from return_to_hand(g, [target])


def abduction(g: SmashUp, me: Ability) -> Flow[None]:
    yield from beam_up(g, me)
    yield from give_plays(g, me.seat, [extra_minion(me)])


def crop_circles(g: SmashUp, me: Ability) -> Flow[None]:
    base = yield from choose_base(g, me.seat, "base", g.bases)
    if base is not None:
        yield from return_to_hand(g, base.minions[:])


def disintegrator(g: SmashUp, me: Ability) -> Flow[None]:
    target = yield from choose_minion(g, me.seat, "sink", weak(g, g.minions(), me.printed.limit))
    if target is not None:
        yield from put_under_decks(g, [target], "Q10")


def invasion(g: SmashUp, me: Ability) -> Flow[None]:
    chosen = yield from choose_move(g, me.seat, g.minions())
    if chosen is not None:
        yield from move(g, chosen[0], chosen[1])


def probe(g: SmashUp, me: Ability) -> Flow[None]:
    """The looking player sees the whole hand; whether there was a choice stays between the two."""
    victim = yield from choose_player(g, me.seat, "look_at", g.seats_after(me.seat))
    hand = g.players[victim].hand
    if not hand.cards:
        return
    for at in range(len(hand)):
        hand.look(at, me.seat)
    if g.log is not None:
        g.tell("look-hand", "G6", {me.seat: {"cards": g.names(hand.cards)}}, seat=Who(me.seat), victim=Who(victim))
    minions = [printed for printed in kinds_among(g, hand.cards) if printed.type == MINION]
    index = yield from choose_card(g, me.seat, "make_discard", minions, f"seat:{victim}", secret=True)
    if index is not None:
        discard_from_hand(g, victim, index, "Z4")


def terraforming(g: SmashUp, me: Ability) -> Flow[None]:
    """A base from the deck takes the place of one in play; its minions stay (Q25, Q26)."""
    if not g.base_deck.cards:
        return
    about, args = asked(g)
    found = [base_option(g.base_cards[index]) for index in sorted(g.base_deck.cards)]
    new = yield from choose(me.seat, "new_base", found, "Q26", about, args)
    base = yield from choose_base(g, me.seat, "old_base", g.bases)
    assert base is not None
    for attached in base.actions[:]:
        g.detach(attached)
    old = base.printed
    g.base_deck.remove(new)
    g.base_deck.put(old.index, EVERYBODY)
    g.base_deck.shuffle(g.chance)
    base.printed = g.base_cards[new]
    base.lowered = 0
    g.plays = tuple([permission for permission in g.plays if permission.place != old.index])  # Q44
    if g.log is not None:
        g.tell("swap", "Q26", old=old.named, base=base.printed.named)
    yield from give_plays(g, me.seat, [Permission(MINION, me.printed.id, place=new)])


ALIENS: Final = [
    minion("supreme_overlord", 5, 1, supreme_overlord),  # Nejvyšší vládce
    minion("invader", 3, 2, invader, count=1),  # Vetřelec
    minion("scout", 3, 3, after_score=scout),  # Průzkumník
    minion("collector", 2, 4, collector, limit=3),  # Sběratel
    action("abduction", 1, abduction),  # Únos
    action("beam_up", 2, beam_up),  # Přenos paprskem
    action("crop_circles", 1, crop_circles),  # Kruhy v obilí
    action("disintegrator", 2, disintegrator, limit=3),  # Dezintegrátor
    action("invasion", 1, invasion),  # Invaze
    on_base("jammed_signal", 1, jams=True),  # Rušený signál
    action("probe", 1, probe),  # Sonda
    action("terraforming", 1, terraforming),  # Terraformace
]
