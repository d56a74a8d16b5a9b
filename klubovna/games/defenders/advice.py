"""What each option of Strážci Divočiny is worth at a glance, in points; only what its seat can know is used.

An action is worth what it brings at once and what the leader can do after it: by the plan from where it will stand,
with the points that it will have, now and in the next turn.
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask
from klubovna.games.defenders.actions import (
    BREACH,
    BUILD,
    CLEAR,
    DESTROY,
    DRINK,
    EAT,
    END,
    HEAL,
    HINT,
    LAST_ACTION,
    MOVE,
    REGROUP,
    REWILD,
    TAKE_ITEM,
    TEAM,
    Act,
)
from klubovna.games.defenders.board import BESIDE, CORE, EDGES, LAND, SIX, around, set_edge
from klubovna.games.defenders.cards import CARDS, HACKING, REFUGE
from klubovna.games.defenders.prospects import (
    AP,
    CAMP,
    CARDS_HELD,
    EXPOSED,
    FACTORY,
    FACTORY_MECH,
    HACK,
    HUNTER,
    ITEM,
    LATER,
    MATE,
    NEXT_TURN,
    REFILL,
    SHUT,
    SPENT_BEFORE_REFILL,
    SUPPORT,
    TOKEN,
    TOLD,
    WOUNDS,
    Planner,
    Survey,
    missing_support,
    to_reveal,
)
from klubovna.games.defenders.state import FAR, NEAR, TOXIC, Defenders

POINTS_PER_LOGIT: Final = 20.0
IDLE_STEP: Final = 0.05  # an action that leads nowhere is worse than none


def advise(t: Defenders, ask: Ask, quick: bool) -> list[float]:
    """How good each option looks, in logits."""
    why = ask.why
    if why == "act":
        points = acting(t, ask, quick)
    elif why == "lead":
        points = leading(t, ask)
    elif why == "start_camp":
        points = starting(t, ask)
    elif why == "secret_paths" or why == "tunnels":
        points = going(t, ask)
    elif why == "sharpshooter" or why == "acid_rain":
        points = shooting(t, ask)
    elif why == "healing_herbs":
        points = [healed(t, option.value) for option in ask.options]
    elif why == "demolition":
        points = demolishing(t, ask)
    elif why == "burn":
        points = [-1.0 if t.pollution[option.value] == TOXIC else 0.0 for option in ask.options]
    elif why == "split":
        points = [-abs(option.value - 1.5) for option in ask.options]
    else:
        points = [0.0] * len(ask.options)
    return [point / POINTS_PER_LOGIT for point in points]


# --- a turn


class Outlook:
    """What the leader whose turn it is can do after one option."""

    def __init__(self, t: Defenders, p: int, quick: bool) -> None:
        self.t: Defenders = t
        self.p: int = p
        self.quick: bool = quick
        self.survey: Survey = Survey(t)

    def ahead(self, planner: Planner, ap: int) -> float:
        """By the plan, in this turn and in the next one."""
        trail, leaving, missing = planner.trail, planner.leaving, planner.missing
        work, clinics, built, homes = planner.work, planner.clinics, planner.built, planner.homes
        now = 0.0
        if ap > 0:
            now = planner.gain(ap)
            planner.trail, planner.leaving, planner.missing = trail, leaving, missing
            planner.work, planner.clinics, planner.built, planner.homes = work, clinics, built, homes
        return (1.0 - LATER) * now + LATER * planner.gain(ap + NEXT_TURN)

    def fresh(self) -> Planner:
        return Planner(self.t, self.p, self.survey)


def acting(t: Defenders, ask: Ask, quick: bool) -> list[float]:
    me = t.active
    outlook = Outlook(t, me, quick)
    standing_at = t.threat(me)
    points: list[float] = []
    for option in ask.options:
        points.append(act_worth(t, me, option.value, outlook, standing_at))
    return points


def act_worth(t: Defenders, me: int, act: Act, outlook: Outlook, threat: int) -> float:
    player = t.players[me]
    planner = outlook.fresh()
    kind = act.kind
    ap = t.ap
    worth = 0.0
    if kind <= LAST_ACTION and kind != END:
        worth -= IDLE_STEP * (t.actions + 1)
        if threat == NEAR:
            worth -= planner.near
        elif threat == FAR:
            worth -= planner.far
        if act.item < 0:
            ap -= 1
        else:
            worth -= ITEM
    if kind == END:
        return worth + LATER * planner.gain(NEXT_TURN) - EXPOSED[threat]
    if kind in (MOVE, REGROUP):
        if kind == REGROUP and t.lasts(REFUGE):
            worth = -IDLE_STEP * (t.actions + 1)
        planner.stand(act.target)
        planner.trail = 0
        after = t.threat_on(act.target)
        if kind == MOVE:
            owner = t.camp_owner(act.target)
            if owner >= 0 and not player.items >> t.players[owner].faction & 1:
                worth += ITEM
        worth -= EXPOSED[after]
        return worth + outlook.ahead(planner, ap)
    worth -= EXPOSED[threat]
    if kind == BUILD:
        worth += CAMP + REFILL
        planner.built += 1
        planner.homes &= ~(1 << player.hex)
        planner.missing = 0 if planner.built >= t.track.camps else t.track.needs[planner.built]
    elif kind in (CLEAR, DESTROY, REWILD):
        worth += work_worth(t, me, act, planner, outlook.survey)
    elif kind == BREACH:
        worth -= TOKEN
        planner.roads = opened(planner.roads, outlook.survey, act.target)
        if opens(t, outlook.survey, act.target):
            worth += SHUT
        if planner.missing > 0:
            worth += SUPPORT
            planner.missing -= 1
        if player.tokens == 1:
            planner.walls = 0
    elif kind == HEAL:
        worth += planner.wounded
        planner.clinics = 0
        planner.bear(0)
        planner.stand(player.hex)
    elif kind == TAKE_ITEM:
        worth += ITEM
    elif kind == EAT:
        worth -= ITEM
        ap += 1
    elif kind == DRINK:
        worth += planner.wounded - ITEM
        planner.bear(player.wounds - 1)
        planner.stand(player.hex)
        worth -= planner.wounded
    elif kind == TEAM:
        worth -= card_worth(t, me)
        ap += 1
    elif kind == HINT:
        worth += -1.0 if outlook.quick else TOLD * t.untold(me)
    return worth + outlook.ahead(planner, ap)


def work_worth(t: Defenders, me: int, act: Act, planner: Planner, survey: Survey) -> float:
    """What clearing, destroying or rewilding brings at once; the plan goes on with the rest of the hex."""
    h = act.target
    factory = t.factories >> h & 1
    mechs = t.mechs[h]
    dirt = 0.0
    if t.pollution[h] and h != CORE:
        dirt = survey.jobs[h][mechs if factory else 0]
    worth = 0.0
    if act.kind == REWILD:
        worth += FACTORY
        planner.work &= ~(1 << h)
    elif act.kind == CLEAR:
        worth += dirt
        if t.pollution[h] == TOXIC:
            worth -= planner.one_more
            planner.bear(t.players[me].wounds + 1)
        dirt = 0.0
    else:
        worth += FACTORY_MECH if factory else HUNTER
        mechs -= 1
    if planner.missing > 0:
        worth += SUPPORT
        planner.missing -= 1
    if h != planner.here or act.kind == REWILD:
        return worth
    exposed = planner.far if survey.zone >> h & 1 else 0.0
    if dirt and t.pollution[h] == TOXIC:
        exposed += planner.one_more
    rest = [(FACTORY_MECH if factory else HUNTER) - planner.near] * mechs
    if dirt:
        rest.append(dirt - exposed)
    if factory:
        rest.append(FACTORY)
    if not rest:
        planner.work &= ~(1 << h)
    planner.rest = rest
    planner.leaving = planner.near if mechs else exposed
    return worth


def opened(roads: tuple[int, ...], survey: Survey, at: int) -> tuple[int, ...]:
    """The ways with a breach in this wall."""
    sides = [0] * 6
    set_edge(sides, EDGES[at].a, EDGES[at].side)
    return tuple([roads[d] | sides[d] & survey.through_walls[d] for d in SIX])


def opens(t: Defenders, survey: Survey, at: int) -> bool:
    """Whether a breach makes a way into a factory that had none."""
    edge = EDGES[at]
    ends = 1 << edge.a | (1 << edge.b if edge.b >= 0 else 0)
    return edge.b >= 0 and bool(survey.shut & ends)


def card_worth(t: Defenders, me: int) -> float:
    """What the team gives away with a card of the hand."""
    player = t.players[me]
    held = min(len(t.hand(me).cards), 8)
    missing = min(4, missing_support(t, player))
    kept = SPENT_BEFORE_REFILL + (1 - SPENT_BEFORE_REFILL) * missing / 4
    return (CARDS_HELD[held] - CARDS_HELD[held - 1]) * kept if held else 0.0


# --- a round


def leading(t: Defenders, ask: Ask) -> list[float]:
    """Points, possible team, ability, and what the leader could do along this Defender's trails."""
    survey = Survey(t)
    points: list[float] = []
    hand = t.hands[ask.seat].cards
    for option in ask.options:
        card = option.value
        if card < 0:
            points.append(leading_unknown(t, -1 - card, survey))
            continue
        defender = CARDS[card]
        p = player_of(t, ask.seat, defender.faction)
        worth = AP * defender.ap
        mates = 0
        for other in hand:
            if CARDS[other].habitat == defender.habitat and CARDS[other].faction == defender.faction:
                mates += 1
        worth += MATE * mates
        if defender.ability == HACKING:
            worth += HACK
        worth += to_reveal(t, t.players[p], defender.ability)
        planner = Planner(t, p, survey)
        planner.trail = t.land[defender.habitat]
        points.append(worth + planner.gain(defender.ap))
    return points


