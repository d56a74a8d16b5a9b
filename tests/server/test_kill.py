"""`kill -9` in the middle of play: no acknowledged answer is lost, none is applied twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import time
from typing import Any

import httpx
import msgspec
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from klubovna.server import protocol
from klubovna.table.database import make_engine
from tests.server.club import Client, run

TABLES = 6


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Victim:
    """A server in a process of its own, started and killed again and again on one database."""

    def __init__(self, database: str) -> None:
        self.database: str = database
        self.port: int = free_port()
        self.process: asyncio.subprocess.Process | None = None
        self.starts: list[float] = []

    async def start(self) -> None:
        began = time.monotonic()
        command = [sys.executable, "-m", "klubovna.cli", "serve", "--port", str(self.port)]
        command += ["--db", self.database]
        quiet = {**os.environ, "KLUBOVNA_LOG": "error", "KLUBOVNA_NEW_TABLES": "100000/1"}
        self.process = await asyncio.create_subprocess_exec(*command, env=quiet, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert b"open at" in line, "the server did not start"
        self.starts.append(time.monotonic() - began)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


class Player:
    """All seats of one table, played from one browser; it sends what was not acknowledged again, with the same id."""

    def __init__(self, victim: Victim, number: int) -> None:
        self.victim: Victim = victim
        self.chance: random.Random = random.Random(number)
        self.room: str = ""
        self.token: str = ""
        self.number: int = 0
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.resent: int = 0
        self.known: Client | None = None

    async def sit_down(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.victim.port}") as http:
            made = (await http.post("/api/rooms", json={"game": "trablici", "seats": 2})).json()
        self.room, self.token = made["room"], made["token"]
        client = await self.hello()
        await client.do("sit", seat=1, name="Two", salt="1")
        await client.do("start", salt="2")
        await client.socket.close()

    async def hello(self) -> Client:
        client = Client(await connect(f"ws://127.0.0.1:{self.victim.port}/ws"))
        version = None
        if self.known is not None:
            client.stories = self.known.stories
            version = self.known.has()
            client.positions = self.known.positions
        await client.hello(self.room, self.token, version)
        self.known = client
        return client

    async def play(self) -> None:
        """Until the server dies."""
        with contextlib.suppress(ConnectionClosed, ConnectionError, InvalidHandshake, OSError):
            client = await self.hello()
            while True:
                if self.pending is None:
                    self.choose(client)
                else:
                    self.resent += 1
                if self.pending is None:
                    return  # the match is over
                key = self.pending["key"]
                answer = await client.ask("answer", **self.pending)
                if isinstance(answer, protocol.Ack):
                    self.acknowledged[self.pending["id"]] = (answer.version, key)
                    self.pending = None
                    await client.until(
                        lambda client: all(p.version == client.version for p in client.positions.values())
                    )
                else:
                    assert answer.reason.id in ("stopping", "too-fast"), answer
                    await asyncio.sleep(0.05)

    def choose(self, client: Client) -> None:
        chosen = client.choose(self.chance)
        if chosen is not None:
            self.number += 1
            self.pending = {"id": f"move {self.number}", **chosen}


def stored(database: str, room: str) -> list[tuple[int, str | None, dict[str, Any]]]:
    """The answers of a table, read beside the server."""
    engine = make_engine(database)
    try:
        with engine.connect() as connection:
            asked = "select version, command, data from entry where room = :room and kind = 'answer' order by version"
            rows = connection.execute(text(asked), {"room": room}).fetchall()
    finally:
        engine.dispose()
    return [(version, command, msgspec.json.decode(data)) for version, command, data in rows]


def check(database: str, player: Player) -> None:
    entries = stored(database, player.room)
    by_command = {command: (version, data["key"]) for version, command, data in entries}
    assert len(by_command) == len(entries), "an answer was applied twice"
    for command, (version, key) in player.acknowledged.items():
        assert by_command.get(command) == (version, key), f"{command} was acknowledged and is lost"
    extra = set(by_command) - set(player.acknowledged)
    assert extra <= {player.pending["id"] if player.pending else None}, "something was stored that nobody sent"


async def play_until_killed(victim: Victim, players: list[Player], chance: random.Random) -> None:
    """All tables at once, until a number of answers have been acknowledged; then, at any moment, the end."""
    games = [asyncio.create_task(player.play()) for player in players]
    wanted = sum(len(player.acknowledged) for player in players) + chance.randrange(1, 60)
    while sum(len(player.acknowledged) for player in players) < wanted and not all(game.done() for game in games):
        await asyncio.sleep(0.001)
    await asyncio.sleep(chance.uniform(0, 0.02))
    await victim.kill()
    await asyncio.gather(*games)


class Killed(msgspec.Struct):
    """What came of that many kills."""

    acknowledged: int
    resent: int
    longest_start: float


async def kills(database: str, moments: int, seed: int) -> Killed:
    """A server is killed so often, each time at some moment of play, and has lost nothing."""
    chance = random.Random(seed)
    victim = Victim(database)
    await victim.start()
    players = [Player(victim, number) for number in range(TABLES)]
    for player in players:
        await player.sit_down()
    everyone = players[:]
    for _ in range(moments):
        await play_until_killed(victim, players, chance)
        for player in everyone:
            check(database, player)
        await victim.start()
        for number, player in enumerate(players):
            if player.pending is None and player.known is not None and player.known.asked() is None:
                players[number] = Player(victim, len(everyone))  # its match is over: another one
                await players[number].sit_down()
                everyone.append(players[number])
    await play_until_killed(victim, players, chance)  # once more: what was pending is sent again and found
    for player in everyone:
        check(database, player)
    acknowledged = sum(len(player.acknowledged) for player in everyone)
    return Killed(acknowledged, sum(player.resent for player in everyone), round(max(victim.starts), 2))


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(file: str) -> None:
    assert run(kills(file, 6, 1), 600).acknowledged > 50, "too little was played to prove anything"
