"""The store: append-only, durable before it says so, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from klubovna.table.database import HEAD, BadStore, make_engine, migrate
from klubovna.table.entries import Checkpoint, Entry, Said
from klubovna.table.schema import ALBUM, METADATA
from klubovna.table.store import Store
from klubovna.table.writer import Conflict, StoreFailed, Summary
from tests.table.kit import run


def entry(version: int, command: str | None = None, holder: str = "anna") -> Entry:
    return Entry(version, Said(0, "Ž", f"{version}"), holder, command, 1.5)


def test_entries_come_back_as_they_went_in(database: str) -> None:
    async def work() -> None:
        store = await Store.open(database)
        for version in (1, 2, 3):
            await store.append("a", entry(version, f"c{version}"), Summary("g", "open", True, 1.0))
        checkpoint = Checkpoint(3, 1, 2, {"cards": [1, "ž", None]})
        await store.append("a", entry(4), None, checkpoint)
        await store.append("b", entry(1), Summary("g", "playing", True, 2.0))
        assert await store.load("a") == [entry(1, "c1"), entry(2, "c2"), entry(3, "c3"), entry(4)]
        assert await store.load("a", after=3) == [entry(4)]
        assert await store.load("nobody") == []
        assert await store.checkpoint("a") == checkpoint and await store.checkpoint("b") is None
        await store.append("a", entry(5), None, Checkpoint(5, 1, 2, {}))
        assert await store.checkpoint("a") == Checkpoint(5, 1, 2, {})
        assert await store.listed() == ["a"]
        assert await store.versions(["a", "b", "nobody"]) == {"a": 5, "b": 1}
        assert await store.count() == 2
        await store.close()
        again = await Store.open(database)
        assert len(await again.load("a")) == 5
        await again.close()

    run(work())


def test_closing_waits_for_what_is_read_even_if_nobody_does(database: str) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        connection.execute(text("select 1"))
        begun.set()
        assert go_on.wait(10)

    async def work() -> None:
        store = await Store.open(database)
        left = asyncio.create_task(store.change(slow))
        await asyncio.to_thread(begun.wait, 10)
        left.cancel()
        asyncio.get_running_loop().call_later(0.1, go_on.set)
        await store.close()
        assert go_on.is_set() and store.engine.pool.checkedout() == 0  # type: ignore[attr-defined]
        with pytest.raises(StoreFailed, match="closed"):
            await store.count()

    run(work())
    gc.collect()  # a connection that was left open would say so


def test_one_version_of_a_room_is_written_once_and_neighbours_do_not_suffer(database: str) -> None:
    async def work() -> None:
        store, other = await Store.open(database), await Store.open(database)
        await store.append("a", entry(1, "c1"))
        results = await asyncio.gather(
            store.append("a", entry(1, "c9")),  # the version is taken
            store.append("a", entry(2, "c1")),  # the command is
            *[store.append(f"r{number}", entry(1)) for number in range(20)],
            other.append("a", entry(1)),
            return_exceptions=True,
        )
        assert [type(result) for result in results[:2]] == [Conflict, Conflict] and isinstance(results[-1], Conflict)
        assert results[2:-1] == [None] * 20
        raced = await asyncio.gather(
            *[s.append("a", entry(2, f"{n}")) for n, s in enumerate([store, other] * 5)], return_exceptions=True
        )
        assert raced.count(None) == 1 and sum(isinstance(result, Conflict) for result in raced) == 9
        await store.close()
        await other.close()

    run(work())


def test_many_entries_share_one_commit(database: str) -> None:
    async def work() -> None:
        store = await Store.open(database)
        await asyncio.gather(*[store.append(f"r{number}", entry(1)) for number in range(300)])
        assert store.writer.written == 300 and store.writer.commits < 30
        await store.close()

    run(work())


def test_sqlite_is_set_to_keep_what_it_has_said(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(str(tmp_path / "club.db"))
        with store.engine.connect() as connection:
            assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
            assert connection.execute(text("pragma synchronous")).scalar() == 2  # full
        await store.close()

    run(work())


def test_migrations_lead_to_the_tables_and_back(database: str) -> None:
    def check(connection: Connection) -> None:
        assert inspect(connection).get_table_names() == []
        for _ in range(2):
            migrate(connection)
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []
            connection.execute(text("insert into room values ('a', 'g', 'open', true, 1.0)"))
            migrate(connection, "base")
            assert set(inspect(connection).get_table_names()) <= {"alembic_version"}

    engine = make_engine(database)
    with engine.begin() as connection:
        check(connection)
    engine.dispose()


def test_migrations_up_and_down_with_data(database: str) -> None:
    engine = make_engine(database)
    with engine.begin() as connection:
        migrate(connection, "0001")
        connection.execute(text("insert into room values ('a', 'g', 'over', true, 1.0)"))
        for _ in range(2):
            migrate(connection)
            connection.execute(ALBUM.insert(), [{"room": "a", "seat": -1, "rules": 1, "data": b"seen"}])
            assert connection.execute(text("select count(*) from album")).scalar() == 1
            migrate(connection, "0001")
            assert not inspect(connection).has_table("album")
            assert connection.execute(text("select id from room")).scalar() == "a"
    engine.dispose()


def test_the_newest_migration_is_the_one_that_is_expected() -> None:
    config = Config()
    config.set_main_option("script_location", "klubovna.table:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_servers_hear_of_each_others_entries(postgres_server: Path) -> None:
    from tests import postgres

    async def work() -> None:
        database = postgres.new_database(postgres_server)
        store, other = await Store.open(database), await Store.open(database)
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        listening = asyncio.Event()
        other.listen(lambda room, version: heard.put_nowait((room, version)), listening.set)
        await listening.wait()
        await store.append("a", entry(1))
        assert await heard.get() == ("a", 1)
        await store.close()
        await other.close()

    run(work())


def test_a_connection_that_died_meanwhile_is_replaced(postgres_server: Path) -> None:
    from tests import postgres

    async def work() -> None:
        store = await Store.open(postgres.new_database(postgres_server))
        await store.append("a", entry(1))
        with store.engine.begin() as connection:
            others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
            connection.execute(text(others + " and pid <> pg_backend_pid()"))
        await store.append("a", entry(2))
        assert len(await store.load("a")) == 2
        await store.close()

    run(work())


def refusal(url: str) -> str:
    with pytest.raises(BadStore) as caught:
        run(Store.open(url))
    sentence = str(caught.value)
    assert "\n" not in sentence and "Traceback" not in sentence
    return sentence


def test_a_wrong_database_gets_one_clear_sentence(tmp_path: Path, postgres_server: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"this is not a database " * 100)
    assert "not a database" in refusal(str(garbage))
    assert garbage.read_bytes() == b"this is not a database " * 100, "and it is left alone"
    assert "unable to open" in refusal(str(tmp_path / "no" / "such" / "folder.db"))
    assert "knows" in refusal("mysql://somewhere/club")
    assert "not the URL" in refusal("postgresql://host:port/club")
    assert "must be a file" in refusal("sqlite://")
    assert "refused" in refusal("postgresql://127.0.0.1:1/club")
    assert "does not exist" in refusal(f"postgresql://postgres@/nowhere?host={postgres_server}")
    assert "s3cret" not in refusal("postgresql://anna:s3cret@127.0.0.1:1/club")


def test_a_damaged_file_is_found_at_the_start(tmp_path: Path) -> None:
    async def fill() -> None:
        store = await Store.open(str(tmp_path / "club.db"))
        await asyncio.gather(*[store.append("a" * 20, entry(number)) for number in range(1, 2000)])
        await store.close()

    run(fill())
    path = tmp_path / "club.db"
    data = bytearray(path.read_bytes())
    for place in range(len(data) // 2, len(data) // 2 + 6000):
        data[place] ^= 0xA5
    path.write_bytes(data)
    assert "damaged" in refusal(str(path))


def test_a_database_of_a_newer_klubovna_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "club.db"

    async def make() -> None:
        await (await Store.open(str(path))).close()

    run(make())
    with sqlite3.connect(path) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    assert "newer klubovna" in refusal(str(path))


def test_a_failing_disk_promises_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "club.db"
        store = await Store.open(str(path))
        await store.append("a", entry(1))
        with store.engine.begin() as connection:
            connection.execute(text("alter table entry rename to hidden"))
        with pytest.raises(StoreFailed):
            await store.append("a", entry(2))
        with store.engine.begin() as connection:
            connection.execute(text("alter table hidden rename to entry"))
        await store.append("a", entry(2))
        assert len(await store.load("a")) == 2
        await store.close()

    run(work())
