"""Who is sent away is told why before the socket closes, and nobody can hold the server up by not listening."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from klubovna.server import socket
from klubovna.server.guard import Limits
from klubovna.server.metrics import Metrics
from klubovna.server.settings import Settings
from klubovna.server.socket import Guests
from klubovna.table.clubhouse import Clubhouse
from tests.server.club import run


class Wire:
    """A socket in memory. `deaf` clients take nothing; `frames` is what the client sends, then it stays silent."""

    def __init__(self, frames: list[str], deaf: bool = False) -> None:
        self.client = None
        self.scope: dict[str, Any] = {}
        self.frames: list[str] = frames
        self.deaf: bool = deaf
        self.sent: list[Any] = []
        self.closed: tuple[int, str] | None = None
        self.gone: asyncio.Event = asyncio.Event()

    async def accept(self, headers: Any = ()) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        if self.frames:
            return {"type": "websocket.receive", "text": self.frames.pop(0)}
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def send_text(self, text: str) -> None:
        if self.deaf:
            await asyncio.Event().wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int, reason: str) -> None:
        if self.deaf:
            await asyncio.Event().wait()
        self.closed = (code, reason)


def guests(**settings: Any) -> Guests:
    limits, nobody = Settings(**settings), cast("Clubhouse", None)
    return Guests(nobody, limits, Limits(limits), Metrics(nobody))


async def visit(house: Guests, wire: Wire) -> None:
    await house.admit(cast("WebSocket", wire))


def test_the_goodbye_comes_before_the_end_of_the_visit() -> None:
    async def work() -> None:
        wire = Wire(['{"type":"sync"}'])
        await visit(guests(), wire)  # not one that says hello first
        assert [message["type"] for message in wire.sent] == ["bye"]
        assert wire.closed == (socket.POLICY, "hello-first")

    run(work())


def test_a_client_that_takes_nothing_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "FAREWELL", 0.01)

    async def work() -> None:
        house = guests()
        await visit(house, Wire(['{"type":"sync"}'], deaf=True))
        assert not house.here

    run(work())


def test_a_server_that_stops_waits_for_those_who_listen_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = guests()
        wires = [Wire([]) for _ in range(3)]
        visits = [asyncio.create_task(visit(house, wire)) for wire in wires]
        while len(house.here) < 3:
            await asyncio.sleep(0)
        await house.say_goodbye()
        assert [wire.closed for wire in wires] == [(socket.RESTART, "stopping")] * 3
        await asyncio.gather(*visits)
        late = Wire([])
        await visit(house, late)
        assert late.closed == (socket.RESTART, "stopping"), "nobody is let in any more"

        house = guests()
        monkeypatch.setattr(socket, "FAREWELL", 0.01)
        deaf = Wire([], deaf=True)
        still = asyncio.create_task(visit(house, deaf))
        while not house.here:
            await asyncio.sleep(0)
        await house.say_goodbye()
        await still

    run(work())
