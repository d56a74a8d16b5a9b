"""Nonsense from outside: no crash, no server error, no change of any table."""

from __future__ import annotations

import asyncio
import json
import random
import string
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from klubovna.lab.laws import shown
from klubovna.table.evening_rows import Plan
from klubovna.table.members import Browser
from tests.server.club import TOLD, Club, club, run
from tests.toy import TOY

VALID: list[dict[str, Any]] = [
    {"type": "hello", "room": "ROOM"},
    {"type": "sync", "version": 3},
    {"type": "answer", "id": "1", "seat": 0, "version": 3, "key": "flip"},
    {"type": "undo", "id": "1", "seat": 0, "version": 3},
    {"type": "consent", "id": "1", "proposal": 4, "yes": True},
    {"type": "sit", "id": "1", "seat": 0, "name": "x", "salt": "ff"},
    {"type": "leave", "id": "1", "seat": None},
    {"type": "set_seat", "id": "1", "seat": 0, "kind": "bot", "level": "random"},
    {"type": "set_seats", "id": "1", "seats": 3},
    {"type": "set_options", "id": "1", "options": {"start_player": 0}},
    {"type": "set_listed", "id": "1", "listed": True},
    {"type": "set_hints", "id": "1", "hints": True},
    {"type": "advise", "id": "1", "seat": 0, "version": 1},
    {"type": "foresee", "id": "1", "seat": 0, "version": 1},
    {"type": "call_off", "id": "1"},
    {"type": "start", "id": "1", "salt": "00"},
    {"type": "rematch", "id": "1"},
    {"type": "replace", "id": "1", "seat": 0, "level": "random"},
]
ODD: list[Any] = [
    *(None, True, -1, 0, 2**31, 2**63, 2**64, 10**400, 1e308, -0.0),
    *("", "0", "\x00", "\ud7ff", "ř" * 300, "x" * 9000, "../../etc/passwd", "'; drop table entry; --", "%s%n{}"),
    *([], {}, [[[[]]]], {"seat": 0}, ["answer"], "<script>alert(1)</script>"),
]


def mangled(chance: random.Random, room: str) -> str | bytes:
    """A frame that is nearly right, or not at all. None of them may be carried out for a spectator."""
    kind = chance.randrange(8)
    command = dict(chance.choice(VALID))
    if command["type"] == "hello":
        command["room"] = room
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return "".join(chance.choice(string.printable) for _ in range(chance.randrange(100)))
    if kind == 2:
        depth = chance.randrange(1, 3000)
        return "[" * depth + "]" * chance.randrange(depth + 1)
    if kind == 3:
        command[chance.choice(list(command))] = chance.choice(ODD)
    elif kind == 4:
        command.pop(chance.choice(list(command)))
    elif kind == 5:
        command[chance.choice(["cheat", "", "type", "id"])] = chance.choice(ODD)
    text = dumps(command)
    if kind == 6:
        return text[: chance.randrange(len(text))]
    if kind == 7:
        place = chance.randrange(len(text))
        return text[:place] + chance.choice(string.printable) + text[place + 1 :]
    return text


def dumps(value: Any) -> str:
    return json.dumps(value)


async def fuzz_socket(here: Club, room: str, chance: random.Random, count: int) -> None:
    socket = await connect(f"ws://127.0.0.1:{here.port}/ws")
    await socket.send(dumps({"type": "hello", "room": room}))
    reader = asyncio.create_task(drain(socket))
    for _ in range(count):
        if chance.random() < 0.02 or reader.done():
            await socket.close()
            codes.add(await reader)
            socket = await connect(f"ws://127.0.0.1:{here.port}/ws")
            if chance.random() < 0.8:
                await socket.send(dumps({"type": "hello", "room": room}))
            reader = asyncio.create_task(drain(socket))
        try:
            await socket.send(mangled(chance, room))
        except ConnectionClosed:
            continue
    await socket.send(dumps({"type": "sync"})) if not reader.done() else None
    await socket.close()
    codes.add(await reader)


codes: set[int] = set()


async def drain(socket: Any) -> int:
    """Everything the server says must be in the protocol; returns the code that the socket was closed with."""
    try:
        while True:
            TOLD.decode(await socket.recv())
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


