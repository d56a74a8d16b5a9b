"""PettingZoo environments: `environments.aec` and `environments.parallel` make them."""

from __future__ import annotations

import random
from typing import Any

import numpy
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from klubovna.engine import Refused
from klubovna.lab.columns import MOST
from klubovna.lab.numbered import NumberedMatch

Observation = dict[str, NDArray[Any]]
METADATA: dict[str, Any] = {"render_modes": ["human", "ansi"], "is_parallelizable": False}


def observation_space(match: NumberedMatch) -> Dict:
    return Dict(
        {
            "observation": Box(-MOST, MOST, (len(match.columns.names),), numpy.float32),
            "action_mask": MultiBinary(len(match.answers.keys)),
        }
    )


def observation(match: NumberedMatch, seat: int) -> Observation:
    """The seat's view and its legal answers; all of them 0 while it is not asked."""
    return {
        "observation": numpy.frombuffer(match.row(seat), numpy.float32),
        "action_mask": numpy.frombuffer(match.mask(seat), numpy.int8),
    }


def drawn(match: NumberedMatch, seat: int | None, mode: str | None) -> str | None:
    """The table as the terminal draws it."""
    if mode is None:
        return None
    names = [f"seat_{number}" for number in range(match.seats)]
    text = "\n".join(match.game.screen(match.game.view(match.run.state, seat), "en", names, 100))
    if mode == "ansi":
        return text
    print(text)
    return None


class Seeds:
    """A seed for each match, all of them from one."""

    def __init__(self) -> None:
        self.source: random.Random = random.Random()

    def next(self, seed: int | None) -> str:
        if seed is not None:
            self.source = random.Random(seed)
        return f"{self.source.getrandbits(64):x}"


class Agents:
    """What both kinds of environment have: a match, and an agent for each seat."""

    def sit_down(self, match: NumberedMatch, render_mode: str | None) -> None:
        self.match: NumberedMatch = match
        self.render_mode: str | None = render_mode
        self.seeds: Seeds = Seeds()
        self.metadata: dict[str, Any] = {**METADATA, "name": f"klubovna_{match.game.id}"}
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(match.seats)]
        self.keys: list[str] = match.answers.keys  # what the actions mean
        self.columns: list[str] = match.columns.names  # what the observation means
        space, actions = observation_space(match), len(self.keys)
        self.observation_spaces: dict[str, Dict] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, Discrete] = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]


class Seats(Agents, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One agent for each seat, `seat_0` and so on; the one that is asked answers."""

    metadata: dict[str, Any] = METADATA

    def __init__(self, match: NumberedMatch, render_mode: str | None, leave: bool) -> None:
        super().__init__()
        self.sit_down(match, render_mode)
        self.leave: bool = leave

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.begin(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.whose()

    def whose(self) -> str:
        return self.possible_agents[self.match.run.asks[0].seat]

    def observe(self, agent: str) -> Observation:
        return observation(self.match, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None)
            return
        assert action is not None
        self.match.answer(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            for seat, reward in enumerate(self.match.rewards()):
                if self.possible_agents[seat] in self.agents:
                    self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.whose()
            if self.leave:
                for each in self.agents:
                    self.terminations[each] = self.match.gone(self.possible_agents.index(each))
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is open."""

    def render(self) -> str | None:
        seat = None if self.match.over else self.possible_agents.index(self.agent_selection)
        return drawn(self.match, seat, self.render_mode)


class SeatsTogether(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All who are asked at the same time answer in one step; whoever is not asked has no legal answer and is not heard.

    Where one of the answers is not offered, nothing happens, and the agent's `info` says why.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(self, match: NumberedMatch, render_mode: str | None) -> None:
        self.sit_down(match, render_mode)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.match.begin(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        return {agent: observation(self.match, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        asked = {ask.seat: int(actions[self.possible_agents[ask.seat]]) for ask in self.match.run.asks}
        for seat, action in asked.items():
            try:
                self.match.index(seat, action)
            except Refused as reason:
                infos[self.possible_agents[seat]]["refused"] = str(reason)
        if not any(infos.values()):
            for seat, action in asked.items():
                self.match.answer(seat, action)
        over = self.match.over
        earned = self.match.rewards() if over else [0.0] * self.match.seats
        seen = self.observations()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def close(self) -> None:
        """Nothing is open."""

    def render(self) -> str | None:
        return drawn(self.match, None, self.render_mode)
