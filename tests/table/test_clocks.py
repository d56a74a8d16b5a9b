"""Clocks: what they show, what happens at the flag, and that no server's death costs anybody time.

Time is simulated: `Steady` is the clock of all servers of a test, and moves only when the test says so.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from msgspec import UNSET
from sqlalchemy import text

from klubovna.engine import Chance, seed_key
from klubovna.table.clocks import DAY, FLOOR, LAG
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import open_engine
from klubovna.table.entries import Answered, ClockRule, Flagged, Undone
from klubovna.table.house_time import GRACE, LONGEST_TICK, HouseTime
from klubovna.table.minding import Minding
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.store import Store
from klubovna.table.thinking import Thinkers
from tests import postgres
from tests.soak.results import Part
from tests.table.kit import ANNA, BEN, EVA, GAMES, Seen, answer, bot_on, run, sit
from tests.table.test_clubhouse import newer
from tests.table.test_leases import Counting
from tests.table.test_leases import soon as within

MINUTE = ClockRule("move", 60)


async def soon(true: Callable[[], object]) -> None:
    """In a moment, and on a busy machine a little later."""
    await within(true, 30)


class Steady:
    """A clock that stands still until somebody lets it go."""

    def __init__(self) -> None:
        self.now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@contextlib.asynccontextmanager
async def house(database: str, steady: Steady, thinkers: Thinkers | None = None) -> AsyncIterator[Clubhouse]:
    club = Clubhouse(await Store.open(database), GAMES, thinkers or Counting("one", []), steady=steady, saved_pause=0)
    club.minding.time.database = lambda connection: steady.now
    try:
        yield club
    finally:
        await club.close()


async def timed(club: Clubhouse, people: list[str], rule: ClockRule, game: str = "trablici", bots: int = 0) -> Room:
    """A running match with a clock."""
    room = await club.lobby.create(game, people[0], "Anna", len(people) + bots, clock=rule)
    for seat, person in enumerate(people[1:], start=1):
        await club.do(room.id, person, None, sit(person, seat))
    for seat in range(len(people), len(people) + bots):
        await club.do(room.id, people[0], None, bot_on(people[0], seat))
    await club.do(room.id, people[0], None, lambda room: room.play.start(people[0], "01"))
    return await club.room(room.id)


async def pass_time(club: Clubhouse, steady: Steady, seconds: float) -> None:
    """Seconds pass under a server that ticks."""
    while seconds > 0:
        steady.now += min(1.0, seconds)
        seconds -= 1.0
        await club.minding.round()


async def leap(club: Clubhouse, seconds: float) -> None:
    """A long time has passed under an open house; the server sees to what is due."""
    await club.minding.wake()
    with club.store.engine.begin() as connection:
        connection.execute(text("update house_time set hold = 0, seconds = seconds + :more"), {"more": seconds})
    await club.minding.round()


def asked(room: Room) -> int:
    assert room.match is not None
    return room.match.asks[0].seat


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'club.db'}"


# --- what they show


def test_every_question_has_its_time_and_an_answer_costs_what_it_took_but_the_lag(database: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(database, steady) as club:
            room = await timed(club, [ANNA, BEN], MINUTE)
            seat = asked(room)
            assert room.clocks.note.left == [60.0, 60.0] and list(room.clocks.note.since) == [seat]
            await pass_time(club, steady, 10)
            left, goes = room.clocks.shown(seat, club.minding.time.now(), 0.0)
            assert left == pytest.approx(60 - 10 + LAG) and goes == 0.0
            await answer(club, room.id)
            note = room.clocks.note
            assert note.used == pytest.approx(10 - LAG), "the way of an answer is nobody's time"
            assert all(note.left[other] == 60.0 for other in note.since), "a new question, a new minute"
            club.desks.clear()
            assert (await club.room(room.id)).clocks.note == note, "the log knows what the clocks show"

    run(work())


def test_a_bank_gets_its_increment_and_never_more_than_it_began_with(file: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(file, steady) as club:
            room = await timed(club, [ANNA, BEN], ClockRule("bank", 600, 5))
            seat = asked(room)
            await pass_time(club, steady, 31)
            await answer(club, room.id)
            assert room.clocks.note.left[seat] == pytest.approx(600 - 30 + 5)
            while asked(room) != seat:
                await answer(club, room.id)
            for _ in range(10):
                await answer(club, room.id)
            assert max(room.clocks.note.left) == 600.0

    run(work())


def test_several_clocks_run_where_several_are_asked_at_the_same_time(file: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(file, steady) as club:
            room = await timed(club, [ANNA, BEN], ClockRule("bank", 100), "toy")
            while room.match is not None and len(room.match.asks) < 2:
                await answer(club, room.id)
            before = room.clocks.note
            assert sorted(before.since) == [0, 1]
            await pass_time(club, steady, 21)
            await answer(club, room.id)
            first = next(seat for seat in (0, 1) if room.clocks.note.left[seat] < before.left[seat])
            assert room.clocks.note.left[first] == pytest.approx(before.left[first] - 20)
            other = 1 - first
            assert room.clocks.note.since[other] == before.since[other], "its own question has stood all the time"

    run(work())


def test_a_table_without_a_clock_stores_nothing_of_it_and_no_time_goes(file: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(file, steady) as club:
            room = await club.lobby.create("trablici", ANNA, "Anna", 2)
            await club.do(room.id, BEN, None, sit(BEN, 1))
            await club.do(room.id, ANNA, None, lambda room: room.play.start(ANNA, "01"))
            await answer(club, room.id)
            assert not club.minding.time.goes and not await club.store.any_due()
            facts = [entry.fact for entry in await club.store.load(room.id)]
            assert all(fact.clock is UNSET for fact in facts if isinstance(fact, Answered))

    run(work())


def test_clocks_that_nobody_can_play_by_are_refused(file: str) -> None:
    async def work() -> None:
        async with house(file, Steady()) as club:
            bad = [
                ClockRule("move", 4),
                ClockRule("move", 3601),
                ClockRule("move", 60, 5),
                ClockRule("bank", 600, 601),
                ClockRule("days", 3600),
                ClockRule("days", DAY + 1),
                ClockRule("days", 61 * DAY),
            ]
            for rule in bad:
                with pytest.raises(Refusal) as refused:
                    await club.lobby.create("trablici", ANNA, "Anna", 2, clock=rule)
                assert refused.value.id == "clock-time"
            room = await timed(club, [ANNA, BEN], MINUTE)
            with pytest.raises(Refusal) as refused:
                await club.do(room.id, ANNA, None, lambda room: room.clocks.set(ANNA, None))
            assert refused.value.id == "started"

    run(work())


# --- the flag


def test_at_the_flag_a_bot_plays_on_until_its_person_comes_back(database: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(database, steady) as club:
            room = await timed(club, [ANNA, BEN], ClockRule("bank", 60))
            seat = asked(room)
            holder = room.chairs[seat].holder
            await pass_time(club, steady, 60)
            assert room.chairs[seat].kind == "human", "not before the lag is over"
            with pytest.raises(Refusal) as refused:
                await club.do(room.id, "clock", None, lambda room: room.clocks.call(club.minding.time.now()))
            assert refused.value.id == "no-flag"
            await pass_time(club, steady, 2)
            assert room.chairs[seat].kind == "bot" and room.chairs[seat].timed_out
            await soon(lambda: not room.play.bots_asked())
            await club.do(room.id, holder, None, lambda room: room.house.sit(holder, seat, "Anna", "01"))
            assert room.chairs[seat].kind == "human" and not room.chairs[seat].timed_out
            while asked(room) != seat:
                await answer(club, room.id)
            assert room.clocks.note.left[seat] > 0, "a part of the bank, to play on with"

    run(work())


def test_the_question_on_which_time_ran_out_is_the_bots(file: str) -> None:
    class Stuck(Thinkers):
        async def choose(self, *args: object) -> str:
            raise ValueError("still thinking")

    async def work() -> None:
        steady = Steady()
        async with house(file, steady, Stuck()) as club:
            room = await timed(club, [ANNA, BEN], MINUTE)
            seat = asked(room)
            holder = room.chairs[seat].holder
            await pass_time(club, steady, 63)
            assert room.chairs[seat].kind == "bot"
            with pytest.raises(Refusal) as refused:
                await club.do(room.id, holder, None, lambda room: room.house.sit(holder, seat, "A", "01"))
            assert refused.value.id == "flag-fallen"

    run(work())


@pytest.mark.parametrize("game", ["tag_team", "trablici"])
def test_with_two_seats_the_other_one_has_won(database: str, game: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(database, steady) as club:
            room = await timed(club, [ANNA, BEN], ClockRule("move", 60, flag="lost"), game)
            seats = {ask.seat for ask in room.match.asks} if room.match else set()
            if len(seats) == 2:  # both are asked: one of them answers
                await answer(club, room.id)
                assert room.match is not None
                seats = {ask.seat for ask in room.match.asks}
            (seat,) = seats
            await pass_time(club, steady, 63)
            assert room.status == "over" and room.play.result == {
                "winners": [1 - seat],
                "scores": [seat, 1 - seat],
                "cause": "time",
            }
            assert not await club.store.any_due()
            with pytest.raises(Refusal) as refused:
                await answer(club, room.id)
            assert refused.value.id == "over"
            assert [chair.kind for chair in room.chairs] == ["human", "human"], "both are there for another round"
            club.desks.clear()
            again = await club.room(room.id)
            assert again.status == "over" and again.play.result == room.play.result
            await club.verify(room.id)

    run(work())


def test_with_three_seats_the_others_play_on_and_the_lost_one_cannot_win(file: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(file, steady) as club:
            room = await timed(club, [ANNA, BEN, EVA], ClockRule("move", 60, flag="lost"))
            seat = asked(room)
            holder = room.chairs[seat].holder
            await pass_time(club, steady, 63)
            assert room.status == "playing" and room.play.lost == {seat}
            with pytest.raises(Refusal):
                await club.do(room.id, holder, None, lambda room: room.house.sit(holder, seat, "A", "01"))
            chance = Chance(seed_key(5))
            while room.status == "playing":
                await soon(lambda: room.status == "over" or not room.play.bots_asked())
                if room.status == "playing":
                    await answer(club, room.id, None, chance.below(3))
            assert room.match is not None and room.match.result is not None and room.play.result is not None
            assert seat not in room.play.result["winners"] and room.play.result["winners"]
            await club.room(room.id)  # when the last answer is stored
            club.desks.clear()
            assert (await club.room(room.id)).play.result == room.play.result

    run(work(), 120)


def test_where_all_win_together_they_lose_together(file: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(file, steady) as club:
            room = await timed(club, [ANNA, BEN], ClockRule("move", 60, flag="lost"), "defenders")
            await pass_time(club, steady, 63)
            assert room.play.result == {"winners": [], "scores": [0, 0], "cause": "time"}

    run(work())


# --- pauses and undo


def test_clocks_stand_still_by_consent_and_go_again_by_the_one_who_waits(file: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(file, steady) as club:
            room = await timed(club, [ANNA, BEN], ClockRule("bank", 100))
            seat = asked(room)
            mine, other = room.chairs[seat].holder, room.chairs[1 - seat].holder
            await pass_time(club, steady, 11)
            await club.do(room.id, mine, None, lambda room: room.agreement.pause(mine, True))
            proposal = room.proposal
            assert proposal is not None and proposal.what == "pause" and not room.clocks.note.paused
            await club.do(room.id, other, None, lambda room: room.agreement.consent(other, proposal.id, True, set()))
            assert room.clocks.note.paused and room.clocks.note.left[seat] == pytest.approx(90)
            await pass_time(club, steady, 500)
            assert room.chairs[seat].kind == "human" and not room.clocks.note.since
            await club.do(room.id, other, None, lambda room: room.agreement.pause(other, False))
            assert room.proposal is not None and room.clocks.note.paused, "whose clock would run is asked"
            await club.do(room.id, mine, None, lambda room: room.agreement.pause(mine, False))
            assert not room.clocks.note.paused and list(room.clocks.note.since) == [seat] and room.proposal is None
            with pytest.raises(Refusal) as refused:
                await club.do(room.id, mine, None, lambda room: room.agreement.pause(mine, False))
            assert refused.value.id == "not-paused"

    run(work())


@pytest.mark.parametrize("rule", [ClockRule("bank", 100, 10), ClockRule("move", 100)])
def test_an_undo_gives_no_time_to_whoever_takes_back(file: str, rule: ClockRule) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(file, steady) as club:
            room = await timed(club, [ANNA], rule, "trablici", bots=1)
            await soon(lambda: not room.play.bots_asked())
            for spent in (20, 20):
                version, before = room.version, room.clocks.note.left[0]
                await pass_time(club, steady, spent + LAG)
                await answer(club, room.id)
                await soon(lambda: not room.play.bots_asked())
                assert room.version > version
                version = room.version
                await club.do(room.id, ANNA, None, lambda room: room.agreement.undo(ANNA, 0, room.version))
                assert isinstance((await club.store.load(room.id))[-1].fact, Undone)
                assert room.clocks.note.left[0] == pytest.approx(before - spent)
            await pass_time(club, steady, 58 + LAG)
            await answer(club, room.id)
            await soon(lambda: not room.play.bots_asked())
            await club.do(room.id, ANNA, None, lambda room: room.agreement.undo(ANNA, 0, room.version))
            assert room.clocks.note.left[0] == FLOOR, "nobody loses by an undo alone"

    run(work())


def test_a_clock_goes_on_with_a_match_under_newer_rules(file: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(file, steady) as club:
            room = await timed(club, [ANNA, BEN], ClockRule("bank", 600))
            await pass_time(club, steady, 21)
            await answer(club, room.id)
            left = room.clocks.note.left
        steady.now += 5000
        async with house(file, steady) as club:
            club.games = {**GAMES, "trablici": newer(GAMES["trablici"])}
            again = await club.room(room.id)
            assert again.play.rules == GAMES["trablici"].rules + 1
            assert again.clocks.note.left == left and set(again.clocks.note.since) == {asked(again)}
            await pass_time(club, steady, 30)
            assert again.chairs[asked(again)].kind == "human"

    run(work())


# --- nobody is there


def test_bots_and_flags_go_on_when_nobody_is_there_after_a_restart(database: str) -> None:
    """Days for every move; the room is in nobody's memory when its time comes."""

    async def work() -> None:
        steady, thoughts = Steady(), list[tuple[str, int, int]]()
        async with house(database, steady, Counting("one", thoughts)) as club:
            room = await timed(club, [ANNA, BEN], ClockRule("days", DAY), bots=1)
            for _ in range(40):
                if room.play.bots_asked():
                    break
                await answer(club, room.id)
            await soon(lambda: not room.play.bots_asked())
            assert thoughts and not club.desks[room.id].watchers, "bots have moved while nobody was there"
            due = room.clocks.due()
            assert due is not None
        async with house(database, steady, Counting("two", thoughts)) as club:
            assert room.id not in club.desks
            id = room.id
            await soon(club.leases.alive)
            await leap(club, DAY + LAG)
            late = await club.room(id)
            assert sum(chair.timed_out for chair in late.chairs) == 1
            await soon(lambda: not late.play.bots_asked())

    run(work())


