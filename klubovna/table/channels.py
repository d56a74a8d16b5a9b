"""Channels: where members want to be told that it is their turn, in which language, and when rather not."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from secrets import token_hex
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, Row, Table, delete, func, insert, select, update

from klubovna.table.database import insert_into
from klubovna.table.members import MOST_DEVICES, Members
from klubovna.table.plain import NAME_LENGTH
from klubovna.table.refusal import Refusal
from klubovna.table.schema import HOUSE_KEY, MEMBER_CHANNEL, MEMBER_ROOM, NOTICE, WISHES

Kind = Literal["push", "mail", "webhook"]
Lang = Literal["cs", "en"]

CONFIRMED_WITHIN: Final = 3 * 86400.0  # seconds that the link in a first e-mail works
CODE_LETTERS: Final = 20
MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class Channel(msgspec.Struct):
    """One way to a member. `keys` are those of a browser, `device` the one that it is."""

    id: str
    member: str
    kind: Kind
    address: str
    keys: dict[str, str]
    device: str
    active: bool
    confirmed: bool
    trouble: str


class Wishes(msgspec.Struct):
    """How a member wants to be told. Quiet hours are minutes after midnight in their time zone, and may pass it."""

    lang: str = "cs"
    zone: str = "Europe/Prague"
    quiet: tuple[int, int] | None = None

    def quiet_until(self, now: float) -> float | None:
        """The end of the quiet hours, if it is within them."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        begin, end = self.quiet
        local = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
            return None
        day = local.date() + timedelta(days=1 if minute >= end else 0)
        until = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo)
        return max(now + 60.0, until.astimezone(UTC).timestamp())  # when clocks change, the end may just have passed


