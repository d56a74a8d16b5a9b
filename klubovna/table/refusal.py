"""Refusals: why something cannot be done, in words for the person who asked for it."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Texts

TEXTS: Final = Texts("klubovna.table")


class Refusal(Exception):
    """Nothing was changed. The sentence is message `refused-<id>` of the table's texts."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id: str = id
        self.words: dict[str, Any] = args

    def text(self, lang: str) -> str:
        return TEXTS.text(lang, f"refused-{self.id}", self.words)

    def __str__(self) -> str:
        return self.text("en")
