"""Datasets: what is written is what was played and seen, nothing is lost when stopped, and the card tells all of it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

import klubovna
from klubovna.engine import BadRecord, Refused
from klubovna.games import GAMES, find_game
from klubovna.lab import dataset
from klubovna.lab.batches import Kept, Processes
from klubovna.lab.commands import lab
from klubovna.lab.dataset import COLUMNS, make_dataset


def made(folder: Path, game: str = "trablici", games: int = 3, **more: Any) -> list[Path]:
    seats = find_game(game).seats[0]
    return make_dataset(find_game(game), seats, games, ["random"] * seats, 5, {}, folder, **more)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("game", GAMES)
def test_a_dataset_of_every_game(game: str, tmp_path: Path) -> None:
    made(tmp_path, game, games=2)
    matches, decisions = [pl.read_parquet(tmp_path / f"{name}*.parquet") for name in COLUMNS]
    assert [matches.columns, decisions.columns] == [list(columns) for columns in COLUMNS.values()]
    assert matches["decisions"].sum() == decisions.height
    record = json.loads(matches["record"][1])
    match = klubovna.load_match(record)
    assert match.over and match.version == matches["decisions"][1]
    rows = decisions.filter(pl.col("match") == 1).to_dicts()
    for row in rows[:: max(1, len(rows) // 5)]:
        then = match.at(row["number"])
        ask = then.ask_for(row["seat"])
        assert ask is not None and [option.key for option in ask.options] == row["options"]
        assert row["answer"] in row["options"] and row["why"] == ask.why
        view = json.loads(row["view"])
        assert view.items() <= then.view(row["seat"]).items()
    card = (tmp_path / "README.md").read_text("utf-8")
    for columns in COLUMNS.values():
        assert all(f"| `{column}` |" in card for column in columns)


def test_checksums_licence_and_loading_as_the_card_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = made(tmp_path)
    sums = dict(line.split("  ")[::-1] for line in (tmp_path / "SHA256SUMS").read_text().splitlines())
    assert set(sums) == {path.name for path in paths} - {"SHA256SUMS"}
    for name, told in sums.items():
        assert hashlib.sha256((tmp_path / name).read_bytes()).hexdigest() == told
    assert "CC0" in (tmp_path / "LICENSE").read_text()
    card = (tmp_path / "README.md").read_text("utf-8")
    monkeypatch.chdir(tmp_path)
    exec(card.split("```python\n")[1].split("```")[0], {})


def test_lines_of_json_hold_the_same(tmp_path: Path) -> None:
    made(tmp_path / "parquet")
    made(tmp_path / "jsonl", form="jsonl")
    for name in COLUMNS:
        lines = pl.read_ndjson(tmp_path / "jsonl" / f"{name}*.jsonl", infer_schema_length=None)
        assert lines.equals(pl.read_parquet(tmp_path / "parquet" / f"{name}*.parquet"))


def test_any_number_of_processes_and_any_interruption(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed while playing, killed while writing, asked for more: the end is the same bytes."""
    monkeypatch.setattr(dataset, "IN_A_FILE", 2)
    made(tmp_path / "whole", games=5)
    made(tmp_path / "two", games=5, workers=Processes(2))

    class Killed(Exception):
        pass

    left = 2

    def play_a_while(setting: dict[str, Any], number: int) -> dict[str, Any]:
        nonlocal left
        left -= 1
        if left < 0:
            raise Killed
        return play(setting, number)

    play, monkey = dataset.play_record, pytest.MonkeyPatch()
    with monkey.context() as patched:
        patched.setattr(dataset, "play_record", play_a_while)
        with pytest.raises(Killed):
            made(tmp_path / "killed", games=3)
    assert len(Kept(tmp_path / "killed" / "records.jsonl", dataset.KIND, setting()).pieces) == 2
    (tmp_path / "killed" / "decisions-000000-000001.parquet.part").write_bytes(b"half")
    made(tmp_path / "killed", games=3)
    made(tmp_path / "killed", games=5)
    expected = contents(tmp_path / "whole")
    for other in ("two", "killed"):
        found = contents(tmp_path / other)
        found["records.jsonl"] = expected["records.jsonl"]  # in the order in which they were finished
        assert found == expected


def setting() -> dict[str, Any]:
    return {"game": "trablici", "rules": 1, "seats": 2, "options": {}, "bots": ["random"] * 2, "seed": 5}


def test_bad_input_is_one_sentence(tmp_path: Path) -> None:
    made(tmp_path / "set")
    before = contents(tmp_path / "set")
    with pytest.raises(Refused, match="was made with other settings"):
        make_dataset(find_game("trablici"), 2, 3, ["greedy"] * 2, 5, {}, tmp_path / "set")
    with pytest.raises(Refused, match="parquet or jsonl"):
        made(tmp_path / "set", form="csv")
    with pytest.raises(Refused, match="is for 2 to 6 seats"):
        make_dataset(find_game("trablici"), 9, 3, ["random"] * 9, 5, {}, tmp_path / "set")
    assert contents(tmp_path / "set") == before
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="cannot be made"):
        made(tmp_path / "file" / "set")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "records.jsonl").write_text("[1]\n")
    with pytest.raises(BadRecord, match="is not a file of"):
        made(tmp_path / "other")
    (tmp_path / "blocked" / "README.md.part").mkdir(parents=True)
    with pytest.raises(Refused, match=r"README\.md cannot be written"):
        made(tmp_path / "blocked")


@pytest.mark.parametrize("command", ["report", "dataset"])
def test_the_commands_of_the_lab_have_help_with_an_example(command: str) -> None:
    shown = CliRunner().invoke(lab, [command, "--help"], env={"COLUMNS": "200"})
    assert shown.exit_code == 0 and f"Example: klubovna lab {command} " in shown.stdout


def test_a_dataset_from_the_command_line(tmp_path: Path) -> None:
    words = ["dataset", "trablici", "--games", "2", "--bots", "random", "--seed", "1", "--out", str(tmp_path / "set")]
    assert CliRunner().invoke(lab, words).stdout.splitlines()[-1] == str(tmp_path / "set" / "SHA256SUMS")
    assert isinstance(CliRunner().invoke(lab, [*words, "--seats", "9"]).exception, Refused)
