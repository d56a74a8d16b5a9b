"""What each option of Trablíci is worth at a glance: the turn is looked at one flip ahead, over every kind of card.

Amounts are points, as in `bot.py`; only what everybody can count is used, never the order of the deck.
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Ask
from klubovna.games.trablici.cards import AXE, BARRICADE, CARDS, NET, SHOTGUN, UNCOVERED, ZOMBIE, Slot
from klubovna.games.trablici.rules import (
    GO_ON,
    Spot,
    against_left,
    against_right,
    best_runs,
    has_uncovered,
)
from klubovna.games.trablici.state import FULL_SET, LANES, Trablici

MARKER: Final = 10.0
HORDE_IN_HAND: Final = 9.5  # as good as a marker, but it can still be stolen from
OF_A_KIND: Final = (0.0, 0.0, 0.5, 1.6)  # by copies of one number that are left over
DIFFERENT: Final = (0.0, 0.0, 0.0, 0.5, 1.8, 1.8)  # by different numbers left over
AXE_COSTS: Final = 1.5
NET_BRINGS: Final = 2.0
SHOTGUN_BRINGS: Final = 1.2
LEFT_BEHIND: Final = 0.6  # how much of the best row that is left the next player will get out of it
OPEN_ROW: Final = 0.05  # for every kind of card that fits somewhere
POINTS_PER_LOGIT: Final = 9.0


def kinds_of_cards() -> tuple[list[int], list[int]]:
    """For every card the number of its kind, and for every kind one of its cards."""
    numbers: dict[str, int] = {}
    kind_of: list[int] = []
    example: list[int] = []
    for card in range(len(CARDS)):
        code = CARDS[card].code
        if code not in numbers:
            numbers[code] = len(example)
            example.append(card)
        kind_of.append(numbers[code])
    return kind_of, example


KIND_OF, EXAMPLE = kinds_of_cards()

# A collection is one number here, four bits for each of the numbers 1 to 5: adding cards is adding, and what a
# collection is worth is looked up.
BITS: Final = 4
ONE_OF_EACH: Final = 0x11111
PACKED: Final = [1 << BITS * (card.number - 1) if card.kind == ZOMBIE else 0 for card in CARDS]
WORTH: Final[dict[int, float]] = {}
MOST_KEPT: Final = 100_000


def collection_value(packed: int) -> float:
    """The hordes it holds, a point for every other card, and what is nearly a horde."""
    known = WORTH.get(packed)
    if known is None:
        if len(WORTH) >= MOST_KEPT:
            WORTH.clear()
        known = counted_value([packed >> BITS * at & 15 for at in range(5)])
        WORTH[packed] = known
    return known


def counted_value(counts: list[int]) -> float:
    """The same, from how many cards of each number there are."""
    runs = best_runs(counts)
    worth = HORDE_IN_HAND * runs
    different = 0
    for count in counts:
        left = count - runs
        worth += HORDE_IN_HAND * (left // 4)
        left %= 4
        worth += left + OF_A_KIND[left]
        if left:
            different += 1
    return worth + DIFFERENT[different]


def packed_of(t: Trablici, seat: int) -> int:
    c = t.players[seat].collection
    return len(c[1]) + (len(c[2]) << 4) + (len(c[3]) << 8) + (len(c[4]) << 12) + (len(c[5]) << 16)


def zombies_in(row: tuple[Slot, ...]) -> int:
    packed = 0
    for slot in row:
        packed += PACKED[slot.card]
    return packed


def actions_in(row: tuple[Slot, ...], axe_costs: float) -> float:
    """What the action cards of a row bring, about."""
    worth = 0.0
    for slot in row:
        kind = slot.kind
        if kind == AXE:
            worth -= axe_costs
        elif kind == NET:
            worth += NET_BRINGS
        elif kind == SHOTGUN:
            worth += SHOTGUN_BRINGS
    return worth


def gain(row: tuple[Slot, ...], packed: int) -> float:
    """What gaining this row would add to a collection."""
    axe_costs = AXE_COSTS if packed else 0.0
    return actions_in(row, axe_costs) + collection_value(packed + zombies_in(row)) - collection_value(packed)


def single(slot: Slot, packed: int) -> float:
    """What gaining this one card would add."""
    kind = slot.kind
    if kind == ZOMBIE:
        return collection_value(packed + PACKED[slot.card]) - collection_value(packed)
    if kind == AXE:
        return -AXE_COSTS if packed else 0.0
    return NET_BRINGS if kind == NET else SHOTGUN_BRINGS


FITTING: Final[dict[tuple[int, int, int, int, int, int, int], int]] = {}  # by the ends of a row and its actions


def fitting(row: tuple[Slot, ...]) -> int:
    """The kinds of cards, as bits, that fit at an end of this row (P3-P5a)."""
    lowest = highest = actions = 0
    for slot in row:
        if slot.number:
            if not lowest:
                lowest = slot.number
            highest = slot.number
        if slot.kind != ZOMBIE:
            actions |= 1 << slot.kind
    first, last = row[0], row[-1]
    key = (first.colour, first.number, last.colour, last.number, lowest, highest, actions)
    known = FITTING.get(key)
    if known is None:
        known = 0
        for kind in range(len(EXAMPLE)):
            printed = CARDS[EXAMPLE[kind]]
            if printed.kind == ZOMBIE:
                number, colour = printed.number, printed.colour
                fits = not against_left(row, number, colour) or not against_right(row, number, colour)
            elif printed.kind == BARRICADE:
                fits = False
            else:
                fits = not actions >> printed.kind & 1 and (
                    first.colour != printed.colour or last.colour != printed.colour
                )
            if fits:
                known |= 1 << kind
        FITTING[key] = known
    return known


class Turn:
    """The end of the active player's turn, foreseen: what each row is worth to me and, left behind, to the next one."""

    def __init__(self, t: Trablici, me: int) -> None:
        self.t: Trablici = t
        self.packed: int = packed_of(t, me)
        self.rival: int = packed_of(t, (me + 1) % t.seats)
        self.axe_costs: float = AXE_COSTS if self.packed else 0.0
        self.matters: float = 1.0 / (t.seats - 1)  # how much a rival's gain is my loss
        self.coming: list[int] = [0] * len(EXAMPLE)  # how many cards of each kind may be flipped next
        self.cards: int = 0
        self.count_coming()
        self.mine: list[float] = [0.0] * LANES  # by lane: what the row would bring me
        self.pick: list[float] = [0.0] * LANES  # its best single card, to the next player
        self.row: list[float] = [0.0] * LANES  # all of it, to the next player
        self.fits: list[int] = [0] * LANES
        self.longer: list[list[float]] = [
            [0.0] * 6 for _ in range(LANES)
        ]  # what it would bring me with one zombie more
        for lane in range(LANES):
            self.see(lane)

    def count_coming(self) -> None:
        t = self.t
        cards = t.deck.cards
        if not cards and t.reshuffles > 0:
            cards = t.discard
        self.cards = len(cards)
        coming = self.coming
        for card in cards:
            coming[KIND_OF[card]] += 1

    def see(self, lane: int) -> None:
        """Judge one row anew."""
        row = self.t.rows[lane]
        zombies = zombies_in(row)
        before = collection_value(self.packed)
        self.mine[lane] = actions_in(row, self.axe_costs) + collection_value(self.packed + zombies) - before
        self.fits[lane] = fitting(row) if row else 0
        self.row[lane] = gain(row, self.rival)
        best = -AXE_COSTS
        for slot in row:
            best = max(best, single(slot, self.rival))
        self.pick[lane] = best

    def left_behind(self, taken: int) -> float:
        """What the others make of the rows that are left when I take this one, or none (-1)."""
        pick = row = 0.0
        anything = False
        for lane in range(LANES):
            if lane != taken and self.t.rows[lane]:
                if not anything or self.pick[lane] > pick:
                    pick = self.pick[lane]
                row = max(row, self.row[lane])
                anything = True
        return self.matters * (pick + LEFT_BEHIND * row)

    def taking(self, lane: int) -> float:
        return self.mine[lane] - self.left_behind(lane)

    def stopping(self) -> float:
        """The best row, less what it leaves behind."""
        best = NOTHING
        for lane in range(LANES):
            if self.t.rows[lane]:
                best = max(best, self.taking(lane))
        return best if best > NOTHING else 0.0

    def flipping(self) -> float:
        """The average over every kind of card that may come, each at its best place."""
        stop = self.stopping()
        if not self.cards:
            return stop
        rows = self.t.rows
        bust = -self.left_behind(-1)
        left = [self.left_behind(lane) for lane in range(LANES)]
        free = () in rows
        for lane in range(LANES):
            if rows[lane]:
                self.lengthen(lane)
        total = 0.0
        coming = self.coming
        for kind in range(len(EXAMPLE)):
            many = coming[kind]
            if many:
                total += many * self.after_kind(kind, stop, bust, left, free)
        return total / self.cards

    def lengthen(self, lane: int) -> None:
        """What the row would bring with one zombie more, number by number."""
        now = self.packed + zombies_in(self.t.rows[lane])
        rest = self.mine[lane] - collection_value(now)
        longer = self.longer[lane]
        for number in range(1, 6):
            longer[number] = rest + collection_value(now + (1 << BITS * (number - 1)))

    def after_kind(self, kind: int, stop: float, bust: float, left: list[float], free: bool) -> float:
        """The end of the turn when a card of this kind comes and I stop then."""
        printed = CARDS[EXAMPLE[kind]]
        if printed.kind == BARRICADE:
            return stop if has_uncovered(self.t) else bust
        best = stop if free else NOTHING
        brings = -self.axe_costs if printed.kind == AXE else NET_BRINGS if printed.kind == NET else SHOTGUN_BRINGS
        for lane in range(LANES):
            if self.fits[lane] >> kind & 1:
                worth = self.longer[lane][printed.number] if printed.kind == ZOMBIE else self.mine[lane] + brings
                best = max(best, worth - left[lane])
                if best < stop and self.mine[lane] - left[lane] < stop - 1e-9:
                    best = stop  # it goes to a row that I do not want
        return best if best > NOTHING else bust


