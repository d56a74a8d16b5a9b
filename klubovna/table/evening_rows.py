"""Evenings in the database: what is planned, who takes part, and the tables of every round.

Every function works inside one transaction of its caller. `read(..., lock=True)` lets one server at a time decide how
an evening goes on; points are written where none are yet, so a result counts once, whoever finds it.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from klubovna.table.entries import ClockRule
from klubovna.table.schema import EVENING, EVENING_PLAYER, EVENING_TABLE
from klubovna.table.standings import Form, Sheet, Standing, standings

Status = Literal["planned", "running", "over"]
LATE: Final = 86400.0  # seconds after its time in which an evening still begins by itself
MOST_AT_ONCE: Final = 20  # evenings of one host that are not over


class Plan(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the host has decided. `rounds` 0: as many as the form wants. `fill`: the level or figure of bots on seats
    that would stay empty. `patience`: minutes after which a bot plays for whoever has not come, 0: nobody does.
    `pause`: seconds between two rounds."""

    form: Form
    seats: int
    rounds: int = 0
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    clock: ClockRule | None = None
    fill: str | None = None
    patience: int = 0
    pause: int = 0
    rated: bool = False


class Evening(msgspec.Struct):
    """One evening or tournament. `starts` is when it begins by itself, `due` when its next round does."""

    id: str
    host: str
    title: str
    game: str
    plan: Plan
    status: Status
    round: int
    listed: bool
    starts: float | None
    due: float | None
    created: float
    ended: float | None


class Entrant(msgspec.Struct):
    """Somebody who takes part, from round `since` on. `out`: they sit out until they say so. `waits`: since when
    they wait for a table, at a free evening."""

    number: int
    member: str
    since: int
    out: bool
    waits: float | None


class Whole(msgspec.Struct):
    """An evening with all that belongs to it."""

    evening: Evening
    entrants: list[Entrant]
    sheets: list[Sheet]

    def entrant(self, member: str) -> Entrant | None:
        return next((one for one in self.entrants if member and one.member == member), None)

    def going(self) -> list[Sheet]:
        """The tables that are not over."""
        return [sheet for sheet in self.sheets if sheet.going]

    def table_of(self, number: int) -> Sheet | None:
        """Where somebody plays just now."""
        return next((sheet for sheet in self.going() if number in sheet.seats), None)

    def playing(self, round: int) -> list[int]:
        """Those who are paired in a round."""
        return [one.number for one in self.entrants if not one.out and one.since <= round]

    def waiting(self) -> list[int]:
        """Who waits for a table at a free evening, the longest first."""
        free = [one for one in self.entrants if one.waits is not None and self.table_of(one.number) is None]
        return [one.number for one in sorted(free, key=lambda one: (one.waits or 0.0, one.number))]

    def standings(self) -> list[Standing]:
        return standings(self.evening.plan.form, [one.number for one in self.entrants], self.sheets)


# --- reading


def read(connection: Connection, id: str, lock: bool = False) -> Whole | None:
    query = select(EVENING).where(EVENING.c.id == id)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        return None
    people = select(EVENING_PLAYER).where(EVENING_PLAYER.c.evening == id).order_by(EVENING_PLAYER.c.number)
    tables = select(EVENING_TABLE).where(EVENING_TABLE.c.evening == id)
    tables = tables.order_by(EVENING_TABLE.c.round, EVENING_TABLE.c.number)
    entrants = [
        Entrant(one.number, one.member, one.since, one.out, one.waits) for one in connection.execute(people).all()
    ]
    return Whole(evening_of(row), entrants, [sheet_of(one) for one in connection.execute(tables).all()])


def evening_of(row: Row[Any]) -> Evening:
    plan = msgspec.json.decode(row.plan, type=Plan)
    return Evening(
        row.id,
        row.host,
        row.title,
        row.game,
        plan,
        row.status,
        row.round,
        row.listed,
        row.starts,
        row.due,
        row.created,
        row.ended,
    )


def sheet_of(row: Row[Any]) -> Sheet:
    seats, points, places = (msgspec.json.decode(part) for part in (row.seats, row.points, row.places))
    return Sheet(row.round, row.number, row.room, seats, row.how, points, places, row.since)


def due_ids(now: float) -> Any:
    """The query for evenings that somebody has to see to."""
    begins = (EVENING.c.status == "planned") & (EVENING.c.starts <= now) & (EVENING.c.starts > now - LATE)
    return select(EVENING.c.id).where(or_(EVENING.c.status == "running", begins)).order_by(EVENING.c.created)


def next_start(now: float) -> Any:
    later = (EVENING.c.status == "planned") & (EVENING.c.starts > now)
    return select(func.min(EVENING.c.starts).label("starts")).where(later)


