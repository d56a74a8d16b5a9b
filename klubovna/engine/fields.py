"""Words for fields of a state that are not simply copied and written as their type says.

`make fields` reads the annotated assignments in `__init__` and writes `copy`, `to_json` and `from_json` from them
(`klubovna/lab/fields.py`). To Python, mypy and mypyc these words mean nothing: `Derived[int]` is an int.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

T = TypeVar("T")

Shared = Annotated[T, "shared"]  # never changed in place, so copies share it
Derived = Annotated[T, "derived"]  # follows from the others: not written, found again by whoever loads
Memo = Annotated[T, "memo"]  # a result that is kept: not written, found again when somebody needs it
Passing = Annotated[T, "passing"]  # lives inside a step: neither copied nor written
Parent = Annotated[T, "parent"]  # what it belongs to: whoever copies or loads it says whose it is now
Spread = Annotated[T, "spread"]  # written as if its fields were ours


class As:
    """How a field is spelled in JSON, where its type does not say it: `Annotated[int, As(hexes_in, mask)]`."""

    def __init__(self, write: Callable[[Any], Any], read: Callable[[Any], Any], key: str = "") -> None:
        self.write: Callable[[Any], Any] = write
        self.read: Callable[[Any], Any] = read
        self.key: str = key  # its name in JSON, if that is another one
