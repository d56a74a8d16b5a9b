"""What stands at the door: origins, sizes, floods and security headers."""

from __future__ import annotations

import time
from collections import Counter
from math import ceil
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from klubovna.server import bodies, protocol, wire
from klubovna.server.logs import new_trace, traced
from klubovna.server.metrics import Metrics
from klubovna.server.programs import Programs
from klubovna.server.settings import Settings
from klubovna.table.owner import Owner
from klubovna.table.refusal import Refusal

log = structlog.get_logger("klubovna.http")

SAFE: Final = ("GET", "HEAD", "OPTIONS")
STATUS: Final = {
    "no-room": 404,
    "no-game": 404,
    "no-language": 404,
    "no-page": 404,
    "no-lesson": 404,
    "no-puzzle": 404,
    "analysis-busy": 503,
    "no-position": 404,
    "no-seat": 404,
    "no-file": 404,
    "no-method": 405,
    "unreadable": 422,
    "seat-count": 422,
    "options": 422,
    "bad-record": 422,
    "report-running": 422,
    "no-level": 422,
    "too-large": 413,
    "too-fast": 429,
    "chat-flood": 429,
    "clock-time": 422,
    "ban-who": 422,
    "no-ban": 404,
    "table-gone": 404,
    "banned": 403,
    "closed": 403,
    "sent-away": 403,
    "no-owner": 401,
    "read-only": 503,
    "foreign-origin": 403,
    "no-card": 401,
    "no-code": 403,
    "no-passkey": 403,
    "passkey-place": 403,
    "no-device": 404,
    "no-evening": 404,
    "evening-host": 403,
    "evening-nobody": 403,
    "evening-title": 422,
    "evening-time": 422,
    "evening-crowd": 422,
    "evening-seats": 422,
    "evening-figures": 422,
    "card-name": 422,
    "no-complaint": 404,
    "complaint-nobody": 422,
    "no-channel": 404,
    "no-zone": 422,
    "no-mail": 422,
    "no-push": 422,
    "no-webhook": 422,
    "first-silent": 422,
    "not-offered": 409,
    "no-program": 401,
    "replay-running": 403,
    "record-running": 403,
    "not-your-seat": 403,
    "storage": 503,
    "busy": 503,
    "stopping": 503,
    "internal": 500,
    "damaged": 500,
}  # whatever else is refused: 409, it does not fit the state of the table

# where a secret could be guessed
TRIED: Final = ("/api/card/take", "/api/card/recover", "/api/card/enter", "/api/mail/confirm", "/api/mail/off")
LETTERS: Final = (
    "/api/card/notices/mail",
    "/api/card/notices/webhook",
)  # where a stranger could be written to, as by a complaint the owner
TO_ONE: Final = (3, 86400)  # first letters to one address, whoever causes them

HEADERS: Final = {
    "content-security-policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types svelte-trusted-html klubovna",  # made of the client's own templates, and web/src/trusted.ts
        ]
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def problem(refusal: Refusal, scope: Scope) -> Response:
    """A refusal as an HTTP answer, in the language that the request asks for; the guard counts it."""
    scope["refused"] = refusal.id
    reason = wire.reason(refusal, language(Headers(scope=scope)))
    body = wire.encode(bodies.Problem(reason=reason, trace=scope.get("trace", "")))
    after = {"retry-after": str(refusal.words["after"])} if "after" in refusal.words else None
    return Response(body, STATUS.get(refusal.id, 409), after, media_type="application/json")


def language(headers: Headers) -> str:
    """Czech for those whose browser asks for it first, English for the others."""
    return "cs" if headers.get("accept-language", "").lower().startswith("cs") else "en"


