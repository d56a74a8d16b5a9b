"""Bots think in worker processes: tables take turns, and whoever thinks too long is cut off and replaced.

A table never holds more than one worker, so with two of them one hanging bot holds up nobody else. For a bot that was
cut off a quick choice is made, by a bot that looks one decision ahead or, should that fail too, by lot: play goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from secrets import randbelow, token_hex
from typing import Any, Final, Literal

import msgspec
import structlog

from klubovna.bots import table_seconds
from klubovna.engine import Match
from klubovna.table.fair_queue import FairQueue
from klubovna.table.worker import ADVICE_SECONDS, HURRY, Thought

log = structlog.get_logger("klubovna.bots")

MARGIN: Final = 5.0  # seconds that a choice may take beyond the level's own time
START_LIMIT: Final = 60.0  # seconds for a new process
AGAIN: Final = 1.0  # seconds after which a process that could not be started is tried again
PATIENCE: Final = 90.0  # seconds, with waiting, after which nobody waits for a worker any more
QUICK: Final = "greedy"  # who chooses in place of a bot that was cut off
QUICK_LIMIT: Final = 1.0  # seconds
LONGEST_REPLY: Final = 16 * 1024 * 1024  # bytes


def usual_workers() -> int:
    """One for each core; two at least, so that one can hang."""
    return max(2, os.cpu_count() or 2)


class Job:
    """A thought that somebody waits for. The answer is empty where it failed."""

    def __init__(self, thought: Thought) -> None:
        self.thought: Thought = thought
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()


class Worker:
    """A process of its own, so that one bad thought can be ended without harming anything else."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.job: Job | None = None

    async def start(self) -> None:
        """Have a process that waits for a thought."""
        if self.process is not None and self.process.returncode is None:
            return
        await self.end()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "klubovna.table.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_REPLY
        )
        try:
            async with asyncio.timeout(START_LIMIT):
                await self.read()
        except BaseException:
            await self.end()
            raise

    async def read(self) -> dict[str, Any]:
        assert self.process is not None and self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError("its process has ended")
        return dict(msgspec.json.decode(line))

    async def find(self, thought: Thought) -> dict[str, Any]:
        """What was wanted, in time; otherwise the process is of no use any more."""
        process = self.process
        assert process is not None and process.stdin is not None
        try:
            async with asyncio.timeout(thought.limit):
                process.stdin.write(msgspec.json.encode(thought) + b"\n")
                await process.stdin.drain()
                reply = await self.read()
        except BaseException:
            await self.end()
            raise
        if "error" in reply:
            raise RuntimeError(reply["error"])
        return reply

    def hurry(self) -> None:
        """Let it choose at once: nobody waits for a good answer any more."""
        if self.process is not None and HURRY is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(HURRY)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """The thinking service of a server: whoever has to answer for a bot asks here, with the table it belongs to."""

    def __init__(self, workers: int | None = None, margin: float = MARGIN) -> None:
        self.most: int = usual_workers() if workers is None else workers
        self.margin: float = margin
        self.queue: FairQueue[Job] = FairQueue()
        self.workers: list[Worker] = []  # as many as have been needed so far
        self.tasks: list[asyncio.Task[None]] = []

    async def choose(self, match: Match, seat: int, player: str, table: str = "") -> str:
        """The key of a legal option; raises ValueError when the seat is not asked."""
        run = match.run
        ask = match.ask_for(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is not asked")
        keys = [option.key for option in ask.options]
        if len(keys) == 1:
            return keys[0]
        limit = table_seconds(player) + self.margin
        thought = Thought(match.game.id, player, token_hex(16), run.checkpoint.to_json(), run.answers[:], seat, limit)
        key = (await self.think(thought, table)).get("key", "")
        if key not in keys and player != QUICK:
            thought.player, thought.limit = QUICK, QUICK_LIMIT
            key = (await self.think(thought, table)).get("key", "")
        return key if key in keys else keys[randbelow(len(keys))]

    async def find(self, match: Match, seat: int, wanted: Literal["advice", "prospects"], table: str = "") -> Any:
        """Advice or prospects for somebody who is asked, as plain data; None if they could not be had.

        Asked again in the same position the answer is the same. The table's bots need not wait for it.
        """
        run = match.run
        thought = Thought(
            match.game.id,
            QUICK,
            str(match.version),
            run.checkpoint.to_json(),
            run.answers[:],
            seat,
            ADVICE_SECONDS + self.margin,
            wanted,
        )
        return (await self.think(thought, f"{wanted} {table}")).get("found")

    async def think(self, thought: Thought, table: str = "") -> dict[str, Any]:
        """A worker's reply, empty if it failed. Cancelling this calls the thought off."""
        job = Job(thought)
        if not self.queue.idle and len(self.tasks) < self.most:
            worker = Worker()
            self.workers.append(worker)
            self.tasks.append(asyncio.create_task(self.serve(worker)))
        self.queue.put(table, job)
        try:
            async with asyncio.timeout(PATIENCE):
                return await job.answer
        except TimeoutError:
            log.error("no worker had time for a bot", game=thought.game, table=table)
            return {}
        finally:
            if not job.answer.done() or job.answer.cancelled():
                self.call_off(table, job)

    def call_off(self, table: str, job: Job) -> None:
        self.queue.drop(table, job)
        for worker in self.workers:
            if worker.job is job:
                worker.hurry()

    async def serve(self, worker: Worker) -> None:
        """One worker's life: it takes a thought only when its process stands ready, so nobody waits for a start."""
        try:
            while True:
                try:
                    await worker.start()
                except (OSError, RuntimeError, TimeoutError) as error:
                    log.error("a process for bots could not be started", error=repr(error))
                    await asyncio.sleep(AGAIN)
                    continue
                table, job = await self.queue.take()
                worker.job = job
                try:
                    reply = await self.tried(worker, job.thought)
                finally:
                    worker.job = None
                    self.queue.done(table)
                if not job.answer.done():
                    job.answer.set_result(reply)
        finally:
            await worker.end()

    async def tried(self, worker: Worker, thought: Thought) -> dict[str, Any]:
        try:
            await worker.start()  # again, if it died while it was waiting
            return await worker.find(thought)
        except Exception as error:
            log.error("a bot could not choose", game=thought.game, player=thought.player, error=repr(error))
            return {}

    async def close(self) -> None:
        """End all processes; thoughts under way are lost."""
        tasks, self.tasks, self.workers = self.tasks, [], []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
