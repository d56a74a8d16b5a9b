"""A bad network between players and a club: delays, connections cut anywhere, connections that fall silent."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator


class BadNetwork:
    """A proxy in front of one port. What goes over one connection stays in order; connections overtake each other."""

    def __init__(self, target: int, chance: random.Random) -> None:
        self.target: int = target
        self.chance: random.Random = chance
        self.connections: int = 0
        self.cuts: int = 0
        self.holes: int = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.port: int = 0

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        there, out = await asyncio.open_connection("127.0.0.1", self.target)
        fate = self.chance.choice(["good", "good", "cut", "cut", "cut", "hole"])
        left = [self.chance.randrange(400, 60_000)]  # bytes until it happens, both ways together
        both = [self.pump(reader, out, fate, left), self.pump(there, writer, fate, left)]
        done, pending = await asyncio.wait(
            [asyncio.create_task(one) for one in both], return_when=asyncio.FIRST_COMPLETED
        )
        for task in pending:
            task.cancel()
        await asyncio.gather(*done, *pending, return_exceptions=True)
        for end in (writer, out):
            end.transport.abort()

    async def pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, fate: str, left: list[int]
    ) -> None:
        """Pass on what comes, late; the connection ends when this returns."""
        with contextlib.suppress(ConnectionError, OSError):
            while data := await reader.read(self.chance.randrange(1, 4000)):
                if self.chance.random() < 0.3:
                    await asyncio.sleep(self.chance.expovariate(1 / 0.01))
                left[0] -= len(data)
                if left[0] < 0 and fate == "cut":
                    writer.write(data[: self.chance.randrange(len(data) + 1)])  # in the middle of a message
                    self.cuts += 1
                    return
                if left[0] < 0 and fate == "hole":
                    self.holes += 1
                    while await reader.read(65536):
                        pass  # nothing comes through any more, and nobody says so
                    return
                writer.write(data)
                await writer.drain()


@contextlib.asynccontextmanager
async def bad_network(target: int, seed: int) -> AsyncIterator[BadNetwork]:
    network = BadNetwork(target, random.Random(seed))
    server = await asyncio.start_server(network.accept, "127.0.0.1", 0)
    network.port = server.sockets[0].getsockname()[1]
    async with server:
        yield network