NOTHING: Final = -1e3


def advise(t: Trablici, ask: Ask, quick: bool) -> list[float]:
    """How good each option looks, in logits."""
    why = ask.why
    if why == "place":
        points = placing(t, ask, quick)
    elif why == "flip_or_stop":
        points = daring(t, ask)
    elif why == "take_row":
        turn = Turn(t, ask.seat)
        points = [turn.taking(option.value) for option in ask.options]
    elif why == "pick":
        points = picking(t, ask)
    elif why == "horde":
        points = forming(t, ask, 0.0)
    elif why == "axe":
        points = chopping(t, ask)
    elif why == "net":
        points = stealing(t, ask)
    elif why == "shotgun":
        points = shooting(t, ask)
    else:
        points = [RESOLVE_FIRST[CARDS[option.value].kind] for option in ask.options]
    return [point / POINTS_PER_LOGIT for point in points]


RESOLVE_FIRST: Final = (0.0, 0.1, 0.3, 0.2, 0.0)  # a net before an axe: then there is more to choose from


def placing(t: Trablici, ask: Ask, quick: bool) -> list[float]:
    """The card is put down on trial, and the rest of the turn judged; in a hurry by how many kinds still fit."""
    turn = Turn(t, ask.seat)
    card = t.in_flight[-1]
    points: list[float] = []
    for option in ask.options:
        spot = option.value
        assert isinstance(spot, Spot)
        row = t.rows[spot.lane]
        if spot.covers >= 0:
            slot = Slot(row[spot.covers].card, card)
            t.rows[spot.lane] = (*row[: spot.covers], slot, *row[spot.covers + 1 :])
        else:
            t.rows[spot.lane] = (UNCOVERED[card], *row) if spot.left else (*row, UNCOVERED[card])
        turn.see(spot.lane)
        stop = turn.stopping()
        if quick:
            points.append(stop + OPEN_ROW * (turn.fits[0] | turn.fits[1] | turn.fits[2]).bit_count())
        else:
            flip = turn.flipping()
            points.append(max(stop, flip) + 0.1 * min(stop, flip))
        t.rows[spot.lane] = row
        turn.see(spot.lane)
    return points


