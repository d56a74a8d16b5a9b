"""Bots think in worker processes, each with one thought at a time, and are cut off when they think too long."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from secrets import randbelow, token_hex
from typing import Final

import msgspec
import structlog

from klubovna.engine import Match
from klubovna.table.worker import Thought

log = structlog.get_logger("klubovna.bots")

TIME_LIMIT: Final = 10.0  # seconds for one choice
START_LIMIT: Final = 60.0  # seconds more for the first choice of a new process
LONGEST_REPLY: Final = 16 * 1024 * 1024  # bytes


class Worker:
    """A process of its own, so that one bad thought can be ended without harming anything else."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def choose(self, thought: Thought, time_limit: float) -> str:
        if self.process is None:
            time_limit += START_LIMIT
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "klubovna.table.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_REPLY
            )
        process = self.process
        assert process.stdin is not None and process.stdout is not None
        async with asyncio.timeout(time_limit):
            process.stdin.write(msgspec.json.encode(thought) + b"\n")
            await process.stdin.drain()
            reply = msgspec.json.decode(await process.stdout.readline())
        if "error" in reply:
            raise RuntimeError(reply["error"])
        return str(reply["key"])

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """A few workers. A bot that fails or is too slow gets a random choice made for it: play goes on."""

    def __init__(self, workers: int = 1, time_limit: float = TIME_LIMIT) -> None:
        self.time_limit: float = time_limit
        self.workers: list[Worker] = [Worker() for _ in range(workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def choose(self, match: Match, seat: int, level: str) -> str:
        """The key of a legal option; raises ValueError when the seat is not asked."""
        run = match.run
        ask = match.ask_for(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is not asked")
        keys = [option.key for option in ask.options]
        if len(keys) == 1:
            return keys[0]
        state, answers = run.checkpoint.to_json(), run.answers[:]
        key = await self.think(Thought(match.game.id, level, token_hex(16), state, answers, seat))
        return key if key in keys else keys[randbelow(len(keys))]

    async def think(self, thought: Thought) -> str:
        """The worker's choice, or nothing if it failed."""
        worker = await self.free.get()
        try:
            return await worker.choose(thought, self.time_limit)
        except asyncio.CancelledError:
            await worker.end()
            raise
        except Exception as error:
            log.error("a bot could not choose", game=thought.game, level=thought.level, error=repr(error))
            await worker.end()
            return ""
        finally:
            self.free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
