"""Tests run the sources as they are, whether or not they have been compiled; tests/laws/test_compiled.py compares."""

from __future__ import annotations

import os

os.environ.setdefault("KLUBOVNA_COMPILED", "no")
