"""What is told of a match of Smash Up, and how its visible things are named."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Message, Who

CARD: Final = "printed:${CardId}"
BASE: Final = "base:${BaseId}"
FACTION: Final = "faction:${FactionId}"

# `what` is the code of a thing in play, as in its view; `cards` are names in a list.
EVENTS: Final[dict[str, dict[str, Any]]] = {
    "pick-faction": {"seat": Who, "faction": FACTION},
    "factions": {"seat": Who, "one": FACTION, "two": FACTION},
    "new-base": {"base": BASE},
    "exchange": {"seat": Who},
    "turn": {"seat": Who, "turn": int},
    "draw": {"seat": Who, "count": int, "cards?": Message},
    "shuffle": {"seat": Who, "cards": int},
    "discard": {"seat": Who, "cards": Message},
    "discard-random": {"seat": Who, "cards": Message},
    "discard-top": {"seat": Who, "cards": Message},
    "fetch": {"seat": Who, "cards": Message},
    "take": {"seat": Who, "cards": Message},
    "shuffle-back": {"seat": Who, "cards": Message},
    "reveal": {"seat": Who, "cards": Message},
    "look": {"seat": Who, "card?": CARD},
    "look-hand": {"seat": Who, "victim": Who, "cards?": Message},
    "look-bases": {"seat": Who, "count": int},
    "extra": {"seat": Who, "play": Message},
    "play-minion": {"seat": Who, "card": CARD, "base": BASE, "what": str},
    "play-minion-discard": {"seat": Who, "card": CARD, "base": BASE, "what": str},
    "play-action": {"seat": Who, "card": CARD},
    "play-on-base": {"seat": Who, "card": CARD, "base": BASE},
    "play-on-minion": {"seat": Who, "card": CARD, "minion": CARD, "base": BASE, "what": str},
    "no-effect": {"card": CARD},
    "use": {"seat": Who, "card": CARD},
    "saved": {"card": CARD, "by": Message, "what": str},
    "destroy": {"seat": Who, "card": CARD, "base": BASE, "what": str},
    "destroy-action": {"card": CARD, "what": str},
    "return": {"seat": Who, "card": CARD, "base": BASE, "what": str},
    "bottom": {"seat": Who, "card": CARD, "what": str},
    "move": {"seat": Who, "card": CARD, "base": BASE, "source": BASE, "what": str},
    "boost": {"card": CARD, "amount": int, "what": str},
    "lower": {"base": BASE, "amount": int, "breakpoint": int},
    "points": {"seat": Who, "points": int, "total": int},
    "name-faction": {"card": CARD, "faction": FACTION},
    "marked": {"seat": Who},
    "swap": {"old": BASE, "base": BASE},
    "scoring": {"base": BASE, "power": int, "breakpoint": int},
    "pass": {"seat": Who},
    "scoring-stops": {},
    "rank": {"seat": Who, "place": int, "power": int, "base": BASE},
    "base-done": {"base": BASE},
    "tie": {"points": int},
}

REFS: Final = (
    CARD,
    BASE,
    FACTION,
    "card:${CardId}",  # a thing in play
    "card:${CardId}.${number}",  # and every further copy of it
    "hand:${CardId}",
    "discard:${CardId}",
    "deck:${CardId}",
    "deck:${number}",  # the top card of somebody's deck
    "seat:${number}",
    "seat:${number}:${CardId}",  # in somebody's hand
)
