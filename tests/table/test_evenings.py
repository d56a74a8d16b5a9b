"""Evenings and tournaments: tables open by themselves, count once, survive restarts, and wait for nobody for ever."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from itertools import combinations
from typing import Any

import pytest
from sqlalchemy import select

from klubovna.table import evening_rows
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import make_engine, migrate
from klubovna.table.entries import ClockRule
from klubovna.table.evening_rows import Plan, Whole
from klubovna.table.members import Browser
from klubovna.table.membership import leave_club, my_tables
from klubovna.table.phase import OVER
from klubovna.table.refusal import Refusal
from klubovna.table.schema import EVENING_TABLE
from klubovna.table.standings import Form
from klubovna.table.tokens import member_holder
from tests.table.kit import Seen, clubhouse, run

NAMES = ["Anna", "Ben", "Cyril", "Dora", "Eva", "Filip", "Gita", "Hugo"]


class Noon:
    """A clock that goes when the test says so."""

    def __init__(self) -> None:
        self.now: float = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@contextlib.asynccontextmanager
async def house(database: str, clock: Noon | None = None) -> AsyncIterator[Clubhouse]:
    """A clubhouse whose evenings move on only when the test wants it."""
    async with clubhouse(database) as club:
        club.clock = club.members.clock = clock or Noon()
        await club.evenings.close()
        yield club


async def cards(club: Clubhouse, count: int) -> list[str]:
    return [(await club.members.make(name, "circle", 0, Browser()))[0].id for name in NAMES[:count]]


async def planned(club: Clubhouse, people: Sequence[str], form: Form = "swiss", **plan: Any) -> str:
    """An evening that these people have said yes to; the first of them is the host."""
    starts = plan.pop("starts", None)
    wanted = Plan(form=form, **{"seats": 2, **plan})
    whole = await club.evenings.plan(people[0], "Pohár", "toy", wanted, starts, False)
    for one in people[1:]:
        await club.evenings.wish(whole.evening.id, one, "come")
    return whole.evening.id


async def play(club: Clubhouse, id: str, seed: int = 1) -> None:
    """Play a room to its end at random, for bots as well."""
    chance, room = random.Random(seed), await club.room(id)
    while room.status == "playing":
        assert room.match is not None
        ask = room.match.asks[0]
        key, chair = chance.choice(ask.options).key, room.chairs[ask.seat]
        bot: Any = lambda r, a=ask, k=key: r.play.answer_by_bot(a.seat, r.version, k)  # noqa: E731
        own: Any = lambda r, a=ask, k=key, h=chair.holder: r.play.answer(h, a.seat, r.version, k)  # noqa: E731
        with contextlib.suppress(Refusal):  # a bot was quicker
            await club.do(room.id, chair.holder, None, bot if chair.kind == "bot" else own)
        room = await club.room(id)


async def play_round(club: Clubhouse, id: str) -> Whole:
    """Everybody plays their match; then the evening is looked at."""
    for sheet in (await club.evenings.whole(id)).going():
        await play(club, sheet.room, seed=sheet.number)
    return await club.evenings.step(id)


def test_a_tournament_from_the_invitation_to_its_end(database: str) -> None:
    async def work() -> None:
        async with house(database) as club:
            people = await cards(club, 4)
            id = await planned(club, people, rounds=2, rated=True, clock=ClockRule("bank", 600, 5))
            whole = await club.evenings.wish(id, people[0], "begin")
            assert (whole.evening.status, whole.evening.round) == ("running", 1)
            assert [sheet.how for sheet in whole.sheets] == ["open", "open"]
            for sheet in whole.sheets:
                room = await club.room(sheet.room)
                assert room.status == "playing" and room.seating.rated and not room.seating.hints_allowed()
                assert room.clocks.rule == ClockRule("bank", 600, 5)
                assert room.origin is not None and (room.origin.kind, room.origin.room) == ("evening", id)
                assert [chair.name for chair in room.chairs] == [NAMES[player] for player in sheet.seats]
            assert [len(await my_tables(club, one)) for one in people] == [1, 1, 1, 1]  # on all devices

            whole = await play_round(club, id)
            assert whole.evening.round == 2 and [sheet.how for sheet in whole.sheets] == ["played"] * 2 + ["open"] * 2
            whole = await play_round(club, id)
            assert (whole.evening.status, len(whole.sheets)) == ("over", 4)
            met = Counter(tuple(sorted(sheet.seats)) for sheet in whole.sheets)
            assert set(met.values()) == {1}
            lines = whole.standings()
            assert sum(line.points for line in lines) == 4.0 and lines[0].place == 1
            for sheet in whole.sheets:  # everything can be replayed
                assert (await club.verify(sheet.room)).over
            with pytest.raises(Refusal, match="over"):
                await club.evenings.wish(id, people[0], "begin")

    run(work())


@pytest.mark.parametrize("form", ["robin", "tables"])
def test_other_forms(database: str, form: Form) -> None:
    async def work() -> None:
        async with house(database) as club:
            people = await cards(club, 5 if form == "tables" else 3)
            plan = {"seats": 3, "rounds": 2} if form == "tables" else {}
            id = await planned(club, people, form, **plan)
            whole = await club.evenings.wish(id, people[0], "begin")
            while whole.evening.status == "running":
                whole = await play_round(club, id)
            pairs = Counter(pair for sheet in whole.sheets for pair in combinations(sorted(sheet.seats), 2))
            if form == "robin":
                assert whole.evening.round == 3 and set(pairs.values()) == {1} and len(pairs) == 3
                assert sum(sheet.how == "bye" for sheet in whole.sheets) == 3
                assert sum(line.points for line in whole.standings()) == 3.0
            else:
                assert [len(sheet.seats) for sheet in whole.sheets] == [3, 2, 3, 2]
                assert all(sum(sheet.points) == len(sheet.seats) for sheet in whole.sheets)  # 2+1+0, or 2+0

    run(work())


def test_a_bot_fills_in_and_is_nobody_in_the_standings(database: str) -> None:
    async def work() -> None:
        async with house(database) as club:
            people = await cards(club, 3)
            id = await planned(club, people, rounds=1, fill="random")
            whole = await club.evenings.wish(id, people[0], "begin")
            assert sorted(len(sheet.seats) for sheet in whole.sheets) == [2, 2]
            [filled] = [sheet for sheet in whole.sheets if -1 in sheet.seats]
            room = await club.room(filled.room)
            assert [chair.kind for chair in room.chairs] == ["human", "bot"]
            whole = await play_round(club, id)
            assert whole.evening.status == "over" and len(whole.standings()) == 3

    run(work())


def test_who_has_nobody_to_play_with_has_a_free_round(database: str) -> None:
    async def work() -> None:
        async with house(database) as club:
            people = await cards(club, 3)
            id = await planned(club, people, rounds=3)
            await club.evenings.wish(id, people[0], "begin")
            for _ in range(3):
                whole = await play_round(club, id)
            byes = [sheet for sheet in whole.sheets if sheet.how == "bye"]
            assert sorted(sheet.seats[0] for sheet in byes) == [0, 1, 2] and {sheet.points[0] for sheet in byes} == {1}

    run(work())


def test_a_free_evening_adds_points_up(database: str) -> None:
    async def work() -> None:
        async with house(database) as club:
            people = await cards(club, 5)
            id = await planned(club, people[:2], "free", seats=3, fill="random")
            whole = await club.evenings.wish(id, people[0], "begin")
            assert whole.sheets == []  # two wait, three make a table
            whole = await club.evenings.wish(id, people[2], "come")
            assert [sorted(sheet.seats) for sheet in whole.sheets] == [[0, 1, 2]]
            await club.evenings.wish(id, people[3], "come")  # in the middle of the evening
            whole = await club.evenings.wish(id, people[4], "come")
            assert whole.waiting() == [3, 4]
            whole = await club.evenings.wish(id, people[3], "deal")  # they would rather play now, with a bot
            assert sorted(whole.sheets[1].seats) == [-1, 3, 4]
            whole = await play_round(club, id)
            assert [line.played for line in whole.standings()] == [1] * 5 and whole.waiting() == []
            for one in people[:3]:
                await club.evenings.wish(id, one, "wait")
            whole = await play_round(club, id)
            whole = await club.evenings.wish(id, people[0], "end")
            assert whole.evening.status == "over" and len(whole.sheets) == 3
            assert sum(line.points for line in whole.standings()) == sum(
                sum(sheet.points) for sheet in whole.sheets
            ) - sum(
                points
                for sheet in whole.sheets
                for player, points in zip(sheet.seats, sheet.points, strict=True)
                if player == -1
            )

    run(work())


def test_it_begins_in_time_and_rests_between_rounds(database: str) -> None:
    async def work() -> None:
        clock = Noon()
        async with house(database, clock) as club:
            people = await cards(club, 2)
            id = await planned(club, people, rounds=2, pause=60, starts=clock.now + 600)
            alone = await planned(club, people[:1], rounds=2, starts=clock.now + 600)
            await club.evenings.see_to_all()
            assert (await club.evenings.whole(id)).evening.status == "planned"
            clock.now += 601
            await club.evenings.see_to_all()
            assert (await club.evenings.whole(id)).evening.status == "running"
            assert (await club.evenings.whole(alone)).evening.status == "planned"  # nobody else has come
            whole = await play_round(club, id)
            assert whole.evening.round == 1 and whole.evening.due == clock.now + 60
            clock.now += 61
            whole = await club.evenings.step(id)
            assert whole.evening.round == 2 and whole.evening.due is None

    run(work())


def test_who_does_not_come(database: str) -> None:
    async def work() -> None:
        clock = Noon()
        async with house(database, clock) as club:
            people = await cards(club, 4)
            id = await planned(club, people, rounds=3)
            whole = await club.evenings.wish(id, people[0], "begin")
            one, other = whole.sheets
            here = member_holder(people[one.seats[1]])
            await Seen(club, here).join(one.room)  # one came alone to the first table, nobody to the second
            with pytest.raises(Refusal, match="host"):
                await club.evenings.wish(id, people[1], "go-on")
            whole = await club.evenings.wish(id, people[0], "go-on")
            assert [sheet.how for sheet in whole.sheets[:2]] == ["closed", "closed"]
            assert whole.sheets[0].points == [0.0, 1.0] and whole.sheets[1].points == [0.0, 0.0]
            gone = {one.seats[0], *other.seats}
            assert {entrant.number for entrant in whole.entrants if entrant.out} == gone
            assert whole.evening.status == "over"  # there is nobody left to play with
            with contextlib.suppress(Refusal):
                await play(club, one.room)  # the match may be played on, but no longer counts
            assert (await club.evenings.step(id)).standings()[0].points == 1.0

            id = await planned(club, people, rounds=2)
            await club.evenings.wish(id, people[0], "begin")
            whole = await club.evenings.wish(id, people[3], "leave")  # goes home: a bot plays on
            sheet = next(sheet for sheet in whole.sheets if 3 in sheet.seats)
            chair = (await club.room(sheet.room)).chairs[sheet.seats.index(3)]
            assert chair.kind == "bot" and chair.kept_for == member_holder(people[3])
            whole = await play_round(club, id)
            assert [sheet.how for sheet in whole.sheets[2:]].count("bye") == 1  # three are left
            whole = await club.evenings.wish(id, people[3], "come")
            assert not whole.entrants[3].out

    run(work())


def test_bots_stand_in_for_those_who_are_late(database: str) -> None:
    async def work() -> None:
        clock = Noon()
        async with house(database, clock) as club:
            people = await cards(club, 4)
            id = await planned(club, people, rounds=1, patience=5)
            whole = await club.evenings.wish(id, people[0], "begin")
            one = whole.sheets[0]
            await Seen(club, member_holder(people[one.seats[1]])).join(one.room)
            clock.now += 299
            whole = await club.evenings.step(id)
            assert [chair.kind for chair in (await club.room(one.room)).chairs] == ["human", "human"]
            clock.now += 2
            whole = await club.evenings.step(id)
            chairs = (await club.room(one.room)).chairs
            assert [chair.kind for chair in chairs] == ["bot", "human"]
            late = member_holder(people[one.seats[0]])
            assert chairs[0].kept_for == late
            assert whole.sheets[1].how == "closed" and whole.sheets[1].points == [0.0, 0.0]  # nobody came there
            await club.do(one.room, late, None, lambda room: room.seating.sit(late, 0, "Late", "00"))
            assert (await club.room(one.room)).chairs[0].kind == "human"

    run(work())


def test_late_comers_play_from_the_next_round(database: str) -> None:
    async def work() -> None:
        async with house(database) as club:
            people = await cards(club, 4)
            id = await planned(club, people[:2], rounds=2)
            await club.evenings.wish(id, people[0], "begin")
            for late in people[2:]:
                await club.evenings.wish(id, late, "come")
            whole = await play_round(club, id)
            assert sorted(player for sheet in whole.going() for player in sheet.seats) == [0, 1, 2, 3]
            everybody = await planned(club, people[:2], "robin")
            await club.evenings.wish(everybody, people[0], "begin")
            with pytest.raises(Refusal, match="Everybody meets everybody"):
                await club.evenings.wish(everybody, people[2], "come")

    run(work())


def test_a_killed_server_is_made_up_for(database: str) -> None:
    """Cut short at every moment: after the draw, after a room was created, after matches that nobody counted."""

    async def work() -> None:
        async with house(database) as club:
            people = await cards(club, 4)
            id = await planned(club, people, rounds=2)

            def draw_only(connection: Any, whole: Whole) -> None:
                club.evenings.begin_now(connection, whole)

            await club.evenings.change(id, draw_only)
            await club.evenings.change(id, lambda connection, whole: club.evenings.next_round(connection, whole))
            whole = await club.evenings.whole(id)
            assert [sheet.how for sheet in whole.sheets] == ["drawn", "drawn"]
            await club.evenings.rooms.create(whole, whole.sheets[0])  # and the power goes
        async with house(database) as club:
            whole = await club.evenings.step(id)
            assert [sheet.how for sheet in whole.sheets] == ["open", "open"]
            for sheet in whole.sheets:
                await play(club, sheet.room)
        async with house(database) as club, house(database) as other:
            if database.startswith("postgresql"):  # two servers find the same results at the same moment
                await asyncio.gather(club.evenings.step(id), other.evenings.step(id))
            whole = await club.evenings.step(id)
            assert [sheet.how for sheet in whole.sheets] == ["played", "played", "open", "open"]
            assert len({sheet.room for sheet in whole.sheets}) == 4
            assert sum(line.points for line in whole.standings()) == 2.0
            for sheet in whole.going():
                log = await club.store.load(sheet.room)
                assert [entry.kind for entry in log].count("started") == 1

    run(work())


def test_the_clubhouse_moves_evenings_on_by_itself(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            people = await cards(club, 2)
            id = await planned(club, people, rounds=1)
            await club.evenings.wish(id, people[0], "begin")
            [sheet] = (await club.evenings.whole(id)).sheets
            await play(club, sheet.room)
            while (await club.evenings.whole(id)).evening.status != OVER:
                await asyncio.sleep(0.02)

    run(work())


def test_rooms_that_were_cleared_away_and_members_who_left(database: str) -> None:
    async def work() -> None:
        async with house(database) as club:
            people = await cards(club, 4)
            id = await planned(club, people, rounds=1)
            mine = await planned(club, people[1:2])
            whole = await club.evenings.wish(id, people[0], "begin")
            await club.caretaker.delete(whole.sheets[0].room)
            await leave_club(club, people[1])
            with pytest.raises(Refusal, match="no such evening"):
                await club.evenings.whole(mine)
            whole = await club.evenings.step(id)
            assert whole.sheets[0].how == "closed" and set(whole.sheets[0].points) == {0.5}
            assert whole.entrants[1].member == "" and whole.entrants[1].out
            for one in (people[0], people[2], people[3]):
                await leave_club(club, one)
            assert (await club.evenings.whole(id)).evening.host == ""

    run(work())


def test_what_cannot_be_planned(database: str) -> None:
    async def work() -> None:
        clock = Noon()
        async with house(database, clock) as club:
            [anna, ben] = await cards(club, 2)
            swiss = Plan(form="swiss", seats=2)
            cases: list[tuple[str, str, Plan, float | None, str]] = [
                ("", "trablici", swiss, None, "evening-title"),
                ("Pohár", "mariáš", swiss, None, "no-game"),
                ("Pohár", "trablici", swiss, clock.now - 3600, "evening-time"),
                ("Pohár", "trablici", Plan(form="tables", seats=2), None, "evening-seats"),
                ("Pohár", "tag_team", Plan(form="tables", seats=3), None, "seat-count"),
                ("Pohár", "trablici", Plan(form="swiss", seats=2, rounds=99), None, "evening-figures"),
                ("Pohár", "trablici", Plan(form="swiss", seats=2, fill="genius"), None, "no-level"),
                ("Pohár", "trablici", Plan(form="swiss", seats=2, options={"x": 1}), None, "options"),
                ("Pohár", "trablici", Plan(form="swiss", seats=2, clock=ClockRule("move", 1)), None, "clock-time"),
            ]
            for title, game, plan, starts, reason in cases:
                with pytest.raises(Refusal) as refused:
                    await club.evenings.plan(anna, title, game, plan, starts, False)
                assert refused.value.id == reason
            id = await planned(club, [anna])
            for member, wish, reason in (
                (anna, "begin", "evening-few"),
                (ben, "begin", "evening-host"),
                (ben, "leave", "evening-nobody"),
                (anna, "deal", "evening-few"),
                (anna, "end", "evening-nothing-open"),
                (anna, "wait", "evening-nobody"),
            ):
                with pytest.raises(Refusal) as refused:
                    await club.evenings.wish(id, member, wish)  # type: ignore[arg-type]
                assert refused.value.id == reason, wish
            for _ in range(evening_rows.MOST_AT_ONCE - 1):
                await club.evenings.plan(anna, "Pohár", "trablici", swiss, None, False)
            with pytest.raises(Refusal, match="not over"):
                await club.evenings.plan(anna, "Pohár", "trablici", swiss, None, False)
            with pytest.raises(Refusal, match="host"):
                await club.evenings.cancel(id, ben)
            await club.evenings.cancel(id, anna)
            assert await club.evenings.of(ben) == []

    run(work())


def test_an_older_release_keeps_the_matches(database: str) -> None:
    async def work() -> tuple[str, str]:
        async with house(database) as club:
            people = await cards(club, 2)
            id = await planned(club, people, rounds=1)
            whole = await club.evenings.wish(id, people[0], "begin")
            await play(club, whole.sheets[0].room)
            return id, whole.sheets[0].room

    async def again(room: str) -> None:
        async with house(database) as club:
            assert await club.store.rows(select(EVENING_TABLE)) == []
            loaded = await club.room(room)
            assert loaded.status == OVER and loaded.origin is None and [c.name for c in loaded.chairs] != ["", ""]

    _, room = run(work())
    engine = make_engine(database)
    with engine.begin() as connection:
        migrate(connection, "0006")
        migrate(connection)
    engine.dispose()
    run(again(room))
