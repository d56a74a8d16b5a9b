"""How good a position of Smash Up is, for bots (specification 9). All figures are in tenths of a victory point.

The heart of it is what a base promises: the chance that it scores soon, and every player's chance of every place
there, taken from the powers as they are and from how much is still missing.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from klubovna.engine import Ask
from klubovna.games.smash_up.cards import MINION, Card
from klubovna.games.smash_up.factions import ALL_CARDS
from klubovna.games.smash_up.records import DISCARD, Base, Minion
from klubovna.games.smash_up.rules import GOAL, would_pay
from klubovna.games.smash_up.state import AFTER, AWARD, BEFORE, CLEAN_UP, DEAL, DRAW, PLAY, SmashUp, ranked

POINT: Final = 10.0
GOAL_IN_SIGHT: Final = 60.0  # points that would reach the goal
WON: Final = 200.0  # the goal reached, and alone in front
CARD: Final = 1.8  # one of the first six in hand
SPARE_CARD: Final = 0.4  # one more than that
GRAVE: Final = 0.25  # a minion that Zombies can bring back
ALLOWANCE: Final = 3.0  # Archmage, Enshrouding Mist: a play in every turn
MINION_PLAY: Final = 1.6  # a play still to be used this turn
ACTION_PLAY: Final = 1.0
SECURE: Final = 0.97  # a base that scores in this turn
SOON: Final = 0.85  # a base just below its breakpoint
PATIENCE: Final = 14.0  # missing power that makes a base three times less likely
SPREAD: Final = 4.0  # how far a margin of power may still shift, squared: at once
DRIFT: Final = 3.5  # and for each power that is missing
COMING: Final = 8.0  # missing power at which an absent player will probably turn up
PASSING: Final = 0.25  # of power that ends with the turn, where it makes nothing ready
TRAP: Final = 2.0  # an action on a base that hinders the others
COVER: Final = 0.12  # for each power that a protection covers

ZOMBIES: Final = 7


class Face:
    """A base as the bot sees it: the power of every player that will count, and how much is missing."""

    def __init__(self, base: Base, seats: int) -> None:
        self.base: Base = base
        self.power: list[float] = [0.0] * seats
        self.present: list[bool] = [False] * seats
        self.missing: float = 0.0
        self.ready: bool = False
        self.worth: list[float] = []


def value(g: SmashUp, seat: int, asks: list[Ask]) -> float:
    """My standing, less that of the rivals, the leader among them most; and what the open question promises."""
    if g.phase <= DEAL:
        return 0.0
    worth = [standing(g, other, other == seat) for other in range(g.seats)]
    points = [float(player.points) for player in g.players]
    faces: list[Face] = []
    for base in g.bases:
        if base.printed.index == g.scoring and (g.phase == AFTER or g.phase == CLEAN_UP):
            continue  # it has paid, and what is left there will be discarded
        face = face_of(g, base)
        faces.append(face)
        if face.ready:
            pays = would_pay(g, base, ranked(g.powers(base)))
            for other in range(g.seats):
                points[other] += pays[other]
        for other in range(g.seats):
            worth[other] += face.worth[other]
    best = max(points)
    if best >= GOAL and points.count(best) == 1:
        worth[points.index(best)] += WON
    leader = -1
    for other in range(g.seats):
        if other != seat and (leader < 0 or worth[other] > worth[leader]):
            leader = other
    weights = [-0.5 / (g.seats - 1)] * g.seats
    weights[leader] -= 0.5
    weights[seat] = 1.0
    mine = dot(weights, worth)
    for ask in asks:
        if ask.seat == seat:
            mine += promise(g, seat, ask, faces, weights)
    return mine


def dot(weights: list[float], worth: list[float]) -> float:
    total = 0.0
    for at in range(len(weights)):
        total += weights[at] * worth[at]
    return total


def standing(g: SmashUp, seat: int, own: bool) -> float:
    """Points, cards, and plays that are still open. What is on a card counts in the own hand alone."""
    player = g.players[seat]
    cards = len(player.hand)
    worth = POINT * player.points
    if own:
        worth += sum([card_worth(g.printed[card]) - CARD for card in player.hand.cards])
    if g.active == seat:
        if g.phase <= DRAW:
            cards += 2  # T4 is still to come
        if g.phase == PLAY:
            worth += open_plays(g, seat)
    worth += CARD * min(cards, 6) + SPARE_CARD * max(0, min(cards, 10) - 6)
    if ZOMBIES in player.factions:
        worth += GRAVE * min(8, sum([1 for card in player.discard if g.printed[card].type == MINION]))
    return worth


def card_worth(printed: Card) -> float:
    """A card in hand: a strong minion more than a weak one, one with a text more than one without."""
    if printed.type != MINION:
        return CARD
    worth = 0.6 + 0.4 * printed.power
    return worth if printed.on_play is None and printed.bonus is None else worth + 0.4


def open_plays(g: SmashUp, seat: int) -> float:
    """Permissions for which the player has a card."""
    player = g.players[seat]
    minions = sum([1 for card in player.hand.cards if g.printed[card].type == MINION])
    actions = len(player.hand) - minions
    worth = 0.0
    for permission in g.plays:
        if permission.kind != MINION:
            if actions > 0:
                worth += ACTION_PLAY
                actions -= 1
        elif permission.source == DISCARD:
            if permission.only < 0 or g.find_in_discard(seat, permission.only) >= 0:
                worth += MINION_PLAY
        elif minions > 0:
            worth += MINION_PLAY
            minions -= 1
    return worth


# --- bases


def face_of(g: SmashUp, base: Base) -> Face:
    """What lies there now, and what it promises to everybody."""
    face = Face(base, g.seats)
    limit = g.breakpoint(base)
    total = g.total_power(base)
    scoring = base.printed.index == g.scoring and (g.phase == BEFORE or g.phase == AWARD)
    face.ready = scoring or (len(base.minions) > 0 and total >= limit and g.phase <= DRAW)
    lenders = g.lenders()
    sum_of = 0.0
    for minion in base.minions:
        power = float(g.power_with(minion, lenders))
        if not face.ready:
            power -= fleeting(minion, power)
        face.power[minion.seat] += power
        face.present[minion.seat] = True
        sum_of += power
    face.missing = max(0.0, base.printed.breakpoint - PASSING * base.lowered - sum_of)
    face.worth = prospects(g, face)
    add_extras(g, face)
    return face


def fleeting(minion: Minion, power: float) -> float:
    """How much of its power will be gone before the base scores."""
    gone = 0.0
    for boost in minion.boosts:
        gone += (1.0 - PASSING) * boost.amount
    for attached in minion.actions:
        if attached.printed.end_of_turn is not None and not minion.printed.indestructible:
            return power
    return min(gone, power)


def prospects(g: SmashUp, face: Face) -> list[float]:
    """For each player the expected worth of the points that this base will pay."""
    base = face.base
    seats = g.seats
    if face.ready:
        pays = would_pay(g, base, ranked(g.powers(base)))
        return [SECURE * utility(g.players[seat].points, pays[seat]) for seat in range(seats)]
    missing = face.missing
    chance = SOON * exp(-missing / PATIENCE)
    turns_up = 1.0 - exp(-missing / COMING)
    slope = 1.7 / sqrt(SPREAD + DRIFT * missing)
    there = [1.0 if face.present[seat] else turns_up for seat in range(seats)]
    worth: list[float] = []
    for seat in range(seats):
        places = [1.0]  # the chances of having so many players ahead
        for other in range(seats):
            if other != seat:
                margin = slope * (face.power[other] - face.power[seat])
                ahead = there[other] / (1.0 + exp(-margin)) if margin > -30.0 else 0.0
                places = with_rival(places, ahead)
        worth.append(chance * there[seat] * expected(g, base, seat, places))
    return worth


def with_rival(places: list[float], ahead: float) -> list[float]:
    """One more player, who is ahead with this chance."""
    longer = [0.0] * (len(places) + 1)
    for at in range(len(places)):
        longer[at] += places[at] * (1.0 - ahead)
        longer[at + 1] += places[at] * ahead
    return longer


def expected(g: SmashUp, base: Base, seat: int, places: list[float]) -> float:
    printed = base.printed
    points = g.players[seat].points
    total = 0.0
    for at in range(min(3, len(places))):
        pays = printed.points[at]
        if printed.when_scores is not None and g.works(base):
            pays += printed.when_scores(g, base, seat, at == 0)
        total += places[at] * utility(points, pays)
    return total


def utility(points: int, pays: int) -> float:
    """What so many points more are worth to somebody who has so many."""
    worth = POINT * pays
    if points < GOAL <= points + pays:
        worth += GOAL_IN_SIGHT
    return worth


def add_extras(g: SmashUp, face: Face) -> None:
    """What cards there are worth besides their power."""
    base = face.base
    worth = face.worth
    for minion in base.minions:
        if minion.printed.each_turn is not None and not face.ready:
            worth[minion.seat] += ALLOWANCE
        if minion.printed.after_score is not None and face.ready:
            worth[minion.seat] += CARD
        if minion.actions and not face.ready:
            for attached in minion.actions:
                if attached.printed.guards or attached.printed.shields:
                    worth[minion.seat] += COVER * minion.printed.power
    if face.ready:
        return
    for attached in base.actions:
        printed = attached.printed
        if printed.each_turn is not None:
            worth[attached.seat] += ALLOWANCE
        elif printed.after_minion_played is not None or printed.forbids is not None or printed.raises_dead:
            worth[attached.seat] += TRAP
        elif printed.guards or printed.shields:
            worth[attached.seat] += COVER * face.power[attached.seat]


# --- the open question


def promise(g: SmashUp, seat: int, ask: Ask, faces: list[Face], weights: list[float]) -> float:
    """What the best answer to my own next question will still bring, as far as the bases tell."""
    why = ask.why
    if why in PICKS:
        return picks(g, seat, ask, faces, weights)
    if why in REMOVES:
        best = -100.0
        for option in ask.options:
            if option.value is None:
                best = max(best, 0.0)
            else:
                best = max(best, removal(g, seat, ask, faces, weights, option.value))
        return best
    if why == "boost":
        return max([boosted(g, faces, weights, option.value, 4.0) for option in ask.options], default=0.0)
    if why == "move":
        best = -100.0
        for option in ask.options:
            best = max(best, 0.0 if option.value is None else shifted(g, faces, weights, option.value))
        return best
    return PROMISES.get(why, 0.0)


def picks(g: SmashUp, seat: int, ask: Ask, faces: list[Face], weights: list[float]) -> float:
    """A set is picked one by one and has its effect in the end: what has been picked counts now."""
    worth = 0.0
    assert ask.batch is not None
    for option in ask.batch.among:
        if option.key in ask.batch.picked:
            if ask.why == "destroy_some":
                worth += removal(g, seat, ask, faces, weights, option.value)
            elif ask.why == "take_minions":
                worth += card_worth(ALL_CARDS[option.value])
            else:
                worth -= card_worth(ALL_CARDS[option.value])
    if ask.why == "destroy_some":
        best = 0.0
        for option in ask.options:
            if option.value is not None:
                best = max(best, removal(g, seat, ask, faces, weights, option.value))
        worth += best
    return worth


PICKS: Final = ("destroy_some", "take_minions", "discard_to_ten")
REMOVES: Final = ("destroy", "return", "sink")
PROMISES: Final = {
    "own": CARD,
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


def find(faces: list[Face], number: int) -> tuple[Face, Minion] | None:
    for face in faces:
        for minion in face.base.minions:
            if minion.handle == number:
                return face, minion
    return None


def changed(g: SmashUp, face: Face, weights: list[float], seat: int, power: float, here: bool) -> float:
    """What it would bring if a player had so much more power at a base."""
    twin = Face(face.base, g.seats)
    twin.power = face.power[:]
    twin.present = face.present[:]
    twin.power[seat] = max(0.0, twin.power[seat] + power)
    twin.present[seat] = here
    twin.missing = max(0.0, face.missing - power)
    if face.ready:  # as if it were still to be ready: good enough for comparing
        twin.missing = max(0.0, 0.0 - power)
    return dot(weights, prospects(g, twin)) - dot(weights, prospects(g, face))


def removal(g: SmashUp, seat: int, ask: Ask, faces: list[Face], weights: list[float], number: int) -> float:
    """What it is worth to me that this minion goes."""
    found = find(faces, number)
    if found is None:
        return 0.0
    face, minion = found
    if ask.why != "return" and ask.why != "sink" and (minion.printed.indestructible or minion.printed.moves_instead):
        return 0.0
    power = float(g.power(minion))
    left = len(face.base.minions_of(minion.seat)) > 1
    worth = changed(g, face, weights, minion.seat, -power, left)
    if ask.why == "return":
        worth += weights[minion.seat] * CARD
    return worth


def boosted(g: SmashUp, faces: list[Face], weights: list[float], number: int, amount: float) -> float:
    found = find(faces, number)
    if found is None:
        return 0.0
    face, minion = found
    if not face.ready and face.missing > amount:
        return PASSING * changed(g, face, weights, minion.seat, amount, True)
    return changed(g, face, weights, minion.seat, amount, True)


def shifted(g: SmashUp, faces: list[Face], weights: list[float], where: tuple[int, int]) -> float:
    found = find(faces, where[0])
    if found is None:
        return 0.0
    face, minion = found
    power = float(g.power(minion))
    worth = changed(g, face, weights, minion.seat, -power, len(face.base.minions_of(minion.seat)) > 1)
    for other in faces:
        if other.base.printed.index == where[1]:
            worth += changed(g, other, weights, minion.seat, power, True)
    return worth
