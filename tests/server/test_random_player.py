"""The player of twenty lines in docs/protocol.md plays a whole match."""

from __future__ import annotations

import asyncio
import re
import sys

from tests.kit import ROOT
from tests.server.club import club, run


def test_twenty_lines_play_a_match(file: str) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    code = re.findall(r"^```text\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[0]
    assert len(code.splitlines()) <= 22

    async def work() -> None:
        async with club(file) as here:
            script = code.replace("localhost:8000", f"127.0.0.1:{here.port}")
            player = await asyncio.create_subprocess_exec(
                sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            out, errors = await player.communicate()
            assert b"winners" in out, errors.decode()

    run(work(), 120)
