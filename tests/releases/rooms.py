"""Rooms in every state, made by the clubhouse itself. The same rooms, byte for byte, whatever the database.

Nothing here depends on the moment: ids, seeds, answers and the clock are the same whenever it runs.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Final
from unittest import mock

from klubovna.engine import Chance, Game, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import option_sets
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.entries import Created
from klubovna.table.lobby import Lobby
from klubovna.table.room import Decision, Room
from klubovna.table.store import Store
from klubovna.table.thinking import Thinkers
from tests.luck import fixed
from tests.releases.corpus import HOLDERS

EARLY: Final = 1_700_000_000.0  # when the first of these entries was made, in seconds
Want = Callable[[Room, str], Decision]


class Steady(Lobby):
    """A lobby whose seeds depend on nothing but the order of its tables."""

    tables: int = 0

    async def open_table(self, created: Created, holder: str, id: str | None = None) -> Room:
        self.tables += 1
        if not created.origin or created.origin.kind != "fork":  # a fork has the seed of its match
            created.seed = fixed("release", created.game, self.tables)
        return await super().open_table(created, holder, id)


class Evening:
    """An evening at the clubhouse: who does what at which table, and the names that we give to the tables."""

    def __init__(self, club: Clubhouse, rooms: dict[str, str]) -> None:
        self.club: Clubhouse = club
        self.rooms: dict[str, str] = rooms
        self.choices: Chance = Chance(seed_key("e0"))
        self.commands = itertools.count(1)

    def named(self, name: str, room: Room) -> Room:
        assert name not in self.rooms
        self.rooms[name] = room.id
        return room

    async def do(self, room: Room, who: str, want: Want) -> None:
        holder = HOLDERS[who]
        await self.club.do(room.id, holder, f"{who}-{next(self.commands)}", lambda now: want(now, holder))

    async def table(
        self, name: str, game: str, people: list[str], bots: list[str] | None = None, which: int = 0
    ) -> Room:
        """A running match of these people and bots, with set of options number `which`."""
        seats = len(people) + len(bots or [])
        sets = option_sets(self.club.games[game], seats)
        room = await self.club.lobby.create(
            game, HOLDERS[people[0]], people[0].title(), seats, sets[which % len(sets)], [None] * (len(people) - 1)
        )
        for seat, who in enumerate(people):
            if seat:
                await self.sit(room, who, seat)
        for seat, level in enumerate(bots or [], len(people)):
            await self.do(room, people[0], lambda r, h, s=seat, b=level: r.seating.set_seat(h, s, "bot", b))  # type: ignore[misc]
        await self.do(room, people[0], lambda r, h: r.play.start(h, "5a17"))
        return self.named(name, room)

    async def sit(self, room: Room, who: str, seat: int) -> None:
        await self.do(room, who, lambda r, h: r.seating.sit(h, seat, who.title(), f"{seat:02x}"))

    async def move(self, room: Room) -> None:
        """Somebody who is asked answers; bots first, as they do."""
        assert room.match is not None
        if room.play.bots_asked():
            await self.club.bots.answer(await self.club.desk(room.id), room)
            return
        ask = room.match.asks[self.choices.below(len(room.match.asks))]
        who = next(name for name, holder in HOLDERS.items() if ask.seat in room.seating.seats_of(holder))
        key = ask.options[self.choices.below(len(ask.options))].key
        version = room.version
        await self.do(room, who, lambda r, h: r.play.answer(h, ask.seat, version, key))

    async def moves(self, room: Room, count: int) -> None:
        for _ in range(count):
            if room.status == "playing":
                await self.move(room)

    async def until(self, room: Room, true: Callable[[Room], bool]) -> None:
        while not true(room):
            assert room.status == "playing", "the moment did not come"
            await self.move(room)

    async def to_the_end(self, room: Room) -> None:
        while room.status == "playing":
            await self.move(room)

    async def say(self, room: Room, who: str, text: str) -> None:
        await self.do(room, who, lambda r, h: r.talk.say(h, text))


def inside(room: Room) -> bool:
    return room.match is not None and bool(room.match.run.answers) and not room.play.bots_asked()


def between(room: Room) -> bool:
    return room.match is not None and not room.match.run.answers and not room.play.bots_asked()


def older(game: Game) -> Game:
    """The game as if its rules had been one number lower."""
    return Game(**{**vars(game), "rules": game.rules - 1})


async def fill(url: str) -> dict[str, str]:
    """Fill an empty database; returns the ids of its rooms by name."""
    numbers, clock = itertools.count(1), itertools.count(1)
    rooms: dict[str, str] = {}
    with (
        mock.patch("klubovna.table.lobby.new_room_id", lambda: fixed("room", next(numbers))[:10]),
        mock.patch("klubovna.table.thinking.token_hex", lambda _: fixed("bot")),
    ):

        async def evening(games: dict[str, Game], happens: Callable[[Evening], Any]) -> None:
            club = Clubhouse(await Store.open(url), games, Thinkers(), clock=lambda: EARLY + next(clock))
            club.lobby = Steady(club)
            try:
                await happens(Evening(club, rooms))
            finally:
                await club.close()

        await evening({id: older(game) for id, game in GAMES.items()}, before_the_rules_changed)
        await evening(dict(GAMES), a_whole_evening)
    return rooms


async def before_the_rules_changed(evening: Evening) -> None:
    for id, game in GAMES.items():
        people = ["anna", "beta", "cyril"][: max(game.seats[0], 2)]
        for name, enough in (("resumed", inside), ("resumed, over", between)):
            room = await evening.table(f"{id} {name}", id, people)
            await evening.moves(room, 8)
            await evening.until(room, enough)


async def a_whole_evening(evening: Evening) -> None:
    for id in GAMES:
        await an_open_table(evening, id)
        await running(evening, id)
        await finished(evening, id)
        await resumed(evening, id)
    await comings_and_goings(evening)
    await undos(evening)
    await replacements(evening)


async def an_open_table(evening: Evening, id: str) -> None:
    room = await evening.club.lobby.create(id, HOLDERS["anna"], "Anna", listed=id != "tag_team")
    evening.named(f"{id} open", room)
    await evening.say(room, "anna", "Kdo si zahraje?")


async def running(evening: Evening, id: str) -> None:
    """With the fewest and with the most seats, in the middle of a step and between two."""
    low, high = GAMES[id].seats
    room = await evening.table(f"{id} inside a step", id, ["anna", "beta"][: max(low, 2)], which=1)
    await evening.moves(room, 6)
    await evening.say(room, "anna", "Ahoj! <i>Čau</i> 🎲")
    await evening.until(room, inside)
    many = ["anna", "beta", "cyril", "dana", "eva"][: max(low, high - 1)]
    room = await evening.table(f"{id} between steps", id, many, ["random"] * (high - len(many)), which=2)
    await evening.moves(room, 12)
    await evening.until(room, between)


async def finished(evening: Evening, id: str) -> None:
    """Over, with a rematch and with matches that go on from a position of it."""
    club = evening.club
    seats = max(2, GAMES[id].seats[0])
    room = await evening.table(f"{id} over", id, ["anna", "beta"], ["greedy"] * (seats - 2), which=3)
    await evening.to_the_end(room)
    await evening.say(room, "beta", "Dobrá hra.")
    await club.lobby.rematch(room.id, HOLDERS["beta"], "again")
    assert room.next is not None
    evening.named(f"{id} rematch", await club.room(room.next))
    half = room.moves // 2
    fork = await club.lobby.play_on(room.id, HOLDERS["eva"], half, 0, "random", "Eva")
    await evening.moves(evening.named(f"{id} fork", fork), 5)
    fork = await club.lobby.play_on(room.id, HOLDERS["dana"], half + 1, 1, "random", "Dana")
    await evening.to_the_end(evening.named(f"{id} fork, over", fork))


async def resumed(evening: Evening, id: str) -> None:
    """Matches that were begun under older rules."""
    room = await evening.club.room(evening.rooms[f"{id} resumed"])
    await evening.moves(room, 3)
    room = await evening.club.room(evening.rooms[f"{id} resumed, over"])
    await evening.to_the_end(room)


async def comings_and_goings(evening: Evening) -> None:
    """The host leaves an open table; seats and options change; bots are seated and sent away."""
    room = await evening.club.lobby.create("trablici", HOLDERS["anna"], "Anna", 5, listed=True)
    evening.named("changing hosts", room)
    await evening.sit(room, "beta", 1)
    await evening.sit(room, "cyril", 3)
    await evening.do(room, "anna", lambda r, h: r.seating.set_seat(h, 2, "bot", "greedy"))
    await evening.do(room, "anna", lambda r, h: r.seating.set_seat(h, 3, "open", None))
    await evening.do(room, "anna", lambda r, h: r.seating.leave(h, None))
    await evening.do(room, "beta", lambda r, h: r.seating.sit(h, 1, "Běta", "0b"))  # another name
    await evening.do(room, "beta", lambda r, h: r.seating.sit(h, 4, "Bětin bratr", "0b"))  # two on one device
    await evening.do(room, "beta", lambda r, h: r.seating.set_options(h, {"start_player": 1}))
    await evening.do(room, "beta", lambda r, h: r.seating.set_seats(h, 4))
    await evening.do(room, "beta", lambda r, h: r.seating.set_listed(h, False))
    room = await evening.club.lobby.create("tag_team", HOLDERS["anna"], "Anna")
    evening.named("deserted", room)
    await evening.do(room, "anna", lambda r, h: r.seating.leave(h, 0))


async def undos(evening: Evening) -> None:
    room = await evening.table("free undo", "smash_up", ["anna", "beta"])
    await evening.until(room, lambda r: r.moves > 9 and "free" in undo_of_people(r))
    await take_back(evening, room, "free")

    people = ["anna", "beta", "cyril"]
    room = await evening.table("agreed undo", "trablici", people)
    await proposed(evening, room)
    for who in people:
        if room.proposal is not None and HOLDERS[who] in room.proposal.waiting:
            await consent(evening, room, who, yes=True)
    await evening.moves(room, 4)

    room = await evening.table("half agreed undo", "trablici", people)
    await proposed(evening, room)
    assert room.proposal is not None
    await consent(evening, room, next(who for who in people if HOLDERS[who] in room.proposal.waiting), yes=True)

    room = await evening.table("open proposal", "bellum_magica", people)
    await proposed(evening, room)

    room = await evening.table("declined undo", "tag_team", people[:2])
    await proposed(evening, room)
    assert room.proposal is not None
    await consent(evening, room, next(who for who in people if HOLDERS[who] in room.proposal.waiting), yes=False)

    room = await evening.table("withdrawn undo", "trablici", people)
    author = await proposed(evening, room)
    await consent(evening, room, author, yes=False)


def undo_of_people(room: Room) -> list[str]:
    return [room.agreement.undo_for(seat) for seat in range(len(room.chairs))]


async def take_back(evening: Evening, room: Room, kind: str) -> str:
    """Whoever may take an answer back in this way does; returns who."""
    seat = undo_of_people(room).index(kind)
    who = next(name for name, holder in HOLDERS.items() if seat in room.seating.seats_of(holder))
    version = room.version
    await evening.do(room, who, lambda r, h: r.agreement.undo(h, seat, version))
    return who


async def proposed(evening: Evening, room: Room) -> str:
    await evening.until(room, lambda r: r.moves > 7 and "ask" in undo_of_people(r))
    who = await take_back(evening, room, "ask")
    assert room.proposal is not None
    return who


async def consent(evening: Evening, room: Room, who: str, yes: bool) -> None:
    assert room.proposal is not None
    id = room.proposal.id
    await evening.do(room, who, lambda r, h: r.agreement.consent(h, id, yes, set()))


async def replacements(evening: Evening) -> None:
    """People leave running matches, are replaced by bots and come back."""
    people = ["anna", "beta", "cyril"]
    room = await evening.table("left in play", "bellum_magica", people)
    await evening.moves(room, 6)
    await evening.do(room, "anna", lambda r, h: r.seating.leave(h, None))
    await evening.moves(room, 6)

    room = await evening.table("came back", "defenders", people)
    await evening.moves(room, 3)
    await evening.do(room, "cyril", lambda r, h: r.seating.leave(h, None))
    await evening.moves(room, 5)
    await evening.sit(room, "cyril", 2)
    await evening.moves(room, 2)

    room = await evening.table("replaced alone", "smash_up", people[:2])
    await evening.moves(room, 4)
    await evening.do(room, "anna", lambda r, h: r.agreement.replace(h, 1, "random", {h}))
    await evening.moves(room, 6)

    there = {HOLDERS["anna"], HOLDERS["beta"]}
    room = await evening.table("replaced by agreement", "smash_up", people)
    await evening.moves(room, 4)
    await evening.do(room, "anna", lambda r, h: r.agreement.replace(h, 2, "random", there))
    await consent(evening, room, "beta", yes=True)
    await evening.moves(room, 6)

    room = await evening.table("replacement proposed", "trablici", people)
    await evening.moves(room, 4)
    await evening.do(room, "anna", lambda r, h: r.agreement.replace(h, 2, "greedy", there))
