"""Many tables on one store: serialised, stored before told, found again after a restart, shared by two servers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from klubovna.engine import Game
from klubovna.lab.laws import shown
from klubovna.table import clubhouse as clubhouse_module
from klubovna.table.album import pictured
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.desk import Desk
from klubovna.table.entries import ClockRule, Entry, Said, Undone
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.shelf import Shelf
from klubovna.table.store import Store
from tests.table.kit import ANNA, BEN, EVA, GAMES, Seen, answer, clubhouse, run, sit, started
from tests.toy import TOY


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'club.db'}"


async def refusal(work: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.id


def test_unknown_rooms_and_games_create_nothing(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            assert await refusal(club.room("nowhere")) == "no-room"
            assert await refusal(club.do("nowhere", ANNA, "1", lambda room: room.talk.say(ANNA, "hi"))) == "no-room"
            assert await refusal(club.lobby.create("chess", ANNA)) == "no-game"
            assert await refusal(club.lobby.create("trablici", ANNA, seats=9)) == "seat-count"
            assert await refusal(club.lobby.create("trablici", ANNA, bots=["oracle"])) == "no-level"
            assert await refusal(club.lobby.create("trablici", ANNA, options={"wind": 1})) == "options"
            assert club.desks == {} and await club.store.count() == 0

    run(work())


def test_a_restart_goes_on_with_every_match(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            rooms = [await started(club, [ANNA, BEN], game) for game in ("trablici", "toy", "trablici")]
            waiting = await club.lobby.create("trablici", EVA, "Eva", 3, listed=True)
            for number in range(25):
                for room in rooms:
                    if room.status == "playing":
                        await answer(club, room.id, f"c{number}", number)
            kept = {room.id: (room.version, shown(await match_of(club, room.id)), room.moves) for room in rooms}
        async with clubhouse(database) as club:
            assert club.desks == {}
            for id, (version, seen, moves) in kept.items():
                room = await club.room(id)
                assert (room.version, shown(await match_of(club, id)), room.moves) == (version, seen, moves)
                assert room.chairs[0].holder == ANNA
                if room.status == "playing":
                    assert await answer(club, id) == version + 1
            assert [room.id for _, room in await club.lobby.waiting()] == [waiting.id]

    run(work())


async def match_of(club: Clubhouse, id: str) -> Any:
    return (await club.room(id)).match


def test_a_repeated_command_gets_the_first_answer_even_after_a_restart(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            room = await started(club, [ANNA, BEN])
            first = await answer(club, room.id, "move-1")
            holder = room.chairs[room.play.standing[0].seat].holder
            twice = await asyncio.gather(
                *[club.do(room.id, holder, "move-1", lambda _: Said(None, "", "never decided")) for _ in range(5)]
            )
            assert twice == [first] * 5
        async with clubhouse(database) as club:
            assert await club.do(room.id, holder, "move-1", lambda _: Said(None, "", "")) == first
            assert (await club.room(room.id)).version == first

    run(work())


def test_of_many_answers_to_one_question_one_is_taken(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            room = await started(club, [ANNA, BEN])
            assert room.match is not None
            ask, version = room.match.asks[0], room.version
            holder = room.chairs[ask.seat].holder

            def decide(room: Room) -> Any:
                return room.play.answer(holder, ask.seat, version, ask.options[0].key)

            results = await asyncio.gather(
                *[club.do(room.id, holder, f"c{n}", decide) for n in range(10)], return_exceptions=True
            )
            assert sorted(type(result).__name__ for result in results) == ["Refusal"] * 9 + ["int"]
            assert room.moves == 1

    run(work())


def test_nobody_is_told_before_the_disk_has_it(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN])
            seen = await Seen(club, BEN).join(room.id)
            order: list[str] = []
            store_append = club.store.append

            async def slow(*entry: Any) -> None:
                await asyncio.sleep(0.05)
                assert not seen.told
                await store_append(*entry)
                order.append("stored")

            club.store.append = slow  # type: ignore[method-assign,assignment]
            version = room.version
            looked = asyncio.create_task(club.room(room.id))
            await club.do(
                room.id, ANNA, "1", lambda room: room.talk.say(ANNA, "hi"), lambda _: order.append("acknowledged")
            )
            assert order == ["stored", "acknowledged"] and seen.told == [({"chat"}, version + 1)]
            assert (await looked).version in (version, version + 1)

    run(work())


def test_when_the_store_fails_nothing_has_happened(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN])
            version, seen = room.version, shown(await match_of(club, room.id))
            watcher = await Seen(club, BEN).join(room.id)
            with club.store.engine.begin() as connection:
                connection.execute(text("alter table entry rename to gone"))
            told: list[int] = []
            for _ in range(2):
                assert await refusal(answer_noting(club, room.id, told)) == "storage"
            assert told == [] and watcher.told == []
            with club.store.engine.begin() as connection:
                connection.execute(text("alter table gone rename to entry"))
            again = await club.room(room.id)
            assert (again.version, shown(await match_of(club, room.id))) == (version, seen)
            assert await answer(club, room.id) == version + 1

    run(work())


async def answer_noting(club: Clubhouse, id: str, told: list[int]) -> None:
    room = await club.room(id)
    assert room.match is not None
    ask, version = room.match.asks[0], room.version
    holder = room.chairs[ask.seat].holder
    await club.do(
        id, holder, None, lambda room: room.play.answer(holder, ask.seat, version, ask.options[0].key), told.append
    )


def test_a_command_goes_on_when_its_client_is_gone(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN])
            task = asyncio.create_task(answer(club, room.id, "c1"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        async with clubhouse(sqlite) as club:
            assert (await club.room(room.id)).moves in (0, 1)
            assert len(await club.store.load(room.id)) == (await club.room(room.id)).version

    run(work())


def test_a_broken_rule_is_refused_and_not_stored(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN], "faulty")
            assert room.match is not None
            while not any(option.key == "trap" for ask in room.match.asks for option in ask.options):
                await answer(club, room.id)
            version, ask = room.version, room.match.asks[0]
            holder = room.chairs[ask.seat].holder
            assert (
                await refusal(
                    club.do(room.id, holder, "t", lambda room: room.play.answer(holder, ask.seat, version, "trap"))
                )
                == "rule-broke"
            )
            assert len(await club.store.load(room.id)) == version
            await club.do(room.id, holder, "p", lambda room: room.play.answer(holder, ask.seat, version, "pass"))

    run(work())


def newer(game: Game, **changes: Any) -> Game:
    fields: dict[str, Any] = {**vars(game), "rules": game.rules + 1, **changes}
    return Game(**fields)


def test_a_match_goes_on_under_newer_rules_from_its_checkpoint(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            room = await started(club, [ANNA, BEN])
            for number in range(30):
                await answer(club, room.id, None, number)
            view, moves = (await match_of(club, room.id)).view(None), room.moves
        for rules in (2, 3):  # twice
            games = {**GAMES, "trablici": newer(GAMES["trablici"], rules=rules)}
            async with clubhouse(database, games) as club:
                again = await club.room(room.id)
                match = await match_of(club, room.id)
                assert again.play.rules == rules and match.view(None) == view and again.moves == moves
                assert again.play.events_from(5) == 0, "its story begins anew"
                for number in range(3):
                    await answer(club, room.id, None, number)
                await club.do(room.id, ANNA, None, lambda room: Undone(room.moves - 1, 0))
                view, moves = match_view(again), again.moves
        async with clubhouse(database, games) as club:
            again = await club.room(room.id)
            assert match_view(again) == view and again.moves == moves, "and after a restart it stands there"
            while again.status == "playing":
                await answer(club, room.id)
            assert again.play.result is not None

    run(work())


def test_an_undo_across_a_step_takes_the_checkpoint_back(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN])
            assert room.match is not None
            # A deal may take its first steps without a question: only an answer can be undone.
            while not room.moves or room.match.run.steps < 2 or room.match.run.answers:
                before = match_view(room)
                await answer(club, room.id)
            moves = room.moves - 1
            await club.do(room.id, ANNA, None, lambda room: Undone(moves, 0))
        async with clubhouse(sqlite, {"trablici": newer(GAMES["trablici"])}) as club:
            again = await club.room(room.id)
            assert again.moves == moves and match_view(again) == before

    run(work())


def test_a_match_that_goes_on_from_a_position_goes_on_under_newer_rules_too(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN], "toy")
            while room.status == "playing":
                await answer(club, room.id)
            fork = await club.lobby.play_on(room.id, EVA, 5, 1, "random", "Eva")  # in the middle of a step
            view = match_view(fork)
        async with clubhouse(sqlite, {"toy": newer(TOY)}) as club:
            again = await club.room(fork.id)
            assert again.moves == 5 and match_view(again) == view

    run(work())


def match_view(room: Room) -> Any:
    assert room.match is not None
    return room.match.view(None)


def test_a_finished_match_of_older_rules_is_kept_but_not_played_again(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN], "toy")
            while room.status == "playing":
                await answer(club, room.id)
            result = room.play.result
        async with clubhouse(sqlite, {"toy": newer(TOY)}) as club:
            again = await club.room(room.id)
            assert again.status == "over" and again.play.result == result
            assert await refusal(club.verify(room.id)) == "other-rules"

    run(work())


@pytest.mark.parametrize("game", ["toy", "tag_team"])
def test_a_finished_match_is_watched_for_ever(database: str, game: str) -> None:
    """Its album shows every position as every seat saw it, whatever becomes of the rules."""

    async def work() -> None:
        async with clubhouse(database) as club:
            room = await started(club, [ANNA, BEN], game)
            while room.status == "playing":
                await answer(club, room.id)
            match = await match_of(club, room.id)
            await asyncio.gather(*club.tasks)
        async with clubhouse(database, {game: newer(GAMES[game])}) as club:
            assert (await club.room(room.id)).match is None
            for eye in (None, 0, 1):
                album = await club.shelf.album(await club.room(room.id), eye)
                assert album.rules == GAMES[game].rules and album.head["events"] == match.events_for(eye)
                assert [(seat, key) for seat, key, _ in album.moves] == match.answers
                for moves in range(match.version + 1):
                    then = match.at(moves)
                    kept = album.position(moves)
                    view = {"seat": eye, **kept["public"], **kept["outlook"], **kept["own"]}
                    assert (view, kept["asks"]) == plain([then.view(eye), then.asks_for(eye)])
                    assert kept["events"] == len(then.events) and (kept["result"] is None) != then.over
            assert (await club.shelf.album(await club.room(room.id), None)).record == plain(match.save())

    def plain(data: Any) -> Any:
        decoded = json.loads(json.dumps(data))
        return tuple(decoded) if isinstance(decoded, list) else decoded

    run(work())


def test_an_album_that_was_not_made_is_made_later(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of an earlier release, or of a server that was killed at its end."""

    async def forgotten(self: Shelf, room: Room) -> None:
        pass

    async def work() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Shelf, "add", forgotten)
            async with clubhouse(database) as club:
                rooms = [await started(club, [ANNA, BEN], "toy") for _ in range(3)]
                for room in rooms[:2]:
                    while room.status == "playing":
                        await answer(club, room.id)
                assert await club.store.album(rooms[0].id, None) == {}
        async with clubhouse(database) as club:
            assert await club.shelf.add_missing() == 2 and await club.shelf.add_missing() == 0
            assert await club.shelf.add_missing() == 0, "they have albums now"
            for room in rooms[:2]:
                assert (await club.shelf.album(await club.room(room.id), 1)).position(0)["result"] is None
            assert await club.store.album(rooms[2].id, None) == {}, "a running match has secrets"
        async with clubhouse(database, {"toy": newer(TOY)}) as club:
            assert await club.shelf.add_missing() == 0

    run(work())


