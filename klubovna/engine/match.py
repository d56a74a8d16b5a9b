"""Match: set-up + seed + answers, with everything a person at the table expects: undo, save, load, verify."""

from __future__ import annotations

import secrets
from typing import Any, Final

from klubovna.engine.chance import Chance, commitment, seed_key
from klubovna.engine.errors import BadRecord, Refused, RuleBroke
from klubovna.engine.events import Event
from klubovna.engine.flow import Ask
from klubovna.engine.game import Game
from klubovna.engine.run import Run
from klubovna.engine.state import Result, State, digest
from klubovna.engine.text import name_of

FORMAT: Final = 1  # of the saved record, not of any game's rules


class Mark:
    """A place to return to: how many answers had been given at a step's start, and the position there."""

    def __init__(self, answers: int, steps: int, checkpoint: State, digest: str) -> None:
        self.answers: int = answers
        self.steps: int = steps
        self.checkpoint: State = checkpoint
        self.digest: str = digest


class Setup:
    """What a match starts from. `resumed` is the saved position of a match that goes on under newer rules."""

    def __init__(
        self,
        seats: int,
        seed: int | str,
        options: dict[str, Any],
        mixed_in: list[str] | None = None,
        resumed: dict[str, Any] | None = None,
    ) -> None:
        self.seats: int = seats
        self.seed: int | str = seed
        self.options: dict[str, Any] = options
        self.mixed_in: list[str] = mixed_in or []
        self.resumed: dict[str, Any] | None = resumed


