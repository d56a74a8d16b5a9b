"""Programs that learn: every answer has its number, no number tells what its seat cannot know, and libraries agree."""

from __future__ import annotations

import contextlib
import io
import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from klubovna.bots import new_bot
from klubovna.engine import Chance, Game, Glimpse, Refused, Result, Run, new_match, seed_key
from klubovna.games import GAMES, find_game
from klubovna.lab import environments
from klubovna.lab.cluster import Cluster
from klubovna.lab.columns import MOST, columns
from klubovna.lab.dataset import make_dataset
from klubovna.lab.laws import option_sets
from klubovna.lab.numbered import NumberedMatch, answers, rewards

# What PettingZoo says of every environment that has a mask, its own classic games included.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes"),
]


def check_numbers(game: Game, number: int, every: int) -> None:
    """Play a match at random: every answer offered has a number, and one position in so many fits into its columns."""
    low, high = game.seats
    seats = low + number % (high - low + 1)
    sets = option_sets(game, seats)
    known, table, draw = answers(game).numbers, columns(game, seats), random.Random(number)
    options = sets[number // (high - low + 1) % len(sets)]
    run = Run(game, game.start(seats, options, Chance(seed_key(f"numbers {number}"))), keep=number % 4 == 0)
    bot = new_bot("greedy" if number % 4 == 0 else "random", number)  # who plays well gets elsewhere
    decisions = 0
    while not run.over and (run.keep is False or decisions < 150):
        which = draw.randrange(len(run.asks))
        ask = run.asks[which]
        assert [option.key for option in ask.options if option.key not in known] == [], ask.why
        if decisions % every == 0:
            for seat in range(seats):
                row = table.row(run.state, seat, ask if seat == ask.seat else None)
                assert max(row) <= MOST and min(row) >= -MOST
        index = bot.index(Glimpse(run, ask)) if run.keep else draw.randrange(len(ask.options))
        run.play(which, index)
        decisions += 1


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_and_every_view_is_a_number(game: str) -> None:
    keys = answers(find_game(game)).keys
    assert len(set(keys)) == len(keys)
    for number in range(1, 8):
        check_numbers(find_game(game), number, 40)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_and_every_view_is_a_number_in_hundreds_of_matches(game: str) -> None:
    for number in range(600):
        check_numbers(find_game(game), number, 10)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_do_not_tell_what_a_seat_cannot_know(game: str) -> None:
    """The observation and the mask are the same in every world that the seat cannot tell from the true one."""
    found, draw = find_game(game), random.Random(7)
    match = NumberedMatch(found, found.seats[1], {}, keep=True)
    looked = 0
    while not match.over and looked < 12:
        ask = match.run.asks[0]
        if draw.random() < 0.05:
            looked += 1
            for seat in range(match.seats):
                world = NumberedMatch(found, match.seats, {}, keep=True)
                world.run = match.run.redealt(seat, Chance(seed_key(f"world {looked}")))
                assert world.row(seat) == match.row(seat)
                assert world.mask(seat) == match.mask(seat)
        match.run.play(0, draw.randrange(len(ask.options)))
    assert looked


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_every_game(game: str) -> None:
    api_test(environments.aec(game, find_game(game).seats[1]), num_cycles=40)
    seed_test(lambda: environments.aec(game), num_cycles=20)


def test_pettingzoo_accepts_how_it_renders() -> None:
    with contextlib.redirect_stdout(io.StringIO()) as shown:
        render_test(lambda **mode: environments.aec("trablici", **mode))
    assert "seat_0" in shown.getvalue()


def test_pettingzoo_accepts_answers_at_the_same_time() -> None:
    parallel_api_test(environments.parallel("tag_team"), num_cycles=60)
    parallel_seed_test(lambda: environments.parallel("tag_team"), num_cycles=10)


def test_gymnasium_accepts_one_seat_against_bots() -> None:
    check_env(environments.single("trablici", 3, seat=1, bots="greedy"))


def play_at_random(env: Any, seed: int) -> dict[str, float]:
    """Every agent's sum of rewards in one match."""
    draw, total = random.Random(seed), {}
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else draw.choice(numpy.flatnonzero(seen["action_mask"]).tolist()))
    return total


def test_what_winners_and_losers_get() -> None:
    trablici, defenders = find_game("trablici"), find_game("defenders")
    alone, shared = Result([1], [0, 9, 0], "end"), Result([0, 1], [9, 9, 0], "end")
    assert rewards(trablici, alone, 3) == pytest.approx([-0.5, 1, -0.5])
    assert rewards(trablici, shared, 3) == pytest.approx([0.25, 0.25, -0.5])
    assert rewards(trablici, Result([], [0, 0], "end"), 2) == [0, 0]
    assert rewards(defenders, Result([0, 1], [0, 0], "won"), 2) == [1, 1]
    assert rewards(defenders, Result([], [0, 0], "lost"), 2) == [-1, -1]
    assert sum(play_at_random(environments.aec("trablici", 4), 1).values()) == pytest.approx(0)
    assert set(play_at_random(environments.aec("defenders", 2), 1).values()) == {-1.0}


