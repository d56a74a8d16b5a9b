"""Puzzles: the format, the way to their positions, and that what is shipped holds."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from klubovna.engine import LANGUAGES, BadRecord
from klubovna.games import GAMES
from klubovna.lab.batches import Processes
from klubovna.teacher import mining
from klubovna.teacher.check import check_lesson
from klubovna.teacher.mining import LEAD, check_puzzle, find, prove, selected
from klubovna.teacher.puzzle import Puzzle, puzzles_of, read_puzzle, written
from klubovna.teacher.solving import as_lesson, of_the_day, solution

SHIPPED = [(game.id, puzzle) for game in GAMES.values() for puzzle in puzzles_of(game)]
FIRST = dict(reversed(SHIPPED))  # the easiest of each game


def names(one: tuple[str, Puzzle]) -> str:
    return f"{one[0]}-{one[1].id}"


@pytest.mark.parametrize("one", SHIPPED, ids=names)
def test_a_shipped_puzzle_can_be_solved(one: tuple[str, Puzzle]) -> None:
    game, puzzle = one
    assert puzzle.game == game and puzzle.before < 0.8
    assert puzzle.steps[0].lead >= LEAD - 0.001
    lesson = as_lesson(puzzle)
    assert check_lesson(GAMES[game], lesson) >= 1  # every step is offered, every other answer gets an answer
    for lang in LANGUAGES:
        assert "puzzle-" not in lesson.title[lang] + lesson.scenes[0].steps[0].say[lang] + lesson.end[lang]


@pytest.mark.parametrize("game", sorted(FIRST))
def test_one_shipped_puzzle_of_each_game_is_proved_again(game: str) -> None:
    """With a fortieth of the thought; the whole proof of all of them is in the soak."""
    puzzle = FIRST[game]
    match = puzzle.begin()
    ask = match.ask_for(puzzle.seat)
    assert ask is not None
    proof = prove(match, ask, 1, mining.BUDGET // 40)
    assert proof.best.key == puzzle.steps[0].best
    line = solution(puzzle)
    assert [option.key for option, _, _ in line] == [step.best for step in puzzle.steps]


@pytest.mark.soak
@pytest.mark.parametrize("one", SHIPPED, ids=names)
def test_every_shipped_puzzle_is_proved_again(one: tuple[str, Puzzle]) -> None:
    assert check_puzzle(one[1]) >= LEAD


def test_a_proof_does_not_depend_on_what_the_seat_cannot_know() -> None:
    for _, puzzle in SHIPPED[:2]:
        match = puzzle.begin()
        ask = match.ask_for(puzzle.seat)
        there = match.redeal(puzzle.seat, 9)
        asked = there.ask_for(puzzle.seat)
        assert ask is not None and asked is not None
        here = [(one.key, one.chance) for one in prove(match, ask, 1, 20).verdicts]
        assert here == [(one.key, one.chance) for one in prove(there, asked, 1, 20).verdicts]


def test_mining_finds_the_same_again_and_goes_on_where_it_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is found is not the matter here, so that hardly anything has to be proved."""
    monkeypatch.setattr(mining, "BUDGET", 48)
    monkeypatch.setattr(mining, "SKETCHES", ())
    monkeypatch.setattr(mining, "LEAD", 0.02)
    monkeypatch.setattr(mining, "LOOKS", ((6, 5, 0.02),))
    monkeypatch.setattr(mining, "finds", lambda level, match, ask, best: level == "casual")
    game, keep = GAMES["tag_team"], tmp_path / "kept.jsonl"
    told: list[int] = []
    found = find(game, 1, 3, Processes(1), keep, lambda matches, many: told.append(matches))
    assert len(found) == 1 and told
    again = find(game, 1, 3, Processes(1), keep, lambda matches, many: told.append(matches))
    assert again == found and told[-1] == told[-2], "no match was played again"
    path = tmp_path / f"{found[0]['id']}.toml"
    path.write_text(written(found[0]), "utf-8")
    puzzle = read_puzzle(path)
    ask = puzzle.begin().ask_for(puzzle.seat)
    assert ask is not None and ask.index_of(puzzle.steps[0].best) >= 0
    assert puzzle.start.data["when"] == found[0]["start"]["when"]


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ('kind = "odds"', 'kind = "fun"', "a kind"),
        ("seat = 0", 'seat = "me"', "a seat"),
        ("[[puzzle.step]]", "[[puzzle.leap]]", "table"),
        ('"b" = 0.2', '"b" = 2', "shares"),
        ('best = "a"', 'best = "c"', "best answer"),
        ("seats = 2", "chairs = 2", "chairs"),
        ('game = "trablici"', "game = [", "TOML"),
    ],
)
def test_a_file_that_is_no_puzzle_says_what_is_wrong(was: str, becomes: str, says: str, tmp_path: Path) -> None:
    good = (
        'game = "trablici"\nseats = 2\nseed = 1\nwhen = []\n\n[puzzle]\nseat = 0\nkind = "odds"\nlevel = "casual"\n'
        'before = 0.5\n\n[[puzzle.step]]\nbest = "a"\nworth = { "a" = 0.5, "b" = 0.2 }\n'
    )
    path = tmp_path / "one.toml"
    path.write_text(good, "utf-8")
    assert read_puzzle(path).steps[0].lead == pytest.approx(0.3)
    path.write_text(good.replace(was, becomes), "utf-8")
    with pytest.raises(BadRecord, match=says):
        read_puzzle(path)


def test_a_wrong_solution_is_found(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(
        'game = "bellum_magica"\nseats = 2\nseed = 1\n\n[puzzle]\nseat = 0\nkind = "odds"\nlevel = "casual"\n'
        'before = 0.5\n\n[[puzzle.step]]\nbest = "nothing"\nworth = { "nothing" = 0.5 }\n',
        "utf-8",
    )
    with pytest.raises(BadRecord, match="not offered"):
        check_puzzle(read_puzzle(path))


def test_of_those_found_different_ones_are_kept() -> None:
    def one(id: str, best: str, options: int = 4, level: str = "casual") -> dict[str, object]:
        about = {"kind": "odds", "level": level, "step": [{"best": best}]}
        return {"id": id, "why": "act", "options": options, "start": {"seed": id}, "puzzle": about}

    found = [one("a", "x"), one("b", "x"), one("c", "y"), one("d", "z", 2)]
    assert [each["id"] for each in selected(found, 3)] == ["a", "c", "d"]
    assert len(selected(found, 9)) == 4
    harder = [one("a", "x"), one("b", "y"), one("c", "z", 4, "master")]
    assert [each["id"] for each in selected(harder, 2)] == ["a", "c"]


def test_every_day_has_its_puzzle_and_the_games_take_turns() -> None:
    shelf = [(game, puzzles_of(game)) for game in GAMES.values()]
    days = [of_the_day(shelf, date(2026, 11, 17) + timedelta(days=ahead)) for ahead in range(10)]
    assert all(days)
    chosen = [day[1].game for day in days if day is not None]
    assert len(set(chosen[:5])) == len([1 for _, puzzles in shelf if puzzles])
    assert [day[0] for day in days if day is not None] == list(range(17, 27))
    assert of_the_day([], date(2026, 11, 17)) is None
