"""Databases and luck for the tests of the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import postgres
from tests.luck import fix_luck


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_luck(monkeypatch)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.db'}"
    return postgres.new_database(request.getfixturevalue("postgres_server"))
