"""The ladder: blocks, intervals, ratings, the sequential test, going on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.strength import Row, share, verdict
from klubovna.engine import BadRecord, Refused, parse_weights
from klubovna.games import find_game
from klubovna.lab.batches import Processes
from klubovna.lab.ladder import Contest, Verdict, against, budget, contests, ladder, mean_interval, part_of, ratings
from klubovna.lab.train import train, written

TRABLICI = find_game("trablici")


def run(tmp_path: Path | None = None, games: int = 8, jobs: int = 1, levels: str = "greedy,random") -> dict[str, Any]:
    keep = tmp_path / "kept.jsonl" if tmp_path else None
    return ladder(TRABLICI, 2, {}, levels.split(","), games, 1, Processes(jobs), 0, keep)


def test_the_same_pairs_in_any_number_of_processes_and_the_stronger_wins() -> None:
    one, two = run(), run(jobs=2)
    assert one["pairs"] == two["pairs"] and one["ratings"] == two["ratings"]
    (pair,) = one["pairs"]
    assert (pair["a"], pair["b"], pair["games"], pair["fair"]) == ("greedy", "random", 8, 0.5)
    assert 0.5 < pair["low"] < pair["share"] <= pair["high"] <= 1.0
    assert [row["level"] for row in one["ratings"]] == ["greedy", "random"]
    assert one["times"][0]["decisions"] > 0


def test_it_goes_on_where_it_stood(tmp_path: Path) -> None:
    run(tmp_path, games=4)
    kept = tmp_path / "kept.jsonl"
    lines = kept.read_text("utf-8").splitlines()
    assert len(lines) == 1 + 2
    longer = run(tmp_path, games=8)
    assert kept.read_text("utf-8").splitlines()[:3] == lines and len(kept.read_text("utf-8").splitlines()) == 1 + 4
    assert longer["pairs"] == run(games=8)["pairs"]
    with pytest.raises(Refused, match="made with other settings"):
        ladder(TRABLICI, 3, {}, ["greedy", "random"], 3, 1, Processes(1), 0, kept)
    kept.write_text("rubbish", "utf-8")
    with pytest.raises(BadRecord, match="not a file of klubovna ladder"):
        run(tmp_path)


def test_a_row_of_the_aims_is_what_its_command_plays(tmp_path: Path) -> None:
    row = Row(tmp_path, 1, "trablici", 2, "newcomer", "random", 4, share(0.75))
    assert "**not measured**" in row.line()
    assert [row.play_on(), row.play_on(), row.play_on()] == [True, True, False]
    assert "| 4 |" in row.line() and row.line().endswith("--levels newcomer,random --seats 2 --games 4 --seed 1` |")
    (kept,) = tmp_path.iterdir()
    again = ladder(TRABLICI, 2, {}, ["newcomer", "random"], 4, 1, keep=kept)
    assert again["pairs"] == run(games=4, levels="newcomer,random")["pairs"]
    assert f"{100 * again['pairs'][0]['share']:.1f} %" in row.line()


@pytest.mark.parametrize(
    ("share_of", "low", "said"), [(0.9, 0.8, "reached"), (0.8, 0.7, "reached by the mean"), (0.7, 0.6, "**not shown**")]
)
def test_an_aim_is_reached_by_the_interval_or_by_the_mean(share_of: float, low: float, said: str) -> None:
    assert verdict(share(0.75), {"share": share_of, "low": low}) == said


def test_at_three_seats_one_sits_alone_among_the_others_both_ways() -> None:
    result = ladder(TRABLICI, 3, {}, ["random", "newcomer"], 3, 1)
    assert [(pair["a"], pair["b"], pair["games"]) for pair in result["pairs"]] == [
        ("random", "newcomer", 3),
        ("newcomer", "random", 3),
    ]
    assert result["pairs"][0]["fair"] == 0.3333


def test_where_all_win_together_teams_are_compared() -> None:
    game = find_game("defenders")
    assert [contest.name() for contest in contests(game, 3, {}, ["a", "b"], 1, 0)] == ["a b"]
    result = ladder(game, 1, {}, ["random", "newcomer"], 2, 1)
    (pair,) = result["pairs"]
    assert pair["games"] == 1 and {"share", "share_b", "more", "more_low", "more_high"} <= set(pair)


def test_intervals_follow_the_spread_of_blocks() -> None:
    calm = mean_interval([0.5] * 50)
    wild = mean_interval([0.0, 1.0] * 25)
    assert calm[0] == wild[0] == 0.5
    assert calm[2] - calm[1] < wild[2] - wild[1]
    share, low, high = mean_interval([1.0] * 10)
    assert (share, round(low, 3), round(high, 6)) == (1.0, 0.722, 1.0)


def test_ratings_fit_the_shares() -> None:
    pairs = [
        {"a": "x", "b": "y", "share": 0.75, "games": 100},
        {"a": "y", "b": "z", "share": 0.5, "games": 100},
        {"a": "x", "b": "z", "share": 0.75, "games": 100},
    ]
    rows = {row["level"]: row["rating"] for row in ratings(["x", "y", "z"], pairs, 2, False)}
    assert rows["x"] - rows["y"] == pytest.approx(191, abs=3) and abs(rows["y"] - rows["z"]) <= 1
    alone = [{"a": "x", "b": "y", "share": 0.25, "games": 100}, {"a": "y", "b": "x", "share": 0.25, "games": 100}]
    assert [row["rating"] for row in ratings(["x", "y"], alone, 4, False)] == [0, 0]


def test_a_draw_is_half_a_victory_for_both_whichever_comes_first() -> None:
    assert [part_of([], seat, 2) for seat in (0, 1)] == [0.5, 0.5]
    assert [part_of([1], seat, 2) for seat in (0, 1)] == [0.0, 1.0]
    assert [part_of([0, 2], seat, 3) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_who_plays_by_the_clock_has_the_seconds_of_a_table(tmp_path: Path) -> None:
    free, timed = (Contest("trablici", 2, {}, "strong", "greedy", 1, 0, timed=timed) for timed in (False, True))
    assert budget(free, "strong").seconds == 0.0
    assert 0.0 < budget(timed, "strong").seconds < budget(timed, "master").seconds <= 2.0
    assert budget(timed, "greedy").seconds == 0.0, "it never thinks for long"
    kept = tmp_path / "blocks.jsonl"
    ladder(TRABLICI, 2, {}, ["newcomer", "random"], 2, 1, keep=kept, timed=True)
    with pytest.raises(Refused):
        ladder(TRABLICI, 2, {}, ["newcomer", "random"], 2, 1, keep=kept)


def test_the_sequential_test_says_better_worse_or_unknown() -> None:
    for scores, word in (([1.0, 0.5] * 30, "better"), ([0.0, 0.5] * 30, "worse"), ([0.0, 1.0] * 20, "unknown")):
        verdict = Verdict(0.5)
        for score in scores:
            verdict.hear(score)
        assert verdict.word() == word


def test_the_same_weights_are_not_better(tmp_path: Path) -> None:
    path = Path(__file__).parents[2] / "klubovna/games/trablici/weights.toml"
    contest = Contest("trablici", 2, {}, "skilled", "skilled@same", 1, 0, path.read_text("utf-8"))
    result = against(TRABLICI, contest, 4, None, lambda done: None)
    assert result["verdict"] == "unknown" and result["games"] == 4
    json.dumps(result)


def test_learning_is_reproducible_goes_on_and_predicts_better(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    train(TRABLICI, 2, 8, 3, Processes(1), kept, lambda done: None)
    weights, report = train(TRABLICI, 2, 25, 3, Processes(1), kept, lambda done: None)
    again, _ = train(TRABLICI, 2, 25, 3, Processes(1), None, lambda done: None)
    gaps = [
        abs(one - other)
        for ours, theirs in zip(weights.by_term, again.by_term, strict=True)
        for one, other in zip(ours, theirs, strict=True)
    ]
    assert max(gaps) < 0.02, "what is kept in a file is rounded a little"
    assert report["samples"] > 100
    assert TRABLICI.evaluation is not None
    read = parse_weights(written(TRABLICI, weights), TRABLICI.evaluation.terms)
    assert read.origin["games"] == 25 and read.by_term != TRABLICI.evaluation.weights.by_term
