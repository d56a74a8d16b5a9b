"""The power goes at any write: what was acknowledged is there, once, and play goes on."""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from klubovna.table.database import open_engine
from tests.server.conftest import folder  # noqa: F401
from tests.soak.power import CLUB, PROMISES, Disk, Note, Promise, promises, recorded
from tests.soak.results import Part
from tests.table.kit import answer, clubhouse, run

UNITS, CUTS = 20, 50


def cut(files: dict[str, bytes], promised: list[Promise], chance: random.Random) -> None:
    """Open what was left, and look for everything that was promised."""
    with tempfile.TemporaryDirectory() as made:
        for name, content in files.items():
            (Path(made) / name).write_bytes(content)
        database = str(Path(made) / CLUB)
        engine = open_engine(database)
        with engine.connect() as connection:
            assert connection.execute(text("pragma integrity_check")).scalar() == "ok"
            rows = connection.execute(text("select room, version, command from entry where kind = 'answer'")).fetchall()
        engine.dispose()
        found = {Promise(*row) for row in rows}
        assert len({promise.command for promise in found}) == len(rows), "an answer was applied twice"
        assert not set(promised) - found, "an answer was acknowledged and is lost"
        if promised:
            run(plays_on(database, chance.choice(promised).room), 120)


async def plays_on(database: str, room_id: str) -> None:
    async with clubhouse(database) as club:
        room = await club.room(room_id)
        if room.status == "playing":
            await answer(club, room_id)


def cuts(notes: list[Note], count: int, seed: int) -> dict[str, int]:
    """The power goes so often, each time after some number of these notes."""
    chance = random.Random(seed)
    made = next(number for number, note in enumerate(notes) if note.name == PROMISES and note.kind == "w")
    moments = sorted(chance.randrange(made, len(notes)) for _ in range(count))
    disk, done, lost = Disk(), 0, 0
    for moment in moments:
        for note in notes[done:moment]:
            disk.apply(note)
        done = moment
        lost += sum(len(pending) for name, pending in disk.pending.items() if name != PROMISES)
        files = disk.after_a_cut(chance)
        files.pop(PROMISES, None)
        cut(files, promises(notes[:moment]), chance)
    return {"cuts": count, "writes": len(notes), "unflushed": lost, "acknowledged": len(promises(notes))}


def test_the_power_goes_at_some_writes(folder: Path) -> None:  # noqa: F811
    found = cuts(recorded(folder, 1, 120), 12, 1)
    assert found["unflushed"], "no cut fell between a write and its flush: nothing was proved"


def test_a_promise_before_the_flush_would_be_found_out(folder: Path) -> None:  # noqa: F811
    """The model itself: had the log not been flushed, promises would be lost."""
    notes = [note for note in recorded(folder, 2, 40) if note.kind != "s" or note.name == CLUB]
    with pytest.raises(AssertionError, match="is lost"):
        for seed in range(5):
            cuts(notes, 4, seed)


@pytest.mark.soak
def test_a_thousand_power_cuts(tmp_path: Path) -> None:
    part = Part("kill power cut sqlite", 1, UNITS)
    for number in part.left():
        begun = time.monotonic()
        (tmp_path / str(number)).mkdir()
        found = cuts(recorded(tmp_path / str(number), number, 1500), CUTS, number)
        part.step(seconds=round(time.monotonic() - begun, 1), **found)
    totals = {name: sum(step[name] for step in part.steps) for name in ("cuts", "writes", "unflushed", "acknowledged")}
    passed = totals["cuts"] >= 1_000 and totals["unflushed"] > 0
    part.conclude(passed, lost=0, twice=0, **totals)
    assert passed
