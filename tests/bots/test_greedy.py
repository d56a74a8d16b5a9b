"""How greedy saves itself looks."""

from __future__ import annotations

import pytest

import klubovna
from klubovna.bots import greedy
from klubovna.bots.worlds import World
from klubovna.engine import Glimpse, Run


def test_a_world_that_is_better_for_all_options_alike_teaches_nothing() -> None:
    assert not greedy.surprised([5.0, 2.0, -1.0], [8.0, 5.0, 2.0])
    assert greedy.surprised([5.0, 2.0, -1.0], [8.0, 5.5, 2.0])
    assert greedy.surprised([greedy.WON, 2.0], [greedy.LOST, 2.0])


def test_two_worlds_of_four_are_for_the_better_half(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Tag Team a rival's plan is another one in every world, so all four are looked at."""
    match = klubovna.new_match("tag_team", 2, 3, {"teams": "first_game"})
    while match.asks[0].why != "build" or len(match.asks[0].options) < greedy.TRIED:
        match.answer(match.asks[0].seat, match.asks[0].options[0].key)
    looks: list[int] = []
    after = World.after

    class Watched(World):
        def after(self, index: int) -> Run:
            looks.append(index)
            return after(self, index)

    monkeypatch.setattr(greedy, "World", Watched)
    chosen = greedy.Greedy(1).index(Glimpse(match.run, match.asks[0]))
    assert len(looks) == 6 + 6 + 3 + 3 and len(set(looks)) == greedy.TRIED
    assert looks.count(chosen) == greedy.WORLDS
