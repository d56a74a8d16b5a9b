"""Bots think beside each other: tables take turns, and one that hangs, dies or is called off harms nobody else."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klubovna.bots import LEVELS
from klubovna.engine import Match, new_match
from klubovna.games import find_game
from klubovna.table.entries import Undone
from klubovna.table.fair_queue import FairQueue
from klubovna.table.thinking import Thinkers, Worker, usual_workers
from klubovna.table.worker import Thought
from tests.table.kit import ANNA, Seen, answer, clubhouse, run, started

HANGING = """
import time
from klubovna.bots import Bot, Level

class Hanging(Bot):
    def __init__(self):
        pass
    def index(self, glimpse):
        time.sleep(3600)

HANGING = Level("hanging", lambda seed, budget: Hanging())
"""


@pytest.fixture
def hanging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A level of an outside package that never answers; only the workers know how it plays."""
    info = tmp_path / "hanging-1.0.dist-info"
    info.mkdir()
    (tmp_path / "hanging_bot.py").write_text(HANGING)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hanging\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[klubovna.bots]\nhanging = hanging_bot:HANGING\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setitem(LEVELS, "hanging", LEVELS["random"])
    yield "hanging"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/club.db"


def some_question(seed: int = 1) -> tuple[Match, int, list[str]]:
    """A match, a seat that is asked, and the keys of more than one option."""
    match = new_match(find_game("trablici"), 3, seed)
    while len(match.asks[0].options) < 2:
        match.answer(match.asks[0].seat, match.asks[0].options[0].key)
    return match, match.asks[0].seat, [option.key for option in match.asks[0].options]


def thought(player: str, limit: float = 60.0) -> Thought:
    match, seat, _ = some_question()
    return Thought("trablici", player, "1", match.run.checkpoint.to_json(), match.run.answers[:], seat, limit)


async def warm(thinkers: Thinkers, workers: int = 2) -> None:
    """Until so many processes stand ready."""
    await asyncio.gather(*[thinkers.think(thought("random"), f"warm {number}") for number in range(workers)])
    while sum(worker.process is not None for worker in thinkers.workers) < workers or not thinkers.queue.idle:
        await asyncio.sleep(0.01)


def pid(worker: Worker) -> int:
    assert worker.process is not None
    return worker.process.pid


# --- the queue


def test_tables_take_turns() -> None:
    async def work() -> list[str]:
        queue: FairQueue[int] = FairQueue()
        for number in range(4):
            queue.put("greedy for time", number)
        queue.put("patient", 10)
        queue.put("late", 20)
        taken: list[str] = []
        for _ in range(6):
            table, item = await queue.take()
            taken.append(f"{table} {item}")
            queue.done(table)
        return taken

    assert run(work())[:4] == ["greedy for time 0", "patient 10", "late 20", "greedy for time 1"]


def test_a_table_never_holds_two_workers() -> None:
    async def work() -> None:
        queue: FairQueue[int] = FairQueue()
        queue.put("a", 1)
        queue.put("a", 2)
        assert await queue.take() == ("a", 1)
        second = asyncio.create_task(queue.take())
        await asyncio.sleep(0)
        assert not second.done(), "its first thought is not done"
        queue.put("b", 3)
        assert await second == ("b", 3)
        queue.done("a")
        assert await queue.take() == ("a", 2)

    run(work())


def test_what_nobody_wants_is_not_taken() -> None:
    async def work() -> None:
        queue: FairQueue[int] = FairQueue()
        for number in (1, 2):
            queue.put("a", number)
        queue.drop("a", 1)
        queue.drop("a", 7)
        assert await queue.take() == ("a", 2)
        queue.put("b", 3)
        queue.drop("b", 3)
        assert queue.waiting == {}

    run(work())


def test_one_can_hang_even_on_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert usual_workers() == 2
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert usual_workers() == 6


# --- bots that do not answer


def test_a_hanging_bot_holds_up_no_other_table_and_is_replaced(hanging: str) -> None:
    async def work() -> None:
        thinkers = Thinkers(2, margin=3.0)
        try:
            await warm(thinkers)
            before = {pid(worker) for worker in thinkers.workers}
            match, seat, keys = some_question()
            began = time.monotonic()
            stuck = asyncio.create_task(thinkers.choose(match, seat, hanging, "stuck"))
            for number in range(5):
                assert await thinkers.choose(match, seat, "random", f"table {number}") in keys
            assert not stuck.done(), "five other tables were answered while it hung"
            assert await stuck in keys, "a quick choice is made for it"
            assert time.monotonic() - began < 30, "it was cut off, not waited for"
            await warm(thinkers)
            after = {pid(worker) for worker in thinkers.workers}
            assert len(before & after) == 1 and len(after) == 2, "one of the two was replaced"
        finally:
            await thinkers.close()

    run(work(), 120)


def test_for_a_bot_that_was_cut_off_one_that_looks_ahead_chooses(hanging: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    think = Thinkers.think

    async def watched(self: Thinkers, thought: Thought, table: str = "") -> dict[str, Any]:
        asked.append(thought.player)
        return await think(self, thought, table)

    monkeypatch.setattr(Thinkers, "think", watched)

    async def work() -> None:
        thinkers = Thinkers(1, margin=0.3)
        try:
            match, seat, keys = some_question()
            assert await thinkers.choose(match, seat, hanging) in keys
            assert asked == [hanging, "greedy"]
        finally:
            await thinkers.close()

    run(work(), 120)


def test_where_nobody_can_think_a_lot_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: Thinkers, thought: Thought, table: str = "") -> dict[str, Any]:
        return {}

    monkeypatch.setattr(Thinkers, "think", fails)
    match, seat, keys = some_question()
    assert {run(Thinkers(1).choose(match, seat, "strong")) for _ in range(60)} == set(keys)
    with pytest.raises(ValueError, match="is not asked"):
        run(Thinkers(1).choose(match, (seat + 1) % 3, "strong"))


