"""How good a position of Smash Up is, for bots (specification 9). All figures are in tenths of a victory point."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask
from klubovna.games.smash_up.cards import MINION
from klubovna.games.smash_up.choosing import handle
from klubovna.games.smash_up.records import DISCARD, Base, Minion
from klubovna.games.smash_up.rules import GOAL, would_pay
from klubovna.games.smash_up.state import AFTER, AWARD, BEFORE, CLEAN_UP, DEAL, DRAW, PLAY, SmashUp, ranked

POINT: Final = 10.0
WON: Final = 200.0  # the goal reached, and alone in front
CARD: Final = 1.8  # one of the first six in hand
SPARE_CARD: Final = 0.4  # one more than that
GRAVE: Final = 0.25  # a minion that Zombies can bring back
ALLOWANCE: Final = 3.0  # Archmage, Enshrouding Mist: a play in every turn
MINION_PLAY: Final = 1.6  # a play still to be used this turn
ACTION_PLAY: Final = 1.0
POWER: Final = 0.55  # of what a point of power is worth at a base when it scores
SECURE: Final = 0.97  # a base that scores now
HOPE: Final = 0.75  # a base about to be ready

FRIENDLY: Final = ("own", "own_too", "boost", "at_once", "fetch", "fetch_name", "search", "play_revealed", "permission")
HOSTILE: Final = ("destroy", "destroy_some", "return", "sink")
ZOMBIES: Final = 7


def value(g: SmashUp, seat: int, asks: list[Ask]) -> float:
    """My standing, less that of the rivals, the leader among them most; and what the open question promises."""
    if g.phase <= DEAL:
        return 0.0
    worth = [standing(g, other) for other in range(g.seats)]
    for base in g.bases:
        add_base(g, base, worth)
    points = [player.points for player in g.players]
    best = max(points)
    if best >= GOAL and points.count(best) == 1:
        worth[points.index(best)] += WON
    rivals = [worth[other] for other in g.seats_after(seat)]
    mine = worth[seat] - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)
    for ask in asks:
        if ask.seat == seat:
            mine += promise(g, seat, ask)
    return mine


def standing(g: SmashUp, seat: int) -> float:
    """Points, cards, and plays that are still open."""
    player = g.players[seat]
    cards = len(player.hand)
    worth = POINT * player.points
    if g.active == seat:
        if g.phase <= DRAW:
            cards += 2  # T4 is still to come
        if g.phase == PLAY:
            worth += open_plays(g, seat)
    worth += CARD * min(cards, 6) + SPARE_CARD * max(0, min(cards, 10) - 6)
    if ZOMBIES in player.factions:
        worth += GRAVE * min(8, sum([1 for card in player.discard if g.printed[card].type == MINION]))
    return worth


def open_plays(g: SmashUp, seat: int) -> float:
    """Permissions for which the player has a card."""
    player = g.players[seat]
    minions = sum([1 for card in player.hand.cards if g.printed[card].type == MINION])
    actions = len(player.hand) - minions
    worth = 0.0
    for permission in g.plays:
        if permission.kind != MINION:
            if actions > 0:
                worth += ACTION_PLAY
                actions -= 1
        elif permission.source == DISCARD:
            if permission.only < 0 or g.find_in_discard(seat, permission.only) >= 0:
                worth += MINION_PLAY
        elif minions > 0:
            worth += MINION_PLAY
            minions -= 1
    return worth


def add_base(g: SmashUp, base: Base, worth: list[float]) -> None:
    """What a base promises to everybody there."""
    scoring = base.printed.index == g.scoring
    if scoring and g.phase in (AFTER, CLEAN_UP):
        return  # it has paid, and what is left there will be discarded
    if not base.minions:
        return
    power = g.powers(base)
    places = ranked(power)
    total = sum(power) + power.count(-1)
    limit = g.breakpoint(base)
    pays = would_pay(g, base, places)
    if scoring and g.phase in (BEFORE, AWARD):
        chance = 1.0
    elif total >= limit and g.phase <= DRAW:
        chance = SECURE
    else:
        chance = HOPE * (total / limit) ** 2 if limit else HOPE
    stake = POINT * max(base.printed.points[0], base.printed.points[1], 3) / max(base.printed.breakpoint, 1)
    for seat in range(g.seats):
        if places[seat]:
            worth[seat] += chance * POINT * pays[seat]
            if chance < SECURE:
                worth[seat] += (1.0 - chance) * POWER * stake * power[seat]
    for minion in base.minions:
        if minion.printed.each_turn is not None and chance < SECURE:
            worth[minion.seat] += ALLOWANCE
        if minion.printed.after_score is not None and chance >= SECURE:
            worth[minion.seat] += CARD
    for attached in base.actions:
        if attached.printed.each_turn is not None and chance < SECURE:
            worth[attached.seat] += ALLOWANCE


def promise(g: SmashUp, seat: int, ask: Ask) -> float:
    """What the answer to my own next question will still bring."""
    if ask.why in HOSTILE:
        best = -100.0
        for option in ask.options:
            worth = 0.0 if option.key == "skip" or option.key == "done" else target_worth(g, seat, option.value)
            best = max(best, worth)
        return best
    if ask.why in FRIENDLY:
        return CARD
    if ask.why == "move" or ask.why == "lure":
        return 0.5 * CARD
    return 0.0


def target_worth(g: SmashUp, seat: int, number: int) -> float:
    """What it is worth to me that this minion goes."""
    for base in g.bases:
        for minion in base.minions:
            if handle(minion) == number:
                return removal(g, seat, base, minion)
    return 0.0


def removal(g: SmashUp, seat: int, base: Base, minion: Minion) -> float:
    stake = POINT * max(base.printed.points[0], base.printed.points[1], 3) / max(base.printed.breakpoint, 1)
    worth = stake * g.power(minion)
    if minion.seat == seat:
        return -worth
    if minion.printed.indestructible or minion.printed.moves_instead:
        return 0.0
    return worth
