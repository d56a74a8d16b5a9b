"""Trablíci, in the order of the rulebook. Cards: cards.py. What changes the table: state.py."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import COMMON, Chance, Flow, Option, Pile, Who, choose
from klubovna.games.trablici.cards import AXE, BARRICADE, CARDS, KINDS, NET, NO_NUMBER, ZOMBIE, Slot, say
from klubovna.games.trablici.state import (
    FULL_SET,
    LANES,
    RESHUFFLES,
    TO_FLIP,
    TO_PICK,
    TO_REWARD,
    Player,
    Trablici,
    horde_name,
)

# --- Příprava hry: set-up (3)


def setup(seats: int, options: dict[str, Any], chance: Chance) -> Trablici:
    """S1-S5: one shuffled deck, everything else empty, a start player."""
    players = [Player([(), (), (), (), (), ()], ()) for _ in range(seats)]
    t = Trablici(seats, chance, Pile(list(range(len(CARDS)))), players)
    t.deck.shuffle(t.chance)
    t.reshuffles = RESHUFFLES[seats]
    start = options["start_player"]
    t.active = t.chance.below(seats) if start == "random" else int(start)
    return t


# --- Hraní hry: a turn (4.1)


def step(t: Trablici) -> Flow[None]:
    """T2: a turn is flips and placements, then the reward or nothing, then the other players' picks."""
    if t.phase == TO_FLIP:
        return flip_card(t, t.active)
    if t.phase == TO_REWARD:
        return take_reward(t, t.active)
    return picks(t, t.active)


def flip_card(t: Trablici, me: int) -> Flow[None]:
    """Flip a card (T3: at least one), place it, and dare another one or stop."""
    if t.flips == 0 and not t.can_flip():  # E3: the turn cannot even begin
        finish(t)
        return
    card = t.flip()
    spots = legal_spots(t, card)
    if not spots:  # T7
        t.bust()
        return
    spot = yield from choose(me, "place", spots, rule="T4", about="flipped", args=PLACING[card])
    if spot.covers >= 0:
        t.cover(spot.lane, spot.covers)
    else:
        t.place(spot.lane, spot.left)
    if t.last_card_flipped() or not (yield from flip_again(t, me)):  # T8, T6
        t.phase = TO_REWARD


def flip_again(t: Trablici, me: int) -> Flow[bool]:
    """T5: flip another card or stop; hordes may be formed first (H2)."""
    while True:
        options = FLIP_OR_STOP if t.can_flip() else ONLY_STOP
        hordes = t.players[me].possible_hordes()
        if hordes:
            options = options + [FORM[kind] for kind in hordes]
        decided = yield from choose(me, "flip_or_stop", options, rule="T5")
        if decided < 0:
            return decided == GO_ON
        t.form_horde(me, decided)


# --- Umístění karet: where a card may go (4.2, 4.3)


class Spot:
    """A legal place for the flipped card: an end of a row, a free lane, or a card to cover."""

    def __init__(self, lane: int, left: bool, covers: int) -> None:
        self.lane: int = lane
        self.left: bool = left
        self.covers: int = covers  # which card a barricade covers, or -1


def legal_spots(t: Trablici, card: int) -> list[Option[Spot]]:
    """Every placement of the flipped card; none means bust."""
    printed = CARDS[card]
    spots: list[Option[Spot]] = []
    if printed.kind == BARRICADE:  # P6-P8: over any uncovered card, never alone
        for lane in range(LANES):
            row = t.rows[lane]
            for at in range(len(row)):
                if row[at].cover < 0:
                    spots.append(over_card(lane, at, row[at]))
        return spots
    free = -1
    for lane in range(LANES):
        row = t.rows[lane]
        if not row:
            if free < 0:
                free = lane  # P1: a new row takes the free lane with the lowest number
        elif printed.kind == ZOMBIE:
            if not against_left(row, printed.number, printed.colour):
                spots.append(LEFT_END[lane])
            if not against_right(row, printed.number, printed.colour):
                spots.append(RIGHT_END[lane])
        elif not holds_kind(row, printed.kind):  # P5a: one of each kind
            if not against_touching(row[0], NO_NUMBER, printed.colour):
                spots.append(LEFT_END[lane])
            if not against_touching(row[-1], NO_NUMBER, printed.colour):
                spots.append(RIGHT_END[lane])
    if free >= 0:
        spots.append(NEW_ROW[free])
    return spots


