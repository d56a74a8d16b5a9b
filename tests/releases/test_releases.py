"""What earlier releases left behind is read, watched and played on by this one."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

import klubovna
from klubovna.engine import BadRecord, Chance, Game, Match, canonical, load_match, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import play_on, seats_and_spectator
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import HEAD, present_revision
from klubovna.table.lobby import finished
from klubovna.table.refusal import Refusal
from klubovna.table.room import Decision, Room
from klubovna.table.store import Store
from tests import postgres
from tests.releases import make
from tests.releases.corpus import Release, releases, seen_in_match, seen_in_room
from tests.table.kit import run

RELEASES = releases()
FEW = 4  # answers that are given at the table itself
MEMORY = Path("/dev/shm")
STATES = ("open", "inside a step", "between steps", "over", "rematch", "fork", "fork, over", "resumed", "resumed, over")


def newer(game: Game) -> Game:
    return Game(**{**vars(game), "rules": game.rules + 1})


NEWER = {id: newer(game) for id, game in GAMES.items()}
each_release = pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.version)


def test_there_is_a_corpus() -> None:
    assert RELEASES


@each_release
def test_the_corpus_is_whole(release: Release) -> None:
    """Every game in every state, and everything that can be found has an expectation."""
    expected = release.expected()
    assert list(release.records()) == list(expected["records"])
    for game in expected["rules"]:
        for state in STATES:
            assert expected["rooms"][f"{game} {state}"]["game"] == game
        for moment in ("start", "between steps", "inside a step", "over", "resumed", "resumed, over"):
            assert any(name.startswith(game) and name.endswith(moment) for name in expected["records"]), (game, moment)


# --- records


@each_release
@pytest.mark.parametrize("game", GAMES)
def test_records(release: Release, game: str) -> None:
    """The same match is seen in a record, and one that runs can be played to its end."""
    expected = release.expected()["records"]
    for name, record in release.records().items():
        if record["game"] != game:
            continue
        if expected[name]["rules"] == GAMES[game].rules:
            match = load_match(GAMES[game], record)
            assert seen_in_match(match) == expected[name], name
            assert match.save() == record, f"{name} would be saved otherwise"
        elif record["result"] is None:
            match = load_match(GAMES[game], record)
        else:
            with pytest.raises(BadRecord, match="cannot replay"):
                load_match(GAMES[game], record)
            continue
        ends(match, name)


@each_release
@pytest.mark.parametrize("game", GAMES)
def test_records_under_newer_rules(release: Release, game: str) -> None:
    """When the rules number rises, running matches go on."""
    for name, record in release.records().items():
        if record["game"] == game and record["result"] is None:
            match = load_match(NEWER[game], record)
            assert match.setup.resumed == record["checkpoint"]["state"], name
            ends(match, name)


def ends(match: Match, name: str) -> None:
    play_on(match, match.game.most_decisions, Chance(seed_key("5eed")))
    assert match.over and match.result is not None, f"{name} does not end"
    match.game.check(match.run.state)


# --- databases


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """In memory where that can be: these tests are about reading, not about waiting for a disk."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    made = Path(tempfile.mkdtemp(prefix="klubovna-", dir=MEMORY))
    yield made
    shutil.rmtree(made)


@pytest.fixture(
    params=[(release, kind) for release in RELEASES for kind in ("sqlite", "postgresql")],
    ids=lambda left: f"{left[0].version}-{left[1]}",
)
def left(request: pytest.FixtureRequest, folder: Path) -> tuple[Release, str]:
    """A release, and the URL of a database as it left it."""
    release, kind = request.param
    if kind == "sqlite":
        return release, release.unpack_sqlite(folder)
    url = postgres.new_database(request.getfixturevalue("postgres_server"))
    release.load_into(url)
    return release, url


def revision(url: str) -> str | None:
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.connect() as connection:
            return present_revision(connection)
    finally:
        engine.dispose()


async def clubhouse(url: str, games: dict[str, Game]) -> Clubhouse:
    return Clubhouse(await Store.open(url), games)


def test_rooms(left: tuple[Release, str]) -> None:
    """Every room is what it was; running matches go on, finished ones can be watched and verified."""
    release, url = left
    expected = release.expected()
    assert revision(url) == expected["revision"]

    async def work() -> None:
        club = await clubhouse(url, dict(GAMES))
        try:
            assert await club.store.count() == len(expected["rooms"])
            await asyncio.gather(*[lives_on(club, name, was) for name, was in expected["rooms"].items()])
        finally:
            await club.close()

    run(work())
    assert revision(url) == HEAD


