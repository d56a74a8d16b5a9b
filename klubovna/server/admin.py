"""The owner's part of HTTP: what `klubovna admin` and the page /admin ask for. There is none without a token of the
owner's own making, and every request has to bring it."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, Request
from msgspec.structs import asdict
from starlette.responses import Response

from klubovna.server import bodies
from klubovna.server.answering import FRESH, body_of, respond
from klubovna.server.routes import token_of
from klubovna.server.socket import Guests
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.owner import Ban, BanKind
from klubovna.table.plain import NAME_LENGTH
from klubovna.table.refusal import Refusal

PAGE = 100  # tables in one answer


class Admin:
    """The handlers; `router` is what the application includes where there is a token."""

    def __init__(self, clubhouse: Clubhouse, guests: Guests, token: str) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.guests: Guests = guests
        self.token: bytes = token.encode()
        self.router: APIRouter = APIRouter(prefix="/api/admin", include_in_schema=False)
        self.add("GET", "/house", self.house)
        self.add("POST", "/house", self.set_house)
        self.add("GET", "/rooms", self.rooms)
        self.add("DELETE", "/rooms/{room}", self.delete)
        self.add("GET", "/complaints", self.complaints)
        self.add("DELETE", "/complaints/{complaint}", self.settle)
        self.add("POST", "/expire", self.expire)
        self.add("POST", "/bans", self.ban)
        self.add("DELETE", "/bans/{kind}/{who:path}", self.unban)

    def add(self, method: str, path: str, handler: Callable[..., Awaitable[Any]]) -> None:
        self.router.add_api_route(path, handler, methods=[method], response_model=None)

    def need_owner(self, request: Request) -> None:
        given = (token_of(request) or "").encode("utf-8", "surrogateescape")
        if not hmac.compare_digest(given, self.token):
            raise Refusal("no-owner")

    async def house(self, request: Request) -> Response:
        """What holds for the whole house."""
        self.need_owner(request)
        await self.clubhouse.owner.read()
        return await self.as_it_is()

    async def as_it_is(self) -> Response:
        owner, club = self.clubhouse.owner, self.clubhouse
        house = bodies.House(
            message=owner.message,
            read_only=owner.read_only,
            bans=[ban_info(ban) for ban in owner.bans],
            tables=await club.store.count(),
            here=len(club.desks),
            sockets=len(self.guests.here),
            expire_days=club.caretaker.expire_days,
        )
        return respond(house, headers=FRESH)

    async def set_house(self, request: Request) -> Response:
        """A message to everybody, or a house that can only be looked at."""
        self.need_owner(request)
        wanted = await body_of(request, bodies.SetOwner)
        if wanted.message is not None:
            await self.clubhouse.owner.say(wanted.message)
        if wanted.read_only is not None:
            await self.clubhouse.owner.set_read_only(wanted.read_only)
        self.clubhouse.minding.time.stopped = self.clubhouse.owner.read_only
        self.clubhouse.caretaker.tell_everybody()
        return await self.as_it_is()

    async def rooms(self, request: Request, status: str | None = None, start: int = 0) -> Response:
        """All tables, the newest first, a page at a time."""
        self.need_owner(request)
        if status is not None and status not in ("open", "playing", "over"):
            raise Refusal("unreadable", problem="status is open, playing or over")
        found = await self.clubhouse.store.overview(status, PAGE, max(0, start))
        desks = self.clubhouse.desks
        rooms = [
            bodies.RoomInfo(
                id=row.id,
                game=row.game,
                status=row.status,
                created=row.created,
                changed=row.changed,
                entries=row.entries,
                watchers=len(desks[row.id].watchers) if row.id in desks else 0,
            )
            for row in found
        ]
        return respond(bodies.Rooms(rooms=rooms), headers=FRESH)

    async def delete(self, request: Request, room: str) -> Response:
        """Put a table away, whatever has happened at it."""
        self.need_owner(request)
        if not await self.clubhouse.store.versions([room]):
            raise Refusal("no-room", room=room[:NAME_LENGTH])
        await self.clubhouse.caretaker.delete(room)
        return Response(status_code=204)

    async def complaints(self, request: Request) -> Response:
        """What people have told the owner about others."""
        self.need_owner(request)
        found = [bodies.ComplaintInfo(**asdict(one)) for one in await self.clubhouse.complaints.all()]
        return respond(bodies.ComplaintList(complaints=found), headers=FRESH)

    async def settle(self, request: Request, complaint: str) -> Response:
        """It has been seen to."""
        self.need_owner(request)
        await self.clubhouse.complaints.settle(complaint)
        return Response(status_code=204)

    async def expire(self, request: Request) -> Response:
        """Put away what nobody has touched for that many days."""
        self.need_owner(request)
        wanted = await body_of(request, bodies.Expire)
        gone = await self.clubhouse.caretaker.expire(wanted.days, wanted.finished)
        return respond(bodies.Expired(rooms=gone))

    async def ban(self, request: Request) -> Response:
        """Let an address, a network or a card in no longer; whoever is connected from there is sent away."""
        self.need_owner(request)
        wanted = await body_of(request, bodies.NewBan)
        ban = await self.clubhouse.owner.ban(wanted.kind, wanted.who, wanted.why)
        for guest in list(self.guests.here):
            if self.clubhouse.owner.bans_address(guest.address):
                guest.dismissed(Refusal("banned"))
        return respond(ban_info(ban), 201)

    async def unban(self, request: Request, kind: BanKind, who: str) -> Response:
        self.need_owner(request)
        await self.clubhouse.owner.unban(kind, who)
        return Response(status_code=204)


def ban_info(ban: Ban) -> bodies.BanInfo:
    return bodies.BanInfo(kind=ban.kind, who=ban.who, why=ban.why, at=ban.at)
