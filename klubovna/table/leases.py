"""Leases: which tables are this server's duty. Whatever only one server may do at a table, such as letting its bots
think, is done by the one that holds its lease."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from klubovna.table.database import first_line
from klubovna.table.register import Register

log = structlog.get_logger("klubovna.table")
T = TypeVar("T")

TERM: Final = 3.0  # seconds that a server is believed to live after it has last been heard of
FAREWELL: Final = 2.0  # seconds for handing everything back; after that we are dead soon enough
PULSE: Final = 0.8  # seconds between two renewals
FAILURES: Final = (SQLAlchemyError, OSError)


class Leases:
    """The leases of one server. Without a register it is the only server, and every table is its duty.

    One row per server is renewed, not one per table; a lease lives as long as its server's row. The server itself stops
    believing in its leases when the term that began before its last renewal is over: by then no other can have one.
    """

    def __init__(self, register: Register | None, free: Callable[[str], None], renamed: Callable[[], None]) -> None:
        self.register: Register | None = register
        self.free: Callable[[str], None] = free  # called with a room whose lease may be had
        self.renamed: Callable[[], None] = renamed  # called when others have forgotten what we told them
        self.buried: Callable[[], None] = lambda: None  # called when another server was found dead
        self.server: str = token_hex(8)
        self.held: set[str] = set()
        self.good_until: float = float("-inf")
        self.waiting: dict[str, float] = {}  # rooms that others hold, and when to ask again
        self.thread: ThreadPoolExecutor = ThreadPoolExecutor(1, "klubovna-leases")  # never behind others' reading
        self.pulse: asyncio.Task[None] | None = None
        self.closed: bool = False

    def start(self) -> None:
        if self.register is not None:
            self.pulse = asyncio.create_task(self.beat())

    async def close(self) -> None:
        """Hand everything back, so that others need not wait for us to be dead."""
        if self.closed:
            return
        self.closed = True
        self.held.clear()
        if self.pulse is not None:
            self.pulse.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.pulse
        if self.register is not None:
            try:
                async with asyncio.timeout(FAREWELL):
                    await self.in_thread(self.register.leave, self.server)
            except FAILURES as error:
                log.warning("the leases could not be handed back", error=first_line(error))
        self.thread.shutdown(wait=False)

    async def in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *arguments)

    # --- one table's

    def alive(self) -> bool:
        return not self.closed and (self.register is None or time.monotonic() < self.good_until)

    def holds(self, room: str) -> bool:
        return self.alive() and (self.register is None or room in self.held)

    async def take(self, room: str) -> bool:
        """Whether the table is this server's duty; if it is nobody's, it is from now on."""
        if self.holds(room):
            return True
        if self.register is None or self.closed or time.monotonic() < self.waiting.get(room, 0.0):
            return False
        taken = False
        try:
            taken = self.alive() and await self.in_thread(self.register.take, self.server, room)
        except FAILURES as error:
            log.warning("a lease could not be asked for", room=room, error=first_line(error))
        if taken and not self.closed:
            self.held.add(room)
        else:
            self.waiting[room] = time.monotonic() + (TERM if self.alive() else 0.0)
        return self.holds(room)

    async def hand_back(self, room: str) -> None:
        """Nobody is left at the table here; perhaps somebody is elsewhere."""
        if self.register is None or room not in self.held:
            return
        self.held.discard(room)
        try:
            await self.in_thread(self.register.hand_back, self.server, room)
        except FAILURES as error:
            log.warning("a lease could not be handed back", room=room, error=first_line(error))

    def free_again(self, room: str) -> None:
        """Another server has handed it back, or is dead."""
        self.waiting.pop(room, None)

    # --- staying alive

    async def beat(self) -> None:
        while True:
            try:
                await self.renew()
            except FAILURES as error:
                log.warning("the leases could not be renewed", error=first_line(error))
            now = time.monotonic()
            for room in [room for room, again in self.waiting.items() if again <= now]:
                del self.waiting[room]
                self.free(room)
            await asyncio.sleep(PULSE)

    async def renew(self) -> None:
        assert self.register is not None
        began = time.monotonic()
        late = began >= self.good_until
        if not await self.in_thread(self.register.renew, self.server, TERM):
            self.held.clear()  # somebody thought us dead, or we have just been born
            self.server = token_hex(8)
            began = time.monotonic()
            await self.in_thread(self.register.enlist, self.server, TERM)
            self.renamed()
        self.good_until = began + TERM
        if not late:  # else the database was away, and the others need a moment too
            for dead in await self.in_thread(self.register.bury):
                log.warning("another server is dead", server=dead)
                self.buried()
