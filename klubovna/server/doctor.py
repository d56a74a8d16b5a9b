"""`klubovna doctor`: is everything in place for a clubhouse? Nothing is changed by looking."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, Engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from klubovna import compiled
from klubovna.server.mailing import Unsent, read_post
from klubovna.server.pages import STATIC
from klubovna.server.pushing import read_key
from klubovna.server.settings import BadSetting
from klubovna.table.backup import lasting, sqlite_file
from klubovna.table.database import HEAD, BadStore, first_line, make_engine, present_revision, shown
from klubovna.table.schema import HOUSE_KEY

State = Literal["ok", "warn", "fail"]

LITTLE: Final = 1024**3  # bytes of free space that are worth a word
TOO_LITTLE: Final = 100 * 1024**2
DRIFT: Final = 2.0  # seconds between two clocks that are worth a word
WRONG: Final = 30.0


class Finding(msgspec.Struct):
    """What one look has shown, and what to do about it."""

    check: str
    state: State
    text: str


class Given(msgspec.Struct):
    """How the server is to be started."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    metrics_port: int | None = None
    trusted_proxies: tuple[str, ...] = ()
    password_in_sight: bool = False  # it stands on the command line
    base_url: str = ""
    smtp: str = ""
    mail_from: str = ""
    static: Path = STATIC


def examine(given: Given) -> Iterator[Finding]:
    """All findings, one after another."""
    yield settings(given)
    yield web_client(given)
    yield build()
    yield port("port", given.host, given.port)
    if given.metrics_port is not None:
        yield port("metrics port", "127.0.0.1", given.metrics_port)
    yield from messages(given)
    yield from database(given)


def settings(given: Given) -> Finding:
    if given.password_in_sight:
        return Finding(
            "settings",
            "warn",
            "The database's password stands on the command line, where everybody on this machine can read it: "
            "put it into KLUBOVNA_DB or a file for --config.",
        )
    if given.host not in ("127.0.0.1", "localhost", "::1") and not given.trusted_proxies:
        return Finding(
            "settings",
            "warn",
            f"Other machines can reach {given.host} without TLS: let a proxy stand before it and name it in "
            "trusted_proxies, or stay on 127.0.0.1.",
        )
    return Finding("settings", "ok", "They can be read, and they fit together.")


def web_client(given: Given) -> Finding:
    if (given.static / "index.html").exists():
        return Finding("web client", "ok", "It is built.")
    return Finding("web client", "warn", "It is not built, so only programs can play: run `make web`.")


def build() -> Finding:
    if reason := compiled.stale():
        return Finding("build", "warn", reason)
    if compiled.is_compiled():
        return Finding("build", "ok", "Engine, games and bots are compiled.")
    return Finding(
        "build", "ok", "Engine, games and bots are interpreted; `make compiled` makes bots several times as fast."
    )


def port(name: str, host: str, number: int) -> Finding:
    if not 0 <= number <= 65535:
        return Finding(name, "fail", f"A port is a number from 0 to 65535, not {number}.")
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as listening:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, number))
    except OSError as error:
        if version := running(host, number):
            return Finding(name, "ok", f"A clubhouse is open at {host}:{number} (klubovna {version}).")
        why = (error.strerror or str(error)).lower()
        return Finding(
            name, "fail", f"{host}:{number} cannot be opened: {why}. End what uses it, or take another port."
        )
    return Finding(name, "ok", f"{host}:{number} is free.")


