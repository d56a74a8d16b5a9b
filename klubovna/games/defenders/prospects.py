"""What lies ahead for the team: work on the map, what the machines threaten, and what a leader can do with its actions.

What a leader can still do is found by a plan: again and again the job with the most value per action, the way there
included, until the action points are spent. So a bot walks towards work that is worth the way.
"""

from __future__ import annotations

from typing import Final

from klubovna.games.defenders.board import BESIDE, GROUND, LAND, SIX, around, flood, reach, set_edge
from klubovna.games.defenders.cards import (
    AMBUSH,
    BOUNTIFUL_HARVEST,
    CARDS,
    CONTROLLED_BURN,
    DEMOLITION,
    HACKING,
    ITEM_FOR_ALL,
    MANIFESTO,
    OWN_ITEM,
    SHARPSHOOTER,
)
from klubovna.games.defenders.player import Player
from klubovna.games.defenders.state import ACTIONS, FAR, NEAR, TOXIC, Defenders

SUPPORT: Final = 2.0  # one step on the track
CAMP: Final = 8.0  # a camp, besides the support that it took
REFILL: Final = 3.0  # the cards that a camp brings
CARDS_HELD: Final[tuple[float, ...]] = (0.0, 1.2, 2.2, 3.0, 3.6, 4.1, 4.5, 4.8, 5.1)
SPENT_BEFORE_REFILL: Final = 0.25  # what hand cards are still worth when the next camp is at hand
ITEM: Final = 0.9
TOKEN: Final = 0.8
WOUNDS: Final[tuple[float, ...]] = (0.0, 0.35, 1.1, 2.6)
DEATHS: Final[tuple[float, ...]] = (
    0.0,
    6.0,
    15.0,
    28.0,
    45.0,
    45.0,
)  # by Defenders killed: the next one may be the end
BUILT: Final[tuple[float, ...]] = (0.0, 1.0, 3.0, 6.0, 11.0, 19.0)  # by factories on the map: the core comes to its end
FACTORY: Final = 12.0  # one that is not rewilded
SHUT: Final = 3.0  # nobody can get in yet
FACTORY_MECH: Final = 2.5
FACTORY_DIRT: Final = 2.5
SITES: Final[tuple[float, ...]] = (0.0, 1.0, 2.5, 4.5, 8.0, 14.0, 24.0)  # by toxic sites on the map
DIRT: Final[tuple[float, ...]] = (0.0, 0.4, 1.4)
HUNTER: Final = 0.3
ENCLOSED: Final = 3.0
LOST: Final = -5e5  # the same for every way into a lost world, so that only the other worlds decide

LATER: Final = 0.6  # what a gain in the next turn is worth
OTHERS: Final = 0.2  # what it is worth to leave work where others can do it
NEXT_TURN: Final = 3  # action points it will have
STOPS: Final = 3  # places that a plan visits
PATIENCE: Final = 0.9  # what a gain is worth one action later
POWERS: Final = [PATIENCE**actions for actions in range(30)]
IDLE: Final = 0.03  # times the square of the actions so far: eating and taking food again leads nowhere
EXPOSED: Final[tuple[float, ...]] = (0.0, 0.2, 0.5)  # a leader far from or near mechs
TOLD: Final = 0.05
AP: Final = 0.8  # an action point of a Defender whose turn is to come
MATE: Final = 0.4  # a hand card that could join its team
HACK: Final = 3.0  # a machine card less


def points_left(t: Defenders, p: int) -> int:
    """Action points that a player still has in this round."""
    if t.phase == ACTIONS and p == t.active:
        return t.ap
    return CARDS[t.players[p].active].ap if p in t.queue and t.players[p].active >= 0 else 0


def opening(t: Defenders) -> float:
    """Start where work is near: many hexes of the home habitat around, and pollution to clear."""
    worth = 0.0
    for player in t.players:
        h = player.hex
        if h >= 0:
            near = BESIDE[h] | around(BESIDE[h])
            worth += 0.5 * (near & t.land[player.faction]).bit_count()
            worth += 0.4 * len([n for n in LAND if near >> n & 1 and t.pollution[n]]) - 0.5 * t.mechs[h]
    return worth


# --- Cards


