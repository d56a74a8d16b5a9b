"""Complaints: what people tell the owner of the house about others at their table.

A complaint keeps what was said and by whom, so that the owner can judge it after the table is gone. It is kept until
the owner has seen to it, for three months at most, and it goes with the card of either of the two.
"""

from __future__ import annotations

from collections.abc import Collection
from secrets import token_hex
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select

from klubovna.table.entries import HUMAN
from klubovna.table.members import Members
from klubovna.table.plain import cleaned
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.schema import COMPLAINT, MEMBER
from klubovna.table.tokens import member_of

WHY_LENGTH: Final = 500
KEPT: Final = 90 * 86_400.0  # seconds
MOST: Final = 200  # the oldest go first


class Accused(Struct):
    """Whom a complaint is about. `line` is what they said, if it is about that."""

    name: str
    holder: str
    line: str = ""


class Complaint(Struct):
    """As the owner reads it. `card` is the number of the card of whom it is about, if they have one."""

    id: str
    room: str
    name: str
    card: int | None
    line: str
    why: str
    teller: str
    at: float


def accused_in(room: Room, seat: int | None, line: int | None, by: Collection[str]) -> Accused:
    """Whom somebody means at a table: who sits there, or who has said something. Nobody complains of themselves."""
    found: Accused | None = None
    if line is not None:
        said = room.talk.line(line)
        found = None if said is None else Accused(said.name, said.holder, said.text)
    elif seat is not None:
        chair = room.seating.need_chair(seat)
        found = Accused(chair.name, chair.holder) if chair.kind == HUMAN else None
    if found is None or found.holder in by:
        raise Refusal("complaint-nobody")
    return found


def name_in(room: Room, by: Collection[str]) -> str:
    """What somebody is called at a table; "" for whoever only looks on."""
    return next((chair.name for chair in room.chairs if chair.holder in by and chair.name), "")


class Complaints:
    """Of one clubhouse."""

    def __init__(self, members: Members) -> None:
        self.members: Members = members

    async def add(self, room: Room, accused: Accused, by: Collection[str], why: str) -> None:
        """Keep a complaint. `by` are the holders that the teller may speak for."""
        now = self.members.clock()
        row = {
            "id": token_hex(8),
            "room": room.id,
            "name": accused.name,
            "about": member_of(accused.holder) or "",
            "line": accused.line,
            "why": cleaned(why, WHY_LENGTH),
            "teller": name_in(room, by),
            "told_by": next((member for holder in by if (member := member_of(holder))), ""),
            "at": now,
        }

        def write(connection: Connection) -> None:
            connection.execute(delete(COMPLAINT).where(COMPLAINT.c.at < now - KEPT))
            newest = select(COMPLAINT.c.id).order_by(COMPLAINT.c.at.desc()).offset(MOST - 1)
            for old in connection.execute(newest).scalars().all():
                connection.execute(delete(COMPLAINT).where(COMPLAINT.c.id == old))
            connection.execute(insert(COMPLAINT), row)

        await self.members.change(write)

    async def all(self) -> list[Complaint]:
        """The newest first."""
        query = select(COMPLAINT, MEMBER.c.number).outerjoin(MEMBER, MEMBER.c.id == COMPLAINT.c.about)
        return [
            Complaint(row.id, row.room, row.name, row.number, row.line, row.why, row.teller, row.at)
            for row in await self.members.rows(query.order_by(COMPLAINT.c.at.desc()))
        ]

    async def settle(self, id: str) -> None:
        """The owner has seen to it."""
        gone = delete(COMPLAINT).where(COMPLAINT.c.id == id)
        if not await self.members.change(lambda connection: connection.execute(gone).rowcount):
            raise Refusal("no-complaint")


def forget_complaints(connection: Connection, member: str) -> None:
    """By or about somebody who leaves the club."""
    connection.execute(delete(COMPLAINT).where(or_(COMPLAINT.c.about == member, COMPLAINT.c.told_by == member)))
