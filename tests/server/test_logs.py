"""Logs: one line for every request, with a trace that the client is told too, and nothing in them that is secret."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog

from klubovna.server import protocol
from klubovna.server.logs import new_trace, set_up_logs, traced
from klubovna.table.play import Play
from klubovna.table.store import Store
from klubovna.table.writer import StoreFailed
from tests.server.club import club, run
from tests.toy import FAULTY, TOY

SECRET = "the top card is the dragon"


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """What is logged, all of it, as JSON."""
    handlers, level = logging.root.handlers[:], logging.root.level
    file = io.StringIO()
    set_up_logs("debug", "json", file)
    try:
        yield file
    finally:
        structlog.reset_defaults()
        logging.root.handlers[:] = handlers
        logging.root.setLevel(level)


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    with logged() as file:
        yield file


def read(file: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.getvalue().splitlines()]


def test_a_trace_stands_in_the_log_and_in_the_error(folder: Path, lines: io.StringIO) -> None:
    async def work() -> None:
        async with club(folder / "club.db", {"toy": TOY}) as here:
            missing = await here.http.get("/api/rooms/nowhere")
            trace = missing.json()["trace"]
            assert trace and missing.headers["x-request-id"] == trace
            (line,) = [line for line in read(lines) if line.get("trace") == trace]
            assert line["event"] == "request" and line["status"] == 404 and line["path"] == "/api/rooms/nowhere"
            found = await here.http.get("/api/games")
            assert found.headers["x-request-id"] not in ("", trace)

    run(work())


def test_a_connection_has_one_too(folder: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: Any) -> None:
        raise StoreFailed("disk full")

    def broken(*_: Any) -> None:
        raise KeyError(SECRET)

    async def work() -> None:
        async with club(folder / "club.db", {"toy": TOY}) as here:
            client, _ = await here.table("toy", people=2)
            assert client.socket.response is not None
            trace = client.socket.response.headers["x-request-id"]
            monkeypatch.setattr(Store, "append", full)
            refused = await client.ask("chat", text="hello")
            assert getattr(refused, "trace", None) == trace
            stale = await client.ask("answer", seat=client.seats[0], version=0, key="flip")
            assert getattr(stale, "trace", None) == "", "whose fault this is need not be looked up"
            monkeypatch.setattr(Play, "answer", broken)
            await client.send("answer", id="x", seat=0, version=client.version, key="flip")
            await client.until(lambda client: client.byes)
            assert client.byes[0].reason.id == "internal" and client.byes[0].trace == trace
            (line,) = [line for line in read(lines) if "exception" in line]
            assert line["trace"] == trace and line["room"] == client.room
            assert "broken" in line["exception"] and line["exception"].endswith("KeyError")

    run(work())
    assert SECRET not in lines.getvalue()


def test_no_secret_is_ever_logged(folder: Path, lines: io.StringIO) -> None:
    """Tokens, names, chat, seeds and the words of a rule that broke, at the finest level."""

    async def work() -> list[str]:
        secrets = ["Ukázaný Člověk", "meet me at the harbour", "not-a-token-of-anybody"]
        async with club(folder / "club.db") as here:
            clients = await here.table("trablici", people=2)
            secrets += [client.token for client in clients]
            await clients[0].do("sit", seat=0, name=secrets[0], salt="0badc0de")
            await clients[0].do("chat", text=secrets[1])
            await clients[0].refused("consent", proposal=1, yes=True)
            for _ in range(12):
                asked = next(client for client in clients if client.asked())
                await asked.answer(1)
                for client in clients:
                    await client.settle()
            await here.http.get(f"/api/rooms/{clients[0].room}/replay?seat=0&token={secrets[2]}")
            await here.http.get("/api/games", headers={"authorization": f"Bearer {secrets[2]}"})
            room = await here.clubhouse.room(clients[0].room)
            secrets.append(str(room.play.seed))
            assert room.match is not None
            secrets += [option.key for ask in room.match.asks for option in ask.options if len(option.key) > 4]
            await here.reconnect(clients[0])
        return secrets

    secrets = run(work())
    said = lines.getvalue()
    assert len(read(lines)) > 3 and len(secrets) >= 6
    for secret in secrets:
        assert secret not in said and json.dumps(secret)[1:-1] not in said, secret


def test_a_rule_that_breaks_is_told_by_its_place(folder: Path, lines: io.StringIO) -> None:
    async def work() -> None:
        async with club(folder / "club.db", {"faulty": FAULTY}) as here:
            clients = await here.table("faulty", people=2)
            for _ in range(20):
                asked = next(client for client in clients if client.asked())
                ask = asked.asked()
                assert ask is not None
                keys = [option.key for option in ask.options or []]
                answer = await asked.answer(keys.index("trap") if "trap" in keys else 0)
                if isinstance(answer, protocol.Refused):
                    assert answer.reason.id == "rule-broke" and answer.trace
                    break
                for client in clients:
                    await client.settle()

    run(work())
    broken = [line for line in read(lines) if line["event"] == "a rule broke"]
    assert broken and all(" in " in line["error"] and "'" not in line["error"] for line in broken)


def test_lines_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    handlers = logging.root.handlers[:]
    file = io.StringIO()
    set_up_logs("info", "text", file)
    try:
        with traced(new_trace()):
            structlog.get_logger("klubovna.test").info("something happened", room="abc")
        logging.getLogger("a library").warning("a library says")
        try:
            raise ValueError(SECRET)
        except ValueError:
            structlog.get_logger("klubovna.test").exception("something broke")
    finally:
        structlog.reset_defaults()
        logging.root.handlers[:] = handlers
    said = file.getvalue()
    assert "something happened" in said and "room=abc" in said and "trace=" in said and "\x1b" not in said
    assert "a library says" in said and "ValueError" in said and SECRET not in said
