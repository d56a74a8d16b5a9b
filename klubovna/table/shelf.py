"""Shelf: the albums of finished matches, which can always be watched."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from klubovna.table.album import Album, pictured
from klubovna.table.phase import OVER
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.store import Store
from klubovna.table.writer import StoreFailed

log = structlog.get_logger("klubovna.table")

IN_MEMORY: Final = 8  # albums that are kept open
AT_ONCE: Final = 20  # finished matches without an album that are looked for between two heartbeats
LOOK_AGAIN: Final = 600.0  # seconds until they are looked for again


class Shelf:
    """All albums of a store. `load` reads a room of which one is missing."""

    def __init__(self, store: Store, load: Callable[[str], Awaitable[Room]]) -> None:
        self.store: Store = store
        self.load: Callable[[str], Awaitable[Room]] = load
        self.recent: dict[tuple[str, int | None], Album] = {}  # the last one used stands last
        self.one_at_a_time: asyncio.Semaphore = asyncio.Semaphore(1)
        self.coming: set[str] = set()  # rooms whose albums are being made, or will be as soon as others are done
        self.impossible: set[str] = set()  # finished matches whose rules are no longer known here
        self.searched_until: float = float("-inf")  # rooms created up to this time have been looked at
        self.rest_until: float = 0.0  # there is nothing to look for before this moment
        self.search: asyncio.Task[int] | None = None
        self.stopping: bool = False

    def search_is_due(self) -> bool:
        return time.monotonic() >= self.rest_until and (self.search is None or self.search.done())

    async def add(self, room: Room) -> None:
        """Write down everything that could be seen in a finished match, while its rules are known."""
        match = room.match
        if room.status != OVER or match is None:
            self.impossible.add(room.id)
            return
        self.coming.add(room.id)
        async with self.one_at_a_time:
            try:
                albums = await asyncio.to_thread(pictured, room.game, match.save())
                await self.store.keep_album(room.id, room.game.rules, albums)
            except StoreFailed as error:
                log.warning("an album could not be kept, it will be tried again", room=room.id, error=str(error))
            except Exception as error:
                self.impossible.add(room.id)
                log.error("an album cannot be made", room=room.id, game=room.game.id, error=repr(error))
            finally:
                self.coming.discard(room.id)

    async def add_missing(self) -> int:
        """Look for finished matches that have no album yet: of an earlier release, or of a server that was killed.

        Returns how many it has looked at; 0 means that there are no more for now.
        """
        try:
            found = await self.store.without_album(self.searched_until, AT_ONCE)
        except StoreFailed:  # the store has said so; after the next heartbeat we look again
            return 0
        if not found:
            self.searched_until, self.rest_until = float("-inf"), time.monotonic() + LOOK_AGAIN
            return 0
        for id, created in found:
            if self.stopping:  # the others wait for the next start; those of matches that have just ended are made
                break
            if id not in self.impossible and id not in self.coming:
                try:
                    await self.add(await self.load(id))
                except Exception as error:  # one room that cannot be read must not keep the others from theirs
                    self.impossible.add(id)
                    log.error("an album cannot be made", room=id, error=repr(error))
            self.searched_until = created
        return len(found)

    async def album(self, room: Room, seat: int | None) -> Album:
        """The album of a finished match whose rules have changed since."""
        key = (room.id, seat)
        found = self.recent.pop(key, None)
        if found is None:
            try:
                pages = await self.store.album(room.id, seat)
            except StoreFailed:
                raise Refusal("storage") from None
            if None not in pages or seat not in pages:
                raise Refusal("other-rules", rules=room.play.rules, now=room.game.rules)
            own = None if seat is None else pages[seat]
            found = await asyncio.to_thread(Album, seat, pages[None], own)
        self.recent[key] = found
        while len(self.recent) > IN_MEMORY:
            del self.recent[next(iter(self.recent))]
        return found
