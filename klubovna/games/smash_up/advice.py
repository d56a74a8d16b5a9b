"""An opinion of every option, without trying it: the prior of the search and the habit of its simulations.

Figures are tenths of a victory point until the last line. Nothing is read that the asked seat does not know: of hands
only its own, of decks only a top card that lies open to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.engine import Ask
from klubovna.games.smash_up.cards import ON_BASE, ON_MINION, Card
from klubovna.games.smash_up.factions import ALL_CARDS
from klubovna.games.smash_up.play_worth import minion_worth, on_minion_worth, play_worth
from klubovna.games.smash_up.prospects import count_of
from klubovna.games.smash_up.records import DISCARD
from klubovna.games.smash_up.sight import CARD, DESTROYED, GRAVE, RETURNED, SUNK, Sight, card_worth
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.text_worth import (
    action_worth,
    attached_worth,
    base_returns,
    boosted,
    exploded,
    raged,
    sacrificed,
    salvo,
    selected,
)

PER_LOGIT: Final = 30.0  # tenths of a point that make a logit of winning, about


def advise(g: SmashUp, ask: Ask, quick: bool) -> list[float]:
    """How good each option looks, in logits."""
    return [worth / PER_LOGIT for worth in weigh(Sight(g, ask.seat), ask)]


def weigh(s: Sight, ask: Ask) -> list[float]:
    """The same in tenths of a point."""
    weigher = WEIGHERS.get(ask.why)
    if weigher is None:
        return [0.0] * len(ask.options)
    return weigher(s, ask)


def plays(s: Sight, ask: Ask) -> list[float]:
    """To end or pass is worth nothing; all else is held against it."""
    return [0.0 if option.value is None else play_worth(s, option.value) for option in ask.options]


# --- whom a text is aimed at


def by_action(s: Sight) -> bool:
    return len(s.g.resolving) > 0 and s.g.resolving[-1].is_action


def strikes(s: Sight, ask: Ask) -> list[float]:
    how = DESTROYED
    if ask.why == "return":
        how = RETURNED
    elif ask.why == "sink":
        how = SUNK
    aimed = by_action(s)
    worth: list[float] = []
    for option in ask.options:
        minion = None if option.value is None else s.minion(option.value)
        worth.append(0.0 if minion is None else s.loses(minion, how, aimed))
    return in_batch(ask, worth)


def in_batch(ask: Ask, worth: list[float]) -> list[float]:
    """Of a set that is picked one by one in the order of the list: what may still follow counts as well."""
    batch = ask.batch
    if batch is None or batch.kind != "some":
        return worth
    more = batch.at_most - len(batch.picked) - 1
    must = batch.at_least - len(batch.picked) - 1
    totals = worth[:]
    for index in range(len(worth)):
        if ask.options[index].value is None:
            continue
        later: list[float] = []
        for after in range(index + 1, len(worth)):
            if ask.options[after].value is not None:
                later.append(worth[after])
        later.sort(reverse=True)
        for place in range(min(more, len(later))):
            if later[place] > 0.0 or place < must:
                totals[index] += later[place]
    return totals


def boosting(s: Sight, ask: Ask) -> list[float]:
    amount = printed_now(s).count
    worth: list[float] = []
    for option in ask.options:
        minion = None if option.value is None else s.minion(option.value)
        worth.append(0.0 if minion is None else boosted(s, minion, amount))
    return worth


def printed_now(s: Sight) -> Card:
    """The card whose text is being carried out, as far as it is one."""
    if s.g.resolving:
        printed = s.g.resolving[-1].printed
        if isinstance(printed, Card):
            return printed
    return ALL_CARDS[0]


def moving(s: Sight, ask: Ask) -> list[float]:
    aimed = by_action(s)
    worth: list[float] = []
    for option in ask.options:
        if option.value is None:
            worth.append(0.0)
            continue
        who, where = option.value
        minion = s.minion(who)
        worth.append(0.0 if minion is None else s.shifts(minion, s.at(where), aimed))
    return worth


def arriving(s: Sight, printed: Card, where: int) -> float:
    at = s.at(where)
    return s.gain(at, s.seat, printed.power, 1) if at >= 0 else 0.0


def going_to(s: Sight, ask: Ask) -> list[float]:
    """First Mate, Buccaneer, or a minion that was revealed: to which base."""
    printed = printed_now(s)
    if ask.why == "play_revealed":
        printed = top_card(s, s.seat)
    worth: list[float] = []
    for option in ask.options:
        if option.value is None:
            worth.append(0.0)
        elif ask.why == "play_revealed":
            worth.append(minion_worth(s, printed, s.at(option.value), DISCARD))
        else:
            worth.append(arriving(s, printed, option.value))
    return worth


def top_card(s: Sight, owner: int) -> Card:
    """The top card of a deck, which has just been shown to the seat."""
    deck = s.g.players[owner].deck
    return s.g.printed[deck.cards[-1]]


def luring(s: Sight, ask: Ask) -> list[float]:
    """To the base whose text it is, or, from Tortuga, to the one that takes its place."""
    to = -1
    if s.g.resolving:
        to = s.at(s.g.resolving[-1].printed.index)
    if to < 0:
        for number in range(len(s.faces)):
            if not s.faces[number].base.minions:
                to = number
    worth: list[float] = []
    for option in ask.options:
        minion = None if option.value is None else s.minion(option.value)
        worth.append(0.0 if minion is None else s.shifts(minion, to, False))
    return worth


def own_minions(s: Sight, ask: Ask) -> list[float]:
    """One of mine, for what the card does with it."""
    id = printed_now(s).id
    worth: list[float] = []
    for option in ask.options:
        minion = None if option.value is None else s.minion(option.value)
        if minion is None:
            worth.append(0.0)
        elif id == "natural_selection":
            worth.append(selected(s, minion))
        elif id == "rampage":
            worth.append(raged(s, minion))
        elif id == "powderkeg":
            worth.append(exploded(s, minion))
        elif id == "sacrifice":
            worth.append(sacrificed(s, minion))
        else:  # Disguise: the weakest come home
            worth.append(0.5 - s.g.power(minion) + card_worth(minion.printed))
    return in_batch(ask, worth)


def bases(s: Sight, ask: Ask) -> list[float]:
    """One base, for what the card does there."""
    printed = printed_now(s)
    worth: list[float] = []
    for option in ask.options:
        at = -1 if option.value is None else s.at(option.value)
        if at < 0:
            worth.append(0.0)
            continue
        face = s.faces[at]
        if printed.id == "crop_circles":
            worth.append(base_returns(s, face))
        elif printed.id == "tech_center":
            worth.append(CARD * count_of(face.base, s.seat))
        elif printed.id == "broadside":
            worth.append(max([salvo(s, face, victim, printed.limit) for victim in rivals(s)], default=0.0))
        elif ask.why == "to_base":
            worth.append(max([s.weights[other] * face.worth[other] for other in rivals(s)]))
        else:  # where rivals stand well and I do not
            worth.append(-s.total(face.worth))
    return worth


def rivals(s: Sight) -> list[int]:
    return [seat for seat in range(s.g.seats) if seat != s.seat]


def players(s: Sight, ask: Ask) -> list[float]:
    """Whom to harm: the rival who matters most."""
    return [-CARD * s.weights[option.value] for option in ask.options]


def factions(s: Sight, ask: Ask) -> list[float]:
    """The one with which rivals have most in play, or may still play."""
    worth = [0.0] * len(ask.options)
    for index in range(len(worth)):
        for seat in rivals(s):
            if ask.options[index].value in s.g.players[seat].factions:
                worth[index] += CARD
        for minion in s.g.minions():
            if minion.seat != s.seat and minion.printed.faction == ask.options[index].value:
                worth[index] += 0.3 * minion.printed.power
    return worth


def cards_wanted(s: Sight, ask: Ask) -> list[float]:
    """Cards to have: to take, fetch, search for."""
    worth = [0.0 if option.value is None else card_worth(ALL_CARDS[option.value]) for option in ask.options]
    return in_batch(ask, worth)


def cards_given(s: Sight, ask: Ask) -> list[float]:
    """Cards to lose."""
    worth = [0.0 if option.value is None else -card_worth(ALL_CARDS[option.value]) for option in ask.options]
    return in_batch(ask, worth)


def cards_back(s: Sight, ask: Ask) -> list[float]:
    """Into the deck again: strong minions, but not those that can rise from the discard pile."""
    worth: list[float] = []
    for option in ask.options:
        if option.value is None:
            worth.append(0.0)
        else:
            printed = ALL_CARDS[option.value]
            worth.append(-GRAVE if printed.from_discard else card_worth(printed) - CARD)
    return in_batch(ask, worth)


def numbers(s: Sight, ask: Ask) -> list[float]:
    return [0.5 * option.value for option in ask.options]


def actions_gone(s: Sight, ask: Ask) -> list[float]:
    worth = [0.0] * len(ask.options)
    attached = s.g.attached()
    for index in range(len(worth)):
        for action in attached:
            if action.handle == ask.options[index].value:
                worth[index] = attached_worth(s, action)
    return in_batch(ask, worth)


def neophyte(s: Sight, ask: Ask) -> list[float]:
    worth: list[float] = []
    found = top_card(s, s.seat)
    for option in ask.options:
        if option.value is None:
            worth.append(0.0)
        else:
            worth.append(found_worth(s, found) if option.value == 1 else CARD)
    return worth


def found_worth(s: Sight, found: Card) -> float:
    """An action that can be played at once, at its best place."""
    if found.type == ON_BASE:
        return max([action_worth(s, found, at) for at in range(len(s.faces))], default=0.0)
    if found.type == ON_MINION:
        return max([on_minion_worth(s, found, minion) for minion in s.g.minions()], default=0.0)
    return action_worth(s, found, -1)


def borrowing(s: Sight, ask: Ask) -> list[float]:
    return [0.0 if option.value is None else found_worth(s, top_card(s, option.value)) for option in ask.options]


def attaching(s: Sight, ask: Ask) -> list[float]:
    """A Neophyte has found an action that stays; what Mass Enchantment borrows is not told here."""
    worth = [0.0] * len(ask.options)
    if printed_now(s).id != "neophyte":
        return worth
    found = top_card(s, s.seat)
    for index in range(len(worth)):
        value = ask.options[index].value
        if found.type == ON_BASE:
            worth[index] = action_worth(s, found, s.at(value))
        elif found.type == ON_MINION:
            target = s.minion(value)
            worth[index] = 0.0 if target is None else on_minion_worth(s, found, target)
    return worth


def walking(s: Sight, ask: Ask) -> list[float]:
    """A weak card is discarded, the more gladly if it can rise again."""
    found = top_card(s, s.seat)
    worth = CARD - card_worth(found) + (CARD if found.from_discard else 0.0)
    return [worth if option.value else 0.1 for option in ask.options]


def agreeing(s: Sight, ask: Ask) -> list[float]:
    return [1.0 if option.value else 0.0 for option in ask.options]


def ignoring(s: Sight, ask: Ask) -> list[float]:
    """An Infiltrate: texts that take something away are ignored."""
    harmful = ask.about in ("temple_of_goju", "tar_pits")
    if ask.about == "evans_city_cemetery":
        harmful = len(s.g.players[s.seat].hand.cards) > 5
    return [1.0 if bool(option.value) == harmful else 0.0 for option in ask.options]


def narrowest(s: Sight, ask: Ask) -> list[float]:
    return [-0.1 * index for index in range(len(ask.options))]


WEIGHERS: Final[dict[str, Callable[[Sight, Ask], list[float]]]] = {
    "play": plays,
    "at_once": plays,
    "sneak_in": plays,
    "before": plays,
    "after": plays,
    "destroy": strikes,
    "destroy_some": strikes,
    "return": strikes,
    "sink": strikes,
    "boost": boosting,
    "move": moving,
    "move_to": going_to,
    "flee": going_to,
    "play_revealed": going_to,
    "lure": luring,
    "own": own_minions,
    "own_too": own_minions,
    "sacrifice": own_minions,
    "base": bases,
    "old_base": bases,
    "from_base": bases,
    "to_base": bases,
    "fire_at": players,
    "put_to_sleep": players,
    "look_at": players,
    "faction": factions,
    "take_minions": cards_wanted,
    "fetch": cards_wanted,
    "fetch_name": cards_wanted,
    "search": cards_wanted,
    "make_discard": cards_wanted,
    "discard": cards_given,
    "discard_to_ten": cards_given,
    "shuffle_in": cards_back,
    "how_many": numbers,
    "destroy_action": actions_gone,
    "destroy_actions": actions_gone,
    "neophyte": neophyte,
    "borrow": borrowing,
    "attach_to": attaching,
    "walker": walking,
    "draw": agreeing,
    "ignore": ignoring,
    "permission": narrowest,
}
