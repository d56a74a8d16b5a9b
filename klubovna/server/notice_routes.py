"""The HTTP part of telling people that it is their turn: where, when, and how to end it."""

from __future__ import annotations

from functools import partial
from typing import Any, cast
from urllib.parse import quote, urlsplit

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from klubovna.server import card_bodies as bodies
from klubovna.server import pushing
from klubovna.server.answering import FRESH, add_route, body_of, respond
from klubovna.server.cards import need_visit
from klubovna.server.guard import Limits, language
from klubovna.server.notifier import Notifier, Undelivered
from klubovna.server.outside import NotAllowed
from klubovna.table.channels import Channel, Channels, Wishes, need_mail
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.members import Members, Visit
from klubovna.table.refusal import TEXTS, Refusal


class NoticeRoutes:
    """The handlers; `router` is what the application includes."""

    def __init__(self, clubhouse: Clubhouse, notifier: Notifier, limits: Limits) -> None:
        self.members: Members = clubhouse.members
        self.channels: Channels = clubhouse.notices.channels
        self.notifier: Notifier = notifier
        self.limits: Limits = limits
        self.router: APIRouter = APIRouter(prefix="/api")
        add = partial(add_route, self.router)
        add("GET", "/card/notices", self.notices, None, bodies.NoticeInfo)
        add("PUT", "/card/notices", self.wish, bodies.SetWishes, bodies.NoticeInfo)
        add("POST", "/card/notices/push", self.add_push, bodies.AddPush, bodies.NoticeInfo)
        add("POST", "/card/notices/mail", self.add_mail, bodies.AddAddress, bodies.NoticeInfo)
        add("POST", "/card/notices/webhook", self.add_webhook, bodies.AddAddress, bodies.NoticeInfo)
        add("PUT", "/card/notices/channels/{channel}", self.switch, bodies.SwitchChannel, bodies.NoticeInfo)
        add("DELETE", "/card/notices/channels/{channel}", self.drop, None, bodies.NoticeInfo)
        add("POST", "/mail/confirm", self.confirm, bodies.ConfirmMail, bodies.MailDone)
        add("POST", "/mail/off", self.off, None, bodies.MailDone)
        self.router.add_api_route("/mail/off", self.off_page, methods=["GET"], include_in_schema=False)

    async def visit(self, request: Request) -> Visit:
        return await need_visit(self.members, request.headers)

    async def shown(self, visit: Visit) -> Response:
        wishes = await self.channels.wishes(visit.card.id)
        labels = {device.id: device.label for device in await self.members.devices(visit.card.id)}
        quiet = None if wishes.quiet is None else bodies.Quiet(begin=wishes.quiet[0], end=wishes.quiet[1])
        info = bodies.NoticeInfo(
            channels=[channel_info(one, labels, visit) for one in await self.channels.of(visit.card.id)],
            lang=cast("bodies.Lang", wishes.lang),
            zone=wishes.zone,
            quiet=quiet,
            push_key=await self.notifier.push_key(),
            mail=self.notifier.post is not None,
            webhook=bool(self.notifier.base),
        )
        return respond(info, headers=FRESH)

    # --- the member's

    async def notices(self, request: Request) -> Response:
        """Where, when and in which language the member is told that it is their turn."""
        return await self.shown(await self.visit(request))

    async def wish(self, request: Request) -> Response:
        """Another language, time zone or other quiet hours."""
        visit = await self.visit(request)
        wanted = await body_of(request, bodies.SetWishes)
        quiet = None if wanted.quiet is None else (wanted.quiet.begin, wanted.quiet.end)
        await self.channels.wish(visit.card.id, Wishes(wanted.lang, wanted.zone, quiet))
        return await self.shown(visit)

    async def add_push(self, request: Request) -> Response:
        """Tell this browser."""
        visit = await self.visit(request)
        wanted = await body_of(request, bodies.AddPush)
        keys = pushing.need_keys(wanted.p256dh, wanted.auth)
        self.need_allowed(wanted.endpoint, "no-push")
        await self.channels.add_push(visit.card.id, visit.device, wanted.endpoint, keys)
        return await self.shown(visit)

    async def add_mail(self, request: Request) -> Response:
        """Write to an address, once whoever reads it has confirmed it."""
        visit = await self.visit(request)
        wanted = await body_of(request, bodies.AddAddress)
        if self.notifier.post is None:
            raise Refusal("not-offered")
        address = need_mail(wanted.address.strip())
        if refused := self.limits.letter_to(address.lower()):
            raise refused
        channel, code = await self.channels.add_mail(visit.card.id, address)
        try:
            await self.notifier.confirm(channel, code, language(request.headers))
        except Undelivered:
            await self.channels.drop(channel.id)
            raise Refusal("first-silent") from None
        return await self.shown(visit)

    async def add_webhook(self, request: Request) -> Response:
        """Write to a chat room, if it takes the first message."""
        visit = await self.visit(request)
        wanted = await body_of(request, bodies.AddAddress)
        if not self.notifier.base:
            raise Refusal("not-offered")
        address = wanted.address.strip()
        self.need_allowed(address, "no-webhook")
        hello = TEXTS.text(language(request.headers), "webhook-hello", {"name": visit.card.name})
        try:
            await self.notifier.say(address, hello, self.notifier.base)
        except Undelivered as failed:
            raise Refusal("no-webhook" if failed.trouble == "private" else "first-silent") from None
        await self.channels.add_webhook(visit.card.id, address)
        return await self.shown(visit)

    def need_allowed(self, address: str, refusal: str) -> None:
        try:
            self.notifier.outside.need_allowed(address)
        except NotAllowed:
            raise Refusal(refusal) from None

    async def switch(self, request: Request, channel: str) -> Response:
        """Send nothing there for the time being, or send again."""
        visit = await self.visit(request)
        wanted = await body_of(request, bodies.SwitchChannel)
        await self.channels.switch(visit.card.id, channel, wanted.active)
        return await self.shown(visit)

    async def drop(self, request: Request, channel: str) -> Response:
        """Send nothing there, and forget the address."""
        visit = await self.visit(request)
        await self.channels.drop(channel, visit.card.id)
        return await self.shown(visit)

    # --- whoever reads a letter

    async def confirm(self, request: Request) -> Response:
        """The address that a first letter went to may be written to."""
        wanted = await body_of(request, bodies.ConfirmMail)
        await self.channels.confirm(wanted.code.strip())
        return respond(bodies.MailDone(done=True), headers=FRESH)

    async def off(self, request: Request, token: str = "") -> Response:
        """No more letters to the address of this one, which is forgotten. The body does not matter: RFC 8058."""
        channel = await self.notifier.channel_of(token[:100])
        try:
            await self.channels.drop(channel)
        except Refusal as refusal:
            if refusal.id != "no-channel":  # else it has been done before
                raise
        return respond(bodies.MailDone(done=True), headers=FRESH)

    async def off_page(self, token: str = "") -> Response:
        """A program that cannot sign off by itself opens the page on which people do."""
        return RedirectResponse(f"/card/off#{quote(token[:100])}", 303, FRESH)


def channel_info(channel: Channel, labels: dict[str, str], visit: Visit) -> bodies.ChannelInfo:
    """Of a browser its name, of a chat room only whose it is: the rest of its address is a secret."""
    label = channel.address
    if channel.kind == "push":
        label = labels.get(channel.device, "")
    elif channel.kind == "webhook":
        label = urlsplit(channel.address).hostname or ""
    return bodies.ChannelInfo(
        id=channel.id,
        kind=channel.kind,
        label=label,
        here=channel.device == visit.device,
        active=channel.active,
        confirmed=channel.confirmed,
        trouble=cast("Any", channel.trouble),
    )
