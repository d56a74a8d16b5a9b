"""What released versions left behind: a folder per release, and what must be found in it again.

<version>/expected.json     what the release itself saw in its data
<version>/records.jsonl.gz  saved matches, one per line
<version>/club.db.gz        a SQLite database
<version>/club.sql.gz       the same rooms, dumped from PostgreSQL
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import msgspec
import psycopg

from klubovna.engine import Match
from klubovna.table.room import Room
from klubovna.table.tokens import holder_of

FOLDER: Final = Path(__file__).parent
TOKENS: Final = {name: f"token of {name}" for name in ("anna", "beta", "cyril", "dana", "eva")}
HOLDERS: Final = {name: holder_of(token) for name, token in TOKENS.items()}


class Release:
    """The folder of one released version."""

    def __init__(self, folder: Path) -> None:
        self.folder: Path = folder
        self.version: str = folder.name

    def expected(self) -> dict[str, Any]:
        return dict(json.loads((self.folder / "expected.json").read_text("utf-8")))

    def records(self) -> dict[str, dict[str, Any]]:
        """Saved matches by name."""
        lines = gzip.decompress((self.folder / "records.jsonl.gz").read_bytes()).decode().splitlines()
        return dict(json.loads(line) for line in lines)

    def unpack_sqlite(self, folder: Path) -> str:
        """The URL of a copy of its SQLite database."""
        file = folder / f"club-{self.version}.db"
        file.write_bytes(gzip.decompress((self.folder / "club.db.gz").read_bytes()))
        return f"sqlite:///{file}"

    def load_into(self, url: str) -> None:
        """Fill an empty PostgreSQL database."""
        dump = gzip.decompress((self.folder / "club.sql.gz").read_bytes()).decode()
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(dump.encode())


def releases() -> list[Release]:
    return [Release(path.parent) for path in sorted(FOLDER.glob("*/expected.json"))]


def seen_in_match(match: Match) -> dict[str, Any]:
    """What a later release must see in the same match."""
    return {
        "game": match.game.id,
        "rules": match.game.rules,
        "seats": match.seats,
        "moves": match.version,
        "story": len(match.events),
        "digest": match.digest(),
        "result": None if match.result is None else match.result.to_json(),
    }


def seen_in_room(room: Room) -> dict[str, Any]:
    """What a later release must see in the same room."""
    proposal = room.proposal
    return {
        "id": room.id,
        "game": room.game.id,
        "rules": room.play.rules,
        "status": room.status,
        "version": room.version,
        "moves": room.moves,
        "story": None if room.match is None else len(room.match.events),
        "digest": None if room.match is None else room.match.digest(),
        "result": room.play.result,
        "chairs": [" ".join([chair.kind, chair.name, chair.level or ""]).strip() for chair in room.chairs],
        "people": [seats for holder in HOLDERS.values() if (seats := room.seating.seats_of(holder))],
        "kept": [seats for holder in HOLDERS.values() if (seats := room.seating.seats_kept_for(holder))],
        "host": room.seating.host_seat(),
        "options": room.seating.options,
        "listed": room.seating.listed,
        "created": room.created,
        "commitment": room.play.commitment,
        "mixed_in": room.play.mixed_in,
        "proposal": None if proposal is None else [proposal.id, proposal.what, proposal.by, len(proposal.waiting)],
        "turned_down": len(room.agreement.turned_down),
        "chat": [[line.version, line.seat, line.name, line.text] for line in room.talk.lines],
        "undo": [room.agreement.undo_for(seat) for seat in range(len(room.chairs))],
        "next": room.next,
        "origin": None if room.origin is None else msgspec.to_builtins(room.origin),
        "before": room.play.before,
        "commands": sorted(room.commands.values()),
    }
