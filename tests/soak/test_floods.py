"""A crowd at the door and at one table: those who sit and play hardly notice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import statistics
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.club import IMPATIENT, Client, run
from tests.servers.fleet import House
from tests.soak.results import Part

PLAYERS_P99 = 0.2  # seconds from an answer to its acknowledgement
MOVES = 400


class Crowd(msgspec.Struct):
    """How many of each kind are there while people play."""

    idle: int  # said hello at a table of their own, and nothing since
    spectators: int  # at the table that is played at
    slow: int  # spectators who never read
    flooding: int  # spectators who send as fast as they can


async def visit(house: House, room: str, slow: bool = False) -> ClientConnection:
    url = f"ws://127.0.0.1:{house.port}/ws/{room}"
    socket = await connect(url, max_queue=1 if slow else 16, ping_interval=None, close_timeout=0.1, open_timeout=60)
    await socket.send(json.dumps({"type": "hello", "room": room, "moves": True}))
    return socket


async def listen(socket: ClientConnection) -> None:
    with contextlib.suppress(WebSocketException, OSError):
        async for _ in socket:
            pass


async def flood(socket: ClientConnection) -> None:
    """Nonsense, as fast as the server takes it; then again by another door."""
    with contextlib.suppress(WebSocketException, OSError):
        while True:
            await socket.send(json.dumps({"type": "answer", "id": "x", "seat": 0, "version": 0, "key": "x"}))
            await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def gathered(house: House, room: str, elsewhere: str, crowd: Crowd) -> AsyncIterator[None]:
    """All of them are there."""
    tasks = []
    sockets: list[ClientConnection] = []
    try:
        for start in range(0, crowd.idle, 50):
            some = range(start, min(start + 50, crowd.idle))
            sockets += await asyncio.gather(*[visit(house, elsewhere) for _ in some])
        for _ in range(crowd.spectators):
            socket = await visit(house, room)
            sockets.append(socket)
            tasks.append(asyncio.create_task(listen(socket)))
        sockets += [await visit(house, room, slow=True) for _ in range(crowd.slow)]
        for _ in range(crowd.flooding):
            socket = await visit(house, room)
            sockets.append(socket)
            tasks.append(asyncio.create_task(flood(socket)))
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for socket in sockets:
            socket.transport.abort()


async def times_of(house: House, crowd: Crowd, moves: int) -> list[float]:
    """How many seconds that many answers take somebody who plays both seats of a table, in this crowd."""
    chance = random.Random(1)
    times: list[float] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}", timeout=60, limits=IMPATIENT) as http:
        elsewhere = (await http.post("/api/rooms", json={"game": "trablici", "seats": 2})).json()["room"]
        while len(times) < moves:
            made = (await http.post("/api/rooms", json={"game": "trablici", "seats": 2})).json()
            url = f"ws://127.0.0.1:{house.port}/ws/{made['room']}"
            client = Client(await connect(url, close_timeout=0.1, open_timeout=60))
            await client.hello(made["room"], made["token"])
            await client.do("sit", seat=1, name="Two", salt="1")
            await client.do("start", salt="2")
            await client.until(lambda client: client.asked() is not None)
            async with gathered(house, made["room"], elsewhere, crowd):
                while len(times) < moves and client.asked() is not None:
                    began = time.monotonic()
                    await client.answer(chance.randrange(100))
                    times.append(time.monotonic() - began)
                    await client.until(
                        lambda client: all(p.version == client.version for p in client.positions.values())
                    )
            await client.socket.close()
    return times


def up_to_date(client: Client) -> bool:
    return all(position.version == client.version for position in client.positions.values())


async def measured(log: Path, crowd: Crowd, moves: int) -> dict[str, float]:
    house = House(f"sqlite:///{log.with_suffix('.db')}", log)
    await house.start()
    try:
        times = await times_of(house, crowd, moves)
    finally:
        await house.end()
    cut = statistics.quantiles(times, n=100)
    return {"moves": len(times), "median": round(cut[49], 4), "p99": round(cut[98], 4), "slowest": round(max(times), 4)}


def test_a_small_crowd(tmp_path: Path) -> None:
    """Everybody who plays is answered, whoever else is there; how fast is for the long run to say."""
    found = run(measured(tmp_path / "log", Crowd(40, 20, 3, 3), 30), 120)
    assert found["moves"] >= 30


CROWDS = {
    "idle sockets": Crowd(5_000, 0, 0, 0),
    "spectators": Crowd(0, 1_000, 0, 0),
    "slow readers": Crowd(0, 50, 50, 0),
    "flooding": Crowd(0, 10, 0, 20),
}


@pytest.mark.soak
@pytest.mark.parametrize("name", CROWDS)
def test_crowds(name: str, tmp_path: Path) -> None:
    part = Part(f"floods {name}", 1, 1)
    if part.left():
        begun = time.monotonic()
        found = run(measured(tmp_path / "log", CROWDS[name], MOVES), 3600)
        part.step(seconds=round(time.monotonic() - begun, 1), **found)
    found = part.steps[0]
    passed = found["p99"] <= PLAYERS_P99
    part.conclude(passed, **{word: found[word] for word in ("moves", "median", "p99", "slowest")})
    assert passed
