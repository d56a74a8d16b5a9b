"""Wizards - Čarodějové (specification 2.7)."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import EVERYBODY, Flow, Option, Who, choose, in_order, only
from klubovna.games.smash_up.cards import ACTION, MINION, action, minion, say
from klubovna.games.smash_up.choosing import (
    SKIP,
    asked,
    choose_card,
    choose_cards,
    choose_minion,
    copies,
    kinds_among,
)
from klubovna.games.smash_up.offers import may_be_played_again, may_play_actions
from klubovna.games.smash_up.piles import draw, refill, reveal_top, shuffle
from klubovna.games.smash_up.plays import extra_action, extra_minion, give_plays, play_found_action
from klubovna.games.smash_up.records import Ability, Attached, Minion, Permission
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.verbs import destroy

TO_HAND: Final = Option("to_hand", 0, say("to-hand"))
PLAY_IT: Final = Option("play", 1, say("play-it"))


def archmage(me: Minion | Attached) -> Permission:
    return Permission(ACTION, me.printed.id, giver=me.uid)


def chronomage(g: SmashUp, me: Minion) -> Flow[None]:
    yield from give_plays(g, me.seat, [extra_action(me)])


def enchantress(g: SmashUp, me: Minion) -> None:
    draw(g, me.seat, me.printed.count, "K1")


def neophyte(g: SmashUp, me: Minion) -> Flow[None]:
    """A revealed action may be taken or played now (N5); anything else stays on top."""
    if not reveal_top(g, me.seat):
        return
    player = g.players[me.seat]
    card = player.deck.cards[-1]
    if g.printed[card].is_minion:
        return
    about, args = asked(g)
    args["found"] = g.printed[card].name
    options: list[Option[Any]] = [TO_HAND]
    if may_play_actions(g, me.seat) and may_be_played_again(g, card):
        options.append(PLAY_IT)
    options.append(SKIP)
    chosen = yield from choose(me.seat, "neophyte", options, "N5", about, args)
    if chosen == 0:
        player.hand.put(player.deck.take(), EVERYBODY)
        if g.log is not None:
            g.tell("take", "N5", seat=Who(me.seat), cards=g.names([card]))
    elif chosen == 1:
        yield from play_found_action(g, me.seat, me.seat, "attach_to")


def mass_enchantment(g: SmashUp, me: Ability) -> Flow[None]:
    """Each other player reveals the top card; one of the actions may be played now, by the wizard (N5, Z1)."""
    found: list[Option[Any]] = []
    for seat in g.seats_after(me.seat):
        if reveal_top(g, seat):
            card = g.players[seat].deck.cards[-1]
            printed = g.printed[card]
            if not printed.is_minion and may_be_played_again(g, card):
                text = say("of-seat", card=printed.name, seat=Who(seat))
                found.append(Option(f"{printed.id}:seat{seat}", seat, text, (f"deck:{seat}",)))
    if not found or not may_play_actions(g, me.seat):
        return
    about, args = asked(g)
    owner = yield from choose(me.seat, "borrow", [*found, SKIP], "N5", about, args)
    if owner is not None:
        yield from play_found_action(g, me.seat, owner, "attach_to")


def mystic_studies(g: SmashUp, me: Ability) -> None:
    draw(g, me.seat, me.printed.count, "K1")


def portal(g: SmashUp, me: Ability) -> Flow[None]:
    """Revealed minions may be taken; the rest goes back in an order that only its player knows."""
    seat = me.seat
    shown = reveal_top(g, seat, me.printed.count)
    player = g.players[seat]
    top = player.deck.cards[len(player.deck) - shown :]
    minions = [card for card in top if g.printed[card].type == MINION]
    wanted = yield from choose_cards(g, seat, "take_minions", minions, "deck")
    taken: list[int] = []
    for index in wanted:
        at = len(player.deck) - 1
        while g.printed[player.deck.cards[at]].index != index:
            at -= 1
        taken.append(player.deck.take(at))
        player.hand.put(taken[-1], EVERYBODY)
    if g.log is not None and taken:
        g.tell("take", "G5", seat=Who(seat), cards=g.names(taken))
    rest = shown - len(taken)
    top = player.deck.cards[len(player.deck) - rest :]
    if rest < 2 or len(kinds_among(g, top)) == 1:
        return
    about, args = asked(g)
    order = yield from in_order(seat, "order_top", copies(g, top, "deck"), "G6", about, args)
    cards = [player.deck.take() for _ in range(rest)]
    for index in reversed(order):  # the first one chosen comes to lie on top
        for card in cards:
            if g.printed[card].index == index:
                cards.remove(card)
                player.deck.put(card, only(seat))
                break
    player.bundle = tuple(player.deck.cards[len(player.deck) - rest :])


def sacrifice(g: SmashUp, me: Ability) -> Flow[None]:
    """Q34: the cards are drawn in any case."""
    mine = yield from choose_minion(g, me.seat, "sacrifice", g.minions_of(me.seat))
    if mine is not None:
        draw(g, me.seat, g.power(mine), "Q34")
        yield from destroy(g, [mine])


def scry(g: SmashUp, me: Ability) -> Flow[None]:
    """Q28: an action must be taken if the deck has one; nobody else learns how many there were."""
    seat = me.seat
    if not refill(g, seat):
        return
    player = g.players[seat]
    actions = [printed for printed in kinds_among(g, player.deck.cards) if not printed.is_minion]
    index = yield from choose_card(g, seat, "search", actions, "deck", secret=True, rule="Q28")
    if index is not None:
        at = len(player.deck) - 1
        while g.printed[player.deck.cards[at]].index != index:
            at -= 1
        player.hand.put(player.deck.take(at), EVERYBODY)
        if g.log is not None:
            g.tell("take", "Q28", seat=Who(seat), cards=g.names(player.hand.cards[-1:]))
    shuffle(g, seat)


def summon(g: SmashUp, me: Ability) -> Flow[None]:
    yield from give_plays(g, me.seat, [extra_minion(me)])


def time_loop(g: SmashUp, me: Ability) -> Flow[None]:
    yield from give_plays(g, me.seat, [extra_action(me) for _ in range(me.printed.count)])


def winds_of_change(g: SmashUp, me: Ability) -> Flow[None]:
    player = g.players[me.seat]
    while player.hand.cards:
        player.deck.put(player.hand.take())
    shuffle(g, me.seat)
    draw(g, me.seat, me.printed.count, "K1")
    yield from give_plays(g, me.seat, [extra_action(me)])


WIZARDS: Final = [
    minion("archmage", 4, 1, each_turn=archmage),  # Arcimág
    minion("chronomage", 3, 2, chronomage),  # Chronomág
    minion("enchantress", 2, 3, enchantress, count=1),  # Zaklínačka
    minion("neophyte", 2, 4, neophyte),  # Novic
    action("mass_enchantment", 1, mass_enchantment),  # Hromadné očarování
    action("mystic_studies", 2, mystic_studies, count=2),  # Mystická studia
    action("portal", 1, portal, count=5),  # Portál
    action("sacrifice", 1, sacrifice),  # Oběť
    action("scry", 1, scry),  # Věštění
    action("summon", 2, summon),  # Vyvolání
    action("time_loop", 1, time_loop, count=2),  # Časová smyčka
    action("winds_of_change", 1, winds_of_change, count=5),  # Vítr změn
]
