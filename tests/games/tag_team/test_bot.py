"""What terms and advice must see: the fight that comes, the knock-out that can be had, and the plans of a rival."""

from __future__ import annotations

from pathlib import Path

from klubovna.engine import Match
from klubovna.games.tag_team import TAG_TEAM
from klubovna.games.tag_team.advice import advise, table_of
from klubovna.games.tag_team.bot import EVALUATION
from klubovna.games.tag_team.fight import fight_phase
from klubovna.games.tag_team.state import TagTeam
from klubovna.games.tag_team.terms import LOWER, NEXT_KO, NEXT_LOWER, health
from klubovna.lab.laws import some_match
from klubovna.lab.scenario import Scenario, position


def given(**words: object) -> Match:
    data = {
        "teams": ["joan ching_shih", "bodvar wong"],
        "decks": ["god_first terror_of_the_seas", "enrage harder_they_fall"],
        "phase": "build",
        **words,
    }
    options = {"teams": "first_game"}
    return position(Scenario(Path("test"), 0, {"game": "tag_team", "seats": 2, "options": options, "given": data}))


def state_of(m: Match) -> TagTeam:
    state = m.run.state
    assert isinstance(state, TagTeam)
    return state


def test_the_next_fight_is_foreseen_as_it_would_come() -> None:
    for seed in range(4):
        m = some_match(TAG_TEAM, 2, {"teams": "random"}, seed, 12)
        t = state_of(m)
        if m.over:
            continue
        after = t.boards.copy()
        fight_phase(after, t.decks[0], t.decks[1])
        for seat in (0, 1):
            amounts = EVALUATION.amounts(t, seat, m.asks)
            lowest = min(health(after, 2 * seat), health(after, 2 * seat + 1))
            assert amounts[LOWER] + amounts[NEXT_LOWER] == lowest
            downed = after.knocked_out(2 - 2 * seat) or after.knocked_out(3 - 2 * seat)
            assert amounts[NEXT_KO] <= float(downed)


def test_likely_plans_are_the_good_ones_and_chances_add_up() -> None:
    t = state_of(given(build=["vision blessing join_the_fleet", "war_cry bear_hide tiger_fist"]))
    table = table_of(t)
    plans, chances = table.likely(1)
    values = {plan: table.value(1, plan) for plan in table.plans(1)}
    assert abs(sum(chances) - 1.0) < 1e-9 and len(plans) == len(chances) == 10
    assert chances == sorted(chances, reverse=True)
    likely = sum([values[plan] * chance for plan, chance in zip(plans, chances, strict=True)])
    assert likely > sum(values.values()) / len(values)


def test_advice_takes_the_knock_out_that_is_there() -> None:
    """With eight ships nothing in the deck attacks; only the new card can strike Wong, who has one point left."""
    m = given(
        build=["vision blessing raise_siege", "war_cry bear_hide po_chi_lam"],
        fighters={"ching_shih": {"mark": 8}, "wong": {"hp": 1}},
    )
    t, ask = state_of(m), m.asks[0]
    for quick in (False, True):
        opinions = advise(t, ask, quick)
        assert ask.options[opinions.index(max(opinions))].key.startswith("add:raise_siege")
