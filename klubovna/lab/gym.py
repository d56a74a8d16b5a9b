"""A Gymnasium environment for one seat against bots: `environments.single` makes it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from klubovna.bots import Bot, new_bot
from klubovna.engine import Glimpse, Refused
from klubovna.lab.numbered import NumberedMatch
from klubovna.lab.zoo import METADATA, Observation, Seeds, drawn, observation, observation_space


class AgainstBots(gymnasium.Env[Any, Any]):
    """Its own seat answers; in between, bots do. An answer that is not offered changes nothing: `info` says why."""

    metadata: dict[str, Any] = METADATA

    def __init__(self, match: NumberedMatch, seat: int, bots: str, render_mode: str | None) -> None:
        self.match: NumberedMatch = match
        self.seat: int = seat
        self.level: str = bots
        self.bots: list[Bot] = []
        self.render_mode = render_mode
        self.seeds: Seeds = Seeds()
        self.keys: list[str] = match.answers.keys
        self.columns: list[str] = match.columns.names
        self.observation_space = observation_space(match)
        self.action_space = Discrete(len(self.keys))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            drawn_seed = self.seeds.next(seed)
            seed = None
            self.match.begin(drawn_seed)
            self.bots = [new_bot(self.level, f"{drawn_seed} {seat}") for seat in range(self.match.seats)]
            self.let_bots_play()
            if not self.match.over:  # else it was decided before this seat was asked
                return observation(self.match, self.seat), {}

    def let_bots_play(self) -> None:
        """Until the learner is asked. In secret plans others may be asked as well: they answer first, unheard."""
        run = self.match.run
        while not run.over:
            others = [number for number, ask in enumerate(run.asks) if ask.seat != self.seat]
            if not others:
                return
            ask = run.asks[others[0]]
            run.play(others[0], self.bots[ask.seat].index(Glimpse(run, ask)))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.match.answer(self.seat, int(action))
        except Refused as reason:
            return observation(self.match, self.seat), 0.0, False, False, {"refused": str(reason)}
        self.let_bots_play()
        over = self.match.over
        reward = self.match.rewards()[self.seat] if over else 0.0
        return observation(self.match, self.seat), reward, over, False, {}

    def action_masks(self) -> NDArray[numpy.bool_]:
        """What may be answered now, under the name that sb3-contrib's maskable learners look for."""
        return numpy.frombuffer(self.match.mask(self.seat), numpy.int8).astype(numpy.bool_)

    def render(self) -> Any:
        return drawn(self.match, self.seat, self.render_mode)
