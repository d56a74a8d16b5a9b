"""How good a position of Trablíci is, for bots (specification 9)."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask, Evaluation, Term, shipped_weights
from klubovna.games.trablici.advice import advise, counted_value
from klubovna.games.trablici.cards import AXE, CARDS, NET, SHOTGUN, UNCOVERED, ZOMBIE, Slot
from klubovna.games.trablici.rules import Spot, best_runs, bust_chance
from klubovna.games.trablici.state import LANES, RESHUFFLES, TO_FLIP, Player, Trablici

MARKER: Final = 10.0
AXE_COSTS: Final = 1.5
NET_BRINGS: Final = 2.0
SHOTGUN_BRINGS: Final = 1.2
RIVALS_COUNT: Final = 0.3
RISK_MATTERS: Final = 1.0
GAINING: Final = ("resolve", "axe", "net", "shotgun", "horde")


def value(t: Trablici, seat: int, asks: list[Ask]) -> float:
    """What I have, what my reward may still bring, less some of what the others have."""
    mine = standing(t.players[seat])
    for ask in asks:
        if ask.seat != seat:
            continue
        if ask.why in GAINING:  # the cards in flight are mine already
            mine += row_value(tuple([Slot(card) for card in t.in_flight]), counts_of(t.players[seat]))
        else:
            mine += reward_to_come(t, t.players[seat], ask)
    theirs = 0.0
    for other in t.seats_after(seat):
        theirs += standing(t.players[other])
    return mine - RIVALS_COUNT * theirs / (t.seats - 1)


def standing(player: Player) -> float:
    return MARKER * len(player.markers) + counted_value(counts_of(player))


def counts_of(player: Player) -> list[int]:
    c = player.collection
    return [len(c[1]), len(c[2]), len(c[3]), len(c[4]), len(c[5])]


def reward_to_come(t: Trablici, player: Player, ask: Ask) -> float:
    """The best row I could take: now, or after the flipped card found its best place, or at the risk of the next."""
    if ask.why not in ("place", "flip_or_stop", "take_row"):
        return 0.0
    counts = counts_of(player)
    best = 0.0
    for lane in range(LANES):
        if t.rows[lane]:
            best = max(best, row_value(t.rows[lane], counts))
    if ask.why == "place":
        for option in ask.options:
            spot = option.value
            assert isinstance(spot, Spot)
            if spot.covers < 0:
                best = max(best, row_value((*t.rows[spot.lane], Slot(t.in_flight[-1])), counts))
    elif ask.why == "flip_or_stop":
        failing, of = bust_chance(t)
        if of:
            best *= 1.0 - RISK_MATTERS * failing / of
    return best


def row_value(row: tuple[Slot, ...], counts: list[int]) -> float:
    """What gaining this row would add."""
    after = counts[:]
    worth = 0.0
    for slot in row:
        if slot.kind == ZOMBIE:
            after[CARDS[slot.card].number - 1] += 1
        elif slot.kind == AXE:
            worth -= AXE_COSTS if max(counts) else 0.0
        elif slot.kind == NET:
            worth += NET_BRINGS
        elif slot.kind == SHOTGUN:
            worth += SHOTGUN_BRINGS
    return worth + counted_value(after) - counted_value(counts)


# --- the same in named terms (docs/bots.md)

TERMS: Final = [
    Term("markers", "hordes", shiny=True),
    Term("in-hand", "hordes", shiny=True),
    Term("loose", "cards", obvious=True),
    Term("pairs", "pairs"),
    Term("triples", "triples", obvious=True),
    Term("three-different", "sets"),
    Term("four-different", "sets"),
    Term("promised", "points", obvious=True),
    Term("waiting", "points"),
    Term("to-move", "turns"),
]
MARKERS, IN_HAND, LOOSE, PAIRS, TRIPLES, THREE_DIFFERENT, FOUR_DIFFERENT, PROMISED, WAITING, TO_MOVE = range(10)


def measure(t: Trablici, seat: int, asks: list[Ask], into: list[float]) -> None:
    """Writes the amounts of TERMS for one seat."""
    player = t.players[seat]
    counts = counts_of(player)
    runs = best_runs(counts)
    fours = pairs = triples = loose = different = 0
    for count in counts:
        left = count - runs
        fours += left // 4
        left %= 4
        loose += left
        if left:
            different += 1
            if left == 2:
                pairs += 1
            elif left == 3:
                triples += 1
    into[MARKERS] = len(player.markers)
    into[IN_HAND] = runs + fours
    into[LOOSE] = loose
    into[PAIRS] = pairs
    into[TRIPLES] = triples
    into[THREE_DIFFERENT] = 1.0 if different == 3 else 0.0
    into[FOUR_DIFFERENT] = 1.0 if different >= 4 else 0.0
    into[PROMISED] = promised(t, seat, counts, asks)
    into[WAITING] = best_row(t, counts) if quiet(t) and seat == t.active else 0.0
    into[TO_MOVE] = 1.0 if quiet(t) and seat == t.active else 0.0


def promised(t: Trablici, seat: int, counts: list[int], asks: list[Ask]) -> float:
    """What the open question may still bring to the seat; nothing at the start of a turn, where all is open."""
    if quiet(t):
        return 0.0
    for ask in asks:
        if ask.seat == seat:
            if ask.why in GAINING:
                return row_value(tuple([UNCOVERED[card] for card in t.in_flight]), counts)
            return reward_to_come(t, t.players[seat], ask)
    return 0.0


def quiet(t: Trablici) -> bool:
    """A turn begins: its first card is flipped and not yet placed."""
    return t.phase == TO_FLIP and t.flips == 1 and len(t.in_flight) == 1


def progress(t: Trablici) -> float:
    """How much of all the cards to come has been flipped; a reshuffled deck is about two thirds of the first."""
    to_come = len(t.deck.cards) + LATER_DECK * t.reshuffles
    return 1.0 - to_come / (len(CARDS) + LATER_DECK * RESHUFFLES[t.seats])


LATER_DECK: Final = 55


def best_row(t: Trablici, counts: list[int]) -> float:
    best = 0.0
    for row in t.rows:
        if row:
            best = max(best, row_value(row, counts))
    return best


EVALUATION: Final = Evaluation(
    TERMS, measure, progress, quiet, shipped_weights("klubovna.games.trablici", TERMS), advise=advise
)
