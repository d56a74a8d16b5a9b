"""Forgetting: what happens to the tables of a member who deletes their card.

The others' matches stay what they are: every answer, every shuffle, every result. What goes is who it was. The names in
the log are blanked, and so is what the person said; nothing else in a log ever changes.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, update

from klubovna.table.complaints import forget_complaints
from klubovna.table.entries import Created, Entry, Fact, FirstChair, Handed, Resumed, Said, Sat, Started, encode
from klubovna.table.evening_rows import forget_member
from klubovna.table.room import Room
from klubovna.table.schema import (
    ALBUM,
    COUNTED,
    DEVICE,
    ENTRY,
    MEMBER,
    MEMBER_CHANNEL,
    MEMBER_ROOM,
    NOTICE,
    PASSKEY,
    RATING,
    RESULT_SEAT,
    TICKET,
    WISHES,
)
from klubovna.table.store import REREAD
from klubovna.table.tokens import member_holder
from klubovna.table.writer import CHANNEL, NOTIFY

UNSAID = "…"  # in the place of what somebody said who is no longer known


def blanked(room: Room, entries: list[Entry], holder: str) -> dict[int, Fact]:
    """The facts of a log that name a holder, without the name, by version. `room` is the sum of the entries."""
    who = {holder, *(entry.holder for entry in entries if isinstance(entry.fact, Handed) and entry.fact.to == holder)}
    seats = [seat for seat, chair in enumerate(room.chairs) if chair.holder in who or chair.kept_for in who]
    changed: dict[int, Fact] = {}
    for entry in entries:
        fact = without_names(entry, who, seats)
        if fact is not entry.fact:
            changed[entry.version] = fact
    return changed


def without_names(entry: Entry, who: set[str], seats: list[int]) -> Fact:
    match entry.fact:
        case Created() as fact if any(chair.holder in who for chair in fact.chairs):
            return replace(fact, chairs=[nameless(chair, who) for chair in fact.chairs])
        case Sat() as fact if entry.holder in who:
            return replace(fact, name="")
        case Said() as fact if entry.holder in who:
            return replace(fact, name="", text=UNSAID)
        case Started() as fact if seats:
            record = nameless_record(fact.record, seats) if isinstance(fact.record, dict) else fact.record
            return replace(fact, names=nameless_list(fact.names, seats), record=record)
        case Resumed() as fact if seats:
            return replace(fact, record=nameless_record(fact.record, seats))
        case fact:
            return fact


def nameless(chair: FirstChair, who: set[str]) -> FirstChair:
    return replace(chair, name="") if chair.holder in who else chair


def nameless_list(names: list[str], seats: list[int]) -> list[str]:
    return ["" if seat in seats else name for seat, name in enumerate(names)]


def nameless_record(record: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    return {**record, "names": nameless_list(record.get("names", []), seats)}


def blank(connection: Connection, room: str, facts: dict[int, Fact], seats: list[int]) -> None:
    """Write the facts in the place of those with names, and take the names out of the album."""
    for version, fact in facts.items():
        line = (ENTRY.c.room == room) & (ENTRY.c.version == version)
        connection.execute(update(ENTRY).where(line).values(data=encode(fact)))
    spectators = (ALBUM.c.room == room) & (ALBUM.c.seat == -1)
    album = connection.execute(select(ALBUM.c.data).where(spectators)).scalar()
    if album is not None:
        connection.execute(update(ALBUM).where(spectators).values(data=nameless_album(bytes(album), seats)))
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "note": f"{room} {REREAD}"})


def nameless_album(data: bytes, seats: list[int]) -> bytes:
    head, line, rest = zlib.decompress(data).partition(b"\n")
    about = msgspec.json.decode(head)
    about["record"] = nameless_record(about["record"], seats)
    return zlib.compress(msgspec.json.encode(about) + line + rest, 6)


def forget(connection: Connection, member: str) -> None:
    """Delete the card and all that hangs on it. Results keep the seat, but not whose it was."""
    player = member_holder(member)
    connection.execute(update(RESULT_SEAT).where(RESULT_SEAT.c.player == player).values(player=""))
    connection.execute(delete(RATING).where(RATING.c.player == player))
    connection.execute(delete(COUNTED).where(COUNTED.c.owner == player))
    connection.execute(delete(COUNTED).where(COUNTED.c.value == player))  # as somebody's opponent
    for table in (DEVICE, TICKET, PASSKEY, MEMBER_ROOM, MEMBER_CHANNEL, WISHES, NOTICE):
        connection.execute(delete(table).where(table.c.member == member))
    forget_member(connection, member)
    forget_complaints(connection, member)
    connection.execute(delete(MEMBER).where(MEMBER.c.id == member))
