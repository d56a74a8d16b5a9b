"""What nobody was asked, because there was only one possibility, is told with the event that it led to."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from klubovna.engine import (
    Chance,
    Flow,
    Game,
    Option,
    Who,
    choose,
    load_match,
    new_match,
    pick_some,
    seed_key,
    together,
)
from klubovna.engine.events import LISTENING
from klubovna.games import GAMES
from klubovna.lab.laws import play_on, some_match
from tests.kit import game_fields
from tests.toy import CARD, TOY


def forced_by(ask: Callable[[Any], Flow[Any]], tells: bool = True) -> list[tuple[int, str] | None]:
    """The marks of the events in a game whose step asks this first, then something with two answers, and tells."""

    def step(t: Any) -> Flow[None]:
        yield from ask(t)
        if tells:
            t.tell("play", "R2", seat=Who(0), number=1)
        yield from choose(1, "call", CARD[1:3], rule="R2")
        t.tell("play", "R2", seat=Who(1), number=2)

    match = new_match(Game(**{**game_fields(TOY), "step": step}), 2, seed=1)
    marks = []
    for _ in range(2):
        while match.asks[0].why != "call":
            match.answer(match.asks[0].seat, match.asks[0].options[0].key)
        match.answer(1, "card:1")
    for event in match.events:
        if event.kind == "play":
            marks.append(None if event.forced is None else (event.forced.seat, event.forced.why))
    return marks


def lone(t: Any) -> Flow[Any]:
    return (yield from choose(0, "card", CARD[1:2], rule="R2"))


def test_a_lone_option_marks_the_event_that_follows() -> None:
    assert forced_by(lone)[:2] == [(0, "card"), None]


def test_a_set_that_must_be_taken_whole_marks_it_too() -> None:
    assert forced_by(lambda t: pick_some(0, "card", CARD[1:3], "R2", at_least=2))[:2] == [(0, "card"), None]


def test_what_was_asked_is_not_marked() -> None:
    two: list[Option[int]] = CARD[1:3]
    assert forced_by(lambda t: choose(0, "card", two, rule="R2"))[:2] == [None, None]
    assert forced_by(lambda t: choose(0, "card", CARD[1:2], rule="R2", secret=True))[:2] == [None, None]


def test_a_mark_does_not_outlive_the_answer() -> None:
    assert set(forced_by(lone, tells=False)) == {None}, "what was told later came from an answer"


def test_a_secret_plan_does_not_tell_how_free_it_was() -> None:
    def plans(t: Any) -> Flow[Any]:
        return (yield from together([0, 1], lambda seat: choose(seat, "card", CARD[1 : 2 + seat], rule="R2")))

    assert set(forced_by(plans)) == {None}


def test_thinking_does_not_mark_what_happens() -> None:
    """Forks tell nothing, and nobody listens when no rule is at work."""
    match = some_match(GAMES["trablici"], 3, {}, 3, 40)
    before = [event.forced for event in match.events]
    match.fork().run.playout(random.Random(1).random)
    assert [event.forced for event in match.events] == before
    assert not LISTENING


def test_a_loaded_match_tells_the_same() -> None:
    for game in GAMES.values():
        match = new_match(game, game.seats[0], seed=5)
        play_on(match, 60, Chance(seed_key("5")))
        loaded = load_match(game, match.save())
        assert loaded.events_for(None) == match.events_for(None)
        assert "forced" not in str(match.save())
