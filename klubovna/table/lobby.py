"""Lobby: where tables come from. New ones, rematches, and those that go on from a position of a finished match."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from klubovna.bots import cast
from klubovna.engine import Match
from klubovna.table.clocks import checked
from klubovna.table.desk import Desk
from klubovna.table.entries import BOT, HUMAN, VACANT, ClockRule, Created, FirstChair, NextMade, Origin, Started
from klubovna.table.phase import OPEN, OVER
from klubovna.table.plain import NAME_LENGTH, cleaned
from klubovna.table.refusal import Refusal
from klubovna.table.room import Decision, Room
from klubovna.table.seating import check_seat_count, complete_options, need_level
from klubovna.table.tokens import new_room_id

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Acknowledge, Clubhouse


class Lobby:
    """Opens tables in a clubhouse."""

    def __init__(self, clubhouse: Clubhouse) -> None:
        self.clubhouse: Clubhouse = clubhouse

    async def create(
        self,
        game: str,
        holder: str,
        name: str = "",
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        bots: list[str | None] | None = None,
        listed: bool = False,
        clock: ClockRule | None = None,
    ) -> Room:
        """A new table. Its maker sits on seat 0 and is the host; bots take the seats after it."""
        found = self.clubhouse.game(game)
        bots = bots or []
        count = seats if seats is not None else max(found.seats[0], 1 + len(bots))
        check_seat_count(found, count)
        chairs = [person(holder, name), *bots_of(bots[: count - 1])]
        created = Created(
            seed=new_seed(),
            seats=count,
            options=complete_options(found, options or {}, count),
            listed=listed,
            chairs=chairs,
            host=holder,
            game=found.id,
            clock=checked(clock) or UNSET,
        )
        return await self.open_table(created, holder)

    async def open_table(self, created: Created, holder: str, id: str | None = None) -> Room:
        """Store the first entry of a new room."""
        room = Room(id or new_room_id(), self.clubhouse.game(created.game))
        entry = room.enter(created, holder, None, self.clubhouse.clock())
        await self.clubhouse.open_with(room, entry)
        return room

    async def waiting(self) -> list[tuple[Desk, Room]]:
        """The listed tables that wait for players."""
        found: list[tuple[Desk, Room]] = []
        for id in await self.clubhouse.store.listed():
            try:
                found.append((await self.clubhouse.desk(id), await self.clubhouse.room(id)))
            except Refusal:  # a game that is not installed here
                continue
        return [
            (desk, room)
            for desk, room in found
            if room.seating.listed and room.status == OPEN and not room.house.closed
        ]

    # --- from one table to the next

    async def rematch(
        self,
        id: str,
        holder: str,
        command: str,
        acknowledge: Acknowledge | None = None,
        bots: Sequence[str] = (),
    ) -> int:
        """Another table with the same people and options; who asked for it is the host. `bots` are wanted on the bots'
        seats, in order; without them those of this table stay."""
        clubhouse = self.clubhouse
        again: Room | None = None

        def is_new(room: Room) -> bool:
            if (holder, command) in room.commands:
                return False
            check_rematch(room, holder)
            for level in bots:
                need_level(level)
            return True

        if await clubhouse.consider(id, is_new):
            again = await self.same_table(await clubhouse.room(id), holder, bots)

        def decide(room: Room) -> Decision:
            check_rematch(room, holder)
            assert again is not None
            return NextMade(again.id)

        return await clubhouse.do(id, holder, command, decide, acknowledge)

    async def same_table(self, room: Room, host: str, bots: Sequence[str]) -> Room:
        players = [chair.player for chair in room.chairs if chair.kind == BOT]
        seated = iter(bots_of([*bots[: len(players)], *players[len(bots) :]]))
        chairs = [
            next(seated) if chair.kind == BOT else FirstChair(chair.kind, chair.holder, chair.name, None)
            for chair in room.chairs
        ]
        created = Created(
            seed=new_seed(),
            seats=len(room.chairs),
            options=room.seating.options,
            listed=False,
            chairs=chairs,
            host=host,
            origin=Origin("rematch", room.id),
            game=room.game.id,
            hints=UNSET if room.seating.hints is None else room.seating.hints,
            clock=room.clocks.rule or UNSET,
        )
        return await self.open_table(created, host)

    async def play_on(self, id: str, holder: str, moves: int, seat: int, level: str, name: str) -> Room:
        """A new table that goes on from a position of a finished match, one seat against bots."""
        clubhouse = self.clubhouse

        def judge(room: Room) -> Match:
            room.seating.need_chair(seat)
            need_level(level)
            return position(room, moves)

        start, old = await clubhouse.consider(id, judge), await clubhouse.room(id)
        chairs = bots_of([level] * (len(old.chairs) - 1))
        chairs.insert(seat, person(holder, name))
        created = Created(
            seed=start.setup.seed,
            seats=len(chairs),
            options=old.seating.options,
            listed=False,
            chairs=chairs,
            host=holder,
            origin=Origin("fork", id, moves),
            game=old.game.id,
        )
        room = await self.open_table(created, holder)
        names = room.seating.names()  # those of the old table stay there
        started = Started(old.game.rules, start.setup.mixed_in, names, {**start.save(), "names": names})
        await clubhouse.do(room.id, holder, None, lambda _: started)
        return await clubhouse.room(room.id)


def new_seed() -> str:
    return token_hex(16)


def person(holder: str, name: str) -> FirstChair:
    return FirstChair(HUMAN, holder, cleaned(name, NAME_LENGTH))


def bots_of(wanted: Sequence[str | None]) -> list[FirstChair]:
    """Chairs for bots by level or figure, no figure twice while its level has others; None leaves a chair open."""
    taken: list[str] = []
    chairs: list[FirstChair] = []
    for level in wanted:
        if level is None:
            chairs.append(FirstChair(VACANT))
        else:
            taken.append(cast(need_level(level), taken))
            chairs.append(FirstChair(BOT, level=taken[-1]))
    return chairs


def check_rematch(room: Room, holder: str) -> None:
    room.seating.need_seated(holder)
    room.phase.need(OVER)
    if room.next is not None:
        raise Refusal("started")


def position(room: Room, moves: int) -> Match:
    """A position of a finished match in which somebody is asked."""
    match = finished(room)
    if not 0 <= moves <= match.version:
        raise Refusal("no-position", moves=moves, last=match.version)
    then = match.at(moves)
    if then.over:
        raise Refusal("over")
    return then


def finished(room: Room) -> Match:
    """The match of a room that is over, if its rules are known."""
    room.phase.need(OVER)
    if room.match is None:
        raise Refusal("other-rules", rules=room.play.rules, now=room.game.rules)
    return room.match
