"""The way to PostgreSQL is cut at any byte, also inside a commit: nothing acknowledged is lost, nothing done twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import BadStore
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.store import Store
from tests import postgres
from tests.server.test_kill import stored
from tests.soak.network import BadNetwork, bad_network
from tests.soak.results import Part
from tests.table.kit import ANNA, BEN, GAMES, run, started

UNITS, CUTS = 20, 50
TABLES = 6


async def insist(club: Clubhouse, id: str, command: str, which: int) -> tuple[int, int]:
    """One answer of one person until it is acknowledged, as a browser does: its version, and the refusals before."""
    room = await looked_up(club, id)
    assert room.match is not None
    ask = room.match.asks[0]
    key = ask.options[which % len(ask.options)].key
    holder, version = room.chairs[ask.seat].holder, room.version
    for refused in range(1000):
        try:
            answered = club.do(id, holder, command, lambda room: room.play.answer(holder, ask.seat, version, key))
            return await answered, refused
        except Refusal as refusal:
            assert refusal.id in ("storage", "busy"), refusal.id
            await asyncio.sleep(0.01)
    raise AssertionError("it was never acknowledged")


async def looked_up(club: Clubhouse, id: str) -> Room:
    while True:
        try:
            return await club.room(id)
        except Refusal:
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[Clubhouse]:
    """A server that starts again until it is not cut while it starts."""
    while True:
        try:
            store = await Store.open(database)
            break
        except BadStore:
            await asyncio.sleep(0.01)
    club = Clubhouse(store, GAMES)
    try:
        yield club
    finally:
        await club.close()


async def cuts(direct: str, network: BadNetwork, seed: int, count: int) -> dict[str, int]:
    chance = random.Random(seed)
    url = make_url(direct)
    through = url.set(host="127.0.0.1", port=network.port, query={}).render_as_string(hide_password=False)
    promised: dict[str, dict[str, int]] = {}
    sent = refusals = 0

    def enough() -> bool:
        """Some cuts fall on connections that only read: at least one must have hit an answer."""
        return network.cuts >= count and refusals > 0

    async def table(club: Clubhouse) -> None:
        nonlocal sent, refusals
        while not enough():
            try:
                room = await started(club, [ANNA, BEN])
            except Refusal:
                continue  # cut while it was being set up
            mine = promised.setdefault(room.id, {})
            while not enough() and (await looked_up(club, room.id)).status == "playing":
                sent += 1
                command = f"{seed}-{sent}"
                mine[command], refused = await insist(club, room.id, command, chance.randrange(100))
                refusals += refused

    async with opened(through) as club:
        await asyncio.gather(*[table(club) for _ in range(TABLES)])
    for room, commands in promised.items():
        entries = [(command, version) for version, command, _ in stored(direct, room)]
        assert len({command for command, _ in entries}) == len(entries), "an answer was applied twice"
        assert dict(entries) == commands, "an answer was acknowledged and is lost"
    return {"cuts": network.cuts, "acknowledged": sent, "refused": refusals}


async def unit(server: Path, seed: int, count: int) -> dict[str, int]:
    direct = postgres.new_database(server)
    async with bad_network(f"{server}/.s.PGSQL.5432", seed, ["cut"]) as network:
        return await cuts(direct, network, seed, count)


def test_a_few_cuts(postgres_server: Path) -> None:
    found = run(unit(postgres_server, 1, 8), 120)
    assert found["cuts"] >= 8 and found["refused"]


@pytest.mark.soak
def test_a_thousand_cuts(postgres_server: Path) -> None:
    part = Part("kill cut at a write postgresql", 1, UNITS)
    for number in part.left():
        begun = time.monotonic()
        found = run(unit(postgres_server, number, CUTS), 3600)
        part.step(seconds=round(time.monotonic() - begun, 1), **found)
    totals = {name: sum(step[name] for step in part.steps) for name in ("cuts", "acknowledged", "refused")}
    passed = totals["cuts"] >= 1_000
    part.conclude(passed, lost=0, twice=0, **totals)
    assert passed
