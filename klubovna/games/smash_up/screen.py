"""Smash Up on a terminal."""

from __future__ import annotations

from typing import Any


def screen(view: dict[str, Any], lang: str, names: list[str], width: int) -> list[str]:
    return [str(view["turn"])]
