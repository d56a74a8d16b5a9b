"""Smash Up, in the order of the rulebook.

Cards: factions/*.py, bases: bases.py; playing them: offers.py, plays.py, verbs.py; scoring: scoring.py.

A step is one pick, one play, one Special, or one phase; `phase` says which comes next.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Chance, Flow, Option, Pile, Result, Who, choose, pick_some
from klubovna.games.smash_up.bases import BASE_CARDS
from klubovna.games.smash_up.cards import (
    ACTS,
    DECK_SIZE,
    ENDS_TURN,
    FACTION_NAMES,
    FACTIONS,
    GIVES_PLAYS,
    MINION,
    STOPS_AT_START,
    Card,
    say,
)
from klubovna.games.smash_up.choosing import copies
from klubovna.games.smash_up.factions import ALL_CARDS, BY_FACTION, deck_list
from klubovna.games.smash_up.offers import (
    AS_SPECIAL,
    AS_TALENT,
    Play,
    ability_offer,
    choose_permission,
    make_offers,
    may_use_special,
    may_use_talent,
    plays_on_offer,
)
from klubovna.games.smash_up.piles import (
    discard_from_hand,
    discard_hand,
    draw,
    turn_up_base,
)
from klubovna.games.smash_up.plays import could_play, play_card
from klubovna.games.smash_up.records import (
    DISCARD,
    FREE_ACTION,
    FREE_MINION,
    Agreed,
    Attached,
    Base,
    Permission,
    Player,
)
from klubovna.games.smash_up.scoring import (
    SPECIALS,
    after_scoring,
    award,
    before_scoring,
    clean_up,
    open_window,
)
from klubovna.games.smash_up.state import BEFORE, CHECK, DEAL, DRAW, END, PLAY, START, SmashUp
from klubovna.games.smash_up.verbs import Reaction, carry_out, react

OPENING_HAND: Final = 5  # S9
CARDS_PER_TURN: Final = 2  # T4
HAND_LIMIT: Final = 10  # T4
GOAL: Final = 15  # E1

# --- Příprava hry: set-up (3)


def setup(seats: int, options: dict[str, Any], chance: Chance) -> SmashUp:
    """S1, S2, S4: seats, a first player, and factions if they are dealt at random."""
    agreed = Agreed(options["factions"], options["duplicate_factions"] == "yes", int(options["turn_limit"]))
    g = SmashUp(seats, chance, agreed, [Player() for _ in range(seats)])
    g.base_deck = Pile(list(range(len(BASE_CARDS))))
    first = options["first_player"]
    g.first = g.chance.below(seats) if first == "random" else int(first)
    g.active = g.first
    if g.agreed.method == "random":
        deal_factions(g)
        g.phase = DEAL
    return g


def deal_factions(g: SmashUp) -> None:
    """S4: two different factions for each; with several boxes every pair is dealt by itself (S6)."""
    left = list(range(len(FACTIONS)))
    for player in g.players:
        if g.agreed.duplicates:
            left = list(range(len(FACTIONS)))
        player.factions = tuple([left.pop(g.chance.below(len(left))) for _ in range(2)])


def pick_order(g: SmashUp) -> list[int]:
    """S5: there and back; with free choice both at once."""
    there = g.seats_from(g.first)
    if g.agreed.method == "draft":
        return there + there[::-1]
    return [seat for seat in there for _ in range(2)]


def pick_faction(g: SmashUp) -> Flow[None]:
    """S5, S6: one faction of those that are left."""
    order = pick_order(g)
    taken = [faction for player in g.players for faction in player.factions]
    seat = order[len(taken)]
    player = g.players[seat]
    left = [PICK_FACTION[faction] for faction in range(len(FACTIONS)) if holder_of(g, seat, faction) < 0]
    faction = yield from choose(seat, "pick_faction", left, "S5")
    player.factions += (faction,)
    if len(taken) + 1 == len(order):
        g.phase = DEAL
    g.tell("pick-faction", "S5", seat=Who(seat), faction=FACTION_NAMES[faction])


def holder_of(g: SmashUp, seat: int, faction: int) -> int:
    """S3, S6: who has a faction so that this player cannot take it, or -1."""
    for other in range(g.seats):
        if faction in g.players[other].factions and (other == seat or not g.agreed.duplicates):
            return other
    return -1


def deal(g: SmashUp) -> Flow[None]:
    """S7-S11: decks, bases, opening hands."""
    yield from ()
    open_box(g)
    for seat, player in enumerate(g.players):
        player.deck = Pile(list(range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE)))
        player.deck.shuffle(g.chance)
    g.base_deck.shuffle(g.chance)
    if g.log is not None:
        for seat in range(g.seats):
            one, two = g.players[seat].factions
            g.tell("factions", "S3", seat=Who(seat), one=FACTION_NAMES[one], two=FACTION_NAMES[two])
    for _ in range(g.seats + 1):
        turn_up_base(g, len(g.bases), "S8")
    for seat in g.seats_from(g.first):
        draw(g, seat, OPENING_HAND, "S9")
        exchange_hand(g, seat)
    g.phase = START


def open_box(g: SmashUp) -> None:
    """S3: which physical card is which, now that all factions are known."""
    g.printed = ()
    for seat, player in enumerate(g.players):
        g.printed += deck_list(player.factions)
        player.rising = tuple([rise(card) for card in kinds(player) if card.from_discard])
        own = range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE)
        player.specials = tuple([card for card in own if g.printed[card].index in SPECIALS])


def rise(printed: Card) -> Permission:
    """N10: Tenacious Z's own permission."""
    return Permission(MINION, printed.id, source=DISCARD, only=printed.index)


