"""How it grows: what rooms, sockets, spectators, stored matches and a restart cost, at several sizes.

    python -m bench.growth rooms                     memory of a table, played at and resting, in every game
    python -m bench.growth sockets                   a server's memory and idle CPU time by connected players
    python -m bench.growth tables                    its CPU time per move by tables played at
    python -m bench.growth spectators                its CPU time per move by spectators at one table
    python -m bench.growth store [--db postgresql://...]     reading and writing by rows in the store
    python -m bench.growth return --sizes 1000 10000         a restart: until the last of so many tables is back

`--sizes` takes others than the usual ones, `--out FILE` adds what was found to a file of JSON lines, from which
docs/make_scale_pictures.py draws. Times are of CPU where they can be: other work on the machine changes them little.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from sqlalchemy import Connection, text

from bench.server import BRIEF, Load, Match, cpu_of, memory_of, ours
from klubovna.games import all_games
from klubovna.server import wire
from klubovna.server.logs import set_up_logs
from klubovna.server.serve import loop_factory
from klubovna.table.clubhouse import Clubhouse, Decide
from klubovna.table.database import open_engine
from klubovna.table.desk import Desk
from klubovna.table.room import Room
from klubovna.table.store import Store
from klubovna.table.tokens import holder_of

TOKEN: Final = "growth-growth-growth-g"  # of somebody who sits on every seat
HOLDER: Final = holder_of(TOKEN)
PATIENCE: Final = 600.0  # seconds: browsers wait for minutes, too, and who knocks again only adds to the crowd
MOVES: Final = 60  # of matches that are going on, as far as they last so long
SIZES: Final = {
    "rooms": [20],
    "sockets": [250, 500, 1_000, 2_000],
    "tables": [10, 50, 250],
    "spectators": [0, 10, 100, 500, 1_000],
    "store": [1_000, 10_000, 100_000, 1_000_000],
    "return": [100, 300, 1_000],
}
Row = dict[str, Any]


@contextlib.contextmanager
def disk() -> Iterator[str]:
    """A folder where the clubhouse itself lies: what /tmp is on may know no flushing."""
    place = Path(__file__).parents[1] / "build"
    place.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place) as folder:
        yield folder


# --- matches to measure with


def sitting(seat: int) -> Decide:
    return lambda room: room.seating.sit(HOLDER, seat, f"P{seat}", f"{seat:02x}")


def answering(seat: int, key: str) -> Decide:
    return lambda room: room.play.accept(seat, room.version, key)


async def played(club: Clubhouse, game: str, seats: int, seed: int, moves: int = MOVES) -> Room:
    """A table at which somebody has sat down on all seats and answered so often at random."""
    room = await club.lobby.create(game, HOLDER, "P0", seats)
    for seat in range(1, seats):
        await club.do(room.id, HOLDER, None, sitting(seat))
    await club.do(room.id, HOLDER, None, lambda room: room.play.start(HOLDER, "00"))
    chance = random.Random(seed)
    for number in range(moves):
        assert room.match is not None
        if room.match.over:
            break
        ask = chance.choice(room.match.asks)
        await club.do(room.id, HOLDER, f"{number}", answering(ask.seat, chance.choice(ask.options).key))
    return room


def copy_rooms(connection: Connection, first: int, last: int) -> None:
    """All rooms that are no copies, once more for every number from `first` to `last`, under names with an x."""
    for table, column, others in (
        ("room", "id", "game, status, listed, created"),
        ("entry", "room", "version, kind, holder, command, at, data"),
        ("checkpoint", "room", "version, rules, moves, state"),
        ("album", "room", "seat, rules, data"),
    ):
        connection.execute(
            text(
                f"with recursive numbers(n) as (select {first} union all select n + 1 from numbers where n < {last}) "
                f"insert into {table} ({column}, {others}) select {column} || 'x' || n, {others} "
                f"from {table} cross join numbers where {column} not like '%x%'"
            )
        )


async def originals(url: str, matches: int) -> list[str]:
    """So many matches that are going on, of all games in turn; their names."""
    games = all_games()
    club = Clubhouse(await Store.open(url), games)
    rooms: list[str] = []
    while len(rooms) < matches:
        game = games[list(games)[len(rooms) % len(games)]]
        room = await played(club, game.id, min(4, game.seats[1]), len(rooms), 15 if game.id == "tag_team" else MOVES)
        if room.status == "playing":
            rooms.append(room.id)
    await club.close()
    return rooms


# --- memory of a room


class Onlooker:
    """Somebody who is connected by a socket that costs nothing."""

    def __init__(self) -> None:
        self.holder: str = HOLDER
        self.desk: Desk | None = None

    def changed(self, what: set[str]) -> None:
        assert self.desk is not None and self.desk.room is not None
        if self.desk.room.match is not None:
            for seat in range(len(self.desk.room.chairs)):
                wire.position_message(self.desk, self.desk.room, seat, None)

    def dismissed(self, refusal: object) -> None:
        pass


async def memory_of_rooms(game: str, count: int, folder: Path) -> Row:
    """Kilobytes of a room that is played at and watched by all seats, and of the same room at rest."""
    seats = min(4, all_games()[game].seats[1])
    club = Clubhouse(await Store.open(f"sqlite:///{folder / game}.db"), all_games())

    async def watched(number: int) -> Desk:
        room = await played(club, game, seats, number, 10)
        watcher = Onlooker()
        watcher.desk = club.desks[room.id]
        await club.join(room.id, watcher, lambda desk, room: None)
        chance = random.Random(number)
        for _ in range(MOVES - 10):
            if room.match is None or room.match.over:
                break
            ask = chance.choice(room.match.asks)
            await club.do(room.id, HOLDER, None, answering(ask.seat, chance.choice(ask.options).key))
        return club.desks[room.id]

    await watched(-1)  # what is made once and shared is made now
    gc.collect()
    tracemalloc.start()
    desks = [await watched(number) for number in range(count)]
    await asyncio.sleep(0.5)  # all has been announced
    gc.collect()
    awake = tracemalloc.get_traced_memory()[0]
    for desk in desks:
        if desk.room is not None:
            desk.lie_down()
    gc.collect()
    resting = tracemalloc.get_traced_memory()[0]
    del desk
    desks.clear()
    club.desks.clear()
    gc.collect()
    shared = tracemalloc.get_traced_memory()[0]  # what games keep for whoever needs it next
    tracemalloc.stop()
    await club.close()
    kilobytes = {"kb_awake": awake - shared, "kb_resting": resting - shared, "kb_shared_by_all": shared * count}
    return {"game": game, "rooms": count, **{name: size / count / 1024 for name, size in kilobytes.items()}}


def rooms(sizes: list[int], db: str | None, games: Iterable[str] = ()) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        for game in games or all_games():
            yield asyncio.run(memory_of_rooms(game, sizes[0], Path(folder)))


# --- a server and its clients


@contextlib.contextmanager
def served(url: str) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its number."""
    command = [sys.executable, "-m", "bench.server", "--serve", url, "--servers", "1"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "KLUBOVNA_LOG": "error"})
    try:
        assert server.stdout is not None
        yield int(server.stdout.readline().rsplit(":", 1)[1]), server.pid
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()


