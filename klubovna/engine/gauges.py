"""Gauges: the figures of a position that people look at when they choose, by name; and odds that can be counted out.

A game hands over `gauges(state, seat)`, all that this seat can read off the table, and, where the rules can count,
`odds(state, ask, option)`. What an option would do is the difference of gauges (`bots/foresight.py`).
"""

from __future__ import annotations

from klubovna.engine.text import Message


class Gauge:
    """One figure: what it is called, what it stands at, the visible thing at which it can be read (`ref`), and whose it
    is; nobody's is -1."""

    __slots__ = ("key", "name", "ref", "seat", "value")

    def __init__(self, key: str, name: Message, value: int, ref: str = "", seat: int = -1) -> None:
        self.key: str = key  # the same for the same figure before and after
        self.name: Message = name
        self.value: int = value
        self.ref: str = ref
        self.seat: int = seat


class Odds:
    """Something that happens in `part` of `of` cases that are alike."""

    __slots__ = ("name", "of", "part")

    def __init__(self, name: Message, part: int, of: int) -> None:
        self.name: Message = name
        self.part: int = part
        self.of: int = of
