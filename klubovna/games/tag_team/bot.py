"""How good a position of Tag Team is, for bots (specification 9)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask, Evaluation, Fact
from klubovna.games.tag_team.advice import STRENGTH, WEIGHTS, advise
from klubovna.games.tag_team.boards import Boards
from klubovna.games.tag_team.cards import FIGHTERS
from klubovna.games.tag_team.state import BUILDING, ORDER, TEAMS, TagTeam
from klubovna.games.tag_team.terms import HIGHER, LOWER, PICKS, TERMS, health, measure_boards, measure_next, nearness
from klubovna.games.tag_team.terms import POWER as OF_POWER

LOWER_HP: Final = 1.3  # one knock-out loses, so the weaker fighter counts more
HIGHER_HP: Final = 0.6
POWER: Final = 1.1  # pays in every round to come
BEAR_POWER: Final = 1.0  # on top of being his health
AFLAME: Final = -0.8
PRESENCE: Final = 1.2
COUNTERS: Final = {"voice": 0.35, "ships": 0.3, "rage": 0.6, "concentration": 0.5, "souls": 0.5, "schemes": 0.35}
MARKS: Final = [COUNTERS.get(fighter.counter.name, 0.0) for fighter in FIGHTERS]


def value(t: TagTeam, seat: int, asks: list[Ask]) -> float:
    """One's own team less the other one. Whoever is asked has just seen the fight that the plans led to."""
    if t.phase == TEAMS:
        return worth_of_picks(t.teams[seat]) - worth_of_picks(t.teams[1 - seat])
    return standing(t.boards, seat) - standing(t.boards, 1 - seat)


def worth_of_picks(team: tuple[int, ...]) -> float:
    return sum([STRENGTH[fighter] for fighter in team])


def standing(b: Boards, seat: int) -> float:
    """Health, power, counters and tokens of one team."""
    one, two = health(b, 2 * seat), health(b, 2 * seat + 1)
    worth = LOWER_HP * one + HIGHER_HP * two if one < two else LOWER_HP * two + HIGHER_HP * one
    for number in (2 * seat, 2 * seat + 1):
        if number == b.bear:
            worth += BEAR_POWER * b.power[number]
        else:
            worth += POWER * b.power[number] + MARKS[b.kinds[number]] * b.mark[number]
        worth += AFLAME * b.aflame[number]
        if number == b.guarded:
            worth += PRESENCE
    return worth


# --- the same in named terms (docs/bots.md)


def measure(t: TagTeam, seat: int, asks: list[Ask], into: list[float]) -> None:
    """Writes the amounts of TERMS for one seat."""
    if t.phase in (TEAMS, ORDER):
        for at in range(len(into)):
            into[at] = 0.0
        into[PICKS] = worth_of_picks(t.teams[seat])
        return
    measure_boards(t.boards, seat, into)
    if t.phase == BUILDING:  # both decks lie open
        measure_next(t.boards, t.decks[0], t.decks[1], seat, into)


def facts(t: TagTeam, seat: int) -> list[Fact]:
    """Health and power, fighter by fighter."""
    if t.phase in (TEAMS, ORDER):
        return []
    b = t.boards
    one, two = 2 * seat, 2 * seat + 1
    weaker = one if health(b, one) <= health(b, two) else two
    stronger = one + two - weaker
    found = [Fact(LOWER, t.name(weaker, b.bear), health(b, weaker))]
    found.append(Fact(HIGHER, t.name(stronger, b.bear), health(b, stronger)))
    for number in (one, two):
        if number != b.bear:
            found.append(Fact(OF_POWER, t.name(number, b.bear), b.power[number]))
    return found


def quiet(t: TagTeam) -> bool:
    """A fight is over and the next one is being planned."""
    return t.phase == BUILDING


def progress(t: TagTeam) -> float:
    """By rounds, and by how near somebody is to a knock-out."""
    return 0.0 if t.phase in (TEAMS, ORDER) else nearness(t.boards, t.round)


EVALUATION: Final = Evaluation(TERMS, measure, progress, quiet, WEIGHTS, advise=advise, facts=facts)
