"""Two servers on a PostgreSQL behind a HAProxy, each of which can be killed; and people who play there all the time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from klubovna.server import protocol
from tests import postgres
from tests.haproxy import Balancer
from tests.server.club import SOCKETS, Client
from tests.server.test_kill import free_port

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
PASSING = ("storage", "busy", "stopping")  # what a browser, or the person before it, tries again
LIMITS = [
    "--sockets-per-address",
    "100000",
    "--messages",
    "100000/1",
    "--requests",
    "100000/1",
    "--new-tables",
    "100000/1",
]


class House:
    """`klubovna serve` in a process of its own."""

    def __init__(self, database: str, log: Path, *more: str) -> None:
        self.database: str = database
        self.log: Path = log
        self.port: int = free_port()
        self.more: tuple[str, ...] = more
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "klubovna.cli", "serve", "--port", str(self.port), "--db", self.database]
        command += ["--bot-pause", "0", "--trusted-proxies", "127.0.0.1", *LIMITS, *self.more]
        with open(self.log, "a") as log:
            environment = {**os.environ, "KLUBOVNA_LOG": "warning"}
            self.process = await asyncio.create_subprocess_exec(
                *command, env=environment, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        assert b"open at" in await self.process.stdout.readline(), self.log.read_text()

    async def end(self, sign: signal.Signals = signal.SIGKILL) -> int:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(sign)
        return await self.process.wait()

    async def sockets(self) -> int:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            return int((await http.get("/api/health/live")).json()["sockets"])

    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None


class Fleet:
    """The whole of it; `port` is the balancer's."""

    def __init__(self, folder: Path) -> None:
        self.database: postgres.Postgres = postgres.Postgres()
        self.folder: Path = folder
        self.url: str = ""
        self.houses: list[House] = []
        self.balancer: Balancer | None = None

    @property
    def port(self) -> int:
        assert self.balancer is not None
        return self.balancer.port

    async def start(self) -> None:
        self.database.start()
        await asyncio.to_thread(postgres.wait_until_ready, self.database.folder)
        self.url = postgres.new_database(self.database.folder)
        self.houses = [House(self.url, self.folder / f"server-{number}.log") for number in (1, 2)]
        for house in self.houses:
            await house.start()
        self.balancer = Balancer(self.folder, free_port(), [house.port for house in self.houses])
        await asyncio.to_thread(self.balancer.start)

    async def close(self) -> None:
        for house in self.houses:
            if house.running():
                await house.end()
        if self.balancer is not None:
            self.balancer.close()
        self.database.close()


@contextlib.asynccontextmanager
async def fleet() -> AsyncIterator[Fleet]:
    with tempfile.TemporaryDirectory(prefix="klubovna-fleet-", dir="/tmp") as folder:
        made = Fleet(Path(folder))
        try:
            await made.start()
            yield made
        finally:
            await made.close()


class Person:
    """One player in a browser: comes back when the connection breaks, and sends again what was not acknowledged."""

    def __init__(self, port: int, room: str, token: str | None, seat: int, chance: random.Random) -> None:
        self.port: int = port
        self.room: str = room
        self.token: str | None = token
        self.seat: int = seat
        self.chance: random.Random = chance
        self.client: Client | None = None
        self.known: Client | None = None
        self.number: int = 0
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.sent_again: int = 0
        self.thrown_out: list[str] = []  # reasons with which it was told not to come back
        self.welcomed: float = 0.0  # when it last came in,
        self.lost: float = 0.0  # or lost its connection
        self.answered: float = 0.0  # when the last answer was sent that has been acknowledged
        self.heard: float = 0.0  # when that was acknowledged
        self.over: bool = False

    async def live(self, play: bool = True) -> None:
        """Until the match is over. Pauses are those of web/src/net/link.svelte.ts."""
        pause = self.chance.uniform(0.2, 0.4)
        while not self.over:
            said: list[protocol.Bye] = []
            try:
                client = await self.hello()
                said = client.byes
                if not said:
                    pause = 0.3
                    await self.play(client)
            except BROKEN:
                pass
            self.lost = time.monotonic() if self.client is not None else self.lost
            if self.client is not None:
                said = self.client.byes
                with contextlib.suppress(*BROKEN):
                    await self.client.socket.close()
                if self.client.socket in SOCKETS:
                    SOCKETS.remove(self.client.socket)
                self.client = None
            self.thrown_out += [bye.reason.id for bye in said if not bye.again]
            if any(bye.reason.id == "stopping" for bye in said):
                await asyncio.sleep(self.chance.uniform(0, 0.75))
            else:
                await asyncio.sleep(pause)
                pause = min(5.0, 1.6 * pause)

    async def hello(self) -> Client:
        address = f"ws://127.0.0.1:{self.port}/ws/{self.room}"
        client = Client(await connect(address, open_timeout=6, close_timeout=0.5, ping_interval=None))
        version = None
        if self.known is not None:
            client.stories, client.positions = self.known.stories, self.known.positions
            client.seats, version = self.known.seats, self.known.has()
        self.client = client
        async with asyncio.timeout(15):  # as long as a browser bears silence
            await client.hello(self.room, self.token, version)
        if client.token:
            self.token, self.known, self.welcomed = client.token, client, time.monotonic()
        return client

    async def play(self, client: Client) -> None:
        while not self.over:
            if self.pending is None:
                await asyncio.sleep(self.chance.uniform(0.02, 0.1))
                self.choose(client)
            else:
                self.sent_again += 1
            if self.pending is None:
                if client.position is not None and client.position.result is not None:
                    self.over = True
                    return
                async with asyncio.timeout(15):
                    await client.next()
                continue
            sent = time.monotonic()
            async with asyncio.timeout(15):
                answer = await client.ask("answer", **self.pending)
            if isinstance(answer, protocol.Ack):
                self.acknowledged[self.pending["id"]] = (answer.version, self.pending["key"])
                self.pending = None
                self.answered, self.heard = sent, time.monotonic()
                async with asyncio.timeout(15):
                    while client.position is None or client.position.version < answer.version:
                        await client.next()
            else:
                assert answer.reason.id in PASSING, answer
                await asyncio.sleep(0.3)

    def choose(self, client: Client) -> None:
        chosen = client.choose(self.chance)
        if chosen is not None:
            self.number += 1
            self.pending = {"id": f"{self.seat}: {self.number}", **chosen}


