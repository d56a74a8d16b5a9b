"""`klubovna doctor`: finds what would go wrong, says what to do, and changes nothing."""

from __future__ import annotations

import json
import shutil
import socket
import sys
import time
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import text
from typer.testing import CliRunner

from klubovna import cli
from klubovna.server import doctor
from klubovna.server.doctor import Finding, Given, examine
from klubovna.table.database import make_engine, migrate
from tests import postgres
from tests.server.club import club, run
from tests.server.test_kill import free_port


def states(given: Given) -> dict[str, Finding]:
    found = {finding.check: finding for finding in examine(given)}
    for finding in found.values():
        assert finding.text.endswith(".") and "\n" not in finding.text, finding
    return found


def migrated(url: str, revision: str | None = None, *statements: str) -> str:
    engine = make_engine(url)
    with engine.begin() as connection:
        migrate(connection, *([revision] if revision else []))
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()
    return url


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_healthy_house(kind: str, tmp_path: Path, postgres_server: Path) -> None:
    url = str(tmp_path / "club.db") if kind == "sqlite" else postgres.new_database(postgres_server)
    (tmp_path / "index.html").write_text("")
    given = Given(migrated(url), port=free_port(), metrics_port=free_port(), static=tmp_path)
    found = states(given)
    wanted = {"settings", "web client", "build", "port", "metrics port", "database", "migrations", "writing", "clock"}
    assert set(found) == wanted | {"size", "messages", "push key"} | ({"free space"} if kind == "sqlite" else set())
    assert {finding.state for finding in found.values()} == {"ok"}, found


def test_messages_to_people_who_are_away(tmp_path: Path) -> None:
    url = migrated(str(tmp_path / "club.db"), None, "insert into house_key values ('vapid', 'nonsense')")
    base = "https://club.example.org"
    found = states(Given(url, port=0))
    assert (found["messages"].state, found["push key"].state) == ("ok", "warn")
    assert states(Given(url, port=0, smtp="smtp://127.0.0.1:1"))["messages"].state == "warn", "letters need links"
    assert states(Given(url, port=0, base_url="http://club.example.org"))["messages"].state == "warn"
    assert states(Given(url, port=0, base_url="http://localhost:8000"))["messages"].state == "ok"
    away = states(Given(url, port=0, base_url=base, smtp=f"smtp://127.0.0.1:{free_port()}"))["e-mail"]
    assert away.state == "warn" and "mail server" in away.text
    assert states(Given(url, port=0, base_url=base, smtp="pop3://x"))["e-mail"].state == "fail"

    class Letters:
        """Takes everything."""

    server = Controller(Letters(), "127.0.0.1", free_port(), server_hostname="localhost")
    server.start()
    try:
        here = f"smtp://127.0.0.1:{server.port}"
        assert states(Given(url, port=0, base_url=base, smtp=here))["e-mail"].state == "ok"
        wrong = states(Given(url, port=0, base_url=base, smtp=f"smtp://me:word@127.0.0.1:{server.port}"))["e-mail"]
        assert wrong.state == "warn" and "word" not in wrong.text, "a password is not said without TLS"
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--base-url", "club.example.org"], "base_url"),
        (["--base-url", "https://club.example.org/play"], "base_url"),
        (["--smtp", "imap://mail.example.org"], "smtp://"),
        (["--smtp", "smtp://mail.example.org:port"], "smtp"),
        (["--smtp", "smtp://mail.example.org", "--mail-from", "nobody"], "mail_from"),
        (["--notify-after", "-1"], "--notify-after"),
        (["--notify-networks", "home"], "notify_networks"),
        (["--letters", "many"], "letters"),
    ],
)
def test_wrong_settings_are_one_sentence(wrong: list[str], said: str) -> None:
    refused = CliRunner().invoke(cli.app, ["serve", *wrong])
    assert refused.exit_code and said in str(refused.exception) and "\n" not in str(refused.exception)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    assert states(Given(str(file), port=0))["database"].state == "ok" and not file.exists()
    assert states(Given(str(tmp_path / "no" / "club.db"), port=0))["database"].state == "fail"
    assert states(Given("postgresql://127.0.0.1:1/club", port=0))["database"].state == "fail"
    assert states(Given("mysql://127.0.0.1/club", port=0))["database"].state == "fail"
    file.write_bytes(b"SQLite format 3\x00" + b"garbage" * 1000)
    assert states(Given(str(file), port=0))["database"].state == "fail"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations(kind: str, tmp_path: Path, postgres_server: Path) -> None:
    url = str(tmp_path / "club.db") if kind == "sqlite" else postgres.new_database(postgres_server)
    engine = make_engine(url)
    engine.connect().close()
    engine.dispose()
    assert states(Given(url, port=0))["migrations"].state == "ok"
    older = states(Given(migrated(url, "0001"), port=0))["migrations"]
    assert older.state == "warn" and "backup" in older.text
    newer = migrated(url, None, "update alembic_version set version_num = '9999'")
    assert states(Given(newer, port=0))["migrations"].state == "fail"