def daring(t: Trablici, ask: Ask) -> list[float]:
    """Flip, stop, or form a horde first, which never hurts."""
    turn = Turn(t, ask.seat)
    flip, stop = turn.flipping(), turn.stopping()
    better = max(flip, stop)
    points: list[float] = []
    hordes = forming(t, ask, better)
    for at, option in enumerate(ask.options):
        value = option.value
        points.append(hordes[at] if value >= 0 else flip if value == GO_ON else stop)
    return points


def forming(t: Trablici, ask: Ask, then: float) -> list[float]:
    """What each horde leaves in the hand; passing leaves all of it."""
    packed = packed_of(t, ask.seat)
    now = collection_value(packed)
    points: list[float] = []
    for option in ask.options:
        kind = option.value
        if kind < 0:
            points.append(then)
        else:
            used = ONE_OF_EACH if kind == FULL_SET else 4 << BITS * (kind - 1)
            points.append(then + MARKER + collection_value(packed - used) - now)
    return points


def chopping(t: Trablici, ask: Ask) -> list[float]:
    """The card that is missed least, seen together with those that are about to join."""
    packed = with_flight(t, ask.seat)
    return [-lost(packed, option.value) for option in ask.options]


def stealing(t: Trablici, ask: Ask) -> list[float]:
    packed = with_flight(t, ask.seat)
    before = collection_value(packed)
    points: list[float] = []
    for option in ask.options:
        victim, number = option.value
        won = collection_value(packed + (1 << BITS * (number - 1))) - before
        points.append(won + harm(t, ask.seat, victim, number))
    return points


