"""Taking things home: bug reports, stories, and watching a match from a file. Nothing that comes in is stored."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from typing import Any, Final, Literal

import msgspec
from fastapi import Request
from starlette.responses import Response

from klubovna.engine import BadRecord, Match, commitment, load_match
from klubovna.lab.bug_report import FORMAT, BugReport, bug_report, build
from klubovna.lab.story import Story
from klubovna.server import VERSION, bodies, protocol, wire
from klubovna.server.answering import FRESH, documented, respond
from klubovna.server.routes import Number, Routes
from klubovna.table.album import Album
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room

OPEN_FILES: Final = 24  # matches from files that are being watched; the one not looked at for longest goes first


class Exports:
    """The handlers, added to the router of the others."""

    def __init__(self, routes: Routes) -> None:
        self.routes: Routes = routes
        self.opened: dict[str, Match] = {}  # the last one used stands last
        self.one_at_a_time: asyncio.Semaphore = asyncio.Semaphore(1)  # both search and replay keep a core busy
        routes.get("/rooms/{room}/report", self.report, dict[str, Any])
        routes.router.add_api_route("/rooms/{room}/story", self.story, methods=["GET"], response_model=None)
        body = {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
        routes.router.add_api_route(
            "/replays",
            self.open_file,
            methods=["POST"],
            response_model=None,
            openapi_extra={"requestBody": body},
            **documented(None, bodies.OpenedFile, 201),
        )
        routes.get("/replays/{id}", self.replay, bodies.Replay)
        routes.get("/replays/{id}/{moves}", self.position, bodies.ReplayPosition)

    async def seen(self, request: Request, room: str, seat: int | None) -> tuple[Room, Match | None, Album | None]:
        """A fork of the match for whoever may look at it from this seat, or what is left of an old one."""
        house = self.routes.clubhouse
        holders = await self.routes.holders(request)

        def look(found: Room) -> tuple[Room, Match | None]:
            match = self.routes.match_for(found, holders, seat)
            return found, None if match is None else match.fork()

        found, match = await house.consider(room, look)
        return found, match, None if match is not None else await house.shelf.album(found, seat)

    async def report(self, request: Request, room: str, seat: Number | None = None) -> Response:
        """A bug report: the position and the story as this seat may know them, and a scenario that shows it again."""
        found, match, album = await self.seen(request, room, seat)
        if match is not None:
            async with self.one_at_a_time:
                made = await asyncio.to_thread(bug_report, match, seat)
        else:
            assert album is not None
            whole = album if seat is None else await self.routes.clubhouse.shelf.album(found, None)
            made = album_report(found, album, whole.record, seat)
        return respond(made.to_json(), headers=attached(f"klubovna-{made.game}-{made.moves}.json"))

    async def story(
        self,
        request: Request,
        room: str,
        seat: Number | None = None,
        lang: Literal["cs", "en"] = "en",
        form: Literal["text", "jsonl"] = "text",
    ) -> Response:
        """What happened as this seat may know it, in sentences or as JSON lines."""
        found, match, album = await self.seen(request, room, seat)
        story = Story.of(match, seat) if match is not None else album_story(found, album, seat)
        made = await asyncio.to_thread(story.as_text if form == "text" else story.as_json_lines, lang)
        ending, kind = ("txt", "text/plain") if form == "text" else ("jsonl", "application/jsonl")
        return Response(made, 200, attached(f"{found.game.id}-{room}.{ending}"), media_type=f"{kind}; charset=utf-8")

    async def open_file(self, request: Request) -> Response:
        """Watch the match of a record, or of the report of a finished match. It is checked answer by answer, kept in
        memory for a while and stored nowhere."""
        try:
            data = msgspec.json.decode(await request.body())
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("bad-record", problem="it is not a JSON file.") from None
        match = await self.read(data)
        id = token_hex(8)
        self.keep(id, match)
        opened = bodies.OpenedFile(id=id, game=match.game.id, moves=match.version)
        return respond(opened, 201, {"location": f"/api/replays/{id}", **FRESH})

    async def read(self, data: Any) -> Match:
        if isinstance(data, dict) and data.get("report") == FORMAT:
            data = data.get("record")
            if data is None:
                raise Refusal("report-running")
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            raise Refusal("bad-record", problem="a saved match is a JSON object that names its game.")
        game = self.routes.clubhouse.game(data["game"][:60])
        async with self.one_at_a_time:
            try:
                return await asyncio.to_thread(load_match, game, data)
            except BadRecord as bad:
                raise Refusal("bad-record", problem=str(bad)) from None

    def keep(self, id: str, match: Match) -> None:
        self.opened[id] = match
        while len(self.opened) > OPEN_FILES:
            del self.opened[next(iter(self.opened))]

    def match(self, id: str) -> Match:
        match = self.opened.pop(id, None)
        if match is None:
            raise Refusal("no-file")
        self.keep(id, match)
        return match

    async def replay(self, id: str, seat: Number | None = None) -> Response:
        """The whole story of an opened match, as any seat knew it."""
        match = self.match(id)
        check_seat(match, seat)
        return respond(wire.replay_of(file_table(id, match), match, seat), headers=FRESH)

    async def position(self, id: str, moves: Number, seat: Number | None = None) -> Response:
        """One position of an opened match."""
        match = self.match(id)
        check_seat(match, seat)
        return respond(wire.replay_position(match, moves, seat, True), headers=FRESH)


def attached(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"', **FRESH}


def check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < match.seats:
        raise Refusal("no-seat", seat=seat + 1)


def file_table(id: str, match: Match) -> protocol.Table:
    """The match as if it had been played at a table of ours."""
    names = [match.names[seat] if seat < len(match.names) else "" for seat in range(match.seats)]
    seats = [protocol.Seat(kind="human", name=name, level=None, present=True) for name in names]
    result: Any = None if match.result is None else match.result.to_json()
    return protocol.Table(
        id=id,
        game=match.game.id,
        rules=match.game.rules,
        status="over" if match.over else "playing",
        seats=seats,
        host=None,
        options=match.game.complete(match.setup.options, match.seats),
        listed=False,
        created=0.0,
        moves=match.version,
        result=result,
        commitment=commitment(match.setup.seed),
        mixed_in=match.setup.mixed_in,
        seed=str(match.setup.seed),
        proposal=None,
        spectators=0,
        next=None,
        origin=None,
        hints=False,
    )


# --- finished matches of older rules: as they were seen then


def album_story(room: Room, album: Album | None, seat: int | None) -> Story:
    assert album is not None
    told = [album.head["start"], *[events for _, _, events in album.moves]]
    names = room.play.names or [chair.name for chair in room.chairs]
    return Story(room.game, names, seat, album.head["events"], told, room.play.result, album.rules)


def album_report(room: Room, album: Album, record: dict[str, Any], seat: int | None) -> BugReport:
    last = album.position(len(album.moves))
    return BugReport(
        report=FORMAT,
        version=VERSION,
        build=build(),
        game=room.game.id,
        rules=album.rules,
        seats=len(room.chairs),
        options=record["options"],
        seat=seat,
        moves=len(album.moves),
        view={"seat": seat, **last["public"], **last["outlook"], **last["own"]},
        asks=last["asks"],
        events=album.head["events"],
        result=last["result"],
        scenario=None,
        record={**record, "names": []},
    )
