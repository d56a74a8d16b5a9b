"""The socket: one client at one table."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from klubovna.server import protocol, wire
from klubovna.server.guard import Limits
from klubovna.server.protocol import Ack, Bye, Command, Hello, Ping, Refused, Sync, Welcome, You
from klubovna.server.settings import Settings
from klubovna.table.clubhouse import CHAT, MATCH, TABLE, Clubhouse, Desk
from klubovna.table.refusal import Refusal
from klubovna.table.room import Draft, Room, holder_of, new_token

log = structlog.get_logger("klubovna.socket")

DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)
WELL_FORMED: Final = re.compile(r"^[A-Za-z0-9_-]{22}$")

POLICY: Final = 1008
RESTART: Final = 1012
LATER: Final = 1013

CROWDED: Final = 15  # seconds until an address that has too many sockets should try again
PASSING: Final = ("storage", "busy", "stopping")  # refusals that have nothing to do with what was asked for


class Gone(Exception):
    """The client is to be sent away: the reason, and the code that its socket is closed with."""

    def __init__(self, refusal: Refusal, code: int, again: bool = False) -> None:
        super().__init__(refusal.id)
        self.refusal: Refusal = refusal
        self.code: int = code
        self.again: bool = again


class Guest:
    """One connected client. What it is sent waits in a queue of its own, so that a slow reader holds up nobody."""

    def __init__(self, clubhouse: Clubhouse, socket: WebSocket, settings: Settings) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.socket: WebSocket = socket
        self.settings: Settings = settings
        self.heard: deque[float] = deque(maxlen=settings.messages[0])  # when its last messages came
        self.holder: str = ""
        self.lang: str = "en"
        self.moves: bool = False  # whether it can put differences together
        self.desk: Desk | None = None
        self.seats: list[int] = []
        self.kept: list[int] = []
        self.have: dict[int | None, int] = {}  # eye: the version of the position it was last sent
        self.have_chat: int = 0
        self.queue: deque[str] = deque()
        self.queued: int = 0
        self.more: asyncio.Event = asyncio.Event()
        self.gone: Gone | None = None
        self.reader: asyncio.Task[Any] | None = None

    @property
    def version(self) -> int:
        return self.desk.room.version if self.desk is not None and self.desk.room is not None else 0

    # --- what it is sent

    def send(self, text: str) -> None:
        if self.gone is not None:
            return
        if len(self.queue) >= self.settings.queue_messages or self.queued + len(text) > self.settings.queue_bytes:
            self.send_away(Gone(Refusal("too-slow"), LATER, again=True))
            return
        self.queue.append(text)
        self.queued += len(text)
        self.more.set()

    def send_away(self, gone: Gone) -> None:
        if self.gone is None:
            self.gone = gone
            self.more.set()

    def refuse(self, id: str | None, refusal: Refusal) -> None:
        message = Refused(version=self.version, id=id, reason=wire.reason(refusal, self.lang))
        self.send(wire.encode(message))

    def changed(self, what: set[str]) -> None:
        """The table has changed (called between two commands, never while one is being stored)."""
        assert self.desk is not None
        if self.desk.room is not None:
            self.show(self.desk, self.desk.room, what)

    def show(self, desk: Desk, room: Room, what: set[str]) -> None:
        seats, kept = room.seats_of(self.holder), room.seats_kept_for(self.holder)
        if (seats, kept) != (self.seats, self.kept):
            self.seats, self.kept = seats, kept
            self.send(wire.encode(You(version=room.version, seats=seats, kept=kept)))
            what = what | {MATCH}
        if TABLE in what:
            self.send(wire.room_message(desk, room))
        if MATCH in what and room.match is not None:
            eyes: list[int | None] = [*seats] if seats else [None]
            have = {eye: self.have.get(eye) for eye in eyes}
            for eye in eyes:
                moved = wire.moved_messages(desk, room, eye, have[eye]) if self.moves else None
                for text in moved or [wire.position_message(desk, room, eye, have[eye])]:
                    self.send(text)
            self.have = dict.fromkeys(eyes, room.version)
        if CHAT in what and (lines := wire.chat_message(room, self.have_chat)):
            self.send(lines)
        self.have_chat = room.version

    def ping(self) -> None:
        if self.desk is not None and self.desk.room is not None and not self.desk.lock.locked():
            self.send(wire.encode(Ping(version=self.version)))

    async def write(self) -> None:
        """Send what waits, in order, until the client is to go."""
        while True:
            await self.more.wait()
            self.more.clear()
            while self.queue and self.gone is None:
                text = self.queue.popleft()
                self.queued -= len(text)
                await self.socket.send_text(text)
            if self.gone is not None:
                await self.farewell(self.gone)
                return

    async def farewell(self, gone: Gone) -> None:
        reason, after = wire.reason(gone.refusal, self.lang), gone.refusal.words.get("after", 0)
        bye = Bye(version=self.version, reason=reason, again=gone.again, after=after)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.send_text(wire.encode(bye)), 2)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(gone.code, gone.refusal.id), 2)

    # --- from hello to goodbye

    async def stay(self) -> None:
        """All of a client's visit."""
        writer = asyncio.create_task(self.write())
        self.reader = asyncio.create_task(self.read())
        try:
            await asyncio.wait([writer, self.reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.desk is not None:
                self.clubhouse.part(self.desk, self)
            for task in (writer, self.reader):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    async def read(self) -> None:
        try:
            async with asyncio.timeout(self.settings.hello_within):
                first = await self.receive()
            await self.hello(first)  # reading the table takes what it takes: after a restart everybody wants theirs
            while True:
                await self.obey(await self.receive())
        except Gone as gone:
            self.send_away(gone)
            await asyncio.sleep(5)  # the writer says goodbye
        except TimeoutError:
            self.send_away(Gone(Refusal("hello-first"), POLICY, again=True))  # perhaps it was we who were slow
            await asyncio.sleep(5)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            log.exception("a client's command failed", error=repr(error))
            self.send_away(Gone(Refusal("internal"), 1011, again=True))
            await asyncio.sleep(5)

    async def receive(self) -> Command:
        """The next message that can be read; those that cannot are refused and change nothing."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            if self.too_fast():
                raise Gone(Refusal("too-fast", after=self.settings.messages[1]), POLICY, again=True)
            frame = message.get("text")
            if frame is None:
                frame = message.get("bytes") or b""
            if len(frame) > protocol.MAX_FRAME:
                raise Gone(Refusal("too-large", limit=protocol.MAX_FRAME), 1009)
            try:
                return DECODER.decode(frame)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self.refuse(None, Refusal("unreadable", problem=str(error)[:200]))

    def too_fast(self) -> bool:
        """Whether this message is one too many for the last seconds."""
        most, seconds = self.settings.messages
        now = time.monotonic()
        flood = len(self.heard) == most and now - self.heard[0] < seconds
        self.heard.append(now)
        return flood

    async def hello(self, first: Command) -> None:
        if not isinstance(first, Hello):
            raise Gone(Refusal("hello-first"), POLICY)
        self.lang, self.moves = first.lang, first.moves
        token = first.token
        if token is None or not WELL_FORMED.match(token):
            token = new_token()
        self.holder = holder_of(token)
        try:
            self.desk = await self.clubhouse.join(
                first.room,
                self,
                lambda room: self.welcome(room, first, token),
                lambda room: self.knows_more(room, first),
            )
        except Refusal as refusal:
            raise Gone(refusal, POLICY, again=refusal.id in PASSING) from None

    def knows_more(self, room: Room, hello: Hello) -> bool:
        """Whether the client has seen a newer table than this server, or a seat that it does not know of."""
        seated = room.seats_of(self.holder) or room.seats_kept_for(self.holder)
        return (hello.version or 0) > room.version or (hello.token is not None and not seated)

    def welcome(self, room: Room, hello: Hello, token: str) -> None:
        self.desk = self.clubhouse.desks[room.id]
        self.seats, self.kept = room.seats_of(self.holder), room.seats_kept_for(self.holder)
        expired = token != hello.token or (self.holder in room.seats_changed and not self.seats)
        notice = wire.reason(Refusal("token-expired"), self.lang) if hello.token is not None and expired else None
        self.send(
            wire.encode(
                Welcome(
                    version=room.version,
                    protocol=protocol.PROTOCOL,
                    room=room.id,
                    token=token,
                    seats=self.seats,
                    kept=self.kept,
                    notice=notice,
                )
            )
        )
        self.catch_up(room, hello.version)

    def catch_up(self, room: Room, have: int | None) -> None:
        """Show everything that came after a version; all of it to those who had other eyes then."""
        assert self.desk is not None
        if have is not None and room.seats_changed.get(self.holder, 0) <= have <= room.version:
            eyes: list[int | None] = [*self.seats] if self.seats else [None]
            self.have = dict.fromkeys(eyes, have)
            self.have_chat = have
        else:
            self.have, self.have_chat = {}, 0
        self.show(self.desk, room, {TABLE, MATCH, CHAT})

    # --- commands

    async def obey(self, command: Command) -> None:
        if isinstance(command, Hello):
            self.refuse(None, Refusal("hello-twice"))
            return
        assert self.desk is not None
        if isinstance(command, Sync):
            have = command.version
            await self.clubhouse.look(self.desk, lambda room: self.catch_up(room, have))
            return
        try:
            await self.carry_out(self.desk, command)
        except Refusal as refusal:
            self.refuse(command.id, refusal)
            if refusal.id in FRESH_VIEW:
                await self.show_again(self.desk)

    async def show_again(self, desk: Desk) -> None:
        """Whoever answered an old position is shown the present one."""
        with contextlib.suppress(Refusal):
            await self.clubhouse.look(desk, lambda room: self.show(desk, room, {MATCH}))

    async def carry_out(self, desk: Desk, command: Any) -> None:
        def acknowledge(version: int) -> None:
            self.send(wire.encode(Ack(version=version, id=command.id)))

        if isinstance(command, protocol.Rematch):
            await self.clubhouse.rematch(desk.id, self.holder, command.id, acknowledge)
            return
        decide = self.decision(desk, command)
        await self.clubhouse.do(desk.id, self.holder, command.id, decide, acknowledge)

    def decision(self, desk: Desk, command: Any) -> Callable[[Room], Draft]:
        """What the room has to decide; it is asked when the command's turn has come."""
        holder = self.holder
        match command:
            case protocol.Answer():
                return lambda room: room.answer(holder, command.seat, command.version, command.key)
            case protocol.Undo():
                return lambda room: room.undo(holder, command.seat, command.version)
            case protocol.Consent():
                return lambda room: room.consent(holder, command.proposal, command.yes, desk.present())
            case protocol.Chat():
                return lambda room: room.say(holder, command.text)
            case protocol.Sit():
                return lambda room: room.sit(holder, command.seat, command.name, command.salt)
            case protocol.Leave():
                return lambda room: room.leave(holder, command.seat)
            case protocol.SetSeat():
                return lambda room: room.set_seat(holder, command.seat, command.kind, command.level)
            case protocol.SetSeats():
                return lambda room: room.set_seats(holder, command.seats)
            case protocol.SetOptions():
                return lambda room: room.set_options(holder, command.options)
            case protocol.SetListed():
                return lambda room: room.set_listed(holder, command.listed)
            case protocol.Start():
                return lambda room: room.start(holder, command.salt)
            case protocol.Replace():
                return lambda room: room.replace(holder, command.seat, command.level, desk.present())
        raise TypeError(f"no decision for {command!r}")


FRESH_VIEW: Final = ("stale", "future", "not-asked", "not-an-option", "storage")


class Guests:
    """All connected clients of this server."""

    def __init__(self, clubhouse: Clubhouse, settings: Settings, limits: Limits) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.settings: Settings = settings
        self.limits: Limits = limits
        self.here: set[Guest] = set()
        self.stopping: bool = False

    async def receive(self, socket: WebSocket) -> None:
        await socket.accept()
        guest = Guest(self.clubhouse, socket, self.settings)
        if self.stopping:
            await guest.farewell(Gone(Refusal("stopping"), RESTART, again=True))
            return
        address = socket.client.host if socket.client else ""
        if not self.limits.come(address):
            await guest.farewell(Gone(Refusal("too-many", after=CROWDED), LATER, again=True))
            return
        self.here.add(guest)
        try:
            await guest.stay()
        finally:
            self.here.discard(guest)
            self.limits.go(address)

    async def heartbeat(self) -> None:
        """Tell everybody now and then how far their table is, and tidy up."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            for guest in list(self.here):
                guest.ping()
            try:
                await self.clubhouse.tidy()
            except Exception as error:
                log.error("tidying failed", error=repr(error))

    async def say_goodbye(self) -> None:
        """The server stops: everybody is told to come back."""
        self.stopping = True
        for guest in list(self.here):
            guest.send_away(Gone(Refusal("stopping"), RESTART, again=True))
        for _ in range(40):
            if all(guest.socket.application_state is WebSocketState.DISCONNECTED for guest in self.here):
                return
            await asyncio.sleep(0.05)
