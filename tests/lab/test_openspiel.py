"""OpenSpiel: its own simulation tests and its players on our rules."""

from __future__ import annotations

import random
from typing import Any

import numpy
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'klubovna[openspiel]'")

from klubovna.engine import Refused  # noqa: E402
from klubovna.games import GAMES  # noqa: E402
from klubovna.lab import openspiel  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # OpenSpiel's own
openspiel.register()


def load(game: str, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + game, params)


def position(game: Any, seed: int, answers: int) -> Any:
    """A state after at least that many random answers, where there is something to choose."""
    state, draw = game.new_initial_state(), random.Random(seed)
    state.apply_action(seed)
    for _ in range(answers):
        state.apply_action(draw.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_random_simulations(game: str) -> None:
    storing = game in ("trablici", "tag_team")  # it stores and reads after every answer
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=storing, verbose=False)
    most = GAMES[game].seats[1]
    pyspiel.random_sim_test(load(game, players=most), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_its_search_players_choose(game: str) -> None:
    """MCTS, which looks at the true position, and IS-MCTS, whose worlds are dealt anew."""
    from open_spiel.python.algorithms import ismcts, mcts

    loaded = load(game)
    chance = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    state = position(loaded, 3, 12)
    before = str(state)
    plain = mcts.MCTSBot(loaded, 2, 4, evaluator, random_state=chance)
    assert plain.step(state) in state.legal_actions()
    fair = ismcts.ISMCTSBot(
        loaded,
        evaluator,
        2.0,
        4,
        random_state=chance,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    fair.set_resampler(openspiel.resampler(1))
    assert fair.step(state) in state.legal_actions()
    assert str(state) == before


def test_a_copy_goes_its_own_way() -> None:
    state = position(load("bellum_magica"), 5, 20)
    twin, player = state.clone(), state.current_player()
    seen = state.observation_string(player)
    twin.apply_action(twin.legal_actions()[0])
    assert state.observation_string(player) == seen
    assert str(twin) != str(state)


def test_parameters() -> None:
    assert position(load("trablici", players=3, start_player="1"), 5, 0).current_player() == 1
    with pytest.raises(Refused, match="option start_player of trablici takes"):
        load("trablici", start_player="9")
    with pytest.raises(Refused, match="is for 2 to 6 seats"):
        load("trablici", players=9)
