"""What can go wrong, in sentences for the person who reads them."""

from __future__ import annotations


class Refused(Exception):
    """An answer or a set-up that is not allowed. Nothing was changed."""


class BadRecord(Exception):
    """A saved match that cannot be read as one: damaged, foreign, or played under other rules."""


class RuleBroke(Exception):
    """A rule raised an error. The match stands where it stood before the answer; play can go on."""