def test_an_album_is_made_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for missing ones leaves those alone that wait their turn."""
    made: list[str] = []

    def counted(game: Any, record: Any) -> Any:
        made.append(game.id)
        return pictured(game, record)

    async def work() -> None:
        monkeypatch.setattr("klubovna.table.shelf.pictured", counted)
        async with clubhouse(sqlite) as club, club.shelf.one_at_a_time:
            room = await started(club, [ANNA, BEN], "toy")
            while room.status == "playing":
                await answer(club, room.id)
            search = asyncio.create_task(club.shelf.add_missing())
            await asyncio.wait([search], timeout=0.5)
            assert search.done() and not made
            waiting = list(club.tasks)
            club.shelf.one_at_a_time.release()
            await asyncio.gather(*waiting)
            await club.shelf.one_at_a_time.acquire()
        assert made == ["toy"]

    run(work())


def test_a_match_without_an_album_is_refused_under_other_rules(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forgotten(self: Shelf, room: Room) -> None:
        pass

    async def work() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Shelf, "add", forgotten)
            async with clubhouse(sqlite) as club:
                room = await started(club, [ANNA, BEN], "toy")
                while room.status == "playing":
                    await answer(club, room.id)
        async with clubhouse(sqlite, {"toy": newer(TOY)}) as club:
            assert await club.shelf.add_missing() == 1 and await club.shelf.add_missing() == 0
            assert await refusal(club.shelf.album(await club.room(room.id), None)) == "other-rules"

    run(work())


def test_a_match_of_newer_rules_waits_for_them(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite, {"toy": newer(TOY)}) as club:
            room = await started(club, [ANNA, BEN], "toy")
            await answer(club, room.id)
        async with clubhouse(sqlite) as club:
            assert await refusal(club.room(room.id)) == "other-rules"
        async with clubhouse(sqlite, {"toy": newer(TOY)}) as club:
            assert (await club.room(room.id)).version == room.version

    run(work())


def test_a_position_that_no_longer_comes_out_the_same_is_not_misread(sqlite: str) -> None:
    """The same rules number, but rules that lead elsewhere: the checkpoint is believed, not the replay."""

    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN], "toy")
            while room.match is not None and room.match.run.steps < 1:
                await answer(club, room.id)
            view = match_view(room)

        def other_setup(seats: int, options: dict[str, Any], chance: Any) -> Any:
            chance.word()
            return TOY.setup(seats, options, chance)

        async with clubhouse(sqlite, {"toy": newer(TOY, rules=TOY.rules, setup=other_setup)}) as club:
            again = await club.room(room.id)
            assert match_view(again) == view
            await answer(club, room.id)

    run(work())


def test_a_rematch_has_the_same_people_and_a_new_seed(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN], "toy", bots=1)
            assert await refusal(club.lobby.rematch(room.id, ANNA, "r")) == "not-over"
            room.chairs[2].kind = "human"  # so that the test may answer for the bot
            room.chairs[2].holder = EVA
            while room.status == "playing":
                await answer(club, room.id)
            assert await refusal(club.lobby.rematch(room.id, "dan", "r")) == "not-seated"
            first = await club.lobby.rematch(room.id, BEN, "r")
            assert await club.lobby.rematch(room.id, BEN, "r") == first
            assert await refusal(club.lobby.rematch(room.id, ANNA, "r2")) == "started"
            assert room.next is not None
            again = await club.room(room.next)
            assert [chair.holder for chair in again.chairs] == [ANNA, BEN, EVA] and again.seating.host == BEN
            assert again.play.seed != room.play.seed and again.status == "open" and again.origin is not None
            await club.do(again.id, ANNA, None, sit(ANNA, 0))
            await club.do(again.id, BEN, None, lambda room: room.play.start(BEN, "0b"))
            assert again.play.mixed_in == ["00", "0b"], "numbers of those who came"

    run(work())


def test_play_on_from_any_position_of_a_finished_match(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN], "toy")
            assert await refusal(club.lobby.play_on(room.id, EVA, 3, 1, "random", "Eva")) == "not-over"
            while room.status == "playing":
                await answer(club, room.id)
            assert room.match is not None
            assert await refusal(club.lobby.play_on(room.id, EVA, 999, 1, "random", "Eva")) == "no-position"
            assert await refusal(club.lobby.play_on(room.id, EVA, room.moves, 1, "random", "Eva")) == "over"
            for moves in (0, 7):
                fork = await club.lobby.play_on(room.id, EVA, moves, 1, "random", "Eva")
                assert [chair.kind for chair in fork.chairs] == ["bot", "human"] and fork.moves == moves
                assert match_view(fork) == room.match.at(moves).view(None)
                if moves:
                    await club.do(fork.id, EVA, None, lambda room: Undone(3, 1))
                    assert fork.moves == 3
                    club.desks.clear()
                    assert shown(await match_of(club, fork.id)) == shown(room.match.at(3))
                    again = await club.room(fork.id)
                    assert set(again.play.asked_since) == {ask.seat for ask in room.match.at(3).asks}

    run(work())


def test_bots_answer_in_processes_of_their_own_and_only_while_somebody_is_there(sqlite: str) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA], "trablici", bots=2)
            while room.play.bots_asked() == []:
                await answer(club, room.id)
            version = room.version
            await asyncio.sleep(0.2)
            assert room.version == version, "nobody looks on"
            seen = await Seen(club, ANNA).join(room.id)
            while (await club.room(room.id)).play.bots_asked():
                await asyncio.sleep(0.02)
            assert room.version > version and seen.told[-1][1] == room.version
            assert all(move.seat != 0 for move in room.play.standing[-(room.version - version) :])
            club.part(club.desks[room.id], seen)

    run(work())


# --- two servers


def test_two_servers_share_a_match(postgres_server: Path) -> None:
    from tests import postgres

    async def work() -> None:
        database = postgres.new_database(postgres_server)
        async with clubhouse(database) as one, clubhouse(database) as two:
            room = await started(one, [ANNA, BEN])
            id = room.id
            seen = [await Seen(one, ANNA).join(id), await Seen(two, BEN).join(id)]
            for number in range(30):
                await answer([one, two][number % 2], id, f"c{number}", number)
                there = await two.room(id)
                if number % 2 == 0:  # the other server hears of it
                    while there.version < room.version:
                        await asyncio.sleep(0.01)
                        there = await two.room(id)
                else:
                    while room.version < there.version:
                        await asyncio.sleep(0.01)
            assert shown(await match_of(one, id)) == shown(await match_of(two, id))
            assert room.moves == 30 and seen[0].told and seen[1].told

    run(work())


def test_two_servers_never_both_win_even_deaf(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any notes between them, and both certain to hold the newest position."""
    monkeypatch.setattr(Store, "listen", lambda self, on_note, on_listening: None)

    async def work() -> None:
        async with clubhouse(database) as one, clubhouse(database) as two:
            id = (await started(one, [ANNA, BEN])).id
            await two.room(id)
            for number in range(12):
                results = await asyncio.gather(
                    *[answer(club, id, f"{name}{number}") for name, club in (("a", one), ("b", two))],
                    return_exceptions=True,
                )
                for result in results:
                    assert isinstance(result, int) or (isinstance(result, Refusal) and result.id in STALE), result
            entries = await one.store.load(id)
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
            one.desks.clear()
            assert (await one.room(id)).moves == sum(entry.kind == "answer" for entry in entries)

    run(work())


