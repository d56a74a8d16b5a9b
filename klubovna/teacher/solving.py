"""Solving a puzzle is playing a lesson: each question of its line waits for the best answer, others get their worth."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from klubovna.bots import FIGURES
from klubovna.bots.reasons import Reason
from klubovna.engine import LANGUAGES, Ask, Chance, Game, Match, Option, seed_key
from klubovna.teacher.lesson import Lesson, Scene
from klubovna.teacher.puzzle import Puzzle
from klubovna.teacher.reel import Reel
from klubovna.teacher.weighing import Question
from klubovna.teacher.words import TEXTS, points

RIVALS: Final = [FIGURES[id].name for id in ("betka", "matej", "sofie", "hynek", "roza")]
FIRST_DAY: Final = date(2026, 11, 1)  # puzzle of the day number 1
WORLDS: Final = 40  # in which the reasons of a solution are looked for


class PuzzleScene(Scene):
    """The position of a puzzle, found by playing the match again up to it."""

    def __init__(self, puzzle: Puzzle, data: dict[str, Any]) -> None:
        super().__init__(puzzle.start.path, 1, puzzle.game, data)
        self.puzzle: Puzzle = puzzle

    def begin(self) -> tuple[Match, Reel]:
        match = self.puzzle.begin()
        match.names = self.names
        return match, Reel(match.game, self.learner, match.run.state, match.log)


def said(id: str, **args: Any) -> dict[str, str]:
    return {lang: TEXTS.text(lang, id, args) for lang in LANGUAGES}


def as_lesson(puzzle: Puzzle) -> Lesson:
    """The puzzle as a lesson of one scene. What is not the answer is told what it is worth."""
    steps = []
    for number, step in enumerate(puzzle.steps):
        wrong: list[dict[str, Any]] = [
            {
                "keys": [plain(key)],
                "say": said("puzzle-wrong", points=points(chance), best=points(step.worth[step.best])),
            }
            for key, chance in step.worth.items()
            if key != step.best
        ]
        wrong.append({"keys": ["*"], "say": said("puzzle-far")})
        say = said(f"puzzle-say-{puzzle.kind}") if number == 0 else said("puzzle-go-on")
        steps.append({"say": say, "do": [plain(step.best)], "wrong": wrong})
    names = names_of(puzzle)
    scene = {"seats": len(names), "learner": puzzle.seat, "names": names, "step": steps}
    about = {"game": puzzle.game, "title": said(f"puzzle-title-{puzzle.kind}"), "end": said("puzzle-solved")}
    lesson = Lesson(Path(f"{puzzle.id}.toml"), {**about, "scene": [scene]})
    lesson.scenes = [PuzzleScene(puzzle, scene)]
    return lesson


def names_of(puzzle: Puzzle) -> list[str]:
    """Rivals have the names of figures; the solver's own is not known here."""
    return ["" if seat == puzzle.seat else RIVALS[seat] for seat in range(puzzle.start.data["seats"])]


@lru_cache(maxsize=512)
def first_question(puzzle: Puzzle) -> Ask:
    """What the solver is asked."""
    ask = puzzle.begin().ask_for(puzzle.seat)
    assert ask is not None, puzzle.id
    return ask


def plain(key: str) -> str:
    """A key in a place where patterns and alternatives are understood."""
    return "".join(f"[{sign}]" if sign in "*?[" else sign for sign in key).replace("|", "?")


@lru_cache(maxsize=256)
def solution(puzzle: Puzzle) -> list[tuple[Option[Any], float, list[Reason]]]:
    """The best answers, what they are worth, and what they have over the second best."""
    match = puzzle.begin()
    found = []
    for step in puzzle.steps:
        ask = match.ask_for(puzzle.seat)
        assert ask is not None, puzzle.id
        second = max((key for key in step.worth if key != step.best), key=lambda key: step.worth[key])
        question = Question(match, ask, Chance(seed_key("solution")))
        verdicts = question.compared("reasons", [ask.index_of(step.best), ask.index_of(second)], WORLDS)
        best, other = sorted(verdicts, key=lambda verdict: verdict.key != step.best)
        found.append((ask.options[best.index], step.worth[step.best], question.reasons(best, other)))
        match.answer(puzzle.seat, step.best)
    return found


def of_the_day(games: list[tuple[Game, list[Puzzle]]], today: date) -> tuple[int, Puzzle] | None:
    """The number and the puzzle of a day: the games take turns, and each shows its own one after another."""
    playable = [puzzles for _, puzzles in games if puzzles]
    if not playable:
        return None
    number = (today - FIRST_DAY).days
    puzzles = playable[number % len(playable)]
    return number + 1, puzzles[number // len(playable) % len(puzzles)]
