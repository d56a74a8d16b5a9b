"""Advice: what options are worth and why, from nothing but what the seat can know."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna import new_match
from klubovna.bots import Budget, new_bot
from klubovna.bots.advice import Advice, advise, chances
from klubovna.engine import LANGUAGES, Glimpse, Match
from klubovna.games import GAMES

NAMES = ["Bára", "Ondra"]


def position(game: str, answers: int, seed: int = 3) -> Match:
    """A match of quick bots, so many questions on, where somebody has a real choice."""
    match = new_match(game, 2, seed, None, NAMES)
    bots = [new_bot("skilled", f"{seat}") for seat in range(2)]
    while answers > 0 or len(match.asks[0].options) == 1:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(Glimpse(match.run, ask)))
        answers -= 1
    return match


def advice(match: Match, seat: int, simulations: int = 60) -> Advice:
    ask = match.ask_for(seat)
    assert ask is not None
    return advise(Glimpse(match.run, ask), 5, Budget(simulations))


def told(found: Advice, seat: int) -> list[Any]:
    return [
        (
            verdict.key,
            verdict.chances,
            verdict.error,
            [reason.message.text("cs", NAMES, seat) for reason in verdict.reasons],
        )
        for verdict in found.verdicts
    ]


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_the_same_whatever_is_hidden(game: str) -> None:
    match = position(game, 14)
    for ask in match.asks:
        here = told(advice(match, ask.seat), ask.seat)
        for seed in range(2):
            assert told(advice(match.redeal(ask.seat, seed), ask.seat), ask.seat) == here
        assert chances(match.run, ask.seat, 1, 4) == chances(match.redeal(ask.seat, 9).run, ask.seat, 1, 4)


@pytest.mark.parametrize("game", GAMES)
def test_advice_ranks_options_and_says_why(game: str) -> None:
    match = position(game, 17)
    seat = match.asks[0].seat
    before = match.digest()
    found = advice(match, seat, 120)
    assert match.digest() == before
    options = {option.key for option in match.asks[0].options}
    assert {verdict.key for verdict in found.verdicts} <= options and 2 <= len(found.verdicts) <= len(options)
    assert found.best.behind == 0.0 and found.best.equal
    for verdict in found.verdicts:
        assert all(0.0 <= chance <= 1.0 for chance in verdict.chances) and verdict.error >= 0.0
        if not GAMES[game].cooperative:
            assert sum(verdict.chances) == pytest.approx(1.0)
        for reason in verdict.reasons:
            for lang in LANGUAGES:
                words = reason.message.text(lang, NAMES, seat)
                assert words and "reason" not in words and "term-" not in words and "unit-" not in words, words


def test_a_named_option_gets_its_verdict_however_bad_it_is() -> None:
    match = position("smash_up", 30)
    ask = match.asks[0]
    for option in ask.options:
        found = advise(Glimpse(match.run, ask), 1, Budget(40), [option.key])
        assert found.about(option.key) is not None


def test_a_cancelled_thought_still_answers() -> None:
    match = position("trablici", 20)
    budget = Budget(100_000, seconds=0.001)
    found = advise(Glimpse(match.run, match.asks[0]), 1, budget)
    assert 0 < found.simulations < 1000


def test_chances_after_the_end_are_the_result() -> None:
    match = new_match("trablici", 2, 4)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0].key)
    assert match.result is not None
    assert chances(match.run, 0) == [
        1.0 / len(match.result.winners) if s in match.result.winners else 0.0 for s in (0, 1)
    ]
