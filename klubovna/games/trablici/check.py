"""Nothing is lost: what must hold in every position of Trablíci."""

from __future__ import annotations

from klubovna.games.trablici.cards import BARRICADE, CARDS, ZOMBIE, Slot
from klubovna.games.trablici.state import LANES, TO_FLIP, TO_PICK, Trablici


def check(t: Trablici) -> None:
    """I1: the 83 cards are spread over the zones, none lost or doubled, each where its kind may lie."""
    cards = t.deck.cards + t.discard + t.in_flight
    assert len(t.deck.seen) == len(t.deck.cards)
    assert len(t.rows) == LANES
    for row in t.rows:
        check_row(row)
        for slot in row:
            cards.append(slot.card)
            if slot.cover >= 0:
                cards.append(slot.cover)
    assert len(t.players) == t.seats
    for player in t.players:
        assert len(player.collection) == 6 and not player.collection[0]
        for number in range(1, 6):
            for card in player.collection[number]:
                cards.append(card)
                assert CARDS[card].kind == ZOMBIE and CARDS[card].number == number, f"card {card} under {number}"
        for card in player.markers:
            cards.append(card)
            assert CARDS[card].kind == ZOMBIE, f"card {card} marks a horde"
    assert sorted(cards) == list(range(len(CARDS))), f"{len(cards)} cards, {len(set(cards))} different"
    assert 0 <= t.active < t.seats and TO_FLIP <= t.phase <= TO_PICK
    assert t.reshuffles >= 0 and t.flips >= 0 and t.turn >= 1


def check_row(row: tuple[Slot, ...]) -> None:
    """What no placement and no pick can bring about: falling numbers (P3), two actions of a kind (P5a)."""
    numbers = [slot.number for slot in row if slot.number]
    assert numbers == sorted(numbers), "the numbers of a row fall (P3)"
    actions = [slot.kind for slot in row if slot.kind != ZOMBIE]
    assert len(set(actions)) == len(actions), "a row holds two action cards of a kind (P5a)"
    assert BARRICADE not in actions, "a barricade lies in a row as a card of its own (P8)"
    for slot in row:
        assert slot.cover < 0 or CARDS[slot.cover].kind == BARRICADE, "a card is covered by no barricade"
