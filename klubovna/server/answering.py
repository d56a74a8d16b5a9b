"""What all routes share: bodies that are read and written, and what OpenAPI says about them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from klubovna.server import bodies, wire
from klubovna.server.card_bodies import CARD_TYPES
from klubovna.server.club_bodies import CLUB_TYPES
from klubovna.server.evening_bodies import EVENING_TYPES
from klubovna.server.study_bodies import STUDY_TYPES
from klubovna.table.refusal import Refusal

T = TypeVar("T")
Handler = Callable[..., Awaitable[Response]]
REF: Final = "#/components/schemas/{name}"
FRESH: Final = {"cache-control": "no-store"}  # headers of what is true at this moment only


def respond(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(wire.encode(body), status, headers, media_type="application/json")


def add_route(
    router: APIRouter, method: str, path: str, handler: Handler, sent: type | None, gives: Any, status: int = 200
) -> None:
    """A route that is sent one closed type, or nothing, and gives another."""
    router.add_api_route(path, handler, methods=[method], response_model=None, **documented(sent, gives, status))


def documented(sent: type | None, gives: Any, status: int = 200) -> dict[str, Any]:
    """What FastAPI is to write into OpenAPI about a route."""
    (given, problem_shape), _ = msgspec.json.schema_components([gives, bodies.Problem], ref_template=REF)
    about: dict[str, Any] = {
        "responses": {
            status: {"description": "Done", "content": {"application/json": {"schema": given}}},
            "4XX": {
                "description": "Refused, with a reason",
                "content": {"application/json": {"schema": problem_shape}},
            },
        },
        "status_code": status,
    }
    if sent is not None:
        body = {"required": True, "content": {"application/json": {"schema": {"$ref": REF.format(name=sent.__name__)}}}}
        about["openapi_extra"] = {"requestBody": body}
    return about


def schemas() -> dict[str, Any]:
    """All shapes that `documented` refers to."""
    types = [*bodies.HTTP_TYPES, *STUDY_TYPES, *CARD_TYPES, *CLUB_TYPES, *EVENING_TYPES]
    return dict(msgspec.json.schema_components(types, ref_template=REF)[1])


async def body_of(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", problem=str(error)[:200]) from None
