"""What a seat of Strážci Divočiny cannot know: hands of others, decks, covered arrows (J30)."""

from __future__ import annotations

from klubovna.engine import Chance, redeal
from klubovna.games.defenders.cards import (
    CARDS,
)
from klubovna.games.defenders.player import Player
from klubovna.games.defenders.state import Defenders


def redeal_hidden(t: Defenders, seat: int | None, chance: Chance) -> None:
    """Permute exactly what a seat cannot know: the hands of others, decks, the machine deck, covered arrows."""
    for player in t.players:
        if player.seat == seat:
            redeal([player.deck], seat, chance)
        else:
            redeal_hand(t, player, chance)
    redeal([t.machine], seat, chance)
    top = t.top_board()
    covered = [chance.below(6) for _ in range(top)]
    t.arrows = (*covered, *t.arrows[top:])


def redeal_hand(t: Defenders, player: Player, chance: Chance) -> None:
    """Somebody else's hand: any cards of its deck and hand, so that what was told of its habitats stays true (T3.2).

    How many cards of each faction a common hand holds (solo) can be counted, so
    they change places only with their deck.
    """
    hand, deck = t.hands[player.seat], player.deck
    places = [at for at, card in enumerate(hand.cards) if CARDS[card].faction == player.faction]
    # What was told goes into the shuffle with each card: so whoever measures what is hidden sees that telling reveals.
    pool = [(card, player.known) for card in [hand.cards[at] for at in places] + deck.cards]
    chance.deal(pool)
    cards = [card for card, _ in pool]
    dealt: list[int] = []
    for habitat in range(4):
        for _ in range(player.known[habitat]):
            card = next(c for c in cards if CARDS[c].habitat == habitat)
            cards.remove(card)
            dealt.append(card)
    missing = len(places) - len(dealt)
    dealt += cards[:missing]
    chance.shuffle(dealt)
    for at in range(len(places)):
        hand.cards[places[at]] = dealt[at]
    deck.cards = cards[missing:]