def leading_unknown(t: Defenders, faction: int, survey: Survey) -> float:
    """The top card of a deck: an average Defender."""
    p = player_of(t, 0, faction)
    return AP * 3.0 + Planner(t, p, survey).gain(3)


def player_of(t: Defenders, seat: int, faction: int) -> int:
    """In solo the faction leads, otherwise the seat."""
    if not t.solo:
        return seat
    return 0 if t.players[0].faction == faction else 1


def starting(t: Defenders, ask: Ask) -> list[float]:
    """As `opening` counts it: home hexes and pollution around."""
    home = t.land[t.players[t.queue[0]].faction]
    points: list[float] = []
    for option in ask.options:
        h: int = option.value
        near = BESIDE[h] | around(BESIDE[h])
        dirty = 0
        for n in LAND:
            if near >> n & 1 and t.pollution[n]:
                dirty += 1
        points.append(0.5 * (near & home).bit_count() + 0.4 * dirty - 0.5 * t.mechs[h])
    return points


# --- reveal abilities


def going(t: Defenders, ask: Ask) -> list[float]:
    """Where a leader would find the most to do."""
    p = mover(t, ask)
    outlook = Outlook(t, p, True)
    points: list[float] = []
    for option in ask.options:
        planner = outlook.fresh()
        if option.value >= 0:
            planner.stand(option.value)
        threat = t.threat_on(planner.here)
        active = t.players[p].active
        points.append(outlook.ahead(planner, CARDS[active].ap if active >= 0 else 0) - EXPOSED[threat])
    return points


