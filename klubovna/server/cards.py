"""Whose card a request came with: a cookie that scripts cannot read, and what it opens.

The cookie goes with requests from our own pages alone (SameSite), and whatever changes something is refused when a page
of another site asks for it (`Guard.own_origin`); so nobody can act with a card that is not theirs.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response

from klubovna.table.members import UNUSED, Members, Visit
from klubovna.table.refusal import Refusal
from klubovna.table.tokens import member_holder

COOKIE: Final = "klubovna_card"
WELL_FORMED: Final = re.compile(r"^[A-Za-z0-9_-]{22}$")


async def visit_of(members: Members, headers: Headers) -> Visit | None:
    """The card that a request or a socket came with, if it is valid."""
    secret = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
    return await members.visit(secret) if WELL_FORMED.match(secret) else None


async def need_visit(members: Members, headers: Headers) -> Visit:
    visit = await visit_of(members, headers)
    if visit is None:
        raise Refusal("no-card")
    return visit


async def card_holder(members: Members, headers: Headers) -> str | None:
    """The holder of the seats that belong to the card."""
    visit = await visit_of(members, headers)
    return None if visit is None else member_holder(visit.card.id)


def give(response: Response, secret: str, request: HTTPConnection) -> Response:
    """Let the browser carry a card; every visit makes it last again."""
    secure = request.url.scheme in ("https", "wss")
    response.set_cookie(COOKIE, secret, max_age=int(UNUSED), httponly=True, samesite="lax", secure=secure)
    return response


def take_away(response: Response) -> Response:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


def origin_of(request: HTTPConnection) -> str:
    """The address of our pages as the browser knows it; the guard has compared the two."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
