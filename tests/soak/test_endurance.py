"""Two hundred tables of bots for two hours: nothing grows that should not.

`KLUBOVNA_ENDURANCE=600` makes it ten minutes, which the row then says.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from klubovna.games import GAMES
from tests.server.club import Client, run
from tests.server.test_kill import free_port
from tests.servers.fleet import House
from tests.soak.results import Part

SECONDS = int(os.environ.get("KLUBOVNA_ENDURANCE", 7200))
TABLES = 200
PAUSE = 2.0  # seconds before each answer of a person: a full house, not one that is played flat out
WARM = 0.15  # of the time; what is loaded once has been loaded by then
GROWTH = 0.05
WATCHED = {
    "memory": "process_resident_memory_bytes",
    "files": "process_open_fds",
    "sockets": "klubovna_sockets",
    "rooms": "klubovna_rooms_in_memory",
}


async def figures(port: int) -> dict[str, float]:
    async with httpx.AsyncClient(timeout=60) as http:
        text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    found = {}
    for name, metric in WATCHED.items():
        values = re.findall(rf"^{metric}(?:\{{[^}}]*\}})? (\S+)$", text, re.MULTILINE)
        found[name] = sum(float(value) for value in values)
    return found


class Table:
    """Somebody plays against bots; after the end another match begins at another table."""

    def __init__(self, house: House, number: int, pause: float) -> None:
        self.house: House = house
        self.pause: float = pause
        self.game: str = list(GAMES)[number % len(GAMES)]
        self.matches: int = 0

    async def play(self) -> None:
        while True:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.house.port}", timeout=60) as http:
                seats = max(2, GAMES[self.game].seats[0])
                made = (await http.post("/api/rooms", json={"game": self.game, "seats": seats})).json()
            client = await self.come(made["room"], made["token"])
            for seat in range(1, seats):
                await client.do("set_seat", seat=seat, kind="bot", level="random")
            await client.do("start", salt="2")
            while client.position is None or client.position.result is None:
                if client.asked() is not None and (ask := client.asked()) and ask.options:
                    await asyncio.sleep(self.pause)
                    seen = client.position
                    await client.answer(self.matches)
                    await client.until(lambda client, seen=seen: client.position is not seen)
                else:
                    await client.next()
                client.frames.clear()
                client.past.clear()
            self.matches += 1
            await client.socket.close()

    async def come(self, room: str, token: str) -> Client:
        """Two hundred who come at once may be too slow for a hello: whoever is told to come again does."""
        while True:
            url = f"ws://127.0.0.1:{self.house.port}/ws/{room}"
            client = Client(await connect(url, close_timeout=0.1, open_timeout=60, max_size=None, ping_interval=None))
            await client.hello(room, token)
            if not client.byes:
                return client
            assert client.byes[0].again, client.byes


async def endured(
    log: Path, tables: int, seconds: float, pause: float
) -> tuple[dict[str, float], dict[str, float], int]:
    """Figures after the warm-up and at the end, and how many matches were played."""
    metrics = free_port()
    house = House(f"sqlite:///{log.with_suffix('.db')}", log, "--metrics-port", str(metrics))
    await house.start()
    games = [Table(house, number, pause) for number in range(tables)]
    tasks = [asyncio.create_task(game.play()) for game in games]
    try:
        await asyncio.sleep(seconds * WARM)
        warm = await figures(metrics)
        ends = time.monotonic() + seconds * (1 - WARM)
        while time.monotonic() < ends:
            await asyncio.sleep(min(30.0, max(0.1, ends - time.monotonic())))
            for task in tasks:
                if task.done():
                    task.result()  # raises what ended it
        return warm, await figures(metrics), sum(game.matches for game in games)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.end()


def test_a_few_tables_for_a_moment(tmp_path: Path) -> None:
    warm, end, _ = run(endured(tmp_path / "log", 4, 6, 0.0), 120)
    assert warm["memory"] > 0 and end["sockets"] > 0 and end["files"] > 0, "the figures are not there"


@pytest.mark.soak
def test_endurance(tmp_path: Path) -> None:
    part = Part(f"endurance {SECONDS} s", 1, 1)
    if part.left():
        warm, end, matches = run(endured(tmp_path / "log", TABLES, SECONDS, PAUSE), SECONDS + 600)
        growth = {name: round(end[name] / max(1.0, warm[name]) - 1, 3) for name in WATCHED}
        part.step(seconds=SECONDS, tables=TABLES, matches=matches, megabytes=round(end["memory"] / 1e6), growth=growth)
    found = part.steps[0]
    passed = all(value <= GROWTH for value in found["growth"].values())
    part.conclude(passed, **{name: found[name] for name in ("tables", "matches", "megabytes", "growth")})
    assert passed
