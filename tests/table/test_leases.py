"""Servers that share a database: one of them lets a table's bots think, and all of them know who is there."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from klubovna.engine import Match
from klubovna.table.attendance import GATHER
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.leases import PULSE, TERM
from klubovna.table.register import Here, Register
from klubovna.table.room import Room
from klubovna.table.store import Store
from klubovna.table.thinking import Thinkers
from tests import postgres
from tests.table.kit import ANNA, BEN, EVA, Seen, answer, clubhouse, run, sit, started

MOMENT = 2 * GATHER + 3  # seconds in which servers hear of each other, also on a busy machine
TAKEN_OVER = TERM + 2 * PULSE + 3


@pytest.fixture
def shared(postgres_server: Path) -> str:
    return postgres.new_database(postgres_server)


class Counting(Thinkers):
    """A bot that takes the first option after a moment, and the thoughts of all of its kind."""

    def __init__(self, name: str, thoughts: list[tuple[str, int, int]]) -> None:
        super().__init__()
        self.name: str = name
        self.thoughts: list[tuple[str, int, int]] = thoughts

    async def choose(self, match: Match, seat: int, player: str, table: str = "") -> str:
        ask = match.ask_for(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is not asked")
        self.thoughts.append((self.name, match.version, seat))
        await asyncio.sleep(0.02)
        return ask.options[0].key


async def soon(true: Callable[[], Any], seconds: float = MOMENT) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def play(club: Clubhouse, id: str, count: Callable[[], int], more: int = 5) -> None:
    """Somebody answers for all people at the table until bots have had a number of further thoughts."""
    room, enough = await club.room(id), count() + more
    while count() < enough:
        if room.match is not None and not room.play.bots_asked():
            await answer(club, id)
        await asyncio.sleep(0.005)
        room = await club.room(id)


def once_each(thoughts: list[tuple[str, int, int]]) -> bool:
    """Whether no question was thought about twice."""
    return max(Counter((moves, seat) for _, moves, seat in thoughts).values(), default=0) == 1


def test_one_server_lets_a_tables_bots_think_and_hands_them_over(shared: str) -> None:
    async def work() -> None:
        thoughts: list[tuple[str, int, int]] = []
        thinkers = Counting("one", thoughts), Counting("two", thoughts)
        async with clubhouse(shared, thinkers=thinkers[0]) as one, clubhouse(shared, thinkers=thinkers[1]) as two:
            room = await started(one, [ANNA], bots=2)
            seen = [await Seen(one, ANNA).join(room.id), await Seen(two, EVA).join(room.id)]
            await play(one, room.id, thoughts.__len__)
            first = {name for name, _, _ in thoughts}
            assert len(first) == 1 and once_each(thoughts), thoughts
            holder, other = (one, two) if first == {"one"} else (two, one)
            assert holder.leases.holds(room.id) and not other.leases.holds(room.id)

            gone = seen[0] if holder is one else seen[1]
            while (await holder.room(room.id)).play.bots_asked():  # else a thought is cut short
                await asyncio.sleep(0.01)
            holder.part(holder.desks[room.id], gone)  # nobody looks on there any more
            await soon(lambda: not holder.leases.holds(room.id))
            began = time.monotonic()
            await play(one, room.id, thoughts.__len__)
            assert other.leases.holds(room.id) and once_each(thoughts), thoughts
            await gone.join(room.id)
            while (await other.room(room.id)).play.bots_asked():  # else a thought is cut short
                await asyncio.sleep(0.01)
            await other.retire()  # it hands everything back before it stops
            await play(one, room.id, thoughts.__len__)
            assert time.monotonic() - began < TERM + 5, "a lease that is handed back is not waited for"
            assert holder.leases.holds(room.id) and once_each(thoughts), thoughts

    run(work())


def test_a_server_that_hangs_loses_its_tables_and_knows_it(shared: str) -> None:
    async def work() -> None:
        thoughts: list[tuple[str, int, int]] = []
        async with clubhouse(shared, thinkers=Counting("one", thoughts)) as one:
            room = await started(one, [ANNA], bots=2)
            await Seen(one, ANNA).join(room.id)
            await play(one, room.id, thoughts.__len__)
            assert one.leases.holds(room.id)
            async with clubhouse(shared, thinkers=Counting("two", thoughts)) as two:
                await Seen(two, EVA).join(room.id)
                assert one.leases.pulse is not None
                one.leases.pulse.cancel()  # it cannot reach the database
                name = one.leases.server
                while not await two.leases.take(room.id):
                    assert one.leases.holds(room.id) or not one.leases.alive()
                    await asyncio.sleep(0.01)
                assert not one.leases.holds(room.id), "two servers held one lease"
                await play(two, room.id, thoughts.__len__)
                one.leases.start()  # it is back
                await soon(one.leases.alive)
                assert one.leases.server != name and not await one.leases.take(room.id)
                await play(one, room.id, thoughts.__len__)
                assert two.leases.holds(room.id) and once_each(thoughts), thoughts

    run(work())


def test_a_database_that_was_away_takes_nobodys_tables(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes back first does not think the others dead."""

    async def work() -> None:
        async with clubhouse(shared) as one, clubhouse(shared) as two:
            room = await started(one, [ANNA], bots=1)
            await soon(lambda: one.leases.alive() and two.leases.alive())
            assert await one.leases.take(room.id) and not await two.leases.take(room.id)

            def away(*arguments: Any) -> Any:
                raise OSError("no database")

            with monkeypatch.context() as broken:
                for name in ("renew", "bury", "take"):
                    broken.setattr(Register, name, away)
                await soon(lambda: not one.leases.alive() and not two.leases.alive(), TAKEN_OVER)
                assert not one.leases.holds(room.id) and not await one.leases.take(room.id)
            await soon(lambda: one.leases.alive() and two.leases.alive())
            await asyncio.sleep(2 * PULSE)
            assert one.leases.holds(room.id) and not await two.leases.take(room.id)

    run(work())


