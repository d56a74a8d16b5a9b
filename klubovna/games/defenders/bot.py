"""How good a position is for the team, for bots (specification 9). All win or lose together, so all is one sum.

A bot thinks in worlds in which everything hidden was dealt anew, so this may look at the next machine card: it is
that world's card, not the true one. A position before that card is valued as it will be after it. Otherwise ending a
turn would always look worse than going on, and a bot would burn its team cards to put the end off.
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask, Evaluation, Fact, Term, shipped_weights
from klubovna.games.defenders.advice import advise
from klubovna.games.defenders.cards import ADVANCED, CARDS, FACTION_NAMES, HACKING, MOST_FACTORIES
from klubovna.games.defenders.machines import resolve
from klubovna.games.defenders.prospects import (
    BUILT,
    CARDS_HELD,
    DEATHS,
    ENCLOSED,
    EXPOSED,
    IDLE,
    LATER,
    LOST,
    NEXT_TURN,
    OTHERS,
    SITES,
    SPENT_BEFORE_REFILL,
    Survey,
    fatal_share,
    led,
    machines,
    missing_support,
    opening,
    plan,
    points_left,
    standing,
    wounds_cost,
)
from klubovna.games.defenders.state import ACTIONS, LEADING, Defenders


def value(t: Defenders, seat: int, asks: list[Ask]) -> float:
    """What has been reached, what threatens, and what every leader can do next."""
    if t.phase < LEADING:
        return opening(t)
    here = t
    me = t.active
    if t.phase == ACTIONS and me >= 0 and t.players[me].seat == seat and t.players[me].ability != HACKING:
        here = t.copy()
        resolve(here, here.machine.cards[-1])
        if here.result is not None:
            return LOST
    worth = led(t, seat) - IDLE * t.actions * t.actions
    survey = Survey(t)
    coming = survey if here is t else Survey(here)
    worth += machines(here, coming)
    for p in range(len(here.players)):
        worth += standing(here, p)
        if here.players[p].seat != seat:
            worth += OTHERS * plan(here, p, NEXT_TURN, coming)
            continue
        ap = points_left(t, p)
        if ap:
            worth += (1 - LATER) * plan(t, p, ap, survey)
        worth += LATER * plan(here, p, ap + NEXT_TURN, coming)
    return worth


# --- the same in named terms (docs/bots.md)

TERMS: Final = [
    Term("outset", "points", obvious=True, vague=True),
    Term("advanced", "cards", obvious=True),
    Term("camps", "camps", shiny=True),
    Term("support", "steps", obvious=True),
    Term("cards", "points", obvious=True, vague=True),
    Term("items", "items", obvious=True),
    Term("breaches", "tokens"),
    Term("wounds", "points", obvious=True, vague=True),
    Term("deaths", "points", obvious=True, vague=True),
    Term("built", "points", obvious=True, vague=True),
    Term("factories", "factories", obvious=True),
    Term("shut", "factories"),
    Term("snipers", "mechs", obvious=True),
    Term("factory-dirt", "factories"),
    Term("toxic", "points", obvious=True, vague=True),
    Term("dirt", "points", obvious=True, vague=True),
    Term("hunters", "hexes", obvious=True),
    Term("enclosed", "hexes", obvious=True, vague=True),
    Term("threatened", "points", obvious=True, vague=True),
    Term("told", "cards"),
    Term("led", "points", obvious=True, vague=True),
    Term("dawdling", "points", vague=True),
    Term("plan-now", "points", obvious=True, vague=True),
    Term("plan-next", "points", obvious=True, vague=True),
    Term("plans-others", "points", vague=True),
    Term("doom", "chances", obvious=True, vague=True),
    Term("lost", "chances", obvious=True, vague=True),
    Term("start", "points", obvious=True, vague=True),
]
(
    OUTSET,
    ADVANCED_PLAYED,
    CAMPS,
    SUPPORTS,
    CARDS_IN_HAND,
    ITEMS_BRIGHT,
    BREACHES,
    WOUNDED,
    DEAD,
    FACTORIES_BUILT,
    FACTORIES_STANDING,
    FACTORIES_SHUT,
    SNIPERS,
    DIRTY_FACTORIES,
    TOXIC_SITES_OUT,
    DIRT_OUT,
    HUNTERS,
    ENCLOSED_HEXES,
    THREATENED,
    TOLD_HABITATS,
    LED,
    DAWDLING,
    PLAN_NOW,
    PLAN_NEXT,
    PLANS_OF_OTHERS,
    DOOM,
    LOST_AHEAD,
    START,
) = range(28)


def measure(t: Defenders, seat: int, asks: list[Ask], into: list[float]) -> None:
    """Writes the amounts of TERMS for the team; of the plans the seat's own ones count as its own.

    The position is the one after the machine card of an own turn, as in `value`.
    """
    for at in range(len(into)):
        into[at] = 0.0
    into[OUTSET] = 1.0
    into[ADVANCED_PLAYED] = advanced_cards(t)
    if t.phase < LEADING:
        into[START] = opening(t)
        return
    me = t.active
    here = after_the_card(t, seat)
    if here.result is not None:
        into[LOST_AHEAD] = 1.0
        return
    into[LED] = led(t, seat)
    into[DAWDLING] = t.actions * t.actions
    survey = Survey(t)
    coming = survey if here is t else Survey(here)
    measure_machines(here, coming, into)
    if here is not t:  # the card of this turn is resolved; the next one waits for whoever comes then
        into[DOOM] = doom(here, here.machine.cards[:-1], is_hacked(here, here.queue[0]) if here.queue else False)
    elif t.phase == ACTIONS and me >= 0:
        into[DOOM] = doom(t, t.machine.cards, is_hacked(t, me))
    for p in range(len(here.players)):
        measure_player(here, p, into)
        if here.players[p].seat != seat:
            into[PLANS_OF_OTHERS] += plan(here, p, NEXT_TURN, coming)
            continue
        ap = points_left(t, p)
        if ap:
            into[PLAN_NOW] += plan(t, p, ap, survey)
        into[PLAN_NEXT] += plan(here, p, ap + NEXT_TURN, coming)


def after_the_card(t: Defenders, seat: int) -> Defenders:
    """In its own turn the seat sees the position as the machine card of that turn will leave it."""
    me = t.active
    mine = t.phase == ACTIONS and me >= 0 and t.players[me].seat == seat
    if not mine or t.players[me].ability == HACKING or not t.machine.cards:
        return t
    here = t.copy()
    resolve(here, here.machine.cards[-1])
    return here


def facts(t: Defenders, seat: int) -> list[Fact]:
    """What leaders have, faction by faction."""
    here = t if t.phase < LEADING else after_the_card(t, seat)
    if t.phase < LEADING or here.result is not None:
        return []
    found: list[Fact] = []
    for p in range(len(here.players)):
        into = [0.0] * len(TERMS)
        measure_player(here, p, into)
        for at in range(len(into)):
            if into[at]:
                found.append(Fact(at, FACTION_NAMES[here.players[p].faction], into[at]))
    return found


def advanced_cards(t: Defenders) -> int:
    count = 0
    for card in t.machine.cards:
        if card >= ADVANCED:
            count += 1
    for card in t.machine_discard:
        if card >= ADVANCED:
            count += 1
    return count


def measure_machines(t: Defenders, s: Survey, into: list[float]) -> None:
    into[DEAD] = DEATHS[len(t.graves)]
    into[FACTORIES_BUILT] = BUILT[len(t.sites)]
    into[FACTORIES_STANDING] = t.factories.bit_count()
    into[FACTORIES_SHUT] = s.shut.bit_count()
    for h in t.sites:
        if t.factories >> h & 1:
            into[SNIPERS] += t.mechs[h]
            into[DIRTY_FACTORIES] += 1.0 if t.pollution[h] else 0.0
    into[TOXIC_SITES_OUT] = SITES[6 - t.toxic_left]
    into[DIRT_OUT] = s.dirt
    into[HUNTERS] = (t.mech_hexes & t.habitat_hexes()).bit_count()
    enclosed = t.enclosed()
    if enclosed:
        into[ENCLOSED_HEXES] = ENCLOSED + enclosed.bit_count()


def measure_player(t: Defenders, p: int, into: list[float]) -> None:
    player = t.players[p]
    into[CAMPS] += player.built
    into[SUPPORTS] += sum(t.track.needs[: player.built]) + player.support
    if player.gone:
        return
    hand = t.hand(p).cards
    if t.seats > 1 or p == 0:
        missing = min(4, missing_support(t, player))
        kept = SPENT_BEFORE_REFILL + (1 - SPENT_BEFORE_REFILL) * missing / 4
        into[CARDS_IN_HAND] += CARDS_HELD[min(len(hand), 8)] * kept
    into[ITEMS_BRIGHT] += player.items.bit_count()
    into[BREACHES] += player.tokens
    into[WOUNDED] += wounds_cost(t, player.wounds, fatal_share(t, hand))
    into[TOLD_HABITATS] += sum(player.known)
    into[THREATENED] += EXPOSED[t.threat(p)]


def is_hacked(t: Defenders, p: int) -> bool:
    """Whether a player's turn ends without a machine card (J13)."""
    return t.players[p].ability == HACKING


