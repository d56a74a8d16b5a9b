"""Puzzles over HTTP: played as lessons are, with what answers are worth. Nothing is kept here."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from threading import Lock
from typing import Final

from klubovna.engine import Game
from klubovna.server import protocol, study_bodies
from klubovna.server.lessons import moment_of
from klubovna.table.refusal import Refusal
from klubovna.teacher.lesson import Lesson
from klubovna.teacher.puzzle import Puzzle, puzzles_of
from klubovna.teacher.solving import as_lesson, first_question, names_of, of_the_day, solution
from klubovna.teacher.words import TEXTS

ONE_AT_A_TIME: Final = Lock()  # threads share the positions that were found, and the game's evaluation


@lru_cache(maxsize=64)
def found(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by name; they do not change while the program runs."""
    return {puzzle.id: puzzle for puzzle in puzzles_of(game)}


@lru_cache(maxsize=256)
def lesson_of(puzzle: Puzzle) -> Lesson:
    return as_lesson(puzzle)


def needed(game: Game, id: str) -> Puzzle:
    puzzle = found(game).get(id)
    if puzzle is None:
        raise Refusal("no-puzzle", puzzle=id[:60])
    return puzzle


def puzzle_info(puzzle: Puzzle, lang: str) -> study_bodies.PuzzleInfo:
    with ONE_AT_A_TIME:
        ask = first_question(puzzle)
    return study_bodies.PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        title=TEXTS.text(lang, f"puzzle-title-{puzzle.kind}"),
        question=ask.text(lang, names_of(puzzle)),
        kind=puzzle.kind,  # type: ignore[arg-type]  # read from a file and checked there
        difficulty=puzzle.difficulty,
        steps=len(puzzle.steps),
    )


def puzzle_list(game: Game, lang: str) -> list[study_bodies.PuzzleInfo]:
    return [puzzle_info(puzzle, lang) for puzzle in found(game).values()]


def puzzle_moment(game: Game, id: str, keys: list[str], lang: str) -> study_bodies.PuzzleMoment:
    """The puzzle after these answers."""
    puzzle = needed(game, id)
    with ONE_AT_A_TIME:
        moment = moment_of(game, lesson_of(puzzle), keys, lang)
    at = min(moment.step, len(puzzle.steps) - 1)
    return study_bodies.PuzzleMoment(puzzle=puzzle_info(puzzle, lang), moment=moment, worth=puzzle.steps[at].worth)


def puzzle_solution(game: Game, id: str) -> study_bodies.PuzzleSolution:
    """The best line, and why; worked out when somebody first wants to know."""
    puzzle = needed(game, id)
    with ONE_AT_A_TIME:
        line = solution(puzzle)
    steps = [
        study_bodies.SolutionStep(
            key=option.key,
            label=text(option.text.to_json()),
            chance=chance,
            reasons=[
                study_bodies.AnalysedReason(
                    good=reason.good, seat=reason.seat, term=reason.term, text=text(reason.message.to_json())
                )
                for reason in reasons
            ],
        )
        for option, chance, reasons in line
    ]
    return study_bodies.PuzzleSolution(steps=steps)


def text(data: dict[str, object]) -> protocol.Text:
    return protocol.Text(**data)  # type: ignore[arg-type]


def daily(games: list[Game], lang: str) -> study_bodies.PuzzleOfTheDay:
    today = datetime.now(UTC).date()
    chosen = of_the_day([(game, list(found(game).values())) for game in games], today)
    if chosen is None:
        raise Refusal("no-puzzle", puzzle="")
    number, puzzle = chosen
    return study_bodies.PuzzleOfTheDay(number=number, day=today.isoformat(), puzzle=puzzle_info(puzzle, lang))