def against_left(row: tuple[Slot, ...], number: int, colour: int) -> str:
    """The rule that keeps a zombie from the left end of a row, or nothing."""
    against = against_touching(row[0], number, colour)
    if against:
        return against
    for slot in row:
        if slot.number:
            return "" if number <= slot.number else "P3"
    return ""


def against_right(row: tuple[Slot, ...], number: int, colour: int) -> str:
    against = against_touching(row[-1], number, colour)
    if against:
        return against
    for at in range(len(row) - 1, -1, -1):
        if row[at].number:
            return "" if number >= row[at].number else "P3"
    return ""


def against_touching(neighbour: Slot, number: int, colour: int) -> str:
    """P4, P5: what may not lie side by side; a covered card and an action card have no number (P9)."""
    if neighbour.colour == colour:
        return "P5"
    return "P4" if number and neighbour.number == number else ""


def holds_kind(row: tuple[Slot, ...], kind: int) -> bool:
    """P5a, P9: a covered action card keeps its kind."""
    for slot in row:
        if slot.kind == kind:
            return True
    return False


def fits_somewhere(t: Trablici, card: int) -> bool:
    """P1: a free lane takes every card but a barricade."""
    if CARDS[card].kind != BARRICADE and () in t.rows:
        return True
    return len(legal_spots(t, card)) > 0


def has_uncovered(t: Trablici) -> bool:
    """P6: whether a barricade finds a card to cover."""
    for row in t.rows:
        for slot in row:
            if slot.cover < 0:
                return True
    return False


def bust_chance(t: Trablici) -> tuple[int, int]:
    """How many of the cards that may come next fit nowhere, and of how many. Everybody can count that."""
    coming = t.deck.cards
    if not coming and t.reshuffles > 0:
        coming = t.discard
    fits: dict[str, bool] = {}
    failing = 0
    if () in t.rows:  # P1: a free lane takes every card but a barricade
        if has_uncovered(t):
            return 0, len(coming)
        for card in coming:
            if CARDS[card].kind == BARRICADE:
                failing += 1
        return failing, len(coming)
    for card in coming:
        code = CARDS[card].code
        if code not in fits:
            fits[code] = fits_somewhere(t, card)
        if not fits[code]:
            failing += 1
    return failing, len(coming)


# --- Zisk odměny: the reward (4.4)


def take_reward(t: Trablici, me: int) -> Flow[None]:
    """W1: one whole row. Its action cards work first (W3), only then its zombies join the collection (W5)."""
    rows = [TAKE_ROW[lane] for lane in range(LANES) if t.rows[lane]]
    lane = yield from choose(me, "take_row", rows, rule="W1")
    t.take_row(me, lane)
    actions = [card for card in t.in_flight if CARDS[card].kind != ZOMBIE]
    while actions:
        waiting = [RESOLVE[card] for card in actions]
        card = yield from choose(me, "resolve", waiting, rule="W3")
        actions.remove(card)
        yield from resolve_action(t, me, card)
    if t.in_flight and t.collect(me):
        yield from offer_hordes(t, me)
    t.phase = TO_PICK


# --- Hraní hry: all the others take a card (4.5)


def picks(t: Trablici, me: int) -> Flow[None]:
    """K1, K7: every other player gains one card, clockwise; then the turn is over."""
    for other in t.seats_after(me):
        if not t.table_is_empty():  # K3
            yield from pick_one(t, other)
    if t.last_card_flipped():  # E1
        finish(t)
    else:
        t.pass_turn()


