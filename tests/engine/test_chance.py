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


def plain_below(words: list[int], n: int) -> int:
    """What a draw is by definition: the upper half of word times n, the words that favour small numbers dropped."""
    while True:
        product = words.pop(0) * n
        if product % 2**64 >= 2**64 % n:
            return product >> 64


@pytest.mark.parametrize("n", [1, 2, 6, 60, 2**29 - 1, 2**29, 2**29 + 1, 2**32, 2**40 + 7, 2**64 // 3 * 2, 2**64 - 1])
def test_draws_by_halves_are_draws_by_words(n: int) -> None:
    twin = Chance(seed_key(n))
    words = [twin.word() for _ in range(200)]
    chance = Chance(seed_key(n))
    for _ in range(60):
        assert chance.below(n) == plain_below(words, n)
    assert chance.count == 200 - len(words)


@pytest.mark.parametrize("word", [0, 1, 3, 2**32, 2**63, 2**64 - 1, (2**64 + 2) // 6])
@pytest.mark.parametrize("n", [1, 3, 4, 6, 7, 1000, 2**29])
def test_words_that_come_once_in_four_milliards(word: int, n: int) -> None:
    """The lower half of the product is naught: only then does it matter whether a word is dropped."""
    chance = Chance(seed_key(1))
    following = [chance.word() for _ in range(8)][1:]
    chance.count = 1
    chance.block = (0, 0, word & 2**32 - 1, word >> 32, *chance.block[4:])
    shuffled = chance.copy()
    words = [word, *following[1:]]
    assert chance.below(n) == plain_below(words, n)
    assert chance.count == 8 - len(words)
    if n <= 7:
        words = [word, *following[1:]]
        things, expected = list(range(n)), list(range(n))
        for i in range(n - 1, 0, -1):
            j = plain_below(words, i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        shuffled.shuffle(things)
        assert things == expected