class Crowd:
    """That many tables of two, at which people play; a match that is over is followed by another."""

    def __init__(self, port: int, url: str, tables: int, seed: int, game: str = "trablici") -> None:
        self.port: int = port
        self.url: str = url
        self.game: str = game
        self.chance: random.Random = random.Random(seed)
        self.people: list[list[Person]] = [[] for _ in range(tables)]  # at each table now
        self.everybody: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        for table in range(len(self.people)):
            self.people[table] = await self.sit_down()
        self.tasks = [asyncio.create_task(self.keep_playing(table)) for table in range(len(self.people))]

    async def sit_down(self) -> list[Person]:
        """A new table; tried again as often as somebody is in the way."""
        while True:
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=10) as http:
                    made = (await http.post("/api/rooms", json={"game": self.game, "seats": 2})).json()
                people = [
                    Person(self.port, made["room"], made["token"] if seat == 0 else None, seat, self.luck())
                    for seat in (0, 1)
                ]
                clients = [await person.hello() for person in people]
                await clients[1].do("sit", seat=1, name="Two", salt="1")
                await clients[0].do("start", salt="2")
                for client in clients:
                    await client.socket.close()
                    SOCKETS.remove(client.socket)
            except (*BROKEN, httpx.HTTPError, KeyError, ValueError, AssertionError):
                await asyncio.sleep(0.2)
                continue
            for person in people:
                person.client = person.known = None
            self.everybody += people
            return people

    def luck(self) -> random.Random:
        return random.Random(self.chance.randrange(10**9))

    async def keep_playing(self, table: int) -> None:
        while True:
            await asyncio.gather(*[person.live() for person in self.people[table]])
            self.people[table] = await self.sit_down()

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for done in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    def moves(self) -> int:
        return sum(len(person.acknowledged) for person in self.everybody)

    def check_alive(self) -> None:
        for task in self.tasks:
            if task.done():
                task.result()

    async def until_moves(self, more: int) -> None:
        wanted = self.moves() + more
        while self.moves() < wanted:
            self.check_alive()
            await asyncio.sleep(0.005)

    async def resumed(self, since: float, all_of_them: bool = False, limit: float = 60.0) -> list[float]:
        """Seconds from `since` until each person had a connection again and their table had taken an answer that was
        sent after it; only of those whose connection broke, or of all."""
        there = [people[:] for people in self.people]
        times: dict[Person, float] = {}
        while len(times) < sum(len(people) for people in there):
            assert time.monotonic() - since < limit, "some have not come back"
            self.check_alive()
            for people in there:
                played = [person.heard for person in people if person.answered > since]
                for person in people:
                    back = person.client is not None and (person.lost < since or person.welcomed > person.lost)
                    if person not in times and ((played and back) or person.over):
                        until = max(min(played, default=since), person.welcomed)
                        times[person] = until - since
            await asyncio.sleep(0.005)
        return [seconds for person, seconds in times.items() if all_of_them or person.lost > since]

    def check(self) -> None:
        """Everything acknowledged is stored as it was, and nothing is stored twice or was never sent."""
        with psycopg.connect(self.url) as connection:
            rows = connection.execute(
                "select room, version, command, data from entry where kind = 'answer' order by room, version"
            ).fetchall()
        stored: dict[str, dict[str, tuple[int, str]]] = {}
        for room, version, command, data in rows:
            of_room = stored.setdefault(room, {})
            assert command is not None and command not in of_room, "an answer was applied twice"
            of_room[command] = (version, msgspec.json.decode(data)["key"])
        for person in self.everybody:
            assert person.thrown_out == [], f"thrown out: {person.thrown_out}"
            mine = {id: entry for id, entry in stored.get(person.room, {}).items() if id.startswith(f"{person.seat}:")}
            for id, entry in person.acknowledged.items():
                assert mine.get(id) == entry, f"{id} of {person.room} was acknowledged and is lost"
            extra = set(mine) - set(person.acknowledged)
            assert extra <= {person.pending["id"] if person.pending else None}, "stored, but nobody sent it"


def at_share(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
