"""How the club's pages keep up as it grows: the same requests after 1,000, 10,000 and 100,000 results.

    python -m bench.club                              in a SQLite file of its own
    python -m bench.club --db postgresql://.../club   in an empty PostgreSQL database
    python -m bench.club --results 1000 10000
    python -m bench.club --db club.db --results 100000 --only fill       in two pieces: filling needs no quiet machine,
    python -m bench.club --db club.db --results 100000 --only measure    measuring does

There is a member to every ten results. Members play more or less often (the busiest has a twentieth of all seats), most
matches are of two, and each has left a finished table. Results are written as the server writes them, but many in one
transaction. Then a server answers each request, one after the other; figures are milliseconds, and the processor time
of server and client together, which a busy machine changes least.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from sqlalchemy import Connection, delete, insert, text

from bench.server import UNLIMITED
from klubovna.games import GAMES, all_games
from klubovna.server.app import make_app
from klubovna.server.logs import set_up_logs
from klubovna.server.serve import Server, bind, config
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.counting import Sums
from klubovna.table.results import Outcome, Place, count
from klubovna.table.schema import (
    ALBUM,
    COUNTED,
    DEVICE,
    EVENING,
    MEMBER,
    MEMBER_ROOM,
    RATING,
    RESULT,
    RESULT_SEAT,
    ROOM,
)
from klubovna.table.store import Store
from klubovna.table.tokens import hash_of, member_holder

SIZES: Final = (1_000, 10_000, 100_000)
AIM: Final = 100.0  # milliseconds
TRIES: Final = 20
DAY: Final = 86_400.0
WITH: Final = {  # what is played with, as many values as the game itself has
    "smash_up": ("faction", 8),
    "tag_team": ("fighter", 12),
    "bellum_magica": ("castle", 6),
}
HOME: Final = ("/", "/api/games", "/api/rooms", "/api/card", "/api/card/tables", "/api/evenings")
STATISTICS: Final = ("/api/card/statistics", "/api/card/results", "/api/club/statistics", "/api/club/best")


class Members:
    """Who there is: member 0 is the busiest, and has the secret that the requests come with."""

    def __init__(self) -> None:
        self.made: int = 0
        self.results: int = 0
        self.sums: dict[str, Sums] = {game: Sums(game) for game in GAMES}
        self.ratings: dict[tuple[str, str], dict[str, Any]] = {}

    def secret(self, number: int) -> str:
        return f"{number:022}"

    def draw(self, luck: random.Random) -> int:
        """Some play often: the first one has a twentieth of all seats."""
        return 0 if luck.random() < 0.05 else int(self.made * luck.random() ** 2)


def members_for(results: int) -> int:
    return max(10, results // 10)


def grow(connection: Connection, club: Members, results: int) -> None:
    """Add members and finished matches until there are so many."""
    luck, now = random.Random(results), time.time()
    wanted = members_for(results)
    new = range(club.made, wanted)
    people = [
        {"id": f"m{n}", "number": n + 1, "name": f"Člen {n}", "figure": "circle", "colour": n % 6, "created": now}
        for n in new
    ]
    connection.execute(insert(MEMBER), people)
    secrets = [hash_of("device", club.secret(n)) for n in new]
    devices = [
        {
            "id": f"d{n}",
            "member": f"m{n}",
            "secret": secret,
            "kind": "computer",
            "label": "",
            "created": now,
            "seen": now,
        }
        for n, secret in zip(new, secrets, strict=True)
    ]
    connection.execute(insert(DEVICE), devices)
    club.made = wanted
    rows: dict[Any, list[dict[str, Any]]] = {table: [] for table in (ROOM, ALBUM, RESULT, RESULT_SEAT, MEMBER_ROOM)}
    for number in range(club.results, results):
        game = luck.choice(sorted(GAMES))
        players = [member_holder(f"m{n}") for n in sorted({club.draw(luck) for _ in range(luck.choice([2, 2, 3]))})]
        winner, ended = luck.randrange(len(players)), now - luck.random() * 365 * DAY
        kind, many = WITH.get(game, ("", 0))
        places = [
            Place(
                player, seat == winner, float(luck.randrange(30)), {kind: [f"v{luck.randrange(many)}"]} if kind else {}
            )
            for seat, player in enumerate(players)
        ]
        outcome = Outcome(f"r{number:07}", game, luck.randrange(20, 300), "points", True, 0, places)
        count(club.sums[game], outcome, 30.0)
        room = {"room": outcome.room, "game": game, "ended": ended}
        rows[ALBUM].append({"room": outcome.room, "seat": -1, "rules": 1, "data": b""})
        rows[ROOM].append({"id": outcome.room, "game": game, "status": "over", "listed": False, "created": ended})
        more = {"seats": len(places), "moves": outcome.moves, "started": ended - 1800, "cause": "points", "rated": True}
        rows[RESULT].append(room | more)
        for seat, place in enumerate(places):
            rating = {"mu": luck.gauss(25, 4), "sigma": luck.uniform(2, 8), "change": 0.1}
            told = {"seat": seat, "player": place.player, "won": place.won, "score": place.score, "luck": None}
            rows[RESULT_SEAT].append(room | told | rating | {"traits": msgspec.json.encode(place.traits).decode()})
            rows[MEMBER_ROOM].append({"member": place.player.partition(":")[2], "room": outcome.room, "since": ended})
            shown = {"game": game, "player": place.player, "matches": 9, "changed": ended}
            club.ratings[game, place.player] = shown | {
                **{name: rating[name] for name in ("mu", "sigma")},
                "cautious": rating["mu"] - 2 * rating["sigma"],
            }
    club.results = results
    counted = [
        {"owner": owner, "game": game, "what": what, "value": value, "played": played, "won": won, "total": total}
        for game, sums in club.sums.items()
        for (owner, what, value), (played, won, total) in sums.rows.items()
    ]
    for table in (RATING, COUNTED):
        connection.execute(delete(table))
    for table, found in {**rows, RATING: list(club.ratings.values()), COUNTED: counted}.items():
        connection.execute(insert(table), found)
    evenings = [
        {
            "id": f"e{results}x{n}",
            "host": f"m{n % club.made}",
            "title": "Pohár",
            "game": "tag_team",
            "status": "over",
            "round": 3,
        }
        | {
            "plan": '{"form":"swiss","seats":2}',
            "listed": True,
            "created": now - n,
            "starts": None,
            "due": None,
            "ended": now,
        }
        for n in range(results // 100)
    ]
    connection.execute(insert(EVENING), evenings)


@contextlib.asynccontextmanager
async def served(url: str) -> AsyncIterator[tuple[Clubhouse, int]]:
    """The clubhouse at this database, on a free port of this process."""
    clubhouse = Clubhouse(await Store.open(url), all_games())
    listening = bind("127.0.0.1", 0)
    server = Server(config(make_app(clubhouse, UNLIMITED), UNLIMITED), lambda: None)
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield clubhouse, listening.getsockname()[1]
    finally:
        server.should_exit = True
        await task
        listening.close()


class Figures(msgspec.Struct):
    """Milliseconds: the median, the slowest of `TRIES`, and of the processor."""

    median: float
    slowest: float
    processor: float


async def measured(work: Callable[[], Awaitable[Any]]) -> Figures:
    await work()
    took, before = [], time.process_time()
    for _ in range(TRIES):
        began = time.perf_counter()
        await work()
        took.append((time.perf_counter() - began) * 1000)
    return Figures(statistics.median(took), max(took), (time.process_time() - before) / TRIES * 1000)


async def fill(url: str, club: Members, results: int) -> None:
    store = await Store.open(url)
    await store.change(lambda connection: grow(connection, club, results))
    await store.execute(text("analyze"))
    await store.close()


async def measure(url: str, members: int) -> dict[str, Figures]:
    club = Members()
    found: dict[str, Figures] = {}
    async with served(url) as (clubhouse, port):
        here = f"http://localhost:{port}"
        for who, number in (("the busiest member", 0), ("a member", members // 2)):
            cookies = {"klubovna_card": club.secret(number)}
            async with httpx.AsyncClient(base_url=here, cookies=cookies, timeout=60.0) as browser:

                async def load(*paths: str, browser: httpx.AsyncClient = browser) -> None:
                    answers = await asyncio.gather(*(browser.get(path) for path in paths))
                    assert all(answer.status_code == 200 for answer in answers), [a.text for a in answers][:300]

                found[f"home page, {who}"] = await measured(partial(load, *HOME))
                for path in STATISTICS:
                    name = path.removeprefix("/api/")
                    if name.startswith("card/"):
                        found[f"{name}, {who}"] = await measured(partial(load, path))
                    elif number == 0:
                        found[name] = await measured(partial(load, path))
        found["in the background: results that are missing"] = await measured(clubhouse.results.add_missing)
    return found


async def main(url: str, sizes: list[int], only: str) -> None:
    club, table = Members(), Grid(title="milliseconds: median / slowest (processor)")
    table.add_column("request")
    columns: list[dict[str, Figures]] = []
    for size in sizes:
        if only != "measure":
            await fill(url, club, size)
        if only != "fill":
            columns.append(await measure(url, members_for(size)))
        table.add_column(f"{size:,} results, {members_for(size):,} members", justify="right")
    if only == "fill":
        return
    for name in columns[0]:
        cells = [f"{one[name].median:.1f} / {one[name].slowest:.1f} ({one[name].processor:.1f})" for one in columns]
        table.add_row(name, *cells)
    console = Console(width=140, highlight=False)
    console.print(table)
    slow = [name for name, one in columns[-1].items() if one.median >= AIM and "background" not in name]
    console.print(f"Aim: under {AIM:.0f} ms each. " + (f"Missed by: {', '.join(slow)}." if slow else "All reach it."))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", help="an empty database; without it a file that is thrown away")
    parser.add_argument("--results", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--only", choices=["fill", "measure"], default="", help="one of the two; with --db")
    given = parser.parse_args()
    set_up_logs("error", "text")
    with tempfile.TemporaryDirectory(prefix="klubovna-") as folder:
        asyncio.run(main(given.db or str(Path(folder) / "club.db"), sorted(given.results), given.only))
