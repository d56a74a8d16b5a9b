"""The games for OpenSpiel, as `pyspiel` Python games. Needs `klubovna[openspiel]`; docs/learning.md has its limits.

Chance is drawn inside our rules, not offered as outcomes. So a match begins with one chance node that chooses a seed,
and all that follows is fixed by it: histories replay, and a search that does not deal anew (`resampler`) sees the
future.
"""

from __future__ import annotations

import json
from typing import Any, Final

from klubovna.engine import Chance, Game, Refused, seed_key
from klubovna.engine.shown import plain
from klubovna.games import GAMES
from klubovna.lab.numbered import NumberedMatch, answers

try:
    import numpy
    import pyspiel
except ModuleNotFoundError as missing:
    raise Refused(
        f"OpenSpiel's games need more libraries ({missing.name} is missing): pip install 'klubovna[openspiel]'"
    ) from None

SEEDS: Final = 10_000  # outcomes of the first chance node
PREFIX: Final = "klubovna_"
LONGEST: Final = 2**31 - 1


class Held:
    """A match with its history, as an attribute that OpenSpiel copies with the state: a copy is a fork."""

    def __init__(self, match: NumberedMatch) -> None:
        self.match: NumberedMatch = match
        self.seed: int = -1
        self.said: list[int] = []
        self.dealt_anew: bool = False

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.match.begin(f"OpenSpiel {seed}")

    def answer(self, number: int) -> None:
        self.match.answer(self.match.run.asks[0].seat, number)
        self.said.append(number)

    def __deepcopy__(self, memo: Any) -> Held:
        match = NumberedMatch.__new__(NumberedMatch)
        match.__dict__.update(self.match.__dict__)
        match.run = self.match.run.fork()
        twin = Held(match)
        twin.seed, twin.said, twin.dealt_anew = self.seed, self.said[:], self.dealt_anew
        return twin

    def __reduce__(self) -> Any:
        if self.dealt_anew:
            raise TypeError("a position that was dealt anew has no history from which it could be stored")
        return again, (self.match.game.id, self.match.seats, self.match.options, self.seed, self.said)


def again(game: str, seats: int, options: dict[str, Any], seed: int, said: list[int]) -> Held:
    """A match from its history."""
    held = Held(NumberedMatch(GAMES[game], seats, options, keep=True))
    if seed >= 0:
        held.begin(seed)
        for number in said:
            held.answer(number)
    return held


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; `held` has the match once its seed is chosen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held = Held(NumberedMatch(game.game, game.num_players(), game.options, keep=True))

    def current_player(self) -> int:
        if self.held.seed < 0:
            return int(pyspiel.PlayerId.CHANCE)
        run = self.held.match.run
        return int(pyspiel.PlayerId.TERMINAL) if run.over else run.asks[0].seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.match.legal(player)) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.held.seed < 0:
            self.held.begin(action)
        else:
            self.held.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player < 0 else self.held.match.answers.keys[action]

    def is_terminal(self) -> bool:
        return self.held.seed >= 0 and self.held.match.over

    def returns(self) -> list[float]:
        return self.held.match.rewards() if self.is_terminal() else [0.0] * self.held.match.seats

    def __str__(self) -> str:
        keys = self.held.match.answers.keys
        return f"seed {self.held.seed}: {' '.join([keys[number] for number in self.held.said])}"


class Observer:
    """What a player sees: the columns as a tensor, the view and the player's question as a string."""

    def __init__(self, match: NumberedMatch) -> None:
        self.tensor: Any = numpy.zeros(len(match.columns.names), numpy.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0.0 if state.held.seed < 0 else state.held.match.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        match = state.held.match
        if state.held.seed < 0:
            return "before the match"
        game, position = match.game, match.run.state
        ask = match.ask_for(player)
        asked = None if ask is None else [ask.why, [option.key for option in ask.options]]
        view = {**plain(game.public(position)), **plain(game.own(position, player)), "asked": asked}
        return json.dumps(view, ensure_ascii=False)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options as parameters; `of` is which."""

    of: str = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game: Game = GAMES[self.of]
        players = int(given.pop("players", self.game.seats[0]))
        self.options: dict[str, Any] = {name: self.meant(name, value, players) for name, value in given.items()}
        self.game.start(players, self.options, Chance(b"check"))  # refuses what the game does not know
        info = pyspiel.GameInfo(
            num_distinct_actions=len(answers(self.game).keys),
            max_chance_outcomes=SEEDS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.game.cooperative else 0.0,
            max_game_length=min(self.game.most_decisions, LONGEST),
        )
        super().__init__(game_type(self.game), info, params or {})

    def meant(self, name: str, value: Any, players: int) -> Any:
        """A parameter has one type in OpenSpiel: a seat stands as text where the default is a word."""
        known = [each for option in self.game.options if option.name == name for each in option.allowed(players)]
        return next((each for each in known if str(each) == str(value)), value)

    def new_initial_state(self, state: Any = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(NumberedMatch(self.game, self.num_players(), self.options))


def game_type(game: Game) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.texts("game").text("en") if game.texts.has("en", "game") else game.id,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,  # who is asked at the same time answers in turn, unseen
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            **{option.name: option.default for option in game.options},
        },
    )


def register() -> list[str]:
    """Make the games known to `pyspiel.load_game`; returns their names."""
    names = []
    for game in GAMES.values():
        made = type(f"Spiel_{game.id}", (SpielGame,), {"of": game.id})
        names.append(PREFIX + game.id)
        if names[-1] not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), made)
    return names


def resampler(seed: int = 0) -> Any:
    """For `ISMCTSBot.set_resampler`: positions that the player cannot tell from the true one."""
    chance = Chance(seed_key(f"{seed} OpenSpiel worlds"))

    def resample(state: SpielState, player: int) -> SpielState:
        twin: SpielState = state.clone()
        run = state.held.match.run.redealt(player, chance.spawn(f"{chance.below(1 << 60)}"))
        while run.asks[0].seat != player:  # secret plans that others have made are made again, at random
            run.play(0, chance.below(len(run.asks[0].options)))
        twin.held.match.run = run
        twin.held.dealt_anew = True
        return twin

    return resample
