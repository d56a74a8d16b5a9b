"""Twenty thousand random games over all teams: nothing breaks, everything ends, no seat is better."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from klubovna.engine import Chance, Run, seed_key
from klubovna.games.tag_team import TAG_TEAM
from klubovna.games.tag_team.cards import FIGHTER_IDS
from klubovna.lab.laws import LAWS, some_match
from klubovna.lab.statistics import share_interval

TEAMS = [" ".join(team) for team in combinations(FIGHTER_IDS, 2)]
MATCH_UPS = [(one, two) for one, two in combinations(TEAMS, 2) if not set(one.split()) & set(two.split())]


def random_game(teams: list[str], seed: int, checked: bool) -> Run:
    """A random game of two given teams, with the law of components after every answer."""
    state = TAG_TEAM.start(2, {"teams": "first_game"}, Chance(seed_key(seed)))
    TAG_TEAM.arrange(state, {"teams": teams})
    run = Run(TAG_TEAM, state, False)
    choices = Chance(seed_key(seed + 1))
    decisions = 0
    while not run.over:
        which = choices.below(len(run.asks))
        run.play(which, choices.below(len(run.asks[which].options)))
        decisions += 1
        assert decisions <= TAG_TEAM.most_decisions
        if checked:
            TAG_TEAM.check(run.state)
    return run


def series(games: int) -> Counter[str]:
    ends: Counter[str] = Counter()
    for number, (one, two) in enumerate(MATCH_UPS):
        for game in range(games):
            teams = [one, two] if game % 2 == 0 else [two, one]
            result = random_game(teams, 100 * number + 2 * game, True).state.result
            assert result is not None
            ends[result.cause + "".join(str(seat) for seat in result.winners)] += 1
    return ends


def test_every_pair_of_teams_can_be_played_to_the_end() -> None:
    assert len(TEAMS) == 66 and len(MATCH_UPS) == 1485
    for number, (one, two) in enumerate(MATCH_UPS[::7]):
        assert random_game([one, two], number, False).state.result is not None


@pytest.mark.soak
def test_twenty_thousand_games_over_all_teams() -> None:
    ends = series(14)
    assert sum(ends.values()) == 14 * 1485 > 20_000
    low, high = share_interval(ends["ko0"], ends["ko0"] + ends["ko1"])
    assert low <= 0.5 <= high, f"a seat is better: {ends}"
    assert 0.02 < ends["double_ko"] / sum(ends.values()) < 0.09


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS)
def test_laws_over_many_matches(law: str) -> None:
    for seed in range(150):
        method = ("standard", "competitive", "free", "random", "first_game")[seed % 5]
        LAWS[law](some_match(TAG_TEAM, 2, {"teams": method}, seed, seed % 41))
