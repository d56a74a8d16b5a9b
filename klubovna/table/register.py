"""Register: what servers that share a PostgreSQL tell each other about themselves. All times are the database's own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, delete, select, text
from sqlalchemy.dialects import postgresql

from klubovna.table.schema import LEASE, PRESENCE, SERVER
from klubovna.table.writer import CHANNEL, NOTIFY

ENLIST: Final = text("insert into server (id, until) values (:server, extract(epoch from clock_timestamp()) + :term)")
RENEW: Final = text("update server set until = extract(epoch from clock_timestamp()) + :term where id = :server")
# Deleting the row settles it: a renewal under way is waited for, and one that comes later finds nothing to renew.
BURY: Final = text("delete from server where until < extract(epoch from clock_timestamp()) returning id")
TAKE: Final = text(
    "insert into lease (room, server) values (:room, :server) "
    "on conflict (room) do update set server = excluded.server "
    "where lease.server = excluded.server or not exists (select 1 from server where id = lease.server) "
    "returning server"
)
QUICKLY: Final = text("set local synchronous_commit = off")  # who is there is told anew after a crash anyway


class Here(msgspec.Struct, frozen=True):
    """Who is at a table: the holders of seats, sorted, and how many look on."""

    people: tuple[str, ...] = ()
    spectators: int = 0


class Register:
    """The tables `server`, `lease` and `presence`. Every method is one short transaction, made in some thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Engine = engine

    # --- servers

    def enlist(self, server: str, term: float) -> None:
        with self.engine.begin() as connection:
            connection.execute(ENLIST, {"server": server, "term": term})

    def renew(self, server: str, term: float) -> bool:
        """False if the server has been buried, or was never there."""
        with self.engine.begin() as connection:
            return connection.execute(RENEW, {"server": server, "term": term}).rowcount == 1

    def bury(self) -> list[str]:
        """Strike out the servers that have not renewed in time; their tables are free again."""
        with self.engine.begin() as connection:
            dead = [row.id for row in connection.execute(BURY)]
            self.strike_out(connection, dead)
            return dead

    def leave(self, server: str) -> None:
        """Hand everything back at once."""
        with self.engine.begin() as connection:
            connection.execute(delete(SERVER).where(SERVER.c.id == server))
            self.strike_out(connection, [server])

    def strike_out(self, connection: Connection, servers: list[str]) -> None:
        if not servers:
            return
        rooms: set[str] = set()
        for table in (LEASE, PRESENCE):
            gone = delete(table).where(table.c.server.in_(servers)).returning(table.c.room)
            rooms.update(row.room for row in connection.execute(gone))
        self.notify(connection, rooms)

    def notify(self, connection: Connection, rooms: Iterable[str]) -> None:
        """A note with version 0: the log is what it was, but not who is there, or whose duty the table is."""
        notes = [{"channel": CHANNEL, "note": f"{room} 0"} for room in rooms]
        if notes:
            connection.execute(NOTIFY, notes)

    # --- leases

    def take(self, server: str, room: str) -> bool:
        """True if the table is this server's duty now: nobody's before, a dead server's, or its own."""
        with self.engine.begin() as connection:
            return connection.execute(TAKE, {"server": server, "room": room}).first() is not None

    def hand_back(self, server: str, room: str) -> None:
        with self.engine.begin() as connection:
            held = delete(LEASE).where(LEASE.c.room == room, LEASE.c.server == server)
            if connection.execute(held).rowcount:
                self.notify(connection, [room])

    # --- who is where

    def tell(self, server: str, here: dict[str, Here]) -> None:
        """Who is at these tables by way of this server."""
        rows = [
            {
                "room": room,
                "server": server,
                "people": msgspec.json.encode(who.people).decode(),
                "spectators": who.spectators,
            }
            for room, who in here.items()
            if who != Here()
        ]
        empty = [room for room, who in here.items() if who == Here()]
        with self.engine.begin() as connection:
            connection.execute(QUICKLY)
            if rows:
                insert = postgresql.insert(PRESENCE)
                changed = {name: insert.excluded[name] for name in ("people", "spectators")}
                connection.execute(insert.on_conflict_do_update(constraint="presence_room_server", set_=changed), rows)
            if empty:
                connection.execute(delete(PRESENCE).where(PRESENCE.c.server == server, PRESENCE.c.room.in_(empty)))
            self.notify(connection, here)

    def elsewhere(self, server: str, rooms: list[str]) -> dict[str, Here]:
        """Who is at these tables by way of other servers."""
        found: dict[str, Here] = dict.fromkeys(rooms, Here())
        query = select(PRESENCE).where(PRESENCE.c.room.in_(rooms), PRESENCE.c.server != server)
        with self.engine.connect() as connection:
            for row in connection.execute(query):
                before, people = found[row.room], msgspec.json.decode(row.people, type=list[str])
                both = tuple(sorted({*before.people, *people}))
                found[row.room] = Here(both, before.spectators + row.spectators)
        return found
