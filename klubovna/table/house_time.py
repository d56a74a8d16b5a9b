"""House time: the seconds for which this clubhouse has been open to play. Clocks of matches count in it.

It goes only while a server lives, and it is stored in small pieces: every server that sees to clocks adds, about once a
second, what has passed since somebody last did, and never more than it has itself lived through. What was not stored
when a server dies has not happened, so a crash, a restart and a night without electricity cost nobody anything. After
such a gap the time stands still for a moment, until people can be back at their tables.

A server measures by its steady clock. Servers that share a PostgreSQL agree by the database's time, of which only
differences count: a clock that jumps, forwards or back, is a gap like any other.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, TypeAlias

from sqlalchemy import Connection, Engine, insert, select, text, update

from klubovna.table.schema import DUTY, HOUSE_TIME

TICK: Final = 1.0  # seconds between two of them
LONGEST_TICK: Final = 5.0  # seconds; what took longer is lost, to the players' advantage
GRACE: Final = 10.0  # seconds for which time stands still after a gap: everybody has to find back to the table

Stored: TypeAlias = tuple[float, float, float]  # the seconds and the hold, and when that was by our clock


class HouseTime:
    """The house time as this server knows it. `steady` is its clock; `database` tells the database's time in tests."""

    def __init__(
        self,
        engine: Engine,
        steady: Callable[[], float] = time.monotonic,
        database: Callable[[Connection], float] | None = None,
        in_thread: Callable[[Callable[[], Stored]], Awaitable[Stored]] = asyncio.to_thread,
    ) -> None:
        self.engine: Engine = engine
        self.in_thread: Callable[[Callable[[], Stored]], Awaitable[Stored]] = in_thread
        self.steady: Callable[[], float] = steady
        self.shared: bool = engine.dialect.name == "postgresql"
        self.database: Callable[[Connection], float] = database or database_time
        self.seconds: float = 0.0  # as stored at our last tick
        self.hold: float = 0.0  # seconds that will pass before the time goes again
        self.ticked: float | None = None  # when that was, by our own clock; None: we do not follow it
        self.ticking: asyncio.Lock = asyncio.Lock()
        self.stopped: bool = False  # nobody can move, so no time goes

    def now(self) -> float:
        """The house time at this moment, as well as it is known since the last tick."""
        return self.seconds + max(0.0, self.passed() - self.hold)

    def holding(self) -> float:
        """How much longer it will stand still."""
        return max(0.0, self.hold - self.passed())

    def passed(self) -> float:
        if self.ticked is None or self.stopped:
            return 0.0
        return min(max(0.0, self.steady() - self.ticked), LONGEST_TICK)

    @property
    def goes(self) -> bool:
        return self.ticked is not None

    async def tick(self) -> None:
        """Store what has passed, and learn what others have stored."""
        async with self.ticking:
            self.seconds, self.hold, self.ticked = await self.in_thread(self.store)

    def rest(self) -> None:
        """No clock runs anywhere: nothing needs to be stored until one does."""
        self.seconds, self.ticked, self.hold = self.now(), None, 0.0

    def give_back(self) -> None:
        """A server has died, or leaves: people have to find their way to another one."""
        with self.engine.begin() as connection:
            connection.execute(update(HOUSE_TIME).values(hold=GRACE))

    # --- in a thread

    def store(self) -> Stored:
        with self.engine.connect() as connection, unhurried(connection, self.shared):
            moment = self.steady()
            lived = 0.0 if self.ticked is None else min(max(0.0, moment - self.ticked), LONGEST_TICK + 1)
            row = connection.execute(select(HOUSE_TIME).with_for_update()).first()
            now = self.database(connection) if self.shared else 0.0
            if row is None:
                connection.execute(insert(HOUSE_TIME).values(id=1, seconds=0.0, at=now, hold=0.0))
                seconds, hold, gap = 0.0, 0.0, 0.0
            else:
                seconds, hold = float(row.seconds), float(row.hold)
                gap = now - row.at if self.shared else lived
            back = self.ticked is None and not self.shared and row is not None  # there is no other server
            if back or not -0.001 <= gap <= LONGEST_TICK:  # nobody was there, or the clock has jumped
                hold = max(hold, GRACE) if waited_for(connection) else hold
            elif not self.stopped:
                counted = min(gap, lived) if self.ticked is not None else 0.0
                swallowed = min(hold, counted)
                seconds, hold = seconds + counted - swallowed, hold - swallowed
            connection.execute(update(HOUSE_TIME).values(seconds=seconds, at=now, hold=hold))
        return seconds, hold, moment


@contextlib.contextmanager
def unhurried(connection: Connection, shared: bool) -> Iterator[None]:
    """A transaction that need not be on the disk at once: should it be lost, the players have gained by it."""
    if shared:
        with connection.begin():
            connection.execute(text("set local synchronous_commit = off"))
            yield
        return
    connection.exec_driver_sql("pragma synchronous = normal")
    try:
        connection.exec_driver_sql("begin immediate")  # what is read first must still hold when it is written
        yield
        connection.commit()
    finally:
        connection.rollback()
        connection.exec_driver_sql("pragma synchronous = full")


def waited_for(connection: Connection) -> bool:
    """Whether a clock was running: else nobody needs time to come back."""
    return connection.execute(select(DUTY.c.room).limit(1)).first() is not None


def database_time(connection: Connection) -> float:
    return float(connection.execute(text("select extract(epoch from clock_timestamp())")).scalar_one())