def kinds(player: Player) -> list[Card]:
    """The different cards of a player's two factions."""
    return [card for faction in player.factions for card in BY_FACTION[faction]]


def exchange_hand(g: SmashUp, seat: int) -> None:
    """S10: a hand without a minion is shown, discarded and drawn anew, once."""
    player = g.players[seat]
    if any([g.printed[card].type == MINION for card in player.hand.cards]):
        return
    g.tell("exchange", "S10", seat=Who(seat))
    discard_hand(g, seat, "S10")
    draw(g, seat, OPENING_HAND, "S10")


# --- A takhle se to hraje: a turn (4.2)


def step(g: SmashUp) -> Flow[None]:
    """The next thing of the phase that is on."""
    return FLOWS[g.phase](g)


def start_turn(g: SmashUp) -> Flow[None]:
    """T1: counters, then what happens at the start of a turn."""
    me = g.active
    g.turn += 1
    g.times = {}
    for player in g.players:
        player.played = 0
    player = g.players[me]
    player.asleep, player.marked = player.marked, False
    if g.log is not None:
        g.tell("turn", "T1", seat=Who(me), turn=g.turn)
    waiting = [starting(g, base) for base in g.bases if base.printed.start_of_turn is not None]
    if g.tally.has(me, STOPS_AT_START):
        waiting += [stopping(g, attached) for attached in g.attached() if attached.seat == me and stops(attached)]
    if waiting:
        yield from react(g, waiting)
    g.plays = (FREE_MINION, FREE_ACTION, *allowances(g, me))
    g.phase = PLAY


def starting(g: SmashUp, base: Base) -> Reaction:
    """T1: what the base does at the start of a turn."""
    printed = base.printed
    effect = printed.start_of_turn
    assert effect is not None

    def flow() -> Flow[None]:
        return carry_out(g, g.active, printed, effect(g, base))

    def holds() -> bool:
        return g.works(base)

    return Reaction(printed.id, printed.name, "base:" + printed.id, flow, holds)


def stops(attached: Attached) -> bool:
    return attached.printed.lasts_a_turn or attached.printed.ends_at_start


def stopping(g: SmashUp, attached: Attached) -> Reaction:
    """T1: what works until its controller's next turn, and what is destroyed then (Q53)."""

    def flow() -> Flow[None]:
        yield from ()
        if attached.printed.lasts_a_turn:
            attached.working = False
            attached.declines = False
        if attached.printed.ends_at_start:
            g.destroy_action(attached, "T1")

    def holds() -> bool:
        return attached.in_play

    return Reaction(attached.code, attached.printed.name, "card:" + attached.code, flow, holds, settled=True)


def allowances(g: SmashUp, seat: int) -> list[Permission]:
    """N8, N10: what the player's things in play give each turn, and Tenacious Z's own permission."""
    given: list[Permission] = []
    if g.tally.has(seat, GIVES_PLAYS):
        for minion in g.minions_of(seat):
            if minion.printed.each_turn is not None:
                given.append(minion.printed.each_turn(minion))
        for attached in g.attached():
            if attached.printed.each_turn is not None and attached.seat == seat:
                given.append(attached.printed.each_turn(attached))
    given += g.players[seat].rising
    return given


def play_cards(g: SmashUp) -> Flow[None]:
    """T2, T2.1: one play, one Special or talent, or the end of the phase."""
    me = g.active
    plays = list(g.plays)
    options: list[Option[Any]] = plays_on_offer(g, me, plays)
    if g.tally.has(me, ACTS):
        offer_abilities(g, me, options)
    options.append(END_PHASE)
    # What the hand allows is its player's secret: as long as all must think a play possible, the question is put.
    secret = len(options) == 1 and could_play(g, me, plays)
    play = yield from choose(me, "play", options, "T2.1", "", None, secret)
    if play is None:
        g.plays = ()  # T2.2
        g.phase = CHECK
    elif play.how == AS_SPECIAL or play.how == AS_TALENT:
        yield from use_ability(g, me, play)
    else:
        permission = yield from choose_permission(g, me, plays, play)
        plays.remove(permission)
        g.plays = tuple(plays)
        yield from play_card(g, me, play)


def offer_abilities(g: SmashUp, me: int, options: list[Option[Any]]) -> None:
    """T2.1: the Ninja Acolyte's Special before the first minion of the turn (Q15), and talents (K5)."""
    for base in g.bases:
        for minion in base.minions:
            if minion.seat == me:
                if minion.printed.own_turn is not None and may_use_special(g, minion):
                    options.append(ability_offer(AS_SPECIAL, "use", minion))
                if minion.printed.talent is not None and may_use_talent(g, minion):
                    options.append(ability_offer(AS_TALENT, "talent", minion))


