"""Homes: which of several servers a table is at home at. There it is in memory, and a move is worked out once for all
its players; every other server could do the same work, only less cheaply."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

FIRST_LINE: Final = re.compile(rb"^[A-Z]+ /(?:ws|api/rooms)/([A-Za-z0-9_-]{1,64})[/? ]")


def home_of(room: str, servers: Iterable[int]) -> int:
    """The server with the highest draw for this room: when one comes or goes, only its own rooms move."""
    return max(servers, key=lambda server: blake2b(f"{server} {room}".encode(), digest_size=8).digest())


def room_in(request: bytes) -> str | None:
    """The room that the first line of an HTTP request names, if it names one."""
    found = FIRST_LINE.match(request)
    return found[1].decode() if found else None
