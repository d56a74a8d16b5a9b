"""A whole server on a free port in the same loop, and clients for it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from klubovna.engine import Game
from klubovna.engine.changes import changed
from klubovna.games import all_games
from klubovna.server import protocol
from klubovna.server.app import make_app
from klubovna.server.serve import Server, bind, config
from klubovna.server.settings import Settings
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.store import Store
from klubovna.table.thinking import Thinkers

T = TypeVar("T")
NUMBERS = itertools.count(1)
SOCKETS: list[ClientConnection] = []
GENEROUS = Settings(
    messages=(100_000, 1),
    requests=(100_000, 1),
    new_tables=(100_000, 1),
    lines=(100_000, 1),
    spectator_lines=(100_000, 1),
    sockets_per_address=100_000,
    card_tries=(100_000, 1),
    letters=(100_000, 1),
)
TOLD: msgspec.json.Decoder[Any] = msgspec.json.Decoder(protocol.Told)


def run(work: Coroutine[Any, Any, T], seconds: float = 60) -> T:
    """Run a test's coroutine, but not for ever."""

    async def limited() -> T:
        try:
            async with asyncio.timeout(seconds):
                return await work
        finally:
            while SOCKETS:
                await SOCKETS.pop().close()

    return asyncio.run(limited())


# The server closes connections that have been idle for five seconds: nobody may send into one at that moment.
IMPATIENT = httpx.Limits(keepalive_expiry=2.0)
PATIENT = 60.0  # seconds for an answer, on a machine that others keep busy


class Club:
    """A running server."""

    def __init__(self, server: Server, clubhouse: Clubhouse, port: int) -> None:
        self.server: Server = server
        self.clubhouse: Clubhouse = clubhouse
        self.port: int = port
        self.http: httpx.AsyncClient = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", limits=IMPATIENT, timeout=PATIENT
        )

    async def create(self, game: str = "trablici", **wanted: Any) -> dict[str, Any]:
        response = await self.http.post("/api/rooms", json={"game": game, **wanted})
        assert response.status_code == 201, response.text
        return dict(response.json())

    async def connect(self, room: str, token: str | None = None, **more: Any) -> Client:
        client = Client(await connect(f"ws://127.0.0.1:{self.port}/ws", close_timeout=0.5, **more))
        await client.hello(room, token)
        return client

    async def reconnect(self, old: Client) -> Client:
        """As a browser does that has lost its connection: with its token, its version and what it knows already."""
        client = Client(await connect(f"ws://127.0.0.1:{self.port}/ws", close_timeout=0.5))
        client.positions = dict(old.positions)
        client.stories = {seat: story[:] for seat, story in old.stories.items()}
        client.chat = old.chat[:]
        await client.hello(old.room, old.token, old.has())
        return client

    async def table(self, game: str = "trablici", people: int = 2, start: bool = True, **wanted: Any) -> list[Client]:
        """A new table with that many people, each with a socket; the match has started."""
        made = await self.create(game, seats=wanted.pop("seats", people), **wanted)
        clients = [await self.connect(made["room"], made["token"])]
        for seat in range(1, people):
            client = await self.connect(made["room"])
            await client.do("sit", seat=seat, name=f"Player {seat}", salt=f"{seat:02x}")
            clients.append(client)
        if start:
            await clients[0].do("start", salt="00")
            for client in clients:
                await client.until(lambda client: client.position is not None)
        return clients


@contextlib.asynccontextmanager
async def club(
    database: str | Path,
    games: dict[str, Game] | None = None,
    settings: Settings = GENEROUS,
    thinkers: Thinkers | None = None,
    static: Path | None = None,
) -> AsyncIterator[Club]:
    store = await Store.open(str(database))
    clubhouse = Clubhouse(store, games or all_games(), thinkers)
    app = make_app(clubhouse, settings, *([static] if static else []))
    listening = bind("127.0.0.1", 0)
    server = Server(config(app, settings), lambda: None)
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    running = Club(server, clubhouse, listening.getsockname()[1])
    try:
        yield running
    finally:
        await running.http.aclose()
        server.should_exit = True
        await task
        listening.close()


def after(position: protocol.Position, moved: protocol.Moved) -> protocol.Position:
    """The position that a client has after a difference, put together as the browser does it."""
    step, own = moved.step, position.own
    public = position.public
    events = [frame.event for frame in step.frames]
    for frame in step.frames:
        public = changed(public, frame.public)
    for change in moved.own:
        own = changed(own, change.own)
    for known in moved.known:
        events[known.at] = known.event
    return protocol.Position(
        version=moved.version,
        seat=moved.seat,
        moves=step.moves,
        public=changed(public, step.public),
        outlook=changed(position.outlook, step.outlook),
        own=own,
        silent=moved.silent,
        asks=moved.asks,
        events_from=step.events_from,
        events=events,
        event_count=step.events_from + len(step.frames),
        result=moved.result,
        undo=moved.undo,
    )


