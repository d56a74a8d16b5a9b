"""Records: saving, loading, other rules, damage."""

from __future__ import annotations

import gc
import json
import tracemalloc
from itertools import pairwise
from typing import Any

import pytest

import klubovna
from klubovna.engine import BadRecord, Chance, Game, Refused, load_match, new_match, seed_key
from klubovna.engine.match import APART
from klubovna.engine.run import SPACING
from klubovna.games import GAMES
from klubovna.games.trablici import TRABLICI
from klubovna.lab.laws import random_answer, shown, some_match
from tests.kit import game_fields
from tests.toy import TOY


def saved(answers: int = 40, game: Game = TRABLICI) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(some_match(game, 3, {}, 5, answers).save()))
    return record


def newer(game: Game) -> Game:
    """The same game under the next rules number."""
    fields = game_fields(game)
    fields["rules"] = game.rules + 1
    return Game(**fields)


def test_names_travel_with_the_record() -> None:
    match = new_match(TRABLICI, 2, 1, names=["Eva", "Petr"])
    assert load_match(TRABLICI, match.save()).names == ["Eva", "Petr"]
    assert any("Eva" in line or "Petr" in line for line in match.story("cs"))


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda r: r.pop("seed"), "'seed' is missing"),
        (lambda r: r.update(klubovna=99), "not a match saved by klubovna"),
        (lambda r: r.update(answers="x"), "'answers' is not what it should be"),
        (lambda r: r["answers"].insert(3, [0, "fly"]), "answer 4 does not fit"),
        (lambda r: r["answers"].append([1]), "a seat and an option key"),
        (lambda r: r["answers"].insert(0, [True, "flip"]), "a seat and an option key"),
        (lambda r: r["answers"].insert(0, nested(400)), "a seat and an option key"),
        (lambda r: r["answers"].insert(0, [0, "x" * 10**6]), "answer 1 does not fit"),
        (lambda r: r["answers"].insert(0, [10**5000, "flip"]), "a huge number is not asked"),
        (lambda r: r["digests"][2].__setitem__(1, "00"), "the position differs"),
        (lambda r: r["digests"].append([9, "00"]), "digests where"),
        (lambda r: r["digests"].append("00"), "a number of answers and a hex text"),
        (lambda r: r.update(klubovna=True), "'klubovna' is not what it should be"),
        (lambda r: r.update(rules=0), "numbered from 1"),
        (lambda r: r.update(rules=10**5000), "played under rules a huge number"),
        (lambda r: r.update(seats=9), "its set-up is not possible"),
        (lambda r: r.update(seats=True), "'seats' is not what it should be"),
        (lambda r: r.update(seats=3.0), "'seats' is not what it should be"),
        (lambda r: r.update(seats=10**5000), "its set-up is not possible"),
        (lambda r: r.update(options={"colour": 1}), "no option 'colour'"),
        (lambda r: r.update(options={"start_player": True}), "takes random, 0, 1, 2, not True"),
        (lambda r: r.update(options={"start_player": 1.0}), "takes random, 0, 1, 2, not 1.0"),
        (lambda r: r.update(options={"start_player": nested(400)}), "takes random, 0, 1, 2, not"),
        (lambda r: r.update(names=[1, 2, 3]), "names are texts, not 1"),
        (lambda r: r.update(names=["\ud800"]), "names are texts"),
        (lambda r: r.update(mixed_in=[7]), "are texts, not 7"),
        (lambda r: r.update(mixed_in="77"), "'mixed_in' is not what it should be"),
        (lambda r: r.update(seed=True), "'seed' is not what it should be"),
        (lambda r: r.update(seed=10**5000), "at most 4096 bits"),
        (lambda r: r.update(seed="\ud800"), "must be hexadecimal"),
        (lambda r: r.update(seed=6), "commitment"),
        (lambda r: r.update(game="chess"), "no game 'chess'"),
        (lambda r: r.update(result={"winners": [0], "scores": [], "cause": "x"}), "its result"),
        (lambda r: r.update(checkpoint={}), "checkpoint"),
        (lambda r: r["checkpoint"]["state"].update(turn=99), "not the position of its last digest"),
        (lambda r: r["checkpoint"].update(answers=-3), "not the position of its last digest"),
        (lambda r: r["checkpoint"]["state"].update(turn={1, 2}), "checkpoint is not what it should be"),
        (lambda r: r.update(resumed=[]), "'resumed' is not what it should be"),
        (lambda r: r.update(resumed={}), "first position cannot be played"),
        (lambda r: r.update(resumed=r["checkpoint"]["state"], seats=2), "not one of 2 seats"),
    ],
)
def test_a_damaged_record_is_refused_with_a_reason(damage: Any, reason: str) -> None:
    record = saved()
    damage(record)
    with pytest.raises(BadRecord, match=reason) as refusal:
        klubovna.load_match(record)
    assert len(str(refusal.value)) < 400, "one clear sentence"


def nested(depth: int) -> list[Any]:
    return [] if depth == 0 else [nested(depth - 1)]