def running(host: str, number: int) -> str | None:
    """The version of the klubovna that answers there."""
    place = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    try:
        with urllib.request.urlopen(f"http://{place}:{number}/api/health/live", timeout=2) as answer:
            return str(json.load(answer)["version"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


# --- telling people that it is their turn


def messages(given: Given) -> Iterator[Finding]:
    """What is wrong here costs messages, not matches: it never keeps the clubhouse shut."""
    host = urlsplit(given.base_url).hostname or ""
    if not given.base_url:
        state: State = "warn" if given.smtp else "ok"
        yield Finding(
            "messages", state, "Only browsers can be told whose turn it is: set base_url for e-mail and chat."
        )
        return
    if given.base_url.startswith("http://") and host not in ("localhost", "127.0.0.1", "::1"):
        yield Finding("messages", "warn", f"{given.base_url} is not secure: browsers take messages from https:// only.")
    else:
        yield Finding("messages", "ok", f"Links in them lead to {given.base_url}.")
    if given.smtp:
        yield post_office(given)


def post_office(given: Given) -> Finding:
    try:
        post = read_post(given.smtp, given.mail_from, given.base_url)
        assert post is not None
        asyncio.run(post.try_out())
    except BadSetting as bad:
        return Finding("e-mail", "fail", str(bad))
    except Unsent as unsent:
        why = str(unsent).replace("\n", " ").rstrip(".")
        return Finding("e-mail", "warn", f"The mail server does not take us: {why}. Mend smtp, or start it.")
    return Finding("e-mail", "ok", f"{post.host}:{post.port} takes letters from {post.address}.")


def push_key(connection: Connection) -> Finding:
    """The key by which browsers know the house. It is made at the first start."""
    if not inspect(connection).has_table("house_key"):
        return Finding("push key", "ok", "There is none yet; the first start makes it.")
    pem = connection.execute(select(HOUSE_KEY.c.value).where(HOUSE_KEY.c.name == "vapid")).scalar()
    if pem is None:
        return Finding("push key", "ok", "There is none yet; the first start makes it.")
    try:
        read_key(pem)
    except ValueError:
        return Finding(
            "push key",
            "warn",
            "The VAPID key in the table house_key cannot be read, so browsers are not told: restore it from a backup.",
        )
    return Finding("push key", "ok", "Browsers know the house by the key in the database.")


# --- the database


def database(given: Given) -> Iterator[Finding]:
    file = sqlite_file(given.db)
    if file is not None:
        yield free_space(file)
        if not file.exists():
            folder = file.parent
            if folder.is_dir() and os.access(folder, os.W_OK):
                yield Finding("database", "ok", f"There is none yet; it will be made as {file}.")
            else:
                yield Finding(
                    "database", "fail", f"{file} cannot be made: make the folder {folder} and let us write there."
                )
            return
    try:
        engine = make_engine(given.db)
    except BadStore as bad:
        yield Finding("database", "fail", str(bad))
        return
    try:
        with engine.connect() as connection:
            yield from looks(engine, connection)
    except SQLAlchemyError as error:
        yield Finding(
            "database",
            "fail",
            f"{shown(engine)} does not answer: {first_line(error)} Start it, or mend the URL.",
        )
    finally:
        engine.dispose()


def looks(engine: Engine, connection: Connection) -> Iterator[Finding]:
    yield Finding("database", "ok", f"{shown(engine)} answers.")
    for name, look in LOOKS.items():
        try:
            yield look(connection)
        except SQLAlchemyError as error:
            connection.rollback()
            yield Finding(name, "fail", f"The database refuses: {first_line(error)}")


def migrations(connection: Connection) -> Finding:
    present = present_revision(connection)
    if present == HEAD:
        return Finding("migrations", "ok", f"The tables are at {HEAD}, the newest.")
    if present is None:
        return Finding("migrations", "ok", "There are no tables yet; the first start makes them.")
    if present > HEAD:
        return Finding(
            "migrations",
            "fail",
            f"The tables are at {present}, of a newer klubovna; this one knows {HEAD}. Use that one.",
        )
    return Finding(
        "migrations", "warn", f"The tables are at {present}; the next start brings them to {HEAD}. Make a backup first."
    )


def writing(connection: Connection) -> Finding:
    """A write that changes nothing."""
    if connection.dialect.name == "postgresql":
        if connection.execute(text("show transaction_read_only")).scalar() != "off":
            return Finding("writing", "fail", "The database can only be read: is it a standby server?")
        if (
            present_revision(connection) is None
            and not connection.execute(text("select has_schema_privilege(current_schema(), 'create')")).scalar()
        ):
            return Finding("writing", "fail", "We may not make tables: grant CREATE on the schema to this user.")
        connection.execute(text("select txid_current()"))
    else:
        version = connection.execute(text("pragma user_version")).scalar()
        connection.execute(text(f"pragma user_version = {version}"))
    connection.rollback()
    return Finding("writing", "ok", "The database takes writes.")


def clock(connection: Connection) -> Finding:
    """Against the database's own, and against the newest thing that was ever stored."""
    if connection.dialect.name == "postgresql":
        theirs = float(connection.execute(text("select extract(epoch from clock_timestamp())")).scalar() or 0)
        off = abs(theirs - time.time())
        if off > DRIFT:
            state: State = "fail" if off > WRONG else "warn"
            return Finding(
                "clock", state, f"The database's clock and ours differ by {off:.1f} s: let both follow a time server."
            )
    entry = next((table for table in lasting(connection) if table.name == "entry"), None)
    newest = 0.0 if entry is None else connection.execute(select(func.max(entry.c.at))).scalar() or 0.0
    ahead = float(newest) - time.time()
    if ahead > WRONG:
        return Finding("clock", "warn", f"The newest entry is {ahead:.0f} s in the future: the clock is wrong, or was.")
    return Finding("clock", "ok", "It agrees with the database.")


def size(connection: Connection) -> Finding:
    if connection.dialect.name == "postgresql":
        bytes = int(connection.execute(text("select pg_database_size(current_database())")).scalar() or 0)
        return Finding("size", "ok", f"The database takes {bytes / 1e6:.0f} MB; watch the free space on its machine.")
    pages = int(connection.execute(text("pragma page_count")).scalar() or 0)
    page = int(connection.execute(text("pragma page_size")).scalar() or 0)
    return Finding("size", "ok", f"The database takes {pages * page / 1e6:.0f} MB.")


LOOKS: Final[dict[str, Callable[[Connection], Finding]]] = {
    "migrations": migrations,
    "writing": writing,
    "clock": clock,
    "size": size,
    "push key": push_key,
}


def free_space(file: Path) -> Finding:
    folder = file.parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    told = f"{free / 1e9:.1f} GB are free in {folder}."
    if free < TOO_LITTLE:
        return Finding("free space", "fail", f"{told} Moves will be refused when there is none: make room.")
    if free < LITTLE:
        return Finding("free space", "warn", f"{told} That will not last: make room.")
    return Finding("free space", "ok", told)


def as_lines(findings: list[Finding]) -> str:
    return "\n".join(f"{finding.state:<5} {finding.check:<13} {finding.text}" for finding in findings)


def as_json(findings: list[Finding]) -> str:
    found: Any = msgspec.to_builtins(findings)
    return json.dumps(found, ensure_ascii=False, indent=2)
