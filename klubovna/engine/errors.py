"""What can go wrong, in sentences for the person who reads them."""

from __future__ import annotations

from reprlib import Repr
from typing import Any


class Refused(Exception):
    """An answer or a set-up that is not allowed. Nothing was changed."""


class BadRecord(Exception):
    """A saved match that cannot be read as one: damaged, made by something else, or played under other rules."""


class RuleBroke(Exception):
    """A rule raised an error. The match stands where it stood before the answer; play can go on."""


def brief(value: Any) -> str:
    """Any value, whoever sent it, as a few words of one line."""
    short = Repr()
    short.maxstring = short.maxother = 80
    try:
        return short.repr(value)
    except ValueError:  # Python does not write whole numbers of thousands of digits
        return "a huge number"
