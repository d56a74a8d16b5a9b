"""Metrics: everything that a server counts, in the form that Prometheus reads.

While people play, only plain numbers grow (`table/tally.py` and `Metrics`); names, labels and text are made when
somebody reads them. This is the only module that knows the library.
"""

from __future__ import annotations

import hmac
import platform
from collections import Counter
from collections.abc import Iterator
from socketserver import ThreadingMixIn
from threading import Thread
from typing import TYPE_CHECKING, Final
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, make_wsgi_app, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from klubovna import compiled
from klubovna.server import VERSION, protocol
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.refusal import Refusal
from klubovna.table.tally import Spread

if TYPE_CHECKING:
    from klubovna.server.notifier import Notifier
    from klubovna.server.socket import Guests

LOOPBACK: Final = "127.0.0.1"


class Metrics(Collector):
    """What the door and the sockets count, and the way to everything else that is counted."""

    def __init__(self, clubhouse: Clubhouse) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.guests: Guests | None = None
        self.notifier: Notifier | None = None
        self.commands: dict[str, Spread] = {}  # by type: seconds from the frame to its acknowledgement
        self.refused: Counter[tuple[str, str]] = Counter()  # (way, reason)
        self.requests: Counter[tuple[str, int]] = Counter()  # (method, status)
        self.request_seconds: Spread = Spread()
        self.registry: CollectorRegistry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)

    # --- counting

    def acknowledged(self, command: str, seconds: float) -> None:
        spread = self.commands.get(command)
        if spread is None:
            spread = self.commands[command] = Spread()
        spread.add(seconds)

    def requested(self, method: str, status: int, seconds: float, refused: str | None) -> None:
        known = method if method in ("GET", "HEAD", "POST") else "other"  # anybody can invent methods
        self.requests[known, status] += 1
        self.request_seconds.add(seconds)
        if refused is not None:
            self.refused["http", refused] += 1

    # --- telling (in another thread where there is a port of its own: whatever may grow meanwhile is copied first)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        clubhouse = self.clubhouse
        tally, writer = clubhouse.tally, clubhouse.store.writer
        labels = {
            "version": VERSION,
            "protocol": str(protocol.PROTOCOL),
            "build": "compiled" if compiled.is_compiled() else "interpreted",
            "python": platform.python_version(),
            "database": clubhouse.store.engine.dialect.name,
        }
        build = GaugeMetricFamily("klubovna_build_info", "Which klubovna this is; always 1.", labels=list(labels))
        build.add_metric(list(labels.values()), 1)
        yield build

        moves = CounterMetricFamily("klubovna_moves", "Answers stored by this server.", labels=["game"])
        entries = CounterMetricFamily(
            "klubovna_entries", "Entries of all kinds stored by this server.", labels=["game", "kind"]
        )
        for (game, kind), count in tally.entries.copy().items():
            entries.add_metric([game, kind], count)
            if kind == "answer":
                moves.add_metric([game], count)
        yield moves
        yield entries

        commands = HistogramMetricFamily(
            "klubovna_command_seconds", "From a client's frame to its acknowledgement.", labels=["command"]
        )
        for command, spread in self.commands.copy().items():
            commands.add_metric([command], buckets(spread), spread.total)
        yield commands

        refused = CounterMetricFamily("klubovna_refusals", "What was refused, and why.", labels=["by", "reason"])
        for (way, reason), count in self.refused.copy().items():
            refused.add_metric([way, reason], count)
        yield refused

        requests = CounterMetricFamily("klubovna_requests", "HTTP requests.", labels=["method", "status"])
        for (method, status), count in self.requests.copy().items():
            requests.add_metric([method, str(status)], count)
        yield requests
        yield histogram("klubovna_request_seconds", "From an HTTP request to its answer.", self.request_seconds)

        yield gauge("klubovna_sockets", "Clients connected.", len(self.guests.here) if self.guests else 0)
        desks = list(clubhouse.desks.copy().values())
        in_memory = sum(1 for desk in desks if desk.room is not None)
        yield gauge("klubovna_rooms_in_memory", "Tables in memory.", in_memory)
        resting = sum(1 for desk in desks if desk.rest is not None)
        yield gauge("klubovna_rooms_resting", "Tables that people are connected to while nothing happens.", resting)
        watched = sum(1 for desk in desks if desk.watchers)
        yield gauge("klubovna_rooms_watched", "Tables that somebody is connected to.", watched)

        yield gauge("klubovna_bots_asked", "Bots that are asked and have not chosen yet.", tally.thinking)
        queue = max(0, tally.thinking - len(clubhouse.bots.thinkers.workers))
        yield gauge("klubovna_bot_queue", "Bots that wait for a process to think in.", queue)
        yield histogram("klubovna_bot_seconds", "From a bot's question to its choice.", tally.thoughts)

        notices = CounterMetricFamily(
            "klubovna_notices", "Messages to people who are away, and what became of them.", labels=["kind", "outcome"]
        )
        for (kind, outcome), count in (self.notifier.sent.copy() if self.notifier else Counter()).items():
            notices.add_metric([kind, outcome], count)
        yield notices

        yield gauge("klubovna_store_waiting", "Entries that wait for the disk.", writer.waiting.qsize())
        yield histogram("klubovna_store_batch_seconds", "How long a transaction took.", writer.seconds)
        yield histogram("klubovna_store_batch_entries", "How many entries shared a transaction.", writer.sizes)
        yield counter("klubovna_store_failures", "Transactions that failed; conflicts do not count.", writer.failures)


def gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(name, about, value)


def counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(name, about, value)


def histogram(name: str, about: str, spread: Spread) -> Metric:
    return HistogramMetricFamily(name, about, buckets(spread), spread.total)


def buckets(spread: Spread) -> list[tuple[str, float]]:
    """As Prometheus wants them: everything up to each bound, together."""
    found, below = [], 0
    for bound, count in zip([*spread.bounds, float("inf")], spread.counts.copy(), strict=True):
        below += count
        found.append(("+Inf" if bound == float("inf") else str(bound), float(below)))
    return found


# --- who may read them


class SharedPort(ThreadingMixIn, WSGIServer):
    """A server that is being replaced shares the port with its successor until it is gone."""

    allow_reuse_port = True
    daemon_threads = True


def open_port(metrics: Metrics, port: int, host: str = LOOPBACK, shared: bool = False) -> WSGIServer:
    """Serve them at a port of their own, from a thread that answers even while the event loop is busy.

    Raises OSError where the port cannot be had. Close with `shutdown` and `server_close`.
    """
    if not shared:
        server, _ = start_http_server(port, host, metrics.registry)
        return server
    server = make_server(host, port, make_wsgi_app(metrics.registry), SharedPort, handler_class=Silent)
    Thread(target=server.serve_forever, daemon=True).start()
    return server


class Silent(WSGIRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Requests for metrics are not worth a line."""


def answer(metrics: Metrics, token: str, request: Request) -> Response:
    """The metrics, for whoever brings the token; for everybody else there is nothing here."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not hmac.compare_digest(given.encode(), token.encode()):
        raise Refusal("no-page")
    return Response(metrics.text(), headers={"cache-control": "no-store", "content-type": CONTENT_TYPE_LATEST})
