"""Millions of pairs: what a seat sees of the true match, and of one in which all it cannot know was dealt anew.

Much faster with a compiled build: `make compiled`, then `KLUBOVNA_COMPILED=build/compiled`.
"""

from __future__ import annotations

import time

import pytest

from klubovna.engine import Chance, Game, Match, canonical, new_match, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import option_sets, random_answer, seats_and_spectator
from tests.server.test_leak import secretly_planned
from tests.soak.results import Part

UNITS, PAIRS = 500, 10_000
TWINS = 2  # other worlds for each pair of eyes at each position


def seen(match: Match, seat: int | None) -> bytes:
    return canonical([match.view(seat), match.asks_for(seat)])


def dealt(match: Match) -> bytes:
    """All that is true of the position but the luck to come."""
    data = match.run.state.to_json()
    return canonical({name: data[name] for name in data if name != "chance"})


def pairs_of(game: Game, seed: int, wanted: int) -> tuple[int, int]:
    """Compares that many pairs in random matches of all seat counts and options; returns pairs, and positions of seats
    whose first other world was another one: only those can show a leak."""
    chance = Chance(seed_key(seed))
    done = different = 0
    low, high = game.seats
    while done < wanted:
        seats = low + chance.below(high - low + 1)
        options = option_sets(game, seats)
        match = new_match(game, seats, chance.below(1 << 30), options[chance.below(len(options))])
        while not match.over and done < wanted:
            for _ in range(1 + chance.below(6)):
                if not match.over:
                    match.answer(*random_answer(match, chance))
            truth = dealt(match)
            for seat in seats_and_spectator(match):
                if secretly_planned(match, seat):
                    continue  # other worlds forget the plans of rivals, and everybody sees who is still planning
                mine = seen(match, seat)
                for number in range(TWINS):
                    twin = match.redeal(seat, chance.below(1 << 30))
                    assert seen(twin, seat) == mine, f"{game.id}: seat {seat} sees more than it may"
                    done, different = done + 1, different + (not number and dealt(twin) != truth)
    return done, different


@pytest.mark.parametrize("game", GAMES)
def test_some_pairs(game: str) -> None:
    pairs, different = pairs_of(GAMES[game], 1, 60)
    assert different * 5 > pairs, "too few other worlds were other worlds"


@pytest.mark.soak
def test_five_million_pairs() -> None:
    part = Part("leaks engine", 1, UNITS)
    names = list(GAMES)
    for number in part.left():
        begun = time.monotonic()
        pairs, different = pairs_of(GAMES[names[number % len(names)]], number, PAIRS)
        part.step(seconds=round(time.monotonic() - begun, 1), pairs=pairs, different=different)
    totals = {name: sum(step[name] for step in part.steps) for name in ("pairs", "different")}
    passed = totals["pairs"] >= 5_000_000
    part.conclude(passed, differences=0, **totals)
    assert passed
