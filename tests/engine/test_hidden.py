"""What an answer reveals, and positions that lie behind."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.engine import Chance, Match, Refused, Unknown, new_match, seed_key
from klubovna.engine.hidden import lost_some
from klubovna.games import find_game
from klubovna.lab.laws import random_answer, shown
from tests.toy import TOY


def answer(match: Match, seat: int, key: str) -> bool:
    """Whether the answer revealed anything."""
    before = Unknown(match.run)
    match.answer(seat, key)
    return before.reveals(Unknown(match.run))


def test_placing_a_card_reveals_nothing_and_flipping_one_does() -> None:
    match = new_match(find_game("trablici"), 2, 7, {"start_player": 0})
    asked = []
    for _ in range(6):
        why = match.asks[0].why
        asked.append(why)
        assert answer(match, 0, match.asks[0].options[0].key) is (why == "flip_or_stop")  # its first option flips
    assert "place" in asked and "flip_or_stop" in asked


def test_a_secret_plan_reveals_nothing_until_the_last_one_lays_all_open() -> None:
    match = new_match(TOY, 2, 3)
    revealed = [answer(match, ask.seat, ask.options[0].key) for ask in [match.asks[0], match.asks[1]]]
    assert revealed == [False, False]
    assert not answer(match, 0, "call:high")
    assert answer(match, 1, "call:high")


def test_a_look_at_hidden_cards_reveals() -> None:
    for seed in range(50):
        match = new_match(TOY, 2, seed)
        chance = Chance(seed_key(seed))
        while match.asks[0].why != "peek" and match.version < 20:
            match.answer(*random_answer(match, chance))
        if match.asks[0].why == "peek":
            twin = match.fork()
            assert answer(match, match.asks[0].seat, "yes")
            assert not answer(twin, twin.asks[0].seat, "no")
            return
    raise AssertionError("nobody was asked to peek")


def test_a_drawn_card_reveals_it_to_the_one_who_drew() -> None:
    before = new_match(TOY, 2, 3)
    after = before.fork()
    after.run.state.draw(0)  # type: ignore[attr-defined]
    assert Unknown(before.run).reveals(Unknown(after.run))
    assert not Unknown(before.run).reveals(Unknown(before.fork().run))


def test_an_unknown_card_that_only_changes_place_reveals_nothing() -> None:
    before = new_match(TOY, 2, 3)
    after = before.fork()
    deck = after.run.state.deck  # type: ignore[attr-defined]
    deck.put_under(deck.take())
    assert not Unknown(before.run).reveals(Unknown(after.run))


@pytest.mark.parametrize("game", ["trablici", "toy"])
def test_positions_that_lie_behind(game: str) -> None:
    match = new_match(TOY if game == "toy" else find_game(game), 3, 11)
    chance = Chance(seed_key(5))
    then = [(shown(match), match.digest(), len(match.events))]
    for _ in range(25):
        match.answer(*random_answer(match, chance))
        then.append((shown(match), match.digest(), len(match.events)))
    now = shown(match)
    for moves, (seen, digest, told) in enumerate(then):
        earlier = match.at(moves)
        assert (shown(earlier), earlier.digest(), match.told(moves)) == (seen, digest, told)
        if not earlier.over:
            earlier.answer(*random_answer(earlier, Chance(seed_key(1))))
    assert shown(match) == now
    with pytest.raises(Refused):
        match.at(26)


@pytest.mark.parametrize(
    ("before", "after", "lost"),
    [
        ([1, 2, 2], [2, 1, 2], False),
        ([1, 2, 2], [2, 1, 1], True),
        ([1, 2], [2, 3, 1], False),
        ([1, 2], [2], True),
        ([[1], {"a": 2}], [{"a": 2}, [1]], False),
        ([[1], [2]], [[1], [3]], True),
        ([(1, [2])], [(1, [2])], False),
    ],
)
def test_what_is_missing_is_noticed_in_any_order(before: list[Any], after: list[Any], lost: bool) -> None:
    assert lost_some(before, after) is lost
