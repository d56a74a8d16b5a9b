"""Long sweeps: thousands of whole games, every component counted after every answer, every record replayed."""

from __future__ import annotations

import json

import pytest

from klubovna.bots import new_bot
from klubovna.engine import Chance, Glimpse, Run, canonical, load_match, new_match, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import check_result, option_sets, play_on, shown

pytestmark = pytest.mark.soak

RANDOM_GAMES = {"trablici": 10_000, "smash_up": 5_000, "tag_team": 20_000, "bellum_magica": 10_000, "defenders": 5_000}
GREEDY_GAMES = {"trablici": 400, "smash_up": 1_000, "tag_team": 400, "bellum_magica": 2_000, "defenders": 1_000}
PARTS = 20


def setups(game: str, total: int, part: int) -> list[tuple[int, dict[str, object], int]]:
    """This part's share of the games: seat counts and options in turn, a seed for each."""
    low, high = GAMES[game].seats
    found = []
    for number in range(part, total, PARTS):
        seats = low + number % (high - low + 1)
        options = option_sets(GAMES[game], seats)
        found.append((seats, options[number // (high - low + 1) % len(options)], number))
    return found


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_random_games(game: str, part: int) -> None:
    played = GAMES[game]
    for seats, options, seed in setups(game, RANDOM_GAMES.get(game, 1000), part):
        run = Run(played, played.start(seats, options, Chance(seed_key(seed))), False)
        choices = Chance(seed_key(seed + 1))
        decisions = 0
        while not run.over:
            which = choices.below(len(run.asks))
            run.play(which, choices.below(len(run.asks[which].options)))
            played.check(run.state)
            decisions += 1
            assert decisions <= played.most_decisions
        check_result(run.state)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_records_replay_to_the_same_bytes(game: str, part: int) -> None:
    for seats, options, seed in setups(game, RANDOM_GAMES.get(game, 1000) // 10, part):
        match = new_match(GAMES[game], seats, seed, options)
        play_on(match, GAMES[game].most_decisions, Chance(seed_key(seed + 1)))
        record = json.loads(json.dumps(match.save()))
        again = load_match(GAMES[game], record)
        assert canonical(again.save()) == canonical(record)
        assert shown(again) == shown(match)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_greedy_games(game: str, part: int) -> None:
    played = GAMES[game]
    for seats, options, seed in setups(game, GREEDY_GAMES.get(game, 200), part):
        run = Run(played, played.start(seats, options, Chance(seed_key(seed))))
        bots = [new_bot("greedy", f"{seed} {seat}") for seat in range(seats)]
        decisions = 0
        while not run.over:
            ask = run.asks[0]
            run.play(0, bots[ask.seat].index(Glimpse(run, ask)))
            played.check(run.state)
            decisions += 1
            assert decisions <= played.most_decisions
        check_result(run.state)
