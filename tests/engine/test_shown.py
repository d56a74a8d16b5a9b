"""What changed between two views, and what a view after those changes is."""

from __future__ import annotations

import json

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from klubovna.engine import Shown
from klubovna.engine.changes import changed, changes
from klubovna.engine.shown import plain


class Card(Shown):
    name: str
    power: int


class Place(Shown):
    owner: int | None
    cards: list[Card]
    marks: list[str]


class Table(Shown):
    turn: int
    top: Card | None
    places: list[Place]
    rows: list[list[int]]
    seen_by: tuple[int, ...] = ()


numbers = st.integers(0, 3)
cards = st.builds(Card, st.sampled_from(["a", "b"]), numbers)
places = st.builds(
    Place, st.none() | numbers, st.lists(cards, max_size=4), st.lists(st.sampled_from("xyz"), max_size=5)
)
tables = st.builds(
    Table,
    numbers,
    st.none() | cards,
    st.lists(places, max_size=3),
    st.lists(st.lists(numbers, max_size=4), max_size=3),
    st.lists(numbers, max_size=2).map(tuple),
)


@given(tables, tables)
def test_an_old_view_and_its_changes_make_the_new_one(old: Table, new: Table) -> None:
    before = plain(old)
    kept = json.dumps(before)
    told = json.loads(msgspec.json.encode(changes(old, new)))
    assert changed(before, told) == plain(new)
    assert json.dumps(before) == kept, "the old view was changed"


@given(tables)
def test_nothing_is_told_where_nothing_changed(table: Table) -> None:
    assert changes(table, msgspec.convert(plain(table), Table)) == []


def test_a_small_change_is_told_in_few_words() -> None:
    old = Table(1, None, [Place(0, [Card("a", 1)] * 9, ["x"] * 9)], [[1, 2, 3], [4]])
    new = Table(
        1, None, [Place(0, [Card("a", 1)] * 4 + [Card("a", 2)] + [Card("a", 1)] * 4, ["x"] * 10)], [[1, 3], [4]]
    )
    assert changes(old, new) == [
        [["places", 0, "cards", 4, "power"], 2],
        [["places", 0, "marks"], 9, 0, ["x"]],
        [["rows", 0], 1, 1, []],
    ]


def test_what_changed_in_many_places_is_told_whole() -> None:
    old = Table(1, Card("a", 1), [], [])
    assert changes(old, Table(1, Card("b", 2), [], [])) == [[["top"], Card("b", 2)]]
    assert changes(old, Table(1, Card("a", 2), [], [])) == [[["top", "power"], 2]]


def test_what_stays_is_not_told_again_where_something_came_or_went() -> None:
    marks = ["a long list", "of marks", "on every place"]
    first, second, third = Place(1, [], marks), Place(2, [], marks), Place(3, [], marks)
    old, new = Table(1, None, [first, second, third], []), Table(1, None, [Place(1, [], marks[1:]), third], [])
    assert changes(old, new) == [[["places", 0, "marks"], 0, 1, []], [["places"], 1, 1, []]]


def test_of_data_that_is_no_view_of_its_own_the_part_that_changed_is_told() -> None:
    class Foretold(Shown):
        steps: list[dict[str, object]]

    def step(hex: str) -> dict[str, object]:
        return {"kind": "pursuit", "rule": "T9.3.2", "args": {"origin": "A2", "hex": hex, "count": 1}}

    assert changes(Foretold([step("B1"), step("B2")]), Foretold([step("B3"), step("B2")])) == [
        [["steps", 0, "args", "hex"], "B3"]
    ]
