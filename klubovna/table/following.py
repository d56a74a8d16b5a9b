"""Following: what other servers have written to tables that this one has in its memory."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import structlog

from klubovna.table.desk import CHAT, MATCH, TABLE, Desk, changed_by
from klubovna.table.faults import place
from klubovna.table.refusal import Refusal
from klubovna.table.store import GONE, REREAD
from klubovna.table.writer import StoreFailed

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

log = structlog.get_logger("klubovna.table")


class Following:
    """Of all servers that share the database, by the notes that they send each other."""

    def __init__(self, clubhouse: Clubhouse) -> None:
        self.clubhouse: Clubhouse = clubhouse

    def on_note(self, id: str, version: int) -> None:
        """Some server has written to a table; version 0 says that others are there, or that nobody has its lease."""
        if version == GONE:
            self.clubhouse.caretaker.forget(id)
            return
        if version == 0:
            self.clubhouse.attendance.ask(id)
            self.clubhouse.leases.free_again(id)
            self.on_free(id)
            return
        if version == REREAD:
            self.clubhouse.in_background(self.read_again(id))
            return
        desk = self.clubhouse.desks.get(id)
        if desk is not None and desk.version is not None and desk.version < version:
            self.clubhouse.in_background(self.follow_alone(desk))

    def on_listening(self) -> None:
        """Notes are heard from now on."""
        self.clubhouse.in_background(self.catch_up_with_all())

    async def catch_up_with_all(self) -> None:
        try:
            await self.catch_up(list(self.clubhouse.desks))
        except StoreFailed as error:
            log.warning("could not look for what was missed", error=str(error))

    async def catch_up(self, rooms: list[str]) -> None:
        """Look how far these tables are, and who is there, in case a note was lost. Raises StoreFailed."""
        for id, version in (await self.clubhouse.store.versions(rooms)).items():
            self.on_note(id, version)
            self.clubhouse.attendance.ask(id)

    async def read_again(self, id: str) -> None:
        """Names have been blanked in the log of a table."""
        desk = self.clubhouse.desks.get(id)
        if desk is not None:
            async with desk.lock:
                desk.forget()
                await self.clubhouse.fresh(desk)
                self.clubhouse.announce(desk, {TABLE, MATCH, CHAT})

    def on_free(self, id: str) -> None:
        """The lease of a table may be had."""
        self.clubhouse.minding.look()
        desk = self.clubhouse.desks.get(id)
        if desk is not None:
            self.clubhouse.call(desk)

    async def follow_alone(self, desk: Desk) -> None:
        async with desk.lock:
            if desk.rest is None:
                await self.follow(desk)
            elif desk.watchers:
                with contextlib.suppress(Refusal):  # the store is away; the next note or look tells again
                    await self.clubhouse.fresh(desk)

    async def follow(self, desk: Desk) -> bool:
        """Take over what other servers have written to a table whose lock is held; False if there is nothing new."""
        room = desk.room
        if room is None:
            return False
        changed: set[str] = set()
        try:
            entries = await self.clubhouse.store.load(desk.id, room.version)
            for entry in entries:
                proposal = room.proposal
                room.apply(entry)
                desk.capture(room, entry)
                changed |= changed_by(room, entry, proposal)
        except StoreFailed as error:
            log.warning("could not look for other servers' entries", room=desk.id, error=str(error))
            return False
        except Exception as error:
            log.error("could not follow another server", room=desk.id, error=place(error))
            desk.forget()  # it is read again as a whole
            return True
        if entries:
            self.clubhouse.announce(desk, changed)
            self.clubhouse.call(desk)
        return bool(entries)
