"""Bellum Magica for programs that learn: every answer, and the view in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from klubovna.engine import Option
from klubovna.engine.numbers import EACH_SEAT, LEFT_OUT, SEAT, Layout, Numbers, Slots, Values
from klubovna.games.bellum_magica.cards import CASTLES, CHEST_VALUES, EVIL, FACES, MONSTERS, MONSTERS_OF, RIGHT, ULTRA
from klubovna.games.bellum_magica.rules import (
    ATTACK_CASTLE,
    ATTACK_SETTLEMENT,
    BUY_DRINKS,
    GOBLIN_SIDES,
    KEEP_ROW,
    RECRUIT_EVIL,
    RECRUIT_FOR_FOOD,
    RECRUIT_FOR_RUNES,
    STAY_HOME,
    USE_SPELL,
    steal_option,
)
from klubovna.games.bellum_magica.shapes import Own, Public

CHEST_COPIES: Final = [sum([copies for _, copies in kind]) for kind in CHEST_VALUES]


def most_thieves() -> int:
    """A8: as many thieves as can stand in one row: the castle's, and those of every monster there is."""
    by_row = [1] * (FACES + 1)
    for monster in MONSTERS:
        for row, _, _, thieves in monster.cells[RIGHT]:
            by_row[row] += thieves
    return max(by_row)


def keys_of(options: Sequence[Option[Any]]) -> list[str]:
    return [option.key for option in options]


def keys() -> list[str]:
    found = [STAY_HOME.key, KEEP_ROW.key, USE_SPELL.key, BUY_DRINKS.key]
    for options in (GOBLIN_SIDES[0][1], ATTACK_SETTLEMENT, ATTACK_CASTLE):
        found += keys_of(options)
    found += [option.key for card in MONSTERS_OF[EVIL] for option in RECRUIT_EVIL[card]]
    for table in (RECRUIT_FOR_FOOD, RECRUIT_FOR_RUNES):
        found += [option.key for card in MONSTERS_OF[ULTRA] for option in table[card]]
    most = most_thieves()
    for wooden in range(min(CHEST_COPIES[0], most) + 1):
        for metal in range(min(CHEST_COPIES[1], most - wooden) + 1):
            for golden in range(min(CHEST_COPIES[2], most - wooden - metal) + 1):
                if wooden + metal + golden:
                    found.append(steal_option(0, (wooden, metal, golden)).key)
    return found


VALUES: Final = Values(9)  # of chests

LAYOUT: Final[dict[str, Layout]] = {
    "captain": SEAT,
    "turn": SEAT,
    "row": Values(FACES + 1),
    "over": LEFT_OUT,
    "race.chests": EACH_SEAT,
    "players": EACH_SEAT,
    "players[].rows": Slots(FACES),
    "players[].values": LEFT_OUT,  # shut until the end
    "players[].score": LEFT_OUT,
    "last_chest": LEFT_OUT,
    "known": Slots(len(CASTLES)),
    "known[].wooden": VALUES,
    "known[].metal": VALUES,
    "known[].golden": VALUES,
}

NUMBERS: Final = Numbers(keys, (Public, Own), LAYOUT)
