"""`klubovna serve --servers N`: one port, several processes; a table's players meet in one of them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from bench.server import two_free_ports
from klubovna.server.homes import home_of, room_in
from klubovna.server.porter import LINE_LIMIT, peek
from tests import postgres
from tests.server.club import Client, run
from tests.servers.fleet import Crowd, House


def test_a_room_is_in_the_first_line() -> None:
    assert room_in(b"GET /ws/0a1b2c3d4e HTTP/1.1\r\nHost: x\r\n") == "0a1b2c3d4e"
    assert room_in(b"GET /ws/0a1b2c3d4e?x=1 HTTP/1.1\r\n") == "0a1b2c3d4e"
    assert room_in(b"POST /api/rooms/abc/fork HTTP/1.1\r\n") == "abc"
    for line in (b"GET /ws HTTP/1.1\r\n", b"GET / HTTP/1.1\r\n", b"POST /api/rooms HTTP/1.1\r\n", b"", b"\x16\x03\x01"):
        assert room_in(line) is None


def test_rooms_are_spread_evenly_and_only_those_of_a_server_that_goes_move() -> None:
    rooms = [f"{number:010x}" for number in range(4000)]
    homes = {room: home_of(room, [1, 2, 3, 4]) for room in rooms}
    assert all(900 < count < 1100 for count in Counter(homes.values()).values())
    for room in rooms:
        assert home_of(room, [1, 2, 4]) == homes[room] or homes[room] == 3


def test_looking_at_the_first_line_takes_nothing() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.setblocking(False)
        assert peek(ours) is None
        theirs.send(b"GET /ws/a")
        assert peek(ours) is None, "not yet a line"
        theirs.send(b"bc HTTP/1.1\r\n")
        assert peek(ours) == peek(ours) == b"GET /ws/abc HTTP/1.1\r\n"
        theirs.send(b"x" * LINE_LIMIT)
        theirs.close()
        assert len(peek(ours) or b"") == LINE_LIMIT


def test_several_servers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "klubovna.cli", "serve", "--servers", "2", "--port", "0"]
    done = subprocess.run([*command, "--db", str(tmp_path / "club.db")], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "PostgreSQL" in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr
    assert not (tmp_path / "club.db").exists()


def test_what_is_wrong_at_the_start_is_said_once() -> None:
    command = [sys.executable, "-m", "klubovna.cli", "serve", "--servers", "3", "--port", "0"]
    nowhere = "postgresql://127.0.0.1:1/club"
    done = subprocess.run([*command, "--db", nowhere], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1 and "refused" in done.stderr, done.stderr


def children(pid: int | None) -> list[int]:
    """The servers of a porter, not the processes of their bots."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"klubovna.server.waiter" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="counts processes by /proc")
def test_servers_die_are_replaced_and_stop_while_people_play(postgres_server: Path, tmp_path: Path) -> None:
    async def work() -> None:
        url = postgres.new_database(postgres_server)
        metrics = two_free_ports()
        house = House(url, tmp_path / "log", "--servers", "2", "--metrics-port", str(metrics))
        await house.start()
        assert house.process is not None
        pid = house.process.pid
        crowd = Crowd(house.port, url, 4, 1)
        try:
            await crowd.start()
            await crowd.until_moves(20)
            first = children(pid)
            assert len(first) == 2
            old = Client(await connect(f"ws://127.0.0.1:{house.port}/ws"))  # an address without a table
            await old.hello(crowd.people[0][0].room)
            await old.until(lambda one: one.table is not None and all(seat.present for seat in one.table.seats))

            os.kill(random.Random(1).choice(first), signal.SIGKILL)
            began = time.monotonic()
            times = await crowd.resumed(began)
            assert max(times, default=0.0) < 5
            while len(children(pid)) < 2:
                await asyncio.sleep(0.05)
            await crowd.until_moves(10)

            before = children(pid)
            os.kill(pid, signal.SIGHUP)  # all of them anew, one after the other
            while set(children(pid)) & set(before) or len(children(pid)) != 2:
                crowd.check_alive()
                await asyncio.sleep(0.05)
            await crowd.until_moves(20)
            async with httpx.AsyncClient() as http:
                for port in (metrics, metrics + 1):  # one for each server, also after it was replaced
                    assert "klubovna_sockets" in (await http.get(f"http://127.0.0.1:{port}/metrics")).text
            crowd.check()
            await crowd.stop()
            last = children(pid)
            assert await house.end(signal.SIGTERM) == 0
            assert not any(Path(f"/proc/{child}").exists() for child in last)
            log = house.log.read_text()
            assert "Traceback" not in log and "code=-9" in log, log
        finally:
            if house.running():
                await house.end()

    run(work(), 120)
