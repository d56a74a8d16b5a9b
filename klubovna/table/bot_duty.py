"""Bot duty: bots answer when they are asked, as long as somebody is there to see it or somebody waits for it elsewhere.

Whoever has the duty asks the thinking service and waits. A bot takes its time as a person would: it thinks while the
others look, and its answer comes no sooner than `pause` suggests.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from klubovna.bots import FIGURES, LEVELS
from klubovna.table.desk import Desk
from klubovna.table.entries import BOT
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.thinking import Thinkers

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

log = structlog.get_logger("klubovna.table")

ATTEMPTS: Final = 5  # of a bot whose answers are refused
HOLDER: Final = "bot"  # in whose name bots' answers are stored
GOING_ON: Final = 0.6  # of the usual pause, where a seat goes on with what it has begun


class Thinking:
    """What a bot is thinking about: the question of a seat, as it stood at a version of the table."""

    def __init__(self, seat: int, player: str, version: int, choosing: asyncio.Task[str]) -> None:
        self.seat: int = seat
        self.player: str = player
        self.version: int = version
        self.choosing: asyncio.Task[str] = choosing

    def matters(self, room: Room | None) -> bool:
        """Whether the question still stands and is still this bot's."""
        if room is None or room.match is None or self.seat not in room.play.bots_asked():
            return False
        since = max(room.play.undone_at, room.play.asked_since[self.seat])
        return self.version >= since and player_on(room, self.seat) == self.player


class BotDuty:
    """Sees to the bots of all desks of a clubhouse. `pause` is about how long a bot takes; 0: as long as it needs."""

    def __init__(self, clubhouse: Clubhouse, thinkers: Thinkers, pause: float) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.thinkers: Thinkers = thinkers
        self.pause: float = pause
        self.thinking: dict[str, Thinking] = {}  # by table

    def call(self, desk: Desk) -> None:
        """Let the bots of a desk answer if they are asked; what they think about in vain is called off."""
        thinking = self.thinking.get(desk.id)
        if thinking is not None and not thinking.matters(desk.room):
            thinking.choosing.cancel()
        if desk.room is None or not desk.room.play.bots_asked() or not wanted(desk):
            return
        if desk.bots is None or desk.bots.done():
            desk.bots = self.clubhouse.in_background(self.serve(desk))

    async def leave(self, desk: Desk) -> None:
        """Nobody is left at the desk: when the thought that was begun is done, another server may see to its bots."""
        if desk.bots is not None:
            await asyncio.wait([desk.bots])
        if not desk.watchers:
            await self.clubhouse.leases.hand_back(desk.id)

    async def serve(self, desk: Desk) -> None:
        """Let bots answer one after another, until none is asked, nobody looks on, or it is another server's duty."""
        failed = 0
        while wanted(desk) and failed < ATTEMPTS:
            room = desk.room
            if room is None or room.match is None or not room.play.bots_asked():
                return
            if not await self.clubhouse.leases.take(desk.id):
                return
            try:
                await self.answer(desk, room)
                failed = 0
            except (Refusal, ValueError) as refusal:  # taken back, replaced or over while it was thinking
                failed += 1
                log.info("a bot's answer was refused", room=desk.id, reason=str(refusal))

    async def answer(self, desk: Desk, room: Room) -> None:
        """The first bot that is asked thinks and answers."""
        asked, version = room.play.bots_asked(), room.version
        if not asked or room.match is None:
            return
        seat, player = asked[0], player_on(room, asked[0])
        choosing = asyncio.create_task(self.chosen(room, seat, player, desk.id))
        self.thinking[desk.id] = Thinking(seat, player, version, choosing)
        try:
            key = await choosing
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            return  # the question is gone; the next one is looked for
        finally:
            del self.thinking[desk.id]
        if self.clubhouse.leases.holds(desk.id):  # still: else another server's bots are thinking
            await self.clubhouse.do(desk.id, HOLDER, None, lambda room: room.play.answer_by_bot(seat, version, key))

    async def chosen(self, room: Room, seat: int, player: str, table: str) -> str:
        """The bot's choice, when a person, too, would have made up their mind."""
        assert room.match is not None
        looking = asyncio.create_task(asyncio.sleep(self.pause_before(room, seat)))
        tally, asked_at = self.clubhouse.tally, time.monotonic()
        tally.thinking += 1
        try:
            key = await self.thinkers.choose(room.match, seat, player, table)
            tally.thoughts.add(time.monotonic() - asked_at)
            await looking
        finally:
            tally.thinking -= 1
            looking.cancel()
        return key

    def pause_before(self, room: Room, seat: int) -> float:
        """Says nothing about what the seat alone knows, such as how much it has to choose from."""
        standing = room.play.standing
        going_on = bool(standing) and standing[-1].seat == seat
        figure = room.chairs[seat].figure
        pace = 1.0 if figure is None else FIGURES[figure].pace
        return self.pause * pace * (GOING_ON if going_on else 1.0)


def wanted(desk: Desk) -> bool:
    """Whether anybody is served by what the bots of a desk do."""
    return bool(desk.watchers) or (desk.room is not None and desk.room.goes_on_alone())


def player_on(room: Room, seat: int) -> str:
    """Who thinks for a seat."""
    chair = room.chairs[seat]
    return (chair.player if chair.kind == BOT else None) or next(iter(LEVELS))
