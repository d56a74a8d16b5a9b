"""Backup: all that lasts of a database in one file, and back, from SQLite or PostgreSQL into either.

A backup is a ZIP archive (docs/running.md describes it): `backup.json` says which release made it, at which migration
the tables stood, and for each table its columns, the number of its rows and their digest; `<table>.rows` has a row per
line as a JSON array. Where a value is {"bytes": N}, N raw bytes follow the line. The digest of a table is the sum of
its rows' digests, so it is the same in whatever order a database hands them out.
"""

from __future__ import annotations

import contextlib
import errno
import io
import json
import os
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, func, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from klubovna.table.database import HEAD, BadStore, first_line, make_engine, migrate, present_revision, shown

FORMAT: Final = 1
MANIFEST: Final = "backup.json"
PASSING: Final = (
    "alembic_version",
    "ticket",
    "lease",
    "server",
    "presence",
)  # tables that mean nothing once servers have stopped
AT_ONCE: Final = 2000  # rows between two reports, and in one insert
LONGEST: Final = 64 * 1024 * 1024  # bytes of a line or value; nothing that was ever stored comes near

Progress = Callable[[str, int, int], None]  # table, rows done, rows in all
Row = tuple[Any, ...]


class BadBackup(Exception):
    """One sentence for the operator; nothing has been changed."""


class TableNote(msgspec.Struct, forbid_unknown_fields=True):
    """What the manifest says of a table."""

    name: str
    columns: list[str]
    rows: int
    digest: str


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    klubovna: str
    made: str
    database: str
    revision: str
    tables: list[TableNote]

    @property
    def rows(self) -> int:
        return sum(table.rows for table in self.tables)


def silent(table: str, done: int, total: int) -> None:
    pass


# --- rows and their digests


class Digest:
    """The sum of the digests of rows."""

    def __init__(self) -> None:
        self.sum: int = 0
        self.rows: int = 0

    def add(self, line: bytes, values: list[bytes]) -> None:
        digest = blake2b(line, digest_size=32)
        for value in values:
            digest.update(value)
        self.sum += int.from_bytes(digest.digest(), "big")
        self.rows += 1

    def hex(self) -> str:
        return f"{self.sum % (1 << 256):064x}"


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[list[Any]]] = msgspec.json.Decoder(list[Any])


def encoded(row: Iterable[Any], binary: bool) -> tuple[bytes, list[bytes]]:
    """A row as its line and the raw values that follow it."""
    if not binary:
        return ENCODER.encode(tuple(row)) + b"\n", []
    values = [bytes(value) for value in row if isinstance(value, bytes | memoryview)]
    plain = [{"bytes": len(value)} if isinstance(value, bytes | memoryview) else value for value in row]
    return ENCODER.encode(plain) + b"\n", values


def opened(archive: zipfile.ZipFile, table: str) -> IO[bytes]:
    return io.BufferedReader(archive.open(f"{table}.rows"), 1 << 20)  # type: ignore[type-var]


def rows_in(file: IO[bytes], columns: int) -> Iterator[tuple[bytes, list[bytes], Row]]:
    """The rows of a table's member: each line, the raw values after it, and the row that they make."""
    while line := file.readline(LONGEST):
        row = DECODER.decode(line)
        if len(row) != columns:
            raise BadBackup("a row has another number of columns than its table")
        values: list[bytes] = []
        for place, value in enumerate(row):
            if isinstance(value, dict):
                size = value.get("bytes")
                if not isinstance(size, int) or not 0 <= size <= LONGEST:
                    raise BadBackup("a value cannot be read")
                found = file.read(size)
                if len(found) != size:
                    raise BadBackup("it ends in the middle of a value")
                values.append(found)
                row[place] = found
        yield line, values, tuple(row)


# --- making one


def back_up(url: str, path: Path, version: str, progress: Progress = silent, force: bool = False) -> Manifest:
    """Write a backup of the database, as it stands at one moment, and read it again to check it.

    The file appears when it is whole; whatever goes wrong raises BadBackup or BadStore and leaves no trace.
    """
    if path.exists() and not force:
        raise BadBackup(f"There is a file {path} already; --force writes over it.")
    need_file(url)
    engine = make_engine(url)
    part = path.with_name(path.name + ".part")
    try:
        with writing(part) as file:
            manifest = write_archive(engine, file, version, progress)
            file.flush()
            os.fsync(file.fileno())
        check(part)
        part.replace(path)
    except SQLAlchemyError as error:
        raise BadStore(f"The database at {shown(engine)} cannot be read: {first_line(error)}") from None
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {told(error)}") from None
    finally:
        engine.dispose()
        part.unlink(missing_ok=True)
    return manifest


@contextlib.contextmanager
def writing(path: Path) -> Iterator[IO[bytes]]:
    """A new file that only its owner can read: there are seeds of running matches in it."""
    path.unlink(missing_ok=True)
    number = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    with open(number, "w+b") as file:
        yield file


