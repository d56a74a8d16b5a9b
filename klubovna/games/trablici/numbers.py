"""Trablíci for programs that learn: every answer, and the view in columns."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Option
from klubovna.engine.numbers import EACH_SEAT, LEFT_OUT, SEAT, Layout, Numbers, Slots, Values
from klubovna.games.trablici.cards import AXE, BARRICADE, CARDS, NET, SHOTGUN
from klubovna.games.trablici.rules import (
    CHOP,
    FLIP,
    FORM,
    LEFT_END,
    NAME_NUMBER,
    NEW_ROW,
    PASS,
    RESOLVE,
    RIGHT_END,
    STEAL,
    STOP,
    TAKE_ROW,
)
from klubovna.games.trablici.shapes import Outlook, Public
from klubovna.games.trablici.state import LANES

# Five numbers, three actions (P5a); a number may come again behind an action or a covered card (P4, P9).
LONGEST_ROW: Final = 5 + 3 + 3 + 2 * sum([card.kind == BARRICADE for card in CARDS])


def keys() -> list[str]:
    tables: list[list[Option[Any]]] = [
        [FLIP, STOP, PASS],
        NEW_ROW[:1],
        LEFT_END,
        RIGHT_END,
        TAKE_ROW,
        CHOP[1:],
        NAME_NUMBER,
        FORM,
    ]
    found = [option.key for table in tables for option in table]
    found += [option.key for row in STEAL for option in row[1:]]
    found += dict.fromkeys([RESOLVE[at].key for at, card in enumerate(CARDS) if card.kind in (AXE, NET, SHOTGUN)])
    for lane in range(1, LANES + 1):
        for at in range(1, LONGEST_ROW + 1):
            found += [f"cover:row{lane}:{at}", f"pick:row{lane}:{at}"]
    return found


LAYOUT: Final[dict[str, Layout]] = {
    "active": SEAT,
    "rows": Slots(LANES),
    "rows.": Slots(LONGEST_ROW),
    "players": EACH_SEAT,
    "players[].collection": Slots(5),
    "players[].possible_hordes": Values(6),
    "worth": Slots(LANES),
    "worth[].gains": EACH_SEAT,
    "missing": EACH_SEAT,
    "missing.": Values(6),
    "picks": LEFT_OUT,  # clockwise from the active player
}

NUMBERS: Final = Numbers(keys, (Public, Outlook), LAYOUT)
