"""Lessons over HTTP: the learner's answers come in, the table and the teacher's words go out. Nothing is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from klubovna.engine import BadRecord, Game, Refused, RuleBroke
from klubovna.engine.changes import changes
from klubovna.server import bodies, protocol, study_bodies
from klubovna.table.refusal import Refusal
from klubovna.teacher.lesson import Lesson, lessons_of
from klubovna.teacher.play import Playing, played
from klubovna.teacher.reel import Reel


@lru_cache(maxsize=64)
def found(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name; they do not change while the program runs."""
    return {lesson.id: lesson for lesson in lessons_of(game)}


def lesson_list(game: Game, lang: str) -> list[study_bodies.LessonInfo]:
    return [
        study_bodies.LessonInfo(
            id=lesson.id,
            title=lesson.title[lang],
            about=lesson.about.get(lang, ""),
            minutes=lesson.minutes,
            steps=steps_of(lesson),
        )
        for lesson in found(game).values()
    ]


def first_lesson(game: Game) -> bodies.FirstLesson | None:
    lesson = next(iter(found(game).values()), None)
    return None if lesson is None else bodies.FirstLesson(id=lesson.id, minutes=lesson.minutes)


def steps_of(lesson: Lesson) -> int:
    return sum(len(scene.steps) for scene in lesson.scenes)


def lesson_moment(game: Game, id: str, keys: list[str], lang: str) -> study_bodies.LessonMoment:
    """The lesson after these answers; refused where it does not lead there."""
    lesson = found(game).get(id)
    if lesson is None:
        raise Refusal("no-lesson", lesson=id[:60])
    return moment_of(game, lesson, keys, lang)


def moment_of(game: Game, lesson: Lesson, keys: list[str], lang: str) -> study_bodies.LessonMoment:
    try:
        playing = played(lesson, keys)
    except (Refused, BadRecord, RuleBroke) as problem:
        raise Refusal("lesson-lost", problem=str(problem)[:200]) from None
    step = playing.step
    return study_bodies.LessonMoment(
        game=game.id,
        lesson=lesson.id,
        title=lesson.title[lang],
        names=playing.scene.names,
        seat=playing.scene.learner,
        step=sum(len(scene.steps) for scene in lesson.scenes[: playing.at_scene]) + playing.at_step,
        steps=steps_of(lesson),
        before=before(playing),
        moved=moved(playing),
        say=lesson.end.get(lang, "") if step is None else step.say[lang],
        held="" if step is None else step.held.get(lang, ""),
        point=[] if step is None else step.point,
        wanted=wanted(playing),
        replies=replies(playing, lang),
        reasons=reasons(playing),
        remark=remark(playing, lang),
        shown=playing.reel.frames_until(step.shown) if step is not None and step.shown else None,
        crib=crib(playing, lang),
        over=playing.over,
    )


def wanted(playing: Playing) -> list[str]:
    ask = playing.ask
    return [option.key for option in ask.options if playing.takes(option.key)] if ask is not None else []


def replies(playing: Playing, lang: str) -> list[study_bodies.LessonReply]:
    """An option is answered by the first reply that meets it."""
    ask = playing.ask
    said: dict[int, list[str]] = {}
    for option in [] if ask is None else ask.options:
        reply = None if playing.takes(option.key) else playing.reply_to(option.key)
        if reply is not None:
            said.setdefault(id(reply), []).append(option.key)
    return [
        study_bodies.LessonReply(keys=said.get(id(wrong), []), refs=wrong.refs, say=wrong.say[lang], rules=wrong.rules)
        for wrong in playing.replies
    ]


def reasons(playing: Playing) -> list[protocol.Hindrance]:
    """Why other things cannot be chosen, where the teacher has no word of her own about them."""
    found = playing.match.why_not(playing.scene.learner) if playing.ask is not None and playing.wanted else []
    return cast("list[protocol.Hindrance]", [hindrance.to_json() for hindrance in found])


def remark(playing: Playing, lang: str) -> str:
    """What is said while the consequences of a finished step are shown."""
    if playing.at_tap > 0 or playing.at_step == 0:
        return ""
    return playing.scene.steps[playing.at_step - 1].then.get(lang, "")


def crib(playing: Playing, lang: str) -> list[str]:
    """The lines that have been learnt so far."""
    steps = [step for scene in playing.lesson.scenes[: playing.at_scene] for step in scene.steps]
    steps += playing.scene.steps[: playing.at_step]
    return [line[lang] for step in steps for line in step.crib]


def before(playing: Playing) -> protocol.Position:
    reel = playing.reel
    told = [event.to_json(reel.seat) for event in reel.log.events[: reel.from_event]]
    return protocol.Position(
        version=2 * playing.stretch,
        seat=reel.seat,
        moves=0,
        public=reel.public,
        outlook=reel.outlook,
        own=reel.own,
        silent=False,
        asks=[],
        events_from=0,
        events=cast("list[protocol.Event]", told),
        event_count=reel.from_event,
        result=None,
        undo="no",
    )


def moved(playing: Playing) -> protocol.Moved:
    reel, match = playing.reel, playing.match
    frames, own = differences(reel)
    public, outlook = match.public(), match.outlook()
    last = (reel.public, reel.own) if not reel.seen else reel.seen[-1]
    if after := changes(last[1], match.own(reel.seat)):
        own.append(protocol.OwnChange(at=len(frames), own=after))
    known = [
        protocol.KnownEvent(at=at, event=cast("protocol.Event", event.to_json(reel.seat)))
        for at, event in enumerate(reel.events)
        if event.knows(reel.seat)
    ]
    result = None if match.result is None else match.result.to_json()
    return protocol.Moved(
        version=2 * playing.stretch + 1,
        seat=reel.seat,
        step=protocol.Step(
            moves=0,
            events_from=reel.from_event,
            frames=frames,
            public=changes(last[0], public),
            outlook=changes(reel.outlook, outlook),
        ),
        own=own,
        known=known,
        silent=False,
        asks=cast("list[protocol.Ask]", match.asks_for(reel.seat)),
        result=cast("protocol.Result | None", result),
        undo="no",
    )


def differences(reel: Reel) -> tuple[list[protocol.Frame], list[protocol.OwnChange]]:
    frames: list[protocol.Frame] = []
    own: list[protocol.OwnChange] = []
    public_before, own_before = reel.public, reel.own
    for at, (event, (public_after, own_after)) in enumerate(zip(reel.events, reel.seen, strict=True)):
        told = cast("protocol.Event", event.to_json(None))
        frames.append(protocol.Frame(event=told, public=changes(public_before, public_after)))
        if own_after != own_before:
            own.append(protocol.OwnChange(at=at, own=changes(own_before, own_after)))
        public_before, own_before = public_after, own_after
    return frames, own