def test_nothing_goes_on_where_no_person_is_left(file: str) -> None:
    async def work() -> None:
        steady = Steady()
        async with house(file, steady) as club:
            room = await timed(club, [ANNA], MINUTE, bots=1)
            await soon(lambda: not room.play.bots_asked())
            await pass_time(club, steady, 63)
            moves = room.moves
            assert not room.goes_on_alone() and room.chairs[0].timed_out
            await pass_time(club, steady, 12)
            assert room.moves == moves and not await club.store.any_due(), "bots alone are not worth a processor"
            await Seen(club, EVA).join(room.id)
            await soon(lambda: room.moves > moves)

    run(work())


# --- house time


class Flow:
    """A server's clock, and the database's, for a house time without a server."""

    def __init__(self, database: str) -> None:
        self.engine = open_engine(database)
        self.alone: bool = database.startswith("sqlite")
        self.steady: Steady = Steady()
        self.wall: float = 5_000_000.0

    def server(self) -> HouseTime:
        return HouseTime(self.engine, self.steady, lambda connection: self.wall)

    def pass_by(self, seconds: float) -> None:
        self.steady.now += seconds
        self.wall += seconds

    def tick(self, time: HouseTime) -> None:
        time.seconds, time.hold, time.ticked = time.store()

    def wait_for_somebody(self) -> None:
        with self.engine.begin() as connection:
            connection.execute(text("insert into duty (room, due) values ('r', 9e9)"))


