"""Before the click: what an option would do. What is called sure comes true, and nothing hidden has a part in it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from klubovna import new_match
from klubovna.bots.foresight import Prospect, foresee
from klubovna.engine import LANGUAGES, Glimpse, Match
from klubovna.games import GAMES

NAMES = ["Bára", "Ondra"]


def prospect_of(match: Match, seat: int, index: int) -> Prospect:
    ask = match.ask_for(seat)
    assert ask is not None
    return foresee(Glimpse(match.run, ask), index, 3)


def told(prospect: Prospect) -> list[Any]:
    changes: list[Any] = [(one.gauge.key, one.gauge.value, one.low, one.high, one.sure) for one in prospect.changes]
    return changes + [(one.name.id, one.part, one.of) for one in prospect.odds]


def play(game: str, seed: int, answers: int, every: int) -> int:
    """Random play; of every so many answers the prospect is held against what comes. Returns the sure changes."""
    match, luck, sure = new_match(game, 2, seed, None, NAMES), random.Random(seed), 0
    while not match.over and answers > 0:
        answers -= 1
        ask = match.asks[luck.randrange(len(match.asks))]
        index = luck.randrange(len(ask.options))
        if answers % every:
            match.answer(ask.seat, ask.options[index].key)
            continue
        before = match.digest()
        prospect = prospect_of(match, ask.seat, index)
        assert match.digest() == before
        assert told(prospect_of(match.redeal(ask.seat, 5), ask.seat, index)) == told(prospect)
        for one in prospect.changes:
            for lang in LANGUAGES:
                words = one.gauge.name.text(lang, NAMES, ask.seat)
                assert "gauge-" not in words and NAMES[ask.seat] not in words, words
        others = len(match.asks) > 1
        match.answer(ask.seat, ask.options[index].key)
        now = {gauge.key: gauge.value for gauge in match.game.gauges(match.run.state, ask.seat)}
        for one in prospect.changes:
            if one.sure:
                sure += 1
                assert others or now.get(one.gauge.key) == one.low, (ask.options[index].key, one.gauge.key)
    return sure


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sure_comes_true_and_nothing_hidden_is_told(game: str) -> None:
    sure = sum([play(game, seed, 90, 5) for seed in range(2)])
    assert sure > 5 or game == "tag_team"  # where every plan is secret nothing is sure


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_what_is_sure_comes_true_in_many_matches(game: str) -> None:
    for seed in range(20, 50):
        play(game, seed, 400, 1)


@pytest.mark.parametrize("game", GAMES)
def test_gauges_tell_nothing_that_the_seat_cannot_know(game: str) -> None:
    match, luck = new_match(game, 2, 8, None, NAMES), random.Random(8)
    for _ in range(40):
        if match.over:
            break
        for seat in range(2):
            here = [(one.key, one.value) for one in match.game.gauges(match.run.state, seat)]
            there = match.redeal(seat, 2).run.state
            assert [(one.key, one.value) for one in match.game.gauges(there, seat)] == here
            assert len({key for key, _ in here}) == len(here)
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[luck.randrange(len(ask.options))].key)


def test_odds_are_counted_by_the_rules() -> None:
    match = new_match("trablici", 2, 3, None, NAMES)
    while not any(option.key == "flip" for option in match.asks[0].options):
        match.answer(match.asks[0].seat, match.asks[0].options[0].key)
    ask = match.asks[0]
    [odds] = prospect_of(match, ask.seat, [option.key for option in ask.options].index("flip")).odds
    bust = match.view(ask.seat)["bust"]
    assert (odds.part, odds.of) == (bust["failing"], bust["of"])


def test_a_win_is_foreseen() -> None:
    match = new_match("trablici", 2, 3, None, NAMES)
    while True:
        ask = match.asks[0]
        twin = match.fork()
        twin.answer(ask.seat, ask.options[0].key)
        if twin.over:
            break
        match.answer(ask.seat, ask.options[0].key)
    assert twin.result is not None
    end = prospect_of(match, ask.seat, 0).end
    assert end is not None and end.id == ("foresee-win" if ask.seat in twin.result.winners else "foresee-lose")
