"""Every lesson can be taught, and a lesson that cannot is found out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from klubovna.engine import BadRecord, Refused
from klubovna.games import GAMES
from klubovna.games.trablici import TRABLICI
from klubovna.teacher.check import check_lesson, line_from
from klubovna.teacher.lesson import Lesson, lessons_of, read_lesson
from klubovna.teacher.play import Playing, played

LESSONS = [
    pytest.param(game, lesson, id=f"{game.id} {lesson.id}") for game in GAMES.values() for lesson in lessons_of(game)
]

SMALL = """
game = "trablici"
title = { cs = "Malá", en = "Small" }
[[scene]]
seats = 2
given.rows = ["g1 p2", "p5"]
given.deck = ["o3", "o4"]
[[scene.step]]
say = { cs = "Čti.", en = "Read." }
[[scene.step]]
say = { cs = "Přilož.", en = "Place." }
do = ["place:row1:right | new_row"]
wrong = [{ keys = ["place:*"], rules = ["P3"], say = { cs = "Jinam.", en = "Elsewhere." } }]
"""


@pytest.fixture
def lesson(tmp_path: Path) -> Callable[[str], Lesson]:
    def read(text: str) -> Lesson:
        path = tmp_path / "small.toml"
        path.write_text(text, "utf-8")
        return read_lesson(path)

    return read


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_lesson(game: object, lesson: Lesson) -> None:
    assert check_lesson(GAMES[lesson.game], lesson) > 0
    assert any(step.crib for scene in lesson.scenes for step in scene.steps) or lesson.order > 1


def test_the_learners_answers_decide_everything(lesson: Callable[[str], Lesson]) -> None:
    small = lesson(SMALL)
    playing = Playing(small)
    with pytest.raises(Refused, match="does not wait"):
        playing.answer("new_row")
    playing.read()
    with pytest.raises(Refused, match="waits for an answer"):
        playing.read()
    before = playing.match.digest()
    with pytest.raises(Refused, match="does not wait"):
        playing.answer("place:row2:left")
    reply = playing.reply_to("place:row2:left")
    assert reply is not None and reply.say["en"] == "Elsewhere." and playing.match.digest() == before
    playing.answer("new_row")
    assert playing.over and playing.step is None
    assert played(small, ["", "new_row"]).match.digest() == playing.match.digest()
    assert line_from(TRABLICI, small, [], check=True) == ["", "place:row1:right"]
    assert check_lesson(TRABLICI, small) == 2


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('game = "trablici"\n', "", "needs 'game'"),
        ("do = ", "dou = ", "knows no word 'dou'"),
        (', en = "Place."', "", "is written in cs and en"),
        ("place:row1:right | new_row", "place:row3:right", "is not offered"),
        ('keys = ["place:*"]', 'keys = ["pick:*"]', "nothing is said to place:row2:left"),
        ('"P3"', '"P99"', "there is no rule P99"),
        ('do = ["place', 'point = ["row:2:left"]\ndo = ["place', "points at row:2:left, which gives only answers"),
        ('do = ["place', 'rivals = ["1: fly"]\ndo = ["place', "seat 1 is not"),
        ('do = ["place', 'rivals = ["fly"]\ndo = ["place', "is written"),
        ('game = "trablici"', 'game = "tag_team"', "is a lesson of tag_team"),
        ("[[scene]]", "[[scene", "not a TOML file"),
    ],
)
def test_a_lesson_that_cannot_be_taught(old: str, new: str, reason: str, lesson: Callable[[str], Lesson]) -> None:
    assert old in SMALL
    with pytest.raises(BadRecord, match=reason):
        check_lesson(TRABLICI, lesson(SMALL.replace(old, new, 1)))
