"""Databases for the tests of the server."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.luck import fix_luck

MEMORY = Path("/dev/shm")


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_luck(monkeypatch)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there is one: these tests are about messages, not about waiting for a disk."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(prefix="klubovna-", dir=MEMORY) as made:
        yield Path(made)


@pytest.fixture
def file(folder: Path) -> str:
    return str(folder / "club.db")
