"""Playing a lesson: the learner's answers so far decide everything, so that nothing has to be kept anywhere."""

from __future__ import annotations

from fnmatch import fnmatchcase

from klubovna.engine import Ask, BadRecord, Match, Refused
from klubovna.teacher.lesson import Lesson, Scene, Step, Wrong
from klubovna.teacher.reel import Reel


class Playing:
    """A lesson at some moment. `read` goes on from a sentence that wants no answer, `answer` gives one."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Lesson = lesson
        self.at_scene: int = 0
        self.at_step: int = 0
        self.at_tap: int = 0
        self.stretch: int = 0  # how often something has been shown
        self.match: Match
        self.reel: Reel
        self.match, self.reel = lesson.scenes[0].begin()

    @property
    def scene(self) -> Scene:
        return self.lesson.scenes[self.at_scene]

    @property
    def over(self) -> bool:
        return self.at_scene == len(self.lesson.scenes) - 1 and self.at_step == len(self.scene.steps)

    @property
    def step(self) -> Step | None:
        return None if self.over else self.scene.steps[self.at_step]

    @property
    def ask(self) -> Ask | None:
        """The learner's open question."""
        return self.match.ask_for(self.scene.learner)

    @property
    def wanted(self) -> list[str]:
        """The answers that the lesson waits for; none where it only wants to be read."""
        step = self.step
        return step.taps[self.at_tap] if step is not None and step.taps else []

    def takes(self, key: str) -> bool:
        return any(fnmatchcase(key, pattern) for pattern in self.wanted)

    @property
    def replies(self) -> list[Wrong]:
        """What the lesson says to answers that it does not take; the first that meets an answer is said."""
        return [] if self.step is None else [*self.step.wrong, *self.lesson.wrong]

    def reply_to(self, key: str) -> Wrong | None:
        """What the lesson says to another answer; None where it says nothing of its own."""
        return next((wrong for wrong in self.replies if wrong.meets(key)), None)

    def read(self) -> None:
        """The sentence has been read."""
        if self.step is None or self.wanted:
            raise Refused("This step waits for an answer.")
        rivals = self.scene.steps[self.at_step].rivals
        if rivals:
            self.begin_stretch()
        self.go_on(rivals)

    def answer(self, key: str) -> None:
        """The learner's answer; refused where the lesson waits for another one."""
        if not self.takes(key):
            raise Refused(f"The lesson does not wait for {key!r}.")
        self.begin_stretch()
        self.match.answer(self.scene.learner, key)
        self.at_tap += 1
        step = self.scene.steps[self.at_step]
        if self.at_tap == len(step.taps):
            self.go_on(step.rivals)

    def begin_stretch(self) -> None:
        self.stretch += 1
        self.reel = Reel(self.match.game, self.scene.learner, self.match.run.state, self.match.log)

    def go_on(self, rivals: list[tuple[int, list[str]]]) -> None:
        """The others answer as foreseen; then comes the next step, or the next scene."""
        self.let_play(rivals)
        self.at_step, self.at_tap = self.at_step + 1, 0
        if self.at_step == len(self.scene.steps) and self.at_scene + 1 < len(self.lesson.scenes):
            self.at_scene, self.at_step, self.stretch = self.at_scene + 1, 0, self.stretch + 1
            self.match, self.reel = self.scene.begin()

    def let_play(self, rivals: list[tuple[int, list[str]]]) -> None:
        for seat, keys in rivals:
            ask = self.match.ask_for(seat)
            if ask is None:
                raise BadRecord(f"{self.scene.start}: seat {seat} is not asked, and should answer {keys}.")
            key = next((key for key in keys if ask.index_of(key) >= 0), None)
            if key is None:
                offered = ", ".join(option.key for option in ask.options)
                raise BadRecord(f"{self.scene.start}: seat {seat} is not offered {keys}; offered: {offered}.")
            self.match.answer(seat, key)


def played(lesson: Lesson, keys: list[str]) -> Playing:
    """The lesson after these answers; an empty one has read a sentence."""
    playing = Playing(lesson)
    for key in keys:
        if key:
            playing.answer(key)
        else:
            playing.read()
    return playing
