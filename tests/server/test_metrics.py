"""Metrics: what Prometheus is told is what happened, and strangers are told nothing."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from klubovna.server.metrics import Metrics, buckets, open_port
from klubovna.table.tally import Spread
from tests.kit import ROOT
from tests.server.club import GENEROUS, club, run
from tests.server.test_kill import free_port

TOKEN = "a-token-of-the-operator"


def read(text: str) -> dict[tuple[str, ...], float]:
    """The samples, by name and the values of their labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_counted(folder: Path) -> None:
    async def work() -> None:
        settings = msgspec.structs.replace(GENEROUS, metrics_token=TOKEN)
        async with club(folder / "club.db", settings=settings) as here:
            clients = await here.table("trablici", people=2)
            asked = next(client for client in clients if client.asked())
            await asked.answer()
            assert await asked.refused("answer", seat=asked.seats[0], version=0, key="none") in ("stale", "not-asked")
            assert (await here.http.get("/api/rooms/none")).status_code == 404
            answer = await here.http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
            assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
            found = read(answer.text)
            assert found["klubovna_moves_total", "trablici"] == 1
            assert found["klubovna_entries_total", "trablici", "created"] == 1
            assert found["klubovna_entries_total", "trablici", "sat"] == 1
            assert found["klubovna_command_seconds_count", "answer"] == 1
            assert 0 < found["klubovna_command_seconds_sum", "answer"] < 60
            assert found["klubovna_sockets",] == 2
            assert found["klubovna_rooms_in_memory",] == found["klubovna_rooms_watched",] == 1
            assert sum(value for key, value in found.items() if key[:2] == ("klubovna_refusals_total", "socket")) == 1
            assert found["klubovna_refusals_total", "http", "no-room"] == 1
            assert found["klubovna_requests_total", "GET", "404"] == 1
            assert found["klubovna_store_batch_entries_sum",] == 4, "created, sat, started, answer"
            assert found["klubovna_store_batch_seconds_count",] == here.clubhouse.store.writer.commits
            assert found["klubovna_store_failures_total",] == 0
            assert any(name[0] == "klubovna_build_info" for name in found)
            assert found["process_open_fds",] > 0 or sys.platform != "linux"

    run(work())


def test_bots_are_counted(folder: Path) -> None:
    async def work() -> None:
        async with club(folder / "club.db") as here:
            (client,) = await here.table("trablici", people=1, seats=2, bots=["random"])
            while not here.clubhouse.tally.thoughts.total:
                await (client.answer() if client.asked() else client.next())
            metrics: Metrics = here.server.config.app.state.metrics  # type: ignore[union-attr]
            found = read(metrics.text().decode())
            assert found["klubovna_bot_seconds_count",] >= 1
            assert found["klubovna_bots_asked",] in (0, 1) and found["klubovna_bot_queue",] == 0

    run(work())


@pytest.mark.parametrize("token", ["", TOKEN])
def test_strangers_are_told_that_there_is_nothing(folder: Path, token: str) -> None:
    async def work() -> None:
        settings = msgspec.structs.replace(GENEROUS, metrics_token=token)
        async with club(folder / "club.db", settings=settings) as here:
            for headers in ({}, {"authorization": "Bearer"}, {"authorization": "Bearer x"}, {"authorization": token}):
                answer = await here.http.get("/metrics", headers=headers)
                assert answer.status_code == 404 and "klubovna_" not in answer.text
            assert "/metrics" not in (await here.http.get("/api/openapi.json")).text

    run(work())


def test_a_port_of_its_own(tmp_path: Path) -> None:
    port, own = free_port(), free_port()
    command = [sys.executable, "-m", "klubovna.cli", "serve", "--port", str(port), "--metrics-port", str(own)]
    process = subprocess.Popen(
        [*command, "--db", str(tmp_path / "club.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=dict(os.environ),
    )
    try:
        assert process.stdout is not None and "open at" in process.stdout.readline()
        assert "klubovna_build_info{" in httpx.get(f"http://127.0.0.1:{own}/metrics").text
        assert httpx.get(f"http://127.0.0.1:{port}/metrics").status_code == 404
    finally:
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=30)
    assert "Traceback" not in errors and process.returncode in (0, -signal.SIGTERM)


def test_its_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        own = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "klubovna.cli", "serve", "--port", "0", "--metrics-port", own]
        done = subprocess.run([*command, "--db", str(tmp_path / "club.db")], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and own in done.stderr and "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_steps_of_a_spread_are_told_together() -> None:
    spread = Spread((1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 9.0):
        spread.add(value)
    assert buckets(spread) == [("1.0", 2.0), ("2.0", 3.0), ("+Inf", 4.0)] and spread.total == 12.0


def test_only_one_module_knows_the_library() -> None:
    knowing = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "klubovna").rglob("*.py")
        if re.search(r"^\s*(import|from) prometheus", path.read_text("utf-8"), re.M)
    ]
    assert knowing == ["klubovna/server/metrics.py"]


def test_counting_a_move_is_cheap() -> None:
    """Everything that is counted for one move, a thousand times; a move itself costs a server some milliseconds."""
    spread, refused = Spread(), Metrics.acknowledged
    holder = type("Holder", (), {"commands": {"answer": spread}})()
    begun = time.process_time()
    for _ in range(1000):
        refused(holder, "answer", 0.004)
        spread.add(0.01)
        spread.add(3)
    assert (time.process_time() - begun) / 1000 < 50e-6


def test_a_server_and_the_one_that_replaces_it_share_a_port(folder: Path) -> None:
    async def work() -> None:
        async with club(folder / "club.db") as here:
            port, metrics = free_port(), Metrics(here.clubhouse)
            first = open_port(metrics, port, shared=True)
            second = open_port(metrics, port, shared=True)
            first.shutdown()
            first.server_close()
            async with httpx.AsyncClient() as http:
                told = await http.get(f"http://127.0.0.1:{port}/metrics")
            assert "klubovna_sockets" in told.text
            second.shutdown()
            second.server_close()

    run(work())
