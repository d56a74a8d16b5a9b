"""Luck: what chance gave members in finished matches, as far as it is known.

Only an analysis can tell luck from skill (docs/analysis.md), so only matches that somebody had analysed count here, and
statistics always say how many those are.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select, text, update

from klubovna.table.counting import CLUB, Sums
from klubovna.table.schema import ANALYSIS, RESULT_SEAT
from klubovna.table.tokens import MEMBER

EVEN: Final = 0.05  # of a chance: luck within it is neither good nor bad


class Part(msgspec.Struct):
    """What an analysis says of a seat, as far as it matters here."""

    luck: float


class Found(msgspec.Struct):
    players: list[Part]


READER: Final = msgspec.json.Decoder(Found)


def kind(luck: float) -> str:
    """How luck was to a seat. Analyses are not exact enough for more words than three."""
    if abs(luck) < EVEN:
        return "even"
    return "good" if luck > 0 else "bad"


def note_luck(connection: Connection, room: str) -> None:
    """Count the luck of a match that has both a result and an analysis, once, whichever of them came last."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(7105)"))  # as results do: one after the other
    seats = connection.execute(select(RESULT_SEAT).where(RESULT_SEAT.c.room == room)).all()
    data = connection.execute(select(ANALYSIS.c.data).where(ANALYSIS.c.room == room)).scalar()
    if data is None or not seats or any(seat.luck is not None for seat in seats):
        return
    found = READER.decode(zlib.decompress(bytes(data))).players
    sums = Sums(seats[0].game)
    for seat in seats:
        luck = found[seat.seat].luck
        mine = (RESULT_SEAT.c.room == room) & (RESULT_SEAT.c.seat == seat.seat)
        connection.execute(update(RESULT_SEAT).where(mine).values(luck=luck))
        for owner in [CLUB, seat.player] if seat.player.startswith(MEMBER) else [CLUB]:
            sums.add((owner, "luck", kind(luck)), seat.won, luck)
            if owner != CLUB:
                sums.add((owner, "analysed", ""), seat.won)
    sums.add((CLUB, "analysed", ""), False)
    sums.write(connection)


def luck_of(counts: Any) -> tuple[int, float, float] | None:
    """Of counts of one game: matches that were analysed, the mean luck of a seat in them, and its mean size."""
    matches = sum(one.played for one in counts if one.what == "analysed")
    seats = [one for one in counts if one.what == "luck"]
    if not matches or not seats:
        return None
    played = sum(one.played for one in seats)
    return matches, sum(one.total for one in seats) / played, sum(abs(one.total) for one in seats) / played
