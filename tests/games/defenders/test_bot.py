"""What a greedy bot does in plain positions (specification 9)."""

from __future__ import annotations

from typing import Any

from klubovna.bots import new_bot
from klubovna.bots.worlds import best_of
from klubovna.engine import Glimpse, Match
from klubovna.games.defenders.advice import advise
from klubovna.games.defenders.board import BY_NAME
from klubovna.games.defenders.bot import DOOM, EVALUATION, LOST_AHEAD, TERMS, doom
from klubovna.games.defenders.prospects import Survey, plan
from tests.games.defenders.table import BARE, acting, play, player, state


def choice(match: Match) -> str:
    ask = match.asks[0]
    return ask.options[new_bot("greedy", 1).index(Glimpse(match.run, ask))].key


def turn(match: Match) -> list[str]:
    """All that the bot does until its turn is over."""
    done: list[str] = []
    while not match.over and match.asks[0].seat == 0 and match.asks[0].why == "act" and len(done) < 60:
        done.append(choice(match))
        play(match, f"0: {done[-1]}")
    return done


def test_a_camp_is_built_at_once_when_support_is_full() -> None:
    assert choice(acting(support=[2, 0])) == "build"


def test_the_bot_walks_to_the_work_and_does_it() -> None:
    drawn = BARE.replace("h.. f.. m.. *.. p..", "h.. f2. m.. *.. p..")
    match = acting(map=drawn, at=["b1", "c6"], camps=["a1", "d7"])
    turn(match)
    assert state(match).pollution[BY_NAME["d2"]] == 0 and player(match).support >= 1


def test_a_factory_is_opened_and_rewilded() -> None:
    drawn = BARE.replace("p.. f.. m.. h.. f..", "p.. 5.. m.. h.. f..")
    match = acting(map=drawn, at=["b1", "c6"], camps=["a1", "d7"], active=["mora", "svaca"], leaders=["b", ""])
    turn(match)
    assert state(match).rewilded == 1 << BY_NAME["b2"]


def test_food_is_not_eaten_and_taken_for_ever() -> None:
    match = acting(at=["a2", "c6"], camps=["a1", "a2"], items=["food", ""])
    assert len([key for key in turn(match) if key in ("food", "take:food")]) < 8


def test_a_plan_is_worth_more_the_nearer_the_work() -> None:
    drawn = BARE.replace("h.. f.. m.. *.. p..", "h.. f2. m.. *.. p..")
    worth = []
    for at in ("b1", "c2", "d2"):
        t = state(acting(map=drawn, at=[at, "c6"], camps=["g4", "d7"], active=["wyzypa", "svaca"]))
        worth.append(plan(t, 0, 3, Survey(t)))
    assert worth == sorted(worth) and worth[0] < worth[-1]


def test_a_wounded_leader_finds_work_among_mechs_less_worth_than_a_sound_one() -> None:
    drawn = BARE.replace("p.. f.. m.. h..", "p.. f.2 m.. h..")
    sound, hurt = (state(acting(map=drawn, at=["b1", "c6"], wounds=[wounds, 0])) for wounds in (0, 3))
    assert plan(hurt, 0, 3, Survey(hurt)) < plan(sound, 0, 3, Survey(sound))


def test_the_danger_of_the_next_card_is_counted_by_what_is_left_in_the_deck() -> None:
    match = acting()
    t = state(match)
    assert doom(t, t.machine.cards, hacked=False) == 0.0
    assert EVALUATION.amounts(state(match), 1, match.asks)[DOOM] == 0.0
    assert EVALUATION.cooperative and TERMS[DOOM].obvious and TERMS[LOST_AHEAD].obvious, "nobody is blind to danger"


def advised(match: Match) -> str:
    ask = match.asks[0]
    opinions = advise(state(match), ask, True)
    return ask.options[best_of(opinions)].key


def test_advice_builds_and_works_before_it_walks() -> None:
    assert advised(acting(support=[2, 0])) == "build"
    drawn = BARE.replace("h.. f.. m.. *.. p..", "h.. f2. m.. *.. p..")
    match = acting(map=drawn, at=["d2", "c6"], camps=["a1", "d7"])
    assert advised(match) == "clear"
    walking = acting(map=drawn, at=["c2", "c6"], camps=["a1", "d7"], active=["wyzypa", "svaca"])
    keys = [option.key for option in walking.asks[0].options]
    opinions = advise(state(walking), walking.asks[0], True)
    assert opinions[keys.index("move:d2")] > max(opinions[keys.index("move:b1")], opinions[keys.index("end")])


def test_advice_knows_what_a_rocket_does_to_the_core() -> None:
    """Ballistics reaches mechs on the core, where there is no other work (A0)."""
    given: dict[str, Any] = {"leaders": ["u", "b"], "factions": ["sect", "order"], "active": ["parabol", "popel"]}
    match = acting(map=BARE.replace("*..", "*.2"), at=["c3", "g1"], items=["rocket", ""], **given)
    keys = [option.key for option in match.asks[0].options]
    assert "rocket:destroy:d4" in keys
    assert len(advise(state(match), match.asks[0], False)) == len(keys)


def test_steps_on_the_track_do_not_move_the_weights() -> None:
    few, many = (state(acting(support=[support, 0])) for support in (0, 1))
    assert EVALUATION.weights_in(few) == EVALUATION.weights_in(many)
    late = state(acting())
    late.drawn = 28
    assert EVALUATION.progress(late) == 1.0
