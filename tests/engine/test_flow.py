"""The words that ask."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.engine import COMMON, Ask, Flow, Option, choose, confirm, in_order, pick_some, together

LETTERS = [Option(letter, letter, COMMON("done")) for letter in "abcd"]


def drive(flow: Flow[Any], *keys: str) -> Any:
    """Answer a flow by keys; returns what it returns."""
    asked: Any = next(flow)
    try:
        for key in keys:
            index = asked.index_of(key)
            assert index >= 0, f"{key} is not among {[option.key for option in asked.options]}"
            asked = flow.send(index)
    except StopIteration as end:
        return end.value
    raise AssertionError("the flow asks on")


def keys_of(asked: Any) -> list[str]:
    assert isinstance(asked, Ask)
    return [option.key for option in asked.options]


def returned(flow: Flow[Any]) -> Any:
    with pytest.raises(StopIteration) as end:
        next(flow)
    return end.value.value


def test_choose_returns_the_value() -> None:
    assert drive(choose(0, "why", LETTERS, rule="R1"), "c") == "c"


def test_a_lone_option_is_taken_without_asking_unless_that_is_a_secret() -> None:
    assert returned(choose(0, "why", LETTERS[:1], rule="R1")) == "a"
    assert drive(choose(0, "why", LETTERS[:1], rule="R1", secret=True), "a") == "a"


def test_confirm() -> None:
    assert drive(confirm(0, "why", rule="R1"), "yes") is True
    assert drive(confirm(0, "why", rule="R1"), "no") is False


def test_pick_some_is_one_line_of_play_per_set() -> None:
    flow = pick_some(0, "why", LETTERS, rule="R1", at_most=3)
    assert keys_of(next(flow)) == ["a", "b", "c", "d", "done"]
    assert keys_of(flow.send(1)) == ["c", "d", "done"]
    assert drive(pick_some(0, "why", LETTERS, rule="R1", at_most=3), "b", "d") == ["b", "d"]
    assert drive(pick_some(0, "why", LETTERS, rule="R1"), "done") == []


def test_pick_some_never_lets_one_pick_too_few_or_too_many() -> None:
    flow = pick_some(0, "why", LETTERS, rule="R1", at_least=2, at_most=2)
    assert keys_of(next(flow)) == ["a", "b", "c"]
    assert drive(pick_some(0, "why", LETTERS, rule="R1", at_least=2, at_most=2), "c") == ["c", "d"]
    assert drive(pick_some(0, "why", LETTERS, rule="R1", at_least=2, at_most=2), "a", "d") == ["a", "d"]
    assert returned(pick_some(0, "why", LETTERS, rule="R1", at_least=4)) == ["a", "b", "c", "d"]
    assert returned(pick_some(0, "why", [], rule="R1", at_least=2)) == []


def test_pick_some_tells_the_whole_dialog() -> None:
    flow = pick_some(0, "why", LETTERS, rule="R1", at_least=1, at_most=3)
    next(flow)
    asked = flow.send(0)
    assert isinstance(asked, Ask) and asked.batch is not None
    assert asked.batch.picked == ["a"]
    assert asked.to_json()["batch"]["atMost"] == 3
    assert [option["key"] for option in asked.to_json()["batch"]["among"]] == ["a", "b", "c", "d"]


def test_in_order_asks_for_all_but_the_last() -> None:
    assert drive(in_order(0, "why", LETTERS, rule="R1"), "c", "a", "d") == ["c", "a", "d", "b"]
    assert returned(in_order(0, "why", LETTERS[:1], rule="R1")) == ["a"]


def test_together_inside_together_is_refused() -> None:
    def plan(seat: int) -> Flow[Any]:
        return together([seat], lambda s: choose(s, "why", LETTERS, rule="R1"))

    with pytest.raises(TypeError, match="together"):
        next(together([0, 1], plan))
