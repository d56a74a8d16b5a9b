"""Writer: the one thread that writes. Whatever has come in while the disk was busy goes into one transaction (group
commit), so that full durability costs one flush for many answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, Engine, delete, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from klubovna.table.database import Prepared, first_line, insert_into
from klubovna.table.entries import Checkpoint, Entry, encode
from klubovna.table.schema import CHECKPOINT, DUTY, ENTRY, MEMBER_ROOM, ROOM
from klubovna.table.tally import SIZES, Spread
from klubovna.table.turns import Turns, TurnWriter

log = structlog.get_logger("klubovna.store")

MOST_AT_ONCE: Final = 500  # entries in one transaction
GATHER: Final = 0.004  # seconds between two transactions when one follows the other
CHANNEL: Final = "klubovna"
NOTIFY: Final = text("select pg_notify(:channel, :note)")


class Conflict(Exception):
    """Another server has written this entry first."""


class StoreFailed(Exception):
    """The entry could not be written, or it is not known whether it was."""


class Summary(msgspec.Struct):
    """What lists need to know of a room."""

    game: str
    status: str
    listed: bool
    created: float


class Due(msgspec.Struct):
    """From when on, in house time, somebody has to see to a room; None: not at all."""

    at: float | None


class Write:
    """One append that waits for the disk."""

    def __init__(
        self,
        room: str,
        entry: Entry,
        summary: Summary | None = None,
        checkpoint: Checkpoint | None = None,
        members: Sequence[str] = (),
        due: Due | None = None,
        turns: Turns | None = None,
    ) -> None:
        self.room: str = room
        self.due: Due | None = due
        self.turns: Turns | None = turns
        self.row: dict[str, Any] = {
            "room": room,
            "version": entry.version,
            "kind": entry.kind,
            "holder": entry.holder,
            "command": entry.command,
            "at": entry.at,
            "data": encode(entry.fact),
        }
        self.summary: dict[str, Any] | None = None
        if summary is not None:
            self.summary = {"id": room, **msgspec.structs.asdict(summary)}
        self.checkpoint: dict[str, Any] | None = None
        if checkpoint is not None:
            self.checkpoint = {
                "room": room,
                "version": checkpoint.version,
                "rules": checkpoint.rules,
                "moves": checkpoint.moves,
                "state": msgspec.json.encode(checkpoint.state).decode(),
            }
        self.members: list[dict[str, Any]] = [{"member": member, "room": room, "since": entry.at} for member in members]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, problem: Exception | None = None) -> None:
        """Wake up whoever waits for it."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class Writer:
    """Takes writes in and makes transactions of them, on a connection that it keeps."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Engine = engine
        self.postgres: bool = engine.dialect.name == "postgresql"
        self.thread: ThreadPoolExecutor = ThreadPoolExecutor(1, "klubovna-writer")
        self.waiting: asyncio.Queue[Write | None] = asyncio.Queue()  # None: the last one has been written
        self.task: asyncio.Task[None] | None = None
        self.connection: Connection | None = None
        self.commits: int = 0
        self.written: int = 0
        self.failures: int = 0
        self.seconds: Spread = Spread()  # of transactions
        self.sizes: Spread = Spread(SIZES)
        into_room = insert_into(ROOM, engine.dialect)
        self.insert_entry: Prepared = Prepared(ENTRY.insert(), ENTRY, engine.dialect)
        self.upsert_room = into_room.on_conflict_do_update(
            index_elements=["id"], set_={name: into_room.excluded[name] for name in ("status", "listed")}
        )
        into_checkpoint = insert_into(CHECKPOINT, engine.dialect)
        upsert_checkpoint = into_checkpoint.on_conflict_do_update(
            index_elements=["room"],
            set_={name: into_checkpoint.excluded[name] for name in ("version", "rules", "moves", "state")},
        )
        self.upsert_checkpoint: Prepared = Prepared(upsert_checkpoint, CHECKPOINT, engine.dialect)
        into_duty = insert_into(DUTY, engine.dialect)
        self.upsert_duty = into_duty.on_conflict_do_update(
            index_elements=["room"], set_={"due": into_duty.excluded["due"]}
        )

        self.insert_member_room = insert_into(MEMBER_ROOM, engine.dialect).on_conflict_do_nothing()
        self.turns: TurnWriter = TurnWriter(engine.dialect)

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self.task is not None:
            self.waiting.put_nowait(None)
            await self.task
        await asyncio.get_running_loop().run_in_executor(self.thread, self.drop_connection)
        self.thread.shutdown()

    async def append(self, write: Write) -> None:
        """Returns when it is on disk. Raises Conflict or StoreFailed."""
        self.waiting.put_nowait(write)
        await write.done

    async def run(self) -> None:
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
                write.settle()

    async def write_one_by_one(self, batch: list[Write]) -> None:
        """One of them clashed with another server's entry: find out which, and keep the others."""
        for write in batch:
            try:
                await self.write([write])
                write.settle()
            except IntegrityError:
                write.settle(Conflict())
            except Exception as error:
                self.fail([write], error)

    def fail(self, batch: list[Write], error: Exception) -> None:
        self.failures += 1
        log.error("the store failed", error=first_line(error), entries=len(batch))
        for write in batch:
            write.settle(StoreFailed(first_line(error)))

    async def write(self, batch: list[Write]) -> None:
        begun = time.monotonic()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, batch)
        self.seconds.add(time.monotonic() - begun)
        self.sizes.add(len(batch))
        self.commits += 1
        self.written += len(batch)

    # --- in the thread

    def write_now(self, batch: list[Write]) -> None:
        """One transaction.

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
            self.insert_entry.execute(connection, [write.row for write in batch])
            if summaries:
                connection.execute(self.upsert_room, list(summaries.values()))
            if checkpoints:
                self.upsert_checkpoint.execute(connection, list(checkpoints.values()))
            if members := [row for write in batch for row in write.members]:
                connection.execute(self.insert_member_room, members)
            self.see_to(connection, {write.room: write.due for write in batch if write.due is not None})
            self.turns.write(connection, [(w.room, w.row["version"], w.turns) for w in batch if w.turns is not None])
            if self.postgres:
                newest = {write.room: write.row["version"] for write in batch}
                notes = [{"channel": CHANNEL, "note": f"{room} {version}"} for room, version in newest.items()]
                connection.execute(NOTIFY, notes)

    def see_to(self, connection: Connection, dues: dict[str, Due]) -> None:
        """Write down when the rooms that have a clock want to be seen to."""
        if not dues:
            return
        rows = [{"room": room, "due": due.at} for room, due in dues.items() if due.at is not None]
        done = [room for room, due in dues.items() if due.at is None]
        if rows:
            connection.execute(self.upsert_duty, rows)
        if done:
            connection.execute(delete(DUTY).where(DUTY.c.room.in_(done)))
