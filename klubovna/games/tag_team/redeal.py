"""What a seat of Tag Team cannot know: build decks, and the newest card of the other player."""

from __future__ import annotations

from klubovna.engine import Chance, redeal
from klubovna.games.tag_team.cards import CARDS
from klubovna.games.tag_team.state import NOT_YET, SEATS, TEAMS, TagTeam


def redeal_hidden(t: TagTeam, seat: int | None, chance: Chance) -> None:
    """The order of the build decks except what the owner saw; the other player's newest card, and its place.

    In the draft both players can work out all hands (twelve fighters less their own); a spectator cannot.
    """
    if t.phase == TEAMS:
        if seat is None:
            redeal_draft(t, chance)
        return
    for side in SEATS:
        if side != seat:
            t.added[side] = NOT_YET  # a secret plan is made anew
            redeal_newest(t, side, chance)
        redeal([t.build[side]], seat, chance)


def redeal_draft(t: TagTeam, chance: Chance) -> None:
    out = [side for side in SEATS if t.removed[side] >= 0]
    cards = [*[t.removed[side] for side in out], *t.hands[0], *t.hands[1]]
    chance.deal(cards)
    for side in out:
        t.removed[side] = cards.pop(0)
    size = len(t.hands[0])
    t.hands = [tuple(sorted(cards[:size])), tuple(sorted(cards[size:]))]


def redeal_newest(t: TagTeam, side: int, chance: Chance) -> None:
    """The card added and not met yet: any card with the same announced bonus, at any place not yet played."""
    at = t.unseen(side)
    if at < 0:
        return
    deck, since, pile = t.decks[side], t.since[side], t.build[side]
    heard = announced(deck[at])
    rest = (deck[:at] + deck[at + 1 :], since[:at] + since[at + 1 :])
    alike = [i for i in range(len(pile)) if announced(pile.cards[i]) == heard]
    # What was announced goes into the shuffle with each card: so whoever measures what is hidden sees that it reveals.
    pool = [(heard, deck[at])] + [(heard, pile.cards[i]) for i in alike]
    chance.deal(pool)
    card = pool[0][1]
    for i in range(len(alike)):
        pile.cards[alike[i]] = pool[i + 1][1]
    places = [("place", at)] + [("place", i) for i in range(t.revealed(), len(deck)) if i != at]
    chance.deal(places)
    place = places[0][1]
    t.decks[side] = (*rest[0][:place], card, *rest[0][place:])
    t.since[side] = (*rest[1][:place], since[at], *rest[1][place:])


def announced(card: int) -> tuple[int, int]:
    """T7.2: what the other player heard when the card was added."""
    return (CARDS[card].fighter, CARDS[card].bonus) if CARDS[card].bonus else (-1, 0)
