"""Reports: the same tables from any number of processes, nothing lost when stopped, and names for everything."""

from __future__ import annotations

import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from klubovna.engine import BadRecord, Refused
from klubovna.games import all_games, find_game
from klubovna.lab.batches import Kept, Processes, do_all
from klubovna.lab.cluster import check_reach
from klubovna.lab.report.findings import by_trait, differences, findings, matrix
from klubovna.lab.report.make import make_report
from klubovna.lab.report.observe import observe
from klubovna.lab.report.page import naming
from klubovna.lab.report.tables import COLUMNS
from tests.kit import ROOT

GAMES = {"trablici": 4, "smash_up": 3, "tag_team": 2, "bellum_magica": 3, "defenders": 2}


def made(folder: Path, game: str = "trablici", games: int = 6, **more: Any) -> list[Path]:
    seats = GAMES[game]
    return make_report(find_game(game), seats, games, ["random"] * seats, 7, {}, folder, **more)


@pytest.mark.parametrize("game", GAMES)
def test_a_report_of_every_game(game: str, tmp_path: Path) -> None:
    paths = made(tmp_path, game, decisions=True)
    tables = {path.stem: pl.read_parquet(path) for path in paths if path.suffix == ".parquet"}
    assert set(tables) == set(COLUMNS)
    for name, frame in tables.items():
        for column in frame.columns:
            assert column in COLUMNS[name] or re.sub("_.*", "_*", column) in COLUMNS[name], column
    assert tables["games"].height == 6
    assert tables["seats"].height == 6 * GAMES[game]
    assert tables["decisions"].height == tables["games"]["decisions"].sum()
    assert tables["cards"].height > 0
    assert (tables["cards"]["played"] <= tables["cards"]["offered"]).all()
    page = paths[-1].read_text("utf-8")
    assert page.count("<svg") >= 3
    assert not re.search(r'(src|href)="(?!#)', page)  # nothing is fetched from anywhere


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_traits_and_cards_have_names(game: str, lang: str) -> None:
    found = find_game(game)
    assert found.report is not None
    seen = observe(setting_of(game), 0)
    named = naming(found, lang)
    for kind, names in [pair for traits in seen["traits"] for pair in traits.items()]:
        assert all(named(kind, name) != name for name in names), (kind, names)
    for card in {card for offered in seen["offered"] for card in offered} - {"horde"}:
        assert named("card", card) != card, card


def setting_of(game: str) -> dict[str, Any]:
    seats = GAMES[game]
    return {"game": game, "seats": seats, "options": {}, "bots": ["random"] * seats, "seed": 3, "decisions": False}


def test_pictures_of_the_balance_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path / "tag_team-2", "tag_team")
    made(tmp_path / "trablici-4")
    spec = spec_from_file_location("pictures", ROOT / "docs" / "make_balance_pictures.py")
    assert spec is not None and spec.loader is not None
    pictures = module_from_spec(spec)
    spec.loader.exec_module(pictures)
    monkeypatch.setattr(pictures, "HERE", tmp_path)
    monkeypatch.setattr("sys.argv", ["make_balance_pictures.py", str(tmp_path)])
    pictures.main()
    drawn = sorted(tmp_path.glob("*.svg"))
    known = {path.name for path in (ROOT / "docs" / "balance").glob("*.svg")}
    assert len(drawn) > 4 and {path.name for path in drawn} <= known
    assert all("#fbf6ec" in path.read_text("utf-8") for path in drawn)  # a paper of their own, also on a dark page


def test_a_team_wins_once(tmp_path: Path) -> None:
    found = json.loads((made(tmp_path, "defenders")[-2]).read_text("utf-8"))["findings"]
    assert [row["games"] for row in found["by_bot"]] == [found["games"]]


def test_all_games_have_a_report() -> None:
    assert all(game.report is not None for game in all_games().values())


def test_processes_change_nothing(tmp_path: Path) -> None:
    alone, together = made(tmp_path / "a"), made(tmp_path / "b", workers=Processes(2))
    for one, two in zip(alone, together, strict=True):
        assert one.read_bytes() == two.read_bytes(), one.name


def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", games=8)
    made(tmp_path / "part", games=3)
    kept = tmp_path / "part" / "matches.jsonl"
    text = kept.read_text("utf-8")
    kept.write_text(text[:-20], "utf-8")  # the third match was being written
    played: list[int] = []
    again = made(tmp_path / "part", games=8, progress=played.append)
    assert played[0] == 2
    for one, two in zip(whole, again, strict=True):
        assert one.read_bytes() == two.read_bytes(), one.name


def test_other_settings_do_not_mix(tmp_path: Path) -> None:
    made(tmp_path)
    before = (tmp_path / "matches.jsonl").read_bytes()
    with pytest.raises(Refused, match="other settings"):
        made(tmp_path, game="tag_team")
    assert (tmp_path / "matches.jsonl").read_bytes() == before


