"""The laws over every game: all seat counts, options, many seeds, any moment of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from klubovna.bots import LEVELS
from klubovna.engine import LANGUAGES, Game, Match, rule_text
from klubovna.games import GAMES
from klubovna.lab.golden import golden_match
from klubovna.lab.laws import (
    LAWS,
    bot_choice,
    law_6_it_ends,
    law_14_bots_never_peek,
    option_sets,
    some_match,
)
from tests.kit import specified_rules
from tests.toy import TOY

EVERY_GAME = {**GAMES, "toy": TOY}


@st.composite
def matches(draw: st.DrawFn, game: Game) -> tuple[Game, int, dict[str, Any], int, int]:
    seats = draw(st.integers(*game.seats))
    options = draw(st.sampled_from(option_sets(game, seats)))
    return game, seats, options, draw(st.integers(0, 2**32)), draw(st.integers(0, 400))


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_law(game: str, law: str) -> None:
    check: Callable[[Match], None] = LAWS[law]

    @settings(max_examples=20, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(matches(EVERY_GAME[game]))
    def holds(drawn: tuple[Game, int, dict[str, Any], int, int]) -> None:
        check(some_match(*drawn))

    holds()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_bots_never_peek(game: str, level: str) -> None:
    played = EVERY_GAME[game]
    for seed, answers in enumerate((0, 9, 40)):
        seats = min(played.seats[0] + seed, played.seats[1])
        law_14_bots_never_peek(some_match(played, seats, {}, seed, answers), level)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_bots_choose_by_what_they_see(level: str) -> None:
    """The same question in other positions gets other answers: to be blind to everything would not be fair play."""
    chosen: dict[str, set[str]] = {}
    for seed in range(40):
        match = some_match(GAMES["trablici"], 2, {}, seed, seed)
        ask = match.asks[0]
        if ask.why == "flip_or_stop":
            asked = " ".join([option.key for option in ask.options])
            chosen.setdefault(asked, set()).add(bot_choice(match, ask.seat, level, 4))
    assert any(len(keys) > 1 for keys in chosen.values()), chosen


@pytest.mark.parametrize("style", ["random", "first", "last", "turning"])
@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_ends(game: str, style: str) -> None:
    played = EVERY_GAME[game]
    for seats in range(played.seats[0], played.seats[1] + 1):
        for seed, options in enumerate(option_sets(played, seats)[:6]):
            law_6_it_ends(played, seats, options, seed, style)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_ends_by_greedy_play(game: str) -> None:
    played = EVERY_GAME[game]
    match = golden_match(played, played.seats[0], 77, {}, "greedy")
    assert match.over and match.version <= played.most_decisions


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_same_texts_in_every_language(game: str) -> None:
    texts = EVERY_GAME[game].texts
    ids = {lang: set(texts.ids(lang)) for lang in LANGUAGES}
    assert ids["cs"] == ids["en"], f"only in one language: {sorted(ids['cs'] ^ ids['en'])}"
    for lang in LANGUAGES:
        assert len(texts.ids(lang)) == len(ids[lang]), "a message stands twice"


@pytest.mark.parametrize("game", GAMES)
def test_rule_texts_name_rules_that_exist(game: str) -> None:
    known = {rule_text(number) for number in specified_rules(game)}
    for lang in LANGUAGES:
        told = {id for id in GAMES[game].texts.ids(lang) if id.startswith("rule-")}
        assert told <= known, f"texts of rules that the specification lacks: {sorted(told - known)}"
