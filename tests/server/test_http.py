"""The HTTP part: closed bodies, clear refusals, the same security headers on everything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from klubovna.engine import Game, commitment
from klubovna.server import bodies, protocol
from klubovna.server.guard import HEADERS
from klubovna.server.settings import Settings
from klubovna.table import store
from tests import postgres
from tests.server.club import GENEROUS, Client, Club, club, run
from tests.server.test_socket import play
from tests.toy import TOY

GAMES = {"toy": TOY}


async def finished(here: Club, game: str = "toy") -> list[Client]:
    clients = await here.table(game, people=2)
    while await play(clients, 60) == 60:
        pass
    return clients


def reason(response: Any, status: int) -> str:
    assert response.status_code == status, response.text
    problem = msgspec.json.decode(response.content, type=bodies.Problem)
    assert problem.reason.text and not problem.reason.text.startswith("refused-")
    return problem.reason.id


def test_health_and_games(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            health = msgspec.json.decode((await here.http.get("/api/health")).content, type=bodies.Health)
            assert health.status == "ok" and health.tables == 0 and health.protocol == protocol.PROTOCOL
            games = msgspec.json.decode((await here.http.get("/api/games")).content, type=list[bodies.GameInfo])
            trablici = next(game for game in games if game.id == "trablici")
            assert (trablici.min_seats, trablici.max_seats) == (2, 6) and "greedy" in trablici.levels
            assert trablici.options[0].name == "start_player" and trablici.options[0].per_seat

    run(work())


def test_texts_come_as_fluent_sources_with_an_etag(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            for lang, word in (("cs", "Ano"), ("en", "Yes")):
                response = await here.http.get(f"/api/texts/trablici/{lang}")
                texts = msgspec.json.decode(response.content, type=bodies.GameTexts)
                assert any(f"yes = {word}" in source for source in texts.common)
                assert any("ask-place" in source for source in texts.game)
                assert any("rule-T1" in source or "section-" in source for source in texts.game), "the rules are there"
                assert any("refused-stale" in source for source in texts.table)
                etag = response.headers["etag"]
                again = await here.http.get(f"/api/texts/trablici/{lang}", headers={"if-none-match": etag})
                assert again.status_code == 304 and again.content == b""
            assert reason(await here.http.get("/api/texts/chess/cs"), 404) == "no-game"
            assert reason(await here.http.get("/api/texts/trablici/de"), 404) == "no-language"

    run(work())


def test_a_table_is_made_with_bots_and_its_seed_is_fixed_beforehand(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            response = await here.http.post(
                "/api/rooms", json={"game": "trablici", "bots": ["greedy", "random"], "name": "Anna"}
            )
            made = msgspec.json.decode(response.content, type=bodies.Created)
            assert made.seats == [0] and [seat.kind for seat in made.table.seats] == ["human", "bot", "bot"]
            assert made.table.seats[0].name == "Anna" and made.table.host == 0 and made.table.seed is None
            public = (await here.http.get(f"/api/rooms/{made.room}")).json()
            assert made.token not in json.dumps(public) and public["commitment"] == made.table.commitment

    run(work())


@pytest.mark.parametrize(
    ("body", "status", "id"),
    [
        (b"", 422, "unreadable"),
        (b"{", 422, "unreadable"),
        (b"[]", 422, "unreadable"),
        (b'{"game":"trablici","cheat":true}', 422, "unreadable"),
        (b'{"game":7}', 422, "unreadable"),
        (b'{"game":"trablici","seats":"two"}', 422, "unreadable"),
        (b'{"game":"\xff"}', 422, "unreadable"),
        (b'{"game":"chess"}', 404, "no-game"),
        (b'{"game":"trablici","seats":60}', 422, "seat-count"),
        (b'{"game":"trablici","bots":["oracle"]}', 422, "no-level"),
        (b'{"game":"trablici","options":{"wind":1}}', 422, "options"),
        (b'{"game":"trablici","name":"' + b"x" * 17 * 1024 + b'"}', 413, "too-large"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused(file: str, body: bytes, status: int, id: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            assert reason(await here.http.post("/api/rooms", content=body), status) == id
            assert here.clubhouse.desks == {}

    run(work())


def test_a_large_body_spoils_no_answer_that_is_on_its_way(file: str) -> None:
    """Pages are sent while whoever asked may still be sending."""

    async def work() -> None:
        async with club(file) as here:
            for _ in range(5):
                page = await here.http.request("GET", "/icon-512.png", content=b"x" * 200_000)
                assert page.status_code == 200
                assert page.content == (await here.http.get("/icon-512.png")).content

    run(work())


def test_unknown_places(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            for path in ("/api/rooms/nowhere", "/api/rooms/nowhere/replay", "/api/rooms/nowhere/record"):
                assert reason(await here.http.get(path), 404) == "no-room"
            assert reason(await here.http.get("/api/nothing"), 404) == "no-page"
            assert reason(await here.http.get("/api"), 404) == "no-page"
            assert reason(await here.http.delete("/api/rooms"), 404) == "no-page"
            assert reason(await here.http.get("/api/rooms/nowhere/replay/abc"), 422) == "unreadable"
            czech = await here.http.get("/api/rooms/nikde", headers={"accept-language": "cs-CZ,cs;q=0.9"})
            assert "není" in czech.json()["reason"]["text"]

    run(work())


def test_every_answer_carries_the_security_headers(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            for path in (
                "/",
                "/t/abcd",
                "/api/health",
                "/api/rooms/nowhere",
                "/api/nothing",
                "/x.js",
                "/api/openapi.json",
            ):
                response = await here.http.get(path)
                for name, value in HEADERS.items():
                    assert response.headers[name] == value, path
                assert "server" not in response.headers
            policy = HEADERS["content-security-policy"]
            assert "unsafe" not in policy and "*" not in policy and "default-src 'none'" in policy

    run(work())


def test_foreign_pages_may_not_post(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            body = {"game": "trablici"}
            foreign = await here.http.post("/api/rooms", json=body, headers={"origin": "https://evil.example"})
            assert reason(foreign, 403) == "foreign-origin"
            own = await here.http.post("/api/rooms", json=body, headers={"origin": f"http://127.0.0.1:{here.port}"})
            assert own.status_code == 201

    run(work())


def test_floods_are_refused(file: str) -> None:
    settings = Settings(requests=(20, 60), new_tables=(3, 60))

    async def work() -> None:
        async with club(file, settings=settings) as here:
            made = [(await here.http.post("/api/rooms", json={"game": "trablici"})).status_code for _ in range(5)]
            assert made == [201, 201, 201, 429, 429]
            seen = [(await here.http.get("/api/health")).status_code for _ in range(20)]
            assert seen == [200] * 15 + [429] * 5
            refused = await here.http.get("/api/games")
            assert 1 <= int(refused.headers["retry-after"]) <= 60

    run(work())


def test_nobody_gets_round_the_limits_by_a_made_up_address(file: str) -> None:
    """What a client says about its address is believed only of the proxies that the owner has named."""

    async def seen(settings: Settings) -> list[int]:
        async with club(file, settings=settings) as here:
            claims = [{"x-forwarded-for": f"10.0.0.{number}"} for number in range(5)]
            return [(await here.http.get("/api/games", headers=claim)).status_code for claim in claims]

    strict = Settings(requests=(3, 60))
    assert run(seen(strict)) == [200, 200, 200, 429, 429]
    behind = msgspec.structs.replace(strict, trusted_proxies=("127.0.0.0/8",))
    assert run(seen(behind)) == [200] * 5, "behind a proxy everybody counts for themselves"
    elsewhere = msgspec.structs.replace(strict, trusted_proxies=("192.0.2.1",))
    assert run(seen(elsewhere)) == [200, 200, 200, 429, 429]


def test_readiness_is_true_at_every_moment(postgres_server: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database goes and comes back, and nobody writes meanwhile."""
    monkeypatch.setattr(store, "PROBE_FRESH", 0.0)
    url = postgres.new_database(postgres_server)
    name = url.split("/")[3].split("?")[0]

    def order(command: str) -> None:
        with psycopg.connect(host=str(postgres_server), user="postgres", dbname="postgres", autocommit=True) as admin:
            admin.execute(command.encode())

    async def work() -> None:
        async with club(url) as here:
            assert await health(here) == {"live": (200, "ok"), "ready": (200, "ok"), "": (200, "ok")}
            order(f"alter database {name} allow_connections false")
            order(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
            down = (503, "storage")
            assert await health(here) == {"live": (200, "ok"), "ready": down, "": down}
            order(f"alter database {name} allow_connections true")
            assert await health(here) == {"live": (200, "ok"), "ready": (200, "ok"), "": (200, "ok")}
            order(f"alter database {name} set default_transaction_read_only to on")
            order(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
            assert (await health(here))["ready"] == down, "a database that can only be read is of no use"

    run(work())


async def health(here: Club) -> dict[str, tuple[int, str]]:
    found: dict[str, tuple[int, str]] = {}
    for which in ("live", "ready", ""):
        response = await here.http.get(f"/api/health/{which}".rstrip("/"))
        found[which] = response.status_code, msgspec.json.decode(response.content, type=bodies.Health).status
    return found


def test_readiness_notices_that_a_file_cannot_be_written(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PROBE_FRESH", 0.0)
    monkeypatch.setattr(store, "PROBE_LIMIT", 0.3)

    async def work() -> None:
        async with club(file) as here:
            assert (await health(here))["ready"] == (200, "ok")
            with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("begin immediate")
                assert (await health(here))["ready"] == (503, "storage")
                other.execute("rollback")
            while (await health(here))["ready"] != (200, "ok"):  # the last probe may still be waiting for the lock
                await asyncio.sleep(0.05)

    run(work())


def test_the_database_is_not_asked_by_everybody(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            asked = 0
            touch = here.clubhouse.store.touch

            def counted() -> None:
                nonlocal asked
                asked += 1
                touch()

            here.clubhouse.store.touch = counted  # type: ignore[method-assign]
            begun = time.monotonic()
            await asyncio.gather(*[here.http.get("/api/health/ready") for _ in range(30)])
            assert asked <= 1 + (time.monotonic() - begun) / store.PROBE_FRESH

    run(work())


def test_replay_of_a_finished_match_from_any_seat(file: str) -> None:
    async def work() -> None:
        async with club(file, GAMES) as here:
            clients = await finished(here)
            room = clients[0].room
            for seat in (0, 1, None):
                query = {} if seat is None else {"seat": seat}
                response = await here.http.get(f"/api/rooms/{room}/replay", params=query)
                replay = msgspec.json.decode(response.content, type=bodies.Replay)
                assert len(replay.moves) == clients[0].position.moves  # type: ignore[union-attr]
                if seat is not None:
                    assert replay.events == clients[seat].stories[seat]
                assert replay.moves[-1].event_count == len(replay.events)
                for moves in (0, 5, len(replay.moves)):
                    response = await here.http.get(f"/api/rooms/{room}/replay/{moves}", params=query)
                    position = msgspec.json.decode(response.content, type=bodies.ReplayPosition)
                    assert position.moves == moves and position.seat == seat
                    assert (position.chosen is None) == (moves == len(replay.moves))
                    assert (position.result is None) == (moves < len(replay.moves))
                    if moves:
                        assert position.event_count == replay.moves[moves - 1].event_count
            assert reason(await here.http.get(f"/api/rooms/{room}/replay/9999"), 404) == "no-position"
            assert reason(await here.http.get(f"/api/rooms/{room}/replay/-1"), 404) == "no-position"
            assert reason(await here.http.get(f"/api/rooms/{room}/replay?seat=9"), 404) == "no-seat"

    run(work())


def test_while_a_match_runs_one_looks_back_with_ones_own_eyes_only(file: str) -> None:
    async def work() -> None:
        async with club(file, GAMES) as here:
            clients = await here.table("toy", people=2)
            await play(clients, 6)
            room = clients[0].room
            tokens = [f"Bearer {client.token}" for client in clients]
            for path in (f"/api/rooms/{room}/replay", f"/api/rooms/{room}/replay/3"):
                own = await here.http.get(path, params={"seat": 0}, headers={"authorization": tokens[0]})
                assert own.status_code == 200
                for headers in (
                    {"authorization": tokens[1]},
                    {},
                    {"authorization": "Bearer x"},
                    {"authorization": tokens[0][7:]},
                ):
                    refused = await here.http.get(path, params={"seat": 0}, headers=headers)
                    assert reason(refused, 403) == "replay-running"
                spectator = await here.http.get(path)
                assert spectator.status_code == 200 and spectator.json().get("chosen") is None
            assert reason(await here.http.get(f"/api/rooms/{room}/record"), 403) == "record-running"
            assert reason(await here.http.get(f"/api/rooms/{room}/verify"), 409) == "not-over"
            fork = {"moves": 2, "seat": 0, "level": "random"}
            assert reason(await here.http.post(f"/api/rooms/{room}/fork", json=fork), 409) == "not-over"
            table = (await here.http.get(f"/api/rooms/{room}")).json()
            assert table["seed"] is None
            seed = str((await here.clubhouse.room(room)).play.seed)
            for client in clients:
                assert not any(seed in frame for frame in client.frames)

    run(work())


def test_a_record_can_be_taken_home_and_verified(file: str, tmp_path: Path) -> None:
    async def work() -> tuple[bytes, str]:
        async with club(file) as here:
            clients = await finished(here, "trablici")
            room = clients[0].room
            verified = msgspec.json.decode(
                (await here.http.get(f"/api/rooms/{room}/verify")).content, type=bodies.Verified
            )
            assert verified.ok and len(verified.checks) == 4
            response = await here.http.get(f"/api/rooms/{room}/record")
            assert response.headers["content-disposition"].startswith("attachment")
            table = (await here.http.get(f"/api/rooms/{room}")).json()
            assert commitment(table["seed"]) == table["commitment"] == response.json()["commitment"]
            assert response.json()["mixed_in"] == table["mixedIn"] == ["00", "01"]
            return response.content, table["commitment"]

    record, promised = run(work())
    path = tmp_path / "match.json"
    path.write_bytes(record)
    verify = [sys.executable, "-m", "klubovna.cli", "verify", str(path)]
    done = subprocess.run(verify, capture_output=True, text=True)
    assert done.returncode == 0 and promised[:16] in done.stdout
    changed = json.loads(record)
    changed["mixed_in"][0] = "ff"
    path.write_text(json.dumps(changed))
    assert subprocess.run(verify, capture_output=True, text=True).returncode == 2


def test_play_on_against_bots(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            clients = await finished(here, "trablici")
            room = clients[0].room
            body = {"moves": 20, "seat": 1, "level": "random", "name": "Eva"}
            response = await here.http.post(f"/api/rooms/{room}/fork", json=body)
            made = msgspec.json.decode(response.content, type=bodies.Created)
            assert made.seats == [1] and made.table.origin == protocol.Origin(kind="fork", room=room, moves=20)
            me = await here.connect(made.room, made.token)
            for _ in range(3):
                await me.until(lambda me: me.asked() is not None)
                await me.answer()
                await me.settle()
            assert me.position is not None and me.position.moves > 22
            for wrong in ({"moves": 9999}, {"seat": 7}, {"level": "oracle"}):
                refused = await here.http.post(f"/api/rooms/{room}/fork", json={**body, **wrong})
                assert refused.status_code in (404, 422)

    run(work())


def test_openapi_describes_every_route_with_shapes_that_exist(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            document = (await here.http.get("/api/openapi.json")).json()
            shapes = document["components"]["schemas"]
            paths = document["paths"]
            assert set(paths) >= {"/api/health", "/api/rooms", "/api/rooms/{room}/replay/{moves}"}
            text = json.dumps(document)
            for part in text.split('"#/components/schemas/')[1:]:
                assert part.split('"')[0] in shapes
            assert "requestBody" in paths["/api/rooms"]["post"]

    run(work())


def test_a_finished_match_of_older_rules_is_watched_with_a_word(file: str) -> None:
    async def get(here: Club, path: str, **query: Any) -> Any:
        response = await here.http.get(f"/api/rooms/{path}", params=query)
        assert response.status_code == 200, response.text
        return response.json()

    async def work() -> None:
        async with club(file, GAMES) as here:
            room = (await finished(here))[0].room
            replays = {seat: await get(here, f"{room}/replay", **seat_query(seat)) for seat in (None, 0, 1)}
            last = len(replays[None]["moves"])
            places = [(seat, moves) for seat in replays for moves in (0, 1, last // 2, last)]
            seen = [await get(here, f"{room}/replay/{moves}", **seat_query(seat)) for seat, moves in places]
            record = await get(here, f"{room}/record")
            await asyncio.gather(*here.clubhouse.tasks)  # its album
        newer = {"toy": Game(**{**vars(TOY), "rules": TOY.rules + 1})}
        async with club(file, newer) as here:
            for seat, before in replays.items():
                now = await get(here, f"{room}/replay", **seat_query(seat))
                assert now.pop("notice")["id"] == "rules-since" and "notice" not in before
                assert [now[name] for name in PLAYED] == [before[name] for name in PLAYED]
            again = [await get(here, f"{room}/replay/{moves}", **seat_query(seat)) for seat, moves in places]
            assert again == seen
            assert await get(here, f"{room}/record") == record
            verified = await get(here, f"{room}/verify")
            assert verified["ok"] and "rules have changed since" in verified["checks"][1]["text"]
            czech = await here.http.get(f"/api/rooms/{room}/replay", headers={"accept-language": "cs"})
            assert "Pravidla se od té doby změnila" in czech.text
            assert reason(await here.http.get(f"/api/rooms/{room}/replay/{last + 1}"), 404) == "no-position"
            wanted = {"moves": 1, "seat": 0, "level": "random"}
            assert reason(await here.http.post(f"/api/rooms/{room}/fork", json=wanted), 409) == "other-rules"

    run(work())


PLAYED = ("seat", "startEventCount", "moves", "events")


def seat_query(seat: int | None) -> dict[str, int]:
    return {} if seat is None else {"seat": seat}


def test_pages(file: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")

    async def work() -> None:
        async with club(file, static=static, settings=GENEROUS) as here:
            page = await here.http.get("/")
            assert page.status_code == 200 and "make web" in page.text
            assert reason(await here.http.post("/"), 405) == "no-method"
            (static / "index.html").write_text("<!doctype html><title>club</title>")
            (static / "assets" / "app-1.js").write_text("let a = 1;" * 500)
            for path in ("/", "/about", "/t/abcdef", "/t/abcdef/", "/t/abcdef/replay?at=12&seat=1"):
                page = await here.http.get(path)
                assert page.status_code == 200 and "<title>club" in page.text
                assert page.headers["cache-control"] == "no-cache"
            script = await here.http.get("/assets/app-1.js")
            assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
            assert script.headers["content-encoding"] == "gzip"
            for path in (
                "/assets/none.js",
                "/metrics",
                "/admin/users",
                "/wp-login",
                "/t",
                "/t/abcdef/more",
                "/.env",
                "/ws",
            ):
                assert reason(await here.http.get(path), 404) == "no-page", path
            for path in ("/nowhere", "/nowhere.html", "/t/a%2Fb.c"):  # people get a page, with its status
                lost = await here.http.get(path, headers={"accept": "text/html"})
                assert lost.status_code == 404 and "<title>club" in lost.text, path
            script = await here.http.get("/assets/none.js", headers={"accept": "text/html"})
            assert reason(script, 404) == "no-page"
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt"):
                assert "secret" not in (await here.http.get(path)).text

    run(work())
