"""Standings: what the tables of an evening or a tournament add up to, and who is ahead where points are equal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec

from klubovna.table.pairing import BOT, Past

Form = Literal["free", "robin", "swiss", "tables"]
# how a table stands: drawn and not open yet, open; played to the end, somebody had nobody to play with, broken off
How = Literal["drawn", "open", "played", "bye", "closed"]
Breaker = Literal["buchholz", "direct", "wins"]

BREAKERS: Final[dict[str, tuple[Breaker, ...]]] = {
    "swiss": ("buchholz", "direct", "wins"),
    "robin": ("direct", "wins"),
    "tables": ("wins", "direct"),
    "free": ("wins", "direct"),
}


class Sheet(msgspec.Struct):
    """One table of an evening, or a bye. By seat: the player's number (or BOT), the points, and once it was played the
    place from 0."""

    round: int
    number: int
    room: str
    seats: list[int]
    how: How = "drawn"
    points: list[float] = []
    places: list[int] = []
    since: float = 0.0

    @property
    def going(self) -> bool:
        return self.how in ("drawn", "open")


class Standing(msgspec.Struct):
    """One line. `place` counts from 1 and is shared by those whom nothing tells apart."""

    player: int
    place: int = 1
    points: float = 0.0
    played: int = 0
    wins: int = 0
    buchholz: float = 0.0
    direct: float | None = None  # against those with equal points, where that decided


def worth(form: Form, seats: int, sitting: int) -> float:
    """What the first of a table gets: a point for everybody who could sit there. At a free evening, who did."""
    return float(sitting - 1 if form == "free" else seats - 1)


def points_of(places: Sequence[int], best: float) -> list[float]:
    """A share of `best` for everybody whom one was ahead of, half of it for an equal. Of two: 1, a half or 0."""
    found: list[float] = []
    for seat, place in enumerate(places):
        others = [other for at, other in enumerate(places) if at != seat]
        ahead = sum(1.0 if place < other else 0.5 if place == other else 0.0 for other in others)
        found.append(round(best * ahead / max(1, len(others)), 4))
    return found


def past_of(sheets: Sequence[Sheet]) -> Past:
    """What the pairing of the next round has to know."""
    past = Past()
    for sheet in sheets:
        past.sat(sheet.seats)
        for player, points in zip(sheet.seats, sheet.points, strict=False):
            if player != BOT:
                past.points[player] = past.points.get(player, 0.0) + points
    return past


def standings(form: Form, players: Sequence[int], sheets: Sequence[Sheet]) -> list[Standing]:
    """Everybody, the best first."""
    lines = {player: Standing(player) for player in players}
    done = [sheet for sheet in sheets if not sheet.going]
    for sheet in done:
        for player, points in zip(sheet.seats, sheet.points, strict=True):
            if player in lines:
                lines[player].points = round(lines[player].points + points, 4)
        if sheet.how == "played":
            for player, place in zip(sheet.seats, sheet.places, strict=True):
                if player in lines:
                    lines[player].played += 1
                    lines[player].wins += place == 0 and sheet.places.count(0) < len(sheet.places)
    for sheet in done:
        for player in sheet.seats:
            if player in lines:
                lines[player].buchholz += opposition(player, sheet, lines)
    ordered = split([list(lines.values())], lambda line, _: line.points)
    ordered = split_by(BREAKERS[form], ordered, done)
    found: list[Standing] = []
    for group in ordered:
        place = len(found) + 1
        for line in group:
            line.place = place
        found += group
    return found


def opposition(player: int, sheet: Sheet, lines: dict[int, Standing]) -> float:
    """The points of those whom somebody met at a table. A bot, or nobody in a free round, counts as one's equal: nobody
    is to blame for whom the lot has left out."""
    others = [one for one in sheet.seats if one != player] or [BOT]
    return sum(lines[one].points if one in lines else lines[player].points for one in others)


def split_by(breakers: Sequence[Breaker], groups: list[list[Standing]], done: Sequence[Sheet]) -> list[list[Standing]]:
    for breaker in breakers:
        match breaker:
            case "buchholz":
                groups = split(groups, lambda line, _: line.buchholz)
            case "direct":
                groups = split(groups, lambda line, group: against(line, group, done))
            case "wins":
                groups = split(groups, lambda line, _: float(line.wins))
    return groups


def split(groups: list[list[Standing]], by: Callable[[Standing, list[Standing]], float]) -> list[list[Standing]]:
    """Tell those apart who are equal so far."""
    finer: list[list[Standing]] = []
    for group in groups:
        values = {line.player: by(line, group) if len(group) > 1 else 0.0 for line in group}
        for value in sorted(set(values.values()), reverse=True):
            finer.append([line for line in group if values[line.player] == value])
    return finer


def against(line: Standing, group: Sequence[Standing], sheets: Sequence[Sheet]) -> float:
    """What somebody has won against those with whom they are equal."""
    rivals = {one.player for one in group} - {line.player}
    gained = 0.0
    for sheet in sheets:
        if sheet.how != "played" or line.player not in sheet.seats:
            continue
        mine = sheet.places[sheet.seats.index(line.player)]
        for player, place in zip(sheet.seats, sheet.places, strict=True):
            if player in rivals:
                gained += 1.0 if mine < place else 0.5 if mine == place else 0.0
    line.direct = gained
    return gained
