"""Turns: which members a table waits for. Whose turn begins or ends is stored with the entry that did it, so that
whoever is away can be told (notices.py), whatever happens to the server meanwhile."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Dialect, Double, Integer, String, bindparam, delete, exists, select

from klubovna.table.database import insert_into
from klubovna.table.phase import PLAYING
from klubovna.table.room import Room
from klubovna.table.schema import MEMBER_CHANNEL, MEMBER_ROOM, NOTICE
from klubovna.table.tokens import member_of


class Turns(msgspec.Struct):
    """The members whose turn begins with an entry, and when they are to be told; and those whose turn ends with it."""

    began: set[str]
    ended: set[str]
    due: float


def waited_for(room: Room) -> set[str]:
    """The members of whom the match wants an answer."""
    if room.match is None or room.status != PLAYING:
        return set()
    holders = (room.chairs[ask.seat].holder for ask in room.match.asks)
    return {member for holder in holders if (member := member_of(holder)) is not None}


def new_turns(before: set[str], room: Room, due: float) -> Turns | None:
    """What an entry has changed, given whom the table waited for before it. A turn lasts while its member is asked,
    however many questions that are."""
    now = waited_for(room)
    return None if now == before else Turns(now - before, before - now, due)


class TurnWriter:
    """Writes turns down, in the transaction of their entries. Members who want to be told nowhere, or not of this
    table, leave no row."""

    def __init__(self, dialect: Dialect) -> None:
        here = NOTICE.c.room == bindparam("in_room"), NOTICE.c.member == bindparam("of_member")
        self.end = delete(NOTICE).where(*here)
        wants = exists().where(
            MEMBER_CHANNEL.c.member == bindparam("of_member"), MEMBER_CHANNEL.c.active, MEMBER_CHANNEL.c.confirmed
        )
        muted = exists().where(
            MEMBER_ROOM.c.member == bindparam("of_member"),
            MEMBER_ROOM.c.room == bindparam("in_room"),
            MEMBER_ROOM.c.muted,
        )
        row = select(
            bindparam("in_room", type_=String),
            bindparam("of_member", type_=String),
            bindparam("nowhere", "", type_=String),
            bindparam("since", type_=Integer),
            bindparam("from_when", type_=Double),
            bindparam("no_tries", 0, type_=Integer),
        ).where(wants, ~muted)
        into = insert_into(NOTICE, dialect).from_select(["room", "member", "channel", "turn", "due", "tries"], row)
        changed = {name: into.excluded[name] for name in ("turn", "due", "tries")}
        self.begin = into.on_conflict_do_update(index_elements=["room", "member", "channel"], set_=changed)

    def write(self, connection: Connection, turns: list[tuple[str, int, Turns]]) -> None:
        """Each with its room and the version of its entry."""
        ended = [{"in_room": room, "of_member": member} for room, _, turn in turns for member in sorted(turn.ended)]
        began = [
            {"in_room": room, "of_member": member, "since": version, "from_when": turn.due}
            for room, version, turn in turns
            for member in sorted(turn.began)
        ]
        if ended:
            connection.execute(self.end, ended)
        for row in began:
            connection.execute(self.begin, row)