def need_file(url: str) -> None:
    """A SQLite file that is not there must not be made by looking for it."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise BadStore(f"There is no database file {file}.")


def sqlite_file(url: str) -> Path | None:
    """The file behind a URL, where that is what it names; `make_engine` complains of all that is wrong with it."""
    try:
        parsed = make_url(url if "://" in url else f"sqlite:///{url}")
        return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None
    except (ArgumentError, ValueError):
        return None


def write_archive(engine: Engine, file: IO[bytes], version: str, progress: Progress) -> Manifest:
    with snapshot(engine) as connection:
        revision = present_revision(connection)
        if revision is None:
            raise BadStore(f"The database at {shown(engine)} has no tables of klubovna in it.")
        tables = lasting(connection)
        total = sum(count(connection, table) for table in tables)
        notes: list[TableNote] = []
        with zipfile.ZipFile(file, "w", allowZip64=True, compresslevel=3) as archive:
            done = 0
            for table in tables:
                notes.append(write_table(connection, table, archive, lambda rows: progress("", rows, total), done))
                done += notes[-1].rows
            made = datetime.now(UTC).isoformat(timespec="seconds")
            manifest = Manifest(FORMAT, version, made, engine.dialect.name, revision, notes)
            member = zipfile.ZipInfo(MANIFEST, datetime.now(UTC).timetuple()[:6])
            archive.writestr(member, msgspec.json.format(msgspec.json.encode(manifest)))
        return manifest


def write_table(
    connection: Connection, table: Table, archive: zipfile.ZipFile, report: Callable[[int], None], before: int
) -> TableNote:
    """One member. Raw values are compressed already; texts are not."""
    binary = any(isinstance(column.type, LargeBinary) for column in table.columns)
    member = zipfile.ZipInfo(f"{table.name}.rows", datetime.now(UTC).timetuple()[:6])
    member.compress_type = zipfile.ZIP_STORED if binary else zipfile.ZIP_DEFLATED
    digest = Digest()
    with archive.open(member, "w", force_zip64=True) as into:
        for rows in batches(connection, table):
            lines: list[bytes] = []
            for row in rows:
                line, values = encoded(row, binary)
                digest.add(line, values)
                lines.append(line)
                lines += values
            into.write(b"".join(lines))
            report(before + digest.rows)
    return TableNote(str(table.name), [str(column.name) for column in table.columns], digest.rows, digest.hex())


@contextlib.contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection to which the database stands still, whatever servers write meanwhile."""
    with engine.connect() as plain:
        postgres = engine.dialect.name == "postgresql"
        connection = plain.execution_options(isolation_level="REPEATABLE READ") if postgres else plain
        if postgres:
            connection.execute(text("set transaction read only"))
        else:
            connection.exec_driver_sql("begin")  # the driver itself begins nothing for reading
        yield connection
        connection.rollback()


def lasting(connection: Connection) -> list[Table]:
    """The tables as they are in this database, whatever release made them."""
    metadata = MetaData()
    names = [name for name in sorted(inspect(connection).get_table_names()) if name not in PASSING]
    metadata.reflect(connection, only=names)
    return [metadata.tables[name] for name in names]


def count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar() or 0)


def batches(connection: Connection, table: Table) -> Iterator[list[Any]]:
    """All rows, in batches that fit into memory."""
    few = 50 if any(isinstance(column.type, LargeBinary) for column in table.columns) else AT_ONCE
    query = select(table).execution_options(stream_results=True, yield_per=few)
    with connection.execute(query) as result:
        for rows in result.partitions(few):
            yield list(rows)


# --- reading one


def check(path: Path, progress: Progress = silent) -> Manifest:
    """Read all of a backup and compare its digests. Raises BadBackup with the reason."""
    try:
        with zipfile.ZipFile(path) as archive:
            manifest = manifest_of(archive)
            done = 0
            for table in manifest.tables:
                digest = Digest()
                with opened(archive, table.name) as file:
                    for line, values, _ in rows_in(file, len(table.columns)):
                        digest.add(line, values)
                        if digest.rows % AT_ONCE == 0:
                            progress(table.name, done + digest.rows, manifest.rows)
                if (digest.rows, digest.hex()) != (table.rows, table.digest):
                    raise BadBackup(f"what it has of the table {table.name!r} does not fit its digest")
                done += table.rows
            return manifest
    except FileNotFoundError:
        raise BadBackup(f"There is no file {path}.") from None
    except zipfile.BadZipFile as error:
        why = "it is no backup, or its end is missing" if "not a zip" in str(error) else first_line(error).rstrip(".")
        raise BadBackup(f"{path} cannot be restored: {why}.") from None
    except BadBackup as bad:
        raise BadBackup(f"{path} cannot be restored: {bad}.") from None
    except (
        KeyError,
        ValueError,
        msgspec.MsgspecError,
        EOFError,
        zlib.error,
        NotImplementedError,
        RuntimeError,
    ) as error:
        raise BadBackup(f"{path} cannot be restored: it is damaged ({type(error).__name__}).") from None
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {told(error)}") from None


