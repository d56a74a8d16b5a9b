"""A rolling restart behind HAProxy under load: both servers are stopped and started, one after the other, and nobody is
thrown out, no answer is lost and none is done twice."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import httpx
import pytest

from tests.server.club import run
from tests.servers.fleet import Crowd, Fleet, at_share, fleet
from tests.soak.results import Part

RESUME = 5.0


async def restart(place: Fleet, crowd: Crowd) -> list[float]:
    """Each server in turn, the second when everybody plays again; how long those needed who had to move."""
    times = []
    for house in place.houses:
        began = time.monotonic()
        assert await house.end(signal.SIGTERM) in (0, -signal.SIGTERM)
        times += await crowd.resumed(began)
        await house.start()
        await ready(house.port)
        await crowd.until_moves(10)
    return times


async def ready(port: int) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        while (await http.get("/api/health/ready")).status_code != 200:
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.6)  # the balancer looks every half a second


async def rolled(tables: int, seed: int, part: Part) -> None:
    async with fleet() as place:
        crowd = Crowd(place.port, place.url, tables, seed)
        await crowd.start()
        await crowd.until_moves(20)
        for _ in part.left():
            began, before = time.monotonic(), crowd.moves()
            times = await restart(place, crowd)
            crowd.check()
            part.step(
                seconds=round(time.monotonic() - began, 2),
                resumed=[round(seconds, 2) for seconds in times],
                acknowledged=crowd.moves() - before,
            )
        await crowd.stop()
        crowd.check()
        for house in place.houses:
            assert "Traceback" not in house.log.read_text()


def test_nobody_notices_more_than_a_moment(tmp_path: Path) -> None:
    part = Part("small rolling restart", 1, 1, tmp_path)
    run(rolled(6, 1, part), 120)
    times = [seconds for step in part.steps for seconds in step["resumed"]]
    assert times, "nobody had to move"
    assert max(times) < 2 * RESUME, times


@pytest.mark.soak
def test_a_hundred_rolling_restarts() -> None:
    part = Part("servers rolling restart", 1, 100)
    run(rolled(6, len(part.steps) + 1, part), 3600)
    times = [seconds for step in part.steps for seconds in step["resumed"]]
    slowest = at_share(times, 0.99)
    figures = {"lost": 0, "twice": 0, "thrown_out": 0, "resumed": len(times), "p99": slowest, "longest": max(times)}
    row = part.conclude(slowest <= RESUME, acknowledged=sum(step["acknowledged"] for step in part.steps), **figures)
    assert slowest <= RESUME, row