OpenFlow = Callable[[str], Flow]


@pytest.fixture
def flow_at() -> Iterator[OpenFlow]:
    """Opens house times, and closes their databases after the test."""
    opened: list[Flow] = []

    def open_flow(database: str) -> Flow:
        opened.append(Flow(database))
        return opened[-1]

    yield open_flow
    for flow in opened:
        flow.engine.dispose()


def restarts(flow: Flow, count: int) -> None:
    """Servers die at any moment and stay away for up to a day. What is counted is never more than what a server has
    lived through, and never any of the first seconds after a gap: people need those to find back."""
    luck = random.Random(20)
    flow.tick(flow.server())
    flow.wait_for_somebody()
    before = fair = 0.0
    for _ in range(count):
        away = luck.choice([0.5, 7.0, 3600.0, 86400.0])
        flow.pass_by(away)  # dead
        server, lived = flow.server(), 0.0
        flow.tick(server)
        for _ in range(luck.randrange(0, 6)):
            step = luck.uniform(0.1, LONGEST_TICK - 0.1)
            flow.pass_by(step)
            lived += step
            flow.tick(server)
        grace = GRACE if flow.alone or away > LONGEST_TICK else 0.0  # after a moment others may have been there
        fair += max(0.0, lived - grace)
        assert server.now() - before <= max(0.0, lived - grace) + 1e-6
        flow.pass_by(luck.uniform(0.0, LONGEST_TICK))  # lived through, and never stored
        before = server.seconds
    assert 0 < before <= fair + 1e-6