class Client:
    """A scripted client: keeps the newest position of each of its seats, and everything it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: ClientConnection = socket
        SOCKETS.append(socket)
        self.token: str = ""
        self.room: str = ""
        self.seats: list[int] = []
        self.kept: list[int] = []
        self.version: int = 0
        self.table: protocol.Table | None = None
        self.positions: dict[int | None, protocol.Position] = {}
        self.past: list[protocol.Position] = []  # all positions that it has had
        self.stories: dict[int | None, list[protocol.Event]] = {}
        self.chat: list[protocol.ChatLine] = []
        self.answers: dict[str | None, protocol.Ack | protocol.Refused] = {}
        self.byes: list[protocol.Bye] = []
        self.frames: list[str] = []
        self.notice: protocol.Reason | None = None

    @property
    def position(self) -> protocol.Position | None:
        """Its newest position."""
        eye = self.seats[0] if self.seats else None
        return self.positions.get(eye)

    def has(self) -> int | None:
        """The version to go on from: that of the oldest of its positions."""
        eyes: list[int | None] = [*self.seats] or [None]
        versions = [self.positions[eye].version for eye in eyes if eye in self.positions]
        return min(versions) if versions else None

    async def hello(self, room: str, token: str | None = None, version: int | None = None) -> None:
        await self.send("hello", room=room, token=token, version=version, moves=True)
        while not self.token and not self.byes:
            await self.next()
        await self.settle()

    async def settle(self) -> None:
        """Receive what is on its way already."""
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                await asyncio.wait_for(self.next(), 0.05)

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())

    async def next(self) -> Any:
        frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = TOLD.decode(frame)
        self.take(message)
        return message

    def take(self, message: Any) -> None:
        assert message.version >= self.version or isinstance(message, protocol.Ack | protocol.Moved), "going back"
        self.version = max(self.version, message.version)
        match message:
            case protocol.Welcome():
                self.token, self.room = message.token, message.room
                self.seats, self.kept = message.seats, message.kept
                self.notice = message.notice
            case protocol.You():
                self.seats, self.kept = message.seats, message.kept
            case protocol.Room():
                self.table = message.table
            case protocol.Moved():
                self.see(after(self.positions[message.seat], message))
            case protocol.Position():
                self.see(message)
            case protocol.Chatted():
                known = {line.version for line in self.chat}
                self.chat += [line for line in message.lines if line.version not in known]
            case protocol.Ack() | protocol.Refused():
                self.answers[message.id] = message
            case protocol.Bye():
                self.byes.append(message)

    def see(self, position: protocol.Position) -> None:
        self.positions[position.seat] = position
        self.past.append(position)
        story = self.stories.setdefault(position.seat, [])
        assert position.events_from <= len(story), "a gap in the story"
        del story[position.events_from :]
        story += position.events
        assert len(story) == position.event_count

    async def until(self, true: Any) -> None:
        while not true(self):
            await self.next()

    async def ask(self, type: str, **fields: Any) -> protocol.Ack | protocol.Refused:
        """Send a command and wait for its answer."""
        id = fields.pop("id", None) or f"c{next(NUMBERS)}"
        await self.send(type, id=id, **fields)
        self.answers.pop(id, None)
        await self.until(lambda client: id in client.answers)
        return self.answers[id]

    async def do(self, type: str, **fields: Any) -> int:
        answer = await self.ask(type, **fields)
        assert isinstance(answer, protocol.Ack), answer
        return answer.version

    async def refused(self, type: str, **fields: Any) -> str:
        """The id of the reason for which a command is refused."""
        answer = await self.ask(type, **fields)
        assert isinstance(answer, protocol.Refused), f"{type} {fields} was not refused"
        assert answer.reason.text and not answer.reason.text.startswith("refused-"), answer
        return answer.reason.id

    def asked(self) -> protocol.Ask | None:
        """The question that it can answer now, of any of its seats."""
        for seat in self.seats:
            position = self.positions.get(seat)
            for ask in position.asks if position else []:
                if ask.seat == seat:
                    return ask
        return None

    def choose(self, chance: random.Random) -> dict[str, Any] | None:
        """An answer by chance to the question it is asked, ready to be sent; None where it is asked nothing."""
        ask = self.asked()
        if ask is None or not ask.options:
            return None
        version = self.positions[ask.seat].version
        return {"seat": ask.seat, "version": version, "key": chance.choice(ask.options).key}

    async def answer(self, which: int = 0) -> protocol.Ack | protocol.Refused:
        ask = self.asked()
        assert ask is not None and ask.options
        version = self.positions[ask.seat].version
        return await self.ask("answer", seat=ask.seat, version=version, key=ask.options[which % len(ask.options)].key)
