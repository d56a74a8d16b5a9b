"""Tokens: the secrets that open a seat or a card, and what is stored in their place."""

from __future__ import annotations

import hmac
from hashlib import blake2b
from secrets import choice, token_hex, token_urlsafe
from typing import Final, Literal

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # nobody takes one of these for another
MISREAD: Final = str.maketrans("OIL", "011")
MEMBER: Final = "member:"  # no hash begins like this

Purpose = Literal["device", "carry", "recovery", "passkey", "mail"]


def new_token() -> str:
    """A secret of 128 bits. The table keeps only its `holder_of`."""
    return token_urlsafe(16)


def holder_of(token: str) -> str:
    """What is stored in the place of a token: nobody who reads the database can sit down with it."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=20, person=b"klubovna token").hexdigest()


def member_holder(member: str) -> str:
    """The holder of a member's seats. No token leads to it: it is had through the card alone."""
    return MEMBER + member


def member_of(holder: str) -> str | None:
    """Whose card holds the seat, if it is a card that does."""
    return holder[len(MEMBER) :] if holder.startswith(MEMBER) else None


def new_code(length: int) -> str:
    """A secret that can be read out and typed, five bits a letter."""
    return "".join(choice(ALPHABET) for _ in range(length))


def read_code(typed: str) -> str:
    """A code as it was made, whatever spaces, dashes and look-alikes it was typed with."""
    return "".join(letter for letter in typed.upper().translate(MISREAD) if letter in ALPHABET)


def hash_of(purpose: Purpose, secret: str) -> str:
    """What is stored in the place of a member's secret. A secret for one purpose is worth nothing for another."""
    person = f"klub {purpose}".encode()
    return blake2b(secret.encode("utf-8", "surrogatepass"), digest_size=20, person=person).hexdigest()


def same(holder: str, other: str) -> bool:
    """Whether two holders are one, compared in constant time. Nobody ("") is never anybody."""
    return bool(holder) and hmac.compare_digest(holder, other)


def new_room_id() -> str:
    return token_hex(5)
