"""The words in which a scenario gives a position of Bellum Magica."""

from __future__ import annotations

from typing import Any

from klubovna.games.bellum_magica.state import BellumMagica


def arrange(g: BellumMagica, given: dict[str, Any]) -> None:
    pass
