"""The application: routes, socket, pages, and the guard around them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.websockets import WebSocket

from klubovna.server import VERSION, answering, routes
from klubovna.server import metrics as counting
from klubovna.server.admin import Admin
from klubovna.server.analysing import Analyses
from klubovna.server.club_routes import ClubRoutes
from klubovna.server.evening_routes import EveningRoutes
from klubovna.server.exports import Exports
from klubovna.server.guard import Guard, Limits, problem
from klubovna.server.member_routes import MemberRoutes
from klubovna.server.metrics import Metrics
from klubovna.server.notice_routes import NoticeRoutes
from klubovna.server.notifier import Notifier
from klubovna.server.pages import STATIC, Pages
from klubovna.server.settings import Settings
from klubovna.server.socket import Guests
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.refusal import Refusal


def make_app(clubhouse: Clubhouse, settings: Settings | None = None, static: Path = STATIC) -> FastAPI:
    """The clubhouse as an ASGI application. It closes the clubhouse when it stops."""
    settings = settings or Settings()
    limits = Limits(settings)
    metrics = Metrics(clubhouse)
    guests = metrics.guests = Guests(clubhouse, settings, limits, metrics)
    analyses = Analyses(clubhouse.store)
    notifier = metrics.notifier = Notifier(clubhouse, settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with contextlib.suppress(Refusal):  # else it is read with the first heartbeat
            await clubhouse.owner.read()
        heartbeat = asyncio.create_task(guests.heartbeat())
        notifier.start()
        yield
        heartbeat.cancel()
        await notifier.close()
        await guests.say_goodbye()
        await analyses.close()
        await clubhouse.close()

    app = FastAPI(
        title="Klubovna",
        version=VERSION,
        description="One table for five board games. Play goes over the socket at /ws: see docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.guests = guests
    app.state.clubhouse = clubhouse
    app.state.metrics = metrics
    app.state.notifier = notifier
    handlers = routes.Routes(clubhouse, guests, analyses, bool(settings.admin_token))
    Exports(handlers)
    app.include_router(handlers.router)
    app.include_router(MemberRoutes(clubhouse, guests).router)
    app.include_router(NoticeRoutes(clubhouse, notifier, limits).router)
    app.include_router(ClubRoutes(clubhouse).router)
    app.include_router(EveningRoutes(clubhouse).router)

    @app.websocket("/ws")
    @app.websocket("/ws/{room}")  # names the table to balancers, which send all its players to one server
    async def socket(websocket: WebSocket) -> None:
        await guests.admit(websocket)

    if settings.admin_token:
        app.include_router(Admin(clubhouse, guests, settings.admin_token).router)

    if token := settings.metrics_token:

        @app.get("/metrics", include_in_schema=False)
        async def tell_metrics(request: Request) -> Response:
            return counting.answer(metrics, token, request)

    app.mount("/", Pages(static))
    app.add_exception_handler(Refusal, routes.as_problem)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, not_here)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, settings=settings, limits=limits, metrics=metrics, owner=clubhouse.owner)
    describe(app)
    return app


def describe(app: FastAPI) -> None:
    """Put the shapes of protocol.py into OpenAPI."""
    plain = app.openapi

    def with_shapes() -> dict[str, Any]:
        document = plain()
        document.setdefault("components", {}).setdefault("schemas", {}).update(answering.schemas())
        return document

    app.openapi = with_shapes  # type: ignore[method-assign]


async def unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(Refusal("unreadable", problem=f"{where}: {first['msg']}"), request.scope)


async def not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    id = {404: "no-page", 405: "no-method"}.get(error.status_code, "unreadable")
    return problem(Refusal(id, problem=str(error.detail)), request.scope)
