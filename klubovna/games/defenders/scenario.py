from __future__ import annotations

from typing import Any

from klubovna.games.defenders.state import Defenders


def arrange(t: Defenders, given: dict[str, Any]) -> None:
    pass
