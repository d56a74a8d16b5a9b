"""Luck in statistics: of matches that were analysed, counted once, whichever came first, result or analysis."""

from __future__ import annotations

import zlib

import msgspec
from sqlalchemy import Connection, select

from klubovna.table.database import HEAD, migrate
from klubovna.table.luck import kind, luck_of
from klubovna.table.results import Outcome, Place, write
from klubovna.table.schema import COUNTED, RESULT_SEAT
from klubovna.table.statistics import Statistics
from klubovna.table.store import Store
from tests.table.kit import run

ANNA, EVA = "member:anna", "member:eva"


def outcome(room: str, winner: int, players: list[str]) -> Outcome:
    places = [Place(player, seat == winner, 0.0, {}) for seat, player in enumerate(players)]
    return Outcome(room, "toy", 40, "points", False, 0, places)


def analysis(*lucks: float) -> bytes:
    return zlib.compress(msgspec.json.encode({"players": [{"luck": luck, "own": -0.1} for luck in lucks]}))


def test_luck_is_counted_once_and_says_how_many_matches_tell(database: str) -> None:
    async def work() -> None:
        store = await Store.open(database)
        first, second, third = (outcome(f"room{n}", 0, [ANNA, EVA, ""]) for n in range(3))
        await store.change(lambda connection: write(connection, first))
        await store.keep_analysis("room0", 1, analysis(0.3, -0.2, -0.1))
        await store.keep_analysis("room0", 1, analysis(0.9, -0.8, -0.1))  # another server was slower
        await store.keep_analysis("room1", 1, analysis(-0.1, 0.14, -0.04))  # its result was late
        await store.change(lambda connection: write(connection, second))
        await store.change(lambda connection: write(connection, third))  # nobody had this one analysed
        await store.keep_analysis("nobody", 1, analysis(0.3, -0.3))  # a match without members

        statistics = Statistics(store)
        mine = (await statistics.counts(ANNA))["toy"]
        assert {(c.value, c.played, c.won) for c in mine if c.what == "luck"} == {("good", 1, 1), ("bad", 1, 1)}
        matches, mean, size = luck_of(mine) or (0, 0.0, 0.0)
        assert (matches, round(mean, 6), round(size, 6)) == (2, 0.1, 0.2)
        whole = (await statistics.counts())["toy"]
        assert {(c.value, c.played, c.won) for c in whole if c.what == "luck"} == {
            ("good", 2, 1),
            ("even", 1, 0),
            ("bad", 3, 1),
        }
        assert (luck_of(whole) or (0,))[0] == 2
        assert luck_of([one for one in whole if one.what != "analysed"]) is None

        def kept(connection: Connection) -> list[object]:
            counts = connection.execute(select(COUNTED).order_by(*COUNTED.primary_key.columns)).all()
            seats = connection.execute(select(RESULT_SEAT).order_by(*RESULT_SEAT.primary_key.columns)).all()
            return [[*row[:-1], round(row[-1], 9)] for row in counts] + [list(row) for row in seats]

        def older_and_back(connection: Connection) -> None:
            """A database of an earlier release has the analyses, but counted nothing of them."""
            migrate(connection, "0008")
            migrate(connection, HEAD)

        before = await store.read(kept)
        with store.engine.begin() as connection:
            older_and_back(connection)
        assert await store.read(kept) == before
        await store.close()

    run(work())


def test_small_luck_is_none() -> None:
    assert [kind(luck) for luck in (0.06, 0.049, 0.0, -0.049, -0.06)] == ["good", "even", "even", "even", "bad"]
