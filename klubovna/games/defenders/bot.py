"""How good a position is for the team, for bots (specification 9). All win or lose together, so all is one sum.

A bot thinks in worlds in which everything hidden was dealt anew, so this may look at the next machine card: it is
that world's card, not the true one. A position before that card is valued as it will be after it. Otherwise ending a
turn would always look worse than going on, and a bot would burn its team cards to put the end off.
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask
from klubovna.games.defenders.board import BESIDE, HABITABLE, LAND, around, reach
from klubovna.games.defenders.cards import CARDS, HACKING
from klubovna.games.defenders.machines import resolve
from klubovna.games.defenders.rules import destinations
from klubovna.games.defenders.state import ACTIONS, LEADING, TOXIC, Defenders

SUPPORT: Final = 2.0  # one step on the track
CAMP: Final = 8.0  # a camp, besides the support that it took
CARDS_HELD: Final[tuple[float, ...]] = (0.0, 1.4, 2.5, 3.4, 4.1, 4.7, 5.2, 5.6, 6.0)
ITEM: Final = 0.6
TOKEN: Final = 0.8
WOUNDS: Final[tuple[float, ...]] = (0.0, 0.4, 1.3, 3.0, 3.0)
DEATH: Final = 7.0
BUILT: Final[tuple[float, ...]] = (0.0, 1.0, 3.0, 6.0, 11.0, 19.0)  # by factories on the map: the core comes to its end
FACTORY: Final = 12.0  # one that is not rewilded
SHUT: Final = 4.0  # nobody can get in yet
FACTORY_MECH: Final = 2.5
FACTORY_DIRT: Final = 2.5
SITES: Final[tuple[float, ...]] = (0.0, 1.0, 2.5, 4.5, 8.0, 14.0, 24.0)  # by toxic sites on the map
DIRT: Final[tuple[float, ...]] = (0.0, 0.4, 1.2)
HUNTER: Final = 0.3
ENCLOSED: Final = 3.0
ONE_SHORT: Final = 0.6
LOST: Final = -150.0

PATIENCE: Final = 0.72  # what a gain is worth one action later
LATER: Final = 0.6  # what it is worth in a later turn
FURTHEST: Final = 5  # moves looked ahead
EXPOSED: Final[tuple[float, ...]] = (0.0, 0.2, 0.5)  # a leader far from or near mechs
TOLD: Final = 0.05
AP_LEFT: Final = 0.7  # an action point that is still to spend
LONG_TURN: Final = 10  # after so many actions nothing more is hoped for: eating and taking food again leads nowhere
AP: Final = 1.6  # an action point of a Defender whose turn is to come
MATE: Final = 0.3  # a hand card that could join its team
HACK: Final = 3.0  # a machine card less


def value(t: Defenders, seat: int, asks: list[Ask]) -> float:
    """What has been reached, what threatens, and what every leader can do next."""
    if t.stage < LEADING:
        return opening(t)
    worth = 0.0
    here = t
    me = t.active
    if t.stage == ACTIONS and me >= 0 and t.players[me].seat == seat:
        if t.ap > 0:
            soon = AP_LEFT * t.ap + (1 - LATER) * PATIENCE * prospect(t, me, Survey(t))
            worth += soon * max(0.0, 1.0 - t.actions / LONG_TURN)
        if t.players[me].ability != HACKING:
            here = t.copy()
            resolve(here, here.machine.cards[-1])
            if here.result is not None:
                return worth + LOST
    worth += led(t, seat)
    survey = Survey(here)
    worth += machines(here, survey)
    for p in range(len(here.players)):
        worth += standing(here, p, survey)
    return worth


def opening(t: Defenders) -> float:
    """Start where work is near: many hexes of the home habitat around, and pollution to clear."""
    worth = 0.0
    for p in range(len(t.players)):
        h = t.players[p].hex
        if h >= 0:
            near = BESIDE[h] | around(BESIDE[h])
            worth += 0.5 * (near & t.land[t.players[p].faction]).bit_count()
            worth += 0.4 * len([n for n in LAND if near >> n & 1 and t.pollution[n]]) - 0.5 * t.mechs[h]
    return worth


def led(t: Defenders, seat: int) -> float:
    """Which Defender was worth leading, as long as its turn is to come: its action points and possible team."""
    worth = 0.0
    for p in range(len(t.players)):
        player = t.players[p]
        begins = p == t.active and t.actions == 0 and t.ap == CARDS[player.active].ap
        if player.seat == seat and (p in t.queue or begins):
            card = CARDS[player.active]
            worth += AP * card.ap
            worth += MATE * len([c for c in t.hands[seat].cards if CARDS[c].habitat == card.habitat])
            if player.ability == HACKING:
                worth += HACK
    return worth


class Survey:
    """Where the work lies: sets of hexes, found once for all players."""

    def __init__(self, t: Defenders) -> None:
        self.sites: int = 0
        self.pairs: int = 0
        self.singles: int = 0
        for h in LAND:
            dirt = t.pollution[h]
            if dirt == 1:
                self.singles |= 1 << h
            elif dirt == 2:
                self.pairs |= 1 << h
            elif dirt == TOXIC:
                self.sites |= 1 << h
        self.dirty: int = t.factories & (self.singles | self.pairs | self.sites | t.mech_hexes)
        self.clean: int = t.factories & ~self.dirty
        b = t.breached
        self.shut: int = t.factories & ~(b[0] | b[1] | b[2] | b[3] | b[4] | b[5])


def machines(t: Defenders, s: Survey) -> float:
    """All that the machines have on the map, as a loss."""
    worth = -BUILT[len(t.sites)] - SITES[6 - t.toxic_left] - DEATH * len(t.graves)
    worth -= FACTORY * t.factories.bit_count() + SHUT * s.shut.bit_count()
    for h in t.sites:
        if t.factories >> h & 1:
            worth -= FACTORY_MECH * t.mechs[h] + (FACTORY_DIRT if t.pollution[h] else 0.0)
    worth -= DIRT[1] * s.singles.bit_count() + DIRT[2] * s.pairs.bit_count()
    worth -= HUNTER * (t.mech_hexes & t.habitat_hexes()).bit_count()
    enclosed = t.enclosed()
    if enclosed:
        worth -= ENCLOSED + enclosed.bit_count()
    return worth


def standing(t: Defenders, p: int, s: Survey) -> float:
    """Camps, support, cards, items and wounds of one player, and what the leader can do next."""
    player = t.players[p]
    needs = t.track.needs
    worth = CAMP * player.built + SUPPORT * (sum(needs[: player.built]) + player.support)
    if player.gone:
        return worth
    hand = t.hand(p).cards
    if t.seats > 1 or p == 0:
        worth += CARDS_HELD[min(len(hand), 8)]
    worth += ITEM * player.items.bit_count() + TOKEN * player.tokens
    worth -= WOUNDS[player.wounds] * (1.0 + 1.5 * fatal_share(t, hand))
    worth += TOLD * sum(player.known)
    worth += LATER * PATIENCE * prospect(t, p, s)
    worth -= EXPOSED[t.threat(p)]
    return worth


def fatal_share(t: Defenders, hand: list[int]) -> float:
    """How likely the next death is the second one of its habitat."""
    if not t.graves:
        return 0.0
    dead = [CARDS[card].habitat for card in t.graves]
    if not hand:
        return len(dead) / 4
    return 2.0 * len([card for card in hand if CARDS[card].habitat in dead]) / len(hand)


def prospect(t: Defenders, p: int, s: Survey) -> float:
    """The best gain in reach of a leader, less for every move on the way."""
    player = t.players[p]
    if player.hex < 0:
        return 0.0
    tasks = tasks_of(t, p, s)
    roads = t.leader_roads()
    best = 0.0
    reached = 1 << player.hex
    fresh = reached
    patience = 1.0
    for moves in range(FURTHEST):
        for hexes, gain in tasks:
            if hexes & fresh and gain * patience > best:
                best = gain * patience
        further = destinations(t, p) if moves == 0 and player.active >= 0 else reach(fresh, roads)
        fresh = further & ~reached
        if not fresh:
            break
        reached |= fresh
        patience *= PATIENCE
    return best


def tasks_of(t: Defenders, p: int, s: Survey) -> list[tuple[int, float]]:
    """Sets of hexes and what an action there brings."""
    player = t.players[p]
    tasks: list[tuple[int, float]] = []
    support = SUPPORT
    if player.built >= t.track.camps:
        support = 0.0
    elif t.full_support(p):
        support = 0.0
        tasks.append((t.land[player.faction] & ~t.all_camps(), CAMP + 3.0))
    if t.factories:
        tasks.append((s.clean, FACTORY + support))
        tasks.append((s.dirty, FACTORY_MECH + 1.5 + support))
        if player.tokens:
            tasks.append((around(s.shut) & HABITABLE, SHUT + support))
    if s.sites and player.wounds < 3:
        left = 6 - t.toxic_left
        pain = WOUNDS[player.wounds + 1] - WOUNDS[player.wounds]
        tasks.append((s.sites, support + SITES[left] - SITES[left - 1] - pain))
    tasks.append((s.pairs, support + DIRT[2]))
    tasks.append((s.singles, support + DIRT[1]))
    tasks.append((t.mech_hexes & HABITABLE, support + HUNTER - 0.5))
    if player.wounds > 1:
        tasks.append((t.all_camps() & ~t.factories, WOUNDS[player.wounds] * (2.0 if t.graves else 1.0)))
    return tasks
