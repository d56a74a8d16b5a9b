"""Shown: what a game shows of a position, as typed structs.

This module is not compiled: msgspec's structs are made, compared and encoded in C already. It is the one source of the
shape of a view; `klubovna.server.typescript` writes the same shapes for the browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Shown(msgspec.Struct, rename="camel", gc=False):
    """The base of everything that a game shows. Made anew for every look, never changed afterwards."""


class Nothing(Shown):
    """What a game shows that has nothing to show of this kind."""


def plain(shown: Shown) -> dict[str, Any]:
    """The same as JSON-ready data: lists, no tuples."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return data


class Printed:
    """A table of components as printed. In the browser `cards` is the constant CARDS; `id` names the type of ids."""

    def __init__(self, name: str, id: str, entries: Mapping[str, Shown]) -> None:
        self.name: str = name
        self.id: str = id
        self.entries: Mapping[str, Shown] = entries
