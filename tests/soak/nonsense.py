"""Nonsense in every state of a match: from strangers and from people at the table, frame by frame between two moves."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from klubovna.games import GAMES
from klubovna.server.protocol import Bye, Refused, Welcome
from klubovna.table.clubhouse import Decide
from klubovna.table.room import Room
from tests.server.club import TOLD, Club
from tests.server.test_fuzz import ODD, fuzz_http, mangled

FENCE = {"type": "consent", "id": "fence", "proposal": 0, "yes": True}  # is always refused, and tells that all is read


class Sender:
    """A socket that says nonsense and reads what it is told; it comes back when it is sent away."""

    def __init__(self, here: Club, room: str, token: str | None) -> None:
        self.here: Club = here
        self.room: str = room
        self.token: str | None = token
        self.socket: ClientConnection | None = None
        self.sent: int = 0

    async def open(self) -> ClientConnection:
        if self.socket is None:
            self.socket = await connect(f"ws://127.0.0.1:{self.here.port}/ws", close_timeout=0.5)
            await self.socket.send(json.dumps({"type": "hello", "room": self.room, "token": self.token}))
            while not isinstance(TOLD.decode(await self.socket.recv()), Welcome):
                pass
        return self.socket

    async def say(self, frames: list[str | bytes]) -> None:
        """All of them, then wait until they are answered."""
        left = frames
        while left:
            socket = await self.open()
            try:
                for frame in left:
                    await socket.send(frame)
                self.sent += len(left)
                left = []
                await socket.send(json.dumps(FENCE))
                while not self.is_fence(TOLD.decode(await socket.recv())):
                    pass
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 0
                assert code != 1011, (frames, closed)
                self.socket = None

    def is_fence(self, told: Any) -> bool:
        assert not (isinstance(told, Bye) and told.reason.id == "internal"), told
        return isinstance(told, Refused) and told.id == "fence"

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


def wrong(chance: random.Random, room: Room, seat: int) -> str | bytes:
    """What somebody at the table may send and nobody may carry out."""
    if chance.random() < 0.5:
        text = mangled_command(chance)
        return text if chance.random() < 0.5 else text.encode()
    version: Any = chance.choice([room.version, 0, room.version + 1, -1, 10**9, chance.choice(ODD)])
    asked = room.match.asks if room.match is not None else []
    keys = {option.key for ask in asked for option in ask.options}
    key = chance.choice(["", "x", *[odd for odd in ODD if isinstance(odd, str) and odd not in keys], 7, None])
    wanted: dict[str, Any] = {
        "type": "answer",
        "id": f"n{chance.random()}",
        "seat": seat,
        "version": version,
        "key": key,
    }
    if keys and chance.random() < 0.3:  # a right answer to a question of long ago, or from a seat that is not there
        wanted |= {"key": chance.choice(sorted(keys)), "version": 0} if room.version > 6 else {"seat": 99}
        if wanted["version"] == 0 and wanted["seat"] == seat:
            wanted["seat"] = chance.choice([99, -1])
    return json.dumps(wanted)


def mangled_command(chance: random.Random) -> str:
    """Broken JSON, or a command with a field missing."""
    command: dict[str, Any] = {"type": "answer", "id": "1", "seat": 0, "version": 3, "key": "flip"}
    if chance.random() < 0.5:
        command.pop(chance.choice(list(command)))
        return json.dumps(command)
    text = json.dumps(command)
    return text[: chance.randrange(len(text) - 1)]


def state_of(room: Room) -> tuple[Any, ...]:
    digest = room.match.digest() if room.match is not None else ""
    return room.version, room.status, digest, [chair.holder for chair in room.chairs], room.seating.options


def sitting(holder: str, seat: int) -> Decide:
    return lambda room: room.seating.sit(holder, seat, f"P{seat}", f"{seat:02x}")


def answering(holder: str, seat: int, version: int, key: str) -> Decide:
    return lambda room: room.play.answer(holder, seat, version, key)


async def one_match(here: Club, game: str, seed: int, frames: int, requests: int) -> dict[str, int]:
    """Before the start, in the states of a match up to its end, and after it; raises where anything changes.

    The deal is the server's own, so how many states there are is another number every time.
    """
    chance = random.Random(seed)
    low, high = GAMES[game].seats
    made = await here.create(game, seats=chance.randint(max(low, 1), high))
    room_id, token = made["room"], made["token"]
    stranger, host = Sender(here, room_id, None), Sender(here, room_id, token)
    room = await here.clubhouse.room(room_id)
    holder = room.chairs[0].holder
    states: Counter[str] = Counter()

    async def burst(size: int) -> None:
        before = state_of(await here.clubhouse.room(room_id))
        seated = await here.clubhouse.room(room_id)
        await stranger.say([mangled(chance, room_id) for _ in range(size) if seated.status != "open"])
        await host.say([wrong(chance, seated, 0) for _ in range(size)])
        assert state_of(await here.clubhouse.room(room_id)) == before
        states[seated.status] += 1

    await burst(3)
    for seat in range(1, len(room.chairs)):
        await here.clubhouse.do(room_id, holder, None, sitting(holder, seat))
    await here.clubhouse.do(room_id, holder, None, lambda room: room.play.start(holder, "00"))
    while stranger.sent + host.sent < frames:
        room = await here.clubhouse.room(room_id)
        await burst(2 if room.status == "playing" else max(2, (frames - stranger.sent - host.sent) // 2))
        for _ in range(chance.choice([1, 1, 2, 5])):
            room = await here.clubhouse.room(room_id)
            if room.match is not None and room.status == "playing":
                ask = chance.choice(room.match.asks)
                key = chance.choice(ask.options).key
                await here.clubhouse.do(room_id, holder, None, answering(holder, ask.seat, room.version, key))
    before = state_of(await here.clubhouse.load(room_id))
    assert before == state_of(await here.clubhouse.room(room_id)), "what is stored is what was played"
    await fuzz_http(here, room_id, chance, requests)
    assert state_of(await here.clubhouse.load(room_id)) == before
    assert (await here.http.get("/api/health/ready")).status_code == 200
    await stranger.close()
    await host.close()
    return {
        "frames": stranger.sent + host.sent,
        "requests": requests,
        "states": states.total(),
        "in_play": states["playing"],
    }