async def killed(shared: str, path: Path, times: int, seed: int) -> list[float]:
    """Two servers in processes of their own; the one that lets bots think is killed. How long the other took."""
    chance, gaps = random.Random(seed), []
    async with clubhouse(shared) as club:
        room = await started(club, [ANNA], "trablici", bots=3)

        async def keeper() -> asyncio.subprocess.Process:
            command = [sys.executable, "-m", "tests.table.keeper", shared, room.id, str(path)]
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            assert process.stdout is not None and await process.stdout.readline() == b"there\n"
            return process

        keepers = [await keeper(), await keeper()]
        try:
            for _ in range(times):
                before = len(lines(path))
                await play(club, room.id, lambda: len(lines(path)))
                await asyncio.sleep(chance.uniform(0, 0.1))
                last = {pid for pid, *_ in lines(path)[before:]}
                assert len(last) == 1, "two servers let bots think"
                [dead] = [process for process in keepers if process.pid in last]
                dead.send_signal(signal.SIGKILL)
                await dead.wait()
                began = time.monotonic()
                keepers = [next(process for process in keepers if process is not dead), await keeper()]
                await play(club, room.id, lambda: len(lines(path)))
                gaps.append(time.monotonic() - began)
        finally:
            for process in keepers:
                process.kill()
                await process.wait()
        check_thoughts(lines(path), room)
    return gaps


def lines(path: Path) -> list[tuple[int, int, int]]:
    found = []
    for line in path.read_text().splitlines() if path.exists() else []:
        pid, moves, seat = line.split()
        found.append((int(pid), int(moves), int(seat)))
    return found


def check_thoughts(thoughts: list[tuple[int, int, int]], room: Room) -> None:
    """A question is thought about once, or again only by another server when the first was killed over it."""
    by_question: dict[tuple[int, int], list[int]] = {}
    for pid, moves, seat in thoughts:
        by_question.setdefault((moves, seat), []).append(pid)
    order = list(dict.fromkeys(pid for pid, *_ in thoughts))
    assert [pid for pid, *_ in thoughts] == sorted([pid for pid, *_ in thoughts], key=order.index), "they took turns"
    for question, pids in by_question.items():
        assert len(set(pids)) == len(pids) <= 2, f"{question} was thought about by {pids}"


def test_when_the_server_whose_bots_think_is_killed_another_takes_over(shared: str, tmp_path: Path) -> None:
    gaps = run(killed(shared, tmp_path / "thoughts", 1, 1), 60)
    assert max(gaps) < TAKEN_OVER + 5


@pytest.mark.soak
def test_killed_again_and_again(shared: str, tmp_path: Path) -> None:
    gaps = run(killed(shared, tmp_path / "thoughts", 10, 2), 600)
    assert max(gaps) < TAKEN_OVER + 5


# --- who is there


def test_all_servers_know_who_is_at_a_table(shared: str) -> None:
    async def work() -> None:
        async with clubhouse(shared) as one, clubhouse(shared) as two:
            room = await started(one, [ANNA, BEN])
            anna, ben = await Seen(one, ANNA).join(room.id), await Seen(two, BEN).join(room.id)
            eva = await Seen(two, EVA).join(room.id)
            here, there = one.desks[room.id], two.desks[room.id]
            await soon(lambda: here.present() == {ANNA, BEN} and here.spectators() == 1)
            await soon(lambda: there.present() == {ANNA, BEN, EVA} and there.spectators() == 1)
            await soon(lambda: anna.told)
            two.part(there, ben)
            two.part(there, eva)
            await soon(lambda: here.present() == {ANNA} and here.spectators() == 0)

    run(work())


