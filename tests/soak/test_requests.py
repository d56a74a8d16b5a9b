"""Nonsense over HTTP, made by schemathesis from the server's own description of its interface (/api/openapi.json)."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from klubovna.server.cards import COOKIE
from klubovna.server.metrics import Metrics
from klubovna.table.members import Browser
from tests.kit import ROOT
from tests.server.club import club, run
from tests.server.conftest import folder  # noqa: F401
from tests.server.test_cards import browser, card
from tests.soak.nonsense import state_of
from tests.soak.results import Part

TOOL = ROOT / "build" / "fuzz" / "bin" / "schemathesis"
UNITS, EXAMPLES = 20, 40  # for every operation


async def nonsense(store: Path, seed: int, examples: int, member: bool) -> dict[str, int]:
    """One run, by nobody or by a member; raises where the server failed, or where a table or an evening that had
    nothing to do with it has changed."""
    async with club(store) as here, browser(here) as host:
        await card(host)
        cup = {"title": "Pohár", "game": "trablici", "form": "swiss"}
        evening = f"/api/evenings/{(await host.post('/api/evenings', json=cup)).json()['info']['id']}"
        planned = (await host.get(evening)).json()["info"]
        clients = await here.table("trablici")
        before = state_of(await here.clubhouse.room(clients[0].room))
        command = [str(TOOL), "run", f"http://127.0.0.1:{here.port}/api/openapi.json", "--seed", str(seed)]
        command += ["--checks", "not_a_server_error", "--phases", "coverage,fuzzing", "--no-color"]
        command += ["--max-examples", str(examples), "--suppress-health-check", "all", "--continue-on-failure"]
        if member:
            _, secret = await here.clubhouse.members.make("Nesmysl", "circle", 0, Browser())
            command += ["--header", f"Cookie: {COOKIE}={secret}", "--exclude-name", "DELETE /api/card"]
        made = await asyncio.create_subprocess_exec(
            *command, cwd=store.parent, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        said, _ = await made.communicate()
        metrics: Metrics = here.server.config.app.state.metrics  # type: ignore[union-attr]
        by_status: dict[int, int] = {}
        for (_, status), count in metrics.requests.items():
            by_status[status] = by_status.get(status, 0) + count
        assert made.returncode == 0, said.decode()[-4000:]
        assert not [status for status in by_status if status >= 500], by_status
        assert state_of(await here.clubhouse.room(clients[0].room)) == before
        assert state_of(await here.clubhouse.load(clients[0].room)) == before
        assert (await host.get(evening)).json()["info"] == planned
        assert (await here.http.get("/api/health/ready")).status_code == 200
        return {"requests": sum(by_status.values()), "accepted": sum(n for s, n in by_status.items() if s < 300)}


@pytest.mark.soak
@pytest.mark.skipif(not TOOL.exists(), reason="schemathesis is not installed: make fuzz")
def test_nonsense_requests_change_nothing(folder: Path) -> None:  # noqa: F811
    part = Part("fuzz requests", 1, UNITS)
    for number in part.left():
        begun = time.monotonic()
        found: dict[str, Any] = run(nonsense(folder / f"{number}.db", number + 1, EXAMPLES, number % 2 == 1), 3600)
        part.step(seconds=round(time.monotonic() - begun, 1), **found)
    totals = {name: sum(step[name] for step in part.steps) for name in ("requests", "accepted")}
    passed = totals["requests"] >= 20_000
    part.conclude(passed, server_errors=0, changes=0, **totals)
    assert passed
