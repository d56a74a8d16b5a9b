"""How good a position of Smash Up is, for bots (specification 9): by `value` in tenths of a victory point, by terms in
logits of winning.

The heart of both is what a base promises (prospects.py); what an open question promises is the best that advice sees.
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask, Evaluation, Fact, Term, shipped_weights
from klubovna.games.smash_up.advice import advise, weigh
from klubovna.games.smash_up.cards import MINION
from klubovna.games.smash_up.factions import ALL_CARDS
from klubovna.games.smash_up.prospects import POINT, Face, faces_of, pays, place_pays
from klubovna.games.smash_up.records import DISCARD
from klubovna.games.smash_up.rules import GOAL
from klubovna.games.smash_up.sight import (
    ALLOWANCE,
    CARD,
    COVER,
    FULL_HAND,
    GRAVE,
    SPARE_CARD,
    TRAP,
    Sight,
    card_worth,
)
from klubovna.games.smash_up.state import DEAL, DRAW, PLAY, SmashUp

WON: Final = 200.0  # the goal reached, and alone in front
MINION_PLAY: Final = 1.6  # a play still to be used this turn
ACTION_PLAY: Final = 1.0
HAND_LIMIT: Final = 10
ZOMBIES: Final = 7


def value(g: SmashUp, seat: int, asks: list[Ask]) -> float:
    """My standing, less that of the rivals, the leader among them most; and what the open question promises."""
    if g.phase <= DEAL:
        return 0.0
    sight = Sight(g, seat)
    worth = [standing(g, other, other == seat) for other in range(g.seats)]
    points = [float(player.points) for player in g.players]
    for face in sight.faces:
        add_extras(face, worth)
        for other in range(g.seats):
            worth[other] += face.worth[other]
            if face.ready:
                points[other] += pays(g, face, other)
    best = max(points)
    if best >= GOAL and points.count(best) == 1:
        worth[points.index(best)] += WON
    mine = sight.total(worth)
    for ask in asks:
        if ask.seat == seat:
            mine += promise(sight, ask)
    return mine


def standing(g: SmashUp, seat: int, own: bool) -> float:
    """Points, cards, and plays that are still open. What is on a card counts in the own hand alone."""
    player = g.players[seat]
    cards = len(player.hand)
    worth = POINT * player.points
    if own:
        for card in player.hand.cards:
            worth += card_worth(g.printed[card]) - CARD
    if g.active == seat:
        if g.phase <= DRAW:
            cards += 2  # T4 is still to come
        if g.phase == PLAY:
            minions, actions = open_plays(g, seat)
            worth += MINION_PLAY * minions + ACTION_PLAY * actions
    worth += CARD * min(cards, FULL_HAND) + SPARE_CARD * max(0, min(cards, HAND_LIMIT) - FULL_HAND)
    return worth + GRAVE * graves(g, seat)


def graves(g: SmashUp, seat: int) -> int:
    """Minions that Zombies can bring back."""
    player = g.players[seat]
    if ZOMBIES not in player.factions:
        return 0
    found = 0
    for card in player.discard:
        if g.printed[card].type == MINION:
            found += 1
    return min(8, found)


def open_plays(g: SmashUp, seat: int) -> tuple[int, int]:
    """Permissions for which the player has a card: for minions, for actions."""
    player = g.players[seat]
    minions = 0
    for card in player.hand.cards:
        if g.printed[card].type == MINION:
            minions += 1
    actions = len(player.hand) - minions
    to_fight = to_act = 0
    for permission in g.plays:
        if permission.kind != MINION:
            if actions > 0:
                to_act += 1
                actions -= 1
        elif permission.source == DISCARD:
            if permission.only < 0 or g.find_in_discard(seat, permission.only) >= 0:
                to_fight += 1
        elif minions > 0:
            to_fight += 1
            minions -= 1
    return to_fight, to_act


def add_extras(face: Face, worth: list[float]) -> None:
    """What cards there are worth besides their power."""
    for minion in face.base.minions:
        if face.ready:
            if minion.printed.after_score is not None:
                worth[minion.seat] += CARD
            continue
        if minion.printed.each_turn is not None:
            worth[minion.seat] += ALLOWANCE
        for attached in minion.actions:
            if attached.printed.guards or attached.printed.shields:
                worth[minion.seat] += COVER * minion.printed.power
    if face.ready:
        return
    for attached in face.base.actions:
        printed = attached.printed
        if printed.each_turn is not None:
            worth[attached.seat] += ALLOWANCE
        elif printed.after_minion_played is not None or printed.forbids is not None or printed.raises_dead:
            worth[attached.seat] += TRAP
        elif printed.guards or printed.shields:
            worth[attached.seat] += COVER * face.power[attached.seat]


# --- the open question


def promise(sight: Sight, ask: Ask) -> float:
    """What the best answer to my own next question will still bring."""
    why = ask.why
    if why in AIMED:
        worth = max(weigh(sight, ask))
    elif why in SETS:
        worth = max(0.0, max(weigh(sight, ask)))
    else:
        worth = PROMISES.get(why, 0.0)
    if ask.batch is not None:  # a set is picked one by one and has its effect in the end: what is picked counts now
        worth += picked(sight, ask)
    return worth


def picked(sight: Sight, ask: Ask) -> float:
    worth = 0.0
    assert ask.batch is not None
    for option in ask.batch.among:
        if option.key in ask.batch.picked:
            if ask.why == "destroy_some":
                minion = sight.minion(option.value)
                worth += 0.0 if minion is None else sight.loses(minion, 0, True)
            elif ask.why == "take_minions":
                worth += card_worth(ALL_CARDS[option.value])
            elif ask.why == "discard_to_ten":
                worth -= card_worth(ALL_CARDS[option.value])
    return worth


AIMED: Final = ("destroy", "return", "sink", "boost", "move", "own", "base", "flee", "move_to")
SETS: Final = ("destroy_some",)
PROMISES: Final = {
    "own_too": CARD,
    "at_once": CARD,
    "fetch": CARD,
    "fetch_name": CARD,
    "search": CARD,
    "play_revealed": CARD,
    "permission": CARD,
    "neophyte": CARD,
    "lure": 0.5 * CARD,
}


# --- the same in named terms (docs/bots.md)

TERMS: Final = [
    Term("points", "points", shiny=True),
    Term("secured", "points", shiny=True),
    Term("victory", "victories", obvious=True),
    Term("near", "points", told="hope"),
    Term("far", "points", told="hope"),
    Term("in-sight", "victories", vague=True),
    Term("lead", "bases", obvious=True),
    Term("power", "power", obvious=True),
    Term("cards", "cards", obvious=True),
    Term("spare", "cards"),
    Term("fighters", "power"),
    Term("graves", "cards"),
    Term("allowances", "plays"),
    Term("traps", "cards"),
    Term("cover", "power"),
    Term("last-spurt", "points"),
    Term("sleep", "turns"),
    Term("breaks", "points"),
    Term("minion-plays", "plays"),
    Term("action-plays", "plays"),
    Term("promised", "points", obvious=True),
    Term("to-move", "turns"),
]
(
    POINTS,
    SECURED,
    VICTORY,
    NEAR,
    FAR,
    IN_SIGHT,
    LEAD,
    POWER,
    CARDS,
    SPARE,
    FIGHTERS,
    GRAVES,
    ALLOWANCES,
    TRAPS,
    COVERED,
    LAST_SPURT,
    SLEEP,
    BREAKS,
    MINION_PLAYS,
    ACTION_PLAYS,
    PROMISED,
    TO_MOVE,
) = range(22)
CLOSE: Final = 7.0  # a base with so much power missing may score in the next turn
SPURT_FROM: Final = 10  # points


def measure(g: SmashUp, seat: int, asks: list[Ask], into: list[float]) -> None:
    """Writes the amounts of TERMS for one seat."""
    for at in range(len(into)):
        into[at] = 0.0
    if g.phase <= DEAL:
        return
    player = g.players[seat]
    begins = quiet(g)
    mine = begins and seat == g.active
    faces = faces_of(g)
    into[POINTS] = player.points
    into[LAST_SPURT] = max(0, player.points - SPURT_FROM)
    for face in faces:
        measure_base(g, seat, face, into)
    if player.points + into[SECURED] >= GOAL:
        into[VICTORY] = alone_in_front(g, seat, faces)
    measure_hand(g, seat, into)
    into[GRAVES] = graves(g, seat)
    into[SLEEP] = 1.0 if player.marked or (player.asleep and mine) else 0.0
    into[TO_MOVE] = 1.0 if mine else 0.0
    into[BREAKS] = breaking(g, seat, faces) if begins else 0.0
    if g.phase == PLAY and g.active == seat and not begins:
        into[MINION_PLAYS], into[ACTION_PLAYS] = open_plays(g, seat)
    if not begins:
        for ask in asks:
            if ask.seat == seat:
                into[PROMISED] = promise(Sight(g, seat), ask) / POINT


def measure_base(g: SmashUp, seat: int, face: Face, into: list[float]) -> None:
    into[POWER] += face.power[seat]
    best = 0.0
    for other in range(g.seats):
        if other != seat:
            best = max(best, face.power[other])
    if face.power[seat] > best:
        into[LEAD] += 1.0
    if face.ready:
        into[SECURED] += pays(g, face, seat)
        return
    worth = face.worth[seat] / POINT
    short = GOAL - g.players[seat].points
    if 0 < short <= place_pays(g, face.base, seat, 0):  # utility() has counted the goal: taken out again
        first = face.base.printed.points[0]
        sight = worth / (first + 6.0) if first else 0.0
        into[IN_SIGHT] += sight
        worth -= 6.0 * sight
    if face.missing <= CLOSE:
        into[NEAR] += worth
    else:
        into[FAR] += worth
    for minion in face.base.minions:
        if minion.seat == seat and minion.printed.each_turn is not None:
            into[ALLOWANCES] += 1.0
        for attached in minion.actions:
            if minion.seat == seat and (attached.printed.guards or attached.printed.shields):
                into[COVERED] += minion.printed.power
    for attached in face.base.actions:
        if attached.seat == seat:
            printed = attached.printed
            if printed.each_turn is not None:
                into[ALLOWANCES] += 1.0
            elif printed.after_minion_played is not None or printed.forbids is not None or printed.raises_dead:
                into[TRAPS] += 1.0
            elif printed.guards or printed.shields:
                into[COVERED] += face.power[seat]


def facts(g: SmashUp, seat: int) -> list[Fact]:
    """The terms that bases make, base by base."""
    if g.phase <= DEAL:
        return []
    found: list[Fact] = []
    for face in faces_of(g):
        into = [0.0] * len(TERMS)
        measure_base(g, seat, face, into)
        for at in AT_BASES:
            if into[at]:
                found.append(Fact(at, face.base.printed.named, into[at]))
    return found


AT_BASES: Final = (SECURED, NEAR, FAR, IN_SIGHT, LEAD, POWER, ALLOWANCES, TRAPS, COVERED)


def measure_hand(g: SmashUp, seat: int, into: list[float]) -> None:
    """How many cards, and the power of the three strongest minions."""
    hand = g.players[seat].hand.cards
    cards = len(hand)
    if g.active == seat and g.phase <= DRAW and not quiet(g):
        cards += 2  # T4 is still to come
    into[CARDS] = min(cards, FULL_HAND)
    into[SPARE] = max(0, min(cards, HAND_LIMIT) - FULL_HAND)
    first = second = third = 0
    for card in hand:
        printed = g.printed[card]
        if printed.type == MINION:
            power = printed.power
            if power > first:
                first, second, third = power, first, second
            elif power > second:
                second, third = power, second
            elif power > third:
                third = power
    into[FIGHTERS] = first + second + third


def alone_in_front(g: SmashUp, seat: int, faces: list[Face]) -> float:
    """1 if the match would be won with what is secured."""
    best = -1
    mine = 0
    for other in range(g.seats):
        points = g.players[other].points
        for face in faces:
            if face.ready:
                points += pays(g, face, other)
        if other == seat:
            mine = points
        else:
            best = max(best, points)
    return 1.0 if mine > best else 0.0


def breaking(g: SmashUp, seat: int, faces: list[Face]) -> float:
    """The best that the seat gains, beyond its rivals, by breaking a base with its strongest minion."""
    strongest = 0
    for card in g.players[seat].hand.cards:
        printed = g.printed[card]
        if printed.type == MINION and printed.power > strongest:
            strongest = printed.power
    best = 0.0
    for face in faces:
        if strongest and not face.ready and face.limit - face.total <= strongest:
            had = face.now[seat]
            face.now[seat] = max(0, had) + strongest
            gained = float(pays(g, face, seat))
            most = 0
            for other in range(g.seats):
                if other != seat:
                    most = max(most, pays(g, face, other))
            face.now[seat] = had
            best = max(best, gained - most)
    return best


def quiet(g: SmashUp) -> bool:
    """A turn begins: no card has been played."""
    return g.phase == PLAY and not g.times


def progress(g: SmashUp) -> float:
    """How near the leader is to the goal."""
    return min(1.0, max([player.points for player in g.players]) / GOAL)


EVALUATION: Final = Evaluation(
    TERMS, measure, progress, quiet, shipped_weights("klubovna.games.smash_up", TERMS), advise=advise, facts=facts
)
