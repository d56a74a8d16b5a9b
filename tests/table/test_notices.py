"""Who is told that it is their turn, when, and by which server: once a turn, and not those who are at the table."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import func, select

from klubovna.table.channels import Wishes
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.members import Browser
from klubovna.table.membership import leave_club, my_tables
from klubovna.table.notices import AGAIN, HELD, Notice
from klubovna.table.refusal import Refusal
from klubovna.table.schema import MEMBER_CHANNEL, NOTICE, WISHES
from klubovna.table.tokens import member_holder
from tests import postgres
from tests.table.kit import BEN, Seen, answer, clubhouse, run, started

NOON = datetime(2026, 11, 17, 12, tzinfo=ZoneInfo("Europe/Prague")).timestamp()


class Time:
    """A clock that goes when it is told to."""

    def __init__(self, *clubs: Clubhouse) -> None:
        self.now: float = NOON
        for club in clubs:
            club.clock = club.members.clock = self
            club.notices.sure = 0.0

    def __call__(self) -> float:
        return self.now


async def member(club: Clubhouse, name: str = "Bára", hook: bool = True) -> str:
    """A card, with a chat room to write to."""
    card, _ = await club.members.make(name, "circle", 0, Browser())
    if hook:
        await club.notices.channels.add_webhook(card.id, f"https://{name}.example/hook")
    return card.id


async def due(club: Clubhouse) -> list[Notice]:
    await club.notices.look()
    return await club.notices.claim()


async def rows(club: Clubhouse, table: Any = NOTICE) -> int:
    [row] = await club.store.rows(select(func.count().label("rows")).select_from(table))
    return int(row.rows)


async def until_asked(club: Clubhouse, room: str, holder: str) -> None:
    """Play until this one is asked, from not being asked."""
    asked = True
    while True:
        now = await club.room(room)
        assert now.match is not None
        asks = [now.chairs[ask.seat].holder for ask in now.match.asks]
        if holder in asks and not asked:
            return
        asked = holder in asks
        await answer(club, room)


async def waited_for(club: Clubhouse) -> Time:
    """A table waits for a member who is away."""
    time, bara = Time(club), await member(club)
    room = await started(club, [member_holder(bara), BEN])
    await until_asked(club, room.id, member_holder(bara))
    return time


def test_whoever_is_away_is_told_once_a_turn(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            time = Time(club)
            bara = await member(club)
            silent = await member(club, "Eva", hook=False)
            room = await started(club, [member_holder(bara), member_holder(silent), BEN])
            await until_asked(club, room.id, member_holder(bara))
            assert await rows(club) == 1, "Eva wants to be told nowhere, Ben has no card"
            assert await due(club) == []
            time.now += club.notices.pause
            [notice] = await due(club)
            assert (notice.room, notice.member, notice.name, notice.tries) == (room.id, bara, "Bára", 1)
            assert notice.channel.kind == "webhook"
            scene = await club.notices.scene(notice)
            assert scene is not None and scene.others == [member_holder(silent).title(), "Ben"]
            await club.notices.done(notice)
            time.now += 10 * 86400
            assert await due(club) == [], "never again for this turn"
            await answer(club, room.id)
            await until_asked(club, room.id, member_holder(bara))
            time.now += club.notices.pause
            assert [again.turn > notice.turn for again in await due(club)] == [True]
            await club.caretaker.delete(room.id)
            assert await rows(club) == 0

    run(work())


def test_a_muted_table_tells_nothing_until_it_may_again(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            time, bara, channels = Time(club), await member(club), club.notices.channels
            rooms = [await started(club, [member_holder(bara), BEN]) for _ in range(2)]
            for room in rooms:
                await until_asked(club, room.id, member_holder(bara))
            await channels.mute(bara, rooms[0].id, True)
            time.now += club.notices.pause
            assert [notice.room for notice in await due(club)] == [rooms[1].id], "what was due is not told either"
            await answer(club, rooms[0].id)
            await until_asked(club, rooms[0].id, member_holder(bara))
            assert [mine.muted for mine in await my_tables(club, bara)].count(True) == 1
            time.now += club.notices.pause
            assert rooms[0].id not in [notice.room for notice in await due(club)]
            await channels.mute(bara, rooms[0].id, False)
            await answer(club, rooms[0].id)
            await until_asked(club, rooms[0].id, member_holder(bara))
            time.now += club.notices.pause
            assert rooms[0].id in [notice.room for notice in await due(club)]
            with pytest.raises(Refusal, match="There is no table"):
                await channels.mute(await member(club, "Eva"), rooms[0].id, True)

    run(work())


def test_those_at_the_table_are_not_told(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            time = Time(club)
            bara = await member(club)
            room = await started(club, [member_holder(bara), BEN])
            seen = await Seen(club, member_holder(bara)).join(room.id)
            await until_asked(club, room.id, member_holder(bara))
            time.now += club.notices.pause
            assert await due(club) == []
            club.part(club.desks[room.id], seen)
            time.now += 3600
            assert await due(club) == [], "they knew when they left"
            await until_asked(club, room.id, member_holder(bara))
            time.now += club.notices.pause
            assert len(await due(club)) == 1
            await club.do(
                room.id, member_holder(bara), None, lambda room: room.seating.leave(member_holder(bara), None)
            )
            assert await rows(club) == 0, "of the turn that is over nothing is left, sent or not"

    run(work())


def test_a_connection_that_was_cut_for_a_moment(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            time = Time(club)
            club.notices.sure = 10.0
            bara = await member(club)
            room = await started(club, [member_holder(bara), BEN])
            await until_asked(club, room.id, member_holder(bara))
            time.now += club.notices.pause
            assert await due(club) == []
            await Seen(club, member_holder(bara)).join(room.id)
            time.now += 10
            assert await due(club) == [] and await rows(club) == 1

    run(work())


def test_who_is_at_the_table_by_way_of_another_server(postgres_server: Path) -> None:
    async def work() -> None:
        database = postgres.new_database(postgres_server)
        async with clubhouse(database) as one, clubhouse(database) as other:
            time = Time(one, other)
            bara = await member(one)
            room = await started(one, [member_holder(bara), BEN])
            await until_asked(one, room.id, member_holder(bara))
            seen = await Seen(other, member_holder(bara)).join(room.id)
            while not await one.notices.is_there(room.id, bara):
                await asyncio.sleep(0.05)
            time.now += one.notices.pause
            assert await due(one) == []
            other.part(other.desks[room.id], seen)
            while await one.notices.is_there(room.id, bara):
                await asyncio.sleep(0.05)

    run(work())


def test_one_of_many_servers_tells_and_none_forgets(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            await waited_for(club)
        async with clubhouse(database) as one, clubhouse(database) as other:  # after a restart
            time = Time(one, other)
            time.now += 60
            found = await asyncio.gather(*[due(club) for club in (one, other) * 3])
            assert sum(len(notices) for notices in found) == 1
            time.now += HELD / 2
            assert await due(one) == await due(other) == [], "somebody is just sending it"
            time.now += HELD / 2
            found = await asyncio.gather(*[due(club) for club in (one, other)])
            [again] = [notice for notices in found for notice in notices]
            assert again.tries == 2, "whoever had it has died"

    run(work())


def test_failures_are_tried_again_with_growing_pauses_and_given_up(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            time = await waited_for(club)
            time.now += club.notices.pause
            [notice] = await due(club)
            for number, pause in enumerate(AGAIN, 2):
                assert await club.notices.again(notice, wait=7)
                time.now += pause - 1
                assert await due(club) == []
                time.now += 1
                [notice] = await due(club)
                assert notice.tries == number
            assert await club.notices.again(notice) is False
            time.now += 30 * 86400
            assert await due(club) == [] and await rows(club) == 1

    run(work())


def test_quiet_hours(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            time = Time(club)
            bara = await member(club)
            await club.notices.channels.wish(bara, Wishes("en", "America/New_York", (22 * 60, 7 * 60)))
            room = await started(club, [member_holder(bara), BEN])
            time.now = datetime(2026, 11, 17, 23, 30, tzinfo=ZoneInfo("America/New_York")).timestamp()
            await until_asked(club, room.id, member_holder(bara))
            time.now += 3600
            assert await due(club) == []
            time.now = datetime(2026, 11, 18, 6, 59, tzinfo=ZoneInfo("America/New_York")).timestamp()
            assert await due(club) == []
            time.now += 60
            [notice] = await due(club)
            assert notice.wishes.lang == "en"
            await club.notices.again(notice)
            time.now = datetime(2026, 11, 18, 22, 0, tzinfo=ZoneInfo("America/New_York")).timestamp()
            assert await due(club) == [], "not even a second try"

    run(work())


@pytest.mark.parametrize(
    ("quiet", "at", "until"),
    [
        ((22 * 60, 7 * 60), "2026-11-17 21:59", None),
        ((22 * 60, 7 * 60), "2026-11-17 22:00", "2026-11-18 07:00"),
        ((22 * 60, 7 * 60), "2026-11-18 06:59", "2026-11-18 07:00"),
        ((22 * 60, 7 * 60), "2026-11-18 07:00", None),
        ((13 * 60, 14 * 60), "2026-11-17 13:30", "2026-11-17 14:00"),
        ((13 * 60, 14 * 60), "2026-11-17 12:30", None),
        ((0, 0), "2026-11-17 12:30", None),
        ((22 * 60, 7 * 60), "2026-10-24 23:00", "2026-10-25 07:00"),  # the night that is an hour longer
        ((22 * 60, 2 * 60 + 30), "2026-03-28 23:00", "2026-03-29 02:30"),  # the hour that is not there
    ],
)
def test_when_quiet_hours_end(quiet: tuple[int, int], at: str, until: str | None) -> None:
    zone = ZoneInfo("Europe/Prague")
    found = Wishes("cs", "Europe/Prague", quiet).quiet_until(
        datetime.fromisoformat(at).replace(tzinfo=zone).timestamp()
    )
    expected = None if until is None else datetime.fromisoformat(until).replace(tzinfo=zone).timestamp()
    assert found == expected


def test_channels_are_ones_own_and_go_with_the_card(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            time = Time(club)
            channels = club.notices.channels
            card, secret = await club.members.make("Bára", "circle", 0, Browser())
            visit = await club.members.visit(secret)
            assert visit is not None
            await channels.add_push(card.id, visit.device, "https://push.example/1", {"p256dh": "a", "auth": "b"})
            _, code = await channels.add_mail(card.id, "bara@example.org")
            _, newer = await channels.add_mail(card.id, "barbora@example.org")
            kinds = {channel.kind: channel for channel in await channels.of(card.id)}
            assert kinds["mail"].address == "barbora@example.org" and not kinds["mail"].confirmed
            for wrong in (code, "", "x" * 20):
                with pytest.raises(Exception, match="code"):
                    await channels.confirm(wrong)
            await channels.confirm(newer)

            room = await started(club, [member_holder(card.id), BEN])
            await until_asked(club, room.id, member_holder(card.id))
            time.now += club.notices.pause
            assert sorted(notice.channel.kind for notice in await due(club)) == ["mail", "push"]

            await club.members.sign_off(card.id, visit.device)
            assert [channel.kind for channel in await channels.of(card.id)] == ["mail"]
            await channels.wish(card.id, Wishes())
            await channels.switch(card.id, kinds["mail"].id, active=False)
            time.now += HELD
            assert await due(club) == []
            await leave_club(club, card.id)
            assert [await rows(club, table) for table in (NOTICE, MEMBER_CHANNEL, WISHES)] == [0, 0, 0]

    run(work())


def test_keys_of_the_house_are_made_once(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as one, clubhouse(database) as other:
            made = iter(range(100))
            keys = await asyncio.gather(
                *[club.notices.channels.house_key("vapid", lambda: str(next(made))) for club in (one, other) * 4]
            )
            assert len(set(keys)) == 1

    run(work())
