"""Smash Up, in the order of the rulebook.

Cards: factions/*.py, bases: bases.py; playing them: offers.py, plays.py, verbs.py.

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
    JOINS_SCORING,
    MINION,
    STOPS_AT_START,
    Card,
    say,
)
from klubovna.games.smash_up.choosing import PASS, copies
from klubovna.games.smash_up.factions import ALL_CARDS, BY_FACTION, deck_list
from klubovna.games.smash_up.offers import (
    AS_SPECIAL,
    AS_TALENT,
    Play,
    choose_permission,
    make_offers,
    may_be_played_again,
    may_be_played_at,
    may_play_actions,
    plays_on_offer,
)
from klubovna.games.smash_up.plays import could_play, play_action, play_card, play_minion
from klubovna.games.smash_up.records import (
    DISCARD,
    FREE_ACTION,
    FREE_MINION,
    HAND,
    Agreed,
    Attached,
    Base,
    Minion,
    Permission,
    Player,
)
from klubovna.games.smash_up.state import AFTER, AWARD, BEFORE, CHECK, CLEAN_UP, DEAL, DRAW, END, PLAY, START, SmashUp
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
    barred = player.factions if g.agreed.duplicates else tuple(taken)
    left = [PICK_FACTION[faction] for faction in range(len(FACTIONS)) if faction not in barred]
    faction = yield from choose(seat, "pick_faction", left, "S5")
    player.factions += (faction,)
    if len(taken) + 1 == len(order):
        g.phase = DEAL
    g.tell("pick-faction", "S5", seat=Who(seat), faction=FACTION_NAMES[faction])


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
        g.draw(seat, OPENING_HAND, "S9")
        exchange_hand(g, seat)
    g.phase = START


def open_box(g: SmashUp) -> None:
    """S3: which physical card is which, now that all factions are known."""
    g.printed = ()
    for seat, player in enumerate(g.players):
        g.printed += deck_list(player.factions)
        player.rising = tuple([rise(card) for card in kinds(player) if card.from_discard])
        own = range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE)
        player.specials = tuple([card for card in own if is_special(g.printed[card])])


def rise(printed: Card) -> Permission:
    """N10: Tenacious Z's own permission."""
    return Permission(MINION, printed.id, source=DISCARD, only=printed.index)


def kinds(player: Player) -> list[Card]:
    """The different cards of a player's two factions."""
    return [card for faction in player.factions for card in BY_FACTION[faction]]


def is_special(card: Card) -> bool:
    """Whether it can be played from the hand before a base scores."""
    return card.sneaks or card.before_score is not None


def exchange_hand(g: SmashUp, seat: int) -> None:
    """S10: a hand without a minion is shown, discarded and drawn anew, once."""
    player = g.players[seat]
    if any([g.printed[card].type == MINION for card in player.hand.cards]):
        return
    g.tell("exchange", "S10", seat=Who(seat))
    g.discard_hand(seat, "S10")
    g.draw(seat, OPENING_HAND, "S10")


def turn_up_base(g: SmashUp, at: int, rule: str) -> Base:
    """The top card of the base deck comes into play."""
    base = Base(BASE_CARDS[g.base_deck.take()])
    g.bases.insert(at, base)
    if g.log is not None:
        g.tell("new-base", rule, base=base.printed.named)
    return base


# --- A takhle se to hraje: a turn (4.2)


def step(g: SmashUp) -> Flow[None]:
    """The next thing of the phase that is on."""
    return FLOWS[g.phase](g)


def start_turn(g: SmashUp) -> Flow[None]:
    """T1: counters, then what happens at the start of a turn.

    Smoke Bombs and Overruns end first: no order of theirs and Mushroom Kingdom's could change anything.
    """
    me = g.active
    g.turn += 1
    g.times = {}
    for player in g.players:
        player.played = 0
    player = g.players[me]
    player.asleep, player.marked = player.marked, False
    if g.log is not None:
        g.tell("turn", "T1", seat=Who(me), turn=g.turn)
    if g.tally.has(me, STOPS_AT_START):
        stop_working(g, me)
    for base in g.bases:
        if base.printed.start_of_turn is not None and g.works(base):
            yield from carry_out(g, me, base.printed, base.printed.start_of_turn(g, base))
    g.plays = (FREE_MINION, FREE_ACTION, *allowances(g, me))
    g.phase = PLAY


def stop_working(g: SmashUp, seat: int) -> None:
    """T1: what works until its controller's next turn, and what is destroyed then."""
    for attached in g.attached():
        if attached.seat == seat:
            if attached.printed.lasts_a_turn:
                attached.working = False
                attached.declines = False
            if attached.printed.ends_at_start:
                g.destroy_action(attached, "T1")


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
                if minion.printed.own_turn is not None and g.players[me].played == 0:
                    options.append(ability_offer(AS_SPECIAL, "use", minion))
                if minion.printed.talent is not None and minion.talent_used != g.turn:
                    options.append(ability_offer(AS_TALENT, "talent", minion))


