"""Two servers on a PostgreSQL behind a HAProxy, under load: a server, the database and the balancer are killed in turn.
Nobody is thrown out, nothing acknowledged is lost, nothing is done twice, and everybody plays on within seconds."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from tests import postgres
from tests.server.club import run
from tests.servers.fleet import Crowd, Fleet, at_share, fleet
from tests.soak.results import Part

TABLES = 6
RESUME = 5.0  # seconds, of which 99 in 100 clients need less


async def kill_server(place: Fleet) -> float:
    """The one that more people are at, since they stay where they were when the other comes back."""
    sockets = [await house.sockets() for house in place.houses]
    ended = asyncio.create_task(place.houses[sockets.index(max(sockets))].end())
    await asyncio.sleep(0)  # the signal is sent: whoever loses a connection does so after this moment
    killed = time.monotonic()
    await ended
    return killed


async def kill_database(place: Fleet) -> float:
    """All its processes; whoever looks after it starts it again at once."""
    await asyncio.to_thread(place.database.kill)
    killed = time.monotonic()
    place.database.start()
    return killed


async def kill_balancer(place: Fleet) -> float:
    assert place.balancer is not None
    place.balancer.kill()
    killed = time.monotonic()
    await asyncio.to_thread(place.balancer.start)
    return killed


VICTIMS = {"server": kill_server, "database": kill_database, "balancer": kill_balancer}


async def killings(place: Fleet, crowd: Crowd, victim: str, part: Part) -> None:
    """As often as the part wants; each time from some moment of play until everybody plays again."""
    for number in part.left():
        chance = random.Random(f"{part.seed} {victim} {number}")
        await crowd.until_moves(chance.randrange(5, 40))
        await asyncio.sleep(chance.uniform(0, 0.05))
        before, killed = crowd.moves(), await VICTIMS[victim](place)
        back = asyncio.create_task(database_is_back(place, killed))
        times = await crowd.resumed(killed, victim == "database")  # there all tables stand still
        assert times, "nobody was hit"
        seconds = time.monotonic() - killed
        for house in place.houses:
            if not house.running():
                await house.start()
        crowd.check()
        part.step(
            seconds=round(seconds, 2),
            away=round(await back, 2),
            resumed=[round(time, 2) for time in times],
            acknowledged=crowd.moves() - before,
        )


async def database_is_back(place: Fleet, killed: float) -> float:
    """How many seconds the database was away itself."""
    await asyncio.to_thread(postgres.wait_until_ready, place.database.folder)
    return time.monotonic() - killed


def judge(part: Part) -> tuple[int, float]:
    """How many had to come back or wait, and how long 99 in 100 of them needed at most."""
    times = [seconds for step in part.steps for seconds in step["resumed"]]
    return len(times), at_share(times, 0.99)


def test_each_is_killed_and_everybody_plays_on() -> None:
    async def work() -> None:
        async with fleet() as place:
            crowd = Crowd(place.port, place.url, TABLES, 1)
            await crowd.start()
            for victim in VICTIMS:
                part = Part(f"small {victim}", 1, 1, place.folder)
                await killings(place, crowd, victim, part)
                count, slowest = judge(part)
                assert count, f"killing the {victim} was not noticed by anybody"
                assert slowest < 2 * RESUME, part.steps  # of a handful; the share of many is for the soak
            await crowd.stop()
            crowd.check()
            assert crowd.moves() > 50, "too little was played to prove anything"

    run(work(), 120)


@pytest.mark.soak
@pytest.mark.parametrize("victim", VICTIMS)
def test_a_hundred_kills(victim: str) -> None:
    part = Part(f"servers kill the {victim}", 1, 100)

    async def work() -> Crowd:
        async with fleet() as place:
            crowd = Crowd(place.port, place.url, TABLES, len(part.steps) + 1)
            await crowd.start()
            await killings(place, crowd, victim, part)
            await crowd.stop()
            crowd.check()
            return crowd

    run(work(), 3600)
    count, slowest = judge(part)
    times = [seconds for step in part.steps for seconds in step["resumed"]]
    row = part.conclude(
        slowest <= RESUME,
        lost=0,
        twice=0,
        thrown_out=0,
        acknowledged=sum(step["acknowledged"] for step in part.steps),
        resumed=count,
        p50=at_share(times, 0.5),
        p99=slowest,
        longest=max(times),
    )
    print(row)
    assert slowest <= RESUME, row
