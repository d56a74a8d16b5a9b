"""A server among several: it is handed its connections by the porter (see porter.py), which starts it as
`python -m klubovna.server.waiter CHANNEL`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Callable

import msgspec
import uvicorn

from klubovna.server.logs import set_up_logs
from klubovna.server.porter import BAD_START, OPEN, STOPPING, Opening
from klubovna.server.serve import CannotServe, Server, config, loop_factory, open_house
from klubovna.table.database import BadStore

AT_ONCE = 32  # connections that are taken in one turn of the loop


class HandedServer(Server):
    """Takes connections from a channel instead of a port. When the channel ends, so does the porter, and it stops."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket) -> None:
        super().__init__(config, lambda: None)
        self.channel: socket.socket = channel
        self.welcoming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        if self.started:
            asyncio.get_running_loop().add_reader(self.channel, self.take)
            self.channel.send(OPEN)

    def take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                said, handed, _, _ = socket.recv_fds(self.channel, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                said, handed = b"", []
            for number in handed:
                task = asyncio.create_task(self.welcome(socket.socket(fileno=number)))
                self.welcoming.add(task)
                task.add_done_callback(self.welcoming.discard)
            if not said:
                asyncio.get_running_loop().remove_reader(self.channel)
                self.should_exit = True
                return

    async def welcome(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        with contextlib.suppress(OSError):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, connection)

    def protocol(self) -> asyncio.Protocol:
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with contextlib.suppress(OSError):
            self.channel.send(STOPPING)  # those who are on their way here are told to come again
        await super().shutdown([])


def main() -> int:
    channel = socket.socket(fileno=int(sys.argv[1]))
    channel.setblocking(False)
    os.set_inheritable(channel.fileno(), False)  # bots' processes must not keep it open
    opening = msgspec.json.decode(sys.stdin.buffer.readline(), type=Opening)
    settings = opening.settings
    set_up_logs(settings.log or None, settings.log_format, server=opening.number)
    if settings.metrics_port is not None:  # the one that was named and those after it
        settings = msgspec.structs.replace(settings, metrics_port=settings.metrics_port + opening.number - 1)

    def server(app: object) -> Server:
        return HandedServer(config(app, settings), channel)

    house = open_house(server, [], opening.db, opening.thinkers, opening.bot_pause, settings)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(house)
    except (CannotServe, BadStore) as problem:
        print(f"klubovna: {problem}", file=sys.stderr)
        return BAD_START
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