def pick_one(t: Trablici, seat: int) -> Flow[None]:
    """K2-K5: any card of any row; it must be taken and works at once."""
    cards: list[Option[tuple[int, int]]] = []
    for lane in range(LANES):
        row = t.rows[lane]
        for at in range(len(row)):
            cards.append(pick_card(lane, at, row[at]))
    lane, at = yield from choose(seat, "pick", cards, rule="K1")
    card = t.take_card(seat, lane, at)
    if CARDS[card].kind != ZOMBIE:
        yield from resolve_action(t, seat, card)
    elif t.collect(seat):
        yield from offer_hordes(t, seat)


# --- Akční karty: action cards (2.3)


def resolve_action(t: Trablici, me: int, card: int) -> Flow[None]:
    """An effect must be carried out; without a legal choice nothing happens. Then the card is discarded."""
    kind = CARDS[card].kind
    if kind == AXE:
        yield from axe(t, me, card)
    elif kind == NET:
        yield from net(t, me, card)
    else:
        yield from shotgun(t, me)
    t.spend(card)


def axe(t: Trablici, me: int, card: int) -> Flow[None]:
    """Sekyra: one of your own cards is discarded (Q13)."""
    collection = t.players[me].collection
    numbers = [CHOP[number] for number in range(1, 6) if collection[number]]
    if numbers:
        t.chop(me, (yield from choose(me, "axe", numbers, rule="Q13")))
    else:
        t.no_effect(me, card)


def net(t: Trablici, me: int, card: int) -> Flow[None]:
    """Síť: steal a card from somebody who has one (Q13); this is a gain."""
    targets: list[Option[tuple[int, int]]] = []
    for other in range(t.seats):
        if other != me:
            collection = t.players[other].collection
            for number in range(1, 6):
                if collection[number]:
                    targets.append(STEAL[other][number])
    if not targets:
        t.no_effect(me, card)
        return
    victim, number = yield from choose(me, "net", targets, rule="Q13")
    t.steal(me, victim, number)
    yield from offer_hordes(t, me)


def shotgun(t: Trablici, me: int) -> Flow[None]:
    """Brokovnice: name a number; every other player loses one card of it."""
    t.shoot(me, (yield from choose(me, "shotgun", NAME_NUMBER, rule="Q12")))


# --- Vytvoření hordy: hordes (4.6)


def offer_hordes(t: Trablici, me: int) -> Flow[None]:
    """H1: right after a gain, any number of hordes, one after another, or pass."""
    while True:
        hordes = t.players[me].possible_hordes()
        if not hordes:
            return
        options: list[Option[int]] = [FORM[kind] for kind in hordes]
        options.append(PASS)
        kind = yield from choose(me, "horde", options, rule="H1")
        if kind < 0:
            return
        t.form_horde(me, kind)


# --- Konec hry: the end (5)


def finish(t: Trablici) -> None:
    """E4-E6: leftover hordes are formed in the owner's best way, then all is counted."""
    for seat in range(t.seats):
        for kind in best_hordes(t.players[seat]):
            t.form_horde(seat, kind)
    t.finish()


