"""Every pair of factions, and play that tries to go on for ever."""

from __future__ import annotations

import json

import pytest

from klubovna.engine import Chance, Run, seed_key
from klubovna.games.smash_up import SMASH_UP
from klubovna.games.smash_up.records import MOST_PLAYS
from klubovna.games.smash_up.state import SmashUp
from tests.games.smash_up.pairs import COUNTS, MATCHES, PAIRS, lines
from tests.kit import rules


def test_all_pairs_are_kept() -> None:
    assert len(PAIRS) == 28
    assert sorted(path.stem for path in MATCHES.glob("*.json")) == sorted("-".join(pair) for pair in PAIRS)


@pytest.mark.parametrize("number", range(28), ids=lambda number: "-".join(PAIRS[number]))
def test_lines_of_play(number: int) -> None:
    assert lines(number) == json.loads(COUNTS.read_text("utf-8"))["-".join(PAIRS[number])]


@rules("Q30")
@pytest.mark.parametrize("seed", range(6))
def test_a_player_who_never_stops_is_stopped(seed: int) -> None:
    """Play whatever can be played, return whatever can be played again; pass only where there is nothing else."""
    run = Run(SMASH_UP, SMASH_UP.start(2, {"duplicate_factions": "yes"}, Chance(seed_key(seed))), False)
    choices = Chance(seed_key(seed + 50))
    longest = since = 0
    turn = 0
    while not run.over:
        g = run.state
        assert isinstance(g, SmashUp)
        assert max(g.times.values(), default=0) <= MOST_PLAYS
        since = since + 1 if g.turn == turn else 0
        turn = g.turn
        longest = max(longest, since)
        ask = run.asks[0]
        eager = [i for i, option in enumerate(ask.options) if option.key not in ("end", "pass", "done", "skip", "no")]
        index = eager[choices.below(len(eager))] if eager else 0
        run.play(0, index)
    assert longest < 40 * MOST_PLAYS


def collectors_at_home(run: Run) -> int:
    """Answer so that Collectors bounce at The Homeworld as long as they may."""
    options = run.asks[0].options
    for wish in ("play:collector:the_homeworld", "collector", "collector.2", "collector.3", "collector.4"):
        for index, option in enumerate(options):
            if option.key == wish:
                return index
    for index, option in enumerate(options):
        if option.key.startswith("play:") and option.key.endswith(":the_homeworld"):
            return index
    return len(options) - 1


@rules("Q30", "Q31")
def test_collectors_at_the_homeworld_come_to_rest() -> None:
    """The printed Collector can return itself and be played again: ten times a turn, then it rests."""
    most = 0
    for seed in range(40):
        run = Run(SMASH_UP, SMASH_UP.start(4, {}, Chance(seed_key(seed))), False)
        decisions = 0
        while not run.over:
            run.play(0, collectors_at_home(run))
            decisions += 1
            g = run.state
            assert isinstance(g, SmashUp)
            most = max(most, max(g.times.values(), default=0))
        assert decisions < SMASH_UP.most_decisions
    assert most == MOST_PLAYS