def ability_offer(how: int, word: str, minion: Minion) -> Option[Play]:
    text = say("use", card=minion.printed.name, number=minion.number, base=minion.base.printed.name)
    play = Play(how, minion.printed.index, HAND, -1, minion.handle)
    return Option(f"{word}:{minion.code}", play, text, (f"card:{minion.code}",))


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
    g.draw(me, CARDS_PER_TURN, "T4")
    hand = g.players[me].hand.cards
    surplus = len(hand) - HAND_LIMIT
    if surplus > 0:
        options = copies(g, hand, "hand")
        for index in (yield from pick_some(me, "discard_to_ten", options, "T4", surplus, surplus)):
            g.discard_from_hand(me, index, "T4")
    g.phase = END


def end_turn(g: SmashUp) -> Flow[None]:
    """T5: what happens at the end of the turn, then what lasts until then stops, then the end is checked."""
    me = g.active
    if g.tally.anywhere(ENDS_TURN):
        waiting = [ending(g, attached) for attached in g.attached() if attached.printed.end_of_turn is not None]
        if waiting:
            yield from react(g, waiting)
    g.wear_off(me)
    g.players[me].asleep = False
    if not game_ends(g):
        g.active = (me + 1) % g.seats
        g.phase = START


def ending(g: SmashUp, attached: Attached) -> Reaction:
    effect = attached.printed.end_of_turn
    assert effect is not None

    def flow() -> Flow[None]:
        return carry_out(g, attached.seat, attached.printed, effect(g, attached), True)

    def holds() -> bool:
        return attached.in_play

    return Reaction(attached.code, attached.printed.name, "card:" + attached.code, flow, holds)


# --- Podstatný jsou body: scoring (4.8)


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


def open_window(g: SmashUp, phase: int) -> None:
    g.phase = phase
    g.asking = g.active
    g.passes = 0
    g.used = ()


def scored_base(g: SmashUp) -> Base:
    base = g.base_at(g.scoring)
    assert base is not None
    return base


def before_scoring(g: SmashUp) -> Flow[None]:
    """B3: round and round, one Special or a pass each, until all have passed one after another."""
    base = scored_base(g)
    while g.passes < g.seats:
        seat = g.asking
        g.asking = (seat + 1) % g.seats
        if may_have_special(g, seat, base):
            options = specials_before(g, seat, base)
            options.append(PASS)
            # All that others know is that the player may hold such a card.
            use = yield from choose(seat, "before", options, "B3", base.printed.id, {"base": base.printed.name}, True)
            if use is not None:
                g.passes = 0
                yield from use_before(g, seat, base, use)
                if base.printed.index != g.scoring:  # B3.3: the base itself has left play
                    close_scoring(g)
                    g.tell("scoring-stops", "B3.3")
                return
        g.passes += 1
        if g.log is not None:
            g.tell("pass", "B3", seat=Who(seat))
    g.phase = AWARD


def may_have_special(g: SmashUp, seat: int, base: Base) -> bool:
    """Whether, as far as all can see, the player might use a Special now."""
    player = g.players[seat]
    if g.tally.has(seat, JOINS_SCORING):
        for minion in g.minions_of(seat):
            if minion.printed.joins_scoring is not None and minion.base is not base and minion.card not in g.used:
                return True
    if not player.hand.cards:
        return False
    for card in player.specials:  # what all can see lies in play or in the discard pile
        if card in player.deck.cards or card in player.hand.cards:
            return True
    return False


def specials_before(g: SmashUp, seat: int, base: Base) -> list[Option[Any]]:
    """Shinobi, Hidden Ninja, Full Sail from the hand; Pirate King from another base."""
    options: list[Option[Any]] = []
    offered: list[int] = []
    for card in g.players[seat].hand.cards:
        printed = g.printed[card]
        if printed.index not in offered and usable_before(g, seat, card, base):
            options.append(SPECIALS[printed.index])
            offered.append(printed.index)
    if g.tally.has(seat, JOINS_SCORING):
        for minion in g.minions_of(seat):
            if minion.printed.joins_scoring is not None and minion.base is not base and minion.card not in g.used:
                options.append(ability_offer(AS_SPECIAL, "use", minion))
    return options


def usable_before(g: SmashUp, seat: int, card: int, base: Base) -> bool:
    """Whether this card of the hand has a Special for the base that is being scored."""
    printed = g.printed[card]
    if card in g.used or not may_be_played_again(g, card):  # K7, Q30
        return False
    if printed.sneaks:
        return seat not in g.sneaked and may_be_played_at(g, seat, printed, base)
    return printed.before_score is not None and may_play_actions(g, seat)  # Q23


def use_before(g: SmashUp, seat: int, base: Base, use: Play) -> Flow[None]:
    """N11: a card played with a Special uses no free play."""
    if use.minion >= 0:
        for minion in g.minions_of(seat):
            if minion.handle == use.minion:
                yield from use_in_play(g, seat, minion, minion.printed.joins_scoring)
                return
    card = g.players[seat].hand.cards[g.find_in_hand(seat, use.card)]
    g.used += (card,)
    g.take_to_play(seat, use.card, HAND)
    if g.printed[card].sneaks:
        g.sneaked += (seat,)
        yield from play_minion(g, seat, card, base)
    else:
        yield from play_action(g, seat, card, None, None, base)


