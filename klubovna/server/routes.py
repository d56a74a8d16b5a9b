"""The HTTP part. Bodies are the closed types of protocol.py; OpenAPI is made from the same types."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import Field
from starlette.responses import Response

from klubovna.bots import FIGURES, LEVELS, Figure
from klubovna.bots.figures import words
from klubovna.engine import COMMON, LANGUAGES, BadRecord, Game, Match, Result, commitment
from klubovna.server import VERSION, bodies, protocol, study_bodies, wire
from klubovna.server.analysing import Analyses
from klubovna.server.answering import FRESH, Handler, add_route, body_of, respond
from klubovna.server.cards import card_holder
from klubovna.server.deciding import clock_rule
from klubovna.server.guard import language, problem
from klubovna.server.lessons import first_lesson, lesson_list, lesson_moment
from klubovna.server.puzzles import daily, puzzle_list, puzzle_moment, puzzle_solution
from klubovna.server.socket import Guests
from klubovna.table.album import Album
from klubovna.table.clocks import END
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.complaints import Accused, accused_in
from klubovna.table.lobby import finished
from klubovna.table.refusal import TEXTS, Refusal
from klubovna.table.room import Room
from klubovna.table.tokens import holder_of, new_token

Number = Annotated[int, Field(ge=-protocol.LARGEST, le=protocol.LARGEST)]  # longer ones fit into no sentence


def token_of(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def game_info(game: Game) -> bodies.GameInfo:
    options = [
        bodies.GameOption(name=o.name, values=o.values, default=o.default, per_seat=o.per_seat) for o in game.options
    ]
    return bodies.GameInfo(
        id=game.id,
        rules=game.rules,
        min_seats=game.seats[0],
        max_seats=game.seats[1],
        options=options,
        levels=list(LEVELS),
        board=bool(game.board),
        lesson=first_lesson(game),
    )


def figure_info(figure: Figure, lang: str) -> bodies.FigureInfo:
    return bodies.FigureInfo(
        id=figure.id,
        name=figure.name,
        level=figure.level,
        strength=figure.strength,
        matches=figure.matches(lang),
        kind=figure.text(lang, "kind"),
        trait=figure.text(lang, "trait"),
        about=figure.text(lang, "about"),
        ink=figure.ink,
        tint=figure.tint,
    )


@lru_cache(maxsize=64)
def game_texts(id: str, package: str, lang: str) -> tuple[bytes, str]:
    """The encoded texts and their ETag; they do not change while the program runs."""
    from klubovna.engine.text import sources

    texts = bodies.GameTexts(
        game_id=id,
        lang="cs" if lang == "cs" else "en",
        game=without_comments(sources(package, lang)),
        common=without_comments(COMMON.sources(lang)),
        table=without_comments(TEXTS.sources(lang)),
    )
    text = wire.encode(texts)
    return text, f'"{blake2b(text, digest_size=12).hexdigest()}"'


def without_comments(texts: list[str]) -> list[str]:
    """Fluent sources as browsers need them: comments are for translators."""
    return ["\n".join([line for line in text.split("\n") if not line.startswith("#")]) for text in texts]


class Routes:
    """The handlers; `router` is what the application includes."""

    def __init__(self, clubhouse: Clubhouse, guests: Guests, analyses: Analyses, owned: bool) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.analyses: Analyses = analyses
        self.owned: bool = owned  # there is an owner who reads complaints
        self.guests: Guests = guests
        self.started: float = time.monotonic()
        self.router: APIRouter = APIRouter(prefix="/api")
        self.get("/health", self.ready, bodies.Health)
        self.get("/health/live", self.live, bodies.Health)
        self.get("/health/ready", self.ready, bodies.Health)
        self.get("/games", self.games, list[bodies.GameInfo])
        self.get("/texts/{game}/{lang}", self.texts, bodies.GameTexts)
        self.router.add_api_route("/boards/{game}.js", self.board, methods=["GET"], include_in_schema=False)
        self.router.add_api_route("/figures/{figure}.svg", self.face, methods=["GET"], include_in_schema=False)
        self.get("/figures/{lang}", self.figures, bodies.Figures)
        self.get("/lessons/{game}", self.lessons, list[study_bodies.LessonInfo])
        self.post("/lessons/{game}/{lesson}", self.lesson, study_bodies.PlayLesson, study_bodies.LessonMoment, 200)
        self.get("/puzzles", self.puzzle_of_the_day, study_bodies.PuzzleOfTheDay)
        self.get("/puzzles/{game}", self.puzzles, list[study_bodies.PuzzleInfo])
        self.post("/puzzles/{game}/{puzzle}", self.puzzle, study_bodies.PlayLesson, study_bodies.PuzzleMoment, 200)
        self.get("/puzzles/{game}/{puzzle}/solution", self.puzzle_solution, study_bodies.PuzzleSolution)
        self.get("/rooms", self.open_tables, bodies.Tables)
        self.get("/rooms/{room}", self.table, protocol.Table)
        self.get("/rooms/{room}/replay", self.replay, bodies.Replay)
        self.get("/rooms/{room}/replay/{moves}", self.replay_position, bodies.ReplayPosition)
        self.get("/rooms/{room}/analysis", self.analysis, study_bodies.Analysed)
        self.post("/rooms/{room}/analysis", self.analyse, study_bodies.AnalyseMatch, study_bodies.Analysed, 200)
        self.get("/rooms/{room}/record", self.record, dict[str, Any])
        self.get("/rooms/{room}/verify", self.verify, bodies.Verified)
        self.post("/rooms/{room}/complaints", self.complain, bodies.Complain, bodies.Complained)
        self.post("/rooms", self.create, bodies.CreateTable, bodies.Created)
        self.post("/rooms/{room}/fork", self.play_on, bodies.PlayOn, bodies.Created)

    def get(self, path: str, handler: Handler, gives: Any) -> None:
        add_route(self.router, "GET", path, handler, None, gives)

    def post(self, path: str, handler: Handler, sent: type, gives: Any, code: int = 201) -> None:
        add_route(self.router, "POST", path, handler, sent, gives, code)

    async def live(self) -> Response:
        """Whether this server runs. Restart a server that does not answer here."""
        return self.health(200, "stopping" if self.guests.stopping else "ok")

    async def ready(self) -> Response:
        """Whether people can be sent to this server: it is not about to stop, and its database takes writes."""
        if self.guests.stopping:
            return self.health(503, "stopping")
        return self.health(200, "ok") if await self.clubhouse.store.ready() else self.health(503, "storage")

    def health(self, code: int, status: Literal["ok", "stopping", "storage"]) -> Response:
        state = bodies.Health(
            status=status,
            version=VERSION,
            protocol=protocol.PROTOCOL,
            tables=len(self.clubhouse.desks),
            sockets=len(self.guests.here),
            uptime=round(time.monotonic() - self.started, 1),
        )
        return respond(state, code, FRESH)

    async def games(self) -> Response:
        """The games that can be played, their options and the levels of their bots."""
        return respond([game_info(game) for game in self.clubhouse.games.values()])

    async def texts(self, request: Request, game: str, lang: str) -> Response:
        """All texts of a game in one language, as Fluent sources."""
        if lang not in LANGUAGES:
            raise Refusal("no-language", lang=lang[:20])
        text, etag = game_texts(game, self.clubhouse.game(game).texts.package, lang)
        headers = {"etag": etag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return Response(text, 200, headers, media_type="application/json")

    async def board(self, game: str) -> Response:
        """The board of a game from another package, as a module that the web client loads."""
        asked = self.clubhouse.game(game)
        if not asked.board:
            raise Refusal("no-page")
        module = files(asked.texts.package).joinpath(asked.board).read_bytes()
        return Response(module, headers={"cache-control": "no-cache"}, media_type="text/javascript")

    async def figures(self, lang: str) -> Response:
        """The opponents that people can choose from, the weakest first."""
        if lang not in LANGUAGES:
            raise Refusal("no-language", lang=lang[:20])
        figures = bodies.Figures([figure_info(figure, lang) for figure in FIGURES.values()], words(lang))
        return respond(figures, headers={"cache-control": "no-cache"})

    async def face(self, figure: str) -> Response:
        """The face of a figure, as a picture."""
        if figure not in FIGURES:
            raise Refusal("no-page")
        headers = {"cache-control": "public, max-age=86400"}
        return Response(FIGURES[figure].face(), headers=headers, media_type="image/svg+xml")

    async def lessons(self, request: Request, game: str) -> Response:
        """What can be learnt of a game."""
        return respond(lesson_list(self.clubhouse.game(game), language(request.headers)))

    async def lesson(self, request: Request, game: str, lesson: str) -> Response:
        """A lesson after some answers of the learner."""
        wanted = await body_of(request, study_bodies.PlayLesson)
        moment = lesson_moment(self.clubhouse.game(game), lesson, wanted.keys, language(request.headers))
        return respond(moment, headers=FRESH)

    async def puzzle_of_the_day(self, request: Request) -> Response:
        """The puzzle of this day."""
        games = list(self.clubhouse.games.values())
        today = await asyncio.to_thread(daily, games, language(request.headers))
        return respond(today, headers=FRESH)

    async def puzzles(self, request: Request, game: str) -> Response:
        """The puzzles of a game, the easy ones first."""
        return respond(await asyncio.to_thread(puzzle_list, self.clubhouse.game(game), language(request.headers)))

    async def puzzle(self, request: Request, game: str, puzzle: str) -> Response:
        """A puzzle after some answers of the solver."""
        wanted = await body_of(request, study_bodies.PlayLesson)
        asked = self.clubhouse.game(game)
        moment = await asyncio.to_thread(puzzle_moment, asked, puzzle, wanted.keys, language(request.headers))
        return respond(moment, headers=FRESH)

    async def puzzle_solution(self, game: str, puzzle: str) -> Response:
        """The solution of a puzzle, with its reasons."""
        return respond(await asyncio.to_thread(puzzle_solution, self.clubhouse.game(game), puzzle))

    async def open_tables(self) -> Response:
        """The tables that wait for players."""
        tables = [wire.table(desk, room) for desk, room in await self.clubhouse.lobby.waiting()]
        message = self.clubhouse.owner.message
        return respond(bodies.Tables(tables=tables, message=message), headers=FRESH)

    async def create(self, request: Request) -> Response:
        """Open a table; whoever does so sits on seat 0 and gets its token."""
        wanted = await body_of(request, bodies.CreateTable)
        token = new_token()
        holder = await self.holder(request, token)
        room = await self.clubhouse.lobby.create(
            wanted.game,
            holder,
            wanted.name,
            wanted.seats,
            wanted.options,
            wanted.bots,
            wanted.listed,
            clock_rule(wanted.clock),
        )
        return await self.created(room, token, holder)

    async def holder(self, request: Request, token: str) -> str:
        """Who sits down: the card that the request came with, or else whoever has the token."""
        return await card_holder(self.clubhouse.members, request.headers) or holder_of(token)

    async def created(self, room: Room, token: str, holder: str) -> Response:
        desk = await self.clubhouse.desk(room.id)
        made = bodies.Created(
            room=room.id, token=token, seats=room.seating.seats_of(holder), table=wire.table(desk, room)
        )
        return respond(made, 201, {"location": f"/api/rooms/{room.id}", **FRESH})

    async def table(self, room: str) -> Response:
        """A table as everybody may know it."""
        found = await self.clubhouse.room(room)
        return respond(wire.table(await self.clubhouse.desk(room), found), headers=FRESH)

    async def holders(self, request: Request) -> set[str]:
        """From whose seats somebody may watch a replay: those of their token and of their card."""
        token, card = token_of(request), await card_holder(self.clubhouse.members, request.headers)
        return {holder for holder in (token and holder_of(token), card) if holder}

    def match_for(self, room: Room, holders: set[str], seat: int | None) -> Match | None:
        """The match, if this client may look back at it as this seat; None where only its album is left."""
        if room.status != "over":
            room.house.need_welcome(*holders)
        if seat is not None:
            chair = room.seating.need_chair(seat)
            if room.status != "over" and chair.holder not in holders:
                raise Refusal("replay-running")
        if room.status == "open":
            raise Refusal("not-started")
        return room.match if room.match is not None or room.status == "over" else finished(room)

    async def replay(self, request: Request, room: str, seat: Number | None = None) -> Response:
        """The whole story of a match as one seat may know it; while it runs, only one's own or a spectator's."""
        desk = await self.clubhouse.desk(room)
        holders = await self.holders(request)

        def look(found: Room) -> bodies.Replay | None:
            match = self.match_for(found, holders, seat)
            return None if match is None else wire.replay(desk, found, match, seat)

        replay = await self.clubhouse.consider(room, look)
        if replay is None:
            found = await self.clubhouse.room(room)
            album = await self.clubhouse.shelf.album(found, seat)
            replay = wire.album_replay(desk, found, album, seat, language(request.headers))
        return respond(replay, headers=FRESH)

    async def replay_position(self, request: Request, room: str, moves: Number, seat: Number | None = None) -> Response:
        """One position of a match."""
        holders = await self.holders(request)

        def look(found: Room) -> bodies.ReplayPosition | None:
            match = self.match_for(found, holders, seat)
            return (
                None
                if match is None
                else wire.replay_position(match, moves, seat, found.status == "over", found.play.result)
            )

        position = await self.clubhouse.consider(room, look)
        if position is None:
            album = await self.clubhouse.shelf.album(await self.clubhouse.room(room), seat)
            position = wire.album_position(album, moves, seat)
        return respond(position, headers=FRESH)

    async def play_on(self, request: Request, room: str) -> Response:
        """Play on from a position of a finished match against bots, at a table of one's own."""
        wanted = await body_of(request, bodies.PlayOn)
        token = new_token()
        holder = await self.holder(request, token)
        made = await self.clubhouse.lobby.play_on(room, holder, wanted.moves, wanted.seat, wanted.level, wanted.name)
        return await self.created(made, token, holder)

    async def record(self, room: str) -> Response:
        """The record of a finished match, for `klubovna replay` and `klubovna verify`."""
        match = await self.clubhouse.consider(room, self.to_record)
        if match is not None:
            record = match.save()
        else:
            record = (await self.clubhouse.shelf.album(await self.clubhouse.room(room), None)).record
        headers = {"content-disposition": f'attachment; filename="{record["game"]}-{room}.json"'}
        return respond(record, headers=headers)

    def to_record(self, room: Room) -> Match | None:
        if room.status == "playing":
            raise Refusal("record-running")
        return self.to_verify(room)

    def to_verify(self, room: Room) -> Match | None:
        return room.match if room.status == "over" else finished(room)

    async def complain(self, request: Request, room: str) -> Response:
        """Tell the owner of the clubhouse about somebody at this table."""
        wanted = await body_of(request, bodies.Complain)
        if not self.owned:
            raise Refusal("not-offered")
        holders = await self.holders(request)

        def meant(found: Room) -> tuple[Room, Accused]:
            if found.status != "over":
                found.house.need_welcome(*holders)
            return found, accused_in(found, wanted.seat, wanted.line, holders)

        found, accused = await self.clubhouse.consider(room, meant)
        await self.clubhouse.complaints.add(found, accused, holders, wanted.why)
        return respond(bodies.Complained(done=True), 201, FRESH)

    async def analysis(self, request: Request, room: str) -> Response:
        """The analysis of a finished match, if it has been made, or how far it is."""
        await self.clubhouse.consider(room, self.to_record)
        return self.told(await self.analyses.look(room, language(request.headers)))

    async def analyse(self, request: Request, room: str) -> Response:
        """Have a finished match analysed, or call that off."""
        wanted = await body_of(request, study_bodies.AnalyseMatch)
        match = await self.clubhouse.consider(room, self.to_record)
        if match is None:
            found = await self.clubhouse.room(room)
            raise Refusal("other-rules", rules=found.play.rules, now=found.game.rules)
        if wanted.wanted:
            await self.analyses.start(room, match)
        else:
            await self.analyses.cancel(room)
        return self.told(await self.analyses.look(room, language(request.headers)))

    def told(self, analysed: study_bodies.Analysed) -> Response:
        return respond(analysed, headers=FRESH)

    async def verify(self, room: str) -> Response:
        """Play a finished match again from its seed and compare."""
        if await self.clubhouse.consider(room, self.to_verify) is None:
            found = await self.clubhouse.room(room)
            album = await self.clubhouse.shelf.album(found, None)
            return verified(checks_since(album, found))
        try:
            return verified(checks(await self.clubhouse.verify(room)))
        except BadRecord as bad:
            return verified([bodies.Check(name="answers", ok=False, text=str(bad))])


