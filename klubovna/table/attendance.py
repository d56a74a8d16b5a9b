"""Attendance: who is at a table by way of other servers, and telling them who is here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from klubovna.table.database import first_line
from klubovna.table.desk import Desk
from klubovna.table.leases import FAILURES, Leases
from klubovna.table.register import Here

log = structlog.get_logger("klubovna.table")

GATHER: Final = 0.3  # seconds in which all who come and go, at all tables, are told and asked for together
AT_ONCE: Final = 500  # tables in one query


class Attendance:
    """Of all desks of one server. `changed` is called with a desk at which somebody has come or gone elsewhere."""

    def __init__(self, leases: Leases, desks: dict[str, Desk], changed: Callable[[Desk], None]) -> None:
        self.leases: Leases = leases
        self.desks: dict[str, Desk] = desks
        self.changed: Callable[[Desk], None] = changed
        self.told: dict[str, Here] = {}  # what the others know of us
        self.to_tell: set[str] = set()
        self.to_ask: set[str] = set()
        self.work: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """What we have told goes with our leases."""
        if self.work is not None:
            self.work.cancel()
            await asyncio.wait([self.work])

    def note(self, desk: Desk) -> None:
        """Perhaps somebody has come or gone here, sat down or stood up. Thousands may come together: they are counted
        when they are told of."""
        self.to_tell.add(desk.id)
        self.stir()

    def ask(self, room: str) -> None:
        """Somebody has come or gone elsewhere."""
        if room in self.desks:
            self.to_ask.add(room)
            self.stir()

    def tell_all(self) -> None:
        """The others have forgotten us."""
        self.told.clear()
        for desk in self.desks.values():
            self.note(desk)

    def stir(self) -> None:
        idle = self.work is None or self.work.done()
        if idle and self.leases.register is not None and not self.leases.closed:
            self.work = asyncio.create_task(self.gather())

    async def people(self, room: str) -> set[str]:
        """The holders that are at a table now, by way of any server: asked for, not remembered. Raises FAILURES."""
        desk, register, leases = self.desks.get(room), self.leases.register, self.leases
        found = {watcher.holder for watcher in desk.watchers} if desk is not None else set()
        if register is not None:
            found.update((await leases.in_thread(register.elsewhere, leases.server, [room]))[room].people)
        return found

    async def gather(self) -> None:
        while (self.to_tell or self.to_ask) and not self.leases.closed:
            await asyncio.sleep(GATHER)
            try:
                await self.tell_some()
                await self.ask_some()
            except FAILURES as error:
                log.warning("who is there could not be told", error=first_line(error))
                await asyncio.sleep(1)

    async def tell_some(self) -> None:
        register, leases = self.leases.register, self.leases
        rooms = [room for room in self.to_tell if room in self.desks or room in self.told][:AT_ONCE]
        if not rooms or register is None or not leases.alive():
            self.to_tell.intersection_update(rooms)
            return
        self.to_tell.difference_update(rooms)  # before: who comes or goes while we tell is told once more
        here = {room: self.desks[room].here() if room in self.desks else Here() for room in rooms}
        news = {room: who for room, who in here.items() if who != self.told.get(room, Here())}
        if not news:
            return
        try:
            await leases.in_thread(register.tell, leases.server, news)
        except FAILURES:
            self.to_tell.update(news)
            raise
        for room, who in news.items():
            if who == Here():
                self.told.pop(room, None)
            else:
                self.told[room] = who

    async def ask_some(self) -> None:
        register, leases = self.leases.register, self.leases
        rooms = list(self.to_ask)[:AT_ONCE]
        if not rooms or register is None:
            return
        self.to_ask.difference_update(rooms)  # before: who comes or goes while we ask is asked for once more
        try:
            elsewhere = await leases.in_thread(register.elsewhere, leases.server, rooms)
        except FAILURES:
            self.to_ask.update(rooms)
            raise
        for room, who in elsewhere.items():
            desk = self.desks.get(room)
            if desk is not None and desk.elsewhere != who:
                desk.elsewhere = who
                self.changed(desk)
