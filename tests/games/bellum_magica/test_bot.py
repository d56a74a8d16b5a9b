"""What advice and terms must see: whom to rob, when not to end a match, and that a roll is only one of six."""

from __future__ import annotations

from pathlib import Path

from klubovna.engine import Match
from klubovna.games.bellum_magica.advice import advise
from klubovna.games.bellum_magica.bot import EVALUATION, FIRST, PROMISED, just_rolled
from klubovna.games.bellum_magica.state import ATTACK, BellumMagica
from klubovna.lab.scenario import Scenario, position

THIEVES = "troll_2 imp_5"  # row 5 of bone_spire: three swords and two thieves


def given(seats: int, **words: object) -> Match:
    castles = ["bone_spire", "thorn_keep", "ember_hold"][:seats]
    data = {"phase": "attack", "castles": castles, "row": 5, "display": ["farm_1", "farm_2", "farm_3"][:seats], **words}
    return position(Scenario(Path("test"), 0, {"game": "bellum_magica", "seats": seats, "given": data}))


def advised(m: Match) -> str:
    state, ask = m.run.state, m.asks[0]
    assert isinstance(state, BellumMagica)
    opinions = advise(state, ask, True)
    return ask.options[opinions.index(max(opinions))].key


def test_a_theft_goes_to_the_leader() -> None:
    for leader in (1, 2):
        chests = ["", "w1 w1 w2", "w1 w1 w2"]
        chests[leader] += " g7 m4"
        m = given(3, right=[THIEVES, "", ""], chests=chests)
        assert advised(m) == f"attack:seat{leader}"
        m.answer(0, f"attack:seat{leader}")
        assert advised(m) == "steal:metal1:golden1"


def test_nobody_ends_a_match_that_is_being_lost() -> None:
    """The tenth chest of the farm would end it: good for whoever is ahead, and for nobody else."""
    rich = "g6 g7 g8 g7"
    behind = given(2, display=["farm_4", "farm_1"], row=2, chests=["3w1 3w2 3w3", rich])
    assert advised(behind) != "attack:farm_4"
    ahead = given(2, display=["farm_4", "farm_1"], row=2, chests=["3w1 3w2 3w3", "w1"])
    assert advised(ahead) == "attack:farm_4"


def test_a_roll_that_nobody_could_refuse_counts_as_any_of_the_six() -> None:
    rows: list[list[float]] = []
    for row in (1, 5):
        m = given(2, row=row)
        state = m.run.state
        assert isinstance(state, BellumMagica) and state.phase == ATTACK
        for player in state.players:  # what the row has brought already
            player.food += player.left[row][0]
            player.runes += player.left[row][1]
        assert just_rolled(state, m.asks)
        if not max([player.left[row][2] for player in state.players]):
            rows.append(EVALUATION.amounts(state, 0, m.asks))
    for amounts in rows:
        assert amounts == rows[0] and amounts[PROMISED] == 0.0 and amounts[FIRST] == 1.0


def test_with_a_barrel_the_row_was_wanted() -> None:
    m = given(2, barrels=[1, 0])
    state = m.run.state
    assert isinstance(state, BellumMagica)
    assert not just_rolled(state, m.asks)
    assert EVALUATION.amounts(state, 0, m.asks)[PROMISED] > 0.0
