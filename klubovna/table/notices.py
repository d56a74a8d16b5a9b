"""Notices: members whose turn has come and who are not at the table are told, once a turn.

The entry that begins a turn writes a row for it, the entry that ends it deletes the row and all that hangs on it
(turns.py). When the row is due, and its member is neither at the table nor in their quiet hours, it gets a row for each
of the member's channels; these are sent a moment later, if the member is still away. Whoever sends claims a row by
moving its due time, which only one server can do; should that server die, the row is due again later. So nothing is
forgotten, and what is sent twice was cut short in between. Times are those of the servers' clocks: a message is no
clock of a match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, Row, and_, delete, exists, select, update

from klubovna.table.channels import Channel, Channels, Wishes, channel_of, wishes_of
from klubovna.table.entries import HUMAN, BadEntry
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.schema import DEVICE, MEMBER, MEMBER_CHANNEL, NOTICE, WISHES
from klubovna.table.tokens import member_holder
from klubovna.table.turns import Turns, new_turns

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

AT_ONCE: Final = 40  # rows in one look
TOLD: Final = 1e18  # in the place of a due time: there is nothing left to do until the turn ends
SURE: Final = 10.0  # seconds between two looks at who is away: a connection that was cut is back by then
HELD: Final = 120.0  # seconds for which a claimed message is one server's alone
AGAIN: Final = (60.0, 300.0, 1800.0, 7200.0, 21600.0)  # seconds until the next try; after the last it is given up
PARENT: Final = NOTICE.alias("turn_of")


class Notice(msgspec.Struct):
    """A message that is to be sent: to whom, by which channel, and for which turn at which table."""

    room: str
    member: str
    name: str
    turn: int
    tries: int
    channel: Channel
    wishes: Wishes


class Scene(msgspec.Struct):
    """What a message may tell of a table: nothing that not everybody there knows."""

    room: Room
    others: list[str]


class Notices:
    """Of one clubhouse. `pause` is for how many seconds a turn has lasted when its member is told."""

    def __init__(self, clubhouse: Clubhouse, pause: float) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.channels: Channels = Channels(clubhouse.members)
        self.pause: float = pause
        self.sure: float = SURE

    def new_turns(self, before: set[str], room: Room) -> Turns | None:
        return new_turns(before, room, self.clubhouse.clock() + self.pause)

    # --- turns that are due

    async def look(self) -> None:
        """Decide what is to be sent of the turns that have lasted long enough."""
        now = self.clubhouse.clock()
        query = select(NOTICE, MEMBER.c.number, *wishes_columns()).join(MEMBER, MEMBER.c.id == NOTICE.c.member)
        query = query.outerjoin(WISHES, WISHES.c.member == NOTICE.c.member)
        query = query.where(NOTICE.c.channel == "", NOTICE.c.due <= now).order_by(NOTICE.c.due).limit(AT_ONCE)
        for row in await self.rows(query):
            quiet = wishes_of(row).quiet_until(now)
            if quiet is not None:
                await self.change(lambda connection, row=row, quiet=quiet: moved(connection, row, quiet))
            elif self.clubhouse.members.banned(str(row.number)) or await self.is_there(row.room, row.member):
                await self.change(lambda connection, row=row: moved(connection, row, TOLD))
            else:
                await self.change(lambda connection, row=row: spread(connection, row, now + self.sure))

    async def is_there(self, room: str, member: str) -> bool:
        """Whether a member is connected to a table, by way of any server."""
        return member_holder(member) in await self.clubhouse.attendance.people(room)

    # --- messages

    async def claim(self) -> list[Notice]:
        """Messages that are due and from now on ours to send."""
        now = self.clubhouse.clock()
        claimed: list[Notice] = []
        for row in await self.rows(ready(now)):
            notice = Notice(row.room, row.member, row.name, row.turn, row.tries + 1, channel_of(row), wishes_of(row))
            quiet = notice.wishes.quiet_until(now)
            if quiet is not None:
                await self.change(lambda connection, row=row, quiet=quiet: moved(connection, row, quiet))
            elif await self.is_there(row.room, row.member):
                await self.done(notice)
            elif await self.change(lambda connection, row=row: taken(connection, row, now + HELD)):
                claimed.append(notice)
        return claimed

    async def done(self, notice: Notice) -> None:
        """It is there, or there is no need of it any more."""
        await self.change(lambda connection: connection.execute(delete(NOTICE).where(*of_message(notice))))

    async def again(self, notice: Notice, wait: float = 0.0) -> bool:
        """It did not get there: later, or where it has been tried often enough never. `wait` is what was asked for."""
        if notice.tries > len(AGAIN):
            await self.done(notice)
            return False
        due = self.clubhouse.clock() + max(AGAIN[notice.tries - 1], min(wait, AGAIN[-1]))
        later = update(NOTICE).where(*of_message(notice)).values(due=due)
        await self.change(lambda connection: connection.execute(later))
        return True

    async def scene(self, notice: Notice) -> Scene | None:
        """The table of a message; None where it cannot be read here. The match itself is not looked at."""
        club, holder = self.clubhouse, member_holder(notice.member)
        desk = club.desks.get(notice.room)
        try:
            room = desk.room if desk is not None else None
            room = room or club.sum_of(notice.room, await club.store.load(notice.room))
        except (BadEntry, Refusal, IndexError):
            return None
        others = [chair.name for chair in room.chairs if chair.kind == HUMAN and chair.holder != holder and chair.name]
        return Scene(room, list(dict.fromkeys(others)))

    # --- the store

    async def rows(self, query: Any) -> list[Row[Any]]:
        return await self.clubhouse.store.rows(query)

    async def change(self, work: Any) -> Any:
        return await self.clubhouse.store.change(work)


def wishes_columns() -> list[Any]:
    return [column for column in WISHES.c if column.name != "member"]


def of_message(notice: Notice) -> tuple[Any, ...]:
    here = NOTICE.c.room == notice.room, NOTICE.c.member == notice.member
    return *here, NOTICE.c.channel == notice.channel.id, NOTICE.c.turn == notice.turn


def as_it_was(row: Row[Any]) -> tuple[Any, ...]:
    """A row, if nobody has touched it since it was read."""
    here = NOTICE.c.room == row.room, NOTICE.c.member == row.member, NOTICE.c.channel == row.channel
    return *here, NOTICE.c.turn == row.turn, NOTICE.c.due == row.due


def moved(connection: Connection, row: Row[Any], due: float) -> bool:
    return connection.execute(update(NOTICE).where(*as_it_was(row)).values(due=due)).rowcount == 1


def taken(connection: Connection, row: Row[Any], due: float) -> bool:
    values = {"due": due, "tries": row.tries + 1}
    return connection.execute(update(NOTICE).where(*as_it_was(row)).values(values)).rowcount == 1


def spread(connection: Connection, row: Row[Any], due: float) -> None:
    """A message for each channel that the member has open, by whoever comes first."""
    if not moved(connection, row, TOLD):
        return
    sweep(connection)
    carried = (MEMBER_CHANNEL.c.device == "") | exists().where(DEVICE.c.id == MEMBER_CHANNEL.c.device)
    usable = MEMBER_CHANNEL.c.member == row.member, MEMBER_CHANNEL.c.active, MEMBER_CHANNEL.c.confirmed, carried
    channels = [found.id for found in connection.execute(select(MEMBER_CHANNEL.c.id).where(*usable))]
    before = NOTICE.c.room == row.room, NOTICE.c.member == row.member, NOTICE.c.channel != ""
    connection.execute(delete(NOTICE).where(*before))
    same = {"room": row.room, "member": row.member, "turn": row.turn, "due": due, "tries": 0}
    if channels:
        connection.execute(NOTICE.insert(), [{**same, "channel": channel} for channel in channels])


def of_the_turn() -> Any:
    """Of a message: the row of the turn that it belongs to."""
    same = (getattr(PARENT.c, name) == NOTICE.c[name] for name in ("room", "member", "turn"))
    return and_(*same, PARENT.c.channel == "")


def ready(now: float) -> Any:
    """The messages that are due, of turns that still last, with all that sending them needs."""
    columns = [NOTICE, MEMBER.c.name, *wishes_columns()]
    columns += [MEMBER_CHANNEL.c[name] for name in Channel.__struct_fields__ if name != "member"]
    query = select(*columns).join(PARENT, of_the_turn()).join(MEMBER_CHANNEL, MEMBER_CHANNEL.c.id == NOTICE.c.channel)
    query = query.join(MEMBER, MEMBER.c.id == NOTICE.c.member)
    query = query.outerjoin(WISHES, WISHES.c.member == NOTICE.c.member)
    query = query.where(
        NOTICE.c.channel != "", NOTICE.c.due <= now, MEMBER_CHANNEL.c.active, MEMBER_CHANNEL.c.confirmed
    )
    return query.order_by(NOTICE.c.due).limit(AT_ONCE)


def sweep(connection: Connection) -> None:
    """Messages of turns that ended at the very moment at which they were spread."""
    connection.execute(delete(NOTICE).where(NOTICE.c.channel != "", ~exists().where(of_the_turn())))
