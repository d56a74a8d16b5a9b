"""Bot duty: bots answer when they are asked, as long as somebody is there to see it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from klubovna.bots import LEVELS
from klubovna.table.desk import Desk
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.thinking import Thinkers

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

log = structlog.get_logger("klubovna.table")

ATTEMPTS: Final = 5  # of a bot whose answers are refused
HOLDER: Final = "bot"  # in whose name bots' answers are stored


class BotDuty:
    """Sees to the bots of all desks of a clubhouse. `pause` is how long people are given to look before each answer."""

    def __init__(self, clubhouse: Clubhouse, thinkers: Thinkers, pause: float) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.thinkers: Thinkers = thinkers
        self.pause: float = pause

    def call(self, desk: Desk, delay: float = 0.0) -> None:
        """Let the bots of a desk answer if they are asked; nothing happens where they already do."""
        if desk.room is None or not desk.room.play.bots_asked() or not desk.watchers:
            return
        if desk.bots is None or desk.bots.done():
            desk.bots = self.clubhouse.in_background(self.serve(desk, delay))

    async def serve(self, desk: Desk, delay: float) -> None:
        """Let bots answer one after another, until none is asked or nobody looks on."""
        if delay:
            await asyncio.sleep(delay)
        failed = 0
        while desk.watchers and failed < ATTEMPTS:
            room = desk.room
            if room is None or room.match is None or not room.play.bots_asked():
                return
            if self.pause:
                await asyncio.sleep(self.pause)
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
        seat = asked[0]
        key = await self.thinkers.choose(room.match, seat, room.chairs[seat].level or next(iter(LEVELS)))
        await self.clubhouse.do(desk.id, HOLDER, None, lambda room: room.play.answer_by_bot(seat, version, key))