def manifest_of(archive: zipfile.ZipFile) -> Manifest:
    try:
        data = archive.read(MANIFEST)
    except KeyError:
        raise BadBackup("it is an archive, but no backup of klubovna") from None
    number = json.loads(data).get("format") if data[:1] == b"{" else None
    if number != FORMAT:
        raise BadBackup(f"its format is {number!r}; this klubovna reads format {FORMAT}")
    try:
        manifest = msgspec.json.decode(data, type=Manifest)
    except msgspec.MsgspecError as error:
        raise BadBackup(f"its list of tables cannot be read ({error})") from None
    if manifest.revision > HEAD:
        raise BadBackup(f"it was made by a newer klubovna ({manifest.klubovna}); use that one")
    return manifest


def restore(url: str, path: Path, progress: Progress = silent, replace: bool = False) -> Manifest:
    """Fill a database from a backup, in one transaction: it has all of it in the end, or is what it was before.

    No server may run on it meanwhile. A database with matches in it is refused, unless they are to be replaced.
    """
    manifest = check(path)
    file = sqlite_file(url)
    made = file is not None and not file.exists()
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            begin(connection)
            clear(connection, engine, replace)
            migrate(connection, manifest.revision)
            with zipfile.ZipFile(path) as archive:
                fill(connection, archive, manifest, progress)
            compare(connection, manifest)
            migrate(connection)
            connection.commit()
        made = False
    except SQLAlchemyError as error:
        raise BadStore(f"The database at {shown(engine)} cannot be filled: {first_line(error)}") from None
    except OSError as error:
        raise BadBackup(f"The backup cannot be restored: {told(error)}") from None
    finally:
        engine.dispose()
        if made and file is not None:  # there was no such file before
            for ending in ("", "-wal", "-shm"):
                file.with_name(file.name + ending).unlink(missing_ok=True)
    return manifest


def begin(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("begin immediate")
    else:
        connection.execute(text("select 1"))


def clear(connection: Connection, engine: Engine, replace: bool) -> None:
    """Make room, where there is nothing or it is to be replaced."""
    if present_revision(connection) is None:
        return
    rows = sum(count(connection, table) for table in lasting(connection))
    if rows and not replace:
        raise BadStore(f"The database at {shown(engine)} is not empty; --replace throws away what is in it.")
    migrate(connection, "base")


def fill(connection: Connection, archive: zipfile.ZipFile, manifest: Manifest, progress: Progress) -> None:
    there = {table.name: table for table in lasting(connection)}
    if missing := set(there) - {note.name for note in manifest.tables}:
        raise BadBackup(f"It has nothing of the table {min(missing)!r}.")
    done = 0
    for note in manifest.tables:
        table = there.get(note.name)
        if table is None or {column.name for column in table.columns} != set(note.columns):
            raise BadBackup(f"Its table {note.name!r} is not one of migration {manifest.revision}.")
        with opened(archive, note.name) as file:
            rows: list[Row] = []
            for _, _, row in rows_in(file, len(note.columns)):
                rows.append(row)
                if len(rows) == AT_ONCE:
                    insert(connection, note, rows)
                    done += len(rows)
                    progress(note.name, done, manifest.rows)
                    rows = []
            if rows:
                insert(connection, note, rows)
                done += len(rows)
                progress(note.name, done, manifest.rows)


def insert(connection: Connection, note: TableNote, rows: list[Row]) -> None:
    columns = ", ".join(f'"{name}"' for name in note.columns)
    if connection.dialect.name == "postgresql":
        cursor: Any = connection.connection.cursor()
        with cursor.copy(f'copy "{note.name}" ({columns}) from stdin') as copy:
            for row in rows:
                copy.write_row(row)
        cursor.close()
    else:
        places = ", ".join("?" * len(note.columns))
        connection.exec_driver_sql(f'insert into "{note.name}" ({columns}) values ({places})', rows)


def compare(connection: Connection, manifest: Manifest) -> None:
    """What the database now has must be what the backup had."""
    there = {table.name: table for table in lasting(connection)}
    for note in manifest.tables:
        found = digest_of(connection, there[note.name], note.columns)
        if (found.rows, found.hex()) != (note.rows, note.digest):
            raise BadBackup(f"The database does not give back what was put into its table {note.name!r}.")


def digest_of(connection: Connection, table: Table, columns: list[str] | None = None) -> Digest:
    binary = any(isinstance(column.type, LargeBinary) for column in table.columns)
    names = [column.name for column in table.columns]
    order = [names.index(name) for name in columns or names]
    straight = order == list(range(len(names)))
    digest = Digest()
    for rows in batches(connection, table):
        for row in rows:
            digest.add(*encoded(row if straight else [row[place] for place in order], binary))
    return digest


def told(error: OSError) -> str:
    if error.errno == errno.ENOSPC:
        return "the disk is full."
    return (error.strerror or str(error)).lower() + "."