def verified(found: list[bodies.Check]) -> Response:
    return respond(bodies.Verified(ok=all(check.ok for check in found), checks=found))


def checks_since(album: Album, room: Room) -> list[bodies.Check]:
    """What can still be checked of a match whose rules have changed: all but playing it again."""
    record = album.record
    fits = commitment(record["seed"]) == record["commitment"] == room.play.commitment
    return [
        bodies.Check(
            name="commitment",
            ok=fits,
            text="The seed is the one that was promised before the match."
            if fits
            else "The seed is not the one that was promised before the match.",
        ),
        bodies.Check(
            name="answers",
            ok=True,
            text=f"All {len(record['answers'])} answers were checked under rules {album.rules}, when the match had "
            f"ended. The rules have changed since (now {room.game.rules}), so they cannot be played again.",
        ),
        bodies.Check(name="result", ok=fits_result(record, room), text="The result is compared with the table's own."),
    ]


def fits_result(record: dict[str, Any], room: Room) -> bool:
    """Whether the match ended as the table says, which alone knows who ran out of time."""
    if record["result"] is None:
        return room.play.result is not None and room.play.result["cause"] == END
    return room.play.judged(Result.from_json(record["result"])) == room.play.result


def checks(match: Match) -> list[bodies.Check]:
    """What has been found to be right; `load_match` compares all of it."""
    setup = match.setup
    contributed = len(setup.mixed_in)
    found = [
        bodies.Check(name="commitment", ok=True, text="The seed is the one that was promised before the match."),
        bodies.Check(
            name="shuffles", ok=True, text=f"Numbers from players' browsers that were mixed into it: {contributed}."
        ),
        bodies.Check(name="answers", ok=True, text=f"All {match.version} answers lead to the recorded positions."),
        bodies.Check(name="result", ok=True, text="The result is the one they lead to."),
    ]
    return found


async def as_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(error, request.scope)
