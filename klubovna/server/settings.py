"""What can be set when a server is started, with the values that suit a friendly clubhouse."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """Limits are counts per seconds."""

    messages: tuple[int, int] = (100, 20)  # from one socket
    requests: tuple[int, int] = (600, 60)  # from one address
    new_tables: tuple[int, int] = (60, 600)  # from one address
    sockets_per_address: int = 64
    queue_bytes: int = 1024 * 1024  # waiting for one slow reader
    queue_messages: int = 256
    hello_within: float = 10.0  # seconds
    heartbeat: float = 10.0  # seconds
    origins: tuple[str, ...] = ()  # besides the server's own
