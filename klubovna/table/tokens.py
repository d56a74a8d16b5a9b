"""Tokens: the secrets that open a seat, and what is stored in their place."""

from __future__ import annotations

import hmac
from hashlib import blake2b
from secrets import token_hex, token_urlsafe


def new_token() -> str:
    """A secret of 128 bits. The table keeps only its `holder_of`."""
    return token_urlsafe(16)


def holder_of(token: str) -> str:
    """What is stored in the place of a token: nobody who reads the database can sit down with it."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=20, person=b"klubovna token").hexdigest()


def same(holder: str, other: str) -> bool:
    """Whether two holders are one, compared in constant time. Nobody ("") is never anybody."""
    return bool(holder) and hmac.compare_digest(holder, other)


def new_room_id() -> str:
    return token_hex(5)
