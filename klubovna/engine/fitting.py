"""A world that fits all that a seat has seen in the open step, as data: the step's start, and the answers since.

`redeal` gives worlds in the middle of a step, which no file can hold: a step starts from data alone. To begin earlier
means to deal what the seat did not know then, and to hit what it has been shown since. So everything that was left to
chance on the way, the answers of others included, is written on a tape, and the tape is changed place by place until
the seat would have seen what it has seen. The search knows nothing but that, so the world it finds tells nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from klubovna.engine.chance import Chance
from klubovna.engine.events import Log
from klubovna.engine.flow import Ask
from klubovna.engine.game import Game
from klubovna.engine.run import Run
from klubovna.engine.state import State

DRAW: Final = 0
ORDER: Final = 1
ANSWER: Final = 2
TRIALS: Final = 10_000  # in all
BEGINNINGS: Final = 40  # tapes that the search starts from, when one leads nowhere


class Mark:
    """One decision on a tape: a number below `size`, the order of that many things, or the answer of another seat.

    An answer has a `key` once it was given: where other cards bring other options, it stays what it was if it can.
    """

    def __init__(self, kind: int, size: int, value: int, order: list[int]) -> None:
        self.kind: int = kind
        self.size: int = size
        self.value: int = value
        self.order: list[int] = order
        self.key: str = ""

    def places(self) -> int:
        return self.size if self.kind == ORDER else 1

    def changed(self, place: int, by: int) -> Mark:
        """Another number, or two things that have changed places; `by` is from 1 to size - 1."""
        if self.kind != ORDER:
            return Mark(self.kind, self.size, (self.value + by) % self.size, [])
        order, other = self.order[:], (place + by) % self.size
        order[place], order[other] = order[other], order[place]
        return Mark(ORDER, self.size, 0, order)

    def draws(self) -> list[int]:
        """What `below` must give for this to come out again."""
        if self.kind != ORDER:
            return [self.value]
        found: list[int] = []
        left = list(range(self.size))
        for i in range(self.size - 1, 0, -1):
            j = left.index(self.order[i])
            left[i], left[j] = left[j], left[i]
            found.append(j)
        return found


class Tape(Chance):
    """Chance that does what is written, and writes down what is not; `copy` is itself, so a copied state goes on."""

    def __init__(self, key: bytes, marks: list[Mark]) -> None:
        super().__init__(key)
        self.marks: list[Mark] = marks
        self.at: int = 0
        self.offered: dict[int, list[str]] = {}

    def copy(self) -> Chance:
        return self

    def mark(self, kind: int, size: int) -> Mark:
        """The next decision. One of another kind stands for a way that was not gone: it is made anew."""
        at = self.at
        self.at = at + 1
        if at < len(self.marks) and self.marks[at].kind == kind and self.marks[at].size == size:
            return self.marks[at]
        source = self.spawn(f"mark {at}")
        order: list[int] = []
        if kind == ORDER:
            order = list(range(size))
            source.shuffle(order)
        made = Mark(kind, size, 0 if kind == ORDER else source.below(size), order)
        self.marks[at : at + 1] = [made]
        return made

    def answer(self, ask: Ask) -> int:
        """Which option another seat takes."""
        size = len(ask.options)
        self.offered[self.at] = [option.key for option in ask.options]
        at = self.at
        index = ask.index_of(self.marks[at].key) if at < len(self.marks) and self.marks[at].key else -1
        if index < 0:
            index = self.mark(ANSWER, size).value
        made = Mark(ANSWER, size, index, [])  # marks are shared by tapes, so never changed
        made.key = ask.options[index].key
        self.marks[at : at + 1] = [made]
        self.at = at + 1
        return index

    def below(self, n: int) -> int:
        return self.mark(DRAW, n).value

    def shuffle(self, things: list[Any]) -> None:
        if len(things) > 1:
            things[:] = [things[at] for at in self.mark(ORDER, len(things)).order]

    def deal(self, things: list[Any]) -> None:
        things.sort()
        self.shuffle(things)

    def spawn(self, name: str) -> Chance:
        return Chance(self.key).spawn(name)


class Trial:
    """What a seat sees in the world that a tape gives, and for how long that is what it has seen."""

    def __init__(
        self,
        marks: list[Mark],
        offered: dict[int, list[str]],
        dealt: int,
        seen: list[Any],
        score: int,
        answers: list[tuple[int, str]],
    ) -> None:
        self.marks: list[Mark] = marks
        self.offered: dict[int, list[str]] = offered  # by mark: what another seat could choose
        self.dealt: int = dealt  # how many of the marks were used up before the step began
        self.seen: list[Any] = seen
        self.score: int = score
        self.answers: list[tuple[int, str]] = answers

    def after(self) -> Any:
        """The first thing that differs."""
        return self.seen[self.score] if self.score < len(self.seen) else None


class Fitting:
    """The search for a world in which the seat sees what it sees in this run, and has seen since the step began."""

    def __init__(self, run: Run, seat: int | None) -> None:
        assert run.keep and not run.deals, "a world of a guess is a guess"
        self.game: Game = run.game
        self.start: State = run.checkpoint
        self.seat: int | None = seat
        self.key: bytes = b""
        self.trials: int = 0
        given = run.answers
        if run.secret_from >= 0:  # plans of others that are not revealed yet are theirs to make again
            given = given[: run.secret_from] + [each for each in given[run.secret_from :] if each[0] == seat]
        true = Run(self.game, self.start.copy(), True, Log())
        self.answers: list[tuple[int, str]] = []  # of others only who gave them
        for who, index in given:
            which = true.number_of(who)
            self.answers.append((who, true.asks[which].options[index].key if who == seat else ""))
            true.play(which, index)
        self.target: list[Any] = seen_by(true, seat)

    def world(self) -> tuple[State, list[tuple[int, str]]] | None:
        """The start of the step in a world that fits, and the answers that lead from it to here; None if none was
        found, which is not known to happen."""
        for beginning in range(BEGINNINGS):
            self.key = Chance(b"fitting").spawn(f"beginning {beginning}").key
            best = self.trial([])
            while best.score < len(self.target) or len(best.seen) != len(self.target):
                better = self.better(best)
                if better is None:
                    break
                best = better
            else:
                return self.dealt(best), best.answers
            if self.trials > TRIALS:
                return None
        return None

    def dealt(self, found: Trial) -> State:
        """The world's position as plain data, with the luck that the step had and none of the match's own."""
        state = self.start.copy()
        self.game.redeal(state, self.seat, Tape(self.key, found.marks[: found.dealt]))
        state.chance = Chance(self.key).spawn("future")
        luck: list[int] = []
        for mark in found.marks[found.dealt :]:
            if mark.kind != ANSWER:
                luck += mark.draws()
        state.chance.loaded = tuple(luck)
        return state

    def better(self, best: Trial) -> Trial | None:
        """A tape that goes along with what was seen for longer, a change or two away. What was decided last is tried
        first."""
        for thorough in (False, True):
            for number in range(len(best.marks) - 1, -1, -1):
                for place in range(best.marks[number].places() - 1, -1, -1):
                    if self.trials > TRIALS:
                        return None
                    found = self.better_at(best, number, place, thorough)
                    if found is not None:
                        return found
        return None

    def better_at(self, best: Trial, number: int, place: int, thorough: bool) -> Trial | None:
        """All changes of this place. Of chance, only if a few of them touch the first difference; at a second look also
        if they touch what was right before, or what others could choose: then that is tried, too."""
        mark = best.marks[number]
        touched = mark.kind == ANSWER
        for by in [] if touched else probes(mark.size):
            tried = self.changed(best, number, place, by)
            if tried.score > best.score:
                return tried
            if thorough:
                touched = touched or tried.score < best.score or tried.offered != best.offered
            touched = touched or (tried.score == best.score and tried.after() != best.after())
        for by in range(1, mark.size) if touched else []:
            tried = self.changed(best, number, place, by)
            if tried.score > best.score:
                return tried
            if thorough and mark.kind != ANSWER:
                for other in self.chosen_anew(tried, best):
                    if other.score > best.score:
                        return other
        return None

    def chosen_anew(self, tried: Trial, best: Trial) -> Iterator[Trial]:
        """The same world, where others have taken what they could not take before."""
        for at, keys in tried.offered.items():
            before = best.offered.get(at, [])
            for key in keys:
                if key not in before:
                    chosen = Mark(ANSWER, len(keys), 0, [])
                    chosen.key = key
                    yield self.trial([*tried.marks[:at], chosen, *tried.marks[at + 1 :]])

    def changed(self, best: Trial, number: int, place: int, by: int) -> Trial:
        return self.trial([*best.marks[:number], best.marks[number].changed(place, by), *best.marks[number + 1 :]])

    def trial(self, marks: list[Mark]) -> Trial:
        self.trials += 1
        tape = Tape(self.key, marks)
        state = self.start.copy()
        self.game.redeal(state, self.seat, tape)
        state.chance = tape
        dealt = tape.at
        answers: list[tuple[int, str]] = []
        run: Run | None = None
        seen: list[Any] = []
        try:
            run = Run(self.game, state, False, Log())
            for who, key in self.answers:
                which = run.number_of(who)
                if which < 0:
                    break
                ask = run.asks[which]
                index = ask.index_of(key) if who == self.seat else tape.answer(ask)
                if index < 0:
                    break
                answers.append((who, ask.options[index].key))
                run.play(which, index)
            seen = seen_by(run, self.seat)
        except Exception:  # a rule may raise in a world that cannot be: it is none of those that fit
            seen = []
        score = 0
        most = min(len(seen), len(self.target))
        while score < most and seen[score] == self.target[score]:
            score += 1
        return Trial(tape.marks[: tape.at], tape.offered, dealt, seen, score, answers)


def probes(size: int) -> list[int]:
    """How far from a place those lie that it changes with to see whether it matters."""
    return sorted({1, size // 3, size // 2, size - 1} - {0})


def seen_by(run: Run, seat: int | None) -> list[Any]:
    """What the seat was told and asked and sees, word by word. Who has finished a secret plan is no secret, and no
    matter."""
    log = run.log
    assert log is not None
    words: list[Any] = []
    spell([event.to_json(seat) for event in log.events], words)
    spell(open_asks(run, seat), words)
    spell(run.game.view(run.state, seat), words)
    return words


def open_asks(run: Run, seat: int | None) -> list[dict[str, Any]]:
    """The open questions as the seat knows them, but for the plans that others make in secret."""
    return [
        ask.to_json() if ask.seat == seat else ask.outline() for ask in run.asks if ask.seat == seat or not ask.planning
    ]


def spell(data: Any, words: list[Any]) -> None:
    """The data as a row of words, in the order of their names."""
    if isinstance(data, dict):
        for name in sorted(data):
            words.append(name)
            spell(data[name], words)
        words.append("}")
    elif isinstance(data, list):
        for each in data:
            spell(each, words)
        words.append("]")
    else:
        words.append(data)
