"""A queue in which tables take turns, so that one with much to think about cannot starve the others."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Whoever takes something holds the table it came from until `done`: no table is served twice at a time."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[T]] = {}  # by table; the first one is served next
        self.busy: set[str] = set()
        self.idle: list[asyncio.Future[None]] = []

    def put(self, table: str, item: T) -> None:
        self.waiting.setdefault(table, deque()).append(item)
        self.wake()

    def drop(self, table: str, item: T) -> None:
        """Nobody wants it any more; what has been taken already is left alone."""
        items = self.waiting.get(table, deque())
        if item in items:
            items.remove(item)
        if not items:
            self.waiting.pop(table, None)

    async def take(self) -> tuple[str, T]:
        """The next item of the table that has waited longest."""
        while True:
            table = next((one for one in self.waiting if one not in self.busy), None)
            if table is not None:
                return table, self.first_of(table)
            waiter = asyncio.get_running_loop().create_future()
            self.idle.append(waiter)
            await waiter

    def first_of(self, table: str) -> T:
        items = self.waiting.pop(table)
        first = items.popleft()
        if items:
            self.waiting[table] = items  # behind all the others
        self.busy.add(table)
        return first

    def done(self, table: str) -> None:
        self.busy.discard(table)
        self.wake()

    def wake(self) -> None:
        idle, self.idle = self.idle, []
        for waiter in idle:
            if not waiter.done():
                waiter.set_result(None)
