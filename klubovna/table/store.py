"""Store: the append-only logs of all rooms, in a SQLite file or in PostgreSQL.

All writing goes through one `Writer`; reading takes any free connection. `append` returns when the entry is safely on
disk, never before.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine, Executable, Row, Select, Table, delete, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from klubovna.table.database import first_line, insert_into, open_engine
from klubovna.table.entries import BadEntry, Checkpoint, Entry, decode
from klubovna.table.luck import note_luck
from klubovna.table.schema import ALBUM, ANALYSIS, CHECKPOINT, DUTY, ENTRY, MEMBER_ROOM, NOTICE, ROOM
from klubovna.table.turns import Turns
from klubovna.table.writer import CHANNEL, Due, StoreFailed, Summary, Write, Writer

log = structlog.get_logger("klubovna.store")
T = TypeVar("T")

SPECTATOR: Final = -1  # in the place of a seat
# in the place of a version, in a note to other servers
REREAD: Final = -1  # what was written before has changed
GONE: Final = -2  # the room was deleted
PROBE_LIMIT: Final = 2.0  # seconds that the database may take to answer whether it is there
PROBE_FRESH: Final = 1.0  # seconds for which its answer is believed
READERS: Final = 6  # threads that read, and write beside the logs


class Store:
    """Open it with `Store.open(url)`."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Engine = engine
        self.postgres: bool = engine.dialect.name == "postgresql"
        self.writer: Writer = Writer(engine)
        self.readers: ThreadPoolExecutor = ThreadPoolExecutor(READERS, "klubovna-reader")
        self.listener: asyncio.Task[None] | None = None
        self.prober: ThreadPoolExecutor = ThreadPoolExecutor(1, "klubovna-probe")  # one probe at a time
        self.probe: asyncio.Task[bool] | None = None
        self.probed: float = float("-inf")

    @staticmethod
    async def open(url: str) -> Store:
        """The store at this URL, with all migrations made. Raises BadStore with a sentence for the operator."""
        store = Store(await asyncio.to_thread(open_engine, url))
        store.writer.start()
        return store

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self.listener is not None:
            self.listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listener
        await self.writer.close()
        if self.probe is not None:
            await self.probe
        # a thread goes on when whoever waits for it is cancelled; its connection would outlive the pool
        for threads in (self.readers, self.prober):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    async def in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """What asks the database, away from the loop. Raises StoreFailed once the store is closed."""
        try:
            future = self.readers.submit(work, *arguments)
        except RuntimeError:
            raise StoreFailed("The store is closed.") from None
        return await asyncio.wrap_future(future)

    async def append(
        self,
        room: str,
        entry: Entry,
        summary: Summary | None = None,
        checkpoint: Checkpoint | None = None,
        members: Sequence[str] = (),
        due: Due | None = None,
        turns: Turns | None = None,
    ) -> None:
        """Returns when the entry is on disk, with the members who sit there. Raises Conflict or StoreFailed."""
        await self.writer.append(Write(room, entry, summary, checkpoint, members, due, turns))

    # --- reading

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        """The log of a room after a version. Raises BadEntry where a line of it cannot be read."""
        query = select(ENTRY).where(ENTRY.c.room == room, ENTRY.c.version > after).order_by(ENTRY.c.version)
        return [read_entry(row) for row in await self.rows(query)]

    async def checkpoint(self, room: str) -> Checkpoint | None:
        for row in await self.rows(select(CHECKPOINT).where(CHECKPOINT.c.room == room)):
            return Checkpoint(row.version, row.rules, row.moves, msgspec.json.decode(row.state))
        return None

    async def listed(self, most: int = 50) -> list[str]:
        """The ids of open tables, newest first."""
        query = select(ROOM.c.id).where(ROOM.c.listed, ROOM.c.status == "open").order_by(ROOM.c.created.desc())
        return [row.id for row in await self.rows(query.limit(most))]

    async def count(self) -> int:
        for row in await self.rows(select(func.count().label("rooms")).select_from(ROOM)):
            return int(row.rooms)
        return 0

    async def due(self, house: float, most: int, but: list[str]) -> list[str]:
        """The rooms that want to be seen to by this house time, the longest due first."""
        query = select(DUTY.c.room).where(DUTY.c.due <= house, DUTY.c.room.not_in(but))
        query = query.order_by(DUTY.c.due).limit(most)
        return [row.room for row in await self.rows(query)]

    async def any_due(self) -> bool:
        """Whether any room will ever want to be seen to."""
        return bool(await self.rows(select(DUTY.c.room).limit(1)))

    async def delete(self, room: str) -> None:
        """Nothing of a room is left but the results of its players. Other servers are told."""
        parts = [ENTRY, CHECKPOINT, ALBUM, ANALYSIS, DUTY, MEMBER_ROOM, NOTICE]
        statements: list[Executable] = [delete(table).where(table.c.room == room) for table in parts]
        statements.append(delete(ROOM).where(ROOM.c.id == room))
        if self.postgres:
            statements.append(
                text("select pg_notify(:channel, :note)").bindparams(channel=CHANNEL, note=f"{room} {GONE}")
            )
        await self.execute(*statements)

    async def quiet_since(self, moment: float, most: int, finished: bool = False) -> list[str]:
        """Rooms at which nothing has happened since a moment, the oldest first; finished matches only if wanted."""
        last = func.max(ENTRY.c.at)
        query = select(ENTRY.c.room).join(ROOM, ROOM.c.id == ENTRY.c.room).where(ROOM.c.created < moment)
        if not finished:
            query = query.where(ROOM.c.status != "over")
        query = query.group_by(ENTRY.c.room).having(last < moment).order_by(last).limit(most)
        return [row.room for row in await self.rows(query)]

    async def overview(self, status: str | None, most: int, start: int) -> list[Row[Any]]:
        """Rooms for the owner, the newest first, with the number of their entries and when the last was made."""
        page = select(ROOM) if status is None else select(ROOM).where(ROOM.c.status == status)
        some = page.order_by(ROOM.c.created.desc(), ROOM.c.id).limit(most).offset(start).subquery()
        counted = func.count(ENTRY.c.version).label("entries"), func.max(ENTRY.c.at).label("changed")
        query = select(some, *counted).join(ENTRY, ENTRY.c.room == some.c.id)  # the logs of these rooms, not of all
        return await self.rows(query.group_by(*some.c).order_by(some.c.created.desc(), some.c.id))

    async def forget_duty(self, room: str) -> None:
        """It need not be seen to any more."""
        await self.execute(delete(DUTY).where(DUTY.c.room == room))

    async def execute(self, *statements: Executable) -> None:
        """Make some changes together, beside the logs."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.change(work)

    async def versions(self, rooms: list[str]) -> dict[str, int]:
        """How far the logs of these rooms go."""
        found: dict[str, int] = {}
        for start in range(0, len(rooms), 200):
            some = rooms[start : start + 200]
            query = select(ENTRY.c.room, func.max(ENTRY.c.version).label("version"))
            for row in await self.rows(query.where(ENTRY.c.room.in_(some)).group_by(ENTRY.c.room)):
                found[row.room] = row.version
        return found

    async def rows(self, query: Select[Any]) -> list[Row[Any]]:
        return await self.read(lambda connection: list(connection.execute(query).all()))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` makes of some queries. Raises StoreFailed."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await self.asked(reading)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """What `work` does to tables other than the logs, in one transaction. Raises StoreFailed."""

        def changing() -> T:
            with self.engine.connect() as connection:
                if not self.postgres:
                    connection.exec_driver_sql("begin immediate")  # what it reads first must still hold when it writes
                done = work(connection)
                connection.commit()
                return done

        return await self.asked(changing)

    async def asked(self, work: Callable[[], T]) -> T:
        try:
            return await self.in_thread(work)
        except (SQLAlchemyError, OSError) as error:
            log.error("the store failed", error=first_line(error))
            raise StoreFailed(first_line(error)) from error

    # --- albums

    async def keep_album(self, room: str, rules: int, albums: dict[int | None, bytes]) -> None:
        """Store the albums of a finished match; those that another server has stored in the meantime stay."""
        rows = [
            {"room": room, "seat": SPECTATOR if seat is None else seat, "rules": rules, "data": data}
            for seat, data in albums.items()
        ]
        await self.keep(ALBUM, rows)

    async def keep(self, table: Table, rows: list[dict[str, Any]]) -> None:
        """Rows that never change: those that are there stay."""
        into = insert_into(table, self.engine.dialect).on_conflict_do_nothing()
        await self.change(lambda connection: connection.execute(into, rows))

    async def album(self, room: str, seat: int | None) -> dict[int | None, bytes]:
        """The pages of a finished match that a viewer needs: everybody's and its own, as far as there are any."""
        places = [SPECTATOR] if seat is None else [SPECTATOR, seat]
        query = select(ALBUM.c.seat, ALBUM.c.data).where(ALBUM.c.room == room, ALBUM.c.seat.in_(places))
        rows = await self.rows(query)
        return {None if row.seat == SPECTATOR else row.seat: bytes(row.data) for row in rows}

    async def without_album(self, after: float, most: int) -> list[tuple[str, float]]:
        """Finished matches of which no album is kept, with the time they were created at, oldest first."""
        kept = select(ALBUM.c.room).where(ALBUM.c.room == ROOM.c.id, ALBUM.c.seat == SPECTATOR)
        query = select(ROOM.c.id, ROOM.c.created).where(ROOM.c.status == "over", ROOM.c.created > after, ~kept.exists())
        return [(row.id, row.created) for row in await self.rows(query.order_by(ROOM.c.created).limit(most))]

    # --- analyses

    async def keep_analysis(self, room: str, rules: int, data: bytes) -> None:
        """Store what was found out about a finished match, and count the luck of its members, together."""
        into = insert_into(ANALYSIS, self.engine.dialect).on_conflict_do_nothing()

        def work(connection: Connection) -> None:
            connection.execute(into, [{"room": room, "rules": rules, "data": data}])
            note_luck(connection, room)

        await self.change(work)

    async def analysis(self, room: str) -> bytes | None:
        for row in await self.rows(select(ANALYSIS.c.data).where(ANALYSIS.c.room == room)):
            return bytes(row.data)
        return None

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

    def listen(self, on_note: Callable[[str, int], None], on_listening: Callable[[], None]) -> None:
        """Call back with (room, version) whenever any server has written; only PostgreSQL does that. `on_listening` is
        called each time that listening begins: notes sent before were heard by nobody here."""
        if self.postgres:
            self.listener = asyncio.create_task(self.listen_on(on_note, on_listening))

    async def listen_on(self, on_note: Callable[[str, int], None], on_listening: Callable[[], None]) -> None:
        while True:
            try:
                async for note in self.notes(on_listening):
                    room, _, version = note.partition(" ")
                    on_note(room, int(version))
            except Exception as error:  # psycopg's own errors among others, when the connection dies
                log.warning("listening was cut off", error=first_line(error))
            await asyncio.sleep(1)

    async def notes(self, on_listening: Callable[[], None]) -> AsyncIterator[str]:
        from psycopg import AsyncConnection as Psycopg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await Psycopg.connect(url, autocommit=True)
        try:
            await connection.execute(f"listen {CHANNEL}")
            on_listening()
            async for note in connection.notifies():
                yield note.payload
        finally:
            await connection.close()


def read_entry(row: Row[Any]) -> Entry:
    try:
        return Entry(row.version, decode(row.kind, row.data), row.holder, row.command, row.at)
    except BadEntry as bad:
        raise BadEntry(f"Entry {row.version} of table {row.room} cannot be read: {bad}") from None