STALE = ("stale", "not-asked", "not-an-option", "not-your-seat")


def test_a_refusal_does_not_rest_on_old_knowledge(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers, and no note has come through yet: what one has stored holds on the other at once."""
    monkeypatch.setattr(Store, "listen", lambda self, on_note, on_listening: None)

    async def work() -> None:
        async with clubhouse(database) as one, clubhouse(database) as two:
            room = await one.lobby.create("trablici", ANNA, "Anna", 2)
            await two.room(room.id)
            await two.do(room.id, BEN, None, sit(BEN, 1))
            await one.do(room.id, ANNA, None, lambda room: room.play.start(ANNA, "01"))
            assert room.status == "playing" and room.seating.people() == [ANNA, BEN]
            assert (await two.room(room.id)).status == "open", "it has not heard of the start"
            await two.do(room.id, BEN, None, lambda room: room.seating.leave(BEN, 1))
            there = await two.room(room.id)
            assert there.status == "playing" and there.chairs[1].kind == "bot", "it read what it had to know first"
            assert await refusal(two.do(room.id, EVA, None, sit(EVA, 1))) == "started", "and what is wrong stays wrong"

    run(work())


def test_looking_back_does_not_rest_on_old_knowledge(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "listen", lambda self, on_note, on_listening: None)

    async def work() -> None:
        async with clubhouse(database) as one, clubhouse(database) as two:
            room = await started(one, [ANNA, BEN], "toy")
            await two.room(room.id)
            while room.status == "playing":
                await answer(one, room.id)
            assert (await two.verify(room.id)).over
            fork = await two.lobby.play_on(room.id, EVA, 3, 1, "random", "Eva")
            assert fork.moves == 3
            await one.lobby.rematch(room.id, ANNA, "again")
            assert await refusal(two.lobby.rematch(room.id, BEN, "again")) == "started"
            assert (await two.room(room.id)).next == room.next

    run(work())


def test_whoever_knows_more_than_the_server_is_believed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits down at one server, loses the connection and comes to the other."""
    monkeypatch.setattr(Store, "listen", lambda self, on_note, on_listening: None)

    async def work() -> None:
        async with clubhouse(database) as one, clubhouse(database) as two:
            room = await one.lobby.create("trablici", ANNA, "Anna", 2)
            await two.room(room.id)
            await one.do(room.id, BEN, None, sit(BEN, 1))
            seats: list[list[int]] = []
            await two.join(
                room.id,
                Seen(two, BEN),
                lambda desk, room: seats.append(room.seating.seats_of(BEN)),
                lambda room: not room.seating.seats_of(BEN),
            )
            assert seats == [[1]]

    run(work())


def test_a_lost_note_costs_only_time(postgres_server: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests import postgres

    monkeypatch.setattr(Store, "listen", lambda self, on_note, on_listening: None)

    async def work() -> None:
        database = postgres.new_database(postgres_server)
        async with clubhouse(database) as one, clubhouse(database) as two:
            room = await started(one, [ANNA, BEN])
            seen = await Seen(two, BEN).join(room.id)
            await answer(one, room.id)
            assert seen.told == []
            await two.tidy()
            while not seen.told:
                await asyncio.sleep(0.01)
            assert seen.told[-1][1] == room.version

    run(work())


def test_after_a_restart_tables_are_read_in_turn(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If all were read at the same time, the first would be ready when the last is."""

    async def work() -> None:
        async with clubhouse(sqlite) as club:
            rooms = [await started(club, [ANNA, BEN]) for _ in range(12)]
            club.desks.clear()
            read, most, waiting, plain = 0, 0, asyncio.Event(), club.store.load

            async def load(room: str, after: int = 0) -> list[Entry]:
                nonlocal read, most
                read += 1
                most = max(most, read)
                await waiting.wait()
                read -= 1
                return await plain(room, after)

            monkeypatch.setattr(club.store, "load", load)
            coming = [asyncio.create_task(club.room(room.id)) for room in rooms]
            while read < clubhouse_module.READING:
                await asyncio.sleep(0)
            waiting.set()
            assert [room.id for room in await asyncio.gather(*coming)] == [room.id for room in rooms]
            assert most == clubhouse_module.READING

    run(work())


async def all_announced(desk: Desk) -> None:
    """Everybody has been told who is there."""
    while desk.presence is not None:
        await asyncio.sleep(0.01)


def test_a_crowd_is_told_in_parts_who_is_there(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody once, but for whoever came last; and between two parts the table is free for whoever plays."""

    async def work() -> None:
        monkeypatch.setattr(clubhouse_module, "CROWD", 2)
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN])
            crowd = [await Seen(club, f"spectator {number}").join(room.id) for number in range(7)]
            desk = club.desks[room.id]
            while not crowd[0].told:
                await asyncio.sleep(0)
            assert not crowd[-2].told and not desk.lock.locked()
            version = await answer(club, room.id)
            await all_announced(desk)
            tables = [[told for told in seen.told if told[0] == {"table"}] for seen in crowd]
            assert [len(told) for told in tables] == [1, 1, 1, 1, 1, 1, 0]
            assert all(({"match"}, version) in seen.told for seen in crowd)

    run(work())


def test_a_resting_room_hears_of_other_servers(postgres_server: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests import postgres

    async def work() -> None:
        database = postgres.new_database(postgres_server)
        async with clubhouse(database) as one, clubhouse(database) as two:
            room = await started(one, [ANNA, BEN])
            seen = await Seen(two, BEN).join(room.id)
            await all_announced(two.desks[room.id])
            monkeypatch.setattr(clubhouse_module, "IDLE", -1.0)
            await two.tidy()
            monkeypatch.setattr(clubhouse_module, "IDLE", 60.0)
            assert two.desks[room.id].room is None
            version = await answer(one, room.id)
            while not seen.told or seen.told[-1][1] != version:
                await asyncio.sleep(0.01)

    run(work())


def test_tables_that_nobody_is_at_leave_the_memory(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN])
            other = await started(club, [ANNA, BEN])
            await Seen(club, ANNA).join(room.id)
            monkeypatch.setattr(clubhouse_module, "IDLE", -1.0)
            await club.tidy()
            assert list(club.desks) == [room.id]
            assert (await club.room(other.id)).version == other.version

    run(work())


def test_a_watched_room_rests_in_the_store_until_something_happens(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            room = await started(club, [ANNA, BEN])
            seen = await Seen(club, ANNA).join(room.id)
            desk = club.desks[room.id]
            await all_announced(desk)
            monkeypatch.setattr(clubhouse_module, "IDLE", -1.0)
            await club.tidy()
            assert desk.room is None and desk.film is None and club.desks[room.id] is desk
            assert desk.version == room.version and desk.seated() == {ANNA, BEN} and desk.present() == {ANNA}
            version = await answer(club, room.id)
            assert seen.told[-1] == ({"match"}, version)
            assert desk.film is not None and [step.version for step in desk.film.steps] == [version], "a difference"
            await club.tidy()
            assert desk.room is None
            other = await Seen(club, EVA).join(room.id)
            club.part(desk, other)
            await all_announced(desk)
            assert seen.told[-1][0] == {"table"}
            assert seen.told[-1][1] == version, "who comes and goes is seen at a resting table, too"
            await club.tidy()
            club.part(desk, seen)
            await club.tidy()
            assert not club.desks, "nobody is there any more"

    run(work())


def test_a_room_does_not_rest_while_it_goes_on_by_itself(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with clubhouse(sqlite) as club:
            timed = await club.lobby.create("trablici", ANNA, "Anna", 2, clock=ClockRule("bank", 600, 5))
            await club.do(timed.id, BEN, None, sit(BEN, 1))
            await club.do(timed.id, ANNA, None, lambda room: room.play.start(ANNA, "01"))
            seen = await Seen(club, ANNA).join(timed.id)
            monkeypatch.setattr(clubhouse_module, "IDLE", -1.0)
            await club.tidy()
            assert club.desks[timed.id].room is timed, "clocks are shown as they run"
            club.part(club.desks[timed.id], seen)
            await club.tidy()
            assert not club.desks, "the store knows when time is up"
            locked = await started(club, [ANNA, BEN])
            async with club.desks[locked.id].lock:
                await club.tidy()
                assert locked.id in club.desks

    run(work())