class Client(WSListener):
    """Says hello and listens."""

    def __init__(self, room: str, token: str | None = None) -> None:
        self.room: str = room
        self.token: str | None = token
        self.transport: WSTransport | None = None
        self.shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        hello = {"type": "hello", "room": self.room, "token": self.token, "moves": True}
        transport.send(WSMsgType.TEXT, msgspec.json.encode(hello))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if not self.shown.done() and frame.msg_type == WSMsgType.TEXT:
            kind = BRIEF.decode(frame.get_payload_as_bytes()).type
            if kind == "position":
                self.shown.set_result(time.monotonic())
            elif kind == "bye":
                self.shown.set_exception(ConnectionError("sent away"))

    async def come(self, port: int) -> Client:
        while True:  # the queue of the door is short: whoever finds it full comes again, as browsers do
            with contextlib.suppress(OSError, TimeoutError):
                await ws_connect(
                    lambda: self, f"ws://127.0.0.1:{port}/ws/{self.room}", websocket_handshake_timeout=PATIENCE
                )
                return self
            await asyncio.sleep(random.uniform(0.05, 0.3))

    def go(self) -> None:
        if self.transport is not None:
            self.transport.disconnect()


def run(work: Awaitable[Any]) -> Any:
    async def whole() -> Any:
        return await work

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(whole())


