"""What tests of several layers need. They run the sources as they are; tests/laws/test_compiled.py compares."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres

os.environ.setdefault("KLUBOVNA_COMPILED", "no")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Path]:
    """The folder of a running PostgreSQL's socket; see `postgres.new_database`."""
    with postgres.server() as folder:
        yield folder
