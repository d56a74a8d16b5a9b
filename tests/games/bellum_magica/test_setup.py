"""Set-up: what is dealt, shuffled and turned up, and when (specification 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import klubovna
from klubovna.engine import Match
from klubovna.games.bellum_magica.cards import (
    CASTLES,
    CHESTS,
    GOBLIN,
    IN_PLAY,
    METAL,
    MONSTERS,
    SETTLEMENT_KINDS,
    SETTLEMENTS,
)
from klubovna.games.bellum_magica.state import BellumMagica
from tests.kit import rules

SEATS = (2, 3, 4, 5)


def started(seats: int, seed: int = 1, **options: Any) -> Match:
    return klubovna.new_match("bellum_magica", seats, seed, options)


def opened(seats: int, seed: int = 1, **options: Any) -> Match:
    """The goblins are placed, all on the left, and the table is open."""
    match = started(seats, seed, **options)
    for seat in range(seats):
        match.answer(seat, "goblins:left:left")
    return match


def all_settlements(match: Match) -> list[int]:
    """Every settlement of the pile in the order in which they are turned up."""
    g = table(match).copy()
    order: list[int] = []
    while max(g.coming):
        g.display = ()
        g.turn_up_settlements()
        order += g.display
    return order


def table(match: Match) -> BellumMagica:
    state = match.run.checkpoint
    assert isinstance(state, BellumMagica)
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_S1_everybody_has_a_castle_of_their_own(seats: int) -> None:
    dealt = Counter(player["castle"] for seed in range(60) for player in started(seats, seed).view(None)["players"])
    assert set(dealt) == {castle.id for castle in CASTLES}
    for seed in range(20):
        castles = [player["castle"] for player in started(seats, seed).view(None)["players"]]
        assert len(set(castles)) == seats


def test_S1_the_host_may_name_castles() -> None:
    for seed in range(10):
        view = started(3, seed, castle_0="mire_hall", castle_2="bone_spire").view(None)
        castles = [player["castle"] for player in view["players"]]
        assert castles[0] == "mire_hall" and castles[2] == "bone_spire"
        assert castles[1] not in ("mire_hall", "bone_spire")


def test_S1_a_castle_named_twice_goes_to_the_first() -> None:
    view = started(2, 3, castle_0="mire_hall", castle_1="mire_hall").view(None)
    assert view["players"][0]["castle"] == "mire_hall"
    assert view["players"][1]["castle"] != "mire_hall"


@pytest.mark.parametrize("seats", SEATS)
def test_S2_two_goblins_each_the_rest_leave(seats: int) -> None:
    view = started(seats).view(None)
    dealt = [id for player in view["players"] for id in player["goblins"]]
    assert all(len(player["goblins"]) == 2 for player in view["players"])
    assert sorted(dealt + view["box"]) == sorted(m.id for m in MONSTERS if m.kind == GOBLIN)
    first = Counter(started(2, seed).view(None)["players"][0]["goblins"][0] for seed in range(80))
    assert len(first) == 10, "goblins are not shuffled"


def test_S3_any_combination_of_sides() -> None:
    match = started(2)
    keys = {option.key for option in match.asks[0].options}
    assert keys == {f"goblins:{a}:{b}" for a in ("left", "right") for b in ("left", "right")}
    ids = match.view(None)["players"][1]["goblins"]
    match.answer(0, "goblins:right:right")
    match.answer(1, "goblins:left:right")
    view = match.view(None)
    assert view["players"][1]["left"] == ids[:1]
    assert view["players"][1]["right"] == ids[1:]
    assert len(view["players"][0]["right"]) == 2 and not view["players"][0]["left"]


def test_S3_all_decide_at_once_and_nobody_sees_before_all_have_decided() -> None:
    match = started(3)
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    before = [match.view(seat) for seat in (None, 0, 1, 2)]
    told = [match.events_for(seat) for seat in (None, 0, 1, 2)]
    match.answer(1, "goblins:left:right")
    assert [match.view(seat) for seat in (None, 0, 1, 2)] == before
    assert [match.events_for(seat) for seat in (None, 0, 1, 2)] == told


def test_S3_the_order_of_answers_does_not_matter() -> None:
    one, two = started(2), started(2)
    for seat, key in ((0, "goblins:left:right"), (1, "goblins:right:left")):
        one.answer(seat, key)
    for seat, key in ((1, "goblins:right:left"), (0, "goblins:left:right")):
        two.answer(seat, key)
    assert one.view(None) == two.view(None)


@pytest.mark.parametrize("seats", SEATS)
def test_S4_farms_over_villages_over_towns(seats: int) -> None:
    numbers = {2: (3, 3, 10), 3: (4, 4, 10), 4: (6, 6, 10), 5: (7, 7, 10)}[seats]
    assert tuple(started(seats).view(None)["settlements"]["pile"].values()) == numbers == IN_PLAY[seats]
    kinds = [SETTLEMENT_KINDS[SETTLEMENTS[card].kind] for card in all_settlements(started(seats))]
    assert kinds == ["farm"] * numbers[0] + ["village"] * numbers[1] + ["town"] * numbers[2]


def test_S4_which_ones_play_is_chance() -> None:
    games = [all_settlements(started(2, seed)) for seed in range(60)]
    assert all(len(set(cards)) == 16 for cards in games)
    assert {card for cards in games for card in cards[:3]} == set(range(1, 8))
    assert len({tuple(cards[6:]) for cards in games}) > 50


@pytest.mark.parametrize("seats", SEATS)
def test_S5_as_many_open_settlements_as_players(seats: int) -> None:
    view = opened(seats).view(None)
    assert view["settlements"]["inn"] == "inn"
    shown = view["settlements"]["display"]
    assert len(shown) == seats
    # two to five players have three to seven farms: all open ones are farms
    assert all(id.startswith("farm") for id in shown)


@pytest.mark.parametrize("seats", SEATS)
def test_S6_two_open_monsters_of_each_kind(seats: int) -> None:
    market = opened(seats).view(None)["market"]
    assert (len(market["evil"]), len(market["ultra"])) == (2, 2)
    assert (market["evilPile"], market["ultraPile"]) == (44, 18)
    seen = {id for seed in range(80) for id in opened(2, seed).view(None)["market"]["evil"]}
    assert len(seen) > 35, "the pile is not shuffled"


def test_S7_chests_are_shuffled_by_kind() -> None:
    assert started(2).view(None)["chestPiles"] == {"wooden": 20, "metal": 20, "golden": 10}
    drawn: set[tuple[int, ...]] = set()
    for seed in range(40):
        g = table(started(2, seed)).copy()
        for _ in range(20):
            g.draw_chest(0, METAL, "M2")
        held = g.players[0].chests
        assert [len(chests) for chests in held] == [0, 20, 0]
        assert sorted(CHESTS[chest].value for chest in held[METAL]) == [3] * 6 + [4] * 8 + [5] * 6
        drawn.add(held[METAL])
    assert len(drawn) == 40


@pytest.mark.parametrize("seats", SEATS)
def test_S8_everybody_starts_with_nothing(seats: int) -> None:
    for player in started(seats).view(None)["players"]:
        held = [player[what] for what in ("food", "runes", "barrels", "spells", "magicShield", "chestCount")]
        assert held == [0] * 6
        assert player["shield"] == 2


@rules("S9", "S10")
def test_S9_the_captain_is_drawn_after_the_goblins_unless_named() -> None:
    assert started(4).view(None)["captain"] is None
    drawn = Counter(opened(4, seed).view(None)["captain"] for seed in range(80))
    assert set(drawn) == {0, 1, 2, 3}
    match = started(4, captain=2)
    assert match.view(None)["captain"] == 2
    match = opened(4, captain=2)
    assert match.view(None)["captain"] == 2
    asked = [match.asks[0].seat]
    for _ in range(3):
        match.answer(asked[-1], "pass")
        asked.append(match.asks[0].seat)
    assert asked == [2, 3, 0, 1], "clockwise by ascending seat"


def test_S10_sides_are_chosen_before_anything_is_turned_up() -> None:
    match = started(3)
    view = match.view(None)
    assert [ask.why for ask in match.asks] == ["goblins"] * 3
    assert view["settlements"]["display"] == [] and view["market"]["evil"] == [] and view["market"]["ultra"] == []
    kinds = [event.kind for event in opened(3).events]
    assert kinds.index("goblin") < kinds.index("settlement") < kinds.index("market") < kinds.index("round")