def test_a_dead_process_is_noticed_and_another_one_takes_over() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        try:
            await warm(thinkers, 1)
            worker = thinkers.workers[0]
            os.kill(pid(worker), signal.SIGKILL)
            assert worker.process is not None
            await worker.process.wait()
            assert await thinkers.think(thought("greedy")), "it is started again for the next thought"
            busy = asyncio.create_task(thinkers.think(thought("master")))
            while worker.job is None:
                await asyncio.sleep(0.01)
            os.kill(pid(worker), signal.SIGKILL)
            assert await busy == {}, "that thought is lost"
            assert await thinkers.think(thought("greedy"))
            assert await thinkers.think(Thought("chess", "random", "1", {}, [], 0)) == {}, "no such game"
            assert await thinkers.think(thought("nobody")) == {}, "no such bot"
        finally:
            await thinkers.close()

    run(work(), 120)


# --- thoughts that nobody waits for


def test_a_thought_that_is_called_off_leaves_the_worker_for_others() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        try:
            await warm(thinkers, 1)
            worker = thinkers.workers[0]
            first = pid(worker)
            slow = asyncio.create_task(thinkers.think(thought("master"), "a"))
            waiting = asyncio.create_task(thinkers.think(thought("master"), "b"))
            while worker.job is None:
                await asyncio.sleep(0.01)
            slow.cancel()
            waiting.cancel()
            await asyncio.gather(slow, waiting, return_exceptions=True)
            assert slow.cancelled() and waiting.cancelled()
            assert thinkers.queue.waiting == {}, "what had not begun never begins"
            _, _, keys = some_question()
            assert (await thinkers.think(thought("random"), "c"))["key"] in keys
            assert pid(worker) == first, "its process lives on"
        finally:
            await thinkers.close()

    run(work(), 120)


def test_closing_ends_all_processes(hanging: str) -> None:
    async def work() -> list[int]:
        thinkers = Thinkers(2)
        await warm(thinkers)
        processes = [pid(worker) for worker in thinkers.workers]
        stuck = asyncio.create_task(thinkers.think(thought(hanging)))
        await asyncio.sleep(0.05)
        await thinkers.close()
        stuck.cancel()
        return processes

    for process in run(work(), 120):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_a_worker_ends_by_itself_when_its_thought_does_not(hanging: str) -> None:
    """Should the server be killed meanwhile, nobody else would end it."""

    async def work() -> None:
        worker = Worker()
        await worker.start()
        assert worker.process is not None
        assert worker.process.stdin is not None
        worker.process.stdin.write(msgspec.json.encode(thought(hanging, limit=0.1)) + b"\n")
        assert await worker.process.wait() == -signal.SIGALRM
        await worker.end()

    run(work(), 120)


def test_an_undo_calls_off_what_a_bot_thinks(sqlite: str, hanging: str) -> None:
    async def work() -> None:
        thinkers = Thinkers(2, margin=50.0)
        async with clubhouse(sqlite, thinkers=thinkers) as club:
            room = await started(club, [ANNA], "trablici", bots=1)
            seen = await Seen(club, ANNA).join(room.id)
            while not room.play.standing or room.play.bots_asked():
                if room.play.bots_asked():
                    await asyncio.sleep(0.02)
                else:
                    await answer(club, room.id)
            room.chairs[1].level = hanging
            while not room.play.bots_asked():
                await answer(club, room.id)
            while room.id not in club.bots.thinking:
                await asyncio.sleep(0.01)
            choosing = club.bots.thinking[room.id].choosing
            moves, version = room.moves, room.version
            await club.do(room.id, "x", None, lambda room: room.talk.say(ANNA, "well?"))
            assert not choosing.done(), "chat does not disturb it"
            await club.do(room.id, ANNA, None, lambda room: Undone(moves - 1, 0))
            await asyncio.wait([choosing], timeout=10)
            assert choosing.cancelled()
            assert room.moves == moves - 1 and room.version == version + 2
            while not room.play.bots_asked():
                await answer(club, room.id)
            while room.id not in club.bots.thinking:
                await asyncio.sleep(0.01)
            assert club.bots.thinking[room.id].choosing is not choosing, "it thinks about the new question"
            club.part(club.desks[room.id], seen)

    run(work(), 120)


def test_bots_take_their_time_but_think_meanwhile(sqlite: str) -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        async with clubhouse(sqlite, thinkers=thinkers) as club:
            room = await started(club, [ANNA], "trablici", bots=1)
            while not room.play.bots_asked():
                await answer(club, room.id)
            await warm(thinkers, 1)
            club.bots.pause = 1.0
            assert club.bots.pause_before(room, 1) == 1.0
            version, began = room.version, time.monotonic()
            seen = await Seen(club, ANNA).join(room.id)
            while room.version == version:
                await asyncio.sleep(0.01)
            assert time.monotonic() - began >= 1.0
            if room.play.bots_asked():
                assert club.bots.pause_before(room, 1) < 1.0, "it goes on with its turn"
            club.part(club.desks[room.id], seen)

    run(work(), 120)