def test_a_thousand_restarts_cost_nobody_anything(database: str, flow_at: OpenFlow) -> None:
    flow = flow_at(database)
    restarts(flow, 1000 if flow.alone else 150)


@pytest.mark.soak
def test_a_thousand_restarts_and_jumps_on_each_database(database: str, flow_at: OpenFlow) -> None:
    """PostgreSQL as often as SQLite; then a system clock that jumps a thousand times, by a second or by years."""
    flow = flow_at(database)
    part = Part(f"clocks {'sqlite' if flow.alone else 'postgresql'}", 1, 1)
    began = time.monotonic()
    restarts(flow, 1000)
    server, luck, lived = flow.server(), random.Random(21), 0.0
    flow.tick(server)
    before = server.now()
    for _ in range(1000):
        flow.wall += luck.choice([-1, 1]) * luck.choice([1.0, 60.0, 3600.0, 86400.0 * 400])
        for _ in range(luck.randrange(1, 4)):
            flow.pass_by(1.0)
            lived += 1.0
            flow.tick(server)
        assert server.now() - before <= lived + 1e-6
    part.step(seconds=round(time.monotonic() - began, 1))
    part.conclude(True, restarts=1000, jumps=1000, lived=round(lived), counted=round(server.now() - before))


def test_no_match_is_lost_by_a_thousand_restarts(file: str) -> None:
    """One question with a minute; a server that dies after 9 seconds each time, a thousand times over."""

    async def work() -> None:
        steady = Steady()
        store = await Store.open(file)
        club = Clubhouse(store, GAMES, Counting("one", []), steady=steady)
        room = await timed(club, [ANNA, BEN], ClockRule("move", 60, flag="lost"))
        await club.minding.close()
        for _ in range(1000):
            club.minding = Minding(club, steady)
            for _ in range(3):
                steady.now += 3
                await club.minding.round()
            steady.now += 3600
        before: str = room.status
        assert before == "playing" and len(await store.load(room.id)) == room.version
        await pass_time(club, steady, 75)
        assert (await club.room(room.id)).status == "over", "a server that lives calls time"
        await club.close()

    run(work(), 120)


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 86400.0 * 400])
def test_a_clock_that_jumps_takes_nobodys_time(database: str, jump: float, flow_at: OpenFlow) -> None:
    flow = flow_at(database)
    server = flow.server()
    for _ in range(20):
        flow.tick(server)
        flow.pass_by(1.0)
    flow.tick(server)
    flow.wait_for_somebody()
    before = server.now()
    assert before == pytest.approx(20)
    flow.wall += jump  # the system clock, which is the database's too
    flow.tick(server)
    assert server.now() - before <= 0.001
    for _ in range(30):
        flow.pass_by(1.0)
        flow.tick(server)
    assert 30 - GRACE - 1 <= server.now() - before <= 30