class Channels:
    """Of all members. Whatever is refused is a Refusal with a sentence for the person."""

    def __init__(self, members: Members) -> None:
        self.members: Members = members

    # --- wishes

    async def wishes(self, member: str) -> Wishes:
        for row in await self.members.rows(select(WISHES).where(WISHES.c.member == member)):
            return wishes_of(row)
        return Wishes()

    async def wish(self, member: str, wishes: Wishes) -> None:
        begin, end = wishes.quiet or (None, None)
        values = {"lang": wishes.lang, "zone": need_zone(wishes.zone), "quiet_from": begin, "quiet_to": end}
        into = self.into(WISHES).values(member=member, **values)
        wished = into.on_conflict_do_update(index_elements=["member"], set_=values)
        await self.members.change(lambda connection: connection.execute(wished))

    async def mute(self, member: str, room: str, muted: bool) -> None:
        """Of one table tell nothing, from this moment on; or again, from the next turn on."""
        here = (MEMBER_ROOM.c.member == member) & (MEMBER_ROOM.c.room == room)

        def write(connection: Connection) -> int:
            if muted:
                connection.execute(delete(NOTICE).where(NOTICE.c.member == member, NOTICE.c.room == room))
            return connection.execute(update(MEMBER_ROOM).where(here).values(muted=muted)).rowcount

        if not await self.members.change(write):
            raise Refusal("no-room", room=room[:NAME_LENGTH])

    # --- channels

    async def of(self, member: str) -> list[Channel]:
        query = (
            select(MEMBER_CHANNEL)
            .where(MEMBER_CHANNEL.c.member == member)
            .order_by(MEMBER_CHANNEL.c.created, MEMBER_CHANNEL.c.id)
        )
        return [channel_of(row) for row in await self.members.rows(query)]

    async def add_push(self, member: str, device: str, address: str, keys: dict[str, str]) -> Channel:
        """A browser, in the place of what was known of it or of this device before."""
        row = new_row(member, "push", address, self.members.clock(), device, keys)

        def work(connection: Connection) -> None:
            known = (MEMBER_CHANNEL.c.kind == "push") & (
                (MEMBER_CHANNEL.c.address == address) | (MEMBER_CHANNEL.c.device == device)
            )
            connection.execute(delete(MEMBER_CHANNEL).where(known))
            held = select(func.count()).select_from(MEMBER_CHANNEL).where(MEMBER_CHANNEL.c.member == member)
            if (connection.execute(held).scalar() or 0) > MOST_DEVICES + 2:
                raise Refusal("too-many-channels")
            connection.execute(insert(MEMBER_CHANNEL), row)

        await self.members.change(work)
        return channel_of(row)

    async def add_webhook(self, member: str, address: str) -> Channel:
        """A chat room, in the place of another one."""
        row = new_row(member, "webhook", address, self.members.clock())
        await self.members.change(lambda connection: self.put(connection, row))
        return channel_of(row)

    async def add_mail(self, member: str, address: str) -> tuple[Channel, str]:
        """An e-mail address, in the place of another one, and the code by which whoever reads it may confirm it.
        Nothing else is sent there before."""
        row = new_row(member, "mail", need_mail(address), self.members.clock()) | {"confirmed": False}
        code, until = token_hex(CODE_LETTERS // 2), self.members.clock() + CONFIRMED_WITHIN

        def work(connection: Connection) -> None:
            self.put(connection, row)
            self.members.issue(connection, "mail", code, member, until)

        await self.members.change(work)
        return channel_of(row), code

    def put(self, connection: Connection, row: dict[str, Any]) -> None:
        same = MEMBER_CHANNEL.c.member == row["member"], MEMBER_CHANNEL.c.kind == row["kind"]
        connection.execute(delete(MEMBER_CHANNEL).where(*same))
        connection.execute(insert(MEMBER_CHANNEL), row)

    async def confirm(self, code: str) -> None:
        """Whoever reads the e-mails of an address wants them."""

        def work(connection: Connection) -> None:
            member = self.members.redeem(connection, "mail", code)
            mine = (MEMBER_CHANNEL.c.member == member) & (MEMBER_CHANNEL.c.kind == "mail")
            if not member or not connection.execute(update(MEMBER_CHANNEL).where(mine).values(confirmed=True)).rowcount:
                raise Refusal("no-code")

        await self.members.change(work)

    async def switch(self, member: str, id: str, active: bool) -> None:
        mine = (MEMBER_CHANNEL.c.member == member) & (MEMBER_CHANNEL.c.id == id)

        def work(connection: Connection) -> None:
            if not connection.execute(update(MEMBER_CHANNEL).where(mine).values(active=active, trouble="")).rowcount:
                raise Refusal("no-channel")

        await self.members.change(work)

    async def drop(self, id: str, member: str | None = None) -> None:
        """Nothing is sent there any more. With a member: only if it is theirs."""
        gone = delete(MEMBER_CHANNEL).where(MEMBER_CHANNEL.c.id == id)
        if member is not None:
            gone = gone.where(MEMBER_CHANNEL.c.member == member)

        def work(connection: Connection) -> None:
            if not connection.execute(gone).rowcount:
                raise Refusal("no-channel")
            connection.execute(delete(NOTICE).where(NOTICE.c.channel == id))

        await self.members.change(work)

    async def note(self, id: str, trouble: str, active: bool = True) -> None:
        """What the last message there has shown."""
        known = (
            update(MEMBER_CHANNEL)
            .where(MEMBER_CHANNEL.c.id == id, MEMBER_CHANNEL.c.trouble != trouble)
            .values(trouble=trouble)
        )
        off = update(MEMBER_CHANNEL).where(MEMBER_CHANNEL.c.id == id).values(trouble=trouble, active=False)
        await self.members.change(lambda connection: connection.execute(known if active else off))

    # --- secrets of the house

    async def house_key(self, name: str, make: Callable[[], str]) -> str:
        """A secret that all servers of the house share, made by the first that wants it."""
        keep = self.into(HOUSE_KEY).values(name=name, value=make()).on_conflict_do_nothing()

        def work(connection: Connection) -> str:
            query = select(HOUSE_KEY.c.value).where(HOUSE_KEY.c.name == name)
            known = connection.execute(query).scalar()
            if known is None:
                connection.execute(keep)
                known = connection.execute(query).scalar()
            return str(known)

        return await self.members.change(work)

    def into(self, table: Table) -> Any:
        return insert_into(table, self.members.store.engine.dialect)


def new_row(
    member: str, kind: Kind, address: str, now: float, device: str = "", keys: dict[str, str] | None = None
) -> dict[str, Any]:
    return {
        "id": token_hex(8),
        "member": member,
        "kind": kind,
        "address": address,
        "keys": msgspec.json.encode(keys or {}).decode(),
        "device": device,
        "active": True,
        "confirmed": True,
        "trouble": "",
        "created": now,
    }


def channel_of(row: Row[Any] | dict[str, Any]) -> Channel:
    given = dict(row) if isinstance(row, dict) else row._asdict()
    given["keys"] = msgspec.json.decode(given["keys"])
    return Channel(**{name: given[name] for name in Channel.__struct_fields__})


def wishes_of(row: Row[Any]) -> Wishes:
    """Of a member who may have said nothing yet."""
    if row.lang is None:
        return Wishes()
    quiet = None if row.quiet_from is None or row.quiet_to is None else (row.quiet_from, row.quiet_to)
    return Wishes(row.lang, row.zone, quiet)


def need_zone(zone: str) -> str:
    try:
        ZoneInfo(zone)
    except (KeyError, ValueError, OSError):
        raise Refusal("no-zone", zone=zone[:60]) from None
    return zone


def need_mail(address: str) -> str:
    """An address that can be written to; whether anybody reads it the link will show."""
    if len(address) > 254 or not MAIL.fullmatch(address):
        raise Refusal("no-mail")
    return address