def test_who_comes_while_others_are_asked_for_is_asked_for_again(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A note that arrives between the database's answer and its arrival here is not lost."""
    usual, held, go_on = Register.elsewhere, threading.Event(), threading.Event()

    def slow(self: Register, server: str, rooms: list[str]) -> dict[str, Here]:
        found = usual(self, server, rooms)
        if any(BEN in here.people for here in found.values()) and not held.is_set():
            held.set()
            go_on.wait(20)
        return found

    async def work() -> None:
        async with clubhouse(shared) as one, clubhouse(shared) as two:
            room = await started(one, [ANNA, BEN])
            await Seen(one, ANNA).join(room.id)
            asked: list[str] = []
            ask = one.attendance.ask

            def noted(id: str) -> None:
                asked.append(id)
                ask(id)

            monkeypatch.setattr(one.attendance, "ask", noted)
            monkeypatch.setattr(Register, "elsewhere", slow)
            await Seen(two, BEN).join(room.id)
            await soon(held.is_set)
            notes = len(asked)
            await Seen(two, EVA).join(room.id)
            await soon(lambda: len(asked) > notes)
            go_on.set()
            await soon(lambda: one.desks[room.id].spectators() == 1)

    run(work())


def test_what_happens_before_a_server_listens_is_looked_up(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listen = asyncio.Event()
    usual = Store.notes

    async def late(self: Store, on_listening: Callable[[], None]) -> AsyncIterator[str]:
        await listen.wait()
        async for note in usual(self, on_listening):
            yield note

    async def work() -> None:
        async with clubhouse(shared) as one:
            room = await started(one, [ANNA, BEN])
            monkeypatch.setattr(Store, "notes", late)
            async with clubhouse(shared) as two:
                await Seen(two, EVA).join(room.id)
                await soon(two.leases.alive)
                await asyncio.sleep(2 * GATHER)  # it has asked who is there
                await Seen(one, ANNA).join(room.id)
                await answer(one, room.id)
                version = (await one.room(room.id)).version
                await soon(lambda: one.attendance.told)
                listen.set()
                await soon(lambda: two.desks[room.id].present() == {ANNA, EVA})
                await soon(lambda: two.desks[room.id].version == version)

    run(work())


def test_a_spectator_who_sits_down_is_known_elsewhere(shared: str) -> None:
    async def work() -> None:
        async with clubhouse(shared) as one, clubhouse(shared) as two:
            room = await one.lobby.create("trablici", ANNA, "Anna", 2)
            await Seen(one, ANNA).join(room.id)
            await Seen(two, BEN).join(room.id)
            here = one.desks[room.id]
            await soon(lambda: here.spectators() == 1)
            await two.do(room.id, BEN, None, sit(BEN, 1))
            await soon(lambda: BEN in here.present() and here.spectators() == 0)

    run(work())


def test_the_people_of_a_dead_server_are_gone(shared: str) -> None:
    async def work() -> None:
        async with clubhouse(shared) as one:
            room = await started(one, [ANNA, BEN])
            await Seen(one, ANNA).join(room.id)
            two = Clubhouse(await Store.open(shared), one.games)
            await Seen(two, BEN).join(room.id)
            await soon(lambda: BEN in one.desks[room.id].present())
            assert two.leases.pulse is not None
            two.leases.pulse.cancel()
            await soon(lambda: BEN not in one.desks[room.id].present(), TAKEN_OVER)
            two.leases.start()  # it was only slow: everybody is told anew who is there
            await soon(lambda: BEN in one.desks[room.id].present(), TAKEN_OVER)
            await two.close()
            await soon(lambda: BEN not in one.desks[room.id].present())

    run(work())


def test_a_crowd_that_comes_and_goes_is_told_together(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    usual = Register.tell

    def tell(self: Register, server: str, here: Any) -> None:
        told.append(len(here))
        usual(self, server, here)

    monkeypatch.setattr(Register, "tell", tell)

    async def work() -> None:
        async with clubhouse(shared) as one, clubhouse(shared) as two:
            rooms = [await started(one, [ANNA, BEN]) for _ in range(3)]
            for room in rooms:
                await Seen(two, ANNA).join(room.id)
            await asyncio.sleep(2 * GATHER)
            told.clear()
            crowd = [await Seen(one, f"{number}").join(rooms[number % 3].id) for number in range(300)]
            for seen in crowd[:150]:
                one.part(one.desks[seen.room_id], seen)
            await soon(lambda: [two.desks[room.id].spectators() for room in rooms] == [50] * 3)
            assert sum(told) <= 12, "300 came and 150 went: a few messages for each of three tables"

    run(work())


def test_a_server_alone_keeps_no_register(tmp_path: Path) -> None:
    async def work() -> None:
        async with clubhouse(f"sqlite:///{tmp_path / 'club.db'}") as club:
            assert club.leases.pulse is None and await club.leases.take("any") and club.leases.holds("any")
            await club.retire()
            assert not await club.leases.take("any"), "a server that stops begins nothing"

    run(work())
