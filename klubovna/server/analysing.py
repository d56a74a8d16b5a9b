"""Analyses of finished matches: made one after another in processes of their own, kept with the match.

An analysis takes long, so no bot's worker is held up by it. Whoever calls it off ends its process, and nothing is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import zlib
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any, Final, Literal

import msgspec
import structlog

from klubovna.engine import Match
from klubovna.server import study_bodies
from klubovna.table.refusal import Refusal
from klubovna.table.store import Store
from klubovna.table.writer import StoreFailed
from klubovna.teacher.words import verdict

log = structlog.get_logger("klubovna.analysis")

WAITING: Final = 50  # analyses that may wait; whoever comes then is asked to come again
LIMIT: Final = 600.0  # seconds for one of them
LONGEST_REPLY: Final = 16 * 1024 * 1024  # bytes


class Work:
    """An analysis that is wanted."""

    def __init__(self, room: str, record: dict[str, Any], total: int) -> None:
        self.room: str = room
        self.record: dict[str, Any] = record
        self.done: int = 0
        self.total: int = total
        self.state: Literal["waiting", "running", "failed"] = "waiting"
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses of a server's matches. One runs at a time; bots and people come first."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store
        self.works: dict[str, Work] = {}  # by room: waiting, running or failed
        self.one_at_a_time: asyncio.Semaphore = asyncio.Semaphore(1)

    async def look(self, room: str, lang: str) -> study_bodies.Analysed:
        """How far the analysis is, with its words in this language once it is there."""
        work = self.works.get(room)
        if work is not None:
            return study_bodies.Analysed(state=work.state, done=work.done, total=work.total)
        kept = await self.kept(room)
        if kept is None:
            return study_bodies.Analysed(state="none")
        analysis = msgspec.convert(kept, study_bodies.Analysis)
        for player, data in zip(analysis.players, kept["players"], strict=True):
            player.verdict = verdict(data, lang)
        return study_bodies.Analysed(state="done", analysis=analysis)

    async def kept(self, room: str) -> dict[str, Any] | None:
        try:
            data = await self.store.analysis(room)
        except StoreFailed:
            raise Refusal("storage") from None
        return None if data is None else dict(msgspec.json.decode(zlib.decompress(data)))

    async def start(self, room: str, match: Match) -> None:
        """Have the match analysed, unless it is or has been; one that failed is tried again."""
        work = self.works.get(room)
        if (work is not None and work.state != "failed") or await self.kept(room) is not None:
            return
        if len(self.works) >= WAITING and work is None:
            raise Refusal("analysis-busy")
        work = Work(room, match.save(), match.version)
        self.works[room] = work
        work.task = asyncio.create_task(self.make(work))

    async def cancel(self, room: str) -> None:
        work = self.works.pop(room, None)
        if work is not None and work.task is not None:
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)

    async def make(self, work: Work) -> None:
        try:
            async with self.one_at_a_time:
                work.state = "running"
                async with asyncio.timeout(LIMIT):
                    analysis = await self.work_out(work)
                data = zlib.compress(msgspec.json.encode(analysis), 6)
                await self.store.keep_analysis(work.room, analysis["rules"], data)
            if self.works.get(work.room) is work:
                del self.works[work.room]
        except (OSError, RuntimeError, TimeoutError, ValueError, StoreFailed) as error:
            work.state = "failed"
            log.error("a match could not be analysed", room=work.room, error=repr(error))

    async def work_out(self, work: Work) -> dict[str, Any]:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "klubovna.teacher.analyst",
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_REPLY,
        )
        try:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(work.record))
            await process.stdin.drain()
            process.stdin.close()
            while line := await process.stdout.readline():
                told = msgspec.json.decode(line)
                if "analysis" in told:
                    return dict(told["analysis"])
                if "error" in told:
                    raise RuntimeError(told["error"])
                work.done = told["done"]
            raise RuntimeError("its process has ended")
        finally:
            await ended(process)

    async def close(self) -> None:
        """End all processes; analyses under way are lost."""
        for room in list(self.works):
            await self.cancel(room)


async def ended(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
