"""Whole matches over a bad network: every client ends with the table and the story that the server has."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from klubovna.games import GAMES
from klubovna.server import protocol
from klubovna.table.room import Room
from tests.server.club import GENEROUS, Client, Club, club, run
from tests.server.conftest import folder  # noqa: F401
from tests.soak.network import BadNetwork, bad_network
from tests.soak.results import Part

UNITS, MATCHES = 100, 10  # at the same time
HEARTBEAT = 1.0
SILENCE = 3 * HEARTBEAT  # then a connection counts as lost, as in the browser
SETTINGS = msgspec.structs.replace(GENEROUS, heartbeat=HEARTBEAT)
FATES = ["good", "good", "cut", "cut", "cut", "hole"]  # of connections
LOST = (ConnectionClosed, ConnectionError, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class Stubborn:
    """One seat, played over a network that keeps failing: it comes back and repeats what was not answered."""

    def __init__(self, room: Room, seat: int, token: str, network: BadNetwork, seed: int) -> None:
        self.room: Room = room
        self.seat: int = seat
        self.token: str = token
        self.network: BadNetwork = network
        self.chance: random.Random = random.Random(f"{seed} {seat}")
        self.known: Client | None = None
        self.sent: int = 0
        self.pending: dict[str, Any] | None = None
        self.visits: int = 0

    async def play(self) -> None:
        while not self.finished():
            try:
                await self.visit()
            except LOST:
                await asyncio.sleep(self.chance.uniform(0, 0.05))

    def finished(self) -> bool:
        position = self.known.positions.get(self.seat) if self.known else None
        return position is not None and position.result is not None

    async def visit(self) -> None:
        """As long as the connection holds."""
        self.visits += 1
        url = f"ws://127.0.0.1:{self.network.port}/ws/{self.room.id}"
        async with connect(url, open_timeout=SILENCE, close_timeout=0.1, max_size=None) as socket:
            client = Client(socket)
            version = None
            if self.known is not None:
                client.positions, client.stories = dict(self.known.positions), dict(self.known.stories)
                client.seats, version = [self.seat], self.known.has()
            await client.send("hello", room=self.room.id, token=self.token, version=version, moves=True)
            self.known = client
            said: protocol.Refused | protocol.Ack | None
            asked_again = False
            while not self.finished():
                await asyncio.wait_for(client.next(), SILENCE)
                if client.byes:
                    assert client.byes[0].again, "a player was sent away for good"
                    return
                if self.seat not in client.seats or self.seat not in client.positions:
                    continue
                self.compare(client.positions[self.seat])
                if self.pending is not None:
                    said = client.answers.get(self.pending["id"])
                    if said is not None:
                        assert isinstance(said, protocol.Ack) or said.reason.id == "stale", said
                        self.pending = None
                    elif not asked_again:
                        asked_again = True
                        await client.send("answer", **self.pending)
                if self.pending is None and (ask := client.asked()) is not None and ask.options:
                    self.sent, asked_again = self.sent + 1, True
                    self.pending = {
                        "id": f"{self.seat}-{self.sent}",
                        "seat": ask.seat,
                        "version": client.positions[ask.seat].version,
                        "key": self.chance.choice(ask.options).key,
                    }
                    await client.send("answer", **self.pending)

    def compare(self, position: protocol.Position) -> None:
        """Whoever has the newest version has the newest table."""
        if position.version == self.room.version and self.room.match is not None:
            assert position.moves == self.room.moves
            seen = {"seat": self.seat, **flat(position.public), **flat(position.own), **flat(position.outlook)}
            assert seen == self.room.match.view(self.seat), "the table here is not the table there"


def flat(part: Any) -> dict[str, Any]:
    return dict(msgspec.to_builtins(part)) if part is not None else {}


async def match_over(here: Club, network: BadNetwork, game: str, seed: int) -> int:
    """One match; returns how often its players had to come back."""
    low, high = GAMES[game].seats
    seats = low + seed // len(GAMES) % (high - low + 1)
    made = await here.create(game, seats=seats)
    room = await here.clubhouse.room(made["room"])
    tokens = [made["token"]]
    for seat in range(1, seats):
        client = await here.connect(room.id)
        await client.do("sit", seat=seat, name=f"Player {seat}", salt=f"{seat:02x}")
        tokens.append(client.token)
        await client.socket.close()
    holder = room.chairs[0].holder
    await here.clubhouse.do(room.id, holder, None, lambda room: room.play.start(holder, "00"))
    players = [Stubborn(room, seat, token, network, seed) for seat, token in enumerate(tokens)]
    await asyncio.gather(*[player.play() for player in players])
    assert room.match is not None and room.match.over
    for player in players:
        assert player.known is not None
        story = [event.kind for event in player.known.stories[player.seat]]
        assert story == [event["kind"] for event in room.match.events_for(player.seat)], "the story has a hole"
        player.compare(player.known.positions[player.seat])
    return sum(player.visits for player in players) - seats


async def matches(file: Path, seed: int, count: int) -> dict[str, int]:
    names = list(GAMES)
    async with club(file, settings=SETTINGS) as here, bad_network(here.port, seed, FATES) as network:
        numbers = [seed * count + number for number in range(count)]
        back = await asyncio.gather(*[match_over(here, network, names[one % len(names)], one) for one in numbers])
        return {"games": count, "cuts": network.cuts, "holes": network.holes, "resumed": sum(back)}


def test_a_match_of_every_game_over_a_bad_network(folder: Path) -> None:  # noqa: F811
    found = run(matches(folder / "club.db", 0, len(GAMES)), 600)
    assert found["cuts"] > 5 and found["resumed"] > 5, "the network was not bad enough to prove anything"


@pytest.mark.soak
def test_a_thousand_matches_over_a_bad_network(folder: Path) -> None:  # noqa: F811
    part = Part("network", 1, UNITS)
    for number in part.left():
        begun = time.monotonic()
        found = run(matches(folder / f"{number}.db", number, MATCHES), 3600)
        part.step(seconds=round(time.monotonic() - begun, 1), **found)
    totals = {name: sum(step[name] for step in part.steps) for name in ("games", "cuts", "holes", "resumed")}
    passed = totals["games"] >= 1_000 and totals["cuts"] > 1_000
    part.conclude(passed, desyncs=0, loss_and_duplicates="not run", **totals)
    assert passed
