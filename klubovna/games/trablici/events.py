"""Everything that is told of a match of Trablíci, and how its visible things are named."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Message, Who

CARD: Final = "card:${CardId}"

EVENTS: Final[dict[str, dict[str, Any]]] = {
    "turn": {"seat": Who, "turn": int},
    "reshuffle": {"cards": int, "left": int},
    "flip": {"seat": Who, "card": CARD},
    "last-card": {},
    "place-left": {"seat": Who, "card": CARD, "row": int},
    "place-right": {"seat": Who, "card": CARD, "row": int},
    "new-row": {"seat": Who, "card": CARD, "row": int},
    "cover": {"seat": Who, "card": CARD, "row": int},
    "bust": {"seat": Who, "card": CARD},
    "take-row": {"seat": Who, "row": int, "cards": int},
    "pick": {"seat": Who, "card": CARD, "row": int},
    "collect": {"seat": Who, "cards": int},
    "axe": {"seat": Who, "number": int},
    "net": {"seat": Who, "victim": Who, "number": int},
    "shotgun": {"seat": Who, "number": int},
    "shot": {"seat": Who, "number": int},
    "no-effect": {"seat": Who, "card": CARD},
    "horde": {"seat": Who, "set": Message},
    "score": {"seat": Who, "score": int},
}

REFS: Final = (
    CARD,
    "deck",
    "row:${number}",
    "row:${number}:${number}",
    "row:${number}:left",
    "row:${number}:right",
    "own:${number}",
    "own:hordes",
    "seat:${number}:${number}",
    "number:${number}",
)
