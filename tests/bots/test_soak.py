"""Mixed levels at every number of seats, with small budgets: nothing breaks, everything ends, nobody peeks."""

from __future__ import annotations

import os
import time
from time import process_time

import pytest

from klubovna.bots import LEVELS, Budget, new_bot
from klubovna.engine import Chance, Glimpse, Match, new_match, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import law_12_fair_worlds, law_13_terms, law_14_bots_never_peek
from tests.soak.results import Part

GAMES_EACH = int(os.environ.get("SOAK_GAMES", "300"))
SIMULATIONS = 4
LONGEST = 10.0  # seconds of processor time for one choice
LOOKS = 97  # after this many decisions each time the laws about bots are checked


def play_mixed(game: str, seed: int) -> int:
    """One match between levels drawn by chance; how many decisions it took."""
    fewest, most = GAMES[game].seats
    chance = Chance(seed_key(f"mixed {game} {seed}"))
    seats = fewest + chance.below(most - fewest + 1)
    levels = [list(LEVELS)[chance.below(len(LEVELS))] for _ in range(seats)]
    bots = [new_bot(level, f"{seed} {seat}", Budget(SIMULATIONS)) for seat, level in enumerate(levels)]
    match: Match = new_match(GAMES[game], seats, seed, {})
    decisions = 0
    while not match.over:
        ask = match.asks[0]
        started = process_time()
        key = bots[ask.seat].choose(Glimpse(match.run, ask))
        assert process_time() - started < LONGEST, f"{levels[ask.seat]} thought too long about {ask.why}"
        if decisions % LOOKS == LOOKS - 1:
            law_12_fair_worlds(match)
            law_13_terms(match)
            law_14_bots_never_peek(match, levels[ask.seat], SIMULATIONS)
        match.answer(ask.seat, key)
        match.game.check(match.run.state)
        decisions += 1
        assert decisions <= match.game.most_decisions
    assert match.result is not None
    return decisions


@pytest.mark.parametrize("game", GAMES)
def test_mixed_levels_play_a_match_to_the_end(game: str) -> None:
    assert play_mixed(game, 1) > 0


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_mixed_levels_play_hundreds_of_matches_to_the_end(game: str) -> None:
    part = Part(f"mixed levels {game}", 0, GAMES_EACH)
    for seed in part.left():
        begun = time.monotonic()
        try:
            decisions = play_mixed(game, seed)
        except Exception as fault:
            raise AssertionError(f"{game}, match {seed} of mixed levels") from fault
        part.step(seconds=round(time.monotonic() - begun, 1), decisions=decisions)
    part.conclude(True, decisions=sum(step["decisions"] for step in part.steps), simulations=SIMULATIONS)
