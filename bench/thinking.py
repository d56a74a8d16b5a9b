"""What thinking bots cost the others: answers at quiet tables, without and with bots that think all the time.

    python -m bench.thinking --bots 8 --level master --seconds 20

Both runs follow each other on the same machine (SQLite on disk, every answer flushed). Latency is from the wish to
answer until it is stored and announced. The aim: 8 thinking bots add less than 20 ms to the 99th percentile.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from typing import Any

from klubovna.games import all_games
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.room import Room
from klubovna.table.store import Store
from klubovna.table.thinking import Thinkers

PEOPLE = ["a", "b", "c"]


def seated(holder: str, seat: int) -> Any:
    return lambda room: room.seating.sit(holder, seat, holder, "01")


def answering(holder: str, seat: int, version: int, key: str) -> Any:
    return lambda room: room.play.answer(holder, seat, version, key)


async def quiet_table(club: Clubhouse, game: str) -> Room:
    room = await club.lobby.create(game, PEOPLE[0], "A", len(PEOPLE))
    for seat, holder in enumerate(PEOPLE[1:], 1):
        await club.do(room.id, holder, None, seated(holder, seat))
    await club.do(room.id, PEOPLE[0], None, lambda r: r.play.start(PEOPLE[0], "01"))
    return room


async def people_play(club: Clubhouse, game: str, until: float, pause: float, chance: random.Random) -> list[float]:
    """One table whose people answer at random; how long each answer took."""
    room, took = await quiet_table(club, game), []
    while time.perf_counter() < until:
        await asyncio.sleep(pause * chance.uniform(0.5, 1.5))
        match = room.match
        if match is None or match.over:
            room = await quiet_table(club, game)
            continue
        ask = chance.choice(match.asks)
        key, version, holder = chance.choice(ask.options).key, room.version, PEOPLE[ask.seat]
        began = time.perf_counter()
        await club.do(room.id, holder, None, answering(holder, ask.seat, version, key))
        took.append(time.perf_counter() - began)
    return took


async def bot_thinks(thinkers: Thinkers, room: Room, level: str, number: int) -> None:
    """A bot that begins its next thought as soon as it has ended one."""
    assert room.match is not None
    match = room.match.at(room.match.version)
    while True:
        if match.over:
            match = room.match.at(0)
        seat = match.asks[0].seat
        match.answer(seat, await thinkers.choose(match, seat, level, f"bot {number}"))


async def measured(bots: int, level: str, game: str, tables: int, seconds: float, pause: float) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        thinkers = Thinkers()
        club = Clubhouse(await Store.open(f"sqlite:///{folder}/club.db"), all_games(), thinkers)
        room = await quiet_table(club, game)
        thinking = [asyncio.create_task(bot_thinks(thinkers, room, level, number)) for number in range(bots)]
        if bots:
            await asyncio.sleep(5)  # until the processes stand
        chance = random.Random(1)
        until = time.perf_counter() + seconds
        took = await asyncio.gather(
            *[people_play(club, game, until, pause, random.Random(chance.random())) for _ in range(tables)]
        )
        for task in thinking:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await club.close()
    return sorted(one for table in took for one in table)


def report(took: list[float]) -> dict[str, Any]:
    at = {name: took[min(int(len(took) * share), len(took) - 1)] for name, share in (("p50", 0.5), ("p99", 0.99))}
    return {"answers": len(took), **{name: round(1000 * value, 2) for name, value in at.items()}}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--bots", type=int, default=8)
    options.add_argument("--level", default="master")
    options.add_argument("--game", default="trablici")
    options.add_argument("--tables", type=int, default=20)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--pause", type=float, default=0.4, help="seconds between two answers at a table")
    given = options.parse_args()
    rest = (given.level, given.game, given.tables, given.seconds, given.pause)
    without = report(asyncio.run(measured(0, *rest)))
    beside = report(asyncio.run(measured(given.bots, *rest)))
    more = {
        "p99_more_ms": round(beside["p99"] - without["p99"], 2),
        "p99_ratio": round(beside["p99"] / without["p99"], 2),
    }
    print(json.dumps({"without bots": without, f"beside {given.bots} bots": beside, **more}, indent=2))


if __name__ == "__main__":
    main()
