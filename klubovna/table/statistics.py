"""Statistics: what the results of a member, or of the whole clubhouse, add up to."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Row, select

from klubovna.table.counting import CLUB
from klubovna.table.ratings import SETTLED, Rating
from klubovna.table.schema import COUNTED, RATING, RESULT, RESULT_SEAT
from klubovna.table.store import Store

MOST_HISTORY: Final = 300  # matches of one game that a plot and streaks look back at
MOST_BEST: Final = 20
MOST_OPPONENTS: Final = 20  # at one game
OPPONENT: Final = "opponent"


class Counts(msgspec.Struct):
    """How often something was played, and won; `total` adds up what there is to add: answers, or minutes."""

    what: str
    value: str
    played: int
    won: int
    total: float


class Moment(msgspec.Struct):
    """One match of a player: how it ended, and the rating after it where it counted."""

    room: str
    ended: float
    won: bool
    rating: Rating | None


class Seat(msgspec.Struct):
    """One seat of a result."""

    seat: int
    player: str
    won: bool
    score: float
    traits: dict[str, list[str]]
    change: float | None


class Finished(msgspec.Struct):
    """A finished match of members."""

    room: str
    game: str
    moves: int
    started: float
    ended: float
    cause: str
    rated: bool
    seats: list[Seat]


class Statistics:
    """Reads what `Results` has written."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def counts(self, owner: str = CLUB) -> dict[str, list[Counts]]:
        """By game, everything that was counted for a player or for the clubhouse. Of opponents only those are there who
        were met most: somebody who has played for years has met too many to read of."""
        found: dict[str, list[Counts]] = {}
        most = select(COUNTED).where(COUNTED.c.owner == owner, COUNTED.c.what != OPPONENT)
        for row in await self.store.rows(most.order_by(COUNTED.c.game, COUNTED.c.what, COUNTED.c.value)):
            found.setdefault(row.game, []).append(counts_of(row))
        for game, counts in found.items() if owner else ():
            met = (COUNTED.c.owner == owner) & (COUNTED.c.game == game) & (COUNTED.c.what == OPPONENT)
            query = select(COUNTED).where(met).order_by(COUNTED.c.played.desc()).limit(MOST_OPPONENTS)
            counts += [counts_of(row) for row in await self.store.rows(query)]
        return found

    async def ratings(self, player: str) -> dict[str, Rating]:
        rows = await self.store.rows(select(RATING).where(RATING.c.player == player))
        return {row.game: rating(row) for row in rows}

    async def history(self, player: str, game: str) -> list[Moment]:
        """A player's matches of a game, the oldest first."""
        mine = (RESULT_SEAT.c.player == player) & (RESULT_SEAT.c.game == game)
        columns = [RESULT_SEAT.c[name] for name in ("room", "ended", "won", "mu", "sigma")]
        query = select(*columns).where(mine).order_by(RESULT_SEAT.c.ended.desc())
        rows = await self.store.rows(query.limit(MOST_HISTORY))
        return [
            Moment(room, ended, won, None if mu is None else Rating(mu, sigma))
            for room, ended, won, mu, sigma in reversed(rows)
        ]

    async def best(self, game: str) -> list[tuple[str, Rating]]:
        """The strongest whose ratings are settled: by strength that has been shown."""
        query = select(RATING).where(RATING.c.game == game, RATING.c.sigma <= SETTLED)
        rows = await self.store.rows(query.order_by(RATING.c.cautious.desc()).limit(MOST_BEST))
        return [(row.player, rating(row)) for row in rows]

    async def results(self, player: str, most: int, before: float | None = None) -> list[Finished]:
        """A player's finished matches, the newest first."""
        query = select(RESULT_SEAT.c.room, RESULT_SEAT.c.ended).distinct().where(RESULT_SEAT.c.player == player)
        if before is not None:
            query = query.where(RESULT_SEAT.c.ended < before)
        found = await self.store.rows(query.order_by(RESULT_SEAT.c.ended.desc()).limit(most))
        rooms = [row.room for row in found]
        seats: dict[str, list[Seat]] = {room: [] for room in rooms}
        of_these = select(RESULT_SEAT).where(RESULT_SEAT.c.room.in_(rooms)).order_by(RESULT_SEAT.c.seat)
        for row in await self.store.rows(of_these):
            traits = msgspec.json.decode(row.traits, type=dict[str, list[str]])
            seats[row.room].append(Seat(row.seat, row.player, row.won, row.score, traits, row.change))
        heads = {row.room: row for row in await self.store.rows(select(RESULT).where(RESULT.c.room.in_(rooms)))}
        return [
            Finished(room, head.game, head.moves, head.started, head.ended, head.cause, head.rated, seats[room])
            for room in rooms
            if (head := heads.get(room)) is not None
        ]


def counts_of(row: Row[Any]) -> Counts:
    return Counts(row.what, row.value, row.played, row.won, row.total)


def rating(row: Row[Any]) -> Rating:
    return Rating(row.mu, row.sigma, row.matches)


def streaks(moments: list[Moment]) -> tuple[int, int]:
    """Wins in a row up to now, and the most there have been."""
    now = best = 0
    for moment in moments:
        now = now + 1 if moment.won else 0
        best = max(best, now)
    return now, best
