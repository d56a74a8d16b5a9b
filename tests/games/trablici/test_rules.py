"""Rules of Trablíci that need more than one position."""

from __future__ import annotations

import klubovna
from klubovna.engine import Chance, Pile, Run, seed_key
from klubovna.games.trablici import TRABLICI
from klubovna.games.trablici.cards import CARDS, KINDS, Slot
from klubovna.games.trablici.rules import best_hordes, setup
from klubovna.games.trablici.state import Player, Trablici
from tests.kit import cards


def started(seats: int, seed: int = 1, start: object = "random") -> Trablici:
    return setup(seats, {"start_player": start}, Chance(seed_key(seed)))


def test_S1_one_shuffled_deck_of_83() -> None:
    t = started(4)
    assert sorted(t.deck.cards) == list(range(83))
    assert t.deck.cards != sorted(t.deck.cards)
    assert t.deck.cards != started(4, seed=2).deck.cards


@cards("zombie", "axe", "net", "shotgun", "barricade")
def test_the_deck_is_the_one_of_the_specification() -> None:
    codes = [card.code for card in CARDS]
    for colour in "gpo":
        assert all(codes.count(f"{colour}{number}") == 4 for number in range(1, 6))
        assert all(codes.count(f"{kind}.{colour}") == 2 for kind in ("axe", "net", "shotgun"))
    assert codes.count("barricade") == 5
    assert len(KINDS) == 5


def test_S2_everything_else_is_empty() -> None:
    t = started(3)
    assert t.discard == [] and t.rows == [(), (), ()] and t.in_flight == []
    assert all(player.score() == 0 for player in t.players)


def test_S3_reshuffles_by_seats() -> None:
    assert [started(seats).reshuffles for seats in range(2, 7)] == [0, 0, 1, 1, 2]


def test_S4_the_start_player_is_drawn_or_named() -> None:
    assert {started(4, seed).active for seed in range(40)} == {0, 1, 2, 3}
    assert [started(4, seed, start=2).active for seed in range(5)] == [2] * 5


def test_S5_T1_turns_go_clockwise_until_the_end() -> None:
    match = klubovna.new_match("trablici", seats=3, seed=5, options={"start_player": 2})
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, "stop" if ask.index_of("stop") >= 0 else ask.options[0].key)
    begun = [
        (event.args["seat"].seat, match.events[at + 1].args["seat"].seat)
        for at, event in enumerate(match.events)
        if event.kind == "turn" and match.events[at + 1].kind == "flip"
    ]
    turns = [flipping for _, flipping in begun]
    assert turns == [told for told, _ in begun]
    assert len(turns) > 20
    assert turns == [(2 + i) % 3 for i in range(len(turns))]


def nothing_to_flip() -> Trablici:
    """Four seats, one reshuffle left, deck and discard pile empty, everything else in collections."""
    t = started(4, start=0)
    for card in t.deck.cards:
        if CARDS[card].kind == 0:
            t.players[0].collection[CARDS[card].number] += (card,)
    t.deck = Pile([])
    return t


def test_H3_a_horde_is_one_of_each_number_or_four_of_one() -> None:
    def possible(*counts: int) -> list[int]:
        return Player([(), *[(0,) * count for count in counts]], ()).possible_hordes()

    for number in range(5):
        counts = [0] * 5
        counts[number] = 3
        assert possible(*counts) == []
        counts[number] = 4
        assert possible(*counts) == [number + 1]
        counts = [1] * 5
        counts[number] = 0
        assert possible(*counts) == []
    assert possible(1, 1, 1, 1, 1) == [0]
    assert possible(4, 1, 1, 1, 5) == [0, 1, 5]


def test_H5_no_shotgun_finds_a_marker() -> None:
    t = started(3, start=0)
    t.players[1].markers = (t.deck.take(),)
    for number in range(1, 6):
        t.shoot(0, number)
    assert len(t.players[1].markers) == 1 and t.discard == []


def test_E2_the_whole_discard_pile_is_shuffled_into_the_new_deck() -> None:
    orders = set()
    for seed in range(5):
        t = started(4, seed)
        t.discard = sorted(t.deck.cards)
        t.deck = Pile([])
        first = t.flip()
        orders.add((*t.deck.cards, first))
        assert sorted((*t.deck.cards, first)) == list(range(83)) and t.discard == []
    assert len(orders) == 5 and all(list(order) != sorted(order) for order in orders)


def test_E3_without_a_card_the_turn_does_not_begin() -> None:
    t = nothing_to_flip()
    flow = TRABLICI.step(t)
    assert next(flow, None) is None
    assert t.result is not None and t.flips == 0


def test_E3_in_the_middle_of_a_turn_flip_is_not_offered_until_a_horde_fills_the_discard_pile() -> None:
    t = nothing_to_flip()
    t.deck = Pile([t.players[0].collection[1][-1]])
    t.players[0].collection[1] = t.players[0].collection[1][:-1]
    flow = TRABLICI.step(t)
    ask = next(flow)
    keys = [option.key for option in ask.options]  # type: ignore[union-attr]
    assert "flip" not in keys and keys[0] == "stop" and "horde:run" in keys
    ask = flow.send(keys.index("horde:run"))
    assert ask.options[0].key == "flip"  # type: ignore[union-attr]


def test_E3_a_turn_stopped_for_want_of_a_card_does_not_end_the_game() -> None:
    """Its reward, an axe, fills the discard pile, and the next turn reshuffles it."""
    t = started(4, start=0)
    code = {card.code: number for number, card in enumerate(CARDS)}
    t.rows[0] = (Slot(code["axe.g"]),)
    t.players[0].collection[2] = (code["g2"],)
    t.deck = Pile([code["p3"]])
    run = Run(TRABLICI, t)
    for key in ("new_row", "take:row1"):  # the lone stop between them is not asked
        run.answer(0, run.asks[0].index_of(key))
    assert run.state.result is None
    assert (t.turn, t.active, t.reshuffles, t.flips) == (2, 1, 0, 1)


def test_E4_best_way_of_forming_hordes() -> None:
    def collection(*counts: int) -> Player:
        return Player([(), *[(0,) * count for count in counts]], ())

    assert best_hordes(collection(1, 4, 1, 1, 1)) == [2]
    assert best_hordes(collection(1, 1, 1, 1, 1)) == [0]
    assert best_hordes(collection(5, 5, 1, 1, 1)) == [0, 1, 2]
    assert best_hordes(collection(4, 4, 4, 4, 4)) == [1, 2, 3, 4, 5]
    assert best_hordes(collection(3, 3, 3, 3, 3)) == [0, 0, 0]
    assert best_hordes(collection(3, 3, 3, 3, 0)) == []


def test_Q14_collections_lie_open_to_everybody() -> None:
    match = klubovna.new_match("trablici", seats=2, seed=3)
    for _ in range(60):
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[-1].key)
    for seat in (0, 1, None):
        shown = [player["collection"] for player in match.view(seat)["players"]]
        assert shown == [[[CARDS[card].code for card in column] for column in held[1:]] for held in held_by(match)]
    assert all(any(held) for held in held_by(match))


def held_by(match: klubovna.Match) -> list[list[tuple[int, ...]]]:
    assert isinstance(match.run.state, Trablici)
    return [player.collection for player in match.run.state.players]