def best_hordes(player: Player) -> list[int]:
    """E4: the hordes 1-5 of the best way, then every possible four."""
    counts = player.counts()
    runs = best_runs(counts)
    hordes = [FULL_SET] * runs
    for number in range(1, 6):
        hordes += [number] * ((counts[number - 1] - runs) // 4)
    return hordes


def best_outcome(counts: list[int]) -> tuple[int, int]:
    """E4, E5: how many hordes these counts of each number make at best, and the points of all of them."""
    runs = best_runs(counts)
    fours = sum([(count - runs) // 4 for count in counts])
    return runs + fours, sum(counts) + 5 * runs + 6 * fours


def best_runs(counts: list[int]) -> int:
    """E4: how many hordes 1-5, so that 5 for each and 6 for each four add up to the most; on a tie the fewest."""
    best = 0
    best_gain = -1
    for runs in range(min(counts) + 1):
        gain = 5 * runs
        for count in counts:
            gain += 6 * ((count - runs) // 4)
        if gain > best_gain:
            best, best_gain = runs, gain
    return best


# --- Options: tables of everything that can ever be chosen

GO_ON: Final = -1
NO_MORE: Final = -2
FLIP: Final = Option("flip", GO_ON, say("flip"), ("deck",))
STOP: Final = Option("stop", NO_MORE, say("stop"))
FLIP_OR_STOP: Final = [FLIP, STOP]
ONLY_STOP: Final = [STOP]
PASS: Final = Option("pass", NO_MORE, COMMON("pass"))

PLACING: Final = [{"card": card.name} for card in CARDS]
NEW_ROW: Final = [
    Option("new_row", Spot(lane, False, -1), say("new-row", row=lane + 1), (f"row:{lane + 1}",))
    for lane in range(LANES)
]
LEFT_END: Final = [
    Option(f"place:row{lane + 1}:left", Spot(lane, True, -1), say("left-end", row=lane + 1), (f"row:{lane + 1}:left",))
    for lane in range(LANES)
]
RIGHT_END: Final = [
    Option(
        f"place:row{lane + 1}:right", Spot(lane, False, -1), say("right-end", row=lane + 1), (f"row:{lane + 1}:right",)
    )
    for lane in range(LANES)
]
TAKE_ROW: Final = [
    Option(f"take:row{lane + 1}", lane, say("take-row", row=lane + 1), (f"row:{lane + 1}",)) for lane in range(LANES)
]
RESOLVE: Final = [
    Option(f"resolve:{KINDS[CARDS[card].kind]}", card, say("resolve", card=CARDS[card].name))
    for card in range(len(CARDS))
]
CHOP: Final = [Option(f"axe:{number}", number, say("axe", number=number), (f"own:{number}",)) for number in range(6)]
STEAL: Final = [
    [
        Option(
            f"net:seat{seat}:{number}",
            (seat, number),
            say("net", victim=Who(seat), number=number),
            (f"seat:{seat}:{number}",),
        )
        for number in range(6)
    ]
    for seat in range(6)
]
NAME_NUMBER: Final = [
    Option(f"shotgun:{number}", number, say("shotgun", number=number), (f"number:{number}",)) for number in range(1, 6)
]
FORM: Final = [
    Option(
        "horde:run" if kind == FULL_SET else f"horde:four{kind}",
        kind,
        say("form-horde", set=horde_name(kind)),
        ("own:hordes",),
    )
    for kind in range(6)
]

# Options that name a card are made when first offered: most of the places and cards never meet.
COVERS: Final[dict[tuple[int, int, int], Option[Spot]]] = {}
PICKS: Final[dict[tuple[int, int, int], Option[tuple[int, int]]]] = {}


def over_card(lane: int, at: int, slot: Slot) -> Option[Spot]:
    made = COVERS.get((lane, at, slot.card))
    if made is None:
        text = say("cover", card=CARDS[slot.card].name, row=lane + 1)
        refs = (f"row:{lane + 1}:{at + 1}",)
        made = Option(f"cover:row{lane + 1}:{at + 1}", Spot(lane, False, at), text, refs)
        COVERS[(lane, at, slot.card)] = made
    return made


def pick_card(lane: int, at: int, slot: Slot) -> Option[tuple[int, int]]:
    made = PICKS.get((lane, at, slot.card))
    if made is None:
        text = say("pick", card=CARDS[slot.card].name, row=lane + 1)
        made = Option(f"pick:row{lane + 1}:{at + 1}", (lane, at), text, (f"row:{lane + 1}:{at + 1}",))
        PICKS[(lane, at, slot.card)] = made
    return made
