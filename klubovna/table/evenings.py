"""Evenings: a host plans an evening or a tournament, people come by a link, and its tables open by themselves.

The tables are ordinary rooms: everybody sits there already and the match has begun. An evening only knows which rooms
are its own, and adds up what they came to. It is moved on by whichever server looks first: drawing a round is one
transaction that holds the evening's row, a room is created and begun once because its log says so, and points are
written where none are yet. So a server may die anywhere, and the next one goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection, Row, select

from klubovna.table import evening_rows as rows
from klubovna.table.evening_rooms import EveningRooms
from klubovna.table.evening_rounds import MOST_PLAYERS, broken_off, checked_plan, deal, draw, need_players, rounds_for
from klubovna.table.evening_rows import MOST_AT_ONCE, Entrant, Evening, Plan, Whole
from klubovna.table.faults import place
from klubovna.table.pairing import BOT
from klubovna.table.plain import cleaned
from klubovna.table.refusal import Refusal
from klubovna.table.schema import ROOM
from klubovna.table.standings import Sheet
from klubovna.table.tokens import new_room_id
from klubovna.table.writer import StoreFailed

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

log = structlog.get_logger("klubovna.table")
T = TypeVar("T")

# what the host and those who come may want of an evening
Wish = Literal["come", "leave", "wait", "rest", "deal", "begin", "go-on", "strike", "end"]

OFTEN: Final = 1.0  # seconds between two looks at evenings that are running
SELDOM: Final = 60.0  # seconds between two looks while none is
TITLE_LENGTH: Final = 80
MOST_LISTED: Final = 40
FARTHEST: Final = 366 * 86400.0  # seconds ahead that an evening can be planned for


class Evenings:
    """All evenings of a clubhouse."""

    def __init__(self, clubhouse: Clubhouse) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.rooms: EveningRooms = EveningRooms(clubhouse)
        self.locks: dict[str, asyncio.Lock] = {}
        self.called: asyncio.Event = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    # --- seeing to them

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Others go on with them."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def look(self) -> None:
        """Perhaps something is to be done: a match has ended, somebody has come."""
        self.called.set()

    async def run(self) -> None:
        while True:
            self.called.clear()
            wait = SELDOM
            try:
                wait = await self.see_to_all()
            except (Refusal, StoreFailed):  # the store has said so
                wait = OFTEN
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.called.wait()

    async def see_to_all(self) -> float:
        """Move on what can be moved on; returns the seconds until something may be due."""
        now = self.clubhouse.clock()
        if self.clubhouse.owner.read_only:
            return SELDOM
        found = [row.id for row in await self.found(rows.due_ids(now))]
        for id in found:
            try:
                await self.step(id)
            except Refusal as refusal:
                log.info("an evening could not be moved on", evening=id, reason=refusal.id)
            except Exception as error:  # one that cannot go on must not hold up the others
                log.error("an evening could not be moved on", evening=id, error=place(error))
        if found:
            return OFTEN
        [first] = await self.found(rows.next_start(now))
        return SELDOM if first.starts is None else min(SELDOM, max(0.05, first.starts - self.clubhouse.clock()))

    async def step(self, id: str) -> Whole:
        """Open what is drawn, count what is over, and draw what is due. Whatever was done already is not done again."""
        async with self.locks.setdefault(id, asyncio.Lock()):
            whole = await self.begun_in_time(await self.whole(id))
            for _ in range(3):  # counting may lead to the next round, and that has tables to open
                before = await self.look_round(whole)
                whole = await self.advance(before)
                if whole.evening.round == before.evening.round:
                    break
        if whole.evening.status == "over":
            self.locks.pop(id, None)
        return whole

    async def begun_in_time(self, whole: Whole) -> Whole:
        """An evening begins by itself when it is time, if there are enough people; else it waits for its host."""
        evening = whole.evening
        if evening.status != "planned" or evening.starts is None or evening.starts > self.clubhouse.clock():
            return whole
        try:
            need_players(whole, self.clubhouse.game(evening.game))
            return await self.change(evening.id, lambda connection, whole: self.begin_now(connection, whole))
        except Refusal:  # too few yet, or another server was quicker
            return await self.whole(evening.id)

    async def look_round(self, whole: Whole) -> Whole:
        """See to every table that is not over, and write down how it stands then."""
        going = whole.going()
        if whole.evening.status != "running" or not going:
            return whole
        query = select(ROOM.c.id, ROOM.c.status).where(ROOM.c.id.in_([sheet.room for sheet in going]))
        status = {row.id: row.status for row in await self.found(query)}
        changed: list[Sheet] = []
        for sheet in going:
            try:
                now = await self.rooms.see_to(whole, sheet, status.get(sheet.room), self.clubhouse.clock())
            except Refusal as refusal:  # another server was quicker, or the room cannot be read now
                log.info("a table of an evening was not seen to", room=sheet.room, reason=refusal.id)
                continue
            if now is not None:
                changed.append(now)
        if not changed:
            return whole
        return await self.change(whole.evening.id, lambda connection, whole: self.settle(connection, whole, changed))

    def settle(self, connection: Connection, whole: Whole, changed: list[Sheet]) -> None:
        """Write down how tables stand. Whoever had not come to one that was broken off sits out until they say so."""
        for sheet in changed:
            if rows.settle(connection, whole.evening.id, sheet) and sheet.how == "closed":
                for player, points in zip(sheet.seats, sheet.points, strict=True):
                    if player != BOT and points == 0.0:
                        self.put_out(connection, whole, player)

    def put_out(self, connection: Connection, whole: Whole, number: int) -> None:
        entrant = next(one for one in whole.entrants if one.number == number)
        rows.put_entrant(connection, whole.evening.id, replace(entrant, out=True, waits=None))

    async def advance(self, whole: Whole) -> Whole:
        """Draw the next round if it is time for it."""
        evening, now = whole.evening, self.clubhouse.clock()
        if evening.status != "running":
            return whole
        if evening.plan.form == "free":
            if len(whole.waiting()) < evening.plan.seats:
                return whole
        elif whole.going() or (evening.due is not None and evening.due > now):
            return whole
        return await self.change(evening.id, lambda connection, whole: self.next_round(connection, whole))

    def next_round(self, connection: Connection, whole: Whole) -> None:
        """In one transaction: another round, the pause before it, or the end."""
        evening, now = whole.evening, self.clubhouse.clock()
        game = self.clubhouse.game(evening.game)
        if evening.status != "running":
            return
        if evening.plan.form == "free":
            self.lay(connection, whole, deal(whole, game, now, wanted=False))
            return
        if whole.going() or (evening.due is not None and evening.due > now):
            return  # another server was quicker
        over = evening.round >= evening.plan.rounds or len(whole.playing(evening.round + 1)) < 2
        if not over and evening.round and evening.due is None and evening.plan.pause:
            rows.change(connection, replace(evening, due=now + evening.plan.pause))
            return
        sheets = [] if over else draw(whole, game, now)
        if not any(sheet.going for sheet in sheets) and evening.plan.form != "robin":
            over = True
        if over:
            rows.change(connection, replace(evening, status="over", due=None, ended=now))
        else:
            self.lay(connection, whole, sheets)

    def lay(self, connection: Connection, whole: Whole, sheets: list[Sheet]) -> None:
        """Write down the tables of another round; they are opened after that."""
        if not sheets:
            return
        rows.add_sheets(connection, whole.evening.id, sheets)
        rows.change(connection, replace(whole.evening, round=whole.evening.round + 1, due=None))
        sitting = {player for sheet in sheets for player in sheet.seats}
        for one in whole.entrants:
            if one.number in sitting and one.waits is not None:
                rows.put_entrant(connection, whole.evening.id, replace(one, waits=None))

    # --- planning

    async def plan(self, host: str, title: str, game: str, plan: Plan, starts: float | None, listed: bool) -> Whole:
        """A new evening; its host takes part unless they say otherwise."""
        self.clubhouse.owner.need_open()
        now = self.clubhouse.clock()
        kept, fit = await self.checked(title, game, plan)
        self.need_time(starts)
        evening = Evening(new_room_id(), host, kept, game, fit, "planned", 0, listed, starts, None, now, None)

        def work(connection: Connection) -> None:
            if rows.running_of(connection, host) >= MOST_AT_ONCE:
                raise Refusal("evening-many", most=MOST_AT_ONCE)
            rows.add(connection, evening)
            rows.put_entrant(connection, evening.id, Entrant(0, host, 1, False, None), new=True)

        await self.do(work)
        self.look()
        return await self.whole(evening.id)

    async def replan(
        self, id: str, member: str, title: str, game: str, plan: Plan, starts: float | None, listed: bool
    ) -> Whole:
        """The host thinks again, before it begins. Whoever wanted to come still does."""
        self.clubhouse.owner.need_open()
        kept, fit = await self.checked(title, game, plan)

        def work(connection: Connection, whole: Whole) -> None:
            evening, most = whole.evening, MOST_PLAYERS[fit.form]
            self.need_host(whole, member)
            if evening.status != "planned":
                raise Refusal("evening-began")
            if starts != evening.starts:  # one whose time has come may go on waiting for people
                self.need_time(starts)
            if len(whole.entrants) > most:
                raise Refusal("evening-crowd", most=most, players=len(whole.entrants))
            wanted = replace(evening, title=kept, game=game, plan=fit, starts=starts, listed=listed)
            rows.change(connection, wanted)

        whole = await self.change(id, work)
        self.look()
        return whole

    async def checked(self, title: str, game: str, plan: Plan) -> tuple[str, Plan]:
        """A title and a plan that can be kept."""
        kept = cleaned(title, TITLE_LENGTH)
        if not kept:
            raise Refusal("evening-title")
        return kept, await asyncio.to_thread(checked_plan, self.clubhouse.game(game), plan)

    def need_time(self, starts: float | None) -> None:
        now = self.clubhouse.clock()
        if starts is not None and not now - 60 <= starts <= now + FARTHEST:
            raise Refusal("evening-time")

    async def wish(self, id: str, member: str, wish: Wish, number: int | None = None) -> Whole:
        """What somebody wants of an evening, and how it stands then."""
        self.clubhouse.owner.need_open()
        if wish in ("go-on", "end"):
            await self.break_off(id, member, end=wish == "end")
        else:
            before = await self.whole(id)
            await self.change(id, lambda connection, whole: self.decide(connection, whole, member, wish, number))
            await self.stand_up(before, member if wish == "leave" else "", number if wish == "strike" else None)
        self.look()
        return await self.step(id)

    def decide(self, connection: Connection, whole: Whole, member: str, wish: Wish, number: int | None) -> None:
        evening, me = whole.evening, whole.entrant(member)
        if evening.status == "over":
            raise Refusal("evening-over")
        match wish:
            case "come":
                self.come(connection, whole, member)
            case "leave" if me is not None:
                self.go(connection, whole, me)
            case "wait" | "rest" if me is not None and evening.plan.form == "free" and evening.status == "running":
                waits = self.clubhouse.clock() if wish == "wait" and whole.table_of(me.number) is None else None
                rows.put_entrant(connection, evening.id, replace(me, waits=waits, out=False))
            case "deal" if me is not None or self.is_host(whole, member):
                sheets = deal(whole, self.clubhouse.game(evening.game), self.clubhouse.clock(), wanted=True)
                if evening.plan.form != "free" or evening.status != "running" or not sheets:
                    raise Refusal("evening-few")
                self.lay(connection, whole, sheets)
            case "begin":
                self.need_host(whole, member)
                self.begin_now(connection, whole)
            case "strike":
                self.need_host(whole, member)
                struck = [one for one in whole.entrants if one.number == number]
                if not struck:
                    raise Refusal("evening-nobody")
                self.go(connection, whole, struck[0])
            case _:
                raise Refusal("evening-nobody")

    def come(self, connection: Connection, whole: Whole, member: str) -> None:
        """Somebody takes part: from the beginning, or from the next round on."""
        evening, me = whole.evening, whole.entrant(member)
        waits = self.clubhouse.clock() if evening.plan.form == "free" and evening.status == "running" else None
        if me is not None:
            if me.out:
                rows.put_entrant(connection, evening.id, replace(me, out=False, waits=waits))
            return
        if evening.status == "running" and evening.plan.form == "robin":
            raise Refusal("evening-closed")
        if len(whole.entrants) >= MOST_PLAYERS[evening.plan.form]:
            raise Refusal("evening-full", most=MOST_PLAYERS[evening.plan.form])
        number = max((one.number for one in whole.entrants), default=-1) + 1
        since = 1 if evening.status == "planned" else evening.round + 1
        rows.put_entrant(connection, evening.id, Entrant(number, member, since, False, waits), new=True)

    def go(self, connection: Connection, whole: Whole, entrant: Entrant) -> None:
        """Somebody no longer takes part. Whoever has not played yet was never there."""
        if whole.evening.status == "planned":
            rows.drop_entrant(connection, whole.evening.id, entrant.number)
        else:
            rows.put_entrant(connection, whole.evening.id, replace(entrant, out=True, waits=None))

    def begin_now(self, connection: Connection, whole: Whole) -> None:
        evening, now = whole.evening, self.clubhouse.clock()
        if evening.status != "planned":
            raise Refusal("evening-began")
        game = self.clubhouse.game(evening.game)
        need_players(whole, game)
        rounds = rounds_for(evening.plan, len(whole.playing(1)))
        running = replace(evening, status="running", plan=replace(evening.plan, rounds=rounds))
        rows.change(connection, running)
        if evening.plan.form == "free":  # whoever is coming waits for a table
            for one in whole.entrants:
                rows.put_entrant(connection, evening.id, replace(one, waits=now))

    async def stand_up(self, whole: Whole, member: str, number: int | None) -> None:
        """Whoever goes home in the middle of a match leaves their seat to a bot."""
        for one in whole.entrants:
            if (member and one.member == member) or one.number == number:
                sheet = whole.table_of(one.number)
                if sheet is not None and one.member:
                    await self.rooms.leave(sheet, one.member)

    async def break_off(self, id: str, member: str, end: bool) -> None:
        """The host waits no longer: open tables are counted as they are, and the next round comes, or the end."""
        whole = await self.step(id)  # what is over counts as it was played
        self.need_host(whole, member)
        if whole.evening.status != "running" or not (end or whole.going()):
            raise Refusal("evening-nothing-open")
        closed = [
            broken_off(whole, sheet, await self.rooms.came(whole, sheet) if sheet.how == "open" else set(sheet.seats))
            for sheet in whole.going()
        ]

        def work(connection: Connection, whole: Whole) -> None:
            self.settle(connection, whole, closed)
            now = self.clubhouse.clock()
            after = replace(whole.evening, due=now)
            if end:
                after = replace(after, status="over", due=None, ended=now)
            rows.change(connection, after)

        await self.change(id, work)

    async def cancel(self, id: str, member: str) -> None:
        """The host calls an evening off that has not begun; nothing is left of it."""
        self.clubhouse.owner.need_open()

        def work(connection: Connection, whole: Whole) -> None:
            self.need_host(whole, member)
            if whole.evening.status != "planned":
                raise Refusal("evening-began")
            rows.remove(connection, id)

        await self.do(lambda connection: work(connection, need(connection, id)))

    # --- who may

    def is_host(self, whole: Whole, member: str) -> bool:
        """The host; where the host has left the club, everybody who takes part."""
        host = whole.evening.host
        return host == member if host else whole.entrant(member) is not None

    def need_host(self, whole: Whole, member: str) -> None:
        if not self.is_host(whole, member):
            raise Refusal("evening-host")

    # --- the store

    async def whole(self, id: str) -> Whole:
        """An evening as it stands."""
        try:
            return await self.clubhouse.store.read(lambda connection: need(connection, id, lock=False))
        except StoreFailed:
            raise Refusal("storage") from None

    async def change(self, id: str, work: Callable[[Connection, Whole], None]) -> Whole:
        """Decide on an evening while no other server does. How it stands then."""

        def alone(connection: Connection) -> Whole:
            work(connection, need(connection, id))
            return need(connection, id)

        return await self.do(alone)

    async def of(self, member: str) -> list[tuple[Evening, int]]:
        """A member's evenings and those that are open to everybody, newest first, with the number of players."""
        found = [rows.evening_of(row) for row in await self.found(rows.those_of(member, MOST_LISTED))]
        players = {
            row.evening: row.players for row in await self.found(rows.counted_players([one.id for one in found]))
        }
        return [(one, players.get(one.id, 0)) for one in found]

    async def found(self, query: Any) -> list[Row[Any]]:
        try:
            return await self.clubhouse.store.rows(query)
        except StoreFailed:
            raise Refusal("storage") from None

    async def do(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.clubhouse.store.change(work)
        except StoreFailed:
            raise Refusal("storage") from None


def need(connection: Connection, id: str, lock: bool = True) -> Whole:
    whole = rows.read(connection, id, lock) if id.isascii() and id.isalnum() else None  # else no database was asked
    if whole is None:
        raise Refusal("no-evening")
    return whole
