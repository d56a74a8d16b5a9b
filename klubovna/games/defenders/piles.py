"""Verbs on the Defenders in hands, decks and discard piles."""

from __future__ import annotations

from klubovna.engine import Message, Pile, only
from klubovna.games.defenders.cards import (
    CARDS,
    HABITATS,
    NO_CARD,
    deck_of,
    say,
)
from klubovna.games.defenders.player import Player
from klubovna.games.defenders.state import Defenders


def shuffle_decks(t: Defenders) -> None:
    """S9, S10: twelve cards each."""
    for player in t.players:
        player.deck = Pile(deck_of(player.leader))
        player.deck.shuffle(t.chance)


def take_top(t: Defenders, p: int) -> int:
    """The top card of a deck, or NO_CARD. Whoever takes it lays it down and then renews the deck (T5.4)."""
    player = t.players[p]
    return player.deck.take() if player.deck.cards else NO_CARD


def renew_deck(t: Defenders, p: int) -> None:
    """T5.4: an empty deck is shuffled from the discard pile, if there is anything in it."""
    if shuffle_anew(t, p):
        tell_shuffle(t, p)


def shuffle_anew(t: Defenders, p: int) -> bool:
    player = t.players[p]
    if player.deck.cards or not player.discard or player.gone:
        return False
    player.deck = Pile(player.discard)
    player.discard = []
    player.deck.shuffle(t.chance)
    return True


def tell_shuffle(t: Defenders, p: int) -> None:
    if t.log is not None:
        t.tell("shuffle", "T5.4", player=t.who(p), cards=len(t.players[p].deck))


def draw(t: Defenders, p: int, count: int) -> None:
    player = t.players[p]
    hand = t.hand(p)
    drawn: list[int] = []
    for _ in range(count):
        card = take_top(t, p)
        if card < 0:
            break
        hand.put(card, only(player.seat))
        drawn.append(card)
        renew_deck(t, p)
    if drawn and t.log is not None:
        names = listed([CARDS[card].name for card in drawn])
        t.tell("draw", "T5.3", {player.seat: {"cards": names}}, player=t.who(p), count=len(drawn))


def take_from_hand(t: Defenders, seat: int, at: int) -> int:
    """A card leaves the hand, seen by all; what was told of its habitat (T3.2) is used up."""
    card = t.hands[seat].take(at)
    if t.seats > 1:
        player = t.players[seat]
        habitat = CARDS[card].habitat
        if player.known[habitat]:
            known = list(player.known)
            known[habitat] -= 1
            player.known = tuple(known)
    return card


def activate(t: Defenders, p: int, card: int, from_deck: bool) -> None:
    """T2.3: this Defender is active now. A deck that gave its last card is renewed (T5.4).

    SO6: only now the last active Defender becomes an ordinary discard, so that it is not shuffled with the others.
    """
    player = t.players[p]
    shuffled = from_deck and shuffle_anew(t, p)
    if player.active >= 0:
        discard_active(t, player)
        shuffled = shuffle_anew(t, p) or shuffled
    player.active = card
    player.ability = CARDS[card].ability
    t.roads = ()
    if shuffled:
        tell_shuffle(t, p)
    if t.log is not None:
        kind = "lead-top" if from_deck else "lead"
        rule = "SO3" if t.solo and from_deck else "T2.2" if from_deck else "T2.3"
        t.tell(kind, rule, player=t.who(p), card=CARDS[card].name)


def stand_down(t: Defenders, p: int) -> None:
    """T1.2: the active Defender and its team become ordinary discards, the Defender on top."""
    player = t.players[p]
    if player.active >= 0:
        discard_active(t, player)
    renew_deck(t, p)


def discard_active(t: Defenders, player: Player) -> None:
    player.discard.extend(player.team)
    player.discard.append(player.active)
    player.active = NO_CARD
    player.ability = -1
    player.team = ()
    t.roads = ()


def join_team(t: Defenders, p: int, card: int) -> None:
    """T4.6: one more AP."""
    player = t.players[p]
    hand = t.hand(p)
    take_from_hand(t, player.seat, hand.cards.index(card))
    player.team += (card,)
    t.ap += 1
    if t.log is not None:
        t.tell("team", "T4.6", player=t.who(p), card=CARDS[card].name)


def give_hint(t: Defenders, p: int) -> None:
    """T3.2: announce the habitats of the hand, never more."""
    player = t.players[p]
    counts = [0, 0, 0, 0]
    for card in t.hand(p).cards:
        counts[CARDS[card].habitat] += 1
    player.hint = tuple(counts)
    player.known = player.hint
    player.hint_round = t.round
    if t.log is not None:
        args = {HABITATS[habitat]: counts[habitat] for habitat in range(4)}
        t.tell("hint", "T3.2", player=t.who(p), **args)


def listed(names: list[Message]) -> Message:
    """Several names as one message."""
    text = names[0]
    for at in range(1, len(names)):
        text = say("listed-last" if at == len(names) - 1 else "listed", first=text, next=names[at])
    return text