def use_in_play(g: SmashUp, seat: int, minion: Minion, effect: Any) -> Flow[None]:
    g.used += (minion.card,)
    if g.log is not None:
        g.tell("use", "K4", seat=Who(seat), card=minion.printed.named)
    yield from carry_out(g, seat, minion.printed, effect(g, minion))


def award(g: SmashUp) -> Flow[None]:
    """B4-B6: places and points, what the base pays besides, then its after-scoring ability."""
    base = scored_base(g)
    printed = base.printed
    places = g.ranking(base)
    pays = would_pay(g, base, places)
    g.places = tuple(places)
    for seat in g.clockwise():
        if places[seat]:
            if g.log is not None:
                power = g.power_of(seat, base)
                g.tell("rank", "B4", seat=Who(seat), place=places[seat], power=power, base=printed.named)
            g.gain(seat, pays[seat], "B4.1")
    if printed.after_scores is not None and g.works(base):
        yield from printed.after_scores(g, base)
    open_window(g, AFTER)


def would_pay(g: SmashUp, base: Base, places: list[int]) -> list[int]:
    """B4.1, B5: by seat, the number for the place and what the base pays when it scores."""
    printed = base.printed
    pays: list[int] = []
    for seat in range(g.seats):
        place = places[seat]
        points = printed.points[place - 1] if 1 <= place <= 3 else 0
        if place and printed.when_scores is not None and g.works(base):
            points += printed.when_scores(g, base, seat, place == 1)
        pays.append(points)
    return pays


def after_scoring(g: SmashUp) -> Flow[None]:
    """B7: as B3, for the Scouts and First Mates at the base, which lie open before all."""
    base = scored_base(g)
    while g.passes < g.seats:
        seat = g.asking
        g.asking = (seat + 1) % g.seats
        options = specials_after(g, seat, base)
        if options:
            options.append(PASS)
            use = yield from choose(seat, "after", options, "B7", base.printed.id, {"base": base.printed.name})
            if use is not None:
                g.passes = 0
                for minion in base.minions_of(seat):
                    if minion.handle == use.minion:
                        yield from use_in_play(g, seat, minion, minion.printed.after_score)
                        break
                return
        g.passes += 1
        if g.log is not None:
            g.tell("pass", "B7", seat=Who(seat))
    g.phase = CLEAN_UP


def specials_after(g: SmashUp, seat: int, base: Base) -> list[Option[Any]]:
    return [
        ability_offer(AS_SPECIAL, "use", minion)
        for minion in base.minions
        if minion.seat == seat and minion.printed.after_score is not None and minion.card not in g.used
    ]


def clean_up(g: SmashUp) -> Flow[None]:
    """B8-B10: everything there is discarded, the base is replaced, and all bases are checked again."""
    base = scored_base(g)
    printed = base.printed
    runners_up = [seat for seat in g.clockwise() if g.places[seat] == 2]
    moves_in = printed.on_replacement if g.works(base) else None
    for minion in base.minions[:]:  # A2: a rule, not an ability; nothing protects from it
        g.take_off(minion)
        g.throw_away(minion.card)
    for attached in base.actions[:]:
        g.detach(attached)
    at = g.bases.index(base)
    del g.bases[at]
    g.base_discard.append(printed.index)
    if g.log is not None:
        g.tell("base-done", "B8", base=printed.named)
    if g.base_deck.cards:
        new = turn_up_base(g, at, "B9")
        if moves_in is not None:
            yield from carry_out(g, g.active, printed, moves_in(g, new, runners_up))
    elif not g.bases:
        new_bases(g)
    close_scoring(g)


def close_scoring(g: SmashUp) -> None:
    g.scoring = -1
    g.used = ()
    g.sneaked = ()
    g.places = ()
    g.phase = CHECK


def new_bases(g: SmashUp) -> None:
    """Q4: where no base is left at all, the scored ones are shuffled and turned up anew."""
    g.base_deck = Pile(g.base_discard)
    g.base_discard = []
    g.base_deck.shuffle(g.chance)
    for _ in range(g.seats + 1):
        turn_up_base(g, len(g.bases), "Q4")


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


def special_options() -> dict[int, Option[Play]]:
    found: dict[int, Option[Play]] = {}
    for printed in ALL_CARDS:
        if is_special(printed):
            play = Play(AS_SPECIAL, printed.index, HAND, -1, -1)
            text = say("use-from-hand", card=printed.name)
            found[printed.index] = Option(f"use:{printed.id}", play, text, (f"hand:{printed.id}",))
    return found


SPECIALS: Final = special_options()
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
    """The inverse of to_json."""
    g = SmashUp.from_json(data)
    if g.phase > DEAL:
        open_box(g)
    g.recognise()
    return g
