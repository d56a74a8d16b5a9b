"""Chance: fixed for ever, fair, cheap to copy."""

from __future__ import annotations

import pytest

from klubovna.engine import Chance, commitment, seed_key


def test_the_stream_never_changes() -> None:
    """These numbers are part of every record ever saved."""
    chance = Chance(seed_key(7))
    assert [chance.below(100) for _ in range(10)] == NUMBERS_OF_SEED_7
    deck = list(range(10))
    Chance(seed_key("c0ffee")).shuffle(deck)
    assert deck == SHUFFLE_OF_C0FFEE
    assert commitment(7) == COMMITMENT_TO_7


NUMBERS_OF_SEED_7 = [87, 63, 14, 79, 78, 76, 4, 85, 71, 62]
SHUFFLE_OF_C0FFEE = [5, 2, 1, 6, 0, 9, 7, 3, 8, 4]
COMMITMENT_TO_7 = "c9618f033138e6a0ec46b7ebb52b3c2e54485890c983ee111ca62b1c61d769f9"


def test_a_copy_goes_on_from_the_same_place() -> None:
    chance = Chance(seed_key(1))
    for _ in range(11):
        chance.below(6)
    twin = chance.copy()
    again = Chance.from_json(chance.to_json())
    drawn = [chance.below(1000) for _ in range(20)]
    assert drawn == [twin.below(1000) for _ in range(20)] == [again.below(1000) for _ in range(20)]


def test_all_results_are_equally_likely() -> None:
    chance = Chance(seed_key(2))
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 20.5  # p = 0.001 with five degrees of freedom


def test_large_ranges_are_not_biased_towards_small_numbers() -> None:
    """Two thirds of 2**64: without rejection the lower half would come twice as often."""
    chance = Chance(seed_key(3))
    n = 2**64 // 3 * 2
    low = sum(chance.below(n) < n // 2 for _ in range(4000))
    assert 1850 < low < 2150


def test_streams_of_other_names_and_contributions_differ() -> None:
    chance = Chance(seed_key(1))
    assert chance.spawn("a").below(10**9) != chance.spawn("b").below(10**9)
    assert seed_key(1) != seed_key(1, ["x"]) != seed_key(1, ["y"])
    assert seed_key("AB") == seed_key("ab")


def test_loaded_results_come_first_and_are_checked() -> None:
    chance = Chance(seed_key(1))
    chance.loaded = (4, 0, 9)
    assert [chance.below(6), chance.below(6)] == [4, 0]
    with pytest.raises(ValueError, match="loaded with 9"):
        chance.below(6)
    with pytest.raises(ValueError, match="below 0"):
        chance.below(0)
