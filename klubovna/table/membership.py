"""Membership: what a card means at the tables: seats that become a card's, tables on all devices, leaving the club."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

import msgspec

from klubovna.table.desk import Desk
from klubovna.table.entries import BadEntry
from klubovna.table.forgetting import blank, blanked, forget
from klubovna.table.phase import OPEN, PLAYING
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.tokens import holder_of, member_holder
from klubovna.table.writer import StoreFailed

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

MOST_TABLES: Final = 30  # that are going on


class MyTable(msgspec.Struct):
    """A table of a member's that is not over. `seats` are theirs, `asked` those of which the match wants an answer."""

    desk: Desk
    room: Room
    seats: list[int]
    asked: list[int]
    muted: bool  # of its turns they are not told

    @property
    def my_turn(self) -> bool:
        return any(seat in self.asked for seat in self.seats)


async def hand_over(clubhouse: Clubhouse, member: str, room: str, token: str) -> bool:
    """The seats that a browser's token holds become the member's. False where it holds none."""
    holder, card = holder_of(token), member_holder(member)
    try:
        await clubhouse.do(room, holder, None, lambda room: room.seating.hand_over(holder, card))
    except Refusal as refusal:
        if refusal.id == "storage":
            raise
        return False
    return True


async def my_tables(clubhouse: Clubhouse, member: str) -> list[MyTable]:
    """The tables of a member that are not over: where they are waited for first, then the newest."""
    holder = member_holder(member)
    found: list[MyTable] = []
    for id, muted in (await clubhouse.members.tables(member, MOST_TABLES)).items():
        try:
            desk, room = await clubhouse.desk(id), await clubhouse.room(id)
        except Refusal:  # a game that is not installed here
            continue
        seats = room.seating.seats_of(holder)
        if seats and room.status in (OPEN, PLAYING):
            asked = [] if room.match is None else [ask.seat for ask in room.match.asks]
            found.append(MyTable(desk, room, seats, asked, muted))
    return sorted(found, key=lambda mine: not mine.my_turn)


async def leave_club(clubhouse: Clubhouse, member: str) -> None:
    """Delete a card. Bots play on in its place, its name is blanked everywhere, and then it has never been there.

    It may be done again where it was cut short: the card itself goes last.
    """
    try:
        for room in await clubhouse.members.all_tables(member):
            await leave_table(clubhouse, room, member_holder(member))
        await clubhouse.store.change(lambda connection: forget(connection, member))
    except StoreFailed:
        raise Refusal("storage") from None


async def leave_table(clubhouse: Clubhouse, id: str, holder: str) -> None:
    with contextlib.suppress(Refusal):  # it is over, or the seat was left before
        await clubhouse.do(id, holder, None, lambda room: room.seating.leave(holder, None))
    desk = clubhouse.desks.get(id) or Desk(id)
    async with desk.lock:
        try:
            entries = await clubhouse.store.load(id)
            room = clubhouse.sum_of(id, entries)
        except (BadEntry, Refusal, IndexError):  # nobody can read it any more
            return
        facts = blanked(room, entries, holder)
        seats = [seat for seat, chair in enumerate(room.chairs) if holder in (chair.holder, chair.kept_for)]
        await clubhouse.store.change(lambda connection: blank(connection, id, facts, seats))
    await clubhouse.following.read_again(id)
