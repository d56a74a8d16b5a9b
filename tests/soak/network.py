"""A bad network between players and a club: delays, connections cut anywhere, connections that fall silent."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator


class BadNetwork:
    """A proxy in front of one port. What goes over one connection stays in order; connections overtake each other."""

    def __init__(self, target: int | str, chance: random.Random, fates: list[str]) -> None:
        self.target: int | str = target  # a port, or the path of a socket
        self.chance: random.Random = chance
        self.fates: list[str] = fates
        self.connections: int = 0
        self.cuts: int = 0
        self.holes: int = 0
        self.tasks: set[asyncio.Task[None]] = set()  # one for each connection
        self.port: int = 0

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        task = asyncio.create_task(self.carry(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            if isinstance(self.target, str):
                there, out = await asyncio.open_unix_connection(self.target)
            else:
                there, out = await asyncio.open_connection("127.0.0.1", self.target)
            ends.append(out)
            fate = self.chance.choice(self.fates)
            left = [self.chance.randrange(400, 60_000)]  # bytes until it happens, both ways together
            ways = [self.pump(reader, out, fate, left), self.pump(there, writer, fate, left)]
            both = [asyncio.create_task(way) for way in ways]
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in both:
                    way.cancel()
                await asyncio.gather(*both, return_exceptions=True)
        finally:
            for end in ends:
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
async def bad_network(target: int | str, seed: int, fates: list[str]) -> AsyncIterator[BadNetwork]:
    network = BadNetwork(target, random.Random(seed), fates)
    server = await asyncio.start_server(network.accept, "127.0.0.1", 0)
    network.port = server.sockets[0].getsockname()[1]
    try:
        yield network
    finally:
        server.close()
        for task in list(network.tasks):
            task.cancel()
        await asyncio.gather(*list(network.tasks), return_exceptions=True)
        await asyncio.sleep(0)  # what was aborted is closed in the next turn
