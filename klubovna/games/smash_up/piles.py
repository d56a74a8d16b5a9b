"""Verbs on hands, decks and discard piles. None of them asks anybody."""

from __future__ import annotations

from klubovna.engine import EVERYBODY, Pile, Who
from klubovna.games.smash_up.cards import Card
from klubovna.games.smash_up.records import Base
from klubovna.games.smash_up.state import SmashUp


def refill(g: SmashUp, seat: int) -> bool:
    """Z8: an empty deck is made anew from the discard pile; False if there is no card at all."""
    player = g.players[seat]
    if player.deck.cards:
        return True
    if not player.discard:
        return False
    player.deck = Pile(player.discard)
    player.discard = []
    shuffle(g, seat)
    return True


def shuffle(g: SmashUp, seat: int) -> None:
    player = g.players[seat]
    player.deck.shuffle(g.chance)
    player.bundle = ()
    if g.log is not None:
        g.tell("shuffle", "Z8", seat=Who(seat), cards=len(player.deck))


def draw(g: SmashUp, seat: int, count: int, rule: str) -> None:
    """G12: this many cards, or as many as there are."""
    player = g.players[seat]
    me = 1 << seat
    drawn: list[int] = []
    while len(drawn) < count and (player.deck.cards or refill(g, seat)):
        card = player.deck.cards.pop()
        player.hand.cards.append(card)
        player.hand.seen.append(player.deck.seen.pop() | me)
        drawn.append(card)
    if g.log is not None and drawn:
        g.tell("draw", rule, {seat: {"cards": g.names(drawn)}}, seat=Who(seat), count=len(drawn))


def reveal_top(g: SmashUp, seat: int, count: int = 1) -> int:
    """Everybody sees the top cards, which stay where they are. Returns how many there were.

    Q27: where the deck is too short the discard pile is shuffled in under them.
    """
    player = g.players[seat]
    deck = player.deck
    if len(deck) < count and player.discard:
        under = Pile(player.discard)
        under.shuffle(g.chance)
        shuffled = len(under)
        player.deck = Pile(under.cards + deck.cards, under.seen + deck.seen)
        player.discard = []
        player.bundle = ()
        deck = player.deck
        if g.log is not None:
            g.tell("shuffle", "Z8", seat=Who(seat), cards=shuffled)
    count = min(count, len(deck))
    for at in range(len(deck) - count, len(deck)):
        deck.reveal(at)
    if g.log is not None and count:
        g.tell("reveal", "PL9", seat=Who(seat), cards=g.names(deck.cards[: -count - 1 : -1]))
    return count


def look_at_top(g: SmashUp, seat: int) -> Card | None:
    """Only its player sees the top card."""
    if not refill(g, seat):
        return None
    deck = g.players[seat].deck
    card = g.printed[deck.look(len(deck) - 1, seat)]
    if g.log is not None:
        g.tell("look", "PL9", {seat: {"card": card.named}}, seat=Who(seat))
    return card


def discard_from_hand(g: SmashUp, seat: int, index: int, rule: str) -> None:
    """A card of the hand goes to the discard pile, by choice."""
    player = g.players[seat]
    player.discard.append(player.hand.take(g.find_in_hand(seat, index)))
    if g.log is not None:
        g.tell("discard", rule, seat=Who(seat), cards=g.names(player.discard[-1:]))


def discard_at_random(g: SmashUp, seat: int, count: int, rule: str) -> None:
    """G12: this many cards of the hand, drawn by lot, or all of them."""
    player = g.players[seat]
    lost: list[int] = []
    while len(lost) < count and player.hand.cards:
        lost.append(player.hand.take(g.chance.below(len(player.hand))))
    player.discard.extend(lost)
    if g.log is not None and lost:
        g.tell("discard-random", rule, seat=Who(seat), cards=g.names(lost))


def discard_hand(g: SmashUp, seat: int, rule: str) -> None:
    player = g.players[seat]
    cards = player.hand.cards
    player.hand = Pile([])
    player.discard.extend(cards)
    if g.log is not None and cards:
        g.tell("discard", rule, seat=Who(seat), cards=g.names(cards))


def discard_top(g: SmashUp, seat: int, rule: str) -> None:
    player = g.players[seat]
    player.discard.append(player.deck.take())
    if g.log is not None:
        g.tell("discard-top", rule, seat=Who(seat), cards=g.names(player.discard[-1:]))


def fetch(g: SmashUp, seat: int, indices: list[int], rule: str) -> None:
    """Cards come from the discard pile to the hand; all see which."""
    player = g.players[seat]
    cards = [player.discard.pop(g.find_in_discard(seat, index)) for index in indices]
    for card in cards:
        player.hand.put(card, EVERYBODY)
    if g.log is not None and cards:
        g.tell("fetch", rule, seat=Who(seat), cards=g.names(cards))


def shuffle_back(g: SmashUp, seat: int, indices: list[int], rule: str) -> None:
    """Cards are shuffled from the discard pile into the deck; none, no shuffle."""
    if not indices:
        return
    player = g.players[seat]
    cards = [player.discard.pop(g.find_in_discard(seat, index)) for index in indices]
    for card in cards:
        player.deck.put(card)
    if g.log is not None:
        g.tell("shuffle-back", rule, seat=Who(seat), cards=g.names(cards))
    shuffle(g, seat)


def turn_up_base(g: SmashUp, at: int, rule: str) -> Base:
    """The top card of the base deck comes into play."""
    base = Base(g.base_cards[g.base_deck.take()])
    g.bases.insert(at, base)
    if g.log is not None:
        g.tell("new-base", rule, base=base.printed.named)
    return base
