"""How many players one server carries: real rules, every answer flushed to disk before it is acknowledged.

    python -m bench.server                          250 tables of four, 500 moves/s asked for, beside boardgame.io
    python -m bench.server --tables 50 --rate 0     as fast as it goes
    python -m bench.server --game defenders --alone another game; boardgame.io plays Trablíci only
    python -m bench.server --interpreted            although `make compiled` has been done
    python -m bench.server --alone --db postgresql://... --servers 1 2      one process and two in turn

Server and load generator are processes of their own on the same machine. Latency is from the moment a player's client
sends an answer until the last of the four seats has its new view. A match that ends is followed by another at a
new table; what the server spends on that is measured while the first tables are made, and told apart from the moves.
boardgame.io's stock server plays the same game with its own clients and its stock storage (memory: nothing is written
to disk); there, too, a match that ends is followed by another, but its cost is not told apart. "load CPU" is what the
load generator itself uses: it shows whether that is what holds the moves up.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.table import Table as Grid

from klubovna.games import all_games
from klubovna.server.logs import set_up_logs
from klubovna.server.serve import CannotServe, announce, bind, loop_factory, run_server, run_several
from klubovna.server.settings import Settings

PEER: Final = Path(__file__).parent / "peers" / "boardgameio"
AT_ONCE: Final = 20  # tables that are made side by side
MANY: Final = (10**9, 1)
UNLIMITED: Final = Settings(messages=MANY, requests=MANY, new_tables=MANY, sockets_per_address=10**6)


class BriefChoice(msgspec.Struct):
    key: str


class BriefAsk(msgspec.Struct):
    seat: int
    options: list[BriefChoice] | None = None


class Brief(msgspec.Struct):
    """As much of a message as a player of random moves must read."""

    type: str
    version: int = 0
    seat: int | None = None
    token: str = ""
    asks: list[BriefAsk] = []


BRIEF: Final = msgspec.json.Decoder(Brief)


class Player(WSListener):
    """One seat's client."""

    def __init__(self, match: Match, seat: int, token: str | None) -> None:
        self.match: Match = match
        self.seat: int = seat
        self.token: str | None = token
        self.transport: WSTransport | None = None
        self.version: int = 0
        self.asked: list[BriefChoice] | None = None
        self.bytes: int = 0
        self.welcome: asyncio.Event = asyncio.Event()
        self.seated: asyncio.Event = asyncio.Event()
        self.dealt: asyncio.Event = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.send({"type": "hello", "room": self.match.room, "token": self.token, "moves": True})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        self.bytes += len(text)
        message = BRIEF.decode(text)
        if message.type in ("position", "moved"):
            self.version = message.version
            self.dealt.set()
            self.asked = None
            for ask in message.asks:
                if ask.seat == self.seat:
                    self.asked = ask.options
            self.match.arrived()
        elif message.type == "welcome":
            self.token = message.token
            self.welcome.set()
        elif message.type == "ack":
            self.seated.set()  # the first wish of all but the host
        elif message.type in ("refused", "bye"):
            self.match.refused += 1

    def send(self, message: dict[str, Any]) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


class Match:
    """One table: its players answer at random, one after another, at its own pace."""

    def __init__(self, load: Load, number: int) -> None:
        self.load: Load = load
        self.chance: random.Random = random.Random(number)
        self.room: str = ""
        self.players: list[Player] = []
        self.sent: float = 0.0
        self.expected: int = 0
        self.refused: int = 0
        self.commands: int = 0
        self.next_at: float = 0.0

    async def sit_down(self, seats: int) -> None:
        load = self.load
        made = (await load.http.post("/api/rooms", json={"game": load.game, "seats": seats})).json()
        self.room = made["room"]
        for seat in range(seats):
            player = Player(self, seat, made["token"] if seat == 0 else None)
            self.players.append(player)
            await ws_connect(lambda player=player: player, f"ws://127.0.0.1:{load.port}/ws{load.at_home(self.room)}")
            await player.welcome.wait()
            if seat:
                player.send({"type": "sit", "id": "sit", "seat": seat, "name": f"P{seat}", "salt": "01"})
                await player.seated.wait()
        self.players[0].send({"type": "start", "id": "start", "salt": "00"})
        for player in self.players:
            await player.dealt.wait()

    def begin(self, at: float) -> None:
        self.next_at = at
        asyncio.get_running_loop().call_later(max(0.0, at - time.perf_counter()), self.move)

    def move(self) -> None:
        if self.load.stopped:
            return
        for player in self.players:
            if player.asked:
                self.commands += 1
                key = self.chance.choice(player.asked).key
                self.expected = player.version + 1
                self.sent = time.perf_counter()
                id = f"m{self.commands}"
                player.send({"type": "answer", "id": id, "seat": player.seat, "version": player.version, "key": key})
                return
        self.load.play_another(self)

    def arrived(self) -> None:
        if self.sent and all(player.version >= self.expected for player in self.players):
            now = time.perf_counter()
            self.load.latencies.append(now - self.sent)
            self.sent = 0.0
            self.next_at += self.load.pause
            if self.next_at <= now:
                self.move()
            else:
                asyncio.get_running_loop().call_later(self.next_at - now, self.move)


