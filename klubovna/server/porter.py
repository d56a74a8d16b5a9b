"""Porter: the process at the door of `klubovna serve --servers N`.

It accepts connections, looks at the first line of each without taking it, and hands the connection itself to the server
where the table is at home; not a byte of play goes through the porter. It starts servers again that have died, restarts
them one after another on SIGHUP, and stops them all when it is stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog

from klubovna.server.homes import home_of, room_in
from klubovna.server.settings import Settings

log = structlog.get_logger("klubovna.porter")

OPEN: Final = b"o"  # what a server says on its channel: it can be handed connections,
STOPPING: Final = b"s"  # or no longer
HANDED: Final = b"c"  # beside a connection that it is handed
FIRST_PAUSE: Final = 0.5  # seconds before a server that has died is started again; twice as long each time,
LONGEST_PAUSE: Final = 30.0  # up to this,
STEADY: Final = 60.0  # until it has lived for so long
LINE_LIMIT: Final = 4096  # bytes of a first line
PATIENCE: Final = 10.0  # seconds that a client may take for its first line, or wait for a server
MOST_WAITING: Final = 5000  # clients that have not said anything yet
FAREWELL: Final = 20.0  # seconds that servers may take to stop
BAD_START: Final = 2  # exit code of a server that has said in one sentence why it cannot run


class Opening(msgspec.Struct):
    """All that a server must know to open. It comes by standard input: the database's URL may hold a password."""

    number: int
    db: str
    thinkers: int | None
    bot_pause: float
    settings: Settings


class Waiter:
    """One of the servers: its process and the channel on which it is handed connections."""

    def __init__(self, number: int, process: Process, channel: socket.socket) -> None:
        self.number: int = number
        self.process: Process = process
        self.channel: socket.socket = channel
        self.open: bool = False
        self.settled: asyncio.Event = asyncio.Event()  # it has opened, or will never
        self.began: float = time.monotonic()

    def listen(self) -> None:
        asyncio.get_running_loop().add_reader(self.channel, self.hear)

    def hear(self) -> None:
        try:
            said = self.channel.recv(64)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        self.open = said.endswith(OPEN)
        self.settled.set()
        if not said:
            self.forget()

    def forget(self) -> None:
        self.open = False
        self.settled.set()
        if self.channel.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self.channel)
            self.channel.close()

    def hand(self, connection: socket.socket) -> bool:
        """Give it a connection; False if it cannot take one now."""
        try:
            socket.send_fds(self.channel, [HANDED], [connection.fileno()])
        except OSError:
            return False
        return True

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        self.open = False
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(sign)


