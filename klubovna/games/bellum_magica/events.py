"""Everything that is told of a match of Bellum Magica, and how its visible things are named."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Message, Who

MONSTER: Final = "card:${MonsterId}"
SETTLEMENT: Final = "settlement:${SettlementId}"
CHEST: Final = "chest:${ChestKind}"

EVENTS: Final[dict[str, dict[str, Any]]] = {
    "castle": {"seat": Who, "castle": Message, "id": str},
    "dealt": {"seat": Who, "first": MONSTER, "second": MONSTER},
    "goblin": {"seat": Who, "card": MONSTER, "id": str, "side": str},
    "settlement": {"settlement": SETTLEMENT, "id": str},
    "market": {"card": MONSTER, "id": str},
    "round": {"round": int, "seat": Who},
    "roll": {"seat": Who, "row": int},
    "spell": {"seat": Who},
    "barrel": {"seat": Who},
    "gather": {"seat": Who, "food": int, "runes": int, "barrels": int, "goods": Message},
    "scouts": {"seat": Who, "maps": int},
    "scouts-tie": {"players": int, "maps": int},
    "chest": {"seat": Who, "chest": CHEST, "kind": str, "value?": int},
    "no-chest": {"seat": Who},
    "stay": {"seat": Who},
    "plunder": {"seat": Who, "settlement": SETTLEMENT, "id": str},
    "loot": {"seat": Who, "food": int, "runes": int, "barrels": int, "goods": Message},
    "barrel-left": {"seat": Who},
    "steal": {
        "seat": Who,
        "victim": Who,
        "chests": Message,
        "wooden": int,
        "metal": int,
        "golden": int,
        "values?": str,
    },
    "robbed": {"seat": Who, "shields": int},
    "recruit": {
        "seat": Who,
        "card": MONSTER,
        "id": str,
        "side": str,
        "price": Message,
        "food": int,
        "runes": int,
    },
    "bonus": {"seat": Who, "bonus": Message, "id": str},
    "score": {"seat": Who, "score": int, "chests": int, "values": str},
}

REFS: Final = (
    MONSTER,
    SETTLEMENT,
    CHEST,
    "card:${MonsterId}:left",
    "card:${MonsterId}:right",
    "market:${MonsterId}",
    "castle:${number}",
    "chest:${number}:${ChestKind}",
    "own:left",
    "own:right",
    "own:spell",
    "own:barrel",
)
