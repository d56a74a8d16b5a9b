"""Counting: how often something was played and won, by whose matches. Counts grow; statistics only read them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from klubovna.table.database import insert_into
from klubovna.table.schema import COUNTED

CLUB: Final = ""  # the owner of the counts of all


class Sums:
    """What one match adds: by owner, kind of thing and value."""

    def __init__(self, game: str) -> None:
        self.game: str = game
        self.rows: dict[tuple[str, str, str], tuple[int, int, float]] = {}

    def add(self, key: tuple[str, str, str], won: bool, amount: float = 0.0) -> None:
        played, wins, total = self.rows.get(key, (0, 0, 0.0))
        self.rows[key] = (played + 1, wins + won, total + amount)

    def write(self, connection: Connection) -> None:
        for (owner, what, value), (played, won, total) in self.rows.items():
            key = {"owner": owner, "game": self.game, "what": what, "value": value}
            amounts = {"played": played, "won": won, "total": total}
            into: Any = insert_into(COUNTED, connection.dialect).values(**key, **amounts)
            grown = {name: COUNTED.c[name] + amount for name, amount in amounts.items()}
            connection.execute(into.on_conflict_do_update(index_elements=list(key), set_=grown))