def led(t: Defenders, seat: int) -> float:
    """Which Defender was worth leading, as long as its turn is to come: points, possible team, ability."""
    worth = 0.0
    for p, player in enumerate(t.players):
        if player.seat != seat or player.active < 0:
            continue
        card = CARDS[player.active]
        if p in t.queue or (p == t.active and t.actions == 0 and t.ap == card.ap):
            worth += AP * card.ap
            worth += MATE * len([c for c in t.hands[seat].cards if CARDS[c].habitat == card.habitat])
            if player.ability == HACKING:
                worth += HACK
        if p in t.unresolved:
            worth += to_reveal(t, player, player.ability)
    return worth


def to_reveal(t: Defenders, player: Player, ability: int) -> float:
    """A reveal ability that is still to come."""
    here = player.hex
    if ability in OWN_ITEM:
        return 0.0 if player.items >> OWN_ITEM.index(ability) & 1 else ITEM
    if ability in ITEM_FOR_ALL:
        dark = [1 for p in t.in_game() if not t.players[p].items >> ITEM_FOR_ALL.index(ability) & 1]
        return ITEM * len(dark)
    if ability == MANIFESTO:
        return SUPPORT * min(2, missing_support(t, player))
    if ability == BOUNTIFUL_HARVEST:
        return 1.5
    if ability == CONTROLLED_BURN:
        burning = [n for n in LAND if BESIDE[here] >> n & 1 and t.pollution[n]]
        return SUPPORT * min(missing_support(t, player), len(burning))
    if missing_support(t, player):
        targets = BESIDE[here] if ability == SHARPSHOOTER else 1 << here if ability == AMBUSH else 0
        if targets & t.mech_hexes:
            return SUPPORT
        if ability == DEMOLITION and player.tokens:
            return SUPPORT - TOKEN
    return 0.0


# --- The machines


