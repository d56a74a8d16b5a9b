"""Writes the folder of the present release: `make corpus`, once, just before a release is tagged.

What is written is what players of this version will have at home; later versions must read it for ever. So a folder
that exists is never made anew. `--expect VERSION` only notes again what the present program sees in the data of a
release: for a change that is wanted, with the differences to be looked at in review.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import json
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import klubovna
from klubovna.games import GAMES
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import HEAD
from klubovna.table.store import Store
from tests import postgres
from tests.releases.corpus import FOLDER, Release, seen_in_match, seen_in_room
from tests.releases.records import saved_matches
from tests.releases.rooms import fill


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder of all releases")
    parser.add_argument("--expect", metavar="VERSION", help="note again what is seen in the data of this release")
    wanted = parser.parse_args()
    release = Release(wanted.to / (wanted.expect or klubovna.__version__))
    if wanted.expect is None:
        if release.folder.exists():
            print(f"{release.folder} exists already: the data of a release are made once.", file=sys.stderr)
            return 2
        release.folder.mkdir(parents=True)
        write_data(release)
    write_expected(release)
    print(f"{release.folder}: {sum(path.stat().st_size for path in release.folder.iterdir()) // 1024} KB")
    return 0


def write_data(release: Release) -> None:
    lines = [json.dumps([name, match.save()], ensure_ascii=False) for name, match in saved_matches()]
    pack(release.folder / "records.jsonl.gz", "\n".join(lines).encode() + b"\n")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.db"
        rooms = asyncio.run(fill(f"sqlite:///{file}"))
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("pragma journal_mode = delete")  # one file, without its log
            connection.execute("vacuum")
        pack(release.folder / "club.db.gz", file.read_bytes())
    with postgres.server() as place:
        url = postgres.new_database(place)
        assert asyncio.run(fill(url)) == rooms
        pack(release.folder / "club.sql.gz", dumped(url))
    (release.folder / "expected.json").write_text(json.dumps({"revision": HEAD, "names": rooms}), "utf-8")


def pack(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def dumped(url: str) -> bytes:
    """A dump that any PostgreSQL and any driver can load: statements alone, without settings or words for psql."""
    tools = postgres.binaries()
    assert tools is not None
    command = [str(tools / "pg_dump"), "--inserts", "--rows-per-insert=50", "--no-owner", "--no-privileges", url]
    text = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout.decode()
    noise = ("--", "SET ", "SELECT pg_catalog.set_config", "\\")
    return "".join(line + "\n" for line in text.splitlines() if line and not line.startswith(noise)).encode()


def write_expected(release: Release) -> None:
    """What the present program sees in the data."""
    before = release.expected()
    names = before.get("names") or {name: room["id"] for name, room in before["rooms"].items()}
    expected: dict[str, Any] = {
        "revision": before["revision"],
        "rules": before.get("rules") or {id: game.rules for id, game in GAMES.items()},
        "records": {name: seen_in_match(klubovna.load_match(record)) for name, record in release.records().items()},
        "rooms": asyncio.run(seen_in_rooms(release, names)),
    }
    text = json.dumps(expected, ensure_ascii=False, indent=1)
    (release.folder / "expected.json").write_text(text + "\n", "utf-8")


async def seen_in_rooms(release: Release, names: dict[str, str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        club = Clubhouse(await Store.open(release.unpack_sqlite(Path(folder))), dict(GAMES))
        try:
            return {name: seen_in_room(await club.room(id)) for name, id in names.items()}
        finally:
            await club.close()


if __name__ == "__main__":
    sys.exit(main())
