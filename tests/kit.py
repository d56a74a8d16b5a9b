"""What tests share: marks for rule numbers and cards, and ways to collect them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from klubovna.engine import Game
from klubovna.lab.scenario import read_scenarios

TESTS = Path(__file__).parent
ROOT = TESTS.parent
F = TypeVar("F", bound=Callable[..., object])

NUMBER = r"[A-Z]{1,3}\d+(?:\.\d+)*[a-z]?"


def rules(*numbers: str) -> Callable[[F], F]:
    """Says which rules of the specification a test proves."""
    return lambda test: test


def cards(*names: str) -> Callable[[F], F]:
    """Says which cards or other components a test proves."""
    return lambda test: test


def specified_rules(game: str) -> list[str]:
    """The rule numbers of docs/rules/<game>.md: each stands first in its line, list entry or table row."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    found: dict[str, None] = {}
    for line in text.split("\n## 10.")[0].splitlines():
        if match := re.match(rf"\s*(?:[-*|]\s*)?\**({NUMBER})\b", line):
            found[match.group(1)] = None
    return list(found)


def proven(game: str, what: str) -> set[str]:
    """The rules (or cards) of a game that its tests name."""
    folder = TESTS / "games" / game
    named: set[str] = set()
    for path in sorted(folder.glob("**/*.toml")):
        for scenario in read_scenarios(path):
            named.update(scenario.rules if what == "rules" else scenario.cards)
    for path in sorted(folder.glob("**/*.py")):
        source = path.read_text("utf-8")
        for arguments in re.findall(rf"@{what}\(([^)]*)\)", source):
            named.update(re.findall(r'"([^"]+)"', arguments))
        if what == "rules":
            for name in re.findall(r"def (test_\w+)", source):
                for number in re.findall(r"(?<=_)([A-Z]{1,3}\d+(?:_\d+)*[a-z]?)(?=_|$)", name):
                    named.add(number.replace("_", "."))
    return named


def game_fields(game: Game) -> dict[str, Any]:
    """What a game was made of, to make another one like it; a compiled object has no `vars`."""
    names = [name for name in dir(game) if not name.startswith("_")]
    return {name: getattr(game, name) for name in names if name not in ("start", "complete", "judged_by", "view")}