def play_record(record: dict[str, Any], leave: bool) -> tuple[dict[str, float], list[str]]:
    """A recorded match in an environment: what every agent got, and in which order agents ended."""
    env = environments.aec(record["game"], record["seats"], leave=leave)
    env.reset()
    env.match.run = new_match(find_game(record["game"]), record["seats"], record["seed"], record["options"]).run
    env.agent_selection = env.whose()
    total, ended, said = dict.fromkeys(env.agents, 0.0), [], iter(record["answers"])
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last(observe=False)
        total[agent] += reward
        if over:
            ended.append(agent)
            env.step(None)
        else:
            seat, key = next(said)
            assert agent == f"seat_{seat}"
            env.step(env.keys.index(key))
    return total, ended


def test_an_agent_that_leaves_early_ends_there() -> None:
    """T6.6: in Strážci players may leave. Their agents wait for the common result, or with `leave` end at once."""
    record = json.loads(Path("tests/matches/defenders/3-seats-0-greedy.json").read_text("utf-8"))
    assert play_record(record, leave=False)[0] == {"seat_0": -1, "seat_1": -1, "seat_2": -1}
    total, ended = play_record(record, leave=True)
    assert total == {"seat_0": 0, "seat_1": 0, "seat_2": -1} and ended[-1] == "seat_2"


def test_many_matches_are_the_same_as_one_by_one() -> None:
    together, draw = environments.many("trablici", 3, 2, seed=4), random.Random(2)
    alone = [NumberedMatch(find_game("trablici"), 2, {}) for _ in range(3)]
    begun = [0, 0, 0]
    for number, match in enumerate(alone):
        match.begin(f"4 {number} 0")
    for _ in range(600):
        rows, masks = together.observe()
        actions = [draw.choice(numpy.flatnonzero(mask).tolist()) for mask in masks]
        together.step(actions)
        for number, match in enumerate(alone):
            seat = match.run.asks[0].seat
            assert numpy.array_equal(rows[number], numpy.frombuffer(match.row(seat), numpy.float32))
            match.answer(seat, actions[number])
            assert match.over == together.over[number]
            if match.over:
                assert together.rewards[number].tolist() == match.rewards()
                begun[number] += 1
                match.begin(f"4 {number} {begun[number]}")
    assert together.played == sum(begun) > 0


def test_bad_input_is_one_sentence_and_changes_nothing() -> None:
    env = environments.aec("trablici", 2)
    env.reset(seed=1)
    before = env.observe("seat_0"), env.agent_selection
    for action in (env.keys.index("shotgun:1"), -1, 10**6):
        with pytest.raises(Refused, match=r"cannot answer|has answers 0 to"):
            env.step(action)
    assert env.agent_selection == before[1]
    assert numpy.array_equal(env.observe("seat_0")["observation"], before[0]["observation"])
    wrong: list[tuple[str, Callable[[], Any]]] = [
        ("There is no game", lambda: environments.aec("chess")),
        ("is for 2 to 6 seats", lambda: environments.parallel("trablici", 7)),
        ("has no option", lambda: environments.aec("trablici", 2, colour="red")),
        ("There is no bot", lambda: environments.single("trablici", bots="genius")),
        ("seat is a number", lambda: environments.single("trablici", seat=2)),
        ("at least one match", lambda: environments.many("trablici", 0)),
    ]
    for words, call in wrong:
        with pytest.raises(Refused, match=words):
            call()
    single = environments.single("trablici", bots="random")
    single.reset(seed=1)
    assert "cannot answer" in single.step(env.keys.index("shotgun:1"))[4]["refused"]


def test_a_missing_library_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("pettingzoo", "gymnasium", "ray", "polars", "pyspiel"):
        monkeypatch.setitem(sys.modules, name, None)
    for module in ("zoo", "gym", "openspiel"):
        monkeypatch.delitem(sys.modules, f"klubovna.lab.{module}", raising=False)
    wrong: list[tuple[str, Callable[[], Any]]] = [
        ("learn", lambda: environments.aec("trablici")),
        ("learn", lambda: environments.parallel("trablici")),
        ("learn", lambda: environments.single("trablici")),
        ("ray", lambda: Cluster("auto")),
        ("lab", lambda: make_dataset(find_game("trablici"), 2, 1, ["random"] * 2, 1, {}, tmp_path / "set")),
        ("openspiel", lambda: import_module("klubovna.lab.openspiel")),
    ]
    for extra, call in wrong:
        with pytest.raises(Refused, match=rf"pip install 'klubovna\[{extra}\]'$"):
            call()
    assert not (tmp_path / "set").exists()


def test_the_columns_are_documented() -> None:
    """Names are paths into the view, and what they hold is what stands there."""
    env = environments.aec("trablici", 3)
    env.reset(seed=5)
    view = env.match.game.view(env.match.run.state, 1)
    shown = dict(zip(env.columns, env.observe("seat_1")["observation"].tolist(), strict=True))
    assert [shown[f"seat.{seat}"] for seat in range(3)] == [0, 1, 0]
    assert shown["deck"] == view["deck"] and shown[f"active.{view['active']}"] == 1
    assert shown["rows.0.0.there"] == 1 and shown["rows.0.1.there"] == 0
    assert shown[f"rows.0.0.card.{view['rows'][0][0]['card']}"] == 1
    assert shown["bust.of"] == view["bust"]["of"]
