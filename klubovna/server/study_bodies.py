"""Everything that lessons, puzzles and analyses carry over HTTP, as closed types like those of bodies.py."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from klubovna.server.protocol import Hindrance, Moved, Part, Position, Text

Key = Annotated[str, Meta(max_length=200)]


class LessonInfo(Part):
    """One of GET /api/lessons/{game}: what can be learnt, the game from nothing first."""

    id: str
    title: str
    about: str
    minutes: int
    steps: int


class PlayLesson(Part):
    """POST /api/lessons/{game}/{lesson}: everything that the learner has answered so far; an empty key has read a
    sentence. Nothing is kept here: a lesson goes on wherever these answers lead."""

    keys: Annotated[list[Key], Meta(max_length=500)]


class LessonReply(Part):
    """What the teacher says to options and to things that the lesson does not take, and the rules behind it."""

    keys: list[str]
    refs: list[str]
    say: str
    rules: list[str]


class LessonMoment(Part):
    """The lesson after these answers. `before` is the table before the last of them, or as a scene begins, and `moved`
    what has happened since. `say` is the teacher's sentence (`held`, if any, takes its place while something is in the
    hand) and `point` what it points at; it waits for one of the `wanted` keys, or to be read where there are none.
    `shown` holds the sentence back until that many frames of `moved` have been seen, or null: until all have. `remark`
    is said while they are seen. `reasons` tell why other things cannot be chosen, as in `reasons` of the socket."""

    game: str
    lesson: str
    title: str
    names: list[str]
    seat: int
    step: int
    steps: int
    before: Position
    moved: Moved
    say: str
    held: str
    point: list[str]
    wanted: list[str]
    replies: list[LessonReply]
    reasons: list[Hindrance]
    remark: str
    shown: int | None
    crib: list[str]
    over: bool


class PuzzleInfo(Part):
    """One of GET /api/puzzles/{game}, the easy ones first: `difficulty` is the strength of the weakest bots that solve
    it, `kind` what it is about, `question` the first one in words."""

    id: str
    game: str
    title: str
    question: str
    kind: Literal["win", "survive", "plan", "odds"]
    difficulty: Annotated[int, Meta(ge=1, le=5)]
    steps: int


class PuzzleOfTheDay(Part):
    """GET /api/puzzles: the puzzle of this day, by the calendar of UTC."""

    number: int
    day: str
    puzzle: PuzzleInfo


class PuzzleMoment(Part):
    """POST /api/puzzles/{game}/{puzzle}: a puzzle after these answers, as a lesson is after its own. `worth` is what
    answers to its question are worth, as chances of winning."""

    puzzle: PuzzleInfo
    moment: LessonMoment
    worth: Annotated[dict[str, float], Meta(extra={"ts": "Record<string, number>"})]


class AnalyseMatch(Part):
    """POST /api/rooms/{room}/analysis: have a finished match analysed, or (`wanted: false`) no longer."""

    wanted: bool


class AnalysedOption(Part):
    """An option and its words."""

    key: str
    label: Text


class AnalysedReason(Part):
    """What speaks for the better option (`good`), or against it."""

    good: bool
    seat: int
    term: str
    text: Text


class SolutionStep(Part):
    """One answer of a puzzle's best line: its chance, and what it has over the second best."""

    key: str
    label: Text
    chance: float
    reasons: list[AnalysedReason]


class PuzzleSolution(Part):
    """GET /api/puzzles/{game}/{puzzle}/solution."""

    steps: list[SolutionStep]


class AnalysedChoice(Part):
    """One answer; `moves` is how many came before it. `before` are the chances of all seats with the best that could
    have been done, `after` those with what was done: they differ only where `better` would have been better by `loss`,
    more than twice its error `doubt`. `grade` says how bad that was, or nothing."""

    moves: int
    seat: int
    why: str
    chosen: AnalysedOption
    before: list[float]
    after: list[float]
    error: float
    better: AnalysedOption | None = None
    loss: float = 0.0
    doubt: float = 0.0
    grade: Literal["", "doubtful", "mistake", "blunder"] = ""
    reasons: list[AnalysedReason] = field(default_factory=list)


class TurningPoint(Part):
    """One of the largest swings: what the answer after that many `moves` lost, or what luck brought after it, for every
    seat; `events` is the part of the log in which that happened."""

    moves: int
    seat: int
    cause: Literal["choice", "luck"]
    swings: list[float]
    events: list[int]


class AnalysedPlayer(Part):
    """Where a seat's chance came from: `start` + `own` + `others` + `luck` = `end`. `verdict` says it in sentences."""

    seat: int
    start: float
    end: float
    own: float
    others: float
    luck: float
    decided: int
    grades: Annotated[dict[str, int], Meta(extra={"ts": "Record<string, number>"})]
    won: bool
    verdict: list[str] = field(default_factory=list)


class Analysis(Part):
    """What was found out about a match. A team (`together`) has one chance; `last` are the chances at the end."""

    format: int
    game: str
    rules: int
    seats: int
    together: bool
    seed: int | str
    worlds: int
    moves: int
    choices: list[AnalysedChoice]
    last: list[float]
    turns: list[TurningPoint]
    players: list[AnalysedPlayer]


class Analysed(Part):
    """GET /api/rooms/{room}/analysis: how far it is. `done` of `total` answers have been judged while it is `running`;
    once it is `done` it is kept with the match."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    done: int = 0
    total: int = 0
    analysis: Analysis | None = None


STUDY_TYPES: Final = (
    LessonInfo,
    PlayLesson,
    LessonMoment,
    PuzzleInfo,
    PuzzleOfTheDay,
    PuzzleMoment,
    PuzzleSolution,
    AnalyseMatch,
    Analysed,
)
