"""Faults: what a log may say of an error. Its own words stay out: in a rule of a game they may name a hidden card."""

from __future__ import annotations

import traceback


def place(error: BaseException) -> str:
    """The kind of an error and where it was raised, such as "KeyError in rules.py:120 (claim_row)"."""
    root = error
    while root.__cause__ is not None:
        root = root.__cause__
    frames = traceback.extract_tb(root.__traceback__)
    if not frames:
        return type(root).__name__
    last = frames[-1]
    return (
        f"{type(root).__name__} in {last.filename.replace(chr(92), '/').rsplit('/', 1)[-1]}:{last.lineno} ({last.name})"
    )
