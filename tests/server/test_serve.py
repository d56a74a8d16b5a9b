"""`klubovna serve`: what goes wrong before it opens is one clear sentence and exit code 2."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from klubovna import cli
from klubovna.server import serve as serving
from klubovna.server.settings import Settings
from tests.server.test_kill import free_port

if TYPE_CHECKING:
    from klubovna.table.writer import Writer


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "klubovna.cli", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def check(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2, done
    assert len(done.stderr.strip().splitlines()) == 1 and "Traceback" not in done.stderr, done.stderr
    for word in words:
        assert word in done.stderr
    assert "open at" not in done.stdout


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        check(serve("--port", port, "--db", str(tmp_path / "club.db")), port, "already in use", "--port")


@pytest.mark.parametrize("port", ["-1", "70000", "http"])
def test_no_port(port: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["klubovna", "serve", "--port", port])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 2


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("mysql://localhost/club", "mysql"),
        ("postgresql://127.0.0.1:1/club", "refused"),
        ("postgresql://:::/", "not the URL"),
        ("sqlite:////no/such/folder/club.db", "unable to open"),
    ],
)
def test_a_wrong_database_url(url: str, word: str) -> None:
    check(serve("--port", "0", "--db", url), word)


def test_a_corrupt_database_file(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    path.write_bytes(b"SQLite format 3\x00" + b"garbage" * 1000)
    check(serve("--port", "0", "--db", str(path)), "club.db")
    assert path.read_bytes().endswith(b"garbage"), "it is left as it was"


def test_settings_from_the_command_line_the_environment_and_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command line has the first word, then the environment, then the file."""
    given: list[tuple[int, Settings]] = []

    def noted(*arguments: Any) -> int:
        given.append((arguments[0], next(one for one in arguments if isinstance(one, Settings))))
        return 0

    def started(*arguments: str) -> tuple[int, Settings]:
        monkeypatch.setattr("sys.argv", ["klubovna", "serve", *arguments])
        with pytest.raises(SystemExit) as left:
            cli.main()
        assert left.value.code == 0
        return given[-1]

    monkeypatch.setattr(serving, "serve", noted)
    assert started() == (8000, Settings()), "the defaults are those of Settings"
    file = tmp_path / "club.toml"
    file.write_text('port = 1\nrequests = "1/1"\nmessages = "7/7"\ntrusted_proxies = ["10.0.0.1", "10.1.0.0/16"]\n')
    port, settings = started("--config", str(file))
    assert (port, settings.requests, settings.trusted_proxies) == (1, (1, 1), ("10.0.0.1", "10.1.0.0/16"))
    monkeypatch.setenv("KLUBOVNA_CONFIG", str(file))
    monkeypatch.setenv("KLUBOVNA_REQUESTS", "2/2")
    monkeypatch.setenv("KLUBOVNA_PORT", "2")
    port, settings = started("--port", "3")
    assert (port, settings.requests, settings.messages) == (3, (2, 2), (7, 7))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("prot = 1", ["'prot'", "port"]),
        ("port = [", ["not a TOML file"]),
        ("requests = 5", ["requests", "COUNT/SECONDS"]),
        ('requests = "0/10"', ["requests", "COUNT/SECONDS"]),
        ('port = "http"', ["--port"]),
        ("port = true", ["port is a text"]),
        ("sockets_per_address = 0", ["at least 1"]),
        ('trusted_proxies = "nobody"', ["trusted_proxies", "'nobody'"]),
    ],
)
def test_a_wrong_setting(
    tmp_path: Path, line: str, words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "club.toml"
    file.write_text(line)
    monkeypatch.setattr("sys.argv", ["klubovna", "serve", "--config", str(file)])
    with pytest.raises(SystemExit) as left:
        cli.main()
    said = capsys.readouterr().err
    assert left.value.code == 2 and len(said.strip().splitlines()) == 1
    assert all(word in said for word in words), said


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_opens_and_stops_when_asked(tmp_path: Path, sign: signal.Signals) -> None:
    port = str(free_port())
    command = [sys.executable, "-m", "klubovna.cli", "serve", "--port", port, "--db", str(tmp_path / "club.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ))
    assert process.stdout is not None
    assert process.stdout.readline() == f"Klubovna is open at http://localhost:{port}\n"
    process.send_signal(sign)
    _, errors = process.communicate(timeout=30)
    assert "Traceback" not in errors and process.returncode in (0, -sign), errors


def test_garbage_is_collected_while_nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Going through all objects stops the server: it waits until nothing is written, or a thousand times as long."""
    before = gc.get_threshold()
    writer = SimpleNamespace(written=0)
    swept: list[int] = []

    def sweep() -> None:
        swept.append(writer.written)
        time.sleep(0.01)  # so the next one is due in ten seconds

    monkeypatch.setattr(serving, "QUIET", 0.001)
    monkeypatch.setattr(serving, "SWEEP", 0.05)
    monkeypatch.setattr(gc, "collect", sweep)

    async def work() -> None:
        sweeping = asyncio.create_task(serving.sweep_when_quiet(cast("Writer", writer)))
        begun = time.monotonic()
        while time.monotonic() - begun < 0.6:  # somebody moves all the time
            writer.written += 1
            await asyncio.sleep(0)
        assert len(swept) == 1 and gc.get_threshold() == serving.YOUNG
        await asyncio.sleep(0.2)
        assert len(swept) > 1 and swept[-1] == writer.written
        sweeping.cancel()

    try:
        asyncio.run(work())
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
