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

import psycopg

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
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"], env=quiet, check=True
        )
    else:
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


@contextlib.contextmanager
def server() -> Iterator[Path]:
    """A running server; the path is the folder of its socket."""
    tools = binaries()
    assert tools is not None, MISSING
    folder = Path(tempfile.mkdtemp(prefix="klubovna-pg-", dir="/tmp"))
    user = unprivileged()
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    demoted = {"user": user, "extra_groups": []} if user is not None else {}
    init = [
        tools / "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "--auth=trust",
        "-E",
        "UTF8",
        "--locale=C",
        "--no-instructions",
    ]
    subprocess.run(init, cwd=folder, check=True, stdout=subprocess.DEVNULL, **demoted)  # type: ignore[call-overload]
    run = [tools / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="]
    log = open(folder / "log", "w")  # noqa: SIM115
    process = subprocess.Popen(run, cwd=folder, stdout=log, stderr=log, **demoted)  # type: ignore[call-overload]
    try:
        wait_until_ready(folder)
        yield folder
    finally:
        process.send_signal(signal.SIGQUIT)  # at once: nobody will miss its data
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        log.close()
        shutil.rmtree(folder, ignore_errors=True)


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
