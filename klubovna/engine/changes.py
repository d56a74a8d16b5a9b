"""Changes: what turns one look at a table into the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import astuple

from klubovna.engine.shown import Shown

# A change is [path, value]: put the value there; or [path, at, removed, items]: in the list there, that many entries
# make place for these. A path names fields and numbers of entries from the outside in.
Change = list[Any]
Path = list[Any]


def changes(old: Shown, new: Shown) -> list[Change]:
    """What turns the old one into the new one; both must be of one type. What both share need not be looked at."""
    found: list[Change] = []
    if old is not new:
        compare(old, new, [], found)
    return found


def compare(old: Shown, new: Shown, path: Path, found: list[Change]) -> None:
    names = type(new).__struct_encode_fields__
    before, after = astuple(old), astuple(new)
    for at in range(len(names)):
        if before[at] is not after[at] and before[at] != after[at]:
            compare_values(before[at], after[at], [*path, names[at]], found)


def compare_values(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    kind = type(after)
    if type(before) is not kind:
        found.append([path, after])
    elif kind is list or kind is tuple:
        compare_lists(before, after, path, found)
    elif isinstance(after, Shown):
        compare(before, after, path, found)
    else:
        found.append([path, after])


def compare_lists(before: Sequence[Any], after: Sequence[Any], path: Path, found: list[Change]) -> None:
    """Entries that differ one by one where lists of things are of one length; otherwise the stretch that differs."""
    if len(before) == len(after) and isinstance(after[0], PARTED):
        for at in range(len(after)):
            if before[at] is not after[at] and before[at] != after[at]:
                compare_values(before[at], after[at], [*path, at], found)
        return
    start, shorter = 0, min(len(before), len(after))
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    found.append([path, start, len(before) - end - start, after[start : len(after) - end]])


PARTED: Final = (Shown, list, tuple)  # what has parts that may have changed alone


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
