"""Double submits: the same command over two sockets, and twice over each, is one entry and one answer."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from klubovna.games import GAMES
from tests.server.club import Club, club, run
from tests.server.conftest import folder  # noqa: F401
from tests.soak.nonsense import sitting
from tests.soak.results import Part

UNITS = 50
SUBMITS = 2_000  # in each


class Told(msgspec.Struct):
    """As much of a message as matters here."""

    type: str
    version: int = 0
    id: str | None = None


DECODER = msgspec.json.Decoder(Told)


async def sockets(here: Club, room: str, token: str) -> list[ClientConnection]:
    found = []
    for _ in range(2):
        socket = await connect(f"ws://127.0.0.1:{here.port}/ws", close_timeout=0.5, max_size=None)
        await socket.send(json.dumps({"type": "hello", "room": room, "token": token, "moves": True}))
        while DECODER.decode(await socket.recv()).type != "welcome":
            pass
        found.append(socket)
    return found


async def answers_to(socket: ClientConnection, id: str, count: int) -> list[tuple[str, int]]:
    """What a command was answered with, as often as it was sent."""
    found: list[tuple[str, int]] = []
    while len(found) < count:
        told = DECODER.decode(await socket.recv())
        if told.id == id:
            found.append((told.type, told.version))
    return found


async def doubled(file: Path, game: str, seed: int, submits: int) -> dict[str, int]:
    """Matches of one person on all seats, every answer sent two to four times; raises where one counts twice."""
    chance = random.Random(seed)
    sent = moves = matches = 0
    async with club(file) as here:
        while sent < submits:
            made, again = await asyncio.gather(here.create(game), here.create(game))
            assert made["room"] != again["room"] and made["token"] != again["token"], (
                "HTTP only opens tables: two are two"
            )
            room_id, matches = made["room"], matches + 1
            room = await here.clubhouse.room(room_id)
            holder = room.chairs[0].holder
            for seat in range(1, len(room.chairs)):
                await here.clubhouse.do(room_id, holder, None, sitting(holder, seat))
            await here.clubhouse.do(room_id, holder, None, lambda room, holder=holder: room.play.start(holder, "00"))  # type: ignore[misc]
            pair = await sockets(here, room_id, made["token"])
            commands: dict[str, int] = {}
            while sent < submits:
                room = await here.clubhouse.room(room_id)
                if room.match is None or room.status != "playing":
                    break
                ask = chance.choice(room.match.asks)
                id = f"{seed}-{moves}"
                key = chance.choice(ask.options).key
                frame = json.dumps({"type": "answer", "id": id, "seat": ask.seat, "version": room.version, "key": key})
                times = [chance.choice([1, 1, 2]) for _ in pair]
                await asyncio.gather(*[say(socket, frame, count) for socket, count in zip(pair, times, strict=True)])
                told = await asyncio.gather(*[answers_to(s, id, n) for s, n in zip(pair, times, strict=True)])
                answers = {answer for answers in told for answer in answers}
                assert len(answers) == 1, (frame, told)
                kind, commands[id] = answers.pop()
                assert kind == "ack", (frame, told)
                sent, moves = sent + sum(times), moves + 1
            entries = await here.clubhouse.store.load(room_id)
            stored = [(entry.command, entry.version) for entry in entries if entry.kind == "answer"]
            assert stored == list(commands.items()), "each once, in the order in which they were acknowledged"
            for socket in pair:
                await socket.close()
    return {"submits": sent, "moves": moves, "matches": matches}


async def say(socket: ClientConnection, frame: str, count: int) -> None:
    for _ in range(count):
        await socket.send(frame)


@pytest.mark.parametrize("game", GAMES)
def test_a_few_double_submits(game: str, folder: Path) -> None:  # noqa: F811
    found = run(doubled(folder / "club.db", game, 1, 60), 120)
    assert found["moves"] < found["submits"]


@pytest.mark.soak
def test_a_hundred_thousand_double_submits(folder: Path) -> None:  # noqa: F811
    part = Part("double submits", 1, UNITS)
    part.play(folder, list(GAMES), lambda store, game, number: run(doubled(store, game, number, SUBMITS), 600))
    totals = {name: sum(step[name] for step in part.steps) for name in ("submits", "moves", "matches")}
    passed = totals["submits"] >= 100_000
    part.conclude(passed, **totals)
    assert passed
