"""Match: set-up + seed + answers, with everything that people at a table expect: undo, save, verify."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from typing import Any, Final

from klubovna.engine.chance import Chance, commitment, seed_key
from klubovna.engine.errors import Refused, brief
from klubovna.engine.events import Event, Log
from klubovna.engine.flow import Ask
from klubovna.engine.game import Game
from klubovna.engine.hindrance import Hindrance, unfinished
from klubovna.engine.run import Run
from klubovna.engine.shown import Shown
from klubovna.engine.state import Result, State, canonical, digest, digest_of
from klubovna.engine.text import COMMON, Who, name_of

FORMAT: Final = 1  # of the saved record, not of any game's rules
LONGEST_SEED: Final = 4096  # bits of a seed that is a number
APART: Final = 64  # answers between two positions that a match keeps


class Trail:
    """The step starts that a match has passed: where they lie among the answers, their digests, some positions.

    Positions are large, so only the first and then one every `APART` answers or so are kept; the others are a few
    answers away from one of these, and the latest one is the run's own checkpoint. A digest is made when somebody asks
    for it. A redealt world begins in the middle of a step: `world` is the run as it was dealt, only ever forked.
    """

    def __init__(self) -> None:
        self.answers: list[int] = []  # given before each step start
        self.steps: list[int] = []
        self.digests: list[str] = []  # "" where nobody has asked yet
        self.kept: dict[int, State] = {}  # by number of the step start
        self.last_kept: int = 0
        self.world: Run | None = None

    def copy(self, many: int) -> Trail:
        """The first `many` step starts, for a match that goes its own way."""
        twin = Trail()
        twin.answers = self.answers[:many]
        twin.steps = self.steps[:many]
        twin.digests = self.digests[:many]
        twin.kept = {number: state for number, state in self.kept.items() if number < many}
        twin.last_kept = max(twin.kept)
        twin.world = self.world
        return twin

    def push(self, answers: int, run: Run) -> None:
        """Another step has begun."""
        if not self.answers:
            self.kept[0] = run.checkpoint
        elif answers - self.answers[self.last_kept] >= APART and run.base_steps == run.steps:
            self.last_kept = len(self.answers)
            self.kept[self.last_kept] = run.base  # the run has just copied it for itself, as it does often enough
        self.answers.append(answers)
        self.steps.append(run.steps)
        self.digests.append("")

    def number_at(self, answers: int) -> int:
        """The step that was open after this many answers."""
        return bisect_right(self.answers, answers) - 1

    def kept_before(self, number: int) -> int:
        """The nearest step start not after this one whose position is at hand."""
        while number not in self.kept:
            number -= 1
        return number


class Setup:
    """What a match starts from. `resumed` is a position that takes the place of the game's own set-up:
    that of a match which goes on under newer rules, or one that a scenario gives.
    """

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

    def __init__(
        self,
        game: Game,
        setup: Setup,
        names: list[str] | None = None,
        run: Run | None = None,
        trail: Trail | None = None,
    ) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.names: list[str] = list(names or [])
        self.log: Log = Log()
        self.answers: list[tuple[int, str]] = []
        self._told: list[int] = []  # how many events there were before each answer
        self._spelled: bytes = b""  # the start of the open step, once somebody has asked for it
        self.run: Run = Run(game, starting_state(game, setup), True, self.log) if run is None else run
        self._trail: Trail = Trail() if trail is None else trail
        if trail is None:
            self._trail.push(0, self.run)

    @staticmethod
    def from_position(
        game: Game,
        state: State,
        seed: int | str,
        options: dict[str, Any],
        names: list[str] | None = None,
        log: Log | None = None,
    ) -> Match:
        """A match that begins with a position of its own, as scenarios do; it can be saved like any other. Who wants to
        watch it from its first event hands in the log."""
        setup = Setup(state.seats, seed, options, None, state.to_json())
        log = Log() if log is None else log
        match = Match(game, setup, names, Run(game, state, True, log))
        match.log = log
        return match

    # --- what is going on

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def events(self) -> list[Event]:
        """What has happened so far."""
        return self.log.events

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
        return self.run.ask_for(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat sees of the position, JSON-ready; None is a spectator."""
        return self.game.view(self.run.state, self._seat(seat))

    def public(self) -> Shown:
        """What everybody sees of the position."""
        return self.game.public(self.run.state)

    def outlook(self) -> Shown:
        """What the rules foretell, for everybody."""
        return self.game.outlook(self.run.state)

    def own(self, seat: int | None) -> Shown:
        """What one seat knows beyond what everybody sees; None is a spectator, who knows nothing more."""
        return self.game.spectator if seat is None else self.game.own(self.run.state, seat)

    def asks_for(self, seat: int | None) -> list[dict[str, Any]]:
        """The open questions as one seat may know them: its own in full, the others' in outline."""
        return [ask.to_json() if ask.seat == seat else ask.outline() for ask in self.run.asks]

    def why_not(self, seat: int | None) -> list[Hindrance]:
        """Why the things that a seat sees cannot be chosen now, each with its rule, from what that seat may know.

        The last one is about everything else: what the seat is asked instead, or whom all wait for.
        """
        asked = self._seat(seat)
        ask = None if asked is None else self.run.ask_for(asked)
        if ask is not None:
            rest = Hindrance((), COMMON("why-another-question"), ask.rule)
            return [*self.game.why_not(self.run.state, ask), *unfinished(ask), rest]
        if not self.run.asks:
            return [Hindrance((), COMMON("why-over"), "")]
        waited = self.run.asks[0].outline()
        return [Hindrance((), COMMON("why-not-asked", seat=Who(waited["seat"])), waited["rule"])]

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened as one seat may know it, JSON-ready."""
        return [event.to_json(self._seat(seat)) for event in self.events[since:]]

    def story(self, lang: str, seat: int | None = None, since: int = 0) -> list[str]:
        """What has happened, in sentences, as one seat reads them; None is a spectator."""
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
        run = self.run
        asked = run.asked
        if asked is None:
            raise Refused("The match is over.")
        if version is not None and version != len(self.answers):
            raise Refused(f"This answers position {version}; the match is at {self.version}.")
        which = run.number_of(seat)
        if which < 0:
            waited = ", ".join(str(ask.seat) for ask in run.asks)
            raise Refused(f"Seat {brief(seat)} is not asked anything now; waiting for seat {waited}.")
        ask = asked if isinstance(asked, Ask) else asked.asks[which]
        index = ask.index_of(key)
        if index < 0:
            keys = ", ".join(option.key for option in ask.options)
            raise Refused(f"{brief(key)} is not an option of seat {seat} now; these are: {keys}.")
        told = len(self.events)
        steps = run.steps
        run.answer(which, index)
        self.answers.append((ask.seat, ask.options[index].key))
        self._told.append(told)
        if run.steps != steps:
            self._spelled = b""
            self._trail.push(len(self.answers), run)

    def undo(self) -> None:
        """Take the last answer back: position, events and asks are what they were before it."""
        if len(self.answers) <= self._trail.answers[0]:
            raise Refused("There is nothing to undo.")
        self.answers.pop()
        del self.events[self._told.pop() :]
        self._go_back()

    def _go_back(self) -> None:
        """Stand where the answers that are left lead to."""
        self._trail = self._trail.copy(self._trail.number_at(len(self.answers)) + 1)
        run = self._standing_at(len(self.answers))
        run.log = self.log
        run.state.log = self.log
        self.run = run
        self._spelled = b""

    def _standing_at(self, answers: int) -> Run:
        """A silent run after this many answers, given again from the nearest position that was kept."""
        trail = self._trail
        nearest = trail.kept_before(trail.number_at(answers))
        if nearest == 0 and trail.world is not None:
            run = trail.world.fork()
        else:
            run = Run(self.game, trail.kept[nearest], True, None, False)
            run.restore(trail.kept[nearest], [], [], trail.steps[nearest])
        for at in range(trail.answers[nearest], answers):
            self._give_again(run, at)
        return run

    def _give_again(self, run: Run, at: int) -> None:
        seat, key = self.answers[at]
        which = run.number_of(seat)
        run.play(which, run.asks[which].index_of(key))

    def told(self, moves: int) -> int:
        """How many events had been told before the answer with this number."""
        return self._told[moves] if moves < len(self._told) else len(self.events)

    def at(self, moves: int) -> Match:
        """The match as it stood after this many answers, free to go its own way."""
        first = self._trail.answers[0]
        if not first <= moves <= len(self.answers):
            raise Refused(f"There is no position {moves}; there are {first} to {len(self.answers)}.")
        twin = Match(self.game, self.setup, self.names, self.run, self._trail)
        twin.log.events = self.events[: self.told(moves)]
        twin.answers = self.answers[:moves]
        twin._told = self._told[:moves]
        twin._go_back()
        return twin

    def fork(self) -> Match:
        """The same match, free to go its own way."""
        return self._twin(self.run.fork())

    def redeal(self, seat: int | None, seed: int | str = 0) -> Match:
        """A fork in which all that the seat cannot know has been dealt anew; the seat sees no difference.

        It begins here: what lies behind belongs to the true match, so it can neither be undone nor saved. Play can go
        on in it if the seat is one that is asked: a rule in the middle of a question to another seat knows its cards.
        """
        run = self.run.redealt(self._seat(seat), Chance(seed_key(check_seed(seed))))
        twin = self._twin(run)
        trail = Trail()
        trail.push(len(self.answers), run)
        trail.digests[0] = digest([self.digest(), run.state.to_json()])
        trail.world = run.fork()
        twin._trail = trail
        return twin

    def _twin(self, run: Run) -> Match:
        twin = Match(self.game, self.setup, self.names, run, self._trail.copy(len(self._trail.answers)))
        twin.log.events = self.events[:]
        twin.answers = self.answers[:]
        twin._told = self._told[:]
        run.log = twin.log
        run.state.log = twin.log
        return twin

    # --- records

    def digest(self) -> str:
        """A fingerprint of the position: the step's start and the answers given since."""
        trail = self._trail
        return digest([self.game.id, self.game.rules, self.latest_digest(), self.answers[trail.answers[-1] :]])

    def step_start(self) -> bytes:
        """The start of the open step as JSON in its one spelling, written once for all who want it."""
        if not self._spelled:
            self._spelled = canonical(self.run.checkpoint.to_json())
        return self._spelled

    def latest_digest(self) -> str:
        """The digest of the latest step start."""
        digests = self._trail.digests
        if not digests[-1]:
            digests[-1] = digest_of(self.step_start())
        return digests[-1]

    def digests(self) -> list[list[Any]]:
        """For every step start how many answers led to it, and its digest. What was never asked for is played again."""
        trail = self._trail
        self.latest_digest()
        run: Run | None = None  # at the step start before, if that one had to be found
        for number in range(len(trail.digests)):
            if trail.digests[number]:
                run = None
                continue
            if run is None or number in trail.kept:
                run = self._standing_at(trail.answers[number])
            else:
                for at in range(trail.answers[number - 1], trail.answers[number]):
                    self._give_again(run, at)
            trail.digests[number] = digest(run.checkpoint.to_json())
        return [[trail.answers[number], trail.digests[number]] for number in range(len(trail.digests))]

    def save(self) -> dict[str, Any]:
        """The whole match as JSON-ready data."""
        if self._trail.world is not None:
            raise Refused("A redealt world is a guess, not the match that was played: it cannot be saved.")
        setup = self.setup
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
            "digests": self.digests(),
            "checkpoint": {"answers": self._trail.answers[-1], "state": self.run.checkpoint.to_json()},
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
        raise Refused(f"a seed is a whole number or a hex string, not {brief(seed)}.")
    if isinstance(seed, int) and seed.bit_length() > LONGEST_SEED:
        raise Refused(f"a seed has at most {LONGEST_SEED} bits.")
    if isinstance(seed, str):
        try:
            int(seed, 16)
        except ValueError:
            raise Refused(f"a seed in text must be hexadecimal, not {brief(seed)}.") from None
    return seed


