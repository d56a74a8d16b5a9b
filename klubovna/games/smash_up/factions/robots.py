"""Robots - Roboti (specification 2.5)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Flow
from klubovna.games.smash_up.cards import MINION, action, minion
from klubovna.games.smash_up.choosing import choose_base, choose_cards, choose_minion
from klubovna.games.smash_up.offers import barred_by, may_be_played_again
from klubovna.games.smash_up.piles import draw, reveal_top, shuffle_back
from klubovna.games.smash_up.plays import extra_minion, give_plays, play_minion
from klubovna.games.smash_up.records import Ability, Minion, Permission
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.verbs import destroy


def nukebot(g: SmashUp, me: Minion) -> Flow[None]:
    """After it is destroyed: the minions of all others at the base where it was."""
    yield from destroy(g, [minion for minion in me.base.minions if minion.seat != me.seat])


def hoverbot(g: SmashUp, me: Minion) -> Flow[None]:
    """The revealed card stays on top unless it is a minion that its player wants to play now (N5)."""
    if not reveal_top(g, me.seat):
        return
    deck = g.players[me.seat].deck
    printed = g.printed[deck.cards[-1]]
    if not printed.is_minion or not may_be_played_again(g, deck.cards[-1]):
        return
    bases = [base for base in g.bases if barred_by(me.seat, printed, base) is None]
    base = yield from choose_base(g, me.seat, "play_revealed", bases, may=True, rule="N5")
    if base is not None:
        yield from play_minion(g, me.seat, g.players[me.seat].deck.take(), base)


def zapbot(g: SmashUp, me: Minion) -> Flow[None]:
    yield from give_plays(g, me.seat, [Permission(MINION, me.printed.id, limit=me.printed.limit)])


def microbot_alpha(g: SmashUp, me: Minion) -> int:
    """Q16: every other microbot in play, whoever's; all own minions are microbots."""
    others = -1
    for base in g.bases:
        for other in base.minions:
            if other.seat == me.seat or g.is_microbot(other):
                others += 1
    return me.printed.count * others


def microbot_archive(g: SmashUp, me: Minion) -> None:
    draw(g, me.seat, me.printed.count, "Z6")


def microbot_fixer(g: SmashUp, me: Minion) -> Flow[None]:
    if g.players[me.seat].played == 1:  # PL11: this is the first
        yield from give_plays(g, me.seat, [extra_minion(me)])


def fixed(g: SmashUp, fixer: Minion, minion: Minion) -> int:
    """What a Fixer lends to each of its controller's microbots."""
    return fixer.printed.count if g.is_microbot(minion) else 0


def microbot_guard(g: SmashUp, me: Minion) -> Flow[None]:
    """Not optional: the Guard itself may be the only one that fits."""
    number = len(me.base.minions_of(me.seat))
    target = yield from choose_minion(g, me.seat, "destroy", [m for m in me.base.minions if g.power(m) < number])
    if target is not None:
        yield from destroy(g, [target])


def microbot_reclaimer(g: SmashUp, me: Minion) -> Flow[None]:
    """Q17: in the discard pile only the five names are microbots."""
    yield from microbot_fixer(g, me)
    scrap = [card for card in g.players[me.seat].discard if g.printed[card].microbot]
    shuffle_back(g, me.seat, (yield from choose_cards(g, me.seat, "shuffle_in", scrap, "discard")), "G5")


def tech_center(g: SmashUp, me: Ability) -> Flow[None]:
    base = yield from choose_base(g, me.seat, "base", g.bases)
    if base is not None:
        draw(g, me.seat, len(base.minions_of(me.seat)), "K1")


ROBOTS: Final = [
    minion("nukebot", 5, 1, after_destroyed=nukebot),  # Novabot
    minion("warbot", 4, 2, indestructible=True),  # Tankobot
    minion("hoverbot", 3, 3, hoverbot),  # Levitobot
    minion("zapbot", 2, 4, zapbot, limit=2),  # Jiskrobot
    minion("microbot_alpha", 1, 1, microbot=True, makes_microbots=True, bonus=microbot_alpha),  # Minibot Alfa
    minion("microbot_archive", 1, 1, microbot=True, after_microbot_destroyed=microbot_archive),  # Minibot archivář
    minion("microbot_fixer", 1, 2, microbot_fixer, microbot=True, lends=fixed, count=1),  # Minibot opravář
    minion("microbot_guard", 1, 2, microbot_guard, microbot=True),  # Minibot strážce
    minion("microbot_reclaimer", 1, 2, microbot_reclaimer, microbot=True),  # Minibot recyklátor
    action("tech_center", 2, tech_center),  # Techcentrum
]
