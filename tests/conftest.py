"""What tests of several layers need. They run the sources as they are; tests/laws/test_compiled.py compares."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import postgres

# How long an example takes says something about the machine, nothing about the code.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

os.environ.setdefault("KLUBOVNA_COMPILED", "no")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Path]:
    """The folder of a running PostgreSQL's socket; see `postgres.new_database`."""
    with postgres.server() as folder:
        yield folder
