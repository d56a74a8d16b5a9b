"""`klubovna serve`: the body of the command."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from wsgiref.simple_server import WSGIServer

import uvicorn

from klubovna.games import all_games
from klubovna.server import protocol
from klubovna.server.app import make_app
from klubovna.server.lan import address_lines, can_draw, everywhere, first_choice, interface_addresses, reachable
from klubovna.server.line import Line
from klubovna.server.logs import set_up_logs
from klubovna.server.metrics import Metrics, open_port
from klubovna.server.settings import Settings
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import BadStore
from klubovna.table.store import Store
from klubovna.table.thinking import Thinkers
from klubovna.table.writer import Writer

# When Python looks for garbage by itself: at the youngest objects only, each of them once, and so seldom that most of
# them are gone by then. What has lived through that waits for a quiet moment.
YOUNG: Final = (10_000, 1_000_000, 1_000_000)
QUIET: Final = 1.0  # seconds
SWEEP: Final = 60.0  # seconds
RARELY: Final = 1000.0  # times as long as a sweep takes, between two of them while somebody moves


class CannotServe(Exception):
    """One sentence for the person who started the server."""


def default_database() -> str:
    """A file in the place where this system keeps a user's data."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "klubovna"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"The folder {folder} cannot be made ({error.strerror}); give a database by --db.") from None
    return f"sqlite:///{folder / 'klubovna.db'}"


def serve(
    port: int = 8000,
    db: str | None = None,
    host: str = "127.0.0.1",
    open_browser: bool = False,
    workers: int | None = None,
    bot_pause: float = 0.7,
    servers: int = 1,
    settings: Settings | None = None,
    lan: bool = False,
) -> int:
    """Serve until stopped; returns the exit code: 2 with one sentence on stderr where it cannot even start."""
    settings = settings or Settings()
    set_up_logs(settings.log or None, settings.log_format)
    try:
        check_servers(servers, db)
        listening = bind(everywhere() if lan else host, port)

        def opened() -> None:
            announce(listening, open_browser, lan)

        if servers > 1:
            return run_several(listening, db or "", opened, workers, bot_pause, servers, settings)
        run = run_server(listening, db or default_database(), opened, workers, bot_pause, settings)
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run)
    except (CannotServe, BadStore) as problem:
        print(f"klubovna: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        pass
    return 0


def check_servers(count: int, db: str | None) -> None:
    """Servers that share a database must hear of each other's entries, and only PostgreSQL tells them."""
    if count > 1 and not (db or "").startswith("postgres"):
        raise CannotServe("Several servers need PostgreSQL, which tells each what the others write: give one by --db.")
    if count > 1 and not hasattr(socket, "send_fds"):
        raise CannotServe("This system cannot hand connections from one process to another; use --servers 1.")


def run_several(
    listening: socket.socket,
    db: str,
    opened: Callable[[], None],
    workers: int | None,
    bot_pause: float,
    servers: int,
    settings: Settings,
) -> int:
    from klubovna.server.porter import Opening, Porter

    async def run() -> int:
        opening = Opening(0, db, workers, bot_pause, settings)
        return await Porter(listening, opening, servers, opened).run()

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(run())


def loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return None
    return uvloop.new_event_loop


def bind(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise CannotServe(f"A port is a number from 0 to 65535, not {port}.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP: only then does asyncio switch off Nagle's delay, which holds back every second message by 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if host == "::":  # all interfaces of both families, whatever the system's own habit is
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        why = (error.strerror or str(error)).lower()
        raise CannotServe(f"The clubhouse cannot open at {host}:{port}: {why}. Try another one by --port.") from None
    listening.setblocking(False)
    return listening


async def run_server(
    listening: socket.socket,
    db: str,
    opened: Callable[[], None],
    workers: int | None,
    bot_pause: float,
    settings: Settings,
) -> None:
    def server(app: Any) -> Server:
        return Server(config(app, settings), opened)

    await open_house(server, [listening], db, workers, bot_pause, settings)


async def open_house(
    make_server: Callable[[Any], Server],
    sockets: list[socket.socket],
    db: str,
    workers: int | None,
    bot_pause: float,
    settings: Settings,
) -> None:
    """Run a server on a database until it is stopped."""
    try:
        store = await Store.open(db)
    except BaseException:
        for listening in sockets:
            listening.close()
        raise
    clubhouse = Clubhouse(
        store,
        all_games(),
        Thinkers(workers),
        bot_pause,
        expire_days=settings.expire_days,
        notice_pause=settings.notify_after,
    )
    app = make_app(clubhouse, settings)
    server = make_server(app)
    try:
        metrics = open_metrics(app.state.metrics, settings, shared=not sockets)
    except BaseException:
        for listening in sockets:
            listening.close()
        await clubhouse.close()
        raise
    sweeping = asyncio.create_task(sweep_when_quiet(store.writer))
    try:
        await server.serve(sockets)
    finally:
        sweeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeping
        if metrics is not None:
            metrics.shutdown()
            metrics.server_close()


def open_metrics(metrics: Metrics, settings: Settings, shared: bool) -> WSGIServer | None:
    if settings.metrics_port is None:
        return None
    if not 0 < settings.metrics_port <= 65535:
        raise CannotServe(f"A port is a number from 1 to 65535, not {settings.metrics_port}.")
    try:
        return open_port(metrics, settings.metrics_port, shared=shared)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise CannotServe(f"The metrics cannot be told at port {settings.metrics_port}: {why}.") from None


async def sweep_when_quiet(writer: Writer) -> None:
    """Collect garbage every minute while nobody moves, and for a thousandth of the time if somebody always does.

    Going through all objects stops the server, for a third of a second with a thousand players. Nearly everything here
    goes by reference counts, but for connections that were closed, whose parsers know themselves: so that can wait.
    """
    gc.freeze()  # what was loaded so far stays
    gc.set_threshold(*YOUNG)
    swept, took, written = time.monotonic(), 0.0, writer.written
    while True:
        await asyncio.sleep(QUIET)
        grown, written = writer.written - written, writer.written
        begun = time.monotonic()
        if begun - swept > (max(SWEEP, RARELY * took) if grown else SWEEP):
            gc.collect()
            swept = time.monotonic()
            took = swept - begun


def announce(listening: socket.socket, open_browser: bool, lan: bool = False) -> None:
    host, port = listening.getsockname()[:2]
    local = lan or host == "127.0.0.1"
    address = f"http://{'localhost' if local else f'[{host}]' if ':' in host else host}:{port}"
    tell(f"Klubovna is open at {address}")
    if lan:
        tell(*address_lines(reachable(interface_addresses(), first_choice()), port, can_draw(sys.stdout.encoding)))
    if open_browser and not webbrowser.open(address):
        tell("Open this address in a browser.")


def tell(*lines: str) -> None:
    """Print at once, also into a pipe. A reader that has gone away (`| head -1`) ends no clubhouse."""
    try:
        print("\n".join(lines), flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def config(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=Line,
        ws_max_size=protocol.MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),  # else anybody could claim any address and get round the limits
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=10,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Tells when it is open. When it stops, it takes nobody in, leaves its tables to other servers, and says goodbye to
    everybody before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened: Callable[[], None] = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        app.state.guests.stopping = True
        app.state.notifier.stopping.set()  # soon everybody will seem to be away
        for server in self.servers:  # who comes now is sent to another server by the balancer
            server.close()
        await app.state.clubhouse.retire()
        await app.state.guests.say_goodbye()
        await super().shutdown(sockets)
