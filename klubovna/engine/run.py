"""Run: a game being played. A checkpoint, the answers since, and the flow that waits for the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.engine.chance import Chance
from klubovna.engine.errors import RuleBroke
from klubovna.engine.events import Log, listen
from klubovna.engine.flow import Ask, Endless, Flow, Several, endless
from klubovna.engine.game import Game
from klubovna.engine.state import State

SILENT_STEPS: Final = 10_000  # without a question: more than this means a rule that never ends
NO_ASKS: Final[list[Ask]] = []
SPACING: Final = 16  # answers between two copies of the state that a run makes unasked


class Deal:
    """A redeal inside the open step: after how many answers, for whom, from which chance."""

    def __init__(self, after: int, seat: int | None, chance: Chance) -> None:
        self.after: int = after
        self.seat: int | None = seat
        self.chance: Chance = chance


def number_in(asks: list[Ask], seat: int) -> int:
    for number in range(len(asks)):
        if asks[number].seat == seat:
            return number
    return -1


def to_the_end(game: Game, state: State) -> Flow[None]:
    """All steps that are left as one flow: nobody need catch the end of each."""
    while state.result is None:
        yield from game.step(state)


class Run:
    """Drives the steps of a game.

    `keep` remembers how to come back to the start of the step, which fork, undo and recovery need; playouts do
    without. To copy the state at every step would cost more than most rules do: so a copy, the `base`, is made every
    `SPACING` answers, and the step's own start is found from it when somebody asks. A base is never changed after it
    was made, so forks share it.
    """

    def __init__(self, game: Game, state: State, keep: bool = True, log: Log | None = None, begin: bool = True) -> None:
        self.game: Game = game
        self.state: State = state
        self.keep: bool = keep
        self.log: Log | None = log
        self.base: State = state  # a position at the start of this step or of an earlier one
        self.base_steps: int = 0
        self.since: list[tuple[int, int]] = []  # (seat, index) of the answers since the base
        self.began: int = 0  # how many of them had been given when the open step began
        self.wanted: bool = False  # whether somebody has asked for the start of the open step
        self.deals: list[Deal] = []  # redeals since the base: a bot's world; the base is then this step's start
        self.steps: int = 0
        self.asked: Ask | Several | None = None
        self.secret_from: int = -1  # how many answers had been given when the open `together` began
        self.flow: Endless = endless(game.step(state))
        if begin:
            state.log = log
            before = listen(log)
            try:
                self.begin_step()
            finally:
                listen(before)
                if log is not None:
                    log.forced = None

    @property
    def asks(self) -> list[Ask]:
        """The open questions; several at once are simultaneous."""
        asked = self.asked
        if asked is None:
            return NO_ASKS
        if isinstance(asked, Ask):
            return [asked]
        return asked.asks

    @property
    def over(self) -> bool:
        return self.asked is None

    def number_of(self, seat: int) -> int:
        """Which of the open questions is this seat's, or -1: a seat is asked one thing at a time."""
        asked = self.asked
        if isinstance(asked, Ask):
            return 0 if asked.seat == seat else -1
        return -1 if asked is None else number_in(asked.asks, seat)

    def ask_for(self, seat: int) -> Ask | None:
        """The open question of this seat."""
        number = self.number_of(seat)
        return None if number < 0 else self.asks[number]

    @property
    def checkpoint(self) -> State:
        """The position at the start of the open step, never to be changed."""
        self.wanted = True
        if self.base_steps != self.steps:
            self.base = self.step_start()
            self.base_steps = self.steps
            self.since = self.since[self.began :]
            self.began = 0
        return self.base

    @property
    def answers(self) -> list[tuple[int, int]]:
        """(seat, index) of the answers given in the open step."""
        return self.since[self.began :]

    def step_start(self) -> State:
        """The start of the open step, played again from the base without telling anything."""
        state = self.base.copy()
        given = 0
        for _ in range(self.steps - self.base_steps):
            flow = endless(self.game.step(state))
            asked = next(flow)
            while asked is not None:
                seat, index = self.since[given]
                given += 1
                if isinstance(asked, Several):
                    asked.table.answering = number_in(asked.asks, seat)
                asked = flow.send(index)
        return state

    def answer(self, which: int, index: int) -> None:
        """Answer open ask number `which` with its option number `index`.

        When a rule raises, the run returns to the position before the answer and says so: a generator that
        raised is dead, but the checkpoint and the answers before this one are not.
        """
        if not self.keep:
            self.play(which, index)
            return
        told = len(self.log.events) if self.log is not None else 0
        ask, given = self.asks[which], len(self.since)
        before = (self.base, self.base_steps, self.since, self.began, self.deals, self.steps)
        try:
            self.play(which, index)
        except Exception as error:
            if self.log is not None:
                del self.log.events[told:]
            self.base, self.base_steps, self.since, self.began, deals, self.steps = before
            self.since = self.since[:given]
            self.restore(self.checkpoint, self.answers, deals, self.steps)
            key = ask.options[index].key
            raise RuleBroke(f"{self.game.id}: a rule failed on {key!r} by seat {ask.seat}: {error!r}") from error

    def play(self, which: int, index: int) -> None:
        """As `answer`, but unguarded: the fast way for playouts."""
        asked = self.asked
        if isinstance(asked, Several):
            asked.table.answering = which
            if self.keep:
                self.since.append((asked.asks[which].seat, index))
        elif self.keep and asked is not None:
            self.since.append((asked.seat, index))
        log = self.log
        before = None if log is None else listen(log)
        try:
            asked = self.flow.send(index)
            if asked is None:
                self.steps += 1
                self.begin_step()
            else:
                self.wait_for(asked)
        finally:
            if log is not None:
                log.forced = None  # whatever it led to has been told
                listen(before)

    def playout(self, draw: Callable[[], float]) -> int:
        """Play at random to the end, as fast as can be; `draw` gives numbers from 0 to 1. Returns the decisions.

        Nothing is kept on the way, so the run cannot be forked afterwards.
        """
        self.keep = False
        flow = self.flow
        asked = self.asked
        decisions = 0
        while asked is not None:
            decisions += 1
            if isinstance(asked, Ask):
                index = int(draw() * len(asked.options))
            else:
                asked.table.answering = int(draw() * len(asked.asks))
                index = int(draw() * len(asked.asks[asked.table.answering].options))
            asked = flow.send(index)
            if asked is None and flow is self.flow:  # the step that was open is over
                flow = endless(to_the_end(self.game, self.state))
                asked = next(flow)
        self.asked = None
        return decisions

    def wait_for(self, asked: Ask | Several) -> None:
        if isinstance(asked, Ask):
            asked.texts = self.game.texts
            self.secret_from = -1
        else:
            for ask in asked.asks:
                ask.texts = self.game.texts
            last = self.asked
            if self.secret_from < 0 or not isinstance(last, Several) or last.table is not asked.table:
                self.secret_from = len(self.since) - self.began
        self.asked = asked

    def begin_step(self) -> None:
        """Go from a step's start to its first question, over as many silent steps as it takes."""
        state = self.state
        for _ in range(SILENT_STEPS):
            if self.keep:
                self.remember()
            self.secret_from = -1
            if state.result is not None:
                self.asked = None
                return
            self.flow = endless(self.game.step(state))
            asked = next(self.flow)
            if asked is not None:
                self.wait_for(asked)
                return
            self.steps += 1
        raise RuntimeError(f"{self.game.id}: {SILENT_STEPS} steps without a question")

    def remember(self) -> None:
        """A step is about to begin. Who wanted the start of the last step will want this one's, too: it is copied."""
        state = self.state
        if self.wanted or self.deals or not self.since or len(self.since) >= SPACING:
            self.base = state.copy()
            self.base_steps = self.steps
            self.since = []
            self.deals = []
            self.wanted = False
        self.began = len(self.since)

    def restore(self, checkpoint: State, answers: list[tuple[int, int]], deals: list[Deal], steps: int) -> None:
        """Return to the start of a step and what was answered in it. Tells no events: they have been told."""
        state = checkpoint.copy()
        self.state = state
        self.base = checkpoint
        self.base_steps = steps
        self.since = []
        self.began = 0
        self.deals = deals
        self.steps = steps
        self.secret_from = -1
        if state.result is not None:
            self.asked = None
            for deal in deals:
                self.redeal(deal)
            return
        self.flow = endless(self.game.step(state))
        self.go_to(next(self.flow))
        if deals:
            for deal in deals:
                for i in range(len(self.since), deal.after):
                    self.replay(answers[i][0], answers[i][1])
                self.redeal(deal)
        for i in range(len(self.since), len(answers)):
            self.replay(answers[i][0], answers[i][1])
        state.log = self.log

    def replay(self, seat: int, index: int) -> None:
        """Give an answer again inside the step; it cannot end the step, or it would not be in the list."""
        asked = self.asked
        if isinstance(asked, Several):
            asked.table.answering = self.number_of(seat)
        self.since.append((seat, index))
        self.go_to(self.flow.send(index))

    def go_to(self, asked: Ask | Several | None) -> None:
        if asked is None:
            raise RuleBroke(f"{self.game.id}: a step asked less when it was played again")
        self.wait_for(asked)

    def redeal(self, deal: Deal) -> None:
        """Deal anew what the seat cannot know, and what chance will bring."""
        chance = deal.chance.copy()
        self.game.redeal(self.state, deal.seat, chance)
        self.state.chance = chance.spawn("future")
        asked = self.asked
        if isinstance(asked, Several):  # rivals plan with the cards they hold in this world
            asked.table.start()
            self.wait_for(asked)

    def fork(self, keep: bool = True) -> Run:
        """The same position, free to go its own way; events off."""
        assert self.keep, "a run without checkpoints cannot be forked"
        twin = Run(self.game, self.checkpoint, True, None, False)
        twin.restore(self.checkpoint, self.answers, self.deals, self.steps)
        twin.keep = keep
        return twin

    def redealt(self, seat: int | None, chance: Chance, keep: bool = True) -> Run:
        """A fork in which all that the seat cannot know is dealt anew: one of the worlds a bot thinks in.

        Secret plans that rivals have already made are forgotten: they are theirs to make again.
        """
        assert self.keep, "a run without checkpoints cannot be redealt"
        shared = self.answers
        own: list[tuple[int, int]] = []
        if self.secret_from >= 0:
            own = [answer for answer in shared[self.secret_from :] if answer[0] == seat]
            shared = shared[: self.secret_from]
        deals = [deal for deal in self.deals if deal.after <= len(shared)]
        twin = Run(self.game, self.checkpoint, True, None, False)
        twin.restore(self.checkpoint, shared + own, [*deals, Deal(len(shared), seat, chance)], self.steps)
        twin.keep = keep
        return twin
