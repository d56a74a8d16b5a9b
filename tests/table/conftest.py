"""Databases for the tests of table and server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.db'}"
    return postgres.new_database(request.getfixturevalue("postgres_server"))