def use_ability(g: SmashUp, me: int, play: Play) -> Flow[None]:
    for minion in g.minions_of(me):
        if minion.handle == play.minion:
            effect = minion.printed.own_turn if play.how == AS_SPECIAL else minion.printed.talent
            assert effect is not None
            if play.how == AS_TALENT:
                minion.talent_used = g.turn
            if g.log is not None:
                g.tell("use", "K4" if play.how == AS_SPECIAL else "K5", seat=Who(me), card=minion.printed.named)
            yield from carry_out(g, me, minion.printed, effect(g, minion))
            return


def check_bases(g: SmashUp) -> Flow[None]:
    """T3, B1, B2, B10: the active player picks the next of the ready bases, as long as there is one."""
    ready = g.ready_bases()
    if not ready:
        yield from finish_turn(g)
        return
    options = [Option(base.printed.id, base, base.printed.name, (f"base:{base.printed.id}",)) for base in ready]
    base = yield from choose(g.active, "score_next", options, "B2")
    g.scoring = base.printed.index
    g.sneaked = ()
    open_window(g, BEFORE)
    if g.log is not None:
        power = g.total_power(base)
        g.tell("scoring", "B1", base=base.printed.named, power=power, breakpoint=g.breakpoint(base))


def finish_turn(g: SmashUp) -> Flow[None]:
    """T4, T5 and the next player's T1 in one step: they seldom ask anything."""
    g.phase = DRAW
    yield from draw_cards(g)
    yield from end_turn(g)
    if g.result is None:
        yield from start_turn(g)


def draw_cards(g: SmashUp) -> Flow[None]:
    """T4: two cards, then down to ten."""
    me = g.active
    draw(g, me, CARDS_PER_TURN, "T4")
    hand = g.players[me].hand.cards
    surplus = len(hand) - HAND_LIMIT
    if surplus > 0:
        options = copies(g, hand, "hand")
        for index in (yield from pick_some(me, "discard_to_ten", options, "T4", surplus, surplus)):
            discard_from_hand(g, me, index, "T4")
    g.phase = END


def end_turn(g: SmashUp) -> Flow[None]:
    """T5: what happens at the end of the turn, then what lasts until then stops, then the end is checked."""
    me = g.active
    if g.tally.anywhere(ENDS_TURN):
        waiting = [ending(g, attached) for attached in g.attached() if attached.printed.end_of_turn is not None]
        if waiting:
            yield from react(g, waiting)
    wear_off(g, me)
    g.players[me].asleep = False
    if not game_ends(g):
        g.active = (me + 1) % g.seats
        g.phase = START


def wear_off(g: SmashUp, seat: int) -> None:
    """V7: what lasts until the end of this player's turn."""
    for base in g.bases:
        base.lowered = 0
        for minion in base.minions:
            if minion.boosts:
                minion.boosts = tuple([boost for boost in minion.boosts if boost.until != seat])


def ending(g: SmashUp, attached: Attached) -> Reaction:
    effect = attached.printed.end_of_turn
    assert effect is not None

    def flow() -> Flow[None]:
        return carry_out(g, attached.seat, attached.printed, effect(g, attached), True)

    def holds() -> bool:
        return attached.in_play

    return Reaction(attached.code, attached.printed.name, "card:" + attached.code, flow, holds)


# --- A to je vše, přátelé: the end (5)


def game_ends(g: SmashUp) -> bool:
    """E1-E4: at the end of a turn, 15 points or more, and one player alone in front."""
    points = [player.points for player in g.players]
    best = max(points)
    if best < GOAL and g.turn < g.agreed.turn_limit * g.seats:
        return False
    leaders = [seat for seat in range(g.seats) if points[seat] == best]
    if best >= GOAL:
        if len(leaders) == 1:
            g.result = Result(leaders, points, "points")
            return True
        g.tell("tie", "E2", points=best)
    if g.turn >= g.agreed.turn_limit * g.seats:  # E4
        g.result = Result(leaders, points, "turn_limit")
        return True
    return False


# --- Options that never change

END_PHASE: Final[Option[Any]] = Option("end", None, say("end-phase"))
PICK_FACTION: Final = [
    Option(faction, number, FACTION_NAMES[number], ("faction:" + faction,)) for number, faction in enumerate(FACTIONS)
]


make_offers(ALL_CARDS, BASE_CARDS)

FLOWS: Final = [  # by phase
    pick_faction,
    deal,
    start_turn,
    play_cards,
    check_bases,
    before_scoring,
    award,
    after_scoring,
    clean_up,
    draw_cards,
    end_turn,
]


def load(data: dict[str, Any]) -> SmashUp:
    """The inverse of to_json; not in state.py, since cards know the state and not the other way round."""
    g = SmashUp.from_json(data)
    if g.phase > DEAL:
        open_box(g)
    g.recognise()
    return g
