"""The HTTP part for results, ratings and statistics, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import wraps
from typing import Annotated, Any, Final, cast

from fastapi import APIRouter, Request
from pydantic import Field
from starlette.responses import Response

from klubovna.bots import FIGURES
from klubovna.server import club_bodies as bodies
from klubovna.server.answering import FRESH, Handler, add_route, respond
from klubovna.server.card_bodies import Figure
from klubovna.server.cards import need_visit
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.counting import CLUB
from klubovna.table.luck import luck_of
from klubovna.table.members import Card
from klubovna.table.ratings import BOT, Rating, points
from klubovna.table.refusal import Refusal
from klubovna.table.statistics import Counts, Finished, Statistics, streaks
from klubovna.table.tokens import member_holder, member_of
from klubovna.table.writer import StoreFailed

AT_ONCE: Final = 30  # results in one answer
IN_A_FILE: Final = 100_000
MOST_POINTS: Final = 120  # of a plot
FORMULA: Final = ("=", "+", "-", "@", "\t")  # what a spreadsheet reckons begins so
Moment = Annotated[float, Field(ge=0, le=1e12)]


class ClubRoutes:
    """The handlers; `router` is what the application includes."""

    def __init__(self, clubhouse: Clubhouse) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.statistics: Statistics = Statistics(clubhouse.store)
        self.router: APIRouter = APIRouter(prefix="/api")
        self.get("/card/results", self.results, bodies.ResultList)
        self.get("/card/statistics", self.mine, bodies.StatisticsInfo)
        self.get("/club/statistics", self.all, bodies.StatisticsInfo)
        self.get("/club/best", self.best, bodies.Best)
        self.file("/card/results.csv", self.results_csv)
        self.file("/card/statistics.csv", self.mine_csv)
        self.file("/club/statistics.csv", self.all_csv)

    def get(self, path: str, handler: Handler, gives: Any) -> None:
        add_route(self.router, "GET", path, kept(handler), None, gives)

    def file(self, path: str, handler: Handler) -> None:
        self.router.add_api_route(path, kept(handler), methods=["GET"], response_model=None, include_in_schema=False)

    # --- who is who

    async def me(self, request: Request) -> str:
        return member_holder((await need_visit(self.clubhouse.members, request.headers)).card.id)

    async def known(self, players: Iterable[str], me: str = "") -> dict[str, bodies.Player]:
        """What may be shown of these players."""
        wanted = set(players)
        members = {player: id for player in wanted if (id := member_of(player)) is not None}
        cards = await self.clubhouse.members.cards(list(members.values()))
        return {player: shown(player, cards.get(members.get(player, "")), player == me) for player in wanted}

    # --- results

    async def results(self, request: Request, before: Moment | None = None) -> Response:
        """The finished matches of the member whose card it is."""
        me = await self.me(request)
        found = await self.statistics.results(me, AT_ONCE + 1, before)
        known = await self.known((seat.player for one in found for seat in one.seats), me)
        results = [result(one, known) for one in found[:AT_ONCE]]
        return respond(bodies.ResultList(results=results, more=len(found) > AT_ONCE), headers=FRESH)

    async def results_csv(self, request: Request) -> Response:
        """All of them, one seat a line."""
        me = await self.me(request)
        found: list[Finished] = []
        while len(found) < IN_A_FILE:
            part = await self.statistics.results(me, 500, found[-1].ended if found else None)
            found += part
            if len(part) < 500:
                break
        known = await self.known((seat.player for one in found for seat in one.seats), me)
        lines: list[list[Any]] = [
            [
                "room",
                "game",
                "started",
                "ended",
                "moves",
                "cause",
                "rated",
                "seat",
                "name",
                "me",
                "won",
                "score",
                "change",
                "with",
            ]
        ]
        for one in found:
            for seat in one.seats:
                who = known[seat.player]
                traits = " ".join(f"{kind}:{value}" for kind, values in seat.traits.items() for value in values)
                head = [
                    one.room,
                    one.game,
                    moment(one.started),
                    moment(one.ended),
                    one.moves,
                    one.cause,
                    int(one.rated),
                ]
                shown = [who.name, int(who.me), int(seat.won), seat.score, shift(seat.change)]
                lines.append([*head, seat.seat + 1, *shown, traits])
        return table("results", lines)

    # --- statistics

    async def mine(self, request: Request) -> Response:
        """What the results of the member add up to."""
        me = await self.me(request)
        return respond(bodies.StatisticsInfo(games=await self.gathered(me)), headers=FRESH)

    async def all(self) -> Response:
        """What the results of all members add up to."""
        return respond(bodies.StatisticsInfo(games=await self.gathered(CLUB)), headers=FRESH)

    async def mine_csv(self, request: Request) -> Response:
        return table("statistics", await self.counted(await self.me(request)))

    async def all_csv(self) -> Response:
        return table("clubhouse", await self.counted(CLUB))

    async def counted(self, owner: str) -> list[list[Any]]:
        lines: list[list[Any]] = [["game", "what", "value", "played", "won", "total"]]
        for one in await self.gathered(owner):
            for count in one.counts:
                value = count.player.name if count.player is not None else count.value
                lines.append([one.game, count.what, value, count.played, count.won, round(count.total, 2)])
        return lines

    async def gathered(self, owner: str) -> list[bodies.GameStatistics]:
        counts = await self.statistics.counts(owner)
        ratings = await self.statistics.ratings(owner) if owner else {}
        opponents = [one.value for found in counts.values() for one in found if one.what == "opponent"]
        known = await self.known(opponents)
        games: list[bodies.GameStatistics] = []
        for game, found in counts.items():
            whole = next((one for one in found if one.what == "all"), Counts("all", "", 0, 0, 0.0))
            moments = await self.statistics.history(owner, game) if owner else []
            now, most = streaks(moments)
            history = [
                bodies.Point(at=at, shown=rating.shown, give=rating.give_or_take)
                for at, rating in thinned([(one.ended, one.rating) for one in moments if one.rating is not None])
            ]
            games.append(
                bodies.GameStatistics(
                    game=game,
                    played=whole.played,
                    won=whole.won,
                    moves=round(whole.total / whole.played, 1) if whole.played else 0.0,
                    streak=now,
                    best_streak=most,
                    rating=rating_info(ratings[game]) if game in ratings else None,
                    history=history,
                    luck=luck_info(found),
                    counts=[self.count(game, one, known) for one in found if one.what not in ("all", "analysed")],
                )
            )
        return games

    def count(self, game: str, one: Counts, known: dict[str, bodies.Player]) -> bodies.Count:
        player = known.get(one.value) if one.what == "opponent" else None
        report = self.clubhouse.games[game].report if game in self.clubhouse.games else None
        prefix = report.kinds.get(one.what) if report is not None else None
        return bodies.Count(
            what=one.what,
            value="" if player is not None else one.value,
            played=one.played,
            won=one.won,
            total=round(one.total, 2),
            player=player,
            label=prefix,
        )

    async def best(self) -> Response:
        """The strongest members and figures, game by game."""
        lists = {game: await self.statistics.best(game) for game in self.clubhouse.games}
        known = await self.known(player for found in lists.values() for player, _ in found)
        games = [
            bodies.BestOf(
                game=game,
                best=[bodies.Ranked(player=known[player], rating=rating_info(rating)) for player, rating in found],
            )
            for game, found in lists.items()
        ]
        return respond(bodies.Best(games=games), headers=FRESH)


def kept(handler: Handler) -> Handler:
    """A handler that tells whoever asked in one sentence that the store has failed."""

    @wraps(handler)
    async def guarded(*args: Any, **kwargs: Any) -> Response:
        try:
            return await handler(*args, **kwargs)
        except StoreFailed:
            raise Refusal("storage") from None

    return guarded


def shown(player: str, card: Card | None, me: bool) -> bodies.Player:
    if card is not None:
        shape = cast("Figure", card.figure)
        return bodies.Player(kind="member", name=card.name, shape=shape, colour=card.colour, me=me)
    if player.startswith(BOT):
        id = player[len(BOT) :]
        if id not in FIGURES:  # one that is nobody, for programs
            return bodies.Player(kind="figure", name=id)
        return bodies.Player(kind="figure", name=FIGURES[id].name, figure=id)
    return bodies.Player(kind="guest", name="")


def thinned(history: list[tuple[float, Rating]]) -> list[tuple[float, Rating]]:
    """As many points as a plot can show, evenly spread; the last two of them as they are."""
    step = -(-len(history) // MOST_POINTS)
    return history[:-2][:: max(1, step)] + history[-2:]


def rating_info(rating: Rating) -> bodies.RatingInfo:
    return bodies.RatingInfo(
        shown=rating.shown, give=rating.give_or_take, matches=rating.matches, settled=rating.settled
    )


def luck_info(counts: list[Counts]) -> bodies.Luck | None:
    found = luck_of(counts)
    return None if found is None else bodies.Luck(matches=found[0], mean=round(found[1], 4), size=round(found[2], 4))


def result(one: Finished, known: dict[str, bodies.Player]) -> bodies.ResultInfo:
    seats = [
        bodies.ResultSeat(
            player=known[seat.player],
            won=seat.won,
            score=seat.score,
            traits=seat.traits,
            change=shift(seat.change),
        )
        for seat in one.seats
    ]
    return bodies.ResultInfo(
        room=one.room,
        game=one.game,
        moves=one.moves,
        started=one.started,
        ended=one.ended,
        cause=one.cause,
        rated=one.rated,
        seats=seats,
    )


def shift(change: float | None) -> int | None:
    """By how many points a match moved a rating."""
    return None if change is None else points(25.0 + change) - 1000


def moment(at: float) -> str:
    """A time that both people and spreadsheets can read."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def table(name: str, lines: list[list[Any]]) -> Response:
    """A CSV file. A name that a spreadsheet would take for a formula is only a name. It begins with the mark by which
    spreadsheets know UTF-8: without it Excel reads Czech names in an old code page."""
    text = io.StringIO()
    safe = [
        [f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell for cell in line] for line in lines
    ]
    csv.writer(text).writerows(safe)
    headers = {**FRESH, "content-disposition": f'attachment; filename="klubovna-{name}.csv"'}
    return Response("\ufeff" + text.getvalue(), headers=headers, media_type="text/csv; charset=utf-8")