class Match:
    """One match of any game."""

    def __init__(self, game: Game, setup: Setup, names: list[str] | None = None, run: Run | None = None) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.names: list[str] = names or []
        self.events: list[Event] = []
        self.answers: list[tuple[int, str]] = []
        self._told: list[int] = []  # how many events there were before each answer
        self.run: Run = Run(game, starting_state(game, setup), True, self.events) if run is None else run
        self._marks: list[Mark] = [self._mark()]

    # --- what is going on

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def asks(self) -> list[Ask]:
        return self.run.asks

    @property
    def over(self) -> bool:
        return self.run.over

    @property
    def result(self) -> Result | None:
        return self.run.state.result

    @property
    def version(self) -> int:
        """The number of answers given so far."""
        return len(self.answers)

    def ask_for(self, seat: int) -> Ask | None:
        for ask in self.run.asks:
            if ask.seat == seat:
                return ask
        return None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat sees of the position, JSON-ready; None is a spectator."""
        return self.game.view(self.run.state, self._seat(seat))

    def asks_for(self, seat: int | None) -> list[dict[str, Any]]:
        """The open questions as one seat may know them: its own in full, the others' in outline."""
        return [ask.to_json() if ask.seat == seat else ask.outline() for ask in self.run.asks]

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened as one seat may know it, JSON-ready."""
        return [event.to_json(self._seat(seat)) for event in self.events[since:]]

    def story(self, lang: str, seat: int | None = None, since: int = 0) -> list[str]:
        """What has happened, in sentences."""
        return [event.text(self.game.texts, lang, seat, self.names) for event in self.events[since:]]

    def name(self, seat: int, lang: str = "en") -> str:
        return name_of(lang, seat, self.names)

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused(f"there is no seat {seat}; seats are 0 to {self.seats - 1}.")
        return seat

    # --- play

    def answer(self, seat: int, key: str, version: int | None = None) -> None:
        """Choose an option. Raises Refused with a reason, changing nothing, if that cannot be done now."""
        if self.over:
            raise Refused("The match is over.")
        if version is not None and version != self.version:
            raise Refused(f"This answers position {version}; the match is at {self.version}.")
        asks = self.run.asks
        which = 0
        while which < len(asks) and asks[which].seat != seat:
            which += 1
        if which == len(asks):
            waited = ", ".join(str(ask.seat) for ask in asks)
            raise Refused(f"Seat {seat} is not asked anything now; waiting for seat {waited}.")
        index = asks[which].index_of(key)
        if index < 0:
            keys = ", ".join(option.key for option in asks[which].options)
            raise Refused(f"{key!r} is not an option of seat {seat} now; these are: {keys}.")
        told = len(self.events)
        steps = self.run.steps
        self.run.answer(which, index)
        self.answers.append((seat, key))
        self._told.append(told)
        if self.run.steps != steps:
            self._marks.append(self._mark())

    def undo(self) -> None:
        """Take the last answer back: position, events and asks are what they were before it."""
        if not self.answers:
            raise Refused("There is nothing to undo.")
        self.answers.pop()
        del self.events[self._told.pop() :]
        while self._marks[-1].answers > len(self.answers):
            self._marks.pop()
        self._return_to(self._marks[-1])

    def _mark(self) -> Mark:
        checkpoint = self.run.checkpoint
        return Mark(len(self.answers), self.run.steps, checkpoint, digest(checkpoint.to_json()))

    def _return_to(self, mark: Mark) -> None:
        """Stand at a mark and give again, silently, the answers that came after it."""
        run = Run(self.game, mark.checkpoint, True, None, False)
        run.restore(mark.checkpoint, [], [], mark.steps)
        for seat, key in self.answers[mark.answers :]:
            for which, ask in enumerate(run.asks):
                if ask.seat == seat:
                    run.play(which, ask.index_of(key))
                    break
        run.log = self.events
        run.state.log = self.events
        self.run = run

    def told(self, moves: int) -> int:
        """How many events had been told when so many answers had been given."""
        return self._told[moves] if moves < len(self._told) else len(self.events)

    def at(self, moves: int) -> Match:
        """The match as it stood when so many answers had been given, free to go its own way."""
        if not 0 <= moves <= len(self.answers):
            raise Refused(f"There is no position {moves}; there are 0 to {len(self.answers)}.")
        twin = Match(self.game, self.setup, self.names, self.run)
        twin.events = self.events[: self.told(moves)]
        twin.answers = self.answers[:moves]
        twin._told = self._told[:moves]
        twin._marks = [mark for mark in self._marks if mark.answers <= moves]
        twin._return_to(twin._marks[-1])
        return twin

    def fork(self) -> Match:
        """The same match, free to go its own way."""
        return self._twin(self.run.fork())

    def redeal(self, seat: int | None, seed: int | str = 0) -> Match:
        """A fork in which all that the seat cannot know has been dealt anew; the seat sees no difference."""
        return self._twin(self.run.redealt(self._seat(seat), Chance(seed_key(seed))))

    def _twin(self, run: Run) -> Match:
        twin = Match(self.game, self.setup, self.names, run)
        twin.events = self.events[:]
        twin.answers = self.answers[:]
        twin._told = self._told[:]
        twin._marks = self._marks[:]
        run.log = twin.events
        run.state.log = twin.events
        return twin

    # --- records

    def digest(self) -> str:
        """A fingerprint of the position: the step's start and the answers given since."""
        since = self.answers[self._marks[-1].answers :]
        return digest([self.game.id, self.game.rules, self._marks[-1].digest, since])

    def save(self) -> dict[str, Any]:
        """The whole match as JSON-ready data."""
        setup = self.setup
        mark = self._marks[-1]
        record: dict[str, Any] = {
            "klubovna": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules,
            "seats": setup.seats,
            "names": self.names,
            "options": setup.options,
            "seed": setup.seed,
            "commitment": commitment(setup.seed),
            "mixed_in": setup.mixed_in,
            "answers": [[seat, key] for seat, key in self.answers],
            "digests": [[mark.answers, mark.digest] for mark in self._marks],
            "checkpoint": {"answers": mark.answers, "state": mark.checkpoint.to_json()},
            "result": None if self.result is None else self.result.to_json(),
        }
        if setup.resumed is not None:
            record["resumed"] = setup.resumed
        return record


def starting_state(game: Game, setup: Setup) -> State:
    if setup.resumed is not None:
        return game.load(setup.resumed)
    return game.start(setup.seats, setup.options, Chance(seed_key(setup.seed, setup.mixed_in)))


def fresh_seed() -> str:
    """128 bits that nobody knows beforehand."""
    return secrets.token_hex(16)


