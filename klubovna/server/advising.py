"""Advice and prospects for one client: thought out in workers, told to nobody else, and called off when it has gone.

They change nothing, so they are no wishes: no entry, no acknowledgement. A client has one of each at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Literal
from weakref import WeakKeyDictionary

from klubovna.server import wire
from klubovna.server.protocol import Advise, Advised, CallOff, Foresee, Foreseen
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.desk import Desk
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room

Request = Foresee | Advise | CallOff
Found = dict[tuple[str, int], tuple[int, Any]]
PASSED: Final = ("stale", "not-asked", "no-advice", "over")  # they only pointed at something: nobody is told off
FOUND: Final[WeakKeyDictionary[Desk, Found]] = WeakKeyDictionary()  # (wanted, seat): since which entry, what


class Advisor:
    """Answers one client's questions about its own open question."""

    def __init__(
        self, clubhouse: Clubhouse, send: Callable[[bytes], None], refuse: Callable[[str | None, Refusal], None]
    ) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.send: Callable[[bytes], None] = send
        self.refuse: Callable[[str | None, Refusal], None] = refuse
        self.tasks: dict[type[Request], tuple[str, asyncio.Task[None]]] = {}

    def take(self, desk: Desk, holder: str, request: Request) -> None:
        """Begin to think; this client no longer wants what it wanted before of the same kind."""
        for kind, (id, task) in list(self.tasks.items()):
            if kind is type(request) or (isinstance(request, CallOff) and id == request.id):
                task.cancel()
                del self.tasks[kind]
        if not isinstance(request, CallOff):
            task = self.clubhouse.in_background(self.answer(desk, holder, request))
            self.tasks[type(request)] = (request.id, task)

    def close(self) -> None:
        for _, task in self.tasks.values():
            task.cancel()
        self.tasks = {}

    async def answer(self, desk: Desk, holder: str, request: Foresee | Advise) -> None:
        try:
            found = await self.found(desk, holder, request)
        except Refusal as refusal:
            if not isinstance(request, Foresee) or refusal.id not in PASSED:
                self.refuse(request.id, refusal)
                return
            found = []
        version = desk.version or 0
        if isinstance(request, Advise):
            message: Any = Advised(version, request.id, request.seat, found["verdicts"], found["simulations"])
        else:
            message = Foreseen(version, request.id, request.seat, found)
        self.send(wire.encode(message))

    async def found(self, desk: Desk, holder: str, request: Foresee | Advise) -> Any:
        """What was found out in this position, by a worker or earlier."""
        room = await self.clubhouse.room(desk.id)
        room.seating.need_own(holder, request.seat)
        room.play.accept(request.seat, request.version, "")
        wanted: Literal["advice", "prospects"] = "advice" if isinstance(request, Advise) else "prospects"
        if isinstance(request, Advise) and not room.seating.hints_allowed():
            raise Refusal("no-hints")
        memory = FOUND.setdefault(desk, {})
        since, known = memory.get((wanted, request.seat), (-1, None))
        stands = stands_since(room, request.seat)
        if since != stands:
            assert room.match is not None
            known = await self.clubhouse.bots.thinkers.find(room.match, request.seat, wanted, desk.id)
            if known is None:
                raise Refusal("no-advice")
            memory[wanted, request.seat] = (stands, known)
        return known


def stands_since(room: Room, seat: int) -> int:
    """The entry since which the seat has been asked what it is asked now."""
    return max(room.play.undone_at, room.play.asked_since[seat])