def shooting(t: Trablici, ask: Ask) -> list[float]:
    return [shot(t, ask.seat, option.value) for option in ask.options]


def shot(t: Trablici, me: int, number: int) -> float:
    total = 0.0
    for other in t.seats_after(me):
        if t.players[other].collection[number]:
            total += harm(t, me, other, number)
    return total


def with_flight(t: Trablici, seat: int) -> int:
    """The collection with the zombies that will join it when the actions are done."""
    packed = packed_of(t, seat)
    for card in t.in_flight:
        packed += PACKED[card]
    return packed


def lost(packed: int, number: int) -> float:
    """What a collection loses with one card of a number."""
    return collection_value(packed) - collection_value(packed - (1 << BITS * (number - 1)))


def harm(t: Trablici, me: int, victim: int, number: int) -> float:
    """What a card that a rival loses is worth to me: the more, the closer that rival is to winning."""
    points = lost(packed_of(t, victim), number)
    if t.seats == 2:
        return points
    best = max([standing(t, other) for other in t.seats_after(me)])
    behind = best - standing(t, victim)
    return points / (1.0 + behind / POINTS_PER_LOGIT) / (t.seats - 1) * 2.0


def standing(t: Trablici, seat: int) -> float:
    return MARKER * len(t.players[seat].markers) + collection_value(packed_of(t, seat))


def picking(t: Trablici, ask: Ask) -> list[float]:
    """The card, and what is left for whoever begins the next turn: perhaps me."""
    me = ask.seat
    packed = packed_of(t, me)
    following = (t.active + 1) % t.seats
    heir = packed_of(t, following)
    share = LEFT_BEHIND if following == me else -LEFT_BEHIND / (t.seats - 1)
    rows = [gain(row, heir) for row in t.rows]
    points: list[float] = []
    for option in ask.options:
        lane, at = option.value
        row = t.rows[lane]
        left = gain(row[:at] + row[at + 1 :], heir)
        for other in range(LANES):
            if other != lane:
                left = max(left, rows[other])
        points.append(picked(t, me, row[at], packed) + share * left)
    return points


def picked(t: Trablici, me: int, slot: Slot, packed: int) -> float:
    """What one card brings right now."""
    if slot.kind == ZOMBIE:
        return single(slot, packed)
    if slot.kind == AXE:
        losses = [lost(packed, number) for number in range(1, 6) if packed >> BITS * (number - 1) & 15]
        return -min(losses) if losses else 0.0
    best = 0.0
    for number in range(1, 6):
        if slot.kind == SHOTGUN:
            best = max(best, shot(t, me, number))
            continue
        for other in t.seats_after(me):
            if t.players[other].collection[number]:
                won = collection_value(packed + (1 << BITS * (number - 1))) - collection_value(packed)
                best = max(best, won + harm(t, me, other, number))
    return best
