"""What can be set when a server is started, with the values that suit a friendly clubhouse.

The command line has the first word, then the environment, then a file; docs/server.md lists the names.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

PROGRAM: Final = re.compile(r"[A-Za-z0-9_.-]{1,40}:[0-9a-f]{40}")


class BadSetting(Exception):
    """One sentence for the person who started the server."""


class Settings(msgspec.Struct, frozen=True):
    """Limits are counts per seconds."""

    messages: tuple[int, int] = (100, 20)  # from one socket
    requests: tuple[int, int] = (3000, 60)  # from one address: a school, too, is one
    new_tables: tuple[int, int] = (60, 600)  # from one address; cards as well
    card_tries: tuple[int, int] = (30, 600)  # from one address: codes and passkeys that open a card
    lines: tuple[int, int] = (20, 20)  # of chat, from one player
    spectator_lines: tuple[int, int] = (6, 30)  # of chat, from all who only look on at one address
    sockets_per_address: int = 256
    programs: tuple[str, ...] = ()  # that have a token: NAME:HASH (see programs.py)
    program_rate: tuple[int, int] = (2000, 20)  # messages from one socket of a program, and requests of all of it
    program_tables: tuple[int, int] = (600, 60)  # of one program
    queue_bytes: int = 1024 * 1024  # waiting for one slow reader
    queue_messages: int = 256
    hello_within: float = 10.0  # seconds
    heartbeat: float = 10.0  # seconds
    origins: tuple[str, ...] = ()  # besides the server's own
    trusted_proxies: tuple[str, ...] = ()  # whose word on a client's address is believed
    log: str = ""  # the least that is told: debug, info, warning or error
    log_format: str = "text"  # or json
    metrics_port: int | None = None  # of its own, on the loopback address
    admin_token: str = ""  # opens the owner's page and `klubovna admin`; without one there is neither
    expire_days: int = 0  # a table without any entry for that long is put away; 0: never
    metrics_token: str = ""  # for /metrics at the public port; without one there is nothing
    base_url: str = ""  # by which the world knows our pages; links in messages begin with it
    smtp: str = ""  # where letters are handed in (see mailing.py)
    mail_from: str = ""  # from whom they are
    notify_after: int = 60  # seconds that a turn has lasted when its member is told, unless they are at the table
    notify_networks: tuple[str, ...] = ()  # private ones that webhooks and push services may be in
    letters: tuple[int, int] = (5, 3600)  # first letters and first messages to chat rooms that one address causes


def rate(name: str, text: str) -> tuple[int, int]:
    """A limit, written as 600/60: a count per number of seconds."""
    count, slash, seconds = text.partition("/")
    if not (slash and is_number(count) and is_number(seconds)):
        raise BadSetting(f"{name} is written as COUNT/SECONDS, such as 600/60, not {text!r}.")
    return int(count), int(seconds)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and 0 < len(text) < 10 and int(text) > 0


def one_of(name: str, text: str, known: tuple[str, ...]) -> str:
    if text.lower() not in known:
        raise BadSetting(f"{name} is one of {', '.join(known)}, not {text!r}.")
    return text.lower()


def secret(name: str, text: str) -> str:
    """A token that cannot be guessed, or none."""
    if text and (len(text) < 16 or not text.isascii() or not text.isprintable() or " " in text):
        raise BadSetting(f"{name} is a word of at least 16 letters and digits.")
    return text


def words(text: str) -> tuple[str, ...]:
    """A list, written with commas."""
    return tuple(word for word in (part.strip() for part in text.split(",")) if word)


def programs(text: str) -> tuple[str, ...]:
    """Programs by name and the hash of their token, as `klubovna token` prints them."""
    for word in words(text):
        if not PROGRAM.fullmatch(word):
            raise BadSetting(f"programs are written NAME:HASH, as `klubovna token NAME` prints it, not {word[:60]!r}.")
    return words(text)


def networks(name: str, text: str) -> tuple[str, ...]:
    """Addresses or networks, written with commas."""
    for word in words(text):
        try:
            ip_network(word)
        except ValueError:
            raise BadSetting(f"{name} are addresses or networks, such as 10.0.0.0/8, not {word!r}.") from None
    return words(text)


def base_url(text: str) -> str:
    """The address of our own pages, without a slash at the end."""
    try:
        parts = urlsplit(text)
        good = not text or (parts.scheme in ("http", "https") and bool(parts.hostname) and parts.username is None)
        more = parts.path.strip("/") or parts.query or parts.fragment or (parts.port or 1) < 1
    except ValueError:
        good, more = False, ""
    if not good or more or not text.isascii() or " " in text:
        raise BadSetting(f"base_url is the address of the clubhouse, such as https://club.example.org, not {text!r}.")
    return text.rstrip("/")


def read_file(path: Path, known: set[str]) -> dict[str, Any]:
    """The settings in a TOML file, as they would be typed on the command line."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"The settings in {path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise BadSetting(f"{path} is not a TOML file: {error}.") from None
    for name in data:
        if name not in known:
            raise BadSetting(f"{path} sets {name!r}; what can be set is: {', '.join(sorted(known))}.")
    return typed(path, data)


def typed(path: Path, data: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in data.items():
        if isinstance(value, list):
            value = ",".join(str(word) for word in value)
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            raise BadSetting(f"{path}: {name} is a text, a number or a list of texts.")
        found[name] = str(value)
    return found
