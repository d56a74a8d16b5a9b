"""Results: what is kept of every finished match in which a member sat.

A result is written once, in one transaction with the ratings that it changes and the counts that it adds to: so it
counts once, whichever server writes it, and statistics never read all results.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, func, insert, select, text

from klubovna.engine import Match
from klubovna.table.counting import CLUB, Sums
from klubovna.table.database import insert_into
from klubovna.table.entries import BOT, HUMAN
from klubovna.table.luck import note_luck
from klubovna.table.phase import OVER
from klubovna.table.ratings import BOT as FIGURE
from klubovna.table.ratings import SPAN, Rating, ranks, rated, weight
from klubovna.table.room import Room
from klubovna.table.schema import ENTRY, MEMBER_ROOM, RATING, RESULT, RESULT_SEAT, ROOM
from klubovna.table.store import Store
from klubovna.table.tokens import MEMBER, member_of
from klubovna.table.writer import StoreFailed

log = structlog.get_logger("klubovna.table")

AT_ONCE: Final = 20  # finished matches without a result that are looked for at a time
EARLY: Final = 30  # answers within which a match knows who began


class Place(msgspec.Struct):
    """One seat of a finished match: who played it, how it ended and what with."""

    player: str
    won: bool
    score: float
    traits: dict[str, list[str]]


class Outcome(msgspec.Struct):
    """What a result is made of."""

    room: str
    game: str
    moves: int
    cause: str
    rated: bool
    first: int
    places: list[Place]


def player_of(chair: Any) -> str:
    """Who a seat's result belongs to. Whoever has left to a bot is answerable for it; a guest without a card is ""."""
    owner = chair.holder if chair.kind == HUMAN else chair.kept_for
    if owner:
        return owner if member_of(owner) is not None else ""
    return FIGURE + (chair.player or "") if chair.kind == BOT else ""


def outcome_of(room: Room) -> Outcome:
    """How a finished match came out. Its traits are known only as long as its rules are."""
    result, match = room.play.result, room.match
    assert room.status == OVER and result is not None
    report = room.game.report
    places = [
        Place(
            player_of(chair),
            seat in result["winners"],
            float(result["scores"][seat]),
            report.traits(match.run.state, seat) if report is not None and match is not None else {},
        )
        for seat, chair in enumerate(room.chairs)
    ]
    first = -1 if match is None else beginner(match)
    return Outcome(room.id, room.game.id, room.moves, result["cause"], room.seating.rated, first, places)


def beginner(match: Match) -> int:
    """The seat that began, or -1."""
    report = match.game.report
    if report is None:
        return -1
    then = match.at(0)
    for answer in [*match.answers[:EARLY], None]:
        first = report.first(then.run.state)
        if first >= 0 or answer is None:
            return first
        then.answer(*answer)
    return -1


class Results:
    """All results of a store. `load` reads a room whose result is missing."""

    def __init__(self, store: Store, load: Callable[[str], Awaitable[Room]]) -> None:
        self.store: Store = store
        self.load: Callable[[str], Awaitable[Room]] = load
        self.impossible: set[str] = set()
        self.stopping: bool = False

    async def add(self, room: Room) -> None:
        """Keep the result of a match that is over, if a member sat there."""
        if room.status != OVER or room.play.result is None:
            self.impossible.add(room.id)
            return
        if not any(player_of(chair).startswith(MEMBER) for chair in room.chairs):
            self.impossible.add(room.id)
            return
        try:
            outcome = await asyncio.to_thread(outcome_of, room)
            await self.store.change(lambda connection: write(connection, outcome))
        except StoreFailed as error:
            log.warning("a result could not be kept, it will be tried again", room=room.id, error=str(error))
        except Exception as error:
            self.impossible.add(room.id)
            log.error("a result cannot be kept", room=room.id, game=room.game.id, error=repr(error))

    async def add_missing(self) -> int:
        """Look for finished matches of members that have no result yet: a server was killed, or a card came later."""
        kept = select(RESULT.c.room).where(RESULT.c.room == MEMBER_ROOM.c.room)
        query = select(MEMBER_ROOM.c.room).distinct().join(ROOM, ROOM.c.id == MEMBER_ROOM.c.room)
        query = query.where(ROOM.c.status == "over", ~kept.exists()).limit(AT_ONCE + len(self.impossible))
        try:
            found = [row.room for row in await self.store.rows(query) if row.room not in self.impossible]
        except StoreFailed:
            return 0
        for id in found[:AT_ONCE]:
            if self.stopping:
                break
            try:
                await self.add(await self.load(id))
            except Exception as error:  # one room that cannot be read must not keep the others from theirs
                self.impossible.add(id)
                log.error("a result cannot be kept", room=id, error=repr(error))
        return len(found)


# --- in one transaction


