"""Zombies - Zombie (specification 2.8)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Flow, Option, Who, choose
from klubovna.games.smash_up.cards import MINION, Card, action, minion, on_base, say
from klubovna.games.smash_up.choosing import SKIP, asked, choose_card, choose_cards, choose_number, kinds_among
from klubovna.games.smash_up.piles import discard_top, fetch, look_at_top, refill, shuffle, shuffle_back
from klubovna.games.smash_up.plays import give_plays
from klubovna.games.smash_up.records import DISCARD, Ability, Attached, Minion, Permission
from klubovna.games.smash_up.state import SmashUp

DISCARD_IT: Final = Option("discard", True, say("discard-it"))
LEAVE_IT: Final = Option("leave", False, say("leave-it"))


def zombie_lord(g: SmashUp, me: Minion) -> Flow[None]:
    """Q29: a permission for each base where the player has nobody now, as long as that stays so (N6)."""
    limit = me.printed.limit
    plays = [
        Permission(MINION, me.printed.id, limit=limit, place=base.printed.index, alone=True, source=DISCARD)
        for base in g.bases
        if not base.has_minion_of(me.seat)
    ]
    if plays:
        yield from give_plays(g, me.seat, plays)


def grave_digger(g: SmashUp, me: Minion) -> Flow[None]:
    dead = [printed for printed in kinds_among(g, g.players[me.seat].discard) if printed.is_minion]
    if dead:
        index = yield from choose_card(g, me.seat, "fetch", dead, "discard", stop=SKIP)
        if index is not None:
            fetch(g, me.seat, [index], "G7")


def walker(g: SmashUp, me: Minion) -> Flow[None]:
    """The card looked at is secret unless it is discarded."""
    card = look_at_top(g, me.seat)
    if card is None:
        return
    about, args = asked(g)
    args["found"] = card.name
    if (yield from choose(me.seat, "walker", [DISCARD_IT, LEAVE_IT], "G6", about, args)):
        discard_top(g, me.seat, "Z4")


def grave_robbing(g: SmashUp, me: Ability) -> Flow[None]:
    index = yield from choose_card(g, me.seat, "fetch", kinds_among(g, g.players[me.seat].discard), "discard")
    if index is not None:
        fetch(g, me.seat, [index], "G7")


def lend_a_hand(g: SmashUp, me: Ability) -> Flow[None]:
    chosen = yield from choose_cards(g, me.seat, "shuffle_in", g.players[me.seat].discard, "discard")
    shuffle_back(g, me.seat, chosen, "G5")


def mall_crawl(g: SmashUp, me: Ability) -> Flow[None]:
    """Any number of cards of one name go from the deck to the discard pile."""
    seat = me.seat
    if not refill(g, seat):
        return
    deck = g.players[seat].deck
    index = yield from choose_card(g, seat, "search", kinds_among(g, deck.cards), "deck", secret=True, rule="Z9")
    assert index is not None
    there = [g.printed[card] for card in deck.cards if g.printed[card].index == index]
    number = yield from choose_number(g, seat, "how_many", len(there), there[0].name)
    found: list[int] = []
    at = len(deck) - 1
    while len(found) < number:
        if g.printed[deck.cards[at]].index == index:
            found.append(deck.take(at))
        at -= 1
    g.players[seat].discard.extend(found)
    if g.log is not None and found:
        g.tell("discard", "Z4", seat=Who(seat), cards=g.names(found))
    shuffle(g, seat)


def not_enough_bullets(g: SmashUp, me: Ability) -> Flow[None]:
    discard = g.players[me.seat].discard
    dead = [printed for printed in kinds_among(g, discard) if printed.is_minion]
    index = yield from choose_card(g, me.seat, "fetch_name", dead, "discard")
    if index is not None:
        there = [g.printed[card] for card in discard if g.printed[card].index == index]
        number = yield from choose_number(g, me.seat, "how_many", len(there), there[0].name)
        fetch(g, me.seat, [index] * number, "G7")


def outbreak(g: SmashUp, me: Ability) -> Flow[None]:
    yield from give_plays(g, me.seat, [Permission(MINION, me.printed.id, alone=True)])


def overrun(me: Attached, seat: int, printed: Card) -> bool:
    return seat != me.seat


def they_keep_coming(g: SmashUp, me: Ability) -> Flow[None]:
    yield from give_plays(g, me.seat, [Permission(MINION, me.printed.id, source=DISCARD)])


ZOMBIES: Final = [
    minion("zombie_lord", 5, 1, zombie_lord, limit=2),  # Pán zombií
    minion("grave_digger", 4, 2, grave_digger),  # Hrobník
    minion("tenacious_z", 2, 3, from_discard=True),  # Houževnatec Z
    minion("walker", 2, 4, walker),  # Mrtvák
    action("grave_robbing", 2, grave_robbing),  # Vykrádání hrobů
    action("lend_a_hand", 1, lend_a_hand),  # Pomocná ruka
    action("mall_crawl", 1, mall_crawl),  # Nákupní horečka
    action("not_enough_bullets", 1, not_enough_bullets),  # Došly náboje
    action("outbreak", 1, outbreak),  # Vypuknutí nákazy
    on_base("overrun", 1, forbids=overrun, ends_at_start=True),  # Přesila
    action("they_keep_coming", 2, they_keep_coming),  # Jdou pořád dál
    on_base("theyre_coming_to_get_you", 1, raises_dead=True),  # Jdou si pro tebe
]