def those_of(member: str, most: int) -> Any:
    """The query for a member's evenings and those that are open to everybody, newest first."""
    mine = select(EVENING_PLAYER.c.evening).where(EVENING_PLAYER.c.member == member, EVENING_PLAYER.c.member != "")
    known = (EVENING.c.host == member) & (EVENING.c.host != "")
    open_to_all = EVENING.c.listed & (EVENING.c.status != "over")
    query = select(EVENING).where(or_(known, EVENING.c.id.in_(mine), open_to_all))
    return query.order_by(EVENING.c.created.desc(), EVENING.c.id).limit(most)


def counted_players(ids: list[str]) -> Any:
    query = select(EVENING_PLAYER.c.evening, func.count().label("players")).where(EVENING_PLAYER.c.evening.in_(ids))
    return query.where(~EVENING_PLAYER.c.out).group_by(EVENING_PLAYER.c.evening)


def running_of(connection: Connection, host: str) -> int:
    query = select(func.count()).select_from(EVENING).where(EVENING.c.host == host, EVENING.c.status != "over")
    return connection.execute(query).scalar() or 0


# --- writing


def add(connection: Connection, evening: Evening) -> None:
    row = {name: getattr(evening, name) for name in Evening.__struct_fields__}
    connection.execute(insert(EVENING), {**row, "plan": msgspec.json.encode(evening.plan).decode()})


def change(connection: Connection, evening: Evening) -> None:
    """What may change of an evening: how far it has come, and before that what is planned."""
    values: dict[str, Any] = {
        "title": evening.title,
        "game": evening.game,
        "listed": evening.listed,
        "starts": evening.starts,
        "plan": msgspec.json.encode(evening.plan).decode(),
        "status": evening.status,
        "round": evening.round,
        "due": evening.due,
        "ended": evening.ended,
    }
    connection.execute(update(EVENING).where(EVENING.c.id == evening.id).values(values))


def remove(connection: Connection, id: str) -> None:
    for table in (EVENING_TABLE, EVENING_PLAYER):
        connection.execute(delete(table).where(table.c.evening == id))
    connection.execute(delete(EVENING).where(EVENING.c.id == id))


def put_entrant(connection: Connection, id: str, entrant: Entrant, new: bool = False) -> None:
    values = {name: getattr(entrant, name) for name in Entrant.__struct_fields__}
    if new:
        connection.execute(insert(EVENING_PLAYER), {"evening": id, **values})
        return
    one = (EVENING_PLAYER.c.evening == id) & (EVENING_PLAYER.c.number == entrant.number)
    connection.execute(update(EVENING_PLAYER).where(one).values(values))


def drop_entrant(connection: Connection, id: str, number: int) -> None:
    one = (EVENING_PLAYER.c.evening == id) & (EVENING_PLAYER.c.number == number)
    connection.execute(delete(EVENING_PLAYER).where(one))


def add_sheets(connection: Connection, id: str, sheets: list[Sheet]) -> None:
    rows = [
        {
            "evening": id,
            "round": sheet.round,
            "number": sheet.number,
            "room": sheet.room,
            "how": sheet.how,
            "since": sheet.since,
            **{name: msgspec.json.encode(getattr(sheet, name)).decode() for name in ("seats", "points", "places")},
        }
        for sheet in sheets
    ]
    if rows:
        connection.execute(insert(EVENING_TABLE), rows)


def settle(connection: Connection, id: str, sheet: Sheet) -> bool:
    """Write how a table stands: that it is open, or what it brought. False where the latter was known already."""
    one = (EVENING_TABLE.c.evening == id) & (EVENING_TABLE.c.round == sheet.round)
    still = one & (EVENING_TABLE.c.number == sheet.number) & EVENING_TABLE.c.how.in_(["drawn", "open"])
    points, places = (msgspec.json.encode(part).decode() for part in (sheet.points, sheet.places))
    done = update(EVENING_TABLE).where(still).values(how=sheet.how, points=points, places=places)
    return connection.execute(done).rowcount > 0


def forget_member(connection: Connection, member: str) -> None:
    """Somebody leaves the club: what they had planned goes, at what is played they are a number."""
    planned = select(EVENING.c.id).where(EVENING.c.host == member, EVENING.c.status == "planned")
    for id in connection.execute(planned).scalars().all():
        remove(connection, id)
    connection.execute(update(EVENING).where(EVENING.c.host == member).values(host=""))
    gone = update(EVENING_PLAYER).where(EVENING_PLAYER.c.member == member)
    connection.execute(gone.values(member="", out=True, waits=None))