def test_a_tick_that_takes_too_long_is_lost(flow_at: OpenFlow, database: str) -> None:
    flow = flow_at(database)
    server = flow.server()
    flow.tick(server)
    flow.pass_by(4.0)
    flow.tick(server)
    assert server.now() == pytest.approx(4.0)
    flow.pass_by(LONGEST_TICK + 2)
    assert server.now() <= 4.0 + LONGEST_TICK
    flow.tick(server)
    assert server.now() == pytest.approx(4.0)


def test_nothing_is_written_between_a_tick_that_reads_and_writes(tmp_path: Path, flow_at: OpenFlow) -> None:
    """In SQLite; PostgreSQL locks the row."""
    flow = flow_at(f"sqlite:///{tmp_path / 'club.db'}")
    flow.tick(flow.server())

    def clock_in_the_middle() -> float:
        with contextlib.closing(sqlite3.connect(tmp_path / "club.db", timeout=0)) as other:
            other.execute("update house_time set seconds = seconds + 100")
            other.commit()
        return 0.0

    with pytest.raises(sqlite3.OperationalError, match="locked"):
        HouseTime(flow.engine, clock_in_the_middle).store()


def test_two_servers_count_the_same_seconds_once(postgres_server: Path, flow_at: OpenFlow) -> None:
    flow = flow_at(postgres.new_database(postgres_server))
    one, two = flow.server(), flow.server()
    flow.tick(one)
    flow.tick(two)
    for _ in range(30):
        flow.pass_by(0.5)
        flow.tick(one)
        flow.pass_by(0.5)
        flow.tick(two)
    assert two.now() == pytest.approx(30.0) and one.now() == pytest.approx(two.now(), abs=0.6)
    one.give_back()  # the other one has died
    for _ in range(12):
        flow.pass_by(1.0)
        flow.tick(two)
    assert two.now() == pytest.approx(32.0), "its people had ten seconds to come over"


def test_exactly_one_server_calls_time_and_another_takes_over(postgres_server: Path) -> None:
    shared = postgres.new_database(postgres_server)

    async def work() -> None:
        steady = Steady()
        async with house(shared, steady) as one, house(shared, steady) as two:
            room = await timed(one, [ANNA, BEN], MINUTE)
            await Seen(one, ANNA).join(room.id)
            await one.minding.round()
            assert one.leases.holds(room.id)
            await leap(two, 100)
            assert not any(isinstance(entry.fact, Flagged) for entry in await one.store.load(room.id))
            await one.retire()  # it hands its leases back
            await soon(lambda: room.id not in two.leases.waiting)
            await leap(two, 1)
            flags = [entry for entry in await two.store.load(room.id) if isinstance(entry.fact, Flagged)]
            assert len(flags) == 1

    run(work())


def test_the_databases_time_is_asked_where_servers_share_it(postgres_server: Path) -> None:
    engine = open_engine(postgres.new_database(postgres_server))
    server = HouseTime(engine)
    server.seconds, server.hold, server.ticked = server.store()
    assert server.goes and server.now() >= 0.0
    engine.dispose()
