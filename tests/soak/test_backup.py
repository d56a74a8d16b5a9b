"""Ten thousand matches: backed up, moved to the other database and back, migrated down and up; all digests equal."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from bench.growth import copy_rooms
from klubovna.table.backup import back_up, restore
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import make_engine, migrate, open_engine
from klubovna.table.store import Store
from tests import postgres
from tests.releases.corpus import releases
from tests.soak.results import Part
from tests.table.kit import GAMES
from tests.table.test_backup import digests

MATCHES = 10_000
LIMIT = 60.0  # seconds for a backup and its restoring


def many(folder: Path, matches: int) -> str:
    """The rooms of a release, with albums of those that are over, again and again under other names."""
    url = releases()[0].unpack_sqlite(folder)

    async def make_albums() -> None:
        club = Clubhouse(await Store.open(url), GAMES)
        for _ in range(100):
            if not await club.store.without_album(0.0, 1):
                break
            await club.shelf.add_missing()
        await club.close()

    asyncio.run(make_albums())
    engine = open_engine(url)
    with engine.begin() as connection:
        rooms = connection.execute(text("select count(*) from room")).scalar() or 1
        copy_rooms(connection, 1, -(-matches // rooms) - 1)
    engine.dispose()
    return url


def there_and_back(folder: Path, server: Path, matches: int) -> dict[str, float]:
    """Seconds for each way; raises where a digest differs."""
    url = many(folder, matches)
    before = digests(url)
    assert before["room"][0] >= matches
    seconds: dict[str, float] = {"rows": sum(rows for rows, _ in before.values())}

    def timed(name: str, work: object) -> None:
        assert callable(work)
        begun, spent = time.monotonic(), time.process_time()
        work()
        seconds[name] = round(time.monotonic() - begun, 1)
        seconds["cpu"] = round(seconds.get("cpu", 0.0) + time.process_time() - spent, 1)  # ours, of all ways together

    other, back = postgres.new_database(server), f"sqlite:///{folder / 'back.db'}"
    timed("backup_sqlite", lambda: back_up(url, folder / "one", "0.2.0"))
    seconds["megabytes"] = round((folder / "one").stat().st_size / 1e6, 1)
    timed("restore_postgres", lambda: restore(other, folder / "one"))
    timed("backup_postgres", lambda: back_up(other, folder / "two", "0.2.0"))
    timed("restore_sqlite", lambda: restore(back, folder / "two"))
    assert digests(other) == before and digests(back) == before
    kept = {name: digest for name, digest in before.items() if name != "album"}
    for name, moved in (("sqlite", back), ("postgres", other)):
        engine = make_engine(moved)

        def down_and_up(engine: object = engine) -> None:
            with engine.begin() as connection:  # type: ignore[attr-defined]
                migrate(connection, "0001")
                migrate(connection)

        timed(f"migrations_{name}", down_and_up)
        engine.dispose()
        after = digests(moved)
        assert {name: after[name] for name in kept} == kept, "all but the albums, which the way down throws away"
    return seconds


def test_a_hundred_matches(tmp_path: Path, postgres_server: Path) -> None:
    there_and_back(tmp_path, postgres_server, 100)


@pytest.mark.soak
def test_ten_thousand_matches(tmp_path: Path, postgres_server: Path) -> None:
    part = Part("backup and restore", 1, 1)
    for _ in part.left():
        begun = time.monotonic()
        found = there_and_back(tmp_path, postgres_server, MATCHES)
        part.step(seconds=round(time.monotonic() - begun, 1), **found)
    found = {name: value for name, value in part.steps[0].items() if name != "seconds"}
    slowest = max(
        found["backup_sqlite"] + found["restore_postgres"], found["backup_postgres"] + found["restore_sqlite"]
    )
    passed = slowest <= LIMIT
    part.conclude(passed, matches=MATCHES, **found)
    assert passed, found
