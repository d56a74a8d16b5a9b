"""Whether a lesson can be taught: every step is possible, every answer gets an answer, and it comes to its end."""

from __future__ import annotations

import re

from klubovna.engine import LANGUAGES, BadRecord, Game, Refused, RuleBroke, rule_text
from klubovna.teacher.lesson import Lesson
from klubovna.teacher.play import Playing, played


def check_lesson(game: Game, lesson: Lesson) -> int:
    """Plays the lesson by its own answers, and by every other one that it takes; returns how many lines were played."""
    if lesson.game != game.id:
        raise BadRecord(f"{lesson.id} is a lesson of {lesson.game}, not of {game.id}.")
    lines = [line_from(game, lesson, [], check=True)]
    main = lines[0]
    for at, key in enumerate(main):
        for other in accepted(played(lesson, main[:at])):
            if other != key:
                lines.append(line_from(game, lesson, [*main[:at], other], check=False))
    return len(lines)


def line_from(game: Game, lesson: Lesson, keys: list[str], check: bool) -> list[str]:
    """The answers that finish the lesson after these, always the first that is wanted."""
    try:
        playing = played(lesson, keys)
        line = keys[:]
        while not playing.over:
            offered = accepted(playing)
            if playing.wanted and not offered:
                ask = playing.ask
                found = "nothing" if ask is None else ", ".join(option.key for option in ask.options)
                raise BadRecord(f"{where(lesson, playing)}: {playing.wanted} is not offered; offered: {found}.")
            check_shown(lesson, playing)
            if check:
                check_step(game, lesson, playing)
            line.append(offered[0] if offered else "")
            playing = played(lesson, line)
    except (Refused, RuleBroke) as problem:
        raise BadRecord(f"{lesson.id}: after {keys}: {problem}") from None
    return line


def accepted(playing: Playing) -> list[str]:
    """What is offered and taken now, the lesson's own order first."""
    ask = playing.ask
    if ask is None or not playing.wanted:
        return []
    keys = [option.key for option in ask.options if playing.takes(option.key)]
    return sorted(keys, key=lambda key: playing.wanted.index(key) if key in playing.wanted else len(playing.wanted))


def check_step(game: Game, lesson: Lesson, playing: Playing) -> None:
    place = where(lesson, playing)
    for rules in [wrong.rules for wrong in playing.replies]:
        for rule in rules:
            for lang in LANGUAGES:
                if not game.texts.has(lang, rule_text(rule)):
                    raise BadRecord(f"{place}: there is no rule {rule}.")
    check_answers(place, playing)
    check_pointing(place, playing)


def check_shown(lesson: Lesson, playing: Playing) -> None:
    """What a sentence waits for happens, whichever answer was given, and nothing is asked in the middle of it."""
    step = playing.step
    if step is None or not step.shown:
        return
    place = where(lesson, playing)
    if not re.fullmatch(r"(before )?[a-z-]+( [1-9]\d*)?", step.shown):
        raise BadRecord(f"{place}: shown is an event and a number, as 'reveal 2' or 'before draw', not {step.shown!r}.")
    if step.taps:
        raise BadRecord(f"{place}: shown stops in the middle of what happens, where nothing can be answered.")
    if playing.reel.frames_until(step.shown) is None:
        raise BadRecord(f"{place}: {step.shown!r} does not happen.")


def check_answers(place: str, playing: Playing) -> None:
    """Every option that is not taken gets an answer, and no answer is for nothing."""
    ask = playing.ask
    if not playing.wanted or ask is None:
        return
    for option in ask.options:
        if not playing.takes(option.key) and playing.reply_to(option.key) is None:
            raise BadRecord(f"{place}: nothing is said to {option.key}.")


def check_pointing(place: str, playing: Playing) -> None:
    """Whoever touches what is pointed at is not led astray: if any of it can be chosen, some of that is wanted."""
    ask, step = playing.ask, playing.step
    if not playing.wanted or ask is None or step is None:
        return
    tempting = [option for option in ask.options if {*option.refs, f"key:{option.key}"} & set(step.point)]
    if tempting and not any(playing.takes(option.key) for option in tempting):
        raise BadRecord(f"{place}: it points at {', '.join(step.point)}, which gives only answers that are not wanted.")


def where(lesson: Lesson, playing: Playing) -> str:
    return f"{lesson.id}, scene {playing.at_scene + 1}, step {playing.at_step + 1}, tap {playing.at_tap + 1}"