def test_clocks(tmp_path: Path, postgres_server: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.new_database(postgres_server)
    usual = time.time
    for off, state in ((0, "ok"), (5, "warn"), (-120, "fail")):
        monkeypatch.setattr(time, "time", lambda off=off: usual() + off)
        assert states(Given(url, port=0))["clock"].state == state
    monkeypatch.setattr(time, "time", usual)
    ahead = f"insert into entry values ('a', 1, 'chat', 'h', null, {usual() + 3600}, '')"
    assert states(Given(migrated(str(tmp_path / "club.db"), None, ahead), port=0))["clock"].state == "warn"


def test_free_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, state in ((10**12, "ok"), (5 * 10**8, "warn"), (10**6, "fail")):
        usage = type("Usage", (), {"free": free})
        monkeypatch.setattr(shutil, "disk_usage", lambda _, usage=usage: usage)
        assert states(Given(str(tmp_path / "club.db"), port=0))["free space"].state == state


def test_ports(tmp_path: Path, folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        taken.settimeout(0)
        found = doctor.port("port", "127.0.0.1", taken.getsockname()[1])
        assert found.state == "fail" and "in use" in found.text
    assert doctor.port("port", "127.0.0.1", 70000).state == "fail"

    async def work() -> Finding:
        import asyncio

        async with club(folder / "club.db") as here:
            return await asyncio.to_thread(doctor.port, "port", "127.0.0.1", here.port)

    found = run(work())
    assert found.state == "ok" and "A clubhouse is open" in found.text


def test_settings_and_pages(tmp_path: Path) -> None:
    url = str(tmp_path / "club.db")
    assert states(Given(url, port=0, host="0.0.0.0"))["settings"].state == "warn"
    assert states(Given(url, port=0, host="0.0.0.0", trusted_proxies=("10.0.0.1",)))["settings"].state == "ok"
    assert states(Given(url, port=0, static=tmp_path / "none"))["web client"].state == "warn"


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], postgres_server: Path
) -> None:
    def said(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["klubovna", "doctor", *words])
        with pytest.raises(SystemExit) as left:
            cli.main()
        told = capsys.readouterr()
        return int(left.value.code or 0), told.out, told.err

    url = f"sqlite:///{tmp_path / 'club.db'}"
    code, out, _ = said("--db", url, "--port", "0")
    assert code == 0 and "ok    database" in out
    config = tmp_path / "club.toml"
    config.write_text(f'db = "{url}"\nport = 0\nmetrics_port = 70000\nrequests = "5/5"\n')
    code, out, _ = said("--config", str(config), "--json")
    assert code == 1 and {"check": "metrics port", "state": "fail"}.items() <= json.loads(out)[4].items()
    code, out, _ = said("--db", "postgresql://club:secret@127.0.0.1:1/club", "--port", "0")
    assert code == 1 and "KLUBOVNA_DB" in out and "secret" not in out
    monkeypatch.setenv("KLUBOVNA_DB", "postgresql://club:secret@127.0.0.1:1/club")
    assert "KLUBOVNA_DB" not in said("--port", "0")[1]
    for words in (("--requests", "many"), ("--port", "x"), ("--nonsense",), ("--config", str(tmp_path / "none.toml"))):
        code, out, err = said(*words)
        assert code == 2 and len(err.strip().splitlines()) == 1 and not out