def check_words(what: str, words: Any) -> None:
    """Names, or numbers that players mixed in: texts that can be written down again."""
    if not isinstance(words, list | tuple):
        raise Refused(f"{what} are a list of texts, not {brief(words)}.")
    for word in words:
        if not isinstance(word, str) or word.encode("utf-8", "replace").decode() != word:
            raise Refused(f"{what} are texts, not {brief(word)}.")


def check_setup(setup: Setup, names: Any) -> None:
    """What a set-up of any game must be; the seats and options are the game's own to judge."""
    check_seed(setup.seed)
    check_words("names", names)
    check_words("numbers mixed into the seed", setup.mixed_in)


def new_match(
    game: Game, seats: Any, seed: Any = None, options: Any = None, names: Any = None, mixed_in: Any = None
) -> Match:
    """A match of this set-up, whoever sent it: the types are judged here, with a reason. Compiled code would not
    let others in, and say so in words of its own."""
    low, high = game.seats
    if type(seats) is not int:
        raise Refused(f"{game.id} is for {low} to {high} seats, not {brief(seats)}.")
    if options is not None and not isinstance(options, dict):
        raise Refused(f"options are values by name, not {brief(options)}.")
    if seed is not None:
        check_seed(seed)
    check_words("names", [] if names is None else names)
    check_words("numbers mixed into the seed", [] if mixed_in is None else mixed_in)
    setup = Setup(seats, fresh_seed() if seed is None else seed, {} if options is None else options, mixed_in)
    check_setup(setup, [] if names is None else names)
    return Match(game, setup, names)
