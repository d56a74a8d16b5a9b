"""`klubovna serve`: the body of the command."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import structlog
import uvicorn

from klubovna.games import all_games
from klubovna.server import protocol
from klubovna.server.app import make_app
from klubovna.server.settings import Settings
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import BadStore
from klubovna.table.store import Store
from klubovna.table.thinking import Thinkers
from klubovna.table.writer import Writer

YOUNG: Final = (2_000, 5, 1_000_000)  # when Python looks for garbage by itself: few objects at a time, young ones only
QUIET: Final = 1.0  # seconds
SWEEP: Final = 600.0  # seconds


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
    workers: int = 1,
    bot_pause: float = 0.7,
    settings: Settings | None = None,
) -> int:
    """Serve until stopped; returns the exit code: 2 with one sentence on stderr where it cannot even start."""
    set_up_logs()
    try:
        listening = bind(host, port)
        run = run_server(listening, db or default_database(), open_browser, workers, bot_pause, settings or Settings())
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run)
    except (CannotServe, BadStore) as problem:
        print(f"klubovna: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        pass
    return 0


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
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        why = (error.strerror or str(error)).lower()
        raise CannotServe(f"The clubhouse cannot open at {host}:{port}: {why}. Try another one by --port.") from None
    listening.setblocking(False)
    return listening


async def run_server(
    listening: socket.socket, db: str, open_browser: bool, workers: int, bot_pause: float, settings: Settings
) -> None:
    try:
        store = await Store.open(db)
    except BaseException:
        listening.close()
        raise
    clubhouse = Clubhouse(store, all_games(), Thinkers(workers), bot_pause)
    app = make_app(clubhouse, settings)
    server = Server(config(app, settings), lambda: announce(listening, open_browser))
    sweeping = asyncio.create_task(sweep_when_quiet(store.writer))
    try:
        await server.serve([listening])
    finally:
        sweeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeping


async def sweep_when_quiet(writer: Writer) -> None:
    """Collect garbage while nobody moves, and every ten minutes if somebody always does.

    Going through all objects stops the server, for a third of a second with a thousand players. Nearly everything here
    goes by reference counts, so that can wait.
    """
    gc.freeze()  # what was loaded so far stays
    gc.set_threshold(*YOUNG)
    swept, written = time.monotonic(), writer.written
    while True:
        await asyncio.sleep(QUIET)
        grown, written = writer.written - written, writer.written
        if time.monotonic() - swept > (SWEEP if grown else SWEEP / 10):
            gc.collect()
            swept = time.monotonic()


def announce(listening: socket.socket, open_browser: bool) -> None:
    host, port = listening.getsockname()[:2]
    address = f"http://{'localhost' if host == '127.0.0.1' else f'[{host}]' if ':' in host else host}:{port}"
    print(f"Klubovna is open at {address}", flush=True)
    if open_browser and not webbrowser.open(address):
        print("Open this address in a browser.", flush=True)


def config(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
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
    """Tells when it is open, and says goodbye to everybody before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened: Callable[[], None] = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        await app.state.guests.say_goodbye()
        await super().shutdown(sockets)


def set_up_logs() -> None:
    """Lines for a person at a terminal, JSON for machines. Tokens never reach the log."""
    level = getattr(logging, os.environ.get("KLUBOVNA_LOG", "warning" if sys.stderr.isatty() else "info").upper(), 20)
    renderer: Any = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s")