async def lives_on(club: Clubhouse, name: str, was: dict[str, Any]) -> None:
    """What people of that evening can still do at their table."""
    room = await club.room(was["id"])
    if was["rules"] == room.game.rules:
        assert seen_in_room(room) == was, name
    if room.commands:
        (holder, command), first = next(iter(room.commands.items()))
        assert await club.do(room.id, holder, command, nothing) == first, f"{name}: a command was done twice"
    if room.status == "over":
        await watched(club, room, name)
    elif room.status == "playing":
        await goes_on(club, room, name)


def nothing(room: Room) -> Any:
    raise AssertionError("this was done long ago")


async def watched(club: Clubhouse, room: Room, name: str) -> None:
    again = await club.verify(room.id)
    match = finished(room)
    assert again.digest() == match.digest() and room.play.result is not None, name
    for moves in {0, 1, match.version // 3, match.version - 1, match.version}:
        then = match.at(moves)
        for seat in seats_and_spectator(match):
            json.dumps([then.view(seat), then.asks_for(seat), then.events_for(seat)])
        assert then.over == (moves == match.version), name


async def goes_on(club: Clubhouse, room: Room, name: str) -> None:
    """A few answers at the table, by whoever holds the seat that is asked, are read from the database again.

    One match of each game is played to its end there; the others, to spare time, in the match alone. The same matches
    stand in both databases, so those in PostgreSQL need not all be ended again.
    """
    whole = not club.store.postgres
    choices = Chance(seed_key("5eed"))
    few = room.moves + (room.game.most_decisions if whole and name.endswith(" fork") else FEW)
    while room.status == "playing" and room.moves < few:
        assert room.match is not None
        ask = room.match.asks[choices.below(len(room.match.asks))]
        key = ask.options[choices.below(len(ask.options))].key
        try:
            await club.do(room.id, room.chairs[ask.seat].holder or "bot", None, answering(ask.seat, room.version, key))
        except Refusal as refusal:
            assert refusal.id == "stale", refusal.id  # a bot of the table was quicker
    loaded = await club.load(room.id)
    while loaded.version < room.version:  # a bot of the table answered meanwhile
        loaded = await club.load(room.id)
    assert seen_in_room(loaded) == seen_in_room(room), name
    assert loaded.match is not None
    if whole:
        ends(loaded.match, name)


def answering(seat: int, version: int, key: str) -> Callable[[Room], Decision]:
    return lambda room: room.play.accept(seat, version, key)


def test_rooms_under_newer_rules(left: tuple[Release, str]) -> None:
    """When every rules number rises, running matches go on and finished ones are watched as they were seen before."""
    release, url = left
    rooms = release.expected()["rooms"]

    async def before() -> dict[str, Match]:
        """A clubhouse that knows their rules makes albums of finished matches, without being asked for any."""
        club = await clubhouse(url, dict(GAMES))
        try:
            while await club.shelf.add_missing():
                pass
            return {
                name: match
                for name, was in rooms.items()
                if was["status"] == "over" and (match := (await club.room(was["id"])).match) is not None
            }
        finally:
            await club.close()

    async def after(seen: dict[str, Match]) -> None:
        club = await clubhouse(url, NEWER)
        try:
            await asyncio.gather(*[outlives_its_rules(club, name, was, seen.get(name)) for name, was in rooms.items()])
        finally:
            await club.close()

    run(after(run(before())))


async def outlives_its_rules(club: Clubhouse, name: str, was: dict[str, Any], match: Match | None) -> None:
    room = await club.room(was["id"])
    assert (room.status, room.play.result) == (was["status"], was["result"]), name
    if room.status == "playing":
        assert room.play.rules == NEWER[room.game.id].rules and room.version == was["version"] + 1, name
        await goes_on(club, room, name)
    if room.status == "over" and match is not None:
        assert room.match is None, "it cannot be played again"
        for seat in seats_and_spectator(match):
            album = await club.shelf.album(room, seat)
            assert len(album.moves) == match.version and len(album.head["events"]) == was["story"], name
            then, kept = match.at(match.version // 2), album.position(match.version // 2)
            view = {"seat": seat, **kept["public"], **kept["outlook"], **kept["own"]}
            assert canonical([view, kept["asks"]]) == canonical([then.view(seat), then.asks_for(seat)]), name


# --- the tool


def test_a_release_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / klubovna.__version__).mkdir()
    monkeypatch.setattr("sys.argv", ["make", "--to", str(tmp_path)])
    assert make.main() == 2
    assert not list((tmp_path / klubovna.__version__).iterdir())


@pytest.mark.soak
def test_the_next_release_can_be_made(tmp_path: Path) -> None:
    release = Release(tmp_path / klubovna.__version__)
    release.folder.mkdir()
    make.write_data(release)
    make.write_expected(release)
    test_the_corpus_is_whole(release)
