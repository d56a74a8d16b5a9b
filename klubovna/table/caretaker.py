"""Caretaker: puts tables away, those that are deleted and those that nobody has come to for long, and keeps the owner's
word in mind."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from klubovna.table.desk import TABLE
from klubovna.table.phase import PLAYING
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.writer import StoreFailed

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

log = structlog.get_logger("klubovna.table")

DAY: Final = 24 * 60 * 60  # seconds
AT_ONCE: Final = 100  # tables that are looked at in one go
OFTEN: Final = 60 * 60  # seconds between two looks for old tables


class Caretaker:
    """Of one clubhouse. `expire_days`: a table without any entry for that long is put away; 0 keeps them all."""

    def __init__(self, clubhouse: Clubhouse, expire_days: float) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.expire_days: float = expire_days
        self.looked: float = float("-inf")

    async def come_by(self) -> None:
        """With every heartbeat: what the owner has said since, and now and then tables that have grown old."""
        try:
            if await self.clubhouse.owner.read():
                self.tell_everybody()
        except Refusal:  # the store has said so
            return
        self.clubhouse.minding.time.stopped = self.clubhouse.owner.read_only
        if self.expire_days > 0 and time.monotonic() - self.looked >= OFTEN:
            self.looked = time.monotonic()
            self.clubhouse.in_background(self.expire(self.expire_days))

    def tell_everybody(self) -> None:
        """The message to everybody is another one."""
        for desk in self.clubhouse.desks.values():
            if desk.watchers:
                desk.announce({TABLE})

    # --- putting away

    async def delete_by_host(self, id: str, holder: str) -> None:
        """The host puts a table away at which nobody has played."""
        self.clubhouse.owner.need_open()
        desk = await self.clubhouse.desk(id)
        async with desk.lock:
            if await self.clubhouse.following.follow(desk):
                await self.clubhouse.fresh(desk)
            (await self.clubhouse.fresh(desk)).house.need_deletable(holder)
            await self.delete(id)

    async def delete(self, id: str) -> None:
        """Nothing is left of a table, and whoever is at it is told."""
        try:
            await self.clubhouse.store.delete(id)
        except StoreFailed:
            raise Refusal("storage") from None
        log.info("a table was put away", room=id)
        self.forget(id)

    def forget(self, id: str) -> None:
        """It is gone, here or on another server."""
        desk = self.clubhouse.desks.pop(id, None)
        if desk is None:
            return
        desk.gone = True
        for task in (desk.bots, desk.saved):
            if task is not None:
                task.cancel()
        for watcher in desk.watchers[:]:
            watcher.dismissed(Refusal("table-gone"))

    async def expire(self, days: float, finished: bool = False) -> list[str]:
        """Put away what nobody has touched for that many days: never a running match with days for every move, nor one
        that somebody is looking at. Matches that are over stay, unless wanted."""
        gone: list[str] = []
        club = self.clubhouse
        try:
            old = await club.store.quiet_since(club.clock() - days * DAY, AT_ONCE, finished)
        except StoreFailed:
            return gone
        for id in old:
            if not await club.leases.take(id) or await self.is_kept(id):
                continue
            try:
                await self.delete(id)
            except Refusal:
                break
            gone.append(id)
            await asyncio.sleep(0)
        return gone

    async def is_kept(self, id: str) -> bool:
        desk = self.clubhouse.desks.get(id)
        if desk is not None and (desk.watchers or desk.present()):
            return True
        try:
            return lasts(await self.clubhouse.load(id))
        except Refusal:  # it cannot be read; perhaps the next release can
            return True


def lasts(room: Room) -> bool:
    rule = room.clocks.rule
    return room.status == PLAYING and rule is not None and rule.kind == "days"
