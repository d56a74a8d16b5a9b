"""The HTTP part for members: cards, the devices that carry them, and tables on all of them."""

from __future__ import annotations

from functools import partial
from typing import cast

from fastapi import APIRouter, Request
from starlette.responses import Response

from klubovna.server import card_bodies as bodies
from klubovna.server import passkeys, wire
from klubovna.server.answering import FRESH, add_route, body_of, respond
from klubovna.server.cards import COOKIE, give, need_visit, origin_of, take_away, visit_of
from klubovna.server.socket import Guests
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.members import Browser, Card, Members, Visit
from klubovna.table.membership import hand_over, leave_club, my_tables
from klubovna.table.refusal import Refusal


class MemberRoutes:
    """The handlers; `router` is what the application includes."""

    def __init__(self, clubhouse: Clubhouse, guests: Guests) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.members: Members = clubhouse.members
        self.guests: Guests = guests
        self.router: APIRouter = APIRouter(prefix="/api/card")
        add = partial(add_route, self.router)
        add("GET", "", self.card, None, bodies.CardInfo)
        add("POST", "", self.make, bodies.MakeCard, bodies.CardInfo, 201)
        add("PUT", "", self.alter, bodies.AlterCard, bodies.CardInfo)
        add("DELETE", "", self.delete, None, bodies.Gone)
        add("GET", "/tables", self.tables, None, bodies.MyTables)
        add("PUT", "/tables/{room}", self.mute, bodies.MuteTable, bodies.MyTables)
        add("POST", "/tables", self.attach, bodies.AttachTables, bodies.Attached)
        add("POST", "/carry", self.carry, None, bodies.Carried)
        add("POST", "/take", self.take, bodies.TakeCard, bodies.CardInfo)
        add("POST", "/recovery", self.new_recovery, None, bodies.Recovery)
        add("POST", "/recover", self.recover, bodies.TakeCard, bodies.CardInfo)
        add("DELETE", "/devices/{device}", self.sign_off, None, bodies.CardInfo)
        add("POST", "/passkeys/ask", self.ask_to_make, None, bodies.PasskeyQuestion)
        add("POST", "/passkeys", self.keep_passkey, bodies.PasskeyMade, bodies.CardInfo)
        add("DELETE", "/passkeys/{passkey}", self.drop_passkey, None, bodies.CardInfo)
        add("POST", "/enter/ask", self.ask_to_enter, None, bodies.PasskeyQuestion)
        add("POST", "/enter", self.enter, bodies.PasskeyAnswer, bodies.CardInfo)

    async def visit(self, request: Request) -> Visit:
        return await need_visit(self.members, request.headers)

    # --- the card

    async def shown(self, card: Card, device: str) -> bodies.CardInfo:
        devices = await self.members.devices(card.id)
        passkeys = await self.members.passkeys(card.id)
        return bodies.CardInfo(
            number=card.number,
            name=card.name,
            figure=cast("bodies.Figure", card.figure),
            colour=card.colour,
            since=card.created,
            recovery=card.recovery,
            devices=[
                bodies.DeviceInfo(
                    id=one.id,
                    kind=cast("bodies.Kind", one.kind),
                    label=one.label,
                    created=one.created,
                    seen=one.seen,
                    here=one.id == device,
                )
                for one in devices
            ],
            passkeys=[bodies.PasskeyInfo(id=one.id, created=one.created) for one in passkeys],
        )

    async def card(self, request: Request) -> Response:
        """The card that this browser carries."""
        visit = await self.visit(request)
        answer = respond(await self.shown(visit.card, visit.device), headers=FRESH)
        return give(answer, request.cookies[COOKIE], request)

    async def make(self, request: Request) -> Response:
        """A card in one go; the seats that this browser holds become the card's."""
        wanted = await body_of(request, bodies.MakeCard)
        if await visit_of(self.members, request.headers) is not None:
            raise Refusal("card-here")
        made = await self.members.make(wanted.name, wanted.figure, wanted.colour, browser(wanted.browser))
        for seat in wanted.tables:
            await hand_over(self.clubhouse, made[0].id, seat.room, seat.token)
        return await self.given(request, made, 201)

    async def given(self, request: Request, made: tuple[Card, str], code: int = 200) -> Response:
        """The card on this device from now on, in the place of another that it carried."""
        card, secret = made
        before = await visit_of(self.members, request.headers)
        if before is not None:
            await self.members.sign_off(before.card.id, before.device)
            self.guests.sign_off({before.device})
        visit = await self.members.visit(secret)
        answer = respond(await self.shown(card, "" if visit is None else visit.device), code, FRESH)
        return give(answer, secret, request)

    async def alter(self, request: Request) -> Response:
        """Another name, figure or colour."""
        visit = await self.visit(request)
        wanted = await body_of(request, bodies.AlterCard)
        card = await self.members.alter(visit.card.id, wanted.name, wanted.figure, wanted.colour)
        return respond(await self.shown(card, visit.device), headers=FRESH)

    async def delete(self, request: Request) -> Response:
        """Delete the card: bots play on at its tables, and its name is removed everywhere."""
        visit = await self.visit(request)
        devices = await self.members.devices(visit.card.id)
        await leave_club(self.clubhouse, visit.card.id)
        self.guests.sign_off({device.id for device in devices})
        return take_away(respond(bodies.Gone(gone=True), headers=FRESH))

    # --- tables

    async def tables(self, request: Request) -> Response:
        """The member's tables that are not over, whichever device they sat down at."""
        return await self.tables_of(await self.visit(request))

    async def tables_of(self, visit: Visit) -> Response:
        mine = [
            bodies.MyTable(table=wire.table(one.desk, one.room), seats=one.seats, asked=one.asked, muted=one.muted)
            for one in await my_tables(self.clubhouse, visit.card.id)
        ]
        channels = await self.clubhouse.notices.channels.of(visit.card.id)
        told = any(channel.active and channel.confirmed for channel in channels)
        return respond(bodies.MyTables(tables=mine, told=told), headers=FRESH)

    async def mute(self, request: Request, room: str) -> Response:
        """Tell nothing of the member's turns at one table, or tell them again."""
        visit = await self.visit(request)
        wanted = await body_of(request, bodies.MuteTable)
        await self.clubhouse.notices.channels.mute(visit.card.id, room, wanted.muted)
        return await self.tables_of(visit)

    async def attach(self, request: Request) -> Response:
        """The seats that this browser held before become the card's."""
        visit = await self.visit(request)
        wanted = await body_of(request, bodies.AttachTables)
        rooms = [
            seat.room for seat in wanted.tables if await hand_over(self.clubhouse, visit.card.id, seat.room, seat.token)
        ]
        return respond(bodies.Attached(rooms=rooms), headers=FRESH)

    # --- to other devices

    async def carry(self, request: Request) -> Response:
        """A code, a link and a picture that give the card to one more device."""
        visit = await self.visit(request)
        code, until = await self.members.carry(visit.card.id)
        link = f"{origin_of(request)}/card/take#{code}"
        return respond(bodies.Carried(code=code, link=link, qr=picture(link), until=until), headers=FRESH)

    async def take(self, request: Request) -> Response:
        """The card whose code this is, on this device; the code no longer works."""
        wanted = await body_of(request, bodies.TakeCard)
        return await self.given(request, await self.members.take(wanted.code, browser(wanted.browser)))

    async def new_recovery(self, request: Request) -> Response:
        """A code to be kept on paper, for the day when all devices are lost."""
        visit = await self.visit(request)
        return respond(bodies.Recovery(code=await self.members.new_recovery(visit.card.id)), headers=FRESH)

    async def recover(self, request: Request) -> Response:
        """The card whose code on paper this is, on this device."""
        wanted = await body_of(request, bodies.TakeCard)
        return await self.given(request, await self.members.recover(wanted.code, browser(wanted.browser)))

    async def sign_off(self, request: Request, device: str) -> Response:
        """A device no longer carries the card, from this moment on."""
        visit = await self.visit(request)
        await self.members.sign_off(visit.card.id, device)
        self.guests.sign_off({device})
        answer = respond(await self.shown(visit.card, visit.device), headers=FRESH)
        return take_away(answer) if device == visit.device else answer

    # --- passkeys

    async def ask_to_make(self, request: Request) -> Response:
        """What a browser needs to make a passkey for the card."""
        visit = await self.visit(request)
        known = await self.members.passkeys(visit.card.id)
        challenge, options = passkeys.ask_to_make(origin_of(request), visit.card, known)
        await self.members.ask_passkey(challenge, visit.card.id)
        return respond(bodies.PasskeyQuestion(options=options), headers=FRESH)

    async def keep_passkey(self, request: Request) -> Response:
        """A passkey that opens the card from now on."""
        visit = await self.visit(request)
        wanted = await body_of(request, bodies.PasskeyMade)
        challenge, id, public_key, uses = passkeys.made(origin_of(request), wanted.credential)
        await self.members.keep_passkey(challenge, visit.card.id, id, public_key, uses)
        return respond(await self.shown(visit.card, visit.device), headers=FRESH)

    async def drop_passkey(self, request: Request, passkey: str) -> Response:
        """A passkey no longer opens the card."""
        visit = await self.visit(request)
        await self.members.drop_passkey(visit.card.id, passkey)
        return respond(await self.shown(visit.card, visit.device), headers=FRESH)

    async def ask_to_enter(self, request: Request) -> Response:
        """What a browser needs to ask whoever sits there for a passkey."""
        challenge, options = passkeys.ask_to_enter(origin_of(request))
        await self.members.ask_passkey(challenge)
        return respond(bodies.PasskeyQuestion(options=options), headers=FRESH)

    async def enter(self, request: Request) -> Response:
        """The card that a passkey opens, on this device."""
        wanted = await body_of(request, bodies.PasskeyAnswer)
        passkey = await self.members.passkey(str(wanted.credential.get("id", ""))[:1400])
        challenge, passkey.uses = passkeys.entered(origin_of(request), wanted.credential, passkey)
        made = await self.members.enter_by_passkey(challenge, passkey, browser(wanted.browser))
        return await self.given(request, made)


def browser(said: bodies.Browser) -> Browser:
    return Browser(said.kind, said.label)


def picture(link: str) -> str:
    """A link for the camera of a phone."""
    import segno

    return segno.make(link, error="m", micro=False).svg_data_uri(border=2, dark="#26211d", light="#fbf4e3")
