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