def mover(t: Defenders, ask: Ask) -> int:
    """Which leader goes: the seat's, in solo the one whose hex the paths lead from."""
    if not t.solo:
        return ask.seat
    for p in t.in_game():
        if ask.why == "secret_paths":
            near = BESIDE[t.players[p].hex]
            if all([option.value < 0 or near >> option.value & 1 for option in ask.options]):
                return p
        elif t.players[p].active >= 0 and p in t.queue:
            return p
    return t.in_game()[0]


def shooting(t: Defenders, ask: Ask) -> list[float]:
    """Snipers of a factory first; pollution that rain leaves behind counts against it."""
    points: list[float] = []
    for option in ask.options:
        h: int = option.value
        worth = FACTORY_MECH if t.factories >> h & 1 else HUNTER
        for p in t.in_game():
            if t.players[p].hex == h:
                worth += 1.0
        if ask.why == "acid_rain":
            worth -= 0.4 if t.pollution[h] < TOXIC - 1 else 6.0
        points.append(worth)
    return points


def healed(t: Defenders, p: int) -> float:
    player = t.players[p]
    return WOUNDS[player.wounds] if player.wounds < len(WOUNDS) else 0.0


def demolishing(t: Defenders, ask: Ask) -> list[float]:
    """A way into a shut factory above all, else a wall near the leader."""
    survey = Survey(t)
    near = 0
    for p in t.in_game():
        if t.players[p].seat == ask.seat:
            near |= 1 << t.players[p].hex
    points: list[float] = []
    for option in ask.options:
        edge = EDGES[option.value]
        ends = 1 << edge.a | (1 << edge.b if edge.b >= 0 else 0)
        worth = SHUT if opens(t, survey, option.value) else 0.0
        if ends & around(near):
            worth += 0.5
        if edge.b < 0:
            worth -= 1.0
        points.append(worth)
    return points
