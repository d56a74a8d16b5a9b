"""Minding: somebody sees to the clocks, and to matches that go on while nobody is there.

Every room with a clock says in the table `duty` from which house time on it wants to be seen to: when its next clock
has run out, or at once if a bot is asked. So a server reads only those rooms that are due, however many
others wait, and after a crash nothing is forgotten. Whoever holds the room's lease calls time; a server takes the lease
of every table with a clock that people watch by way of it, so that no other calls time while it is only slow.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from klubovna.table.database import first_line
from klubovna.table.desk import Desk
from klubovna.table.house_time import TICK, HouseTime
from klubovna.table.phase import PLAYING
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.writer import Due, StoreFailed

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

log = structlog.get_logger("klubovna.table")

HOLDER: Final = "clock"  # in whose name time is called
AT_ONCE: Final = 50  # rooms that are seen to in one round
LATER: Final = 30.0  # seconds until a room that could not be seen to is tried again
LOOK: Final = 10  # rounds until it is asked whether any clock runs at all
FAILURES: Final = (StoreFailed, SQLAlchemyError, OSError)


class Minding:
    """Of all clocks of a clubhouse, as far as they are this server's duty. It sleeps while there are none."""

    def __init__(self, clubhouse: Clubhouse, steady: Callable[[], float] = time.monotonic) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.time: HouseTime = HouseTime(clubhouse.store.engine, steady, in_thread=clubhouse.store.in_thread)
        self.steady: Callable[[], float] = steady
        self.again: dict[str, float] = {}  # rooms that could not be seen to, and when to try again
        self.called: asyncio.Event = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.rounds: int = 0
        self.closed: bool = False

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Time is left to other servers; they let it stand still until people have come over."""
        if self.closed:
            return
        self.closed = True
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.time.goes and self.time.shared:
            await self.give_back()

    # --- when time goes

    async def wake(self) -> None:
        """A table has a clock: from now on time goes. Returns when it is known."""
        if not self.time.goes and not self.closed:
            await self.time.tick()
        self.called.set()

    def look(self) -> None:
        """Perhaps another server has left a clock running."""
        self.called.set()

    def on_death(self) -> None:
        """Another server has died; the people at its tables have to find their way to us."""
        self.clubhouse.in_background(self.give_back())

    async def give_back(self) -> None:
        try:
            await self.clubhouse.store.in_thread(self.time.give_back)
        except FAILURES as error:
            log.warning("time could not be held", error=first_line(error))

    async def run(self) -> None:
        while True:
            try:
                if not self.time.goes and await self.clubhouse.store.any_due():
                    await self.wake()
                if self.time.goes:
                    await self.round()
            except FAILURES as error:
                log.warning("the clocks could not be seen to", error=first_line(error))
            if self.time.goes:
                await asyncio.sleep(TICK)
            else:
                self.called.clear()
                await self.called.wait()

    async def round(self) -> None:
        """Store the time that has passed, and see to everything that is due."""
        await self.time.tick()
        self.rounds += 1
        watched = [desk for desk in self.clubhouse.desks.values() if runs(desk)]
        for desk in watched:
            if desk.watchers:
                await self.clubhouse.leases.take(desk.id)
        if self.time.holding() > 0:
            return
        now = self.steady()
        self.again = {room: when for room, when in self.again.items() if when > now}
        for room in await self.clubhouse.store.due(self.time.now(), AT_ONCE, list(self.again)):
            await self.see_to(room)
        if self.rounds % LOOK == 0 and not watched and not await self.clubhouse.store.any_due():
            self.time.rest()

    async def see_to(self, id: str) -> None:
        """Call time at a table, or let its bots think."""
        club = self.clubhouse
        if not await club.leases.take(id):
            return
        try:
            due = (await club.room(id)).clocks.due()
            if due is not None and due <= self.time.now():
                await club.do(id, HOLDER, None, lambda room: room.clocks.call(self.time.now()))
            desk = await club.desk(id)
            club.call(desk)
            async with desk.lock:  # so that no entry is made meanwhile that wants to be seen to
                if due_of(await club.fresh(desk), self.time.now()) is None:  # over, or nobody is left in it
                    await club.store.forget_duty(id)
        except Refusal as refusal:  # answered at the last moment, or nothing that can be played here
            self.again[id] = self.steady() + LATER
            log.info("a clock was not called", room=id, reason=refusal.id)


def runs(desk: Desk) -> bool:
    """Whether a clock may run at this desk."""
    return desk.room is not None and desk.room.clocks.rule is not None and desk.room.status == PLAYING


def due_of(room: Room, house: float) -> float | None:
    """From when on a room wants to be seen to: at once, if a bot or a saved answer is to go on without anybody."""
    if room.goes_on_alone() and (room.play.bots_asked() or room.saved.ready()):
        return house
    return room.clocks.due()


def new_due(room: Room, house: float) -> Due | None:
    """What is stored of that with an entry; nothing at all for a table without a clock."""
    if room.clocks.rule is None or room.status == "open":
        return None
    return Due(due_of(room, house))
