"""Run: a game being played. A checkpoint, the answers since, and the flow that waits for the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.engine.chance import Chance
from klubovna.engine.errors import RuleBroke
from klubovna.engine.events import Log
from klubovna.engine.flow import Ask, Flow, Several
from klubovna.engine.game import Game
from klubovna.engine.state import State

SILENT_STEPS: Final = 10_000  # so many steps without a question mean a rule that never ends
NO_ASKS: Final[list[Ask]] = []


class Deal:
    """A redeal inside the open step: after how many answers, for whom, from which chance."""

    def __init__(self, after: int, seat: int | None, chance: Chance) -> None:
        self.after: int = after
        self.seat: int | None = seat
        self.chance: Chance = chance


def to_the_end(game: Game, state: State) -> Flow[None]:
    """All steps that are left as one flow: nobody need catch the end of each."""
    while state.result is None:
        yield from game.step(state)


class Run:
    """Drives the steps of a game.

    `keep` remembers the start of the step, which fork, undo and recovery need; playouts do without. The
    checkpoint is never changed after it was made, so forks share it.
    """

    def __init__(self, game: Game, state: State, keep: bool = True, log: Log | None = None, begin: bool = True) -> None:
        self.game: Game = game
        self.state: State = state
        self.keep: bool = keep
        self.log: Log | None = log
        self.checkpoint: State = state
        self.answers: list[tuple[int, int]] = []  # (seat, index) since the checkpoint
        self.deals: list[Deal] = []  # redeals since the checkpoint: a bot's world
        self.steps: int = 0
        self.asked: Ask | Several | None = None
        self.secret_from: int = -1  # how many answers had been given when the open `together` began
        self.flow: Flow[None] = game.step(state)
        if begin:
            state.log = log
            self.begin_step()

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

    def answer(self, which: int, index: int) -> None:
        """Answer open ask number `which` with its option number `index`.

        When a rule raises, the run returns to the position before the answer and says so: a generator that
        raised is dead, but the checkpoint and the answers before this one are not.
        """
        if not self.keep:
            self.play(which, index)
            return
        seat = self.asks[which].seat
        key = self.asks[which].options[index].key
        told = len(self.log.events) if self.log is not None else 0
        checkpoint, answers, deals, steps = self.checkpoint, self.answers[:], self.deals, self.steps
        try:
            self.play(which, index)
        except Exception as error:
            if self.log is not None:
                del self.log.events[told:]
            self.restore(checkpoint, answers, deals, steps)
            raise RuleBroke(f"{self.game.id}: a rule failed on {key!r} by seat {seat}: {error!r}") from error

    def play(self, which: int, index: int) -> None:
        """As `answer`, but unguarded: the fast way for playouts."""
        asked = self.asked
        if isinstance(asked, Several):
            asked.table.answering = which
        if self.keep:
            self.answers.append((self.asks[which].seat, index))
        try:
            asked = self.flow.send(index)
        except StopIteration:
            self.steps += 1
            self.begin_step()
        else:
            self.wait_for(asked)

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
            try:
                asked = flow.send(index)
            except StopIteration:  # of the step that was open, or of the game
                flow = to_the_end(self.game, self.state)
                asked = next(flow, None)
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
                self.secret_from = len(self.answers)
        self.asked = asked

    def begin_step(self) -> None:
        """Go from a step's start to its first question, over as many silent steps as it takes."""
        state = self.state
        for _ in range(SILENT_STEPS):
            if self.keep:
                self.checkpoint = state.copy()
                self.answers = []
                self.deals = []
            self.secret_from = -1
            if state.result is not None:
                self.asked = None
                return
            self.flow = self.game.step(state)
            try:
                asked = next(self.flow)
            except StopIteration:
                self.steps += 1
                continue
            self.wait_for(asked)
            return
        raise RuntimeError(f"{self.game.id}: {SILENT_STEPS} steps without a question")

    def restore(self, checkpoint: State, answers: list[tuple[int, int]], deals: list[Deal], steps: int) -> None:
        """Return to a checkpoint and what was answered since. Tells no events: they have been told."""
        state = checkpoint.copy()
        self.state = state
        self.checkpoint = checkpoint
        self.answers = []
        self.deals = deals
        self.steps = steps
        self.secret_from = -1
        if state.result is not None:
            self.asked = None
            for deal in deals:
                self.redeal(deal)
            return
        self.flow = self.game.step(state)
        self.wait_for(next(self.flow))
        if deals:
            for deal in deals:
                for i in range(len(self.answers), deal.after):
                    self.replay(answers[i][0], answers[i][1])
                self.redeal(deal)
        for i in range(len(self.answers), len(answers)):
            self.replay(answers[i][0], answers[i][1])
        state.log = self.log

    def replay(self, seat: int, index: int) -> None:
        """Give an answer again inside the step; it cannot end the step, or it would not be in the list."""
        asked = self.asked
        if isinstance(asked, Several):
            asks = asked.asks
            which = 0
            while asks[which].seat != seat:
                which += 1
            asked.table.answering = which
        self.answers.append((seat, index))
        self.wait_for(self.flow.send(index))

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