class Porter:
    """Keeps the servers running and sends everybody to the right one. `opened` is called when all of them are open."""

    def __init__(self, listening: socket.socket, opening: Opening, count: int, opened: Callable[[], None]) -> None:
        self.listening: socket.socket = listening
        self.opening: Opening = opening
        self.numbers: range = range(1, count + 1)
        self.opened: Callable[[], None] = opened
        self.waiters: dict[int, Waiter] = {}
        self.leaving: set[Waiter] = set()  # they have been replaced
        self.turns: itertools.cycle[int] = itertools.cycle(self.numbers)
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped: asyncio.Event = asyncio.Event()

    async def run(self) -> int:
        """Until stopped; the exit code."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, self.stopped.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self.in_background(self.roll()))
        try:
            for number in self.numbers:  # the first alone: it makes the tables, or says why it cannot
                waiter = self.waiters[number] = await self.start(number)
                await waiter.settled.wait()
                if not waiter.open and await waiter.process.wait() == BAD_START:
                    return BAD_START
            for number in self.numbers:
                self.in_background(self.keep(number))
            loop.add_reader(self.listening, self.accept)
            self.opened()
            await self.stopped.wait()
        finally:
            await self.stop()
        return 0

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- servers

    async def start(self, number: int) -> Waiter:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        with theirs:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "klubovna.server.waiter", str(theirs.fileno())),
                stdin=PIPE,
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # Ctrl-C is for the porter, who passes it on
            )
        waiter = Waiter(number, process, ours)
        waiter.listen()
        assert process.stdin is not None
        self.opening.number = number
        process.stdin.write(msgspec.json.encode(self.opening) + b"\n")
        with contextlib.suppress(ConnectionError):
            await process.stdin.drain()
        process.stdin.close()
        return waiter

    async def keep(self, number: int) -> None:
        """Start a server again whenever it dies."""
        pause = FIRST_PAUSE
        while not self.stopped.is_set():
            waiter = self.waiters[number]
            code = await waiter.process.wait()
            if self.stopped.is_set() or self.waiters[number] is not waiter:  # it has been replaced
                continue
            waiter.forget()
            lived = time.monotonic() - waiter.began
            pause = FIRST_PAUSE if lived > STEADY else pause
            log.error("a server has died and is started again", number=number, code=code, after=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            if not self.stopped.is_set() and self.waiters[number] is waiter:
                self.waiters[number] = await self.start(number)

    async def roll(self) -> None:
        """Replace the servers one after another, each when the one that follows it is open."""
        for number in self.numbers:
            if self.stopped.is_set():
                return
            new = await self.start(number)
            await new.settled.wait()
            if not new.open:
                log.error("the new server does not open, so the old ones stay", number=number)
                await new.process.wait()
                return
            old, self.waiters[number] = self.waiters[number], new
            self.leaving.add(old)
            old.stop()
            await self.gone(old)
            self.leaving.discard(old)
            log.info("a server has been replaced", number=number)

    async def gone(self, waiter: Waiter) -> None:
        try:
            await asyncio.wait_for(waiter.process.wait(), FAREWELL)
        except TimeoutError:
            log.error("a server does not stop and is killed", number=waiter.number)
            waiter.stop(signal.SIGKILL)
            await waiter.process.wait()
        waiter.forget()

    async def stop(self) -> None:
        self.stopped.set()
        if self.listening.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self.listening)
            self.listening.close()
        waiters = [*self.waiters.values(), *self.leaving]
        for waiter in waiters:
            waiter.stop()
        await asyncio.gather(*[self.gone(waiter) for waiter in waiters])
        for task in list(self.tasks):
            task.cancel()

    # --- connections

    def accept(self) -> None:
        for _ in range(64):
            try:
                connection, _ = self.listening.accept()
            except BlockingIOError:
                return
            except OSError as error:  # too many open files: those who wait will be let in later
                log.error("a connection could not be accepted", error=str(error))
                return
            connection.setblocking(False)
            line = peek(connection)
            if line and self.hand(connection, line):
                continue
            if len(self.tasks) < MOST_WAITING:
                self.in_background(self.see_in(connection))
            else:
                connection.close()

    def hand(self, connection: socket.socket, line: bytes) -> bool:
        """Hand a connection to the server where its table is at home, or to the next one; False if none is open."""
        open_ones = [number for number, waiter in self.waiters.items() if waiter.open]
        room = room_in(line)
        while open_ones:
            number = home_of(room, open_ones) if room is not None else self.next_of(open_ones)
            if self.waiters[number].hand(connection):
                connection.close()
                return True
            open_ones.remove(number)
        return False

    def next_of(self, numbers: list[int]) -> int:
        return next(number for number in self.turns if number in numbers)

    async def see_in(self, connection: socket.socket) -> None:
        """A client that has not yet said what it wants, or no server to send it to: wait a little. A line that came in
        part stays readable, so there is nothing to wait for but time."""
        try:
            async with asyncio.timeout(PATIENCE):
                await readable(connection)
                line = peek(connection)
                while line is None or (line and not self.hand(connection, line)):
                    await asyncio.sleep(0.02)
                    line = peek(connection)
        except TimeoutError:
            pass
        finally:
            connection.close()


def peek(connection: socket.socket) -> bytes | None:
    """The first line, left where it is; None as long as it has not come, nothing if it never will."""
    try:
        line = connection.recv(LINE_LIMIT, socket.MSG_PEEK)
    except BlockingIOError:
        return None
    except OSError:
        return b""
    return line if not line or b"\n" in line or len(line) == LINE_LIMIT else None


async def readable(connection: socket.socket) -> None:
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(connection, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(connection)
