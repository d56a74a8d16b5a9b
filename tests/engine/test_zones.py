"""Piles: who has seen what."""

from __future__ import annotations

from klubovna.engine import EVERYBODY, Chance, Pile, knows, only, redeal, seed_key


def test_knowledge_belongs_to_the_place_and_ends_with_a_shuffle() -> None:
    pile = Pile([1, 2, 3])
    assert pile.look(-1, 1) == 3
    pile.reveal(0)
    assert pile.known_to(1) == [1, -1, 3]
    assert pile.known_to(0) == [1, -1, -1]
    assert pile.known_to(None) == [1, -1, -1]
    pile.shuffle(Chance(seed_key(1)))
    assert pile.known_to(1) == [-1, -1, -1]


def test_putting_and_taking_keep_cards_and_knowledge_together() -> None:
    pile = Pile([])
    pile.put(5, only(2))
    pile.put_under(6)
    pile.insert(1, 7, EVERYBODY)
    assert pile.cards == [6, 7, 5] and pile.known_to(2) == [-1, 7, 5]
    assert pile.remove(7) == 7
    assert pile.take() == 5 and pile.cards == [6] and pile.seen == [0]
    assert Pile.from_json(pile.to_json()).to_json() == pile.to_json()


def test_a_spectator_knows_only_what_everybody_knows() -> None:
    assert knows(EVERYBODY, None) and knows(EVERYBODY, 5)
    assert not knows(only(0) | only(1), None)


def test_redeal_moves_only_what_the_seat_has_not_seen() -> None:
    deck, hand = Pile(list(range(20))), Pile([20, 21, 22], [only(0)] * 3)
    deck.look(4, 1)
    moved = set()
    for seed in range(30):
        d, h = deck.copy(), hand.copy()
        redeal([d, h], 1, Chance(seed_key(seed)))
        assert d.cards[4] == 4 and sorted(d.cards + h.cards) == list(range(23))
        moved.update(h.cards)
    assert len(moved) > 15
    redeal([deck, hand], 0, Chance(seed_key(1)))
    assert hand.cards == [20, 21, 22]
