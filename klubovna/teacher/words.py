"""The words of an analysis: verdicts, and its messages as sentences again."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import COMMON, Game, Message, Texts, Who

TEXTS: Final = Texts("klubovna.teacher")
LITTLE: Final = 3  # points of chance that are not worth a sentence


def points(chance: float) -> int:
    """A share as games in a hundred."""
    return round(100 * chance)


def verdict(player: dict[str, Any], lang: str) -> list[str]:
    """How somebody played, and what chance and the others had to do with it, in a few short sentences."""
    own, others, luck = points(player["own"]), points(player["others"]), points(player["luck"])
    grades = [
        TEXTS.text(lang, f"grade-{name}", {"count": count}) for name, count in player["grades"].items() if count > 0
    ]
    if grades:
        said = [TEXTS.text(lang, "verdict-lost", {"what": ", ".join(grades), "points": -own})]
    elif own < 0:
        said = [TEXTS.text(lang, "verdict-nearly", {"points": -own})]
    else:
        said = [TEXTS.text(lang, "verdict-clean")]
    if others >= LITTLE:
        said.append(TEXTS.text(lang, "verdict-gifts", {"points": others}))
    if abs(luck) < LITTLE:
        said.append(TEXTS.text(lang, "verdict-even"))
    else:
        said.append(TEXTS.text(lang, "verdict-lucky" if luck > 0 else "verdict-unlucky", {"points": abs(luck)}))
    return said


def message(game: Game, data: dict[str, Any]) -> Message:
    """A message from its wire form."""
    texts = COMMON if data.get("common") else game.texts
    args = {name: argument(game, arg) for name, arg in data.get("args", {}).items()}
    return Message(texts, data["id"], args, data.get("ref", ""))


def argument(game: Game, arg: Any) -> Any:
    if isinstance(arg, dict):
        return message(game, arg) if "id" in arg else Who(arg["seat"])
    return arg
