"""One socket per client: what it is told, what it may do, and what happens to those who misbehave."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from klubovna.server import protocol
from klubovna.server.settings import Settings
from klubovna.server.socket import Guest
from klubovna.table import clubhouse as clubhouse_module
from klubovna.table.entries import Entry
from klubovna.table.refusal import Refusal
from klubovna.table.tokens import new_token
from klubovna.table.writer import StoreFailed
from tests.server.club import GENEROUS, Client, Club, club, run
from tests.toy import TOY

GAMES = {"toy": TOY}


async def level(clients: list[Client]) -> None:
    """Everybody has the newest version."""
    newest = max(client.version for client in clients)
    for client in clients:
        await client.until(lambda client: client.version >= newest)


async def play(clients: list[Client], answers: int, offset: int = 0) -> int:
    """Up to that many answers by whoever is asked; returns how many were given before the end."""
    for number in range(answers):
        asking = [client for client in clients if client.asked() is not None]
        if not asking:
            await asyncio.gather(*[client.settle() for client in clients])
            asking = [client for client in clients if client.asked() is not None]
        if not asking:
            return number
        answer = await asking[0].answer(offset + number * 7)
        assert isinstance(answer, protocol.Ack)
        await level(clients)
        for client in clients:
            await client.until(lambda client: client.position.version == client.version)
    return answers


async def two_people(here: Club) -> tuple[Client, Client, protocol.Ask, list[protocol.Choice]]:
    """At a new table: who is asked, who is not, the question and its options."""
    clients = await here.table(people=2)
    asked, other = sorted(clients, key=lambda client: client.asked() is None)
    ask = asked.asked()
    assert ask is not None and ask.options
    return asked, other, ask, ask.options


def test_friends_and_a_spectator_play_a_whole_match(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            clients = await here.table(people=3)
            spectator = await here.connect(clients[0].room)
            assert spectator.seats == [] and spectator.position is not None and spectator.position.seat is None
            await clients[0].until(lambda client: client.table.spectators == 1)
            assert clients[0].table is not None
            assert [seat.present for seat in clients[0].table.seats] == [True, True, True]
            everybody = [*clients, spectator]
            await play(everybody, 20)
            # the second one reloads the page in the middle, and gets only what it lacks
            old = clients[1]
            await old.socket.close()
            await play([clients[0], clients[2], spectator], 1) if old.asked() is None else None
            again = await here.connect(old.room, old.token)
            assert again.seats == [1] and again.notice is None
            kept = await here.reconnect(old)
            assert kept.positions[1].events_from == len(old.stories[1]) > 0
            assert kept.stories == again.stories
            clients[1] = again
            await kept.socket.close()
            everybody = [*clients, spectator]
            for client in everybody:
                await client.settle()
            while await play(everybody, 50) == 50:
                pass
            for client in everybody:
                await client.settle()
                assert client.table is not None and client.table.status == "over"
                assert client.table.seed and client.position is not None and client.position.result is not None
                assert client.stories[client.position.seat][-1].kind
            stories = {len(client.stories[client.position.seat]) for client in everybody if client.position}
            assert len(stories) == 1

    run(work())


def kinds_of(frames: list[str]) -> list[str]:
    """What kinds of messages came; the heartbeat comes at any moment."""
    kinds = [msgspec.json.decode(frame)["type"] for frame in frames]
    return [kind for kind in kinds if kind != "ping"]


def test_a_commands_answer_comes_before_what_it_changed(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            asked, *_ = await two_people(here)
            before = len(asked.frames)
            await asked.answer()
            await asked.settle()
            assert kinds_of(asked.frames[before:]) == ["ack", "moved"]

    run(work())


def test_a_repeated_command_gets_the_first_answer(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            asked, _, ask, options = await two_people(here)
            command: dict[str, Any] = {"seat": ask.seat, "version": asked.version, "key": options[0].key, "id": "same"}
            first = await asked.do("answer", **command)
            assert [await asked.do("answer", **command) for _ in range(3)] == [first] * 3
            other = await here.connect(asked.room, asked.token)
            assert await other.do("answer", **command) == first
            assert other.position is not None and other.position.moves == 1
            assert await asked.refused("answer", **{**command, "id": "new"}) in ("stale", "not-asked")

    run(work())


def test_the_token_matrix(file: str) -> None:
    """Another seat's token, a spectator's, none, garbage: none of them may answer, undo or change the table."""

    async def work() -> None:
        async with club(file) as here:
            asked, other, ask, options = await two_people(here)
            room, version = asked.room, asked.version
            key = options[0].key
            second = await here.table(people=2)
            strangers = {
                "other seat": other,
                "spectator": await here.connect(room),
                "garbage": await here.connect(room, "garbage"),
                "long": await here.connect(room, "x" * 200),
                "another table's": await here.connect(room, second[0].token),
            }
            for name, stranger in strangers.items():
                answer = {"seat": ask.seat, "version": version, "key": key}
                assert await stranger.refused("answer", **answer) in ("not-your-seat", "not-seated"), name
                assert await stranger.refused("undo", seat=ask.seat, version=version) in ("not-your-seat", "not-seated")
                assert await stranger.refused("leave", seat=ask.seat) in ("not-your-seat", "not-seated")
                assert await stranger.refused("sit", seat=ask.seat, name="me", salt="1") == "started"
                for position in stranger.positions.values():
                    assert all(seen.options is None for seen in position.asks if seen.seat == ask.seat)
            for name in ("spectator", "garbage", "another table's"):
                stranger = strangers[name]
                assert await stranger.refused("consent", proposal=1, yes=True) == "not-seated"
                assert await stranger.refused("replace", seat=1, level="random") == "not-seated"
                assert await stranger.refused("rematch") == "not-seated"
                assert await stranger.refused("leave") == "not-seated"
                assert await stranger.refused("start", salt="1") == "started"
            assert strangers["garbage"].notice is not None and strangers["garbage"].notice.id == "token-expired"
            await asked.settle()
            assert asked.version == version, "nothing has changed"
            await asked.answer()

    run(work())


def test_only_the_host_sets_the_table_up(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            host, guest = await here.table(people=2, start=False, seats=3)
            await host.settle()
            for command in (
                {"type": "set_seats", "seats": 4},
                {"type": "set_seat", "seat": 2, "kind": "bot", "level": "random"},
                {"type": "set_options", "options": {}},
                {"type": "set_listed", "listed": True},
                {"type": "start", "salt": "1"},
            ):
                assert await guest.refused(**command) == "not-host"
            assert await host.refused("start", salt="1") == "open-seats"
            assert await host.refused("set_seat", seat=2, kind="bot", level="oracle") == "no-level"
            assert await host.refused("set_seat", seat=2, kind="bot") == "no-level"
            assert await host.refused("set_options", options={"wind": 3}) == "options"
            assert await host.refused("set_seats", seats=60) == "seat-count"
            await host.do("set_seats", seats=2)
            await host.do("set_options", options={"start_player": 1})
            await host.do("set_listed", listed=True)
            listed = (await here.http.get("/api/rooms")).json()["tables"]
            assert [table["id"] for table in listed] == [host.room]
            await host.do("start", salt="ab")
            assert (await here.http.get("/api/rooms")).json()["tables"] == []
            await guest.until(lambda guest: guest.position is not None)
            first = next(event.args["seat"] for event in guest.stories[1] if event.kind == "flip")
            assert first == {"seat": 1}, "whom the options named"

    run(work())


def test_full_and_started_rooms_say_so(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            host, _ = await here.table(people=2, start=False)
            late = await here.connect(host.room)
            assert await late.refused("sit", seat=1, name="Late", salt="1") == "room-full"
            assert await late.refused("sit", seat=9, name="Late", salt="1") == "no-seat"
            await host.do("start", salt="1")
            assert await late.refused("sit", seat=1, name="Late", salt="1") == "started"

    run(work())


def test_an_unknown_room_is_a_clear_goodbye(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            client = await here.connect("nowhere")
            assert client.byes[0].reason.id == "no-room" and "nowhere" in client.byes[0].reason.text
            assert not client.byes[0].again
            with pytest.raises(ConnectionClosed) as closed:
                await client.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008

    run(work())


def test_an_old_token_is_told_so(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            host, guest = await here.table(people=2, start=False)
            await guest.do("leave")
            await guest.until(lambda guest: guest.seats == [])
            again = await here.connect(guest.room, guest.token)
            assert again.notice is not None and again.notice.id == "token-expired" and again.seats == []
            await again.do("sit", seat=1, name="Back", salt="2")
            await again.until(lambda client: client.seats == [1])
            await host.do("set_seat", seat=1, kind="open")
            await again.until(lambda client: client.seats == [])
            assert await again.refused("answer", seat=1, version=0, key="x") == "not-seated"

    run(work())


def test_a_stale_answer_is_shown_the_present_position(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            asked, _, ask, options = await two_people(here)
            old = asked.version
            await asked.answer()
            await asked.settle()
            asked.positions.clear()
            command = {"seat": ask.seat, "version": old, "key": options[0].key}
            assert await asked.refused("answer", **command) in ("stale", "not-asked")
            await asked.until(lambda client: client.position is not None)
            assert asked.position is not None and asked.position.moves == 1
            future = {**command, "version": asked.version + 5}
            assert await asked.refused("answer", **future) == "future"

    run(work())


def test_reasons_are_told_to_those_who_ask(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            asked, other, ask, options = await two_people(here)
            before = asked.version
            await asked.send("why_not", seat=ask.seat)
            told = await asked.next()
            assert isinstance(told, protocol.Reasons) and (told.seat, told.version) == (ask.seat, before)
            reasons = {ref: hindrance for hindrance in told.hindrances for ref in hindrance.refs}
            assert reasons["own:hordes"].rule == "H3" and reasons["own:hordes"].text.id == "why-no-horde"
            assert not reasons.keys() & {ref for option in options for ref in option.refs}
            await other.send("why_not", seat=other.seats[0])
            waits = await other.next()
            assert isinstance(waits, protocol.Reasons) and waits.hindrances[0].text.args == {"seat": {"seat": ask.seat}}
            await other.send("why_not", seat=ask.seat)
            refused = await other.next()
            assert isinstance(refused, protocol.Refused) and refused.reason.id == "not-your-seat"

    run(work())


def test_markup_stays_text(file: str) -> None:
    nasty = "<img src=x onerror=alert(1)>"

    async def work() -> None:
        async with club(file) as here:
            host, guest = await here.table(people=2, start=False)
            await guest.do("sit", seat=1, name=nasty, salt="1")
            await guest.do("chat", text=f"{nasty} </script>\u0000")
            await host.settle()
            assert host.table is not None and host.table.seats[1].name == nasty
            assert host.chat[-1].text == f"{nasty} </script>" and host.chat[-1].name == nasty
            response = await here.http.get(f"/api/rooms/{host.room}")
            assert response.headers["content-type"] == "application/json"
            assert response.json()["seats"][1]["name"] == nasty
            assert await guest.refused("chat", text="\u0000 \n") == "empty"

    run(work())


def test_chat_reaches_everybody_once_even_those_who_were_away(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            host, guest = await here.table(people=2)
            spectator = await here.connect(host.room)
            await host.do("chat", text="one")
            await guest.settle()
            await guest.socket.close()
            await spectator.do("chat", text="two")
            await host.do("chat", text="three")
            back = await here.reconnect(guest)
            assert [line.text for line in back.chat] == ["one", "two", "three"]
            assert [line.seat for line in back.chat] == [0, None, 0]
            fresh = await here.connect(guest.room)
            assert [line.text for line in fresh.chat] == ["one", "two", "three"]

    run(work())


# --- undo and agreement over the wire


def test_undo_free_and_by_consent(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            clients = await here.table(people=2, options={"start_player": 0})
            anna, ben = clients
            while not (anna.asked() and anna.asked().why == "flip_or_stop" and anna.position.undo == "free"):  # type: ignore[union-attr]
                turn = next(client for client in clients if client.asked())
                keys = [option.key for option in turn.asked().options or []]  # type: ignore[union-attr]
                await turn.answer(keys.index("flip") if turn is anna and "flip" in keys else 0)
                await level(clients)
            story, moves = len(anna.stories[0]), anna.position.moves  # type: ignore[union-attr]
            await anna.do("undo", seat=0, version=anna.version)
            await level(clients)
            await anna.settle()
            assert anna.position.moves == moves - 1 and len(anna.stories[0]) < story  # type: ignore[union-attr]
            await anna.answer()
            await anna.settle()
            assert len(anna.stories[0]) == story
            ask = anna.asked()
            assert ask is not None
            await anna.answer([option.key for option in ask.options or []].index("flip"))
            await anna.settle()
            await ben.settle()
            assert anna.position is not None and anna.position.undo == "ask"
            await anna.do("undo", seat=0, version=anna.version)
            await ben.settle()
            proposal = ben.table.proposal  # type: ignore[union-attr]
            assert proposal is not None and (proposal.kind, proposal.by, proposal.waiting) == ("undo", 0, [1])
            moves = anna.position.moves
            await ben.do("consent", proposal=proposal.id, yes=True)
            await anna.settle()
            await ben.settle()
            assert anna.position.moves == moves - 1 and ben.table.proposal is None  # type: ignore[union-attr]
            assert ben.position is not None and ben.position.moves == moves - 1

    run(work())


def test_hot_seat_gets_a_position_for_every_seat(file: str) -> None:
    async def work() -> None:
        async with club(file, GAMES) as here:
            made = await here.create("toy", seats=2)
            both = await here.connect(made["room"], made["token"])
            await both.do("sit", seat=1, name="The other one", salt="1")
            await both.until(lambda client: client.seats == [0, 1])
            await both.do("start", salt="2")
            await both.until(lambda client: len(client.positions) == 2)
            for seat in (0, 1):
                position = both.positions[seat]
                assert position.own["hand"] and "cards" not in position.public
                assert [ask.options is not None for ask in position.asks] == [seat == 0, seat == 1]
            for _ in range(8):
                assert isinstance(await both.answer(), protocol.Ack)
                await both.settle()
            assert {position.version for position in both.positions.values()} == {both.version}

    run(work())


def test_an_absent_player_is_replaced_and_comes_back(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            anna, ben, eva = await here.table(people=3)
            assert await anna.refused("replace", seat=2, level="random") == "seat-present"
            await eva.socket.close()
            await anna.until(lambda anna: not anna.table.seats[2].present)
            await anna.do("replace", seat=2, level="random")
            await ben.until(lambda ben: ben.table.proposal is not None)
            await ben.do("consent", proposal=ben.table.proposal.id, yes=True)  # type: ignore[union-attr]
            await anna.settle()
            assert anna.table is not None and (anna.table.seats[2].kind, anna.table.seats[2].level) == ("bot", "random")
            back = await here.connect(eva.room, eva.token)
            assert back.seats == [] and back.kept == [2] and back.notice is not None
            assert (anna.kept, ben.kept) == ([], [])
            await back.do("sit", seat=2, name="Eva", salt="3")
            await back.settle()
            assert back.seats == [2] and back.kept == [] and back.position is not None and back.position.seat == 2

    run(work())


def test_rematch_leads_everybody_to_the_next_table(file: str) -> None:
    async def work() -> None:
        async with club(file, GAMES) as here:
            clients = await here.table("toy", people=2)
            while await play(clients, 30) == 30:
                pass
            await clients[1].do("rematch")
            for client in clients:
                await client.until(lambda client: client.table.next is not None)
            place = clients[0].table.next  # type: ignore[union-attr]
            assert place is not None
            again = [await here.connect(place, client.token) for client in clients]
            assert [client.seats for client in again] == [[0], [1]]
            assert again[0].table is not None and again[0].table.origin is not None
            assert again[0].table.host == 1 and again[0].table.commitment != clients[0].table.commitment  # type: ignore[union-attr]
            await again[0].do("sit", seat=0, name="Again", salt="0a")
            await again[1].do("start", salt="0b")
            await again[0].until(lambda client: client.position is not None)
            await again[0].settle()
            assert again[0].table.mixed_in == ["0a", "0b"]

    run(work())


def test_leaving_a_running_match_lets_a_bot_play_on(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            anna, ben = await here.table(people=2, options={"start_player": 0})
            await anna.do("leave")
            await ben.until(lambda ben: ben.table is not None and ben.table.seats[0].kind == "bot")
            await ben.until(lambda ben: ben.asked() is not None)
            assert ben.table is not None and ben.table.host == 1

    run(work())


# --- bad manners


def test_what_cannot_be_read_is_refused_and_the_socket_lives_on(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            client = (await here.table(people=2))[0]
            for frame in ("", "{", "null", "[1]", '{"type":"win"}', '{"type":"chat","id":"1"}', "\x00", "9" * 5000):
                client.answers.clear()
                await client.socket.send(frame)
                await client.until(lambda client: None in client.answers)
                answer = client.answers[None]
                assert isinstance(answer, protocol.Refused) and answer.reason.id == "unreadable"
            await client.socket.send(b"\xff\xfe")
            client.answers.clear()
            await client.until(lambda client: None in client.answers)
            client.answers.clear()
            await client.send("hello", room=client.room)
            await client.until(lambda client: None in client.answers)
            assert client.answers[None].reason.id == "hello-twice"  # type: ignore[union-attr]
            await client.do("chat", text="still here")

    run(work())


def test_a_frame_that_is_too_large_closes_only_its_own_socket(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            anna, ben = await here.table(people=2)
            with pytest.raises(ConnectionClosed) as closed:
                await anna.send("chat", id="big", text="x" * 17 * 1024)
                while True:
                    await anna.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            await ben.until(lambda ben: not ben.table.seats[0].present)
            back = await here.reconnect(anna)
            assert back.seats == [0]
            await back.do("chat", text="x" * 500)
            assert await back.socket.ping()

    run(work())


def test_foreign_pages_may_not_connect(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            address = f"ws://127.0.0.1:{here.port}/ws"
            for origin in (
                "https://evil.example",
                "null",
                f"http://127.0.0.1:{here.port}.evil.example",
                f"http://127.0.0.1:{here.port + 1}",
                "http://[::1",
                "",
            ):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, additional_headers={"Origin": origin})
                assert refused.value.response.status_code == 403, origin
            for origin in (f"http://127.0.0.1:{here.port}", f"https://127.0.0.1:{here.port}"):
                await (await connect(address, additional_headers={"Origin": origin})).close()
            await (await connect(address)).close()

    run(work())


def test_another_origin_can_be_let_in(file: str) -> None:
    settings = Settings(origins=("https://club.example",))

    async def work() -> None:
        async with club(file, settings=settings) as here:
            address = f"ws://127.0.0.1:{here.port}/ws"
            await (await connect(address, additional_headers={"Origin": "https://club.example"})).close()
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers={"Origin": "https://club.example.evil"})

    run(work())


async def goodbye(client: Client, *more: Any) -> tuple[str, int]:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await client.next()
    assert closed.value.rcvd is not None
    return client.byes[-1].reason.id, closed.value.rcvd.code


def test_hello_comes_first_and_soon(file: str) -> None:
    settings = msgspec.structs.replace(GENEROUS, hello_within=0.2)

    async def work() -> None:
        async with club(file, settings=settings) as here:
            silent = Client(await connect(f"ws://127.0.0.1:{here.port}/ws"))
            assert await goodbye(silent) == ("hello-first", 1008)
            assert silent.byes[-1].again, "perhaps it was the server that was slow"
            rude = Client(await connect(f"ws://127.0.0.1:{here.port}/ws"))
            await rude.send("chat", id="1", text="hi")
            assert await goodbye(rude) == ("hello-first", 1008)
            assert not rude.byes[-1].again

    run(work())


def test_reading_the_table_is_not_counted_against_the_client(file: str) -> None:
    """After a restart under load a table may take longer to read than a client may take to say hello."""
    settings = msgspec.structs.replace(GENEROUS, hello_within=0.2)

    async def work() -> None:
        async with club(file) as here:
            anna, ben = await here.table(people=2)
        async with club(file, settings=settings) as here:
            reads = 0
            load = here.clubhouse.store.load

            async def slow(room: str, after: int = 0) -> list[Entry]:
                nonlocal reads
                reads += 1
                await asyncio.sleep(0.5)
                return await load(room, after)

            here.clubhouse.store.load = slow  # type: ignore[method-assign]
            back = await asyncio.gather(here.reconnect(anna), here.reconnect(ben))
            assert [client.seats for client in back] == [[0], [1]]
            assert not back[0].byes and reads == 1, "a table that many come back to is read once"

    run(work())


def test_whoever_is_refused_for_a_passing_reason_is_told_to_come_back(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            made = await here.create()
            here.clubhouse.desks.clear()

            async def broken(room: str, after: int = 0) -> list[Entry]:
                raise StoreFailed("the disk is gone")

            here.clubhouse.store.load = broken  # type: ignore[method-assign]
            client = await here.connect(made["room"], made["token"])
            assert client.byes[0].reason.id == "storage" and client.byes[0].again

    run(work())


def test_a_crowd_that_leaves_does_not_cut_a_player_off(file: str) -> None:
    """Everybody is told who is there, but not once for every one who goes."""

    async def work() -> None:
        async with club(file) as here:
            anna, ben = await here.table(people=2)
            crowd = [Bystander() for _ in range(400)]
            for one in crowd:
                await here.clubhouse.join(anna.room, one, lambda desk, room: None)
            await anna.until(lambda anna: anna.table.spectators == 400)
            told = len(anna.frames)
            desk = here.clubhouse.desks[anna.room]
            for one in crowd:
                here.clubhouse.part(desk, one)
            await anna.until(lambda anna: anna.table.spectators == 0)
            assert not anna.byes and len(kinds_of(anna.frames[told:])) <= 3
            await ben.do("chat", text="quiet now")
            assert max(one.told for one in crowd) <= 5, "nor are those who stay told again and again"

    run(work())


class Bystander:
    """Somebody at the table without a socket."""

    def __init__(self) -> None:
        self.holder: str = new_token()
        self.told: int = 0

    def dismissed(self, refusal: Refusal) -> None:
        pass

    def changed(self, what: set[str]) -> None:
        self.told += 1


def test_who_comes_and_goes_is_not_told_before_a_command_is_stored(file: str) -> None:
    """A table is shown between two commands, never with one in it that could still be lost."""

    async def work() -> None:
        async with club(file) as here:
            anna, ben = await here.table(people=2)
            other = await here.connect(anna.room)
            await anna.until(lambda anna: anna.table.spectators == 1)
            await anna.settle()
            store, go = here.clubhouse.store, asyncio.Event()
            append = store.append

            async def slow(*write: Any) -> None:
                await go.wait()
                await append(*write)

            store.append = slow  # type: ignore[method-assign,assignment]
            version = anna.version
            saying = asyncio.create_task(ben.do("chat", text="not stored yet"))
            while not here.clubhouse.desks[anna.room].lock.locked():
                await asyncio.sleep(0.01)
            await other.socket.close()
            await asyncio.sleep(0.5)
            await anna.settle()
            assert anna.version == version
            go.set()
            await saying
            await anna.until(lambda anna: anna.table.spectators == 0 and anna.version > version)

    run(work())


def test_a_flood_is_cut_off_and_the_others_play_on(file: str) -> None:
    settings = msgspec.structs.replace(GENEROUS, messages=(50, 20))

    async def work() -> None:
        async with club(file, settings=settings) as here:
            anna, ben = await here.table(people=2)
            for number in range(80):
                await anna.send("sync", version=anna.version + number)
            assert await goodbye(anna) == ("too-fast", 1008)
            assert anna.byes[-1].again and anna.byes[-1].after == 20
            await ben.do("chat", text="I am still here")

    run(work())


def test_one_address_may_not_take_all_sockets(file: str) -> None:
    settings = msgspec.structs.replace(GENEROUS, sockets_per_address=3)

    async def work() -> None:
        async with club(file, settings=settings) as here:
            anna, ben = await here.table(people=2)
            spectator = await here.connect(anna.room)
            refused = Client(await connect(f"ws://127.0.0.1:{here.port}/ws"))
            assert await goodbye(refused) == ("too-many", 1013)
            assert refused.byes[-1].again and refused.byes[-1].after > 0, "a school shares an address"
            await spectator.socket.close()
            await anna.until(lambda anna: anna.table.spectators == 0)
            await here.connect(anna.room)
            del ben

    run(work())


def guest_without_seat(here: Club) -> Guest:
    return next(guest for guest in here.server.config.app.state.guests.here if guest.seats == [])  # type: ignore[union-attr,no-any-return]


@pytest.mark.parametrize("short", [True, False], ids=["by its line", "through ASGI alone"])
def test_a_slow_reader_is_sent_away_and_holds_up_nobody(file: str, short: bool) -> None:
    settings = msgspec.structs.replace(GENEROUS, queue_bytes=20_000)

    async def work() -> None:
        async with club(file, settings=settings) as here:
            anna, _ben = await here.table(people=2)
            slow = await here.connect(anna.room)
            guest = guest_without_seat(here)
            line = guest.line
            assert line is not None
            if not short:
                guest.line = None
            line.pause_writing()  # as its transport says when nothing is taken any more
            for number in range(80):
                await anna.do("chat", text=f"{number} " + "x" * 480)
                if guest.gone is not None:
                    break
            assert guest.gone is not None and guest.gone.refusal.id == "too-slow" and guest.gone.again
            line.resume_writing()
            assert await goodbye(slow) == ("too-slow", 1013)

    run(work())


def test_what_a_slow_reader_missed_comes_first_and_in_order(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            anna, _ben = await here.table(people=2)
            slow = await here.connect(anna.room)
            guest = guest_without_seat(here)
            line = guest.line
            assert line is not None
            for number in range(12):
                if number == 3:
                    line.pause_writing()
                if number == 9:
                    line.resume_writing()
                    assert len(guest.queue) >= 6
                await anna.do("chat", text=f"{number}")
            await slow.until(lambda slow: len(slow.chat) == 12)
            assert [line.text for line in slow.chat] == [str(number) for number in range(12)]

    run(work())


def test_who_sat_down_since_gets_the_whole_story_of_the_seat(file: str) -> None:
    async def work() -> None:
        async with club(file, GAMES) as here:
            anna, ben = await here.table("toy", people=2)
            await play([anna, ben], 6)
            await ben.do("leave")
            await ben.until(lambda ben: ben.seats == [] and None in ben.positions)
            await ben.socket.close()
            other = await here.connect(ben.room, ben.token)
            await other.do("sit", seat=1, name="Ben", salt="1")
            back = await here.reconnect(ben)  # it still believes to be a spectator
            assert back.seats == [1] and back.positions[1].events_from == 0
            assert any(event.known for event in back.stories[1])

    run(work())


def test_the_heartbeat_carries_the_version_and_sync_mends(file: str) -> None:
    settings = msgspec.structs.replace(GENEROUS, heartbeat=0.05)

    async def work() -> None:
        async with club(file, settings=settings) as here:
            anna, ben = await here.table(people=2)
            message = await anna.next()
            while not isinstance(message, protocol.Ping):
                message = await anna.next()
            assert message.version == anna.version
            await play([anna, ben], 12)
            for have in (None, 0, 3, anna.version - 2, anna.version):
                fresh = Client(anna.socket)
                fresh.seats, fresh.token = anna.seats, anna.token
                fresh.stories = {0: anna.stories[0][: (0 if have is None or have < 3 else None)]}
                known = [one for one in anna.past if have is not None and one.version <= have]
                fresh.positions = {0: known[-1]} if known else {}
                await fresh.send("sync", version=have)
                while fresh.position is None or fresh.position.version < anna.version:
                    await fresh.next()
                assert fresh.stories[0] == anna.stories[0]

    run(work())


def test_a_table_goes_with_its_last_guest(file: str) -> None:
    """Garbage is swept seldom, and a table is large."""

    async def work() -> None:
        async with club(file) as here:
            anna, ben = await here.table(people=2)
            await play([anna, ben], 6)
            desk = here.clubhouse.desks[anna.room]
            room = weakref.ref(desk.room)
            gc.disable()
            try:
                for client in (anna, ben):
                    await client.socket.close()
                while desk.watchers:
                    await asyncio.sleep(0.01)
                del here.clubhouse.desks[anna.room], desk
                for _ in range(200):
                    if room() is None:
                        return
                    await asyncio.sleep(0.01)
                raise AssertionError(gc.get_referrers(room()))
            finally:
                gc.enable()

    run(work())


def test_a_planned_stop_says_goodbye_and_loses_nothing(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            anna, ben = await here.table(people=2)
            await play([anna, ben], 10)
            version = anna.version
        reason, code = await goodbye(anna)
        assert (reason, code) == ("stopping", 1012) and anna.byes[-1].again
        async with club(file) as here:
            back = await here.reconnect(anna)
            assert back.seats == anna.seats and back.version == version
            assert back.position is not None and back.position.moves == 10 and back.position.events == []

    run(work())


def test_sentences_come_in_the_clients_language(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            anna, _ = await here.table(people=2)
            czech = Client(await connect(f"ws://127.0.0.1:{here.port}/ws"))
            await czech.send("hello", room=anna.room, lang="cs")
            await czech.until(lambda client: client.table is not None)
            answer = await czech.ask("leave")
            assert isinstance(answer, protocol.Refused) and "díváš" in answer.reason.text

    run(work())


def test_bots_play_at_the_table(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            made = await here.create(bots=["greedy", "random"], seats=3)
            me = await here.connect(made["room"], made["token"])
            await me.do("start", salt="1")
            answers = 0
            while me.position is None or me.position.public["turn"] < 8:
                if me.asked() is None:
                    await me.next()
                else:
                    answers += 1
                    answered = (await me.answer()).version
                    await me.until(lambda me, answered=answered: me.position.version >= answered)
            assert me.position.moves > answers > 0, "the others were played by the bots"

    run(work())


def test_people_at_a_resting_table_stay_connected_and_are_told_the_difference(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with club(file, settings=msgspec.structs.replace(GENEROUS, heartbeat=0.05)) as here:
            anna, ben = await here.table("trablici")
            monkeypatch.setattr(clubhouse_module, "IDLE", -1.0)
            desk = here.clubhouse.desks[anna.room]
            while desk.rest is None:
                await asyncio.sleep(0.01)
            message = None
            while not isinstance(message, protocol.Ping):
                message = await ben.next()
            assert message.version == desk.version == ben.version
            monkeypatch.setattr(clubhouse_module, "IDLE", 60.0)
            player, other = (anna, ben) if anna.asked() else (ben, anna)
            begun = len(other.frames)
            await player.answer()
            await other.until(lambda client: client.version == player.version)
            kinds = kinds_of(other.frames[begun:])
            assert "moved" in kinds and "position" not in kinds

    run(work())
