"""What HTTP responses carry about results, ratings and statistics, as closed types like those of bodies.py."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from klubovna.server.card_bodies import Colour, Figure
from klubovna.server.protocol import FigureId, Name, Part, RoomId

Traits = Annotated[dict[str, list[str]], Meta(extra={"ts": "Record<string, string[]>"})]


class Player(Part):
    """Who played: a member as their card shows them, a figure of the house, or somebody without a card."""

    kind: Literal["member", "figure", "guest"]
    name: Name
    figure: FigureId | None = None
    shape: Figure | None = None
    colour: Colour | None = None
    me: bool = False


class RatingInfo(Part):
    """`shown` is what people read, everybody begins at 1000; the true strength is within `give` of it in two cases of
    three. Until it is `settled` it is provisional."""

    shown: int
    give: int
    matches: int
    settled: bool


class ResultSeat(Part):
    """One seat of a finished match. `change` is what it did to the rating, where it counted."""

    player: Player
    won: bool
    score: float
    traits: Traits
    change: int | None


class ResultInfo(Part):
    """A finished match; `/t/{room}/replay` shows it again. Times are seconds since 1970."""

    room: RoomId
    game: str
    moves: int
    started: float
    ended: float
    cause: str
    rated: bool
    seats: list[ResultSeat]


class ResultList(Part):
    """GET /api/card/results?before=T: the newest first; `more` says that there are older ones."""

    results: list[ResultInfo]
    more: bool


class Count(Part):
    """How often something was played, and won. `what` is seat, seats, first, moves, minutes, opponent, luck, or a kind
    of trait that the game's report names; `label` is how the message of the game begins that names such a value (those
    joined by + are several)."""

    what: str
    value: str
    played: int
    won: int
    total: float
    player: Player | None = None
    label: str | None = None


class Point(Part):
    """A rating after a match."""

    at: float
    shown: int
    give: int


class Luck(Part):
    """What chance gave a seat, in chances of winning (0.1 is ten points of a hundred), on average and in size. Only
    `matches` that were analysed tell; the counts of `luck` (good, even, bad) say how often such seats won."""

    matches: int
    mean: float
    size: float


class GameStatistics(Part):
    """One game. `streak` is wins in a row up to now, `best_streak` the most there were."""

    game: str
    played: int
    won: int
    moves: float
    streak: int
    best_streak: int
    rating: RatingInfo | None
    history: list[Point]
    luck: Luck | None
    counts: list[Count]


class StatisticsInfo(Part):
    """GET /api/card/statistics, GET /api/club/statistics: what results add up to, by game."""

    games: list[GameStatistics]


class Ranked(Part):
    """One of the best, by strength that has been shown."""

    player: Player
    rating: RatingInfo


class BestOf(Part):
    """The best of the clubhouse at one game; only settled ratings are listed."""

    game: str
    best: list[Ranked]


class Best(Part):
    """GET /api/club/best."""

    games: list[BestOf]


CLUB_TYPES: Final = (ResultList, StatisticsInfo, Best)
