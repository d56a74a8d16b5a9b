"""Nothing is lost: what must hold in every position of Smash Up."""

from __future__ import annotations

from klubovna.games.smash_up.cards import DECK_SIZE
from klubovna.games.smash_up.state import DRAW, SmashUp
from klubovna.games.smash_up.tally import tally_of


def check(g: SmashUp) -> None:
    """I1-I6: nothing lost or doubled, nothing in somebody else's pile, nothing below zero."""
    in_resolution = [ability.card for ability in g.resolving if ability.card >= 0]
    cards: list[int] = in_resolution[:]
    for seat, player in enumerate(g.players):
        own = player.hand.cards + player.deck.cards + player.discard
        assert all([card // DECK_SIZE == seat for card in own]), f"somebody else's card in a pile of seat {seat}"  # I3
        assert len(player.hand.seen) == len(player.hand.cards) and len(player.deck.seen) == len(player.deck.cards)
        assert all([seen >> seat & 1 for seen in player.hand.seen]), f"seat {seat} does not know its own hand"
        assert player.points >= 0
        cards.extend(own)
    for base in g.bases:
        assert g.breakpoint(base) >= 0
        for attached in base.actions:
            assert attached.base is base and attached.minion is None and attached.in_play
            cards.append(attached.card)
        for minion in base.minions:
            assert minion.base is base and minion.in_play and minion.card // DECK_SIZE == minion.seat
            assert g.power(minion) >= 0
            cards.append(minion.card)
            for attached in minion.actions:
                assert attached.minion is minion and attached.base is None and attached.in_play  # I6
                cards.append(attached.card)
    assert sorted(cards) == list(range(len(g.printed))), f"{len(cards)} cards, {len(set(cards))} different"
    assert g.tally.counts == tally_of(g.seats, g.bases).counts, "what is in play was miscounted"
    things = [m.code for m in g.minions()] + [a.code for a in g.attached()]
    assert len(set(things)) == len(things), "two things in play with one name"
    bases = [base.printed.index for base in g.bases] + g.base_deck.cards + g.base_discard
    assert sorted(bases) == list(range(len(g.base_cards))), f"bases {sorted(bases)}"  # I2
    assert len(g.bases) <= g.seats + 1
    if g.phase == DRAW and not g.resolving:
        assert not any([g.is_ready(base) for base in g.bases]), "a ready base was not scored"  # I5