class Survey:
    """Where the work lies, found once for all players: what each action on a hex is worth, besides support."""

    def __init__(self, t: Defenders) -> None:
        on_map = 6 - t.toxic_left
        site = SITES[on_map] - SITES[on_map - 1] if on_map else 0.0
        self.dirt: float = 0.0
        self.work: int = 0
        self.jobs: dict[int, list[float]] = {}
        for h in LAND:
            dirt, mechs = t.pollution[h], t.mechs[h]
            factory = t.factories >> h & 1
            if not (dirt or mechs or factory):
                continue
            jobs = [FACTORY_MECH if factory else HUNTER] * mechs
            if dirt:
                clear = site if dirt == TOXIC else DIRT[dirt]
                self.dirt += 0.0 if dirt == TOXIC else DIRT[dirt]
                jobs.append(clear + FACTORY_DIRT if factory else clear)
                if not factory:
                    jobs.reverse()
            if factory:
                jobs.append(FACTORY)
            self.work |= 1 << h
            self.jobs[h] = jobs
        b, w = t.breached, t.walled
        walls = [w[d] & ~b[d] for d in SIX]
        self.walls: int = walls[0] | walls[1] | walls[2] | walls[3] | walls[4] | walls[5]
        self.shut: int = t.factories & ~(b[0] | b[1] | b[2] | b[3] | b[4] | b[5])
        self.zone: int = around(t.sniper_hexes())
        self.camps: int = t.all_camps()
        engine_sides = [0] * 6
        for engine in t.engines:
            if engine >= 0:
                set_edge(engine_sides, engine // 6, engine % 6)
        # ways that a breach would open
        self.through_walls: tuple[int, ...] = tuple([GROUND[d] & ~engine_sides[d] for d in SIX])


def machines(t: Defenders, s: Survey) -> float:
    """All that the machines have on the map, as a loss."""
    worth = -BUILT[len(t.sites)] - SITES[6 - t.toxic_left] - DEATHS[len(t.graves)]
    worth -= FACTORY * t.factories.bit_count() + SHUT * s.shut.bit_count()
    for h in t.sites:
        if t.factories >> h & 1:
            worth -= FACTORY_MECH * t.mechs[h] + (FACTORY_DIRT if t.pollution[h] else 0.0)
    worth -= s.dirt
    worth -= HUNTER * (t.mech_hexes & t.habitat_hexes()).bit_count()
    enclosed = t.enclosed()
    if enclosed:
        worth -= ENCLOSED + enclosed.bit_count()
    return worth


# --- The players


def missing_support(t: Defenders, player: Player) -> int:
    return 0 if player.built >= t.track.camps else t.track.needs[player.built] - player.support


def standing(t: Defenders, p: int) -> float:
    """Camps, support, cards, items and wounds of one player."""
    player = t.players[p]
    worth = CAMP * player.built + SUPPORT * (sum(t.track.needs[: player.built]) + player.support)
    if player.gone:
        return worth
    hand = t.hand(p).cards
    if t.seats > 1 or p == 0:
        missing = min(4, missing_support(t, player))
        worth += CARDS_HELD[min(len(hand), 8)] * (SPENT_BEFORE_REFILL + (1 - SPENT_BEFORE_REFILL) * missing / 4)
    worth += ITEM * player.items.bit_count() + TOKEN * player.tokens
    worth -= wounds_cost(t, player.wounds, fatal_share(t, hand))
    worth += TOLD * sum(player.known)
    worth -= EXPOSED[t.threat(p)]
    return worth


def wounds_cost(t: Defenders, wounds: int, fatal: float) -> float:
    """What being without a number of wounds is worth; more than the leader can bear are a death."""
    if wounds > (2 if t.solo else 3):
        dead = len(t.graves)
        return 2.0 + (DEATHS[dead + 1] - DEATHS[dead]) * (1.0 + fatal)
    return WOUNDS[wounds + 1 if t.solo and wounds else wounds] * (1.0 + 1.5 * fatal)


def fatal_share(t: Defenders, hand: list[int]) -> float:
    """How likely the next death is the second one of its habitat, doubled."""
    if not t.graves:
        return 0.0
    dead = [CARDS[card].habitat for card in t.graves]
    if not hand:
        return len(dead) / 2
    return 2.0 * len([card for card in hand if CARDS[card].habitat in dead]) / len(hand)


# --- The plan of one leader

WORK: Final = 0  # clear, destroy, rewild
BUILD: Final = 1
HEAL: Final = 2
BREACH: Final = 3


class Job:
    """The best thing to do next: what it brings for each action, the way included, and where it ends."""

    def __init__(self) -> None:
        self.rate: float = 0.0
        self.gain: float = 0.0
        self.actions: int = 0
        self.hex: int = -1
        self.kind: int = WORK
        self.supports: int = 0

    def offer(self, gain: float, actions: int, hexes: int, kind: int, supports: int) -> None:
        if gain > self.rate * actions + 1e-9:
            self.rate = gain / actions
            self.gain = gain
            self.actions = actions
            self.hex = hexes.bit_length() - 1
            self.kind = kind
            self.supports = supports


class Planner:
    """One leader on the way from job to job."""

    def __init__(self, t: Defenders, p: int, survey: Survey) -> None:
        player = t.players[p]
        self.t: Defenders = t
        self.player: Player = player
        self.survey: Survey = survey
        self.roads: tuple[int, ...] = t.leader_roads()
        self.here: int = player.hex
        self.fatal: float = fatal_share(t, t.hand(p).cards)
        self.wounded: float = 0.0
        self.one_more: float = 0.0
        self.far: float = 0.0  # what the roll of T7.2 costs
        self.near: float = 0.0
        self.leaving: float = 0.0
        self.bear(player.wounds)
        self.stand(player.hex)
        self.trail: int = t.land[CARDS[player.active].habitat] if player.active >= 0 else 0
        self.homes: int = t.land[player.faction] & ~survey.camps
        self.built: int = player.built
        self.missing: int = missing_support(t, player)
        self.clinics: int = survey.camps & ~t.factories if player.wounds > 1 else 0
        self.walls: int = survey.walls if player.tokens else 0
        self.work: int = survey.work
        self.rest: list[float] | None = None  # what is left to do on the hex where it stands, if work has begun there

    def bear(self, wounds: int) -> None:
        """What wounds cost, the present ones and more."""
        self.wounded = wounds_cost(self.t, wounds, self.fatal)
        self.one_more = wounds_cost(self.t, wounds + 1, self.fatal) - self.wounded
        self.far = self.one_more / 3
        self.near = self.far + (wounds_cost(self.t, wounds + 2, self.fatal) - self.wounded) / 6

    def stand(self, h: int) -> None:
        """Where the plan begins."""
        self.here = h
        threat = self.t.threat_on(h)
        self.leaving = self.near if threat == NEAR else self.far if threat == FAR else 0.0  # a move is an action

    def gain(self, ap: int) -> float:
        """What can be gained with a number of action points, job by job."""
        total = 0.0
        here = self.here
        spent = 0
        for _ in range(STOPS):
            if spent >= ap:
                break
            job = self.best_job(here, ap - spent)
            if job.hex < 0:
                break
            total += job.gain * POWERS[spent]
            spent += job.actions
            here = job.hex
            self.do(job)
        return total

    def do(self, job: Job) -> None:
        bit = 1 << job.hex
        self.leaving = 0.0
        self.trail = 0
        self.missing -= job.supports
        if job.kind == WORK:
            self.work &= ~bit
        elif job.kind == HEAL:
            self.clinics = 0
        elif job.kind == BUILD:
            self.built += 1
            self.homes &= ~bit
            self.missing = 0 if self.built >= self.t.track.camps else self.t.track.needs[self.built]

    def best_job(self, here: int, ap: int) -> Job:
        """Look around in circles of moves: over roads and trails, through breached walls, to a camp of one's own."""
        best = Job()
        reached = layer = 1 << here
        before = 0
        for moves in range(ap):
            if moves:
                further = reach(layer, self.roads)
                if self.trail:
                    further |= along_trail(self.t, layer, further, self.trail)
                if moves == 1:
                    further |= self.player.camps & ~self.t.factories  # T6.2
                if self.walls:
                    further |= reach(before, self.survey.through_walls)
                before = layer
                layer = further & ~reached
                reached |= layer
            self.look_around(layer, moves, ap, best)
        return best

    def look_around(self, layer: int, moves: int, ap: int, best: Job) -> None:
        """All jobs a number of moves away."""
        later = POWERS[moves + 1]
        pain = self.leaving if moves else 0.0
        if self.missing <= 0 and layer & self.homes and self.built < self.t.track.camps:
            best.offer((CAMP + REFILL) * later - pain, moves + 1, layer & self.homes, BUILD, 0)
        if layer & self.clinics:
            best.offer(self.wounded * later - pain, moves + 1, layer & self.clinics, HEAL, 0)
        if self.missing > 0 and layer & self.walls:
            best.offer((SUPPORT - TOKEN) * later - pain, moves + 1, layer & self.walls, BREACH, 1)
        targets = layer & self.work
        while targets:
            bit = targets & -targets
            targets ^= bit
            self.look_at(bit, moves, ap, best)

    def look_at(self, bit: int, moves: int, ap: int, best: Job) -> None:
        """The work on one hex: one action, or two, three ... of them."""
        if not moves and self.rest is not None:
            self.go_on(bit, ap, self.rest, best)
            return
        t = self.t
        h = bit.bit_length() - 1
        mechs = t.mechs[h]
        jobs = self.survey.jobs[h]
        factory = t.factories & bit
        first_mech = 0 if factory else len(jobs) - mechs
        toxic = -1 if t.pollution[h] != TOXIC else mechs if factory else 0
        exposed = self.far if self.survey.zone & bit else 0.0
        gain = -self.leaving if moves else 0.0
        if self.survey.shut & bit:
            gain += SHUT * POWERS[moves]
        for at in range(min(len(jobs), ap - moves)):
            worth = jobs[at] - (self.near if at < first_mech + mechs and mechs else exposed)
            if at == toxic:
                worth -= self.one_more
            if at < self.missing:
                worth += SUPPORT
            gain += worth * POWERS[moves + at + 1]
            best.offer(gain, moves + at + 1, bit, WORK, min(at + 1, self.missing))

    def go_on(self, bit: int, ap: int, rest: list[float], best: Job) -> None:
        """Work that has begun here."""
        gain = 0.0
        for at in range(min(len(rest), ap)):
            gain += (rest[at] + SUPPORT if at < self.missing else rest[at]) * POWERS[at + 1]
            best.offer(gain, at + 1, bit, WORK, min(at + 1, self.missing))


def plan(t: Defenders, p: int, ap: int, survey: Survey) -> float:
    return Planner(t, p, survey).gain(ap) if t.players[p].hex >= 0 else 0.0


def along_trail(t: Defenders, layer: int, beside: int, trail: int) -> int:
    """T6.1: where trails that start or end in these hexes lead, for all of them at once."""
    roads = t.leader_roads()
    through = trail & ~t.mech_hexes
    ends = 0
    if layer & trail:
        walked = flood(layer & trail, through, roads)
        ends = walked | reach(walked, roads)
    entered = flood(beside & through, through, roads)
    return ends | entered | reach(entered, roads) & trail
