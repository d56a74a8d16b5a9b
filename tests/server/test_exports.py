"""Taking things home: bug reports, stories, and matches watched from a file."""

from __future__ import annotations

import gzip
import json
from typing import Any

import msgspec

from klubovna.engine import BadRecord, Match, load_match
from klubovna.games import GAMES
from klubovna.lab.bug_report import read_report, reproduced
from klubovna.server import bodies, protocol
from klubovna.server.exports import OPEN_FILES
from tests.kit import TESTS
from tests.server.club import Club, club, run
from tests.server.test_http import finished, reason
from tests.server.test_socket import play
from tests.toy import TOY

SAME = "Its scenario shows the same table and asks the same."


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_running_match_is_reported_and_told_through_ones_own_eyes_only(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            clients = await here.table("smash_up", people=2, options={"first_player": 0})
            await play(clients, 9)
            room, own = clients[0].room, bearer(clients[0].token)
            for place in ("report", "story"):
                assert reason(await here.http.get(f"/api/rooms/{room}/{place}?seat=1", headers=own), 403)
                assert reason(await here.http.get(f"/api/rooms/{room}/{place}?seat=1"), 403) == "replay-running"
                assert reason(await here.http.get(f"/api/rooms/{room}/{place}?seat=9", headers=own), 404) == "no-seat"
                assert (await here.http.get(f"/api/rooms/{room}/{place}")).status_code == 200
            got = await here.http.get(f"/api/rooms/{room}/report?seat=0", headers=own)
            assert got.headers["content-disposition"].startswith('attachment; filename="klubovna-smash_up-')
            report = read_report(got.json())
            position = clients[0].positions[0]
            assert report.seat == 0 and report.moves == position.moves and report.record is None
            assert reproduced(report) == SAME
            assert clients[0].stories[0] == told(report.events)
            lines = (await here.http.get(f"/api/rooms/{room}/story?seat=0&form=jsonl&lang=cs", headers=own)).text
            rows = [json.loads(line) for line in lines.splitlines()]
            assert rows[0]["seat"] == 0 and len(rows) == 1 + len(report.events)
            assert all(row["text"] for row in rows[1:]) and rows[-1]["move"] == report.moves
            text = (await here.http.get(f"/api/rooms/{room}/story?seat=0&lang=cs", headers=own)).text
            assert rows[-1]["text"] in text
            assert reason(await here.http.get(f"/api/rooms/{room}/story?form=pdf"), 422) == "unreadable"

    run(work())


def told(events: list[dict[str, Any]]) -> list[protocol.Event]:
    return msgspec.convert(events, list[protocol.Event])


def test_a_finished_match_is_open_to_everybody(file: str) -> None:
    async def work() -> None:
        async with club(file, {"toy": TOY}) as here:
            clients = await finished(here)
            room = clients[0].room
            data = (await here.http.get(f"/api/rooms/{room}/report?seat=1")).json()
            record = (await here.http.get(f"/api/rooms/{room}/record")).json()
            assert data["record"] == {**record, "names": []}
            opened = await here.http.post("/api/replays", json=data)
            assert opened.status_code == 201, opened.text
            assert "★" in (await here.http.get(f"/api/rooms/{room}/story")).text

    run(work())


def test_there_is_nothing_to_take_home_before_the_start(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            made = await here.create("trablici")
            for place in ("report", "story"):
                got = await here.http.get(f"/api/rooms/{made['room']}/{place}?seat=0", headers=bearer(made["token"]))
                assert reason(got, 409) == "not-started"

    run(work())


def records() -> list[dict[str, Any]]:
    """One match of every game as it is written now, and some that release 0.1.0 wrote."""
    found = [json.loads(next(iter(sorted((TESTS / "matches" / game).iterdir()))).read_text("utf-8")) for game in GAMES]
    with gzip.open(TESTS / "releases" / "0.1.0" / "records.jsonl.gz", "rt", encoding="utf-8") as lines:
        kept = [json.loads(line) for line in lines]
    return found + [record for _, record in kept[::9]]


async def watched(here: Club, record: dict[str, Any], match: Match) -> None:
    """What the server shows of a record is what the match is."""
    opened = msgspec.json.decode((await here.http.post("/api/replays", json=record)).content, type=bodies.OpenedFile)
    assert opened.game == match.game.id and opened.moves == match.version
    for seat in (None, match.seats - 1):
        query = "" if seat is None else f"?seat={seat}"
        got = await here.http.get(f"/api/replays/{opened.id}{query}")
        replay = msgspec.json.decode(got.content, type=bodies.Replay)
        assert [chair.name for chair in replay.table.seats][: len(match.names)] == match.names
        assert msgspec.to_builtins(replay.events) == msgspec.to_builtins(told(match.events_for(seat)))
        for moves in {0, match.version // 2, match.version}:
            shown = (await here.http.get(f"/api/replays/{opened.id}/{moves}{query}")).json()
            then = match.at(moves)
            assert {"seat": seat, **shown["public"], **shown["outlook"], **shown["own"]} == then.view(seat)
            assert shown["eventCount"] == len(then.events)
    assert reason(await here.http.get(f"/api/replays/{opened.id}/{match.version + 1}"), 404) == "no-position"
    assert reason(await here.http.get(f"/api/replays/{opened.id}?seat={match.seats}"), 404) == "no-seat"


def test_a_match_is_watched_from_a_file(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            games = set()
            for record in records():
                try:
                    match = load_match(GAMES[record["game"]], record)
                except BadRecord as bad:
                    got = await here.http.post("/api/replays", json=record)
                    assert reason(got, 422) == "bad-record" and str(bad) in got.text
                    continue
                await watched(here, record, match)
                games.add(match.game.id)
            assert games == set(GAMES)
            assert (await here.http.get("/api/rooms")).json() == {"tables": []}

    run(work())


def test_what_is_no_match_is_refused_in_a_sentence(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            record = records()[0]
            wrong: list[tuple[Any, str]] = [
                (b"", "bad-record"),
                (b"[", "bad-record"),
                (b"[" * 100_000, "bad-record"),
                (b"5", "bad-record"),
                (b"{}", "bad-record"),
                (b'{"game": "chess"}', "no-game"),
                (b'{"report": 1}', "report-running"),
                (json.dumps({**record, "seed": 1}).encode(), "bad-record"),
                (json.dumps({**record, "answers": record["answers"][:-1]}).encode(), "bad-record"),
                (json.dumps({**record, "result": None}).encode(), "bad-record"),
                (json.dumps({**record, "klubovna": 2}).encode(), "bad-record"),
            ]
            for body, why in wrong:
                got = await here.http.post("/api/replays", content=body, headers={"accept-language": "cs"})
                assert reason(got, 404 if why == "no-game" else 422) == why, body[:40]
            large = await here.http.post("/api/replays", content=b" " * (protocol.MAX_FILE + 1))
            assert reason(large, 413) == "too-large"
            foreign = await here.http.post("/api/replays", json=record, headers={"origin": "https://evil.example"})
            assert reason(foreign, 403) == "foreign-origin"
            assert reason(await here.http.get("/api/replays/0123456789abcdef"), 404) == "no-file"

    run(work())


def test_only_some_files_are_open_at_a_time(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            record = records()[0]
            ids = [(await here.http.post("/api/replays", json=record)).json()["id"] for _ in range(OPEN_FILES + 2)]
            states = [(await here.http.get(f"/api/replays/{id}")).status_code for id in ids]
            assert states.count(404) == 2 and states[-1] == 200

    run(work())
