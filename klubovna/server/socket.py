"""The socket: one client at one table."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import deque
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from klubovna.server import protocol, wire
from klubovna.server.advising import Advisor, Request
from klubovna.server.cards import visit_of
from klubovna.server.deciding import Wish, deciding
from klubovna.server.guard import Limits
from klubovna.server.line import Line, line_of
from klubovna.server.metrics import Metrics
from klubovna.server.protocol import (
    Ack,
    Bye,
    Chat,
    Command,
    DeleteTable,
    Hello,
    Notice,
    Ping,
    Refused,
    Rematch,
    SavedAnswer,
    Sync,
    Welcome,
    WhyNot,
    You,
)
from klubovna.server.settings import Settings
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.desk import CHAT, MATCH, TABLE, Desk
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from klubovna.table.tokens import holder_of, member_holder, new_token

log = structlog.get_logger("klubovna.socket")

DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)
WELL_FORMED: Final = re.compile(r"^[A-Za-z0-9_-]{22}$")

POLICY: Final = 1008  # codes that a socket is closed with
LARGE: Final = 1009
BROKEN: Final = 1011
RESTART: Final = 1012
LATER: Final = 1013

CROWDED: Final = 15  # seconds until an address that has too many sockets should try again
PARTS: Final = 50  # into which the guests are split for the heartbeat
PASSING: Final = ("storage", "busy", "stopping")  # refusals that have nothing to do with what was asked for
OUTDATED: Final = (
    "stale",
    "future",
    "not-asked",
    "not-an-option",
    "storage",
)  # refusals after which the screen is renewed
TROUBLES: Final = ("storage", "busy", "damaged", "rule-broke", "internal")  # of our own: the log tells more
FAREWELL: Final = 2.0  # seconds that a client is given to take its goodbye, and again to close


class Gone(Exception):
    """The client has to go: the reason, and the code that its socket is closed with."""

    def __init__(self, refusal: Refusal, code: int, again: bool = False) -> None:
        super().__init__(refusal.id)
        self.refusal: Refusal = refusal
        self.code: int = code
        self.again: bool = again


class Guest:
    """One connected client. What it is sent waits in a queue of its own, so that a slow reader holds up nobody."""

    def __init__(
        self, clubhouse: Clubhouse, socket: WebSocket, settings: Settings, metrics: Metrics, limits: Limits
    ) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.socket: WebSocket = socket
        self.line: Line | None = line_of(socket.scope)
        self.settings: Settings = settings
        self.limits: Limits = limits
        self.address: str = socket.client.host if socket.client else ""
        self.metrics: Metrics = metrics
        self.trace: str = socket.scope.get("trace", "")
        program = socket.scope.get("program")
        self.rate: tuple[int, int] = settings.program_rate if program else settings.messages
        self.arrivals: deque[float] = deque(maxlen=self.rate[0])  # when its last messages came
        self.holder: str = ""
        self.card: str = ""  # the holder of its card's seats
        self.device: str = ""  # the one that carries the card
        self.lang: str = "en"
        self.wants_moves: bool = False  # it can put differences together
        self.desk: Desk | None = None
        self.seats: list[int] = []
        self.kept: list[int] = []
        self.saved: list[SavedAnswer] = []
        self.notice: str = ""  # the owner's message, as it was last shown
        self.have: dict[int | None, int] = {}  # viewer: the version of the position it was last sent
        self.have_chat: int = 0
        self.queue: deque[bytes] = deque()  # what the line did not take at once
        self.queued: int = 0
        self.part: int = 0  # of the guests who are told together how far their tables are
        self.more: asyncio.Event = asyncio.Event()
        self.gone: Gone | None = None
        self.has_left: asyncio.Event = asyncio.Event()
        self.advisor: Advisor = Advisor(clubhouse, self.send, self.refuse)

    @property
    def version(self) -> int:
        """Of its table; while the store is away, the one that it was last shown."""
        known = self.desk.version if self.desk is not None else None
        return self.have_chat if known is None else known

    def viewers(self) -> list[int | None]:
        """Who looks through this client: its seats, or a spectator."""
        return [*self.seats] if self.seats else [None]

    # --- what it is sent

    def send(self, text: bytes, more: bool = False) -> None:
        """`more`: something else will be sent before anything is waited for."""
        if self.gone is not None or (not self.queue and self.line is not None and self.line.tell(text, more)):
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
        self.metrics.refused["socket", refusal.id] += 1
        trace = self.trace if refusal.id in TROUBLES else ""
        message = Refused(version=self.version, id=id, reason=wire.reason(refusal, self.lang), trace=trace)
        self.send(wire.encode(message))

    def dismissed(self, refusal: Refusal) -> None:
        """The table is not there any more, or not for this client."""
        self.send_away(Gone(refusal, POLICY))

    def changed(self, what: set[str]) -> None:
        """The table has changed (called between two commands, never while one is being stored)."""
        if self.desk is None:
            return  # it has just left
        if self.desk.room is not None:
            self.show(self.desk, self.desk.room, what)
        elif TABLE in what:
            self.show_notice()

    def show(self, desk: Desk, room: Room, what: set[str]) -> None:
        if TABLE in what:
            what = what | self.show_itself(room)
            if not self.is_welcome(room):
                return
            self.send(wire.room_message(desk, room))
            self.show_notice()
        if MATCH in what and room.match is not None:
            viewers = self.viewers()
            for viewer in viewers:
                have = self.have.get(viewer)
                moved = wire.moved_messages(desk, room, viewer, have) if self.wants_moves else None
                for text in moved or [wire.position_message(desk, room, viewer, have)]:
                    self.send(text)
            self.have = dict.fromkeys(viewers, room.version)
        if TABLE in what or MATCH in what:
            self.show_clocks(room)
        if CHAT in what and (lines := wire.chat_message(room, self.have_chat)):
            self.send(lines)
        self.have_chat = room.version

    def show_itself(self, room: Room) -> set[str]:
        """Tell the client what it has at the table, if that is new; returns what it must be shown because of it."""
        seats, kept = room.seating.seats_of(self.holder), room.seating.seats_kept_for(self.holder)
        saved = wire.saved(room, seats)
        if (seats, kept, saved) == (self.seats, self.kept, self.saved):
            return set()
        moved = (seats, kept) != (self.seats, self.kept)
        self.seats, self.kept, self.saved = seats, kept, saved
        self.send(wire.encode(You(version=room.version, seats=seats, kept=kept, saved=saved)))
        return {MATCH} if moved else set()

    def is_welcome(self, room: Room) -> bool:
        """Whether the house rules still let it stay; else it is on its way out."""
        try:
            room.house.need_welcome(self.holder)
        except Refusal as refusal:
            self.dismissed(refusal)
            return False
        return True

    def show_clocks(self, room: Room) -> None:
        if room.clocks.rule is not None and (text := wire.clocks_message(room, self.clubhouse.minding.time)):
            self.send(text)

    def show_notice(self) -> None:
        message = self.clubhouse.owner.message
        if message != self.notice:
            self.notice = message
            self.send(wire.encode(Notice(version=self.version, text=message)))

    def ping(self) -> None:
        if self.desk is None or self.desk.version is None or self.desk.lock.locked():
            return
        self.send(wire.encode(Ping(version=self.version)))
        if self.desk.room is not None:
            self.show_clocks(self.desk.room)

    async def write(self) -> None:
        """Send what waits, in order, until the client has to go."""
        while True:
            await self.more.wait()
            self.more.clear()
            while self.queue and self.gone is None:
                await self.socket.send_text(self.queue[0].decode())  # as long as it waits, nothing overtakes it
                self.queued -= len(self.queue.popleft())
            if self.gone is not None:
                await self.farewell(self.gone)
                return

    async def farewell(self, gone: Gone) -> None:
        self.metrics.refused["bye", gone.refusal.id] += 1
        reason, after = wire.reason(gone.refusal, self.lang), gone.refusal.words.get("after", 0)
        bye = Bye(version=self.version, reason=reason, again=gone.again, after=after, trace=self.trace)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.send_text(wire.encode(bye).decode()), FAREWELL)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(gone.code, gone.refusal.id), FAREWELL)
        self.has_left.set()

    # --- from hello to goodbye

    async def stay(self) -> None:
        """All of a client's visit."""
        writer, reader = asyncio.create_task(self.write()), asyncio.create_task(self.read())
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
            if self.gone is not None:  # the writer says goodbye, if the client still takes anything
                await asyncio.wait([writer], timeout=2 * FAREWELL + 1)
        finally:
            self.advisor.close()
            if self.desk is not None:
                self.clubhouse.part(self.desk, self)
            for task in (writer, reader):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
            self.desk = None  # guests go when garbage is swept, and their tables need not wait for that
            self.has_left.set()

    async def read(self) -> None:
        """Handle what the client sends until it goes or is sent away."""
        try:
            async with asyncio.timeout(self.settings.hello_within):
                first = await self.receive()
            await self.hello(first)  # reading the table takes what it takes: after a restart everybody wants theirs
            while True:
                await self.handle(await self.receive())
        except Gone as gone:
            self.send_away(gone)
        except TimeoutError:
            self.send_away(Gone(Refusal("hello-first"), POLICY, again=True))  # perhaps it was we who were slow
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a client's command failed", room=self.desk.id if self.desk is not None else "")
            self.send_away(Gone(Refusal("internal"), BROKEN, again=True))

    async def receive(self) -> Command:
        """The next message that can be read; those that cannot are refused and change nothing."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            if self.too_fast():
                raise Gone(Refusal("too-fast", after=self.rate[1]), POLICY, again=True)
            frame = message.get("text")
            if frame is None:
                frame = message.get("bytes") or b""
            if len(frame) > protocol.MAX_FRAME:
                raise Gone(Refusal("too-large", limit=protocol.MAX_FRAME), LARGE)
            try:
                return DECODER.decode(frame)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self.refuse(None, Refusal("unreadable", problem=str(error)[:200]))

    def too_fast(self) -> bool:
        """Whether this message is one too many for the last seconds."""
        most, seconds = self.rate
        now = time.monotonic()
        flood = len(self.arrivals) == most and now - self.arrivals[0] < seconds
        self.arrivals.append(now)
        return flood

    async def hello(self, first: Command) -> None:
        if not isinstance(first, Hello):
            raise Gone(Refusal("hello-first"), POLICY)
        self.lang, self.wants_moves = first.lang, first.moves
        token = first.token
        if token is None or not WELL_FORMED.match(token):
            token = new_token()
        self.holder = holder_of(token)
        try:
            await self.show_card()
            self.desk = await self.clubhouse.join(
                first.room,
                self,
                lambda desk, room: self.welcome(desk, room, first, token),
                lambda room: self.knows_more(room, first),
            )
        except Refusal as refusal:
            raise Gone(refusal, POLICY, again=refusal.id in PASSING) from None

    async def show_card(self) -> None:
        visit = await visit_of(self.clubhouse.members, self.socket.headers)
        if visit is not None:
            self.card, self.device = member_holder(visit.card.id), visit.device

    def be_known(self, room: Room) -> None:
        """Whoever carries a card is known by it, unless they have sat down here without it."""
        seating = room.seating
        if self.card and not (seating.seats_of(self.holder) or seating.seats_kept_for(self.holder)):
            self.holder = self.card

    def knows_more(self, room: Room, hello: Hello) -> bool:
        """Whether the client has seen a newer table than this server, or a seat that it does not know of."""
        seated = room.seating.seats_of(self.holder) or room.seating.seats_kept_for(self.holder)
        if not seated and self.card:
            seated = room.seating.seats_of(self.card) or room.seating.seats_kept_for(self.card)
        return (hello.version or 0) > room.version or (hello.token is not None and not seated)

    def welcome(self, desk: Desk, room: Room, hello: Hello, token: str) -> None:
        room.house.need_welcome(self.holder)
        self.desk = desk
        self.be_known(room)
        self.seats, self.kept = room.seating.seats_of(self.holder), room.seating.seats_kept_for(self.holder)
        self.saved = wire.saved(room, self.seats)
        expired = token != hello.token or (self.holder in room.seating.changed_at and not self.seats)
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
                    saved=self.saved,
                    owned=bool(self.settings.admin_token),
                )
            )
        )
        self.show_since(desk, room, hello.version)

    def show_since(self, desk: Desk, room: Room, have: int | None) -> None:
        """Show everything that came after a version; all of it to somebody whose seats have changed since."""
        if have is not None and room.seating.changed_at.get(self.holder, 0) <= have <= room.version:
            self.have = dict.fromkeys(self.viewers(), have)
            self.have_chat = have
        else:
            self.have, self.have_chat = {}, 0
        self.show(desk, room, {TABLE, MATCH, CHAT})

    # --- commands

    async def handle(self, command: Command) -> None:
        if isinstance(command, Hello):
            self.refuse(None, Refusal("hello-twice"))
            return
        assert self.desk is not None
        desk = self.desk
        if isinstance(command, Sync):
            have = command.version
            await self.clubhouse.look(desk, lambda room: self.show_since(desk, room, have))
            return
        if isinstance(command, Request):
            self.advisor.take(desk, self.holder, command)
            return
        try:
            if isinstance(command, WhyNot):
                await self.explain(desk, command.seat)
                return
            await self.do(desk, command)
        except Refusal as refusal:
            self.refuse(None if isinstance(command, WhyNot) else command.id, refusal)
            if refusal.id in OUTDATED:
                await self.show_again(desk)

    async def explain(self, desk: Desk, seat: int | None) -> None:
        """Tell why what this client sees cannot be chosen."""
        if seat not in self.viewers():
            raise Refusal("not-your-seat", seat=seat)
        await self.clubhouse.look(desk, lambda room: self.send(wire.reasons_message(desk, room, seat)))

    async def show_again(self, desk: Desk) -> None:
        """Whoever answered an old position is shown the present one."""
        with contextlib.suppress(Refusal):
            await self.clubhouse.look(desk, lambda room: self.show(desk, room, {MATCH}))

    async def do(self, desk: Desk, command: Wish) -> None:
        """Have a command done, and acknowledge it when it is stored."""
        came = time.perf_counter()

        def acknowledge(version: int) -> None:
            self.send(wire.encode(Ack(version=version, id=command.id)), more=True)
            self.metrics.acknowledged(str(command.__struct_config__.tag), time.perf_counter() - came)

        if isinstance(command, Chat) and (flood := self.limits.line(self.address, self.holder, bool(self.seats))):
            raise flood
        if isinstance(command, DeleteTable):
            await self.clubhouse.caretaker.delete_by_host(desk.id, self.holder)  # goodbye is the answer
            return
        if isinstance(command, Rematch):
            await self.clubhouse.lobby.rematch(desk.id, self.holder, command.id, acknowledge, command.bots)
            return
        await self.clubhouse.do(desk.id, self.holder, command.id, deciding(command, self.holder, desk), acknowledge)


class Guests:
    """All connected clients of this server."""

    def __init__(self, clubhouse: Clubhouse, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.settings: Settings = settings
        self.limits: Limits = limits
        self.metrics: Metrics = metrics
        self.here: set[Guest] = set()
        self.came: int = 0  # how many there have been
        self.stopping: bool = False

    async def admit(self, socket: WebSocket) -> None:
        """Accept a client and see it through its visit, if there is room for it."""
        trace = socket.scope.get("trace", "")
        await socket.accept(headers=[(b"x-request-id", trace.encode())])
        guest = Guest(self.clubhouse, socket, self.settings, self.metrics, self.limits)
        if self.stopping:
            await guest.farewell(Gone(Refusal("stopping"), RESTART, again=True))
            return
        program = socket.scope.get("program")
        address = f"program {program}" if program else guest.address
        if not self.limits.come(address):
            await guest.farewell(Gone(Refusal("too-many", after=CROWDED), LATER, again=True))
            return
        guest.part = self.came % PARTS
        self.came += 1
        self.here.add(guest)
        try:
            await guest.stay()
        finally:
            self.here.discard(guest)
            self.limits.go(address)

    async def heartbeat(self) -> None:
        """Let everybody know now and then how far their table is, some at a time, and tidy up.

        Telling a thousand in one go would hold up every answer for a quarter of a second.
        """
        pause = self.settings.heartbeat / PARTS
        while True:
            begun = time.monotonic()
            for part in range(PARTS):
                due = begun + pause * (part + 1)  # so that being late does not add up
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                for guest in [guest for guest in self.here if guest.part == part]:
                    guest.ping()
            try:
                await self.look_at_cards()
                await self.clubhouse.tidy()
            except Exception as error:
                log.error("tidying failed", error=repr(error))

    def sign_off(self, devices: set[str]) -> None:
        """Whoever came by way of these devices comes again without the card."""
        for guest in list(self.here):
            if guest.device in devices:
                guest.send_away(Gone(Refusal("card-away"), POLICY, again=True))

    async def look_at_cards(self) -> None:
        """A device may have been signed off by way of another server."""
        devices = {guest.device for guest in self.here if guest.device}
        if devices:
            self.sign_off(devices - await self.clubhouse.members.living(list(devices)))

    async def say_goodbye(self) -> None:
        """The server stops: everybody is asked to come back."""
        self.stopping = True
        for guest in list(self.here):
            guest.send_away(Gone(Refusal("stopping"), RESTART, again=True))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                for guest in list(self.here):
                    await guest.has_left.wait()
