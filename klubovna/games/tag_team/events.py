"""What is told of a match of Tag Team, and how its visible things are named."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Who

CARD: Final = "card:${CardId}"
FIGHTER: Final = "fighter:${FighterId}"

ONE: Final[dict[str, Any]] = {"fighter": FIGHTER, "seat": Who}  # something about one fighter
TWO: Final[dict[str, Any]] = {**ONE, "rival": FIGHTER}
MOVED: Final[dict[str, Any]] = {**ONE, "was": int, "now": int}
STRIKE: Final[dict[str, Any]] = {**TWO, "strength": int, "power": int}
HEALTH: Final[dict[str, Any]] = {**MOVED, "attacks": int, "direct": int, "healing": int}

EVENTS: Final[dict[str, dict[str, Any]]] = {
    # teams and decks
    "lot": {"seat": Who},
    "pick": ONE,
    "remove": {"seat": Who, "fighter?": FIGHTER},
    "pass-hands": {"cards": int},
    "team": {"seat": Who, "one": FIGHTER, "two": FIGHTER},
    "lay-deck": {"seat": Who, "first?": CARD, "second?": CARD},
    "draw": {"seat": Who, "one?": CARD, "two?": CARD, "three?": CARD},
    "add": {"seat": Who, "card?": CARD, "place?": int},
    "under": {"seat": Who, "sooner?": CARD, "later?": CARD},
    "bonus": {**MOVED, "n": int},
    # a fight
    "round": {"round": int, "turns": int},
    "reveal": {"turn": int, **TWO, "card": CARD, "versus": CARD},
    "doubled": {**ONE, "card": CARD},
    "cancelled": {**TWO, "card": CARD},
    "transfer": {**TWO, "n": int},
    "no-transfer": {**TWO, "n": int},
    "attack": STRIKE,
    "attack-modified": STRIKE,
    "blocked": STRIKE,
    "guarded": STRIKE,
    "success": {**ONE, "card": CARD},
    "idle-block": ONE,
    "counter": {**MOVED, "counter": str, "n": int},
    "bear": {**ONE, "n": int},
    "bear-power": {**MOVED, "damage": int, "power": int},
    "stronger": MOVED,
    "weaker": MOVED,
    "nothing-to-lose": ONE,
    "invulnerable": {**ONE, "n": int},
    "levelled": MOVED,
    "hurt": HEALTH,
    "hurt-mixed": HEALTH,
    "hurt-direct": HEALTH,
    "healed": HEALTH,
    "healed-mixed": HEALTH,
    "no-change": HEALTH,
    "no-change-mixed": HEALTH,
    "stopped": {**ONE, "now": int},
    "aflame": {**ONE, "n": int},
    "doused": ONE,
    "presence-given": TWO,
    "presence-back": ONE,
    "sheriff-taken": ONE,
    "sheriff-given": ONE,
    "serpent": ONE,
    "no-aflame": ONE,
    "still-serpent": ONE,
    "still-sheriff": ONE,
    "revival": ONE,
    "icon-power": ONE,
    "icon-voice": ONE,
    "icon-soul": ONE,
    "fairy-falls": ONE,
    "ko": ONE,
}

REFS: Final = (
    CARD,
    FIGHTER,
    "draft:${FighterId}",
    "hand:${CardId}",
    "gap:${number}",
)