def test_whatever_stands_in_a_record_is_read_or_refused() -> None:
    """Every field, however deep, replaced by things that do not belong there; also where rules are newer."""
    for game, record in ((TOY, saved(9, TOY)), (newer(TOY), saved(9, TOY)), (newer(TRABLICI), saved(30))):
        for path in paths(record):
            for wrong in (None, True, -1, 1.5, "", "x", [], [None], {}, {"x": 1}, 10**5000):
                damaged = json.loads(json.dumps(record))
                place = damaged
                for step in path[:-1]:
                    place = place[step]
                place[path[-1]] = wrong
                try:
                    match = load_match(game, damaged)
                except BadRecord as refusal:
                    assert 10 < len(str(refusal)) < 400
                else:
                    assert match.view(None) and match.story("cs") and match.fork().digest() == match.digest()


def paths(data: Any) -> list[list[Any]]:
    """Ways to every field; of a list only the first and the last entry."""
    if isinstance(data, dict):
        steps: list[Any] = list(data)
    else:
        steps = sorted({0, len(data) - 1}) if isinstance(data, list) and data else []
    return [way for step in steps for way in [[step], *([step, *rest] for rest in paths(data[step]))]]


def test_a_changed_seed_is_noticed_by_the_digests() -> None:
    record = saved()
    record["seed"], record["commitment"] = 6, klubovna.engine.commitment(6)
    with pytest.raises(BadRecord):
        klubovna.load_match(record)


def test_a_running_match_goes_on_from_its_checkpoint_under_newer_rules() -> None:
    record = saved(game=TOY, answers=9)
    match = load_match(newer(TOY), record)
    old = load_match(TOY, record)
    assert match.run.state.to_json() == old.run.state.to_json()
    assert [ask.why for ask in match.asks] == [ask.why for ask in old.asks]
    again = load_match(newer(TOY), json.loads(json.dumps(match.save())))
    assert again.digest() == match.digest()


def test_a_finished_match_of_other_rules_is_never_misread() -> None:
    record = saved(answers=5000)
    assert record["result"] is not None
    with pytest.raises(BadRecord, match="played under rules 1"):
        load_match(newer(TRABLICI), record)


def test_a_running_match_of_rules_that_are_newer_than_ours_is_refused() -> None:
    record = saved()
    record["rules"] = 2
    with pytest.raises(BadRecord, match="played under rules 2; this program has rules 1"):
        load_match(TRABLICI, record)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 1},
        {"seats": "3"},
        {"seats": 3.0},
        {"seats": True},
        {"seats": None},
        {"seed": "xyz"},
        {"seed": 1.5},
        {"seed": 10**5000},
        {"options": {"colour": 1}},
        {"options": {"start_player": 7}},
        {"options": {"start_player": True}},
        {"options": {"start_player": 1.0}},
        {"options": {"start_player": []}},
        {"options": 5},
        {"names": "Eva"},
        {"names": [1]},
    ],
)
def test_wrong_set_ups_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        klubovna.new_match("trablici", **{"seats": 3, **wrong})


def test_there_is_no_game_of_that_name() -> None:
    with pytest.raises(Refused, match="There is no game"):
        klubovna.new_match("chess", seats=2)


def test_without_a_seed_every_match_is_another() -> None:
    assert klubovna.new_match("trablici", 2).digest() != klubovna.new_match("trablici", 2).digest()


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.id)
def test_digests_made_late_are_those_made_in_time(game: Game) -> None:
    late, choices = new_match(game, 2, 21), Chance(seed_key(4))
    in_time = new_match(game, 2, 21)
    at_once = [[0, in_time.latest_digest()]]
    while not late.over:
        seat, key = random_answer(late, choices)
        late.answer(seat, key)
        in_time.answer(seat, key)
        if not in_time.run.answers:
            at_once.append([in_time.version, in_time.latest_digest()])
    assert late.save() == in_time.save()
    assert late.save()["digests"] == at_once
    halfway = late.version // 2
    assert late.at(halfway).save() == in_time.at(halfway).save()


def test_a_match_keeps_few_positions_and_finds_the_others() -> None:
    match = some_match(GAMES["smash_up"], 4, {}, 5, 5000)
    kept = match._trail.kept
    assert 2 <= len(kept) <= 1 + match.version // APART
    gaps = [match._trail.answers[b] - match._trail.answers[a] for a, b in pairwise(sorted(kept))]
    assert all(APART <= gap <= APART + 2 * SPACING for gap in gaps)
    last = match.version
    digest, seen = match.digest(), shown(match)
    taken_back = match.answers[-60:]
    for _ in taken_back:
        match.undo()
    assert match.version == last - 60
    for seat, key in taken_back:
        match.answer(seat, key)
    assert (match.digest(), shown(match)) == (digest, seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_small(game: str) -> None:
    seats = min(4, GAMES[game].seats[1])
    some_match(GAMES[game], seats, {}, 3, 5000)  # what all matches share is made now
    gc.collect()
    tracemalloc.start()
    match = some_match(GAMES[game], seats, {}, 3, 5000)
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert match.over and size < 300_000


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_without_a_sweep_of_garbage(game: str) -> None:
    """A server sweeps seldom, and until then what waits for it is memory."""
    seats = max(2, GAMES[game].seats[0])
    some_match(GAMES[game], seats, {}, 3, 60)
    gc.collect()
    gc.disable()
    try:
        some_match(GAMES[game], seats, {}, 3, 60).redeal(0, 1)
        assert gc.collect() == 0
    finally:
        gc.enable()
