"""What playing a card is worth to a seat, in tenths of a victory point: its power and its text, less what it costs."""

from __future__ import annotations

from klubovna.games.smash_up.cards import MINION, Card
from klubovna.games.smash_up.factions import ALL_CARDS
from klubovna.games.smash_up.offers import AS_ACTION, AS_MINION, AS_SPECIAL, Play
from klubovna.games.smash_up.prospects import Face
from klubovna.games.smash_up.records import HAND, Minion
from klubovna.games.smash_up.sight import ALLOWANCE, CARD, COVER, DESTROYED, GRAVE, Sight, card_worth
from klubovna.games.smash_up.text_worth import action_worth, best_moves, text_worth


def play_worth(s: Sight, play: Play) -> float:
    printed = ALL_CARDS[play.card]
    if play.how == AS_MINION:
        return minion_worth(s, printed, s.at(play.base), play.source)
    if play.how == AS_ACTION:
        if play.minion >= 0:
            target = s.minion(play.minion)
            return (0.0 if target is None else on_minion_worth(s, printed, target)) - s.costs(printed)
        return action_worth(s, printed, s.at(play.base)) - s.costs(printed)
    if play.how == AS_SPECIAL:
        return special_worth(s, printed, play.minion)
    return CARD


def minion_worth(s: Sight, printed: Card, at: int, source: int) -> float:
    """Its power there, its text, and the play it gives each turn, less the card."""
    if at < 0:
        return 0.0
    face = s.faces[at]
    if trapped(s, printed, face):
        worth = -0.5
    else:
        worth = s.place_worth(printed, at) + text_worth(s, printed, at)
        if not face.ready:
            if printed.each_turn is not None:
                worth += ALLOWANCE
            elif printed.after_minion_played is not None or printed.punishes:
                worth += 1.0
    for attached in face.base.actions:
        if attached.seat != s.seat and attached.printed.after_minion_played is not None:
            worth -= CARD if attached.printed.count == 1 else 0.0
    if face.base.printed.after_minion_played is not None:  # The Homeworld: a weak one more
        worth += s.another(2, printed)
    return worth - (s.costs(printed) if source == HAND else GRAVE)


def trapped(s: Sight, printed: Card, face: Face) -> bool:
    """Whether a Flame Trap or a Leprechaun will destroy it."""
    for attached in face.base.actions:
        if attached.seat != s.seat and attached.printed.id == "flame_trap":
            return not printed.indestructible
    for minion in face.base.minions:
        if minion.seat != s.seat and minion.printed.after_minion_played is not None:
            return printed.power < minion.printed.power and not printed.indestructible
    return False


def special_worth(s: Sight, printed: Card, handle: int) -> float:
    """A Special: of a minion in play, or of a card in hand for the base that is being scored."""
    g = s.g
    scored = s.at(g.scoring)
    if handle < 0:
        if scored < 0:
            return 0.0
        if printed.sneaks:
            return minion_worth(s, printed, scored, HAND)
        if printed.id == "hidden_ninja":
            best = -CARD
            for card in g.players[s.seat].hand.cards:
                if g.printed[card].type == MINION:
                    best = max(best, minion_worth(s, g.printed[card], scored, HAND))
            return best - s.costs(printed)
        return best_moves(s, printed, -1) - s.costs(printed)
    minion = s.minion(handle)
    if minion is None:
        return 0.0
    if printed.joins_scoring is not None:
        return s.shifts(minion, scored, False)
    if printed.after_score is not None:
        return CARD
    return swap_worth(s, minion)


def swap_worth(s: Sight, acolyte: Minion) -> float:
    """The Acolyte comes back to the hand, and a better minion to its base."""
    g = s.g
    at = s.at(acolyte.base.printed.index)
    if at < 0:
        return 0.0
    best = 0.0
    power = g.power(acolyte)
    for card in g.players[s.seat].hand.cards:
        printed = g.printed[card]
        if printed.type == MINION and printed is not acolyte.printed:
            more = s.gain(at, s.seat, s.power_there(printed, at) - power, 0) + text_worth(s, printed, at)
            best = max(best, more - s.costs(printed) + card_worth(acolyte.printed))
    return best - 0.5


def on_minion_worth(s: Sight, printed: Card, target: Minion) -> float:
    at = s.at(target.base.printed.index)
    if at < 0:
        return 0.0
    face = s.faces[at]
    weight = s.weights[target.seat]
    if printed.end_of_turn is not None:  # Assassination comes too late for a base that scores now
        return -CARD if face.ready else 0.9 * s.loses(target, DESTROYED, True)
    if printed.adds:
        power = s.g.power(target)
        return s.gain(at, target.seat, max(-power, printed.adds), 0)
    if face.ready:
        return -CARD
    return weight * (0.5 + COVER * target.printed.power)
