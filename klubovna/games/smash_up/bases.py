"""The 16 bases (specification 2.9). An ability acts for a player, whom a Tooth and Claw may have to answer."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Flow, Option, Who, confirm, in_order, only
from klubovna.games.smash_up.cards import BASES, MINION, BaseCard
from klubovna.games.smash_up.choosing import SKIP, asked, base_option, choose_minion, choose_move, weak
from klubovna.games.smash_up.piles import discard_hand, draw
from klubovna.games.smash_up.plays import give_plays
from klubovna.games.smash_up.records import Ability, Base, Minion, Permission
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.verbs import carry_out, destroy, move, put_under_decks, return_to_hand, takes_effect


def winners(g: SmashUp) -> list[int]:
    """B4.2, B6: everybody at place 1, clockwise from the active player."""
    return [seat for seat in g.clockwise() if g.places[seat] == 1]


def acting(g: SmashUp, base: Base, seat: int, effect: Flow[None]) -> Flow[None]:
    return carry_out(g, seat, base.printed, effect)


# --- when a minion is played or a turn begins


def the_homeworld(g: SmashUp, base: Base, played: Minion) -> Flow[None]:
    """Q8, Q9: for the owner, any base, printed power."""
    printed = base.printed
    yield from give_plays(g, played.seat, [Permission(MINION, printed.id, limit=printed.limit)])


def mushroom_kingdom(g: SmashUp, base: Base) -> Flow[None]:
    """T1: the active player may bring here a minion of another player from another base."""
    strangers = [m for m in g.minions() if m.seat != g.active and m.base is not base]
    minion = yield from choose_minion(g, g.active, "lure", strangers, may=True, rule="T1")
    if minion is not None:
        yield from move(g, minion, base)


# --- when and after it scores


def factory(g: SmashUp, base: Base, seat: int, won: bool) -> int:
    return g.power_of(seat, base) // base.printed.count if won else 0


def rhodes_plaza_mall(g: SmashUp, base: Base, seat: int, won: bool) -> int:
    return base.printed.count * len(base.minions_of(seat))


def the_mothership(g: SmashUp, base: Base) -> Flow[None]:
    for seat in winners(g):
        yield from acting(g, base, seat, beam_home(g, base, seat))


def beam_home(g: SmashUp, base: Base, seat: int) -> Flow[None]:
    own = weak(g, base.minions_of(seat), base.printed.limit)
    minion = yield from choose_minion(g, seat, "return", own, may=True, rule="B6")
    if minion is not None:
        yield from return_to_hand(g, [minion])


def ninja_dojo(g: SmashUp, base: Base) -> Flow[None]:
    for seat in winners(g):
        yield from acting(g, base, seat, strike(g, seat))


def strike(g: SmashUp, seat: int) -> Flow[None]:
    minion = yield from choose_minion(g, seat, "destroy", g.minions(), may=True, rule="B6")
    if minion is not None:
        yield from destroy(g, [minion])


def temple_of_goju(g: SmashUp, base: Base) -> Flow[None]:
    """Q50: one minion of each player, powers read before, all at once."""
    strongest: list[tuple[int, list[Minion]]] = []
    for seat in g.clockwise():
        own = base.minions_of(seat)
        most = max([g.power(minion) for minion in own], default=0)
        strongest.append((seat, [minion for minion in own if g.power(minion) == most]))
    chosen: list[Minion] = []
    g.resolving.append(Ability(g.active, base.printed, False, False))
    for seat, among in strongest:
        if among and (yield from takes_effect(g, base, seat)):
            minion = yield from choose_minion(g, seat, "sink", among, rule="Q50")
            if minion is not None:
                chosen.append(minion)
    yield from put_under_decks(g, chosen, "Q10")
    g.resolving.pop()


def the_grey_opal(g: SmashUp, base: Base) -> Flow[None]:
    for seat in g.clockwise():
        if g.places[seat] != 1:
            yield from acting(g, base, seat, sail_away(g, base, seat))


def sail_away(g: SmashUp, base: Base, seat: int) -> Flow[None]:
    chosen = yield from choose_move(g, seat, base.minions_of(seat), stop=SKIP, rule="B6")
    if chosen is not None:
        yield from move(g, chosen[0], chosen[1], "Q38")


def great_library(g: SmashUp, base: Base) -> Flow[None]:
    for seat in g.clockwise():
        if base.has_minion_of(seat) and (yield from confirm(seat, "draw", "B6", base.printed.id)):
            draw(g, seat, base.printed.count, "B6")


def school_of_wizardry(g: SmashUp, base: Base) -> Flow[None]:
    """Q24: winner by winner; whatever lies on top in the end replaces the base."""
    for seat in winners(g):
        yield from acting(g, base, seat, foresee(g, base, seat))


def foresee(g: SmashUp, base: Base, seat: int) -> Flow[None]:
    deck = g.base_deck
    number = min(base.printed.count, len(deck))
    if number == 0:
        return
    top = [deck.look(at, seat) for at in range(len(deck) - 1, len(deck) - 1 - number, -1)]
    if g.log is not None:
        g.tell("look-bases", "Q24", seat=Who(seat), count=number)
    if number < 2:
        return
    about, args = asked(g)
    options: list[Option[int]] = [base_option(g.base_cards[index]) for index in sorted(top)]
    order = yield from in_order(seat, "order_bases", options, "Q24", about, args)
    for _ in range(number):
        deck.take()
    for index in reversed(order):
        deck.put(index, only(seat))


def evans_city_cemetery(g: SmashUp, base: Base) -> Flow[None]:
    for seat in winners(g):
        if (yield from takes_effect(g, base, seat)):
            discard_hand(g, seat, "B6")
            draw(g, seat, base.printed.count, "B6")


def tortuga(g: SmashUp, base: Base, runners_up: list[int]) -> Flow[None]:
    """B9, Q7: `base` is the new one; the minion comes from another base."""
    for seat in runners_up:
        own = [minion for minion in g.minions_of(seat) if minion.base is not base]
        minion = yield from choose_minion(g, seat, "lure", own, may=True, rule="B9")
        if minion is not None:
            yield from move(g, minion, base, "B9")


BASE_CARDS: Final = [
    BaseCard("the_homeworld", "aliens", 23, (4, 2, 1), limit=2, after_minion_played=the_homeworld),  # Domovský svět
    BaseCard("the_mothership", "aliens", 20, (4, 2, 1), limit=3, after_scores=the_mothership),  # Mateřská loď
    BaseCard("jungle_oasis", "dinosaurs", 12, (2, 0, 0)),  # Oáza
    BaseCard("tar_pits", "dinosaurs", 16, (4, 3, 2), sinks=True),  # Dehtové jezero
    BaseCard("ninja_dojo", "ninjas", 18, (2, 3, 2), after_scores=ninja_dojo),  # Nindžovské dódžó
    BaseCard("temple_of_goju", "ninjas", 18, (2, 3, 2), after_scores=temple_of_goju),  # Chrám Goju
    BaseCard("the_grey_opal", "pirates", 17, (3, 1, 1), after_scores=the_grey_opal),  # Šedý opál
    BaseCard("tortuga", "pirates", 21, (4, 3, 2), on_replacement=tortuga),  # Tortuga
    BaseCard("central_brain", "robots", 19, (4, 2, 1), lends=1),  # Centrální mozek
    BaseCard("factory_436_1337", "robots", 25, (2, 2, 1), count=5, when_scores=factory),  # Továrna 436-1337
    BaseCard("cave_of_shinies", "tricksters", 23, (4, 2, 1), pays_for_destroyed=1),  # Jeskyně třpytek
    BaseCard(
        "mushroom_kingdom", "tricksters", 20, (5, 3, 2), start_of_turn=mushroom_kingdom
    ),  # Muchomůrkové království
    BaseCard("great_library", "wizards", 22, (4, 2, 1), count=1, after_scores=great_library),  # Velká knihovna
    BaseCard("school_of_wizardry", "wizards", 20, (3, 2, 1), count=3, after_scores=school_of_wizardry),  # Škola kouzel
    BaseCard("evans_city_cemetery", "zombies", 20, (5, 3, 2), count=5, after_scores=evans_city_cemetery),  # Hřbitov
    BaseCard("rhodes_plaza_mall", "zombies", 24, (0, 0, 0), count=1, when_scores=rhodes_plaza_mall),  # Nákupní centrum
]


def number_bases() -> dict[str, BaseCard]:
    for index, base in enumerate(BASE_CARDS):
        base.index = index
    BASES.extend(BASE_CARDS)
    return {base.id: base for base in BASE_CARDS}


BASE_BY_ID: Final = number_bases()
