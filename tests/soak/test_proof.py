"""The page of proofs says what was run, what was missed, and what was not run."""

from __future__ import annotations

from pathlib import Path

from tests.soak.proof import KEPT, PAGE, PROMISES, begun, keep_begun, newest, page, read
from tests.soak.results import Part


def test_the_page_is_made_of_the_results() -> None:
    assert PAGE.read_text("utf-8") == page(newest(read(KEPT)), begun()), "run python -m tests.soak.proof"


def test_every_promise_has_a_row(tmp_path: Path) -> None:
    empty = page({}, [])
    assert empty.count("*not run*") == len(PROMISES)
    part = Part("backup SQLite", 1, 2, tmp_path)
    part.step(seconds=1.5)
    again = Part("backup SQLite", 1, 2, tmp_path)
    assert list(again.left()) == [1], "it goes on where it was"
    again.step(seconds=2.0)
    again.conclude(False, matches=10)
    rows = newest(read(tmp_path / "proof.jsonl"))
    told = page(rows, [])
    assert told.count("*not run*") == len(PROMISES) - 1 and "**missed** (matches 10)" in told and "| 3.5 |" in told
    assert f"| {rows['backup SQLite']['load']} |" in told


def test_a_run_that_has_begun_says_how_far_it_is(tmp_path: Path) -> None:
    part = Part("kill -9 SQLite", 1, 3, tmp_path)
    part.step(seconds=1.5)
    part.step(seconds=1.5)
    keep_begun(tmp_path / "steps", [], tmp_path / "kept")
    told = page({}, begun(tmp_path / "kept"))
    assert "*begun*: 2 of 3 steps" in told and told.count("*not run*") == len(PROMISES) - 1
    keep_begun(tmp_path / "steps", ["kill -9 SQLite"], tmp_path / "kept")
    assert begun(tmp_path / "kept") == [], "finished: its row tells it all"
