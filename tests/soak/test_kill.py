"""A server killed a thousand times on each kind of database; its first move after a start with many live matches."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import msgspec
import pytest

from tests import postgres
from tests.server.club import run
from tests.server.test_kill import Player, Victim, kills
from tests.soak.results import Part

UNITS, KILLS = 40, 25
LIVE = 1_000
FIRST_MOVE = 3.0  # seconds after the start of the process


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_thousand_kills(kind: str, postgres_server: Path) -> None:
    part = Part(f"kill -9 {kind}", 1, UNITS)
    for number in part.left():
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as made:
            database = f"{made}/club.db" if kind == "sqlite" else postgres.new_database(postgres_server)
            found = run(kills(database, KILLS, number), 3600)
        part.step(seconds=round(time.monotonic() - begun, 1), kills=KILLS + 1, **msgspec.structs.asdict(found))
    totals = {name: sum(step[name] for step in part.steps) for name in ("kills", "acknowledged", "resent")}
    passed = totals["kills"] >= 1_000 and totals["acknowledged"] > 10_000 and totals["resent"] > 100
    part.conclude(passed, lost=0, twice=0, **totals)
    assert passed


async def first_moves(database: str, live: int, starts: int) -> list[float]:
    """Seconds from the start of the process until a move at one of that many running matches is acknowledged."""
    victim = Victim(database)
    await victim.start()
    players = [Player(victim, number) for number in range(live)]
    for player in players:
        await player.sit_down()
    found = []
    for player in players[:starts]:
        await victim.kill()
        began = time.monotonic()
        await victim.start()
        game = asyncio.create_task(player.play())
        while not player.acknowledged and not game.done():
            await asyncio.sleep(0.001)
        found.append(round(time.monotonic() - began, 2))
        game.cancel()
        await asyncio.gather(game, return_exceptions=True)
        assert player.acknowledged, "nothing was acknowledged"
    await victim.kill()
    return found


@pytest.mark.soak
def test_the_first_move_with_a_thousand_live_matches(tmp_path: Path) -> None:
    part = Part("kill first move", 1, 1)
    begun = time.monotonic()
    if part.left():
        found = run(first_moves(str(tmp_path / "club.db"), LIVE, 10), 3600)
        part.step(seconds=round(time.monotonic() - begun, 1), slowest=max(found), fastest=min(found))
    slowest = part.steps[0]["slowest"]
    part.conclude(slowest <= FIRST_MOVE, live=LIVE, slowest=slowest, fastest=part.steps[0]["fastest"])
    assert slowest <= FIRST_MOVE
