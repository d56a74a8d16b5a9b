"""Pairing and standings: everybody once a round, nobody twice while that is possible, seats and free rounds spread."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klubovna.table.pairing import BOT, Drawn, Past, groups, robin, robin_rounds, sizes, swiss
from klubovna.table.standings import Sheet, past_of, points_of, standings, worth

SEEDS = st.integers(0, 10_000)


def everybody_once(drawn: Drawn, players: list[int]) -> None:
    assert sorted([p for table in drawn.tables for p in table if p != BOT] + drawn.byes) == sorted(players)


def can_be_new(players: list[int], past: Past) -> bool:
    """Whether there is a round without a meeting or a free round that was there before: by trying all."""
    if not players:
        return True
    first, rest = players[0], players[1:]
    if len(players) % 2 and past.byes[first] == 0 and can_be_new(rest, past):
        return True
    return any(past.meetings(first, other) == 0 and can_be_new([p for p in rest if p != other], past) for other in rest)


def played(drawn: Drawn, luck: Random, round: int) -> list[Sheet]:
    """A round with results by lot."""
    sheets = [Sheet(round, 100 + at, "", [player], "bye", [1.0]) for at, player in enumerate(drawn.byes)]
    for number, table in enumerate(drawn.tables):
        places = [luck.randrange(len(table)) for _ in table]
        ranked = [sorted(set(places)).index(place) for place in places]
        sheets.append(Sheet(round, number, "", table, "played", points_of(ranked, len(table) - 1), ranked))
    return sheets


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 9), st.integers(1, 8), SEEDS)
def test_swiss_nobody_meets_again_while_that_is_possible(count: int, rounds: int, seed: int) -> None:
    players, luck, sheets = list(range(count)), Random(seed), list[Sheet]()
    for round in range(1, rounds + 1):
        past = past_of(sheets)
        drawn = swiss(players, past, luck)
        everybody_once(drawn, players)
        new = all(past.meetings(*table) == 0 for table in drawn.tables) and not any(past.byes[p] for p in drawn.byes)
        assert new or not can_be_new(players, past)
        sheets += played(drawn, luck, round)
        if seed % 3 == 0 and round == 2 and len(players) > 3:
            players = players[1:]  # somebody goes home


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 16), SEEDS)
def test_swiss_free_rounds_and_seats_are_spread(count: int, seed: int) -> None:
    players, luck, sheets = list(range(count)), Random(seed), list[Sheet]()
    for round in range(1, min(count, 6)):
        sheets += played(swiss(players, past_of(sheets), luck), luck, round)
    past = past_of(sheets)
    assert max(past.byes.values(), default=0) <= 1
    assert all(abs(lean) <= 1.5 for lean in past.lean.values())


def test_swiss_leaders_meet() -> None:
    luck, sheets = Random(1), list[Sheet]()
    for round in (1, 2, 3):
        drawn = swiss(range(8), past_of(sheets), luck)
        for number, table in enumerate(drawn.tables):
            places = [0, 1] if table[0] < table[1] else [1, 0]  # the smaller number always wins
            sheets.append(Sheet(round, number, "", table, "played", points_of(places, 1), places))
    lines = standings("swiss", range(8), sheets)
    assert (lines[0].player, lines[0].points, lines[0].place) == (0, 3.0, 1)
    assert lines[-1].player == 7 and lines[-1].points == 0.0
    last = [table for table in sheets if table.round == 3 and 0 in table.seats]
    before = {line.player: line.points for line in standings("swiss", range(8), sheets[:8])}
    assert [before[player] for player in last[0].seats] == [2.0, 2.0]


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 15), SEEDS)
def test_robin_everybody_meets_everybody_once(count: int, seed: int) -> None:
    players, luck, past = list(range(count)), Random(seed), Past()
    byes: Counter[int] = Counter()
    for round in range(1, robin_rounds(count) + 1):
        drawn = robin(players, round, past, luck)
        everybody_once(drawn, players)
        byes.update(drawn.byes)
        for table in drawn.tables:
            past.sat(table)
    assert all(past.meetings(*pair) == 1 for pair in combinations(players, 2))
    assert set(byes.values()) <= {1} and len(byes) == (count if count % 2 else 0)
    assert all(abs(lean) <= 1.5 for lean in past.lean.values())


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 24), st.integers(3, 6), st.booleans(), SEEDS)
def test_tables_are_balanced_and_free_rounds_are_spread(count: int, seats: int, fill: bool, seed: int) -> None:
    players, luck, sheets = list(range(count)), Random(seed), list[Sheet]()
    for round in range(1, 5):
        drawn = groups(players, past_of(sheets), seats, 2, fill, luck)
        everybody_once(drawn, players)
        people = [sum(player != BOT for player in table) for table in drawn.tables]
        assert max(people) - min(people) <= 1 and max(map(len, drawn.tables)) <= seats
        assert not fill or all(len(table) == seats for table in drawn.tables)
        sheets += played(drawn, luck, round)
    byes = Counter(player for sheet in sheets if sheet.how == "bye" for player in sheet.seats)
    counts = [byes[player] for player in players]
    assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize(
    ("count", "seats", "least", "fill", "expected"),
    [
        (8, 4, 2, False, [4, 4]),
        (9, 4, 2, False, [3, 3, 3]),
        (5, 4, 3, False, [4]),  # two and three would be too few: one has a free round
        (5, 4, 3, True, [3, 2]),
        (1, 4, 2, True, [1]),
        (1, 4, 2, False, []),
    ],
)
def test_sizes(count: int, seats: int, least: int, fill: bool, expected: list[int]) -> None:
    assert sizes(count, seats, least, fill) == expected


def test_few_meet_again_at_larger_tables() -> None:
    luck, past = Random(3), Past()
    for _ in range(4):
        for table in groups(range(16), past, 4, 2, False, luck).tables:
            past.sat(table)
    assert max(past.met.values()) <= 2 and sum(past.met.values()) - len(past.met) <= 12  # of 96 meetings


def test_points() -> None:
    assert points_of([0, 1], 1) == [1.0, 0.0]
    assert points_of([0, 0], 1) == [0.5, 0.5]
    assert points_of([0, 1, 2, 3], 3) == [3.0, 2.0, 1.0, 0.0]
    assert points_of([0, 1, 1, 3], 3) == [3.0, 1.5, 1.5, 0.0]
    assert points_of([1, 0, 2], worth("tables", 4, 3)) == [1.5, 3.0, 0.0]  # a smaller table is worth as much
    assert points_of([0, 1, 2], worth("free", 4, 3)) == [2.0, 1.0, 0.0]


def test_equal_points_are_told_apart() -> None:
    def won(round: int, winner: int, loser: int) -> Sheet:
        return Sheet(round, 0, "", [winner, loser], "played", [1.0, 0.0], [0, 1])

    sheets = [won(1, 0, 1), won(1, 2, 3), won(2, 1, 2), won(2, 0, 3), won(3, 3, 1), won(3, 2, 0)]
    lines = standings("robin", range(4), sheets)
    assert [(line.player, line.points, line.place) for line in lines] == [
        (2, 2.0, 1),
        (0, 2.0, 2),
        (3, 1.0, 3),
        (1, 1.0, 4),
    ]
    assert [line.direct for line in lines] == [1.0, 0.0, 1.0, 0.0]
    swiss_lines = standings("swiss", range(4), sheets)
    assert [line.buchholz for line in swiss_lines] == [4.0, 4.0, 5.0, 5.0] and swiss_lines[0].player == 2
    left_over = [*sheets, Sheet(4, 0, "", [2, BOT], "played", [0.0, 1.0], [1, 0]), Sheet(4, 1, "", [0], "bye", [1.0])]
    lines = standings("swiss", range(4), left_over)
    assert {line.player: line.buchholz for line in lines} == {
        0: 7.0,
        1: 6.0,
        2: 7.0,
        3: 6.0,
    }  # oneself, where nobody was
    shared = standings("robin", range(3), [won(1, 0, 1), won(2, 1, 2), won(3, 2, 0)])  # nothing tells them apart
    assert [line.place for line in shared] == [1, 1, 1]
