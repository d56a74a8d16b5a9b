"""What tests of the table share: a clubhouse on a database, and people who play there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any, TypeVar

from klubovna.engine import Game
from klubovna.games import all_games
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.store import Store
from klubovna.table.thinking import Thinkers
from tests.toy import FAULTY, TOY

T = TypeVar("T")
ANNA, BEN, EVA = "anna", "ben", "eva"
GAMES: dict[str, Game] = {**all_games(), "toy": TOY, "faulty": FAULTY}


def run(work: Coroutine[Any, Any, T], seconds: float = 60) -> T:
    """Run a test's coroutine, but not for ever."""

    async def limited() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(limited())


@contextlib.asynccontextmanager
async def clubhouse(
    database: str, games: dict[str, Game] | None = None, thinkers: Thinkers | None = None
) -> AsyncIterator[Clubhouse]:
    club = Clubhouse(await Store.open(database), games or GAMES, thinkers)
    try:
        yield club
    finally:
        await club.close()


class Seen:
    """A watcher that notes what it was told, and at which version the room then was."""

    def __init__(self, club: Clubhouse, holder: str) -> None:
        self.club: Clubhouse = club
        self.holder: str = holder
        self.told: list[tuple[set[str], int]] = []
        self.room_id: str = ""
        self.dismissal: str | None = None

    def changed(self, what: set[str]) -> None:
        room = self.club.desks[self.room_id].room
        self.told.append((what, -1 if room is None else room.version))

    def dismissed(self, refusal: Refusal) -> None:
        self.dismissal = refusal.id

    async def join(self, room: str) -> Seen:
        self.room_id = room
        await self.club.join(room, self, lambda desk, room: None)
        return self


async def started(club: Clubhouse, people: list[str], game: str = "trablici", bots: int = 0) -> Room:
    """A running match of these people, and of bots after them."""
    room = await club.lobby.create(game, people[0], "Anna", len(people) + bots)
    for seat, person in enumerate(people):
        if seat:
            await club.do(room.id, person, None, sit(person, seat))
    for seat in range(len(people), len(people) + bots):
        await club.do(room.id, people[0], None, bot_on(people[0], seat))
    await club.do(room.id, people[0], None, lambda room: room.play.start(people[0], "01"))
    return room


def sit(person: str, seat: int) -> Any:
    return lambda room: room.seating.sit(person, seat, person.title(), f"{seat:02x}")


def bot_on(host: str, seat: int) -> Any:
    return lambda room: room.seating.set_seat(host, seat, "bot", "random")


async def answer(club: Clubhouse, id: str, command: str | None = None, which: int = 0) -> int:
    """The first question is answered by whoever is asked."""
    room = await club.room(id)
    assert room.match is not None
    ask = room.match.asks[0]
    key = ask.options[which % len(ask.options)].key
    holder = room.chairs[ask.seat].holder
    version = room.version
    return await club.do(id, holder, command, lambda room: room.play.answer(holder, ask.seat, version, key))
