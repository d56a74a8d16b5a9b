"""How good a position of Trablíci is, for bots (specification 9)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask
from klubovna.games.trablici.cards import AXE, CARDS, NET, SHOTGUN, ZOMBIE, Slot
from klubovna.games.trablici.rules import legal_spots
from klubovna.games.trablici.state import LANES, Player, Trablici

HORDE: Final = 10.0
OF_A_KIND: Final = (0.0, 0.0, 0.5, 1.6, 1.6)  # by copies of one number
DIFFERENT: Final = (0.0, 0.0, 0.2, 0.5, 1.8, 1.8)  # by different numbers held
AXE_COSTS: Final = 1.5
NET_BRINGS: Final = 2.0
SHOTGUN_BRINGS: Final = 1.2
RIVALS_COUNT: Final = 0.3

STILL_EARNING: Final = ("place", "flip_or_stop", "take_row")


def value(t: Trablici, seat: int, asks: list[Ask]) -> float:
    """My collection, what the best row would add while the reward is still to come, less what rivals have."""
    mine = standing(t.players[seat])
    for ask in asks:
        if ask.seat == seat and t.active == seat and ask.why in STILL_EARNING:
            mine += reward_to_come(t, seat, ask)
    if t.seats > 1:
        theirs = sum([standing(t.players[other]) for other in t.seats_after(seat)])
        mine -= RIVALS_COUNT * theirs / (t.seats - 1)
    return mine


def standing(player: Player) -> float:
    counts = [0] + [len(player.collection[number]) for number in range(1, 6)]
    return HORDE * len(player.markers) + collection_value(counts, player)


def collection_value(counts: list[int], player: Player | None = None) -> float:
    """A point per card, the hordes it holds, and what is nearly one."""
    worth = float(sum(counts))
    if max(counts) >= 4 or min(counts[1:]) > 0:
        worth += horde_gain(counts)
    different = 0
    for number in range(1, 6):
        if counts[number]:
            different += 1
        worth += OF_A_KIND[counts[number] % 4]
    return worth + DIFFERENT[different]


def horde_gain(counts: list[int]) -> float:
    best = 0
    for runs in range(min(counts[1:]) + 1):
        best = max(best, 5 * runs + 6 * sum([(count - runs) // 4 for count in counts[1:]]))
    return float(best)


def reward_to_come(t: Trablici, seat: int, ask: Ask) -> float:
    player = t.players[seat]
    counts = [0] + [len(player.collection[number]) for number in range(1, 6)]
    before = collection_value(counts)
    best = max([row_value(t.rows[lane], counts, before) for lane in range(LANES)])
    if ask.why == "place":  # the flipped card will lengthen some row
        card = CARDS[t.in_flight[-1]]
        if card.kind == ZOMBIE:
            best += 1.0
        return best
    if ask.why == "flip_or_stop":  # a row worth having, and a table that lets me go on
        return best * (1.0 - 0.5 * bust_share(t))
    return best


def row_value(row: tuple[Slot, ...], counts: list[int], before: float) -> float:
    if not row:
        return 0.0
    after = counts[:]
    worth = 0.0
    for slot in row:
        if slot.kind == ZOMBIE:
            after[CARDS[slot.card].number] += 1
        elif slot.kind == AXE:
            worth -= AXE_COSTS if sum(counts) else 0.0
        elif slot.kind == NET:
            worth += NET_BRINGS
        elif slot.kind == SHOTGUN:
            worth += SHOTGUN_BRINGS
    return worth + collection_value(after) - before


def bust_share(t: Trablici) -> float:
    """The share of coming cards that fit nowhere."""
    cards = t.deck.cards
    if not cards:
        return 0.0
    fits: dict[str, bool] = {}
    failing = 0
    for card in cards:
        code = CARDS[card].code
        if code not in fits:
            fits[code] = len(legal_spots(t, card)) > 0
        if not fits[code]:
            failing += 1
    return failing / len(cards)
