"""Why a visible thing of Trablíci cannot be chosen now. The rules that filter options are asked, not repeated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.engine import Ask, Hindrance, Hindrances, Message, Who
from klubovna.games.trablici.cards import BARRICADE, CARDS, NO_NUMBER, ZOMBIE, Card, Slot, say
from klubovna.games.trablici.rules import against_left, against_right, against_touching, holds_kind
from klubovna.games.trablici.state import LANES, Trablici


def why_not(t: Trablici, ask: Ask) -> list[Hindrance]:
    found = Hindrances(ask)
    NEAREST[ask.why](t, ask.seat, found)
    elsewhere(t, ask.seat, ask.why, found)
    return found.found


# --- by question: what the rules about this very choice keep out


def placing(t: Trablici, me: int, found: Hindrances) -> None:
    """P1-P8: a place for the flipped card."""
    card = CARDS[t.in_flight[-1]]
    for lane in range(LANES):
        if not t.rows[lane]:
            free_lane(t, lane, card, found)
        elif card.kind == BARRICADE:
            covering(t, lane, found)
        else:
            both_ends(t, lane, card, found)
    found.at("deck", "T4", say("why-place-first", card=card.name))
    for key in ("flip", "stop"):
        found.button(key, "T4", say("why-place-first", card=card.name))


def free_lane(t: Trablici, lane: int, card: Card, found: Hindrances) -> None:
    if card.kind == BARRICADE:
        found.at(f"row:{lane + 1}", "P8", say("why-barricade-alone"))
    else:
        found.at(f"row:{lane + 1}", "P1", say("why-other-lane", row=t.rows.index(()) + 1))


def covering(t: Trablici, lane: int, found: Hindrances) -> None:
    for at, slot in enumerate(t.rows[lane]):
        if slot.cover >= 0:
            found.at(f"row:{lane + 1}:{at + 1}", "P7", say("why-covered", card=CARDS[slot.card].name))
    for end in (f"row:{lane + 1}", f"row:{lane + 1}:left", f"row:{lane + 1}:right"):
        found.at(end, "P6", say("why-barricade-covers"))


def both_ends(t: Trablici, lane: int, card: Card, found: Hindrances) -> None:
    """A card that is in the way says so itself, where it lies at the end in question."""
    row = t.rows[lane]
    left, right = at_end(row, card, True), at_end(row, card, False)
    for end, at, against in (("left", 1, left), ("right", len(row), right)):
        if against is not None:
            rule, text = against
            found.at(f"row:{lane + 1}:{end}", rule, text)
            found.at(f"row:{lane + 1}:{at}", rule, text)
    if left is not None and right is not None:
        found.at(f"row:{lane + 1}", left[0], say("why-row", row=lane + 1, left=left[1], right=right[1]))
    for at in range(len(row)):
        found.at(f"row:{lane + 1}:{at + 1}", "P2", say("why-only-ends"))
    found.at(f"row:{lane + 1}", "P2", say("why-only-ends"))


def at_end(row: tuple[Slot, ...], card: Card, left: bool) -> tuple[str, Message] | None:
    """The rule that keeps the card from this end of the row, and its sentence."""
    neighbour = row[0 if left else -1]
    if card.kind != ZOMBIE and holds_kind(row, card.kind):
        return "P5a", say("why-kind-twice", card=card.name)
    if card.kind != ZOMBIE:
        rule = against_touching(neighbour, NO_NUMBER, card.colour)
    elif left:
        rule = against_left(row, card.number, card.colour)
    else:
        rule = against_right(row, card.number, card.colour)
    if not rule:
        return None
    if rule == "P3":
        numbers = [slot.number for slot in row if slot.number]
        number = numbers[0] if left else numbers[-1]
        return rule, say("why-falling", number=card.number, other=number, end="left" if left else "right")
    same = "colour" if rule == "P5" else "number"
    return rule, say("why-touching", card=card.name, neighbour=CARDS[neighbour.card].name, same=same)


def deciding(t: Trablici, me: int, found: Hindrances) -> None:
    """T5: flip another card or stop."""
    if not t.can_flip():
        found.at("deck", "E3", say("why-no-card"))
        found.button("flip", "E3", say("why-no-card"))
    rows(t, "T6", say("why-stop-first"), found)


def rewarded(t: Trablici, me: int, found: Hindrances) -> None:
    """W1: one whole row."""
    for lane in range(LANES):
        if not t.rows[lane]:
            found.at(f"row:{lane + 1}", "W1", say("why-empty-row"))
    rows(t, "W1", say("why-whole-row"), found)


def resolving(t: Trablici, me: int, found: Hindrances) -> None:
    """W3: the order of the action cards."""
    rows(t, "W3", say("why-actions-first"), found)


def chopping(t: Trablici, me: int, found: Hindrances) -> None:
    """Q13: a number that one has."""
    for number in range(1, 6):
        found.at(f"own:{number}", "Q13", say("why-none-of", number=number))
    for other in t.seats_after(me):
        for number in range(1, 6):
            found.at(f"seat:{other}:{number}", "Q13", say("why-axe-own"))
    rows(t, "Q13", say("why-axe-own"), found)


def stealing(t: Trablici, me: int, found: Hindrances) -> None:
    """Q13: a number that somebody else has."""
    for other in t.seats_after(me):
        for number in range(1, 6):
            found.at(f"seat:{other}:{number}", "Q13", say("why-none-there", seat=Who(other), number=number))
    for number in range(1, 6):
        found.at(f"own:{number}", "Q13", say("why-net-others"))
    rows(t, "Q13", say("why-net-others"), found)


def shooting(t: Trablici, me: int, found: Hindrances) -> None:
    """Q12: all five numbers can be named, so nothing else is in the way."""
    rows(t, "Q12", say("why-name-number"), found)
    for seat in range(t.seats):
        for number in range(1, 6):
            found.at(f"own:{number}" if seat == me else f"seat:{seat}:{number}", "Q12", say("why-name-number"))


def forming(t: Trablici, me: int, found: Hindrances) -> None:
    """H1: form a horde or pass."""
    rows(t, "H1", say("why-horde-first"), found)


def picking(t: Trablici, me: int, found: Hindrances) -> None:
    """K1-K3: one card of any row."""
    for lane in range(LANES):
        text = say("why-one-card") if t.rows[lane] else say("why-empty-row")
        found.at(f"row:{lane + 1}", "K2", text)
    found.at("deck", "K1", say("why-pick-from-rows"))


NEAREST: Final[dict[str, Callable[[Trablici, int, Hindrances], None]]] = {
    "place": placing,
    "flip_or_stop": deciding,
    "take_row": rewarded,
    "resolve": resolving,
    "axe": chopping,
    "net": stealing,
    "shotgun": shooting,
    "horde": forming,
    "pick": picking,
}


# --- in any question: when a thing of this kind can be chosen at all


def elsewhere(t: Trablici, me: int, why: str, found: Hindrances) -> None:
    found.at("deck", "T5", say("why-deck"))
    for key in ("flip", "stop"):
        found.button(key, "T5", say("why-deck"))
    if t.players[me].possible_hordes():
        found.at("own:hordes", "H2", say("why-horde-later"))
    else:
        found.at("own:hordes", "H3", say("why-no-horde"))
    for number in range(1, 6):
        found.at(f"own:{number}", "Q13", say("why-own-card"))
        for other in t.seats_after(me):
            found.at(f"seat:{other}:{number}", "Q13", say("why-their-card"))


def rows(t: Trablici, rule: str, text: Message, found: Hindrances) -> None:
    """The same reason for everything that lies in the rows, and for the rows themselves."""
    for lane in range(LANES):
        found.at(f"row:{lane + 1}", rule, text)
        for at in range(len(t.rows[lane])):
            found.at(f"row:{lane + 1}:{at + 1}", rule, text)