PIECES = [
    *("api", "rooms", "replay", "fork", "record", "verify", "texts", "cs", "en", "games", "health", "ws", ".."),
    *("evenings", "card", "club", "statistics", "results.csv", "notices", "passkeys", "devices"),
    *("%2e%2e", "\x7f", "0", "-1", "1e9", "9" * 30, "t", "assets", "index.html", "%00", "%ff", "openapi.json"),
]
QUERIES = ["seat=0", "seat=x", "seat=-1", "seat=99999999999999999999", "moves=%00", "&&=", "seat=&seat=1"]
METHODS = ["GET", "GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "FOO"]
NAMES = ["authorization", "origin", "accept-language", "content-type", "if-none-match", "range"]
VALUES = ["Bearer x", "Bearer ", "null", "\x7f", "cs;q=9", "x" * 3000, "bytes=0-", "multipart/form-data"]


async def fuzz_http(
    here: Club, room: str, chance: random.Random, count: int, evening: str = "", cookie: str = ""
) -> None:
    """`evening` is somebody else's; `cookie` is the card of a stranger."""
    for _ in range(count):
        path = "/" + "/".join(chance.choice([room, *PIECES]) for _ in range(chance.randrange(6)))
        if chance.random() < 0.4:
            path = f"/api/rooms/{room}/" + chance.choice(["replay", "replay/3", "fork", "verify"])
        elif chance.random() < 0.3:
            path = chance.choice(
                ["/api/evenings", f"/api/evenings/{evening}", f"/api/evenings/{chance.choice(PIECES)}"]
            )
        if chance.random() < 0.4:
            path += "?" + chance.choice(QUERIES)
        method = chance.choice(METHODS)
        headers = {}
        if chance.random() < 0.4:
            headers[chance.choice(NAMES)] = chance.choice(VALUES)
        if chance.random() < 0.4:
            headers["cookie"] = cookie
        table = {"game": chance.choice(["toy", 7, None]), "seats": chance.choice(ODD)}
        position = {"moves": chance.choice(ODD), "seat": 0, "level": "random"}
        cup = {
            "title": "x",
            "game": "toy",
            "form": "swiss",
            chance.choice(["seats", "rounds", "clock", "starts"]): chance.choice(ODD),
        }
        wish = {"wish": chance.choice(["begin", "strike", "end", "go-on", *ODD[:4]]), "player": chance.choice(ODD)}
        written = [dumps(one).encode() for one in (table, position, cup, wish)]
        body = chance.choice([b"", b"{}", b"\xff" * 50, b"x" * 20_000, *written])
        try:
            response = await here.http.request(method, path, headers=headers, content=body)
        except (httpx.InvalidURL, httpx.LocalProtocolError, httpx.UnsupportedProtocol):
            continue
        assert response.status_code < 500, (method, path, headers, body[:100], response.text)
        if (
            response.status_code >= 400
            and method != "HEAD"
            and response.headers.get("content-type") == "application/json"
        ):
            msgspec.json.decode(response.content)


async def fuzz(file: Path, frames: int, requests: int, seed: int) -> None:
    chance = random.Random(seed)
    async with club(file, {"toy": TOY}) as here:
        clients = await here.table("toy", people=2)
        room = clients[0].room
        for client in clients:
            await client.socket.close()
        before = await here.clubhouse.room(room)
        assert before.match is not None
        state = (before.version, shown(before.match), before.chairs[0].holder)
        (host, _), (_, stranger) = [await here.clubhouse.members.make(name, "circle", 0, Browser()) for name in "AB"]
        cup = Plan(form="swiss", seats=2)
        planned = await here.clubhouse.evenings.plan(host.id, "Cup", "toy", cup, None, False)
        await fuzz_socket(here, room, chance, frames)
        await fuzz_http(here, room, chance, requests, planned.evening.id, f"klubovna_card={stranger}")
        assert await here.clubhouse.evenings.whole(planned.evening.id) == planned
        after = await here.clubhouse.load(room)
        assert after.match is not None
        assert (after.version, shown(after.match), after.chairs[0].holder) == state
        assert 1011 not in codes, "the server failed on a frame"
        assert (await here.http.get("/api/health")).status_code == 200
        for client in clients:
            back = await here.connect(room, client.token)
            assert back.version == state[0] and back.seats == client.seats
        await back.do("chat", text="still here")


def test_nonsense_changes_nothing(folder: Path) -> None:
    run(fuzz(folder / "club.db", 350, 200, 1), 120)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_ten_thousand_pieces_of_nonsense_change_nothing(folder: Path, seed: int) -> None:
    run(fuzz(folder / "club.db", 1300, 700, 100 + seed), 1800)


def test_numbers_of_hundreds_of_digits_are_refused_like_others(folder: Path) -> None:
    """They could be read, but not put into the sentence that refuses them."""

    async def work() -> None:
        async with club(folder / "club.db", {"toy": TOY}) as here:
            client, _ = await here.table("toy", people=2)
            for huge in (2**53, 10**30, 10**400):
                for command in (
                    {"type": "answer", "id": "h", "seat": 0, "version": huge, "key": "flip"},
                    {"type": "undo", "id": "h", "seat": 0, "version": huge},
                    {"type": "consent", "id": "h", "proposal": huge, "yes": True},
                    {"type": "sync", "version": huge},
                    {"type": "set_seats", "id": "h", "seats": huge},
                    {"type": "set_options", "id": "h", "options": {"start_player": huge}},
                ):
                    client.answers.clear()
                    await client.socket.send(dumps(command))
                    await client.until(lambda client: client.answers or client.byes)
                    assert not client.byes, command
                for path in (f"replay/{huge}", f"replay?seat={huge}"):
                    answer = await here.http.get(f"/api/rooms/{client.room}/{path}")
                    assert 400 <= answer.status_code < 500, path
                body = dumps({"moves": huge, "seat": huge, "level": "random"}).encode()
                answer = await here.http.post(f"/api/rooms/{client.room}/fork", content=body)
                assert 400 <= answer.status_code < 500

    run(work())
