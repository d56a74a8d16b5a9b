"""Backups: one file from either database into either, whole or not at all."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sys
import threading
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from klubovna import cli
from klubovna.table import backup
from klubovna.table.backup import BadBackup, back_up, check, digest_of, lasting, restore, snapshot
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import HEAD, BadStore, make_engine, open_engine
from klubovna.table.entries import Entry, Said
from klubovna.table.schema import METADATA
from klubovna.table.store import Store
from klubovna.table.writer import Summary
from tests import postgres
from tests.releases.corpus import Release, releases, seen_in_room
from tests.table.kit import GAMES, run

OLD = releases()[0]


@pytest.fixture
def full(tmp_path: Path) -> str:
    """A database with everything that a release left behind, and a picture in an album."""
    url = OLD.unpack_sqlite(tmp_path)
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("insert into album values ('x', -1, 1, :data)"), {"data": bytes(range(256)) * 4})
    engine.dispose()
    return url


def digests(url: str) -> dict[str, tuple[int, str]]:
    engine = make_engine(url)
    with snapshot(engine) as connection:
        found = {table.name: digest_of(connection, table) for table in lasting(connection)}
    engine.dispose()
    return {name: (digest.rows, digest.hex()) for name, digest in found.items()}


def content(url: str) -> dict[str, list[Any]]:
    """All rows, for comparing without any digest."""
    engine = make_engine(url)
    with engine.connect() as connection:
        found = {table.name: sorted(map(tuple, connection.execute(table.select()))) for table in lasting(connection)}
    engine.dispose()
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_into_either_database_and_back(
    full: str, kind: str, tmp_path: Path, postgres_server: Path, request: pytest.FixtureRequest
) -> None:
    made = back_up(full, tmp_path / "one", "0.2.0")
    assert made.rows > 500 and {table.name for table in made.tables} == set(METADATA.tables) - set(backup.PASSING)
    target = f"sqlite:///{tmp_path / 'new.db'}" if kind == "sqlite" else postgres.new_database(postgres_server)
    assert restore(target, tmp_path / "one") == made
    assert digests(target) == digests(full) and content(target) == content(full)
    again = back_up(target, tmp_path / "two", "0.2.0")
    assert again.tables == made.tables and again.database == kind
    restore(full, tmp_path / "two", replace=True)
    assert content(full) == content(target)


@pytest.mark.parametrize("release", releases(), ids=lambda release: release.version)
def test_a_database_of_an_older_release(release: Release, tmp_path: Path, postgres_server: Path) -> None:
    """It is backed up as it is; only where it is restored do the newer migrations run."""
    url = release.unpack_sqlite(tmp_path)
    made = back_up(url, tmp_path / "old", "0.2.0")
    target = postgres.new_database(postgres_server)
    restore(target, tmp_path / "old")
    engine = make_engine(target)
    with engine.connect() as connection:
        assert connection.execute(text("select version_num from alembic_version")).scalar() == HEAD
        assert made.revision < HEAD or release.version > "0.1.0"
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
    engine.dispose()

    async def look() -> None:
        club = Clubhouse(await Store.open(target), GAMES)
        wanted = release.expected()["rooms"]
        for name in wanted if isinstance(wanted, dict) else range(len(wanted)):
            seen = wanted[name]
            assert seen_in_room(await club.room(seen["id"])) == seen
        await club.close()

    run(look())


def test_it_is_of_one_moment_while_a_server_writes(database: str, tmp_path: Path) -> None:
    """Every room has its log without gaps, and no log is without its room."""
    stop, begun = threading.Event(), threading.Event()

    async def write() -> None:
        store = await Store.open(database)
        number = 0
        while not stop.is_set() and number < 3000:
            room, version = divmod(number, 10)
            entry = Entry(version + 1, Said(0, "x", "y" * 100), "h", None, 1.0)
            await store.append(f"r{room}", entry, Summary("toy", f"{version + 1}", False, 1.0))
            number += 1
            if number == 50:
                begun.set()
        await store.close()

    writer = threading.Thread(target=lambda: asyncio.run(write()))
    writer.start()
    try:
        assert begun.wait(30)
        for number in range(3):
            back_up(database, tmp_path / f"b{number}", "0.2.0")
            restore(f"sqlite:///{tmp_path / f'r{number}.db'}", tmp_path / f"b{number}")
    finally:
        stop.set()
        writer.join()
    for number in range(3):
        found = content(f"sqlite:///{tmp_path / f'r{number}.db'}")
        status = {row[0]: int(row[2]) for row in found["room"]}
        newest: dict[str, int] = {}
        for row in found["entry"]:
            newest[row[0]] = max(newest.get(row[0], 0), row[1])
        assert status == newest and status
        assert sum(newest.values()) == len(found["entry"])


def test_a_full_database_is_not_overwritten_by_mistake(full: str, tmp_path: Path) -> None:
    back_up(full, tmp_path / "one", "0.2.0")
    before = content(full)
    with pytest.raises(BadStore, match="not empty; --replace"):
        restore(full, tmp_path / "one")
    assert content(full) == before
    with pytest.raises(BadBackup, match="already; --force"):
        back_up(full, tmp_path / "one", "0.2.0")
    back_up(full, tmp_path / "one", "0.2.0", force=True)


def rewritten(path: Path, into: Path, **changes: Any) -> Path:
    """A copy of a backup with other members; None leaves one out."""
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(into, "w") as new:
        for name in old.namelist():
            data = changes.get(name.replace(".", "_"), old.read(name))
            if data is not None:
                new.writestr(name, data)
    return into


def test_a_bad_backup_is_one_sentence_and_changes_nothing(full: str, tmp_path: Path) -> None:
    good = tmp_path / "good"
    back_up(full, good, "0.2.0")
    with zipfile.ZipFile(good) as archive:
        manifest = json.loads(archive.read("backup.json"))
        entries = archive.read("entry.rows")
    bad = tmp_path / "bad"
    cases: list[tuple[str, Any]] = [
        ("no file", lambda: bad.unlink(missing_ok=True)),
        ("its end is missing", lambda: bad.write_bytes(good.read_bytes()[:-1000])),
        ("no backup", lambda: bad.write_text("hello")),
        ("no backup of klubovna", lambda: rewritten(good, bad, backup_json=None)),
        ("format is 7", lambda: rewritten(good, bad, backup_json=json.dumps({**manifest, "format": 7}))),
        ("newer klubovna", lambda: rewritten(good, bad, backup_json=json.dumps({**manifest, "revision": "9999"}))),
        ("list of tables", lambda: rewritten(good, bad, backup_json=json.dumps({**manifest, "tables": 1}))),
        ("damaged", lambda: rewritten(good, bad, backup_json="{")),
        ("does not fit its digest", lambda: rewritten(good, bad, entry_rows=entries.replace(b"0", b"1", 1))),
        ("does not fit its digest", lambda: rewritten(good, bad, entry_rows=entries[: entries.rindex(b"\n[") + 1])),
        ("damaged", lambda: rewritten(good, bad, entry_rows=entries[:-40])),
        ("damaged", lambda: rewritten(good, bad, entry_rows=None)),
        ("number of columns", lambda: rewritten(good, bad, entry_rows=b"[1]\n" + entries)),
        (
            "nothing of the table 'album'",
            lambda: rewritten(
                good,
                bad,
                backup_json=json.dumps(
                    {**manifest, "tables": [table for table in manifest["tables"] if table["name"] != "album"]}
                ),
            ),
        ),
    ]
    target = tmp_path / "target.db"
    for words, spoil in cases:
        spoil()
        with pytest.raises(BadBackup, match=words) as told:
            restore(str(target), bad)
        assert "\n" not in str(told.value) and not target.exists()
    for place in range(0, good.stat().st_size, good.stat().st_size // 20):  # any byte
        data = bytearray(good.read_bytes())
        data[place] ^= 0x55
        bad.write_bytes(data)
        try:
            assert check(bad).tables == check(good).tables, "it was a byte that means nothing"
        except BadBackup as told:
            assert "\n" not in str(told)
    assert content(full), "still there"


def test_failures_half_way_leave_everything_as_it_was(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres_server: Path
) -> None:
    back_up(full, tmp_path / "one", "0.2.0")
    other = postgres.new_database(postgres_server)
    restore(other, tmp_path / "one")
    before = content(full)

    def no_space(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    for name in ("compare", "insert"):
        with monkeypatch.context() as patch:
            patch.setattr(backup, name, no_space)
            for url in (full, other):
                with pytest.raises(BadBackup, match="disk is full"):
                    restore(url, tmp_path / "one", replace=True)
                assert content(url) == before
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_space)
        with pytest.raises(BadBackup, match="disk is full"):
            back_up(full, tmp_path / "two", "0.2.0")
    assert sorted(path.name for path in tmp_path.iterdir() if "two" in path.name) == []


def test_what_is_put_in_but_does_not_come_out_is_noticed(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up(full, tmp_path / "one", "0.2.0")
    usual = backup.insert
    monkeypatch.setattr(backup, "insert", lambda connection, note, rows: usual(connection, note, rows[:1]))
    with pytest.raises(BadBackup, match="does not give back"):
        restore(str(tmp_path / "target.db"), tmp_path / "one")
    assert not (tmp_path / "target.db").exists()


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["klubovna", *words])
    with pytest.raises(SystemExit) as left:
        cli.main()
    return int(left.value.code or 0)


def test_the_commands(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, target = str(tmp_path / "club.backup"), str(tmp_path / "target.db")
    assert command(monkeypatch, "backup", file, "--db", full) == 0
    assert "all digests agree" in capsys.readouterr().out
    assert os.stat(file).st_mode & 0o077 == 0, "seeds of running matches are in it"
    assert command(monkeypatch, "restore", file, "--db", target) == 0
    capsys.readouterr()
    for words in (
        ("backup", file, "--db", full),
        ("backup", file + "2", "--db", str(tmp_path / "nothing.db")),
        ("backup", str(tmp_path / "no" / "folder"), "--db", full),
        ("restore", file, "--db", target),
        ("restore", file + "3", "--db", target),
        ("restore", file, "--db", "mysql://x/y"),
    ):
        assert command(monkeypatch, *words) == 2
        said = capsys.readouterr()
        assert len(said.err.strip().splitlines()) == 1 and said.err.startswith("klubovna: ") and not said.out, words
    assert not (tmp_path / "nothing.db").exists()