class Load:
    """All tables, in the process of the load generator."""

    def __init__(self, game: str, tables: int, seats: int, rate: float, homes: bool = True) -> None:
        self.game: str = game
        self.homes: bool = homes
        self.port: int = 0
        self.http: httpx.AsyncClient  # one for all tables: each reads certificates for some 20 ms
        self.received: int = 0  # at tables whose match is over
        self.followed: int = 0  # matches that were over and followed by others
        self.following: set[asyncio.Task[None]] = set()
        self.matches: list[Match] = [Match(self, number) for number in range(tables)]
        self.seats: int = seats
        self.pause: float = tables / rate if rate else 0.0
        self.latencies: list[float] = []
        self.stopped: bool = False

    def at_home(self, room: str) -> str:
        """What the socket's address says about the table."""
        return f"/{room}" if self.homes else ""

    def play_another(self, over: Match) -> None:
        """A match is over: its players sit down at another table."""
        self.received += sum(player.bytes for player in over.players)
        self.followed += 1
        for player in over.players:
            assert player.transport is not None
            player.transport.disconnect()
        match = Match(self, over.chance.randrange(10**9))
        self.matches[self.matches.index(over)] = match
        task = asyncio.create_task(self.begin_another(match, over.next_at))
        self.following.add(task)
        task.add_done_callback(self.following.discard)

    async def begin_another(self, match: Match, at: float) -> None:
        await match.sit_down(self.seats)
        match.begin(max(at, time.perf_counter()))

    async def run(self, port: int, seconds: float, pid: int) -> dict[str, Any]:
        self.port = port
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as self.http:
            return await self.measure(seconds, pid)

    async def measure(self, seconds: float, pid: int) -> dict[str, Any]:
        table = await self.sit_down(pid)
        now = time.perf_counter()
        for number, match in enumerate(self.matches):
            match.begin(now + 0.2 + self.pause * number / len(self.matches))
        await asyncio.sleep(2.0)  # warm
        gc.disable()  # what this process does in the meantime is not the server's latency
        self.latencies.clear()
        self.followed = 0
        before, received, spent, own = time.perf_counter(), self.bytes(), cpu_of(pid), time.process_time()
        await asyncio.sleep(seconds)
        took, moves = time.perf_counter() - before, self.latencies[:]
        used, own, tables = cpu_of(pid) - spent, time.process_time() - own, self.followed
        gc.enable()
        self.stopped = True
        await asyncio.sleep(1.0)
        unfinished = sum(match.sent > 0 for match in self.matches)
        return {
            "moves": len(moves),
            "moves_per_second": len(moves) / took,
            "p50": at_share(moves, 0.5) * 1000,
            "p95": at_share(moves, 0.95) * 1000,
            "p99": at_share(moves, 0.99) * 1000,
            "lost": unfinished + sum(match.refused for match in self.matches),
            "server_cpu_ms": (used - tables * table) / max(1, len(moves)) * 1000,
            "table_cpu_ms": table * 1000,
            "tables": tables,
            "load_cpu_ms": own / max(1, len(moves)) * 1000,
            "kilobytes_per_move": (self.bytes() - received) / max(1, len(moves)) / 1024,
            "memory_mb": memory_of(pid),
        }

    async def sit_down(self, pid: int) -> float:
        """Make all tables; returns the seconds of CPU time that one costs the server when it has warmed up."""
        spent, first = 0.0, min(AT_ONCE, len(self.matches) // 2)
        for start in (0, *range(first, len(self.matches), AT_ONCE)):
            some = self.matches[start : start + AT_ONCE if start else first]
            if start == first:
                spent = cpu_of(pid)
            await asyncio.gather(*[match.sit_down(self.seats) for match in some])
        return (cpu_of(pid) - spent) / max(1, len(self.matches) - first)

    def bytes(self) -> int:
        return self.received + sum(player.bytes for match in self.matches for player in match.players)


def at_share(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def cpu_of(pid: int) -> float:
    """Seconds of CPU time that a server has used, with the servers that it has started."""
    return sum(cpu_of_one(one) for one in family(pid))


def family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *[one for child in children for one in family(int(child))]]


def cpu_of_one(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    return sum(memory_of_one(one) for one in family(pid))


def memory_of_one(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def ours(
    game: str,
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    db: str | None,
    servers: int = 1,
    homes: bool = True,
    compiled: bool = True,
) -> dict[str, Any]:
    """Our server, of the compiled build where there is one and it is wanted."""
    with tempfile.TemporaryDirectory(prefix="klubovna-bench-", dir=".") as folder:
        place = db or f"sqlite:///{folder}/club.db"
        command = [sys.executable, "-m", "bench.server", "--serve", place, "--servers", str(servers)]
        build = {} if compiled else {"KLUBOVNA_COMPILED": "no"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **build})
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rsplit(":", 1)[1])
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                return runner.run(Load(game, tables, seats, rate, homes).run(port, seconds, server.pid))
        finally:
            server.send_signal(signal.SIGKILL)
            server.wait()


def two_free_ports() -> int:
    """The first of two free ports side by side: boardgame.io wants one more for its lobby."""
    while True:
        with bind("127.0.0.1", 0) as first:
            port = int(first.getsockname()[1])
            try:
                bind("127.0.0.1", port + 1).close()
            except CannotServe:
                continue
            return port


def theirs(tables: int, seats: int, rate: float, seconds: float) -> dict[str, Any]:
    """boardgame.io: its stock server, its stock clients, the same pace."""
    port = two_free_ports()
    server = subprocess.Popen(["node", "server.js", str(port)], cwd=PEER, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        if not any("up" in line for line in server.stdout):
            raise SystemExit("boardgame.io's server does not start; run `make peers`.")
        address = f"http://localhost:{port}"
        load = ["node", "load.js", address, str(tables), str(seconds), str(seats), str(rate)]
        done = subprocess.Popen(load, cwd=PEER, stdout=subprocess.PIPE, text=True)
        assert done.stdout is not None
        spent = own = 0.0
        for line in done.stdout:
            if line.startswith("begin"):
                spent, own = cpu_of(server.pid), cpu_of(done.pid)
            elif line.startswith("end"):
                used, memory = cpu_of(server.pid) - spent, memory_of(server.pid)
                own = cpu_of(done.pid) - own
            elif line.startswith("{"):
                result: dict[str, Any] = json.loads(line)
        done.wait()
        result["server_cpu_ms"] = used / max(1, result["moves"]) * 1000
        result["load_cpu_ms"] = own / max(1, result["moves"]) * 1000
        result["memory_mb"] = memory
        return result
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()


COLUMNS: Final = {
    "moves_per_second": ("moves/s", "{:,.0f}"),
    "p50": ("p50 ms", "{:,.1f}"),
    "p95": ("p95 ms", "{:,.1f}"),
    "p99": ("p99 ms", "{:,.1f}"),
    "lost": ("lost", "{:,.0f}"),
    "server_cpu_ms": ("server CPU ms/move", "{:.2f}"),
    "table_cpu_ms": ("CPU ms/table", "{:.1f}"),
    "load_cpu_ms": ("load CPU ms/move", "{:.2f}"),
    "tables": ("tables made", "{:,.0f}"),
    "kilobytes_per_move": ("KB/move", "{:.1f}"),
    "memory_mb": ("memory MB", "{:,.0f}"),
}


def show(rows: list[tuple[str, dict[str, Any]]], title: str) -> None:
    grid = Grid("server", *[name for name, _ in COLUMNS.values()], title=title)
    for name, row in rows:
        grid.add_row(name, *[form.format(row[key]) if key in row else "" for key, (_, form) in COLUMNS.items()])
    Console(width=170).print(grid)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--game", choices=list(all_games()), default="trablici")
    parser.add_argument("--seats", type=int, help="four, or as many as the game takes")
    parser.add_argument("--rate", type=float, default=500, help="moves per second in all; 0: as fast as it goes")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--db", help="a database other than a SQLite file of its own")
    parser.add_argument("--servers", type=int, nargs="+", default=[1], help="how many processes; needs PostgreSQL")
    parser.add_argument("--homeless", action="store_true", help="also with tables spread over all processes")
    parser.add_argument("--interpreted", action="store_true", help="even where there is a compiled build")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--serve", metavar="DB", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        set_up_logs("error")
        listening = bind("127.0.0.1", 0)

        def opened() -> None:
            announce(listening, False)

        if wanted.servers[0] > 1:
            return run_several(listening, wanted.serve, opened, 1, 0.0, wanted.servers[0], UNLIMITED)
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run_server(listening, wanted.serve, opened, 1, 0.0, UNLIMITED))
        return 0
    rows: list[tuple[str, dict[str, Any]]] = []
    seats = wanted.seats or min(4, all_games()[wanted.game].seats[1])
    size = (wanted.tables, seats, wanted.rate, wanted.seconds)
    for _ in range(wanted.rounds):
        for servers in wanted.servers:
            name = f"klubovna, {wanted.game}" + (f", {servers} servers" if wanted.servers != [1] else "")
            compiled = not wanted.interpreted
            rows.append((name, ours(wanted.game, *size, wanted.db, servers, True, compiled)))
            if wanted.homeless and servers > 1:
                rows.append((name + ", no homes", ours(wanted.game, *size, wanted.db, servers, False, compiled)))
        if not wanted.alone and wanted.game == "trablici":
            rows.append(("boardgame.io 0.50.2", theirs(*size)))
    pace = f"{wanted.rate:g} moves/s asked for" if wanted.rate else "flat out"
    load = os.getloadavg()[0]
    show(rows, f"{wanted.tables} tables of {seats}, {pace}, {wanted.seconds:g} s a round, load {load:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