def test_bad_files_and_folders(tmp_path: Path) -> None:
    for text in ("nonsense\n", "the only line of a poem", "[1]\nand its rest"):
        (tmp_path / "matches.jsonl").write_text(text, "utf-8")
        with pytest.raises(BadRecord, match="is not a file of"):
            made(tmp_path)
        assert (tmp_path / "matches.jsonl").read_text("utf-8") == text, "somebody else's file is left alone"
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(Refused, match="cannot be made"):
        made(tmp_path / "file" / "under")
    with pytest.raises(BadRecord, match="cannot be read"):
        made(tmp_path / "fresh", compare=tmp_path / "nowhere")
    made(tmp_path / "other", game="tag_team")
    with pytest.raises(Refused, match="a report on tag_team"):
        made(tmp_path / "fresh", compare=tmp_path / "other")


def test_two_reports_side_by_side(tmp_path: Path) -> None:
    made(tmp_path / "a", games=40)
    paths = made(tmp_path / "b", games=40, compare=tmp_path / "a")
    whole = json.loads(paths[-2].read_text("utf-8"))
    assert whole["compared"], "nothing was compared"
    assert all(row["gap"] == 0 and not row["sure"] for row in whole["compared"])  # the same seed
    assert "Beside the other report" in paths[-1].read_text("utf-8")


def test_a_real_difference_is_seen() -> None:
    """A faction that always wins is told apart from one that wins as often as it should."""

    def report(won: float) -> dict[str, Any]:
        seats = [
            {"game": game, "seat": seat, "bot": "x", "order": seat, "won": part, "score": 0, "trait_side": [side]}
            for game in range(100)
            for seat, side, part in ((0, "red", won if game % 2 else 1.0), (1, "blue", 1 - won if game % 2 else 0.0))
        ]
        frame = pl.DataFrame([{**row, "points": [0.0, 1.0]} for row in seats])
        games = pl.DataFrame({"decisions": [5] * 100, "cause": ["end"] * 100, "winners": [1] * 100})
        return findings({"games": games, "seats": frame, "cards": pl.DataFrame()}, False)

    always, half = report(1.0), report(0.0)
    by_name = {row["what"]: row for row in differences(always, half)}
    assert by_name["side red"]["sure"]
    assert by_name["side red"]["gap"] == 0.5
    assert not by_name["causes end"]["sure"]


def test_shares_and_matrix_add_up() -> None:
    seats = pl.DataFrame(
        {
            "game": [number for number in range(20) for _ in range(2)],
            "seat": [0, 1] * 20,
            "won": [1.0, 0.0] * 15 + [0.0, 1.0] * 5,
            "trait_side": [["red"], ["blue"]] * 20,
        }
    )
    rows = {row["name"]: row for row in by_trait(seats, "trait_side")}
    assert rows["red"]["share"] == 0.75
    assert rows["red"]["fair"] == 0.5
    cells = {(cell["name"], cell["rival"]): cell["share"] for cell in matrix(seats, "trait_side")}
    assert cells == {("red", "blue"): 0.75, ("blue", "red"): 0.25}
    undecided = seats.with_columns(pl.when(pl.col("game") < 10).then(0.0).otherwise(pl.col("won")).alias("won"))
    assert by_trait(undecided, "trait_side")[0]["fair"] == 0.25  # half of the matches have no winner


def double(setting: dict[str, Any], number: int) -> int:
    return number * 2 + int(setting["more"])


def interrupted(setting: dict[str, Any], number: int) -> int:
    if number == 3:
        raise KeyboardInterrupt
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_says_what_is_kept(jobs: int, tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept", "numbers", {})
    with pytest.raises(KeyboardInterrupt, match=r"kept keeps \d of 8, and the same command goes on"):
        do_all(interrupted, {}, kept, 8, Processes(jobs))
    assert 3 not in Kept(tmp_path / "kept", "numbers", {}).pieces
    if jobs == 1:
        assert list(Kept(tmp_path / "kept", "numbers", {}).pieces) == [0, 1, 2]


def test_batches_are_done_once_and_in_order(tmp_path: Path) -> None:
    setting = {"more": 1}
    kept = Kept(tmp_path / "kept", "doubles", setting)
    assert do_all(double, setting, kept, 5, Processes(1)) == [1, 3, 5, 7, 9]
    again = Kept(tmp_path / "kept", "doubles", setting)
    done: list[int] = []
    assert do_all(double, setting, again, 7, Processes(2), done.append) == [1, 3, 5, 7, 9, 11, 13]
    assert done[0] == 5
    assert sum(done) == 7


def test_a_cluster_out_of_reach_is_one_sentence() -> None:
    with pytest.raises(Refused, match=r"No Ray cluster answers at 127.0.0.1:1: [^\n]+\.$"):
        check_reach("127.0.0.1:1")
    check_reach("auto")  # Ray looks for one itself