def sockets(sizes: list[int], db: str | None) -> Iterator[Row]:
    """All of them players of matches at which nothing happens, four at a table."""
    with disk() as folder:
        url = f"sqlite:///{folder}/club.db"
        matches = -(-max(sizes) // 4)
        originals_ = asyncio.run(originals(url, 10))
        with open_engine(url).begin() as connection:
            copy_rooms(connection, 1, -(-matches // 10))
        names = [*originals_, *[f"{room}x{n}" for n in range(1, -(-matches // 10) + 1) for room in originals_]]
        with served(url) as (port, pid):
            yield from run(growing(port, pid, names, sizes))


async def growing(port: int, pid: int, names: list[str], sizes: list[int]) -> list[Row]:
    found: list[Row] = []
    empty = memory_of(pid)
    clients: list[Client] = []
    for size in sizes:
        while len(clients) < size:
            some = [Client(names[number // 4], TOKEN) for number in range(len(clients), min(len(clients) + 40, size))]
            await asyncio.gather(*[client.come(port) for client in some])
            await asyncio.gather(*[client.shown for client in some])
            clients += some
        awake = memory_of(pid)
        await asyncio.sleep(85)  # until all tables rest
        spent = cpu_of(pid)
        await asyncio.sleep(20)
        idle = (cpu_of(pid) - spent) / 20
        found.append(
            {
                "sockets": size,
                "mb_empty": empty,
                "mb_awake": awake,
                "mb_resting": memory_of(pid),
                "idle_cpu_percent": 100 * idle,
            }
        )
    return found


def tables(sizes: list[int], db: str | None) -> Iterator[Row]:
    """A move every two seconds at each, four players."""
    for size in sizes:
        found = ours("trablici", size, 4, 0.5 * size, 15, db)
        keys = ("moves_per_second", "server_cpu_ms", "p50", "p99", "memory_mb", "lost")
        yield {"tables": size, **{key: found[key] for key in keys}}


def spectators(sizes: list[int], db: str | None) -> Iterator[Row]:
    with disk() as folder:
        for size in sizes:
            with served(f"sqlite:///{folder}/{size}.db") as (port, pid):
                yield run(looked_on(port, pid, size))


async def looked_on(port: int, pid: int, size: int) -> Row:
    """One table at which two people answer five times a second while so many look on."""
    load = Load("trablici", 1, 2, 5.0)
    load.port = port
    match: Match = load.matches[0]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as load.http:
        await match.sit_down(2)
    crowd = [Client(match.room) for _ in range(size)]
    for start in range(0, size, 50):
        await asyncio.gather(*[one.come(port) for one in crowd[start : start + 50]])
    await asyncio.gather(*[one.shown for one in crowd])
    await asyncio.sleep(1)
    spent = cpu_of(pid)
    match.begin(time.perf_counter())
    while len(load.latencies) < 60:
        await asyncio.sleep(0.05)
    load.stopped = True
    moves, used = len(load.latencies), cpu_of(pid) - spent
    median = statistics.median(load.latencies[:moves]) * 1000
    return {"spectators": size, "moves": moves, "server_cpu_ms": used / moves * 1000, "p50": median}


# --- the store


async def timed(work: Callable[[], Awaitable[Any]], times: int) -> float:
    """Milliseconds, the median."""
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        await work()
        found.append(time.perf_counter() - begun)
    return statistics.median(found) * 1000


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Clubhouse]:
    club = Clubhouse(await Store.open(url), all_games())
    try:
        yield club
    finally:
        await club.close()


async def asked(url: str, names: list[str]) -> Row:
    """What the commonest questions take, of tables picked at random."""
    chance = random.Random(1)
    member = "0" * 16
    async with opened(url) as club:
        for id in chance.sample(names, min(20, len(names))):  # somebody who has sat down at twenty of them
            await club.store.execute(
                text("insert into member_room (member, room, since) values (:member, :room, 1.0)").bindparams(
                    member=member, room=id
                )
            )

        async def move() -> None:
            room = await club.room(chance.choice(names))
            if room.match is not None and not room.match.over:
                ask = room.match.asks[0]
                await club.do(room.id, HOLDER, None, answering(ask.seat, ask.options[0].key))

        rows = {
            "read_ms": await timed(lambda: club.store.load(chance.choice(names)), 100),
            "room_ms": await timed(lambda: club.load(chance.choice(names)), 30),
            "mine_ms": await timed(lambda: club.members.tables(member, 50), 50),
            "lobby_ms": await timed(lambda: club.store.listed(), 50),
            "owner_ms": await timed(lambda: club.store.overview(None, 50, 0), 5),
        }
        await move()
        rows["move_ms"] = await timed(move, 60)
        await club.store.execute(text("delete from member_room where member = :member").bindparams(member=member))
    return rows


def store(sizes: list[int], db: str | None) -> Iterator[Row]:
    """Rows of the log; a match that goes on has some fifty of them."""
    with disk() as folder:
        url = db or f"sqlite:///{folder}/club.db"
        names = asyncio.run(originals(url, 15))
        engine = open_engine(url)
        last = 0
        all_names = list(names)
        for size in sizes:
            with engine.begin() as connection:
                rows = connection.execute(text("select count(*) from entry")).scalar_one()
                each = rows / (last + 1)
                wanted = max(last, int(size / each) - 1)
                if wanted > last:
                    copy_rooms(connection, last + 1, wanted)
            all_names += [f"{room}x{n}" for n in range(last + 1, wanted + 1) for room in names]
            last = wanted
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.execute(text("analyze"))
                rows = connection.execute(text("select count(*) from entry")).scalar_one()
            kind = engine.dialect.name
            bytes = Path(folder, "club.db").stat().st_size if kind == "sqlite" else size_of(engine)
            yield {
                "database": kind,
                "rows": rows,
                "matches": len(all_names),
                "mb": bytes / 1e6,
                **asyncio.run(asked(url, all_names)),
            }
        engine.dispose()


def size_of(engine: Any) -> int:
    with engine.connect() as connection:
        return int(connection.execute(text("select pg_database_size(current_database())")).scalar_one())


# --- a restart


def returns(sizes: list[int], db: str | None) -> Iterator[Row]:
    """So many matches are going on; the server starts, and one player of each comes back at the same moment."""
    with disk() as folder:
        for size in sizes:
            url = db or f"sqlite:///{folder}/{size}.db"
            names = asyncio.run(originals(url, 20))
            copies = -(-size // len(names)) - 1
            engine = open_engine(url)
            with engine.begin() as connection:
                if copies:
                    copy_rooms(connection, 1, copies)
            engine.dispose()
            all_names = [*names, *[f"{room}x{n}" for n in range(1, copies + 1) for room in names]][:size]
            with served(url) as (port, pid):
                yield run(back_again(port, pid, all_names))


async def back_again(port: int, pid: int, names: list[str]) -> Row:
    spent, begun = cpu_of(pid), time.monotonic()
    clients = [Client(name, TOKEN) for name in names]
    await asyncio.gather(*[client.come(port) for client in clients])
    shown = sorted(await asyncio.gather(*[client.shown for client in clients]))
    used = cpu_of(pid) - spent
    return {
        "matches": len(names),
        "last_s": shown[-1] - begun,
        "median_s": shown[len(shown) // 2] - begun,
        "server_cpu_s": used,
        "cpu_ms_each": 1000 * used / len(names),
    }


PARTS: Final[dict[str, Callable[[list[int], str | None], Iterator[Row]]]] = {
    "rooms": rooms,
    "sockets": sockets,
    "tables": tables,
    "spectators": spectators,
    "store": store,
    "return": returns,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=list(PARTS))
    parser.add_argument("--sizes", type=int, nargs="+")
    parser.add_argument("--db", help="an empty database other than a SQLite file of its own")
    parser.add_argument("--out", type=Path, help="add the rows to this file of JSON lines")
    wanted = parser.parse_args()
    set_up_logs()
    for found in PARTS[wanted.what](wanted.sizes or SIZES[wanted.what], wanted.db):
        short = {name: round(value, 3) if isinstance(value, float) else value for name, value in found.items()}
        row = {"part": wanted.what, **short, "load": round(os.getloadavg()[0], 1)}
        print(json.dumps(row), flush=True)
        if wanted.out is not None:
            with wanted.out.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(row) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
