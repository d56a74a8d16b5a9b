"""Everything that is told of a match of Strážci Divočiny, and how its visible things are named.

Hexes and edges are told by their titles: C5, C5-C6, at the border C1←. `core-unknown` and `would-die` are told in
forecasts only.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Message, Who

CARD: Final = "card:${CardId}"
LEADER: Final = "leader:${LeaderId}"
FACTION: Final = "faction:${FactionId}"
ITEM: Final = "item:${ItemId}"
ABILITY: Final = "ability:${AbilityId}"
MACHINE: Final = "machine:${MachineId}"
PLAYER: Final = (Who, Message)  # in solo a player is named by the faction (SO1)

EVENTS: Final[dict[str, dict[str, Any]]] = {
    # set-up
    "faction": {"player": PLAYER, "faction": FACTION},
    "leader": {"player": PLAYER, "leader": LEADER},
    "start-camp": {"player": PLAYER, "hex": str},
    # rounds, turns and cards
    "round": {"round": int},
    "token": {"player": PLAYER},
    "lead": {"player": PLAYER, "card": CARD},
    "lead-top": {"player": PLAYER, "card": CARD},
    "ability": {"player": PLAYER, "ability": ABILITY},
    "turn": {"player": PLAYER, "card": CARD, "ap": int},
    "team": {"player": PLAYER, "card": CARD},
    "hint": {"player": PLAYER, "forest": int, "plains": int, "marsh": int, "mountains": int},
    "draw": {"player": PLAYER, "count": int, "cards?": Message},
    "shuffle": {"player": PLAYER, "cards": int},
    # actions
    "use-item": {"player": PLAYER, "item": ITEM},
    "eat": {"player": PLAYER},
    "move": {"player": PLAYER, "origin": str, "hex": str},
    "regroup": {"player": PLAYER, "origin": str, "hex": str},
    "slip": {"player": PLAYER, "origin": str, "hex": str},
    "tunnel": {"player": PLAYER, "origin": str, "hex": str},
    "item": {"player": PLAYER, "item": ITEM},
    "heal": {"player": PLAYER, "count": int, "now": int},
    "build": {"player": PLAYER, "hex": str, "left": int},
    "camp-moved": {"player": PLAYER, "origin": str, "hex": str},
    "leaves": {"player": PLAYER},
    "stays": {"player": PLAYER},
    "clear": {"player": PLAYER, "hex": str},
    "clear-toxic": {"player": PLAYER, "hex": str},
    "destroy": {"player": PLAYER, "hex": str},
    "acid": {"player": PLAYER, "hex": str},
    "breach": {"player": PLAYER, "edge": str},
    "rewild": {"player": PLAYER, "hex": str},
    "support": {"player": PLAYER, "count": int, "now": int, "needed": int},
    # wounds
    "roll-near": {"player": PLAYER, "face": int, "count": int},
    "roll-far": {"player": PLAYER, "face": int, "count": int},
    "wound": {"player": PLAYER, "count": int, "now": int},
    "would-die": {"player": PLAYER, "count": int, "now": int},
    "death": {"player": PLAYER, "card": CARD, "habitat": Message},
    # the machines
    "hacked": {"player": PLAYER},
    "machine": {"card": MACHINE, "number": int, "found": str},
    "machine-shuffle": {},
    "direction-right": {},
    "direction-left": {},
    "wall": {"edge": str},
    "engine-step": {"edge": str, "engine": int, "facing": int},
    "engine-reset": {"edge": str, "engine": int},
    "engine-deployed": {"edge": str, "engine": int, "facing": int},
    "engine-waits": {},
    "factory": {"hex": str, "number": int, "mechs": int, "pollution": int},
    "core-mechs": {"count": int},
    "core-unknown": {},
    "pollution": {"hex": str, "count": int, "origin": str},
    "toxic": {"hex": str, "left": int, "origin": str},
    "hunter": {"hex": str, "edge": str},
    "pursuit": {"origin": str, "hex": str, "count": int},
    # the end
    "victory": {},
    "loss-core": {},
    "loss-toxic": {},
    "loss-massacre": {},
    "loss-time": {},
}

REFS: Final = (
    CARD,
    LEADER,
    FACTION,
    ITEM,
    ABILITY,
    MACHINE,
    "leader:${number}",
    "deck:${FactionId}",
    "active:${number}",
    "player:${number}",
    "hex:${string}",
    "camp:${string}",
    "mech:${string}",
    "pollution:${string}",
    "factory:${string}",
    "edge:${string}",
    "own:wounds",
    "own:track",
    "own:hand",
    "machine",
)
