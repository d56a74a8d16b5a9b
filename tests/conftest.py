"""What tests of several layers need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Path]:
    """The folder of a running PostgreSQL's socket; see `postgres.new_database`."""
    with postgres.server() as folder:
        yield folder
