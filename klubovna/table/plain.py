"""Plain text: what people may call themselves and say."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_LENGTH: Final = 40  # characters
CHAT_LENGTH: Final = 500


def cleaned(text: str, most: int) -> str:
    """One line without control characters or runs of spaces, cut off after `most` characters."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" or c == "\u200d" else " " for c in text)
    return " ".join(kept.split())[:most]