def write(connection: Connection, outcome: Outcome) -> None:
    """Add a result, what it changes and what it counts. Nothing where it is there already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(7105)"))  # one rating after the other
    if connection.execute(select(RESULT.c.room).where(RESULT.c.room == outcome.room)).first() is not None:
        return
    times = select(func.min(ENTRY.c.at).label("started"), func.max(ENTRY.c.at).label("ended"))
    playing = ENTRY.c.kind.in_(["started", "answer"])
    when = connection.execute(times.where(ENTRY.c.room == outcome.room, playing)).one()
    started, ended = when.started or 0.0, when.ended or 0.0
    connection.execute(
        insert(RESULT),
        {
            "room": outcome.room,
            "game": outcome.game,
            "seats": len(outcome.places),
            "moves": outcome.moves,
            "started": started,
            "ended": ended,
            "cause": outcome.cause,
            "rated": outcome.rated,
        },
    )
    changes = rate(connection, outcome, ended) if outcome.rated else {}
    connection.execute(
        insert(RESULT_SEAT),
        [
            {
                "room": outcome.room,
                "seat": seat,
                "player": place.player,
                "game": outcome.game,
                "ended": ended,
                "won": place.won,
                "score": place.score,
                "traits": msgspec.json.encode(place.traits).decode(),
                **changes.get(seat, {"mu": None, "sigma": None, "change": None}),
            }
            for seat, place in enumerate(outcome.places)
        ],
    )
    sums = Sums(outcome.game)
    count(sums, outcome, (ended - started) / 60)
    sums.write(connection)
    note_luck(connection, outcome.room)


def rate(connection: Connection, outcome: Outcome, ended: float) -> dict[int, dict[str, float]]:
    """The ratings that a match changes, by seat. A player on two seats, or a guest, makes it count for nobody."""
    players = [place.player for place in outcome.places]
    if "" in players or len(set(players)) < len(players) or not any(player.startswith(MEMBER) for player in players):
        return {}
    before = [rating_of(connection, outcome.game, player) for player in players]
    weights = [
        weight(player, others, met_by(connection, outcome.game, player, others, ended))
        for player in players
        if (others := [other for other in players if other != player])
    ]
    places = ranks([seat for seat, place in enumerate(outcome.places) if place.won], [p.score for p in outcome.places])
    after = rated(before, places, weights) if len(weights) == len(players) else before
    if after is before:
        return {}
    for player, rating in zip(players, after, strict=True):
        row = {"mu": rating.mu, "sigma": rating.sigma, "matches": rating.matches, "changed": ended}
        row["cautious"] = rating.cautious
        into: Any = insert_into(RATING, connection.dialect).values(game=outcome.game, player=player, **row)
        connection.execute(into.on_conflict_do_update(index_elements=["game", "player"], set_=row))
    pairs = enumerate(zip(before, after, strict=True))
    return {seat: {"mu": new.mu, "sigma": new.sigma, "change": new.mu - old.mu} for seat, (old, new) in pairs}


def rating_of(connection: Connection, game: str, player: str) -> Rating:
    row = connection.execute(select(RATING).where(RATING.c.game == game, RATING.c.player == player)).first()
    return Rating() if row is None else Rating(row.mu, row.sigma, row.matches)


def met_by(connection: Connection, game: str, player: str, others: list[str], ended: float) -> dict[str, int]:
    """How often a player has met each of the others in rated matches of this game lately."""
    mine, theirs = RESULT_SEAT.alias("mine"), RESULT_SEAT.alias("theirs")
    query = (
        select(theirs.c.player, func.count().label("times"))
        .join(mine, mine.c.room == theirs.c.room)
        .where(mine.c.player == player, mine.c.game == game, mine.c.ended > ended - SPAN, mine.c.mu.is_not(None))
        .where(theirs.c.player.in_(others))
        .group_by(theirs.c.player)
    )
    return {row.player: row.times for row in connection.execute(query)}


def count(sums: Sums, outcome: Outcome, minutes: float) -> None:
    """Add a result to the counts of the clubhouse and of each member at the table."""
    sums.add((CLUB, "all", ""), False, outcome.moves)
    sums.add((CLUB, "minutes", ""), False, minutes)
    sums.add((CLUB, "moves", bucket(outcome.moves)), False)
    for seat, place in enumerate(outcome.places):
        owners = [CLUB, place.player] if place.player.startswith(MEMBER) else [CLUB]
        for owner in dict.fromkeys(owners):
            for what, value in traits_of(outcome, seat):
                sums.add((owner, what, value), place.won)
            if owner != CLUB:
                sums.add((owner, "all", ""), place.won, outcome.moves)
                sums.add((owner, "minutes", ""), place.won, minutes)
                sums.add((owner, "moves", bucket(outcome.moves)), place.won)
                for other in dict.fromkeys(p.player for p in outcome.places if p.player not in ("", place.player)):
                    sums.add((owner, "opponent", other), place.won)


def traits_of(outcome: Outcome, seat: int) -> list[tuple[str, str]]:
    """What a seat's success is counted by."""
    found = [("seat", str(seat + 1)), ("seats", str(len(outcome.places)))]
    if outcome.first >= 0:
        found.append(("first", "yes" if outcome.first == seat else "no"))
    for kind, values in outcome.places[seat].traits.items():
        found += [(kind[:24], value[:120]) for value in dict.fromkeys(values)]
    return found


def bucket(moves: int) -> str:
    """Lengths are counted in steps of 25 answers; three digits sort as they should."""
    return f"{min(moves // 25 * 25, 975):03}"
