"""What a base promises to everybody: the chance that it scores soon, and each player's chance of each place there.

Taken from the powers as they are and from how much is still missing. All figures are in tenths of a victory point.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from klubovna.games.smash_up.records import Base, Minion
from klubovna.games.smash_up.rules import GOAL
from klubovna.games.smash_up.state import AWARD, BEFORE, CLEAN_UP, DRAW, SmashUp

POINT: Final = 10.0
GOAL_IN_SIGHT: Final = 60.0  # points that would reach the goal
SECURE: Final = 0.97  # a base that scores in this turn
SOON: Final = 0.75  # a base just below its breakpoint
PATIENCE: Final = 14.0  # missing power that makes a base three times less likely
SPREAD: Final = 4.0  # how far a margin of power may still shift, squared: at once
DRIFT: Final = 3.5  # and for each power that is missing
COMING: Final = 8.0  # missing power at which an absent player will probably turn up
PASSING: Final = 0.25  # of power that ends with the turn, where it makes nothing ready


class Face:
    """A base as a bot sees it: the power of every player that will count, and how much is missing."""

    def __init__(self, base: Base, seats: int) -> None:
        self.base: Base = base
        self.now: list[int] = [-1] * seats  # power as it is; -1 for those who have nobody
        self.power: list[float] = [0.0] * seats  # what of it will last
        self.total: int = 0
        self.limit: int = 0
        self.missing: float = 0.0
        self.ready: bool = False
        self.worth: list[float] = []  # by seat


def faces_of(g: SmashUp) -> list[Face]:
    """All bases that may still pay."""
    lenders = g.lenders()
    paid = g.scoring if AWARD <= g.phase <= CLEAN_UP else -1  # what is left there will be discarded
    return [face_of(g, base, lenders) for base in g.bases if base.printed.index != paid]


def face_of(g: SmashUp, base: Base, lenders: list[Minion]) -> Face:
    """What lies there now, and what it promises to everybody."""
    face = Face(base, g.seats)
    now = face.now
    lasting = face.power
    total = 0
    sum_of = 0.0
    passing = False
    for minion in base.minions:
        power = g.power_with(minion, lenders)
        seat = minion.seat
        now[seat] = power if now[seat] < 0 else now[seat] + power
        lasting[seat] += power
        total += power
        if minion.boosts or minion.actions:
            passing = True
    sum_of = float(total)
    face.total = total
    face.limit = g.breakpoint(base)
    face.ready = scoring_now(g, base) or (len(base.minions) > 0 and total >= face.limit and g.phase <= DRAW)
    if passing and not face.ready:
        for minion in base.minions:
            if minion.boosts or minion.actions:
                gone = fleeting(minion, float(g.power_with(minion, lenders)))
                lasting[minion.seat] -= gone
                sum_of -= gone
    face.missing = max(0.0, base.printed.breakpoint - PASSING * base.lowered - sum_of)
    face.worth = [0.0] * g.seats
    fill(g, face)
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


def fill(g: SmashUp, face: Face) -> None:
    """For each player the expected worth of the points that this base will pay."""
    seats = g.seats
    worth = face.worth
    if face.ready:
        for seat in range(seats):
            points = pays(g, face, seat)
            worth[seat] = SECURE * utility(g.players[seat].points, points) if points else 0.0
        return
    chance = SOON * exp(-face.missing / PATIENCE)
    turns_up = 1.0 - exp(-face.missing / COMING)
    slope = 1.7 / sqrt(SPREAD + DRIFT * face.missing)
    if seats == 2:
        fill_two(g, face, chance, turns_up, slope)
        return
    for seat in range(seats):
        places = [1.0]  # the chances of having 0, 1, 2… players ahead
        for other in range(seats):
            if other != seat:
                there = 1.0 if face.now[other] >= 0 else turns_up
                places = with_rival(places, there * ahead(slope * (face.power[other] - face.power[seat])))
        here = 1.0 if face.now[seat] >= 0 else turns_up
        worth[seat] = chance * here * expected(g, face.base, seat, places)


def fill_two(g: SmashUp, face: Face, chance: float, turns_up: float, slope: float) -> None:
    """As above, for two: one margin tells all."""
    lead = ahead(slope * (face.power[0] - face.power[1]))
    for seat in range(2):
        here = 1.0 if face.now[seat] >= 0 else turns_up
        there = 1.0 if face.now[1 - seat] >= 0 else turns_up
        behind = there * (1.0 - lead if seat == 0 else lead)
        first = utility(g.players[seat].points, place_pays(g, face.base, seat, 0))
        second = utility(g.players[seat].points, place_pays(g, face.base, seat, 1))
        face.worth[seat] = chance * here * ((1.0 - behind) * first + behind * second)


def ahead(margin: float) -> float:
    """The chance of staying ahead with such a margin of power."""
    if margin < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-margin))


def with_rival(places: list[float], ahead: float) -> list[float]:
    """One more player, who is ahead with this chance."""
    longer = [0.0] * (len(places) + 1)
    for at in range(len(places)):
        longer[at] += places[at] * (1.0 - ahead)
        longer[at + 1] += places[at] * ahead
    return longer


def expected(g: SmashUp, base: Base, seat: int, places: list[float]) -> float:
    total = 0.0
    for at in range(min(3, len(places))):
        total += places[at] * utility(g.players[seat].points, place_pays(g, base, seat, at))
    return total


def place_pays(g: SmashUp, base: Base, seat: int, at: int) -> int:
    """What a place brings, as the powers are now; places count from 0."""
    printed = base.printed
    points = printed.points[at]
    if printed.when_scores is not None and g.works(base):
        points += printed.when_scores(g, base, seat, at == 0)
    return points


def pays(g: SmashUp, face: Face, seat: int) -> int:
    """What the base would pay this seat if it scored with the powers of the face."""
    mine = face.now[seat]
    if mine < 0:
        return 0
    at = 0
    for other in face.now:
        if other > mine:
            at += 1
    return place_pays(g, face.base, seat, at) if at < 3 else 0


def utility(points: int, more: int) -> float:
    """What more points are worth to somebody who has some already."""
    worth = POINT * more
    if points < GOAL <= points + more:
        worth += GOAL_IN_SIGHT
    return worth


# --- what would be


def changed(g: SmashUp, face: Face, seat: int, power: int, more: int) -> Face:
    """The base if a player had that much more power there, in that many more minions."""
    twin = Face(face.base, g.seats)
    twin.now = face.now[:]
    twin.power = face.power[:]
    had = twin.now[seat]
    minions = count_of(face.base, seat) + more
    twin.now[seat] = max(0, max(0, had) + power) if minions > 0 else -1
    twin.power[seat] = max(0.0, twin.power[seat] + power) if minions > 0 else 0.0
    twin.total = face.total + power
    twin.limit = face.limit
    twin.missing = max(0.0, face.missing - power)
    twin.ready = twin.total >= face.limit or scoring_now(g, face.base)
    if twin.ready and not face.ready and g.phase > DRAW:
        twin.ready = False
    twin.worth = [0.0] * g.seats
    fill(g, twin)
    if more and face.base.printed.points[0] == 0:  # every minion pays (Rhodes Plaza Mall)
        twin.worth[seat] += more * POINT * (SECURE if twin.ready else 0.4)
    return twin


def scoring_now(g: SmashUp, base: Base) -> bool:
    """Whether it is about to pay: questions of the awarding itself come when it has paid."""
    return base.printed.index == g.scoring and g.phase == BEFORE


def count_of(base: Base, seat: int) -> int:
    count = 0
    for minion in base.minions:
        if minion.seat == seat:
            count += 1
    return count
