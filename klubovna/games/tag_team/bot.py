"""How good a position of Tag Team is, for bots (specification 9)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask
from klubovna.games.tag_team.boards import FAIRIES, TRACKS, Boards
from klubovna.games.tag_team.cards import FAE_FOLK, FIGHTERS
from klubovna.games.tag_team.state import TEAMS, TagTeam

LOWER_HP: Final = 1.3  # one knock-out loses, so the weaker fighter counts more
HIGHER_HP: Final = 0.6
POWER: Final = 1.1  # pays in every round to come
BEAR_POWER: Final = 1.0  # on top of being his health
AFLAME: Final = -0.8
PRESENCE: Final = 1.2
COUNTERS: Final = {"voice": 0.35, "ships": 0.3, "rage": 0.6, "concentration": 0.5, "souls": 0.5, "schemes": 0.35}
MARKS: Final = [COUNTERS.get(fighter.counter.name, 0.0) for fighter in FIGHTERS]

# Points of score above or below one half in the lab's tournament of all teams (docs/rules/tag_team.md, 9).
SCORES: Final = {
    "wild_bunch": 5.0,
    "joan": 4.1,
    "mordred": 2.8,
    "marie_laveau": 2.3,
    "ching_shih": 1.5,
    "wong": 0.0,
    "golem": -1.3,
    "mephisto": -1.7,
    "bodvar": -2.7,
    "fae_folk": -2.8,
    "shang": -2.9,
    "milady": -4.2,
}
STRENGTH: Final = [SCORES[fighter.id] for fighter in FIGHTERS]


def value(t: TagTeam, seat: int, asks: list[Ask]) -> float:
    """The own team less the other one. Whoever is asked has just seen the fight that the plans led to."""
    if t.due == TEAMS:
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


def health(b: Boards, number: int) -> int:
    """The Bear lives on his power; the Fae Folk count all three sisters."""
    if number == b.bear:
        return b.power[number]
    if b.kinds[number] == FAE_FOLK:
        return b.hp[number] + max(0, FAIRIES - 1 - b.fallen) * TRACKS[FAE_FOLK].top
    return b.hp[number]
