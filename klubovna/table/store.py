"""Store: the append-only logs of all rooms, in a SQLite file or in PostgreSQL.

All writing goes through one thread: whatever has come in while the disk was busy is written in one transaction (group
commit), so that full durability costs one flush for many answers. `append` returns when the entry is safely on disk,
never before.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, Engine, create_engine, event, func, inspect, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from klubovna.table.room import Entry
from klubovna.table.tables import ALBUM, CHECKPOINT, ENTRY, ROOM

log = structlog.get_logger("klubovna.store")

MOST_AT_ONCE: Final = 500  # entries in one transaction
GATHER: Final = 0.004  # seconds between two transactions when one follows the other
HEAD: Final = "0002"  # the newest migration
CHANNEL: Final = "klubovna"
NOTIFY: Final = text("select pg_notify(:channel, :note)")
SPECTATOR: Final = -1  # in the place of a seat
PROBE_LIMIT: Final = 2.0  # seconds that the database may take to answer whether it is there
PROBE_FRESH: Final = 1.0  # seconds for which its answer is believed
PATIENCE: Final = {  # with a PostgreSQL that does not answer: a dead connection is given up after some ten seconds
    "connect_timeout": 10,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
CHECKED_UP_TO: Final = 256 * 1024 * 1024  # bytes of a SQLite file that are checked at the start


class BadStore(Exception):
    """The database cannot be used; the sentence says why and what to mend."""


class Conflict(Exception):
    """Another server has written this entry first."""


class StoreFailed(Exception):
    """The entry could not be written, or it is not known whether it was."""


class Write:
    """One append that waits for the disk."""

    def __init__(
        self, room: str, entry: Entry, summary: dict[str, Any] | None, checkpoint: dict[str, Any] | None
    ) -> None:
        self.room: str = room
        self.row: dict[str, Any] = {
            "room": room,
            "version": entry.version,
            "kind": entry.kind,
            "holder": entry.holder,
            "command": entry.command,
            "at": entry.at,
            "data": msgspec.json.encode(entry.data).decode(),
        }
        self.summary: dict[str, Any] | None = summary
        self.checkpoint: dict[str, Any] | None = None
        if checkpoint is not None:
            self.checkpoint = {
                **checkpoint,
                "room": room,
                "state": msgspec.json.encode(checkpoint["state"]).decode(),
            }
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """Open it with `Store.open(url)`."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Engine = engine
        self.thread: ThreadPoolExecutor = ThreadPoolExecutor(1, "klubovna-writer")
        self.postgres: bool = engine.dialect.name == "postgresql"
        self.waiting: asyncio.Queue[Write | None] = asyncio.Queue()  # None: the last one has been written
        self.writer: asyncio.Task[None] | None = None
        self.listener: asyncio.Task[None] | None = None
        self.prober: ThreadPoolExecutor = ThreadPoolExecutor(1, "klubovna-probe")  # one probe at a time
        self.probe: asyncio.Task[bool] | None = None
        self.probed: float = float("-inf")
        self.commits: int = 0
        self.written: int = 0
        self.connection: Connection | None = None  # the writer's own
        self._entry = ENTRY.insert()
        insert: Any = postgresql.insert if self.postgres else sqlite.insert
        into_room = insert(ROOM)
        self._room = into_room.on_conflict_do_update(
            index_elements=["id"], set_={name: into_room.excluded[name] for name in ("status", "listed")}
        )
        into_checkpoint = insert(CHECKPOINT)
        self._checkpoint = into_checkpoint.on_conflict_do_update(
            index_elements=["room"],
            set_={name: into_checkpoint.excluded[name] for name in ("version", "rules", "moves", "state")},
        )

    @staticmethod
    async def open(url: str) -> Store:
        """The store at this URL, with all migrations made. Raises BadStore with a sentence for the operator."""
        engine = await asyncio.to_thread(open_engine, url)
        store = Store(engine)
        store.writer = asyncio.create_task(store.write_on())
        return store

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self.listener is not None:
            self.listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listener
        if self.writer is not None:
            self.waiting.put_nowait(None)
            await self.writer
        await asyncio.get_running_loop().run_in_executor(self.thread, self.drop_connection)
        if self.probe is not None:
            await self.probe
        self.thread.shutdown()
        self.prober.shutdown(wait=False)
        self.engine.dispose()

    # --- writing

    async def append(
        self,
        room: str,
        entry: Entry,
        summary: dict[str, Any] | None = None,
        checkpoint: dict[str, Any] | None = None,
    ) -> None:
        """Returns when the entry is on disk. Raises Conflict or StoreFailed."""
        write = Write(room, entry, summary, checkpoint)
        self.waiting.put_nowait(write)
        await write.done

    async def write_on(self) -> None:
        last, written = False, 0.0
        while not last:
            batch: list[Write] = []
            write = await self.waiting.get()
            if write is not None and time.monotonic() - written < GATHER:  # many are playing: let a few more come in
                await asyncio.sleep(GATHER)
            while write is not None:
                batch.append(write)
                if len(batch) == MOST_AT_ONCE or self.waiting.empty():
                    break
                write = self.waiting.get_nowait()
            last = write is None
            if batch:
                await self.write_together(batch)
                written = time.monotonic()

    async def write_together(self, batch: list[Write]) -> None:
        try:
            await self.write(batch)
        except IntegrityError:
            await self.write_one_by_one(batch)
        except Exception as error:
            self.fail(batch, error)
        else:
            for write in batch:
                settle(write, None)

    async def write_one_by_one(self, batch: list[Write]) -> None:
        """One of them clashed with another server's entry: find out which, and keep the others."""
        for write in batch:
            try:
                await self.write([write])
                settle(write, None)
            except IntegrityError:
                settle(write, Conflict())
            except Exception as error:
                self.fail([write], error)

    def fail(self, batch: list[Write], error: Exception) -> None:
        log.error("the store failed", error=first_line(error), entries=len(batch))
        for write in batch:
            settle(write, StoreFailed(first_line(error)))

    async def write(self, batch: list[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, batch)
        self.commits += 1
        self.written += len(batch)

    def write_now(self, batch: list[Write]) -> None:
        """One transaction, in the writer's thread, on a connection that it keeps.

        A connection that died while nobody wrote is replaced and the batch tried again: should the first try have been
        written after all, the second one clashes with it and the room is read again.
        """
        try:
            self.transact(batch)
        except IntegrityError:
            raise
        except DBAPIError as error:
            self.drop_connection()
            if not error.connection_invalidated:
                raise
            self.transact(batch)
        except BaseException:
            self.drop_connection()
            raise

    def drop_connection(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.close()

    def transact(self, batch: list[Write]) -> None:
        if self.connection is None:
            self.connection = self.engine.connect()
        connection = self.connection
        summaries = {write.room: write.summary for write in batch if write.summary is not None}
        checkpoints = {write.room: write.checkpoint for write in batch if write.checkpoint is not None}
        with connection.begin():
            connection.execute(self._entry, [write.row for write in batch])
            if summaries:
                connection.execute(self._room, [{**summary, "id": id} for id, summary in summaries.items()])
            if checkpoints:
                connection.execute(self._checkpoint, list(checkpoints.values()))
            if self.postgres:
                newest = {write.room: write.row["version"] for write in batch}
                notes = [{"channel": CHANNEL, "note": f"{room} {version}"} for room, version in newest.items()]
                connection.execute(NOTIFY, notes)

    # --- reading

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        query = select(ENTRY).where(ENTRY.c.room == room, ENTRY.c.version > after).order_by(ENTRY.c.version)
        return [
            Entry(row.version, row.kind, msgspec.json.decode(row.data), row.holder, row.command, row.at)
            for row in await self.rows(query)
        ]

    async def checkpoint(self, room: str) -> dict[str, Any] | None:
        for row in await self.rows(select(CHECKPOINT).where(CHECKPOINT.c.room == room)):
            return {
                "version": row.version,
                "rules": row.rules,
                "moves": row.moves,
                "state": msgspec.json.decode(row.state),
            }
        return None

    async def listed(self, most: int = 50) -> list[str]:
        """The ids of open tables, newest first."""
        query = select(ROOM.c.id).where(ROOM.c.listed, ROOM.c.status == "open").order_by(ROOM.c.created.desc())
        return [row.id for row in await self.rows(query.limit(most))]

    async def count(self) -> int:
        for row in await self.rows(select(func.count().label("rooms")).select_from(ROOM)):
            return int(row.rooms)
        return 0

    async def versions(self, rooms: list[str]) -> dict[str, int]:
        """How far the logs of these rooms go."""
        found: dict[str, int] = {}
        for start in range(0, len(rooms), 200):
            some = rooms[start : start + 200]
            query = select(ENTRY.c.room, func.max(ENTRY.c.version).label("version"))
            for row in await self.rows(query.where(ENTRY.c.room.in_(some)).group_by(ENTRY.c.room)):
                found[row.room] = row.version
        return found

    async def rows(self, query: Any) -> list[Any]:
        try:
            return await asyncio.to_thread(self.rows_now, query)
        except (SQLAlchemyError, OSError) as error:
            log.error("the store failed", error=first_line(error))
            raise StoreFailed(first_line(error)) from error

    def rows_now(self, query: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query).all())

    # --- albums

    async def keep_album(self, room: str, rules: int, albums: dict[int | None, bytes]) -> None:
        """Store the albums of a finished match; those that another server has stored meanwhile stay."""
        rows = [
            {"room": room, "seat": SPECTATOR if seat is None else seat, "rules": rules, "data": data}
            for seat, data in albums.items()
        ]
        try:
            await asyncio.to_thread(self.keep_album_now, rows)
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed(first_line(error)) from error

    def keep_album_now(self, rows: list[dict[str, Any]]) -> None:
        insert: Any = postgresql.insert if self.postgres else sqlite.insert
        with self.engine.begin() as connection:
            connection.execute(insert(ALBUM).on_conflict_do_nothing(), rows)

    async def album(self, room: str, seat: int | None) -> bytes | None:
        place = SPECTATOR if seat is None else seat
        for row in await self.rows(select(ALBUM.c.data).where(ALBUM.c.room == room, ALBUM.c.seat == place)):
            return bytes(row.data)
        return None

    async def without_album(self, after: float, most: int) -> list[tuple[str, float]]:
        """Finished matches of which no album is kept, with the time they were created at, oldest first."""
        kept = select(ALBUM.c.room).where(ALBUM.c.room == ROOM.c.id, ALBUM.c.seat == SPECTATOR)
        query = select(ROOM.c.id, ROOM.c.created).where(ROOM.c.status == "over", ROOM.c.created > after, ~kept.exists())
        return [(row.id, row.created) for row in await self.rows(query.order_by(ROOM.c.created).limit(most))]

    # --- is it there?

    async def ready(self) -> bool:
        """Whether the database can be written to at this moment. It is really asked, at most once a second."""
        if self.probe is None or (self.probe.done() and time.monotonic() - self.probed >= PROBE_FRESH):
            self.probe = asyncio.create_task(self.probe_now())
        return await asyncio.shield(self.probe)

    async def probe_now(self) -> bool:
        try:
            async with asyncio.timeout(PROBE_LIMIT):
                await asyncio.get_running_loop().run_in_executor(self.prober, self.touch)
            return True
        except Exception as error:
            log.error("the database does not answer", error=first_line(error))
            return False
        finally:
            self.probed = time.monotonic()

    def touch(self) -> None:
        """Write something that changes nothing. Reading alone would not notice a full disk or a standby server."""
        with self.engine.connect() as connection:
            connection.execute(select(ENTRY.c.version).limit(1))
            if self.postgres:
                connection.execute(text("select txid_current()"))
                if connection.execute(text("show transaction_read_only")).scalar() != "off":
                    raise StoreFailed("The database can only be read.")
            else:
                version = connection.execute(text("pragma user_version")).scalar()
                connection.execute(text(f"pragma user_version = {version}"))
            connection.commit()

    # --- between servers

    def listen(self, told: Callable[[str, int], None]) -> None:
        """Call back with (room, version) whenever any server has written; only PostgreSQL can tell."""
        if self.postgres:
            self.listener = asyncio.create_task(self.listen_on(told))

    async def listen_on(self, told: Callable[[str, int], None]) -> None:
        while True:
            try:
                async for note in self.notes():
                    room, _, version = note.partition(" ")
                    told(room, int(version))
            except (DBAPIError, OSError, ValueError) as error:
                log.warning("listening was cut off", error=first_line(error))
            except Exception as error:  # psycopg's own errors, when the connection dies
                log.warning("listening was cut off", error=first_line(error))
            await asyncio.sleep(1)

    async def notes(self) -> AsyncIterator[str]:
        from psycopg import AsyncConnection as Psycopg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await Psycopg.connect(url, autocommit=True)
        try:
            await connection.execute(f"listen {CHANNEL}")
            async for note in connection.notifies():
                yield note.payload
        finally:
            await connection.close()


def settle(write: Write, problem: Exception | None) -> None:
    if write.done.done():
        return
    if problem is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(problem)


def open_engine(url: str) -> Engine:
    """An engine whose database has the newest tables."""
    engine = make_engine(url)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise BadStore(f"The database at {shown(engine)} cannot be used: {first_line(error)}") from None
    except BaseException:
        engine.dispose()
        raise
    return engine


def make_engine(url: str) -> Engine:
    """An engine for a URL, or for a plain path to a SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
        if backend == "sqlite":
            if not parsed.database or parsed.database == ":memory:":
                raise BadStore("The database must be a file, such as sqlite:///klubovna.db, so that matches last.")
            check_file(parsed.database)
            engine = create_engine(parsed.set(drivername="sqlite"))
            event.listen(engine, "connect", prepare_sqlite)
            return engine
        if backend in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
            return create_engine(parsed, pool_pre_ping=True, connect_args=PATIENCE)
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise BadStore(f"{url!r} is not the URL of a database: {first_line(error)}") from None
    raise BadStore(f"{backend!r} is not a database that klubovna knows: use sqlite:///FILE or postgresql://...")


def prepare_sqlite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("pragma busy_timeout = 5000")
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")
    cursor.close()


def check_file(path: str) -> None:
    """A damaged file is found out at the start, while nothing has been promised to anybody."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("pragma schema_version")
            small = Path(path).stat().st_size <= CHECKED_UP_TO
            verdict = connection.execute("pragma quick_check(1)").fetchone()[0] if small else "ok"
    except sqlite3.Error as error:
        raise BadStore(f"The database file {path} cannot be used: {first_line(error)}") from None
    if verdict != "ok":
        raise BadStore(f"The database file {path} is damaged ({first_line(verdict)}) Restore it from a copy.")


def migrate(connection: Connection, revision: str = HEAD) -> None:
    """Bring the database to a revision. Alembic is only loaded where there is something to do."""
    present = present_revision(connection)
    if revision == present:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "klubovna.table:migrations")
    config.attributes["connection"] = connection
    try:
        back = revision == "base" or (present is not None and revision < present <= HEAD)
        (command.downgrade if back else command.upgrade)(config, revision)
    except CommandError as error:
        raise BadStore(f"The database was made by a newer klubovna; use that one ({first_line(error)})") from None


def present_revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


def shown(engine: Engine) -> str:
    """Where the database is, without its password."""
    if engine.dialect.name == "sqlite":
        return str(engine.url.database)
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=True)


def first_line(error: object) -> str:
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip() or repr(cause)).splitlines()[0].rstrip(".") + "."
