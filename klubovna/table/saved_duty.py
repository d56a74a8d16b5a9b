"""Saved duty: the server gives the answers that people have saved, after a pause like a person's.

The pause is drawn without a look at the position, so it tells nothing that the answer itself does not.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import structlog

from klubovna.table.desk import Desk
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

log = structlog.get_logger("klubovna.table")

SOONEST: Final = 1.0  # seconds
LATEST: Final = 3.0
LUCK: Final = SystemRandom()


class SavedDuty:
    """Of all desks of a clubhouse. `pause` stretches or shortens the wait; 0: there is none."""

    def __init__(self, clubhouse: Clubhouse, pause: float = 1.0) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.pause: float = pause

    def call(self, desk: Desk) -> None:
        """Give what is saved for the questions that stand now."""
        if desk.room is None or not desk.room.saved.ready() or (desk.saved is not None and not desk.saved.done()):
            return
        if desk.watchers or desk.room.goes_on_alone():
            desk.saved = self.clubhouse.in_background(self.serve(desk))

    async def serve(self, desk: Desk) -> None:
        while desk.room is not None and desk.room.saved.ready():
            await asyncio.sleep(self.pause * LUCK.uniform(SOONEST, LATEST))
            room = desk.room
            if room is None or not room.saved.ready() or not await self.clubhouse.leases.take(desk.id):
                return
            try:
                await self.give(desk, room, *room.saved.ready()[0])
            except Refusal as refusal:  # answered, revoked or over in the meantime
                log.info("a saved answer was not given", room=desk.id, reason=refusal.id)
                return

    async def give(self, desk: Desk, room: Room, seat: int, key: str) -> None:
        holder, version = room.chairs[seat].holder, room.version
        await self.clubhouse.do(desk.id, holder, None, lambda now: now.saved.answer(seat, version, key))
