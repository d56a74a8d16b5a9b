"""A real PostgreSQL for the tests: found on the machine, or installed by `python -m tests.postgres`."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any

import psycopg

from tools import debian

MISSING = "PostgreSQL is needed for these tests: run `make postgres`, or install the package postgresql."


def binaries() -> Path | None:
    """The folder with initdb and postgres."""
    candidates = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        candidates.append(Path(on_path).resolve().parent)
    spec = find_spec("pgserver")
    if spec is not None and spec.origin is not None:
        candidates.append(Path(spec.origin).parent / "pginstall" / "bin")
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def install() -> int:
    """From Debian's packages where we may, otherwise from a wheel."""
    if binaries() is not None:
        return 0
    if not debian.install("postgresql"):
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "pgserver"], check=True)
    return 0 if binaries() is not None else 1


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root; somebody else must."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    return None


class Postgres:
    """A server of its own in a folder under /tmp, which can be killed and started again."""

    def __init__(self) -> None:
        tools = binaries()
        assert tools is not None, MISSING
        self.tools: Path = tools
        self.folder: Path = Path(tempfile.mkdtemp(prefix="klubovna-pg-", dir="/tmp"))
        self.process: subprocess.Popen[Any] | None = None
        user = unprivileged()
        if user is not None:
            shutil.chown(self.folder, user)
        self.demoted: dict[str, Any] = {"user": user, "extra_groups": []} if user is not None else {}
        init = [f"{tools}/initdb", "-D", f"{self.folder}/data", "-U", "postgres", "--auth=trust", "-E", "UTF8"]
        quiet = ["--locale=C", "--no-instructions"]
        subprocess.run([*init, *quiet], cwd=self.folder, check=True, stdout=subprocess.DEVNULL, **self.demoted)

    def start(self) -> None:
        run = [
            f"{self.tools}/postgres",
            "-D",
            f"{self.folder}/data",
            "-k",
            f"{self.folder}",
            "-c",
            "listen_addresses=",
            "-c",
            "recovery_init_sync_method=syncfs",
        ]
        with open(self.folder / "log", "a") as log:
            self.process = subprocess.Popen(
                run, cwd=self.folder, stdout=log, stderr=log, start_new_session=True, **self.demoted
            )

    def kill(self) -> None:
        """All of its processes, in the middle of whatever they do."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # at once: nobody will miss its data
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def server() -> Iterator[Path]:
    """A running server; the path is the folder of its socket."""
    running = Postgres()
    try:
        running.start()
        wait_until_ready(running.folder)
        yield running.folder
    finally:
        running.close()


def wait_until_ready(folder: Path) -> None:
    for _ in range(300):
        try:
            psycopg.connect(host=str(folder), user="postgres", dbname="postgres").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise AssertionError("PostgreSQL did not start: " + (folder / "log").read_text())


def new_database(folder: Path) -> str:
    """The URL of an empty database."""
    name = "t" + token_hex(6)
    with psycopg.connect(host=str(folder), user="postgres", dbname="postgres", autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return f"postgresql://postgres@/{name}?host={folder}"


if __name__ == "__main__":
    sys.exit(install())