def check_seed(seed: Any) -> int | str:
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise Refused(f"a seed is a whole number or a hex string, not {seed!r}.")
    if isinstance(seed, str):
        try:
            int(seed, 16)
        except ValueError:
            raise Refused(f"a seed in text must be hexadecimal, not {seed!r}.") from None
    return seed


def new_match(
    game: Game,
    seats: int,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    names: list[str] | None = None,
    mixed_in: list[str] | None = None,
) -> Match:
    chosen = fresh_seed() if seed is None else check_seed(seed)
    return Match(game, Setup(seats, chosen, options or {}, mixed_in), names)


def load_match(game: Game, record: dict[str, Any]) -> Match:
    """The saved match, checked answer by answer and digest by digest.

    Under another rules number a match that still runs goes on from its checkpoint; a finished one is refused,
    since its answers no longer mean what they meant.
    """
    check_record(record)
    if record["game"] != game.id:
        raise BadRecord(f"this is a record of {record['game']}, not of {game.id}.")
    setup = Setup(record["seats"], record["seed"], record["options"], record["mixed_in"], record.get("resumed"))
    if record["commitment"] != commitment(setup.seed):
        raise BadRecord("the seed does not fit the commitment that was published for it.")
    if record["rules"] == game.rules:
        return replayed(game, setup, record)
    if record["result"] is not None:
        raise BadRecord(
            f"this match of {game.id} was played under rules {record['rules']}; "
            f"this program has rules {game.rules} and cannot replay it."
        )
    setup.resumed = record["checkpoint"]["state"]
    try:
        match = Match(game, setup, record["names"])
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadRecord(f"its checkpoint cannot be read under rules {game.rules}: {error!r}.") from error
    for seat, key in record["answers"][record["checkpoint"]["answers"] :]:
        try:
            match.answer(seat, key)
        except Refused:
            break  # the newer rules ask something else here: play goes on from the last answer that still fits
    return match


def replayed(game: Game, setup: Setup, record: dict[str, Any]) -> Match:
    try:
        match = Match(game, setup, record["names"])
    except Refused as refusal:
        raise BadRecord(f"its set-up is not possible: {refusal}") from None
    for number, (seat, key) in enumerate(record["answers"]):
        try:
            match.answer(seat, key)
        except (Refused, RuleBroke) as problem:
            raise BadRecord(f"answer {number + 1} does not fit: {problem}") from None
    trail = [[mark.answers, mark.digest] for mark in match._marks]
    for expected, found in zip(record["digests"], trail, strict=False):
        if expected != found:
            raise BadRecord(f"after answer {found[0]} the position differs from the recorded one.")
    if len(record["digests"]) != len(trail):
        raise BadRecord(f"it has {len(record['digests'])} digests where {len(trail)} are due.")
    result = None if match.result is None else match.result.to_json()
    if record["result"] != result:
        raise BadRecord("its result is not the one that its answers lead to.")
    return match


FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "klubovna": (int,),
    "game": (str,),
    "rules": (int,),
    "seats": (int,),
    "names": (list,),
    "options": (dict,),
    "seed": (int, str),
    "commitment": (str,),
    "mixed_in": (list,),
    "answers": (list,),
    "digests": (list,),
    "checkpoint": (dict,),
    "result": (dict, type(None)),
}


def check_record(record: Any) -> None:
    """The shape of a record, before any of it is believed."""
    if not isinstance(record, dict):
        raise BadRecord("a saved match is a JSON object.")
    if record.get("klubovna") != FORMAT:
        raise BadRecord(f"this is not a match saved by klubovna in format {FORMAT}.")
    for name, kinds in FIELDS.items():
        if name not in record:
            raise BadRecord(f"{name!r} is missing.")
        if not isinstance(record[name], kinds):
            raise BadRecord(f"{name!r} is not what it should be.")
    for answer in record["answers"]:
        if not (
            isinstance(answer, list) and len(answer) == 2 and isinstance(answer[0], int) and isinstance(answer[1], str)
        ):
            raise BadRecord(f"an answer is a seat and an option key, not {answer!r}.")
    checkpoint = record["checkpoint"]
    if not isinstance(checkpoint.get("answers"), int) or not isinstance(checkpoint.get("state"), dict):
        raise BadRecord("its checkpoint is not what it should be.")
