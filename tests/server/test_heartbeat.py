"""Everybody hears with every heartbeat how far their table is, but never so many at once that answers wait for it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from klubovna.server.socket import PARTS, Guest
from klubovna.table.clubhouse import Clubhouse
from tests.server.club import run
from tests.server.test_goodbye import Wire, guests, visit

MANY = 3 * PARTS


def test_a_heartbeat_reaches_everybody_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[Guest]] = []
    monkeypatch.setattr(Guest, "ping", lambda guest: told[-1].append(guest))

    async def tidy() -> None:
        raise asyncio.CancelledError  # one heartbeat is enough

    async def work() -> None:
        house = guests()
        house.clubhouse = cast("Clubhouse", SimpleNamespace(tidy=tidy))
        visits = [asyncio.create_task(visit(house, Wire([]))) for _ in range(MANY)]
        while len(house.here) < MANY:
            await asyncio.sleep(0)
        real = asyncio.sleep

        async def sleep(seconds: float) -> None:
            told.append([])
            await real(0)

        with monkeypatch.context() as quickly, pytest.raises(asyncio.CancelledError):
            quickly.setattr(asyncio, "sleep", sleep)
            await house.heartbeat()
        everybody: list[Any] = [guest for some in told for guest in some]
        assert len(everybody) == MANY and set(everybody) == house.here
        assert max(len(some) for some in told) == MANY // PARTS
        for one in visits:
            one.cancel()
        await asyncio.gather(*visits, return_exceptions=True)

    run(work())
