"""Changes: what turns one look at a table into the next one, in few bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.json import Encoder
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
    names, first = type(new).__struct_encode_fields__, len(found)
    before, after = astuple(old), astuple(new)
    for at in range(len(names)):
        if before[at] is not after[at] and before[at] != after[at]:
            compare_values(before[at], after[at], [*path, names[at]], found)
    if len(found) > first + 1 and not any([isinstance(value, PARTED) for value in after]):  # else it is seldom shorter
        take_shorter(found, first, [path, new])


def compare_values(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    kind = type(after)
    if type(before) is not kind:
        found.append([path, after])
    elif kind is list or kind is tuple:
        compare_lists(before, after, path, found)
    elif isinstance(after, Shown):
        compare(before, after, path, found)
    elif kind is dict and before.keys() == after.keys():
        compare_words(before, after, path, found)
    else:
        found.append([path, after])


def compare_words(before: dict[str, Any], after: dict[str, Any], path: Path, found: list[Change]) -> None:
    """Data with the same names, as of events to come."""
    first = len(found)
    for name, value in after.items():
        if before[name] != value:
            compare_values(before[name], value, [*path, name], found)
    take_shorter(found, first, [path, after])


def compare_lists(before: Sequence[Any], after: Sequence[Any], path: Path, found: list[Change]) -> None:
    """Entry by entry what changed in lists of things of one length, or what came or went; otherwise the stretch that
    differs."""
    first = len(found)
    if len(before) == len(after) and isinstance(after[0], PARTED):
        for at in range(len(after)):
            if before[at] is not after[at] and before[at] != after[at]:
                compare_values(before[at], after[at], [*path, at], found)
        if len(found) >= first + len(after):
            take_shorter(found, first, [path, after])
        return
    start, shorter = 0, min(len(before), len(after))
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    last = len(after) - end
    stretch = [path, start, len(before) - end - start, after[start:last]]
    if start + end == shorter or not isinstance(after[start], PARTED):
        found.append(stretch)
    else:
        compare_named(list(before[: len(before) - end]), after[:last], start, path, found)
        take_shorter(found, first, stretch)


def compare_named(now: list[Any], after: Sequence[Any], at: int, path: Path, found: list[Change]) -> None:
    """Where things came or went: what has the same name, its first field, is the same thing as before."""
    for thing in after[at:]:
        here = at
        while here < len(now) and name_of(now[here]) != name_of(thing):
            here += 1
        if here == len(now):
            found.append([path, at, 0, [thing]])
            now.insert(at, thing)
        elif here > at:
            found.append([path, at, here - at, []])
            del now[at:here]
        if now[at] != thing:
            compare_values(now[at], thing, [*path, at], found)
        at += 1
    if at < len(now):
        found.append([path, at, len(now) - at, []])


def name_of(thing: Any) -> Any:
    fields = astuple(thing) if isinstance(thing, Shown) else list(thing.values()) if type(thing) is dict else thing
    return fields[0] if len(fields) else None


PARTED: Final = (Shown, list, tuple, dict)  # what has parts that may have changed alone


def take_shorter(found: list[Change], first: int, whole: Change) -> None:
    """Of two ways to tell the same the one that takes fewer bytes: what was found from `first` on, or the whole."""
    if len(found) > first + 1 and len(ENCODER.encode([whole])) < len(ENCODER.encode(found[first:])):
        found[first:] = [whole]


ENCODER: Final = Encoder()


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
