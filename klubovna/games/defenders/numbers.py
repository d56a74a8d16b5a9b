"""Strážci Divočiny for programs that learn: every answer, and the view in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from klubovna.engine import Option
from klubovna.engine.numbers import BAG, LEFT_OUT, Layout, Numbers, Slots, Values, Words
from klubovna.games.defenders.abilities import BURN, DEMOLISH, PACK, PATH, RAIN, SHOOT, STAY, TUNNEL, UNPACK
from klubovna.games.defenders.actions import (
    DO_BREACH,
    DO_BUILD,
    DO_CLEAR,
    DO_DESTROY,
    DO_DRINK,
    DO_EAT,
    DO_END,
    DO_HEAL,
    DO_HINT,
    DO_MOVE,
    DO_REGROUP,
    DO_REWILD,
    DO_TAKE,
    DO_TEAM,
    MAP_MOVE,
    MAP_REGROUP,
    POTION_CLEAR,
    ROCKET_BREACH,
    ROCKET_DESTROY,
)
from klubovna.games.defenders.board import EDGES, HEXES, NAME
from klubovna.games.defenders.cards import FACTORY_BOARDS, OPENING_HAND
from klubovna.games.defenders.rules import LEAD, LEAD_TOP, REVEAL, START_AT, TAKE_FACTION, TAKE_LEADER
from klubovna.games.defenders.shapes import Own, Public
from klubovna.games.defenders.state import Defenders

MOST_PLAYERS: Final = 4
HEX: Final = Words([NAME[h] for h in HEXES])
EDGE: Final = Words([edge.name for edge in EDGES])


def keys() -> list[str]:
    named: list[Sequence[Option[Any]]] = [TAKE_FACTION, TAKE_LEADER, LEAD, LEAD_TOP, REVEAL[0], list(START_AT.values())]
    named += [[DO_HEAL, DO_EAT, DO_DRINK, DO_HINT, DO_END, STAY], DO_TAKE, DO_TEAM]
    named += [DO_BREACH, ROCKET_BREACH, DEMOLISH]
    named += [[table[0]] for table in (DO_BUILD, DO_CLEAR, DO_DESTROY, DO_REWILD, POTION_CLEAR)]
    on_hexes: list[Sequence[Option[Any]]] = [DO_MOVE, DO_REGROUP, ROCKET_DESTROY, MAP_MOVE, MAP_REGROUP]
    on_hexes += [BURN, PACK, UNPACK, SHOOT, PATH, RAIN, TUNNEL]
    named += [[table[h] for h in HEXES] for table in on_hexes]
    found = [option.key for options in named for option in options]
    found += [f"split:{n}:{OPENING_HAND - n}" for n in range(OPENING_HAND, -1, -1)]
    found += [f"herbs:player{p + 1}" for p in range(MOST_PLAYERS)]
    return found


def gone(t: Defenders, seat: int) -> bool:
    """T6.6: whoever has built the last camp leaves; a lone player of two factions with both."""
    return all([player.gone for player in t.players if player.seat == seat])


LAYOUT: Final[dict[str, Layout]] = {
    "turns": Values(MOST_PLAYERS),
    "unresolved": Values(MOST_PLAYERS),
    "active": Values(MOST_PLAYERS),
    "first": Values(MOST_PLAYERS),
    "hexes": Slots(len(HEXES)),
    "hexes[].name": LEFT_OUT,  # always in the same order
    "hexes[].q": LEFT_OUT,
    "hexes[].r": LEFT_OUT,
    "hexes[].leaders": Values(MOST_PLAYERS),
    "hexes[].camp.player": Values(MOST_PLAYERS),
    "hexes[].walled": Slots(6),
    "walls": EDGE,
    "breaches": BAG,
    "breaches[].edge": EDGE,
    "breaches[].player": Values(MOST_PLAYERS),
    "engines": Slots(3),
    "engines[].edge": EDGE,
    "engines[].left": HEX,
    "engines[].right": HEX,
    "factories": Slots(FACTORY_BOARDS),
    "factories[].hex": HEX,
    "factories[].arrow": Values(6),
    "core.arrow": Values(6),
    "enclosed": HEX,
    "players": Slots(MOST_PLAYERS),
    "players[].hex": HEX,
    "players[].track": LEFT_OUT,  # printed
    "players[].camps": HEX,
    "dead": Slots(4),
}

NUMBERS: Final = Numbers(keys, (Public, Own), LAYOUT, gone)
