"""Shown: what a game shows of a position, as typed structs, and what has changed between two of them.

This module is not compiled: msgspec's structs are made, compared and encoded in C already. It is the one source of the
shape of a view; `klubovna.server.typescript` writes the same shapes for the browser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec


class Shown(msgspec.Struct, rename="camel", gc=False):
    """The base of everything that a game shows. Made anew for every look, never changed afterwards."""


class Nothing(Shown):
    """What a game shows that has nothing to show of this kind."""


def plain(shown: Shown) -> dict[str, Any]:
    """The same as JSON-ready data, with lists for tuples as JSON has them."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return data


class Printed:
    """A table of components as printed. In the browser `cards` is the constant CARDS; `id` names the type of ids."""

    def __init__(self, name: str, id: str, entries: Mapping[str, Shown]) -> None:
        self.name: str = name
        self.id: str = id
        self.entries: Mapping[str, Shown] = entries


# A change is [path, value]: put the value there; or [path, at, removed, items]: in the list there, so many entries
# make place for these. A path names fields and numbers of entries from the outside in.
Change = list[Any]


def changes(old: Shown, new: Shown) -> list[Change]:
    """What turns the old one into the new one; both must be of one type."""
    found: list[Change] = []
    compare(old, new, [], found)
    return found


def compare(old: Shown, new: Shown, path: list[str | int], found: list[Change]) -> None:
    kind = type(new)
    for field, name in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
        before, after = getattr(old, field), getattr(new, field)
        if before != after:
            compare_values(before, after, [*path, name], found)


def compare_values(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    kind = type(after)
    if type(before) is not kind:
        found.append([path, after])
    elif isinstance(after, Shown):
        compare(before, after, path, found)
    elif kind is list or kind is tuple:
        compare_lists(before, after, path, found)
    else:
        found.append([path, after])


def compare_lists(before: Sequence[Any], after: Sequence[Any], path: list[str | int], found: list[Change]) -> None:
    """Entries that differ one by one where lists of things are of one length; otherwise the stretch that differs."""
    if len(before) == len(after) and isinstance(after[0], Shown | list | tuple):
        for at, (one, other) in enumerate(zip(before, after, strict=True)):
            if one != other:
                compare_values(one, other, [*path, at], found)
        return
    start, shorter = 0, min(len(before), len(after))
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    found.append([path, start, len(before) - end - start, after[start : len(after) - end]])


def changed(data: dict[str, Any], made: list[Change]) -> dict[str, Any]:
    """The JSON-ready data of a view after these changes. What did not change is shared with the old data."""
    for change in made:
        data = put(data, change[0], 0, change)
    return data


def put(data: Any, path: list[Any], depth: int, change: Change) -> Any:
    if depth == len(path):
        if len(change) == 2:
            return change[1]
        _, at, removed, items = change
        return [*data[:at], *items, *data[at + removed :]]
    twin = data.copy()
    twin[path[depth]] = put(data[path[depth]], path, depth + 1, change)
    return twin