class Limits:
    """Counts per address, in memory: a restart forgives. A socket counts its own messages (see Guest.too_fast):
    this storage would sweep a thousand sockets' keys a hundred times a second."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Settings = settings
        self.storage: MemoryStorage = MemoryStorage()
        self.window: MovingWindowRateLimiter = MovingWindowRateLimiter(self.storage)
        self.requests = RateLimitItemPerSecond(*settings.requests, namespace="requests")
        self.new_tables = RateLimitItemPerSecond(*settings.new_tables, namespace="tables")
        self.tries = RateLimitItemPerSecond(*settings.card_tries, namespace="tries")
        self.letters = RateLimitItemPerSecond(*settings.letters, namespace="letters")
        self.to_one = RateLimitItemPerSecond(*TO_ONE, namespace="letters to one")
        self.lines = RateLimitItemPerSecond(*settings.lines, namespace="lines")
        self.spectator_lines = RateLimitItemPerSecond(*settings.spectator_lines, namespace="spectators")
        self.of_programs = RateLimitItemPerSecond(*settings.program_rate, namespace="programs")
        self.tables_of_programs = RateLimitItemPerSecond(*settings.program_tables, namespace="program tables")
        self.sockets: Counter[str] = Counter()

    def line(self, address: str, holder: str, seated: bool) -> Refusal | None:
        """Whether somebody talks too much. Those without a seat have no name but their address."""
        limit, who = (self.lines, holder) if seated else (self.spectator_lines, address)
        flood = self.refusal(limit, who)
        return None if flood is None else Refusal("chat-flood", after=flood.words["after"])

    def request(self, address: str) -> Refusal | None:
        return self.refusal(self.requests, address)

    def new_table(self, address: str) -> Refusal | None:
        return self.refusal(self.new_tables, address)

    def tried(self, address: str) -> Refusal | None:
        return self.refusal(self.tries, address)

    def letter(self, address: str) -> Refusal | None:
        return self.refusal(self.letters, address)

    def letter_to(self, recipient: str) -> Refusal | None:
        return self.refusal(self.to_one, recipient)

    def program(self, name: str) -> Refusal | None:
        return self.refusal(self.of_programs, name)

    def program_table(self, name: str) -> Refusal | None:
        return self.refusal(self.tables_of_programs, name)

    def refusal(self, limit: RateLimitItemPerSecond, address: str) -> Refusal | None:
        """Whether this one is too many, and if so, after how many seconds the next is let in."""
        if self.window.hit(limit, address):
            return None
        free = self.window.get_window_stats(limit, address).reset_time
        return Refusal("too-fast", after=max(1, ceil(free - time.time())))

    def come(self, address: str) -> bool:
        if self.sockets[address] >= self.settings.sockets_per_address:
            return False
        self.sockets[address] += 1
        return True

    def go(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]


class Guard:
    """An ASGI layer around everything else."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics, owner: Owner) -> None:
        self.app: ASGIApp = app
        self.owner: Owner = owner
        self.settings: Settings = settings
        self.limits: Limits = limits
        self.metrics: Metrics = metrics
        self.programs: Programs = Programs(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["trace"] = new_trace()
        with traced(scope["trace"]):
            await (self.http if scope["type"] == "http" else self.socket)(scope, receive, send)

    def is_banned(self, scope: Scope) -> bool:
        client = scope.get("client")
        return client is not None and self.owner.bans_address(client[0])

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if self.is_banned(scope):
            self.metrics.refused["socket", "banned"] += 1
            await send({"type": "websocket.close", "code": 1008, "reason": "banned"})
            return
        if not self.own_origin(headers):
            log.warning("a page of another site tried to connect", origin=headers.get("origin", "")[:200])
            self.metrics.refused["socket", "foreign-origin"] += 1
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign-origin"})
            return
        try:
            scope["program"] = self.programs.name(headers)
        except Refusal as refusal:
            self.metrics.refused["socket", refusal.id] += 1
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.id})
            return
        await self.app(scope, receive, send)

    def own_origin(self, headers: Headers) -> bool:
        """Browsers say where a page comes from; programs say nothing, and bring a token or a card of their own."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin in self.settings.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() == headers.get("host", "").lower()

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers["x-request-id"] = scope["trace"]
            await send(message)

        headers = Headers(scope=scope)
        refusal = self.refusal(scope, headers)
        if refusal is not None:
            await problem(refusal, scope)(scope, receive, with_headers)
        else:
            most = protocol.MAX_FILE if scope["path"] == "/api/replays" else protocol.MAX_FRAME
            body = unread(receive) if scope["method"] in SAFE else Capped(receive, most).receive
            try:
                await self.app(scope, body, with_headers)
            except TooLarge:
                await problem(Refusal("too-large", limit=most), scope)(scope, receive, with_headers)
            except Exception:
                log.exception("a request failed", path=scope["path"][:200])
                if not status:
                    await problem(Refusal("internal"), scope)(scope, receive, with_headers)
        seconds = time.perf_counter() - started
        self.metrics.requested(scope["method"], status, seconds, scope.get("refused"))
        log.info(
            "request", method=scope["method"], path=scope["path"][:200], status=status, ms=round(seconds * 1000, 1)
        )

    def refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        client = scope.get("client")
        address = client[0] if client else ""
        if self.owner.bans_address(address):
            return Refusal("banned")
        try:
            program = self.programs.name(headers)
        except Refusal as refusal:
            return self.limits.request(address) or refusal  # whoever guesses is counted as anybody is
        if refused := self.limits.program(program) if program else self.limits.request(address):
            return refused
        if scope["method"] in SAFE:
            return None
        if not self.own_origin(headers):
            return Refusal("foreign-origin", origin=headers.get("origin", "")[:200])
        path = scope["path"]
        if path in TRIED:
            return self.limits.tried(address)
        if path in LETTERS or path.endswith("/complaints"):
            return self.limits.letter(address)
        costly = path.startswith(("/api/rooms", "/api/replays")) or path in ("/api/card", "/api/evenings")
        if not costly:
            return None
        return self.limits.program_table(program) if program else self.limits.new_table(address)


def unread(receive: Receive) -> Receive:
    """Of a request that only looks, nobody wants a body; pages are on their way while it may still be coming."""

    async def without_body() -> Message:
        message = await receive()
        return {**message, "body": b""} if message["type"] == "http.request" else message

    return without_body


class TooLarge(Exception):
    pass


class Capped:
    """A request body that may not be larger than a frame, or than a match in a file."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.inner: Receive = receive
        self.most: int = most
        self.size: int = 0

    async def receive(self) -> Message:
        message: Any = await self.inner()
        self.size += len(message.get("body", b""))
        if self.size > self.most:
            raise TooLarge
        return message  # type: ignore[no-any-return]