def doom(t: Defenders, left: list[int], hacked: bool) -> float:
    """The chance that the next machine card ends the match, if nothing is done about it; what lies on top is not
    looked at, only what is left in the deck."""
    if hacked or not left or not in_danger(t):
        return 0.0
    fatal = 0
    for kind in sorted(set(left)):
        twin = t.copy()
        resolve(twin, kind)
        if twin.result is not None:
            fatal += left.count(kind)
    return fatal / len(left)


def in_danger(t: Defenders) -> bool:
    """Whether any card could end the match: the core has no factory left to give, toxic sites run out, or somebody may
    die who must not. Otherwise nothing needs to be tried."""
    if len(t.sites) == MOST_FACTORIES or t.toxic_left <= FEW_SITES:
        return True
    return bool(t.graves) and any([player.wounds >= t.most_wounds() for player in t.players])


def quiet(t: Defenders) -> bool:
    """A round or a turn begins."""
    if t.phase == LEADING:
        return True
    return t.phase == ACTIONS and t.active >= 0 and t.actions == 0 and t.ap == CARDS[t.players[t.active].active].ap


def progress(t: Defenders) -> float:
    """How much of the time is used up: the machines build on, whatever the team does, and a match is a race.

    Not what has been reached: otherwise a step on the track would also move the weights, and be worth less than it is.
    """
    return min(1.0, t.drawn / USUAL_CARDS)


FEW_SITES: Final = 3  # a card can hardly use up more of them
USUAL_CARDS: Final = 28  # machine cards until the end; teams that win need 17 to 31 of them


EVALUATION: Final = Evaluation(
    TERMS,
    measure,
    progress,
    quiet,
    shipped_weights("klubovna.games.defenders", TERMS),
    cooperative=True,
    advise=advise,
    facts=facts,
)
