"""House rules: who is let in and heard at a table, what is put away, what the owner decides, and saved answers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from klubovna.table.clocks import DAY
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.entries import Answered, ClockRule
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.store import Store
from tests import postgres
from tests.table.kit import ANNA, BEN, EVA, GAMES, Seen, answer, clubhouse, run, sit, started
from tests.table.test_clocks import Steady, soon, timed
from tests.table.test_leases import Counting

DAN = "dan"


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'club.db'}"


async def refusal(club: Clubhouse, id: str, holder: str, decide: Any) -> str:
    before = (await club.room(id)).version
    with pytest.raises(Refusal) as refused:
        await club.do(id, holder, None, decide)
    assert (await club.room(id)).version == before, "a refusal changes nothing"
    return refused.value.id


async def agree(club: Clubhouse, room: Room, who: str) -> None:
    proposal = room.proposal
    assert proposal is not None
    await club.do(room.id, who, None, lambda room: room.agreement.consent(who, proposal.id, True, set()))


def test_a_host_silences_and_sends_away_before_the_start(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            room = await club.lobby.create("trablici", ANNA, "Anna", 3)
            await club.do(room.id, BEN, None, sit(BEN, 1))
            said = await club.do(room.id, EVA, None, lambda room: room.talk.say(EVA, "psst"))
            assert await refusal(club, room.id, BEN, lambda room: room.house.mute(BEN, 0, None, True)) == "not-host"
            assert await refusal(club, room.id, ANNA, lambda room: room.house.mute(ANNA, 0, None, True)) == "yourself"
            assert await refusal(club, room.id, ANNA, lambda r: r.house.mute(ANNA, None, 999, True)) == "no-line"
            assert await refusal(club, room.id, ANNA, lambda r: r.house.remove(ANNA, 2, None)) == "nobody-there"
            await club.do(room.id, ANNA, None, lambda room: room.house.mute(ANNA, None, said, True))
            assert await refusal(club, room.id, EVA, lambda room: room.talk.say(EVA, "and?")) == "muted"
            await club.do(room.id, ANNA, None, lambda room: room.house.mute(ANNA, None, said, False))
            await club.do(room.id, EVA, None, lambda room: room.talk.say(EVA, "and?"))
            await club.do(room.id, ANNA, None, lambda room: room.house.remove(ANNA, 1, None))
            assert room.chairs[1].kind == "open"
            assert await refusal(club, room.id, BEN, lambda r: r.house.sit(BEN, 1, "Ben", "01")) == "sent-away"
            club.desks.clear()
            again = await club.room(room.id)
            assert again.house.sent_away == {BEN} and not again.talk.muted

    run(work())


def test_a_closed_table_lets_only_those_in_who_have_a_seat(file: str) -> None:
    async def work() -> None:
        async with clubhouse(file) as club:
            room = await club.lobby.create("trablici", ANNA, "Anna", 2, listed=True)
            assert await refusal(club, room.id, BEN, lambda room: room.house.set(BEN, True, None)) == "not-host"
            await club.do(room.id, ANNA, None, lambda room: room.house.set(ANNA, True, None))
            assert await refusal(club, room.id, BEN, lambda r: r.house.sit(BEN, 1, "Ben", "01")) == "closed"
            assert await club.lobby.waiting() == []
            room.house.need_welcome(ANNA)
            await club.do(room.id, ANNA, None, lambda room: room.house.set(ANNA, False, True))
            await club.do(room.id, BEN, None, lambda room: room.house.sit(BEN, 1, "Ben", "01"))
            assert await refusal(club, room.id, EVA, lambda room: room.talk.say(EVA, "hi")) == "hushed"
            await club.do(room.id, BEN, None, lambda room: room.talk.say(BEN, "hi"))

    run(work())


def test_in_a_running_match_players_go_by_agreement(file: str) -> None:
    async def work() -> None:
        async with clubhouse(file) as club:
            two = await started(club, [ANNA, BEN])
            assert await refusal(club, two.id, ANNA, lambda r: r.house.remove(ANNA, 1, None)) == "remove-alone"
            room = await started(club, [ANNA, BEN, EVA])
            await club.do(room.id, BEN, None, lambda room: room.house.mute(BEN, 2, None, True))
            assert room.proposal is not None and EVA not in room.proposal.waiting and not room.talk.muted
            await agree(club, room, ANNA)
            assert EVA in room.talk.muted
            await club.do(room.id, ANNA, None, lambda room: room.house.remove(ANNA, 2, None))
            assert await refusal(club, room.id, EVA, lambda r: r.agreement.consent(EVA, r.version, False, set()))
            await agree(club, room, BEN)
            assert room.chairs[2].kind == "bot" and not room.chairs[2].kept_for
            assert await refusal(club, room.id, EVA, lambda r: r.house.sit(EVA, 2, "Eva", "01")) == "sent-away"

    run(work())


def test_a_table_is_put_away_by_its_host_before_anybody_has_played(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            room = await club.lobby.create("trablici", ANNA, "Anna", 2)
            ben = await Seen(club, BEN).join(room.id)
            with pytest.raises(Refusal, match="host"):
                await club.caretaker.delete_by_host(room.id, BEN)
            await club.caretaker.delete_by_host(room.id, ANNA)
            assert ben.dismissal == "table-gone" and await club.store.load(room.id) == []
            with pytest.raises(Refusal) as refused:
                await club.room(room.id)
            assert refused.value.id == "no-room"
            playing = await started(club, [ANNA, BEN])
            with pytest.raises(Refusal) as refused:
                await club.caretaker.delete_by_host(playing.id, ANNA)
            assert refused.value.id == "started" and await club.store.load(playing.id)

    run(work())


def test_another_server_hears_that_a_table_is_gone(postgres_server: Path) -> None:
    shared = postgres.new_database(postgres_server)

    async def work() -> None:
        async with clubhouse(shared) as one, clubhouse(shared) as two:
            room = await one.lobby.create("trablici", ANNA, "Anna", 2)
            ben = await Seen(two, BEN).join(room.id)
            await one.caretaker.delete_by_host(room.id, ANNA)
            await soon(lambda: ben.dismissal == "table-gone")

    run(work())


def test_old_tables_expire_but_no_match_with_days_for_a_move(database: str) -> None:
    async def work() -> None:
        wall, steady = [1_000_000_000.0], Steady()
        club = Clubhouse(await Store.open(database), GAMES, Counting("", []), clock=lambda: wall[0], steady=steady)
        waiting = await club.lobby.create("trablici", ANNA, "Anna", 2)
        days = await timed(club, [ANNA, BEN], ClockRule("days", DAY))
        playing = await started(club, [ANNA, BEN])
        watched = await started(club, [ANNA, BEN])
        await Seen(club, ANNA).join(watched.id)
        over = await started(club, [ANNA, BEN], "toy")
        while over.status == "playing":
            await answer(club, over.id)
        await soon(club.leases.alive)
        assert await club.caretaker.expire(30) == []
        wall[0] += 31 * DAY
        fresh = await club.lobby.create("trablici", ANNA, "Anna", 2)
        assert set(await club.caretaker.expire(30)) == {waiting.id, playing.id}
        for room in (days, watched, over, fresh):
            assert await club.store.load(room.id)
        assert await club.caretaker.expire(30, finished=True) == [over.id]
        assert club.caretaker.expire_days == 0, "nothing expires unless the owner wants it"
        await club.close()

    run(work())


def test_the_owner_bans_talks_and_closes_the_house_to_changes(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            owner = club.owner
            await owner.ban("address", "203.0.113.0/24", "flood")
            await owner.ban("address", "203.0.113.0/24", "twice is once")
            await owner.ban("card", "117", "")
            assert owner.bans_address("203.0.113.9") and not owner.bans_address("198.51.100.1")
            assert owner.bans_address("::ffff:203.0.113.9") and not owner.bans_address("nonsense")
            assert owner.bans_card("117") and not owner.bans_card("118") and len(owner.bans) == 2
            for nonsense in ("", "flood", "1.2.3.4.5"):
                with pytest.raises(Refusal):
                    await owner.ban("address", nonsense, "")
            await owner.unban("address", "203.0.113.0/24")
            with pytest.raises(Refusal) as refused:
                await owner.unban("address", "203.0.113.0/24")
            assert refused.value.id == "no-ban" and not owner.bans_address("203.0.113.9")
            room = await started(club, [ANNA, BEN])
            await owner.say("  Hello\x00 all ")
            await owner.set_read_only(True)
            assert await refusal(club, room.id, ANNA, lambda room: room.talk.say(ANNA, "hi")) == "read-only"
            with pytest.raises(Refusal):
                await club.lobby.create("trablici", ANNA, "Anna", 2)
            async with clubhouse(database) as other:
                await other.owner.read()
                assert other.owner.read_only and other.owner.message == "Hello all" and other.owner.bans_card("117")
            await owner.set_read_only(False)
            await club.do(room.id, ANNA, None, lambda room: room.talk.say(ANNA, "hi"))

    run(work())


# --- answers given beforehand


async def at_a_saveable_question(club: Clubhouse) -> tuple[Room, int, str, str]:
    """A running match of two in which somebody may choose something that points at nothing."""
    room = await started(club, [ANNA, BEN], "smash_up")
    for _ in range(400):
        assert room.match is not None
        for ask in room.match.asks:
            free = [option.key for option in ask.options if not option.refs]
            if free and len(ask.options) > 1 and ask.batch is None:
                return room, ask.seat, ask.why, free[0]
        await answer(club, room.id)
    raise AssertionError("there is none")


def test_a_saved_answer_is_given_whenever_it_is_offered_until_it_is_revoked(file: str) -> None:
    async def work() -> None:
        async with clubhouse(file) as club:
            club.saved.pause = 0.0
            room, seat, why, key = await at_a_saveable_question(club)
            holder, other = room.chairs[seat].holder, room.chairs[1 - seat].holder
            assert room.match is not None
            ask = room.match.ask_for(seat)
            assert ask is not None
            pointing = next((option.key for option in ask.options if option.refs), "none")
            for wrong in (pointing, "nonsense"):
                assert await refusal(club, room.id, holder, lambda r, k=wrong: r.saved.save(holder, seat, why, k, True))
            assert await refusal(club, room.id, other, lambda r: r.saved.save(other, seat, why, key, True))
            assert await refusal(club, room.id, holder, lambda r: r.saved.save(holder, seat, why, key, False))
            moves = room.moves
            await club.do(room.id, holder, None, lambda r: r.saved.save(holder, seat, why, key, True))
            await soon(lambda: room.moves > moves)
            await club.room(room.id)  # when it is stored
            given = [entry for entry in await club.store.load(room.id) if isinstance(entry.fact, Answered)][-1]
            assert isinstance(given.fact, Answered) and (given.fact.seat, given.fact.key) == (seat, key)
            assert given.holder == holder and [one.why for one in room.saved.of([seat])] == [why]
            assert room.saved.of([1 - seat]) == [], "nobody else's business"
            undone = room.moves
            await club.do(room.id, holder, None, lambda r: r.agreement.undo(holder, seat, r.version))
            if room.proposal is not None:
                await agree(club, room, other)
            assert room.moves < undone and room.saved.ready() == [], "what was taken back is asked again"
            await club.do(room.id, holder, None, lambda r: r.saved.save(holder, seat, why, key, False))
            assert not room.saved.answers

    run(work())


def test_its_pause_is_drawn_without_a_look_at_the_position(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    waits: list[float] = []
    plain = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await plain(0)

    async def work() -> None:
        async with clubhouse(file) as club:
            room, seat, why, key = await at_a_saveable_question(club)
            holder = room.chairs[seat].holder
            monkeypatch.setattr("klubovna.table.saved_duty.asyncio.sleep", sleep)
            moves = room.moves
            await club.do(room.id, holder, None, lambda r: r.saved.save(holder, seat, why, key, True))
            while room.moves == moves:
                await plain(0.01)
            monkeypatch.setattr("klubovna.table.saved_duty.asyncio.sleep", plain)
        assert any(1.0 <= wait <= 3.0 for wait in waits)

    run(work())
