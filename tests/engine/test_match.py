"""Records: saving, loading, other rules, damage."""

from __future__ import annotations

import json
from typing import Any

import pytest

import klubovna
from klubovna.engine import BadRecord, Game, Refused, load_match, new_match
from klubovna.games.trablici import TRABLICI
from klubovna.lab.laws import some_match
from tests.toy import TOY


def saved(answers: int = 40, game: Game = TRABLICI) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(some_match(game, 3, {}, 5, answers).save()))
    return record


def newer(game: Game) -> Game:
    """The same game under the next rules number."""
    fields = dict(vars(game))
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
        (lambda r: r["digests"][2].__setitem__(1, "00"), "the position differs"),
        (lambda r: r["digests"].append([9, "00"]), "digests where"),
        (lambda r: r.update(seats=9), "its set-up is not possible"),
        (lambda r: r.update(seed=6), "commitment"),
        (lambda r: r.update(game="chess"), "no game 'chess'"),
        (lambda r: r.update(result={"winners": [0], "scores": [], "cause": "x"}), "its result"),
        (lambda r: r.update(checkpoint={}), "checkpoint"),
    ],
)
def test_a_damaged_record_is_refused_with_a_reason(damage: Any, reason: str) -> None:
    record = saved()
    damage(record)
    with pytest.raises(BadRecord, match=reason):
        klubovna.load_match(record)


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


def test_wrong_set_ups_are_refused() -> None:
    for wrong in ({"seats": 1}, {"seed": "xyz"}, {"options": {"colour": 1}}, {"options": {"start_player": 7}}):
        with pytest.raises(Refused):
            klubovna.new_match("trablici", **{"seats": 3, **wrong})  # type: ignore[arg-type]
    with pytest.raises(Refused, match="There is no game"):
        klubovna.new_match("chess", seats=2)


def test_without_a_seed_every_match_is_another() -> None:
    assert klubovna.new_match("trablici", 2).digest() != klubovna.new_match("trablici", 2).digest()
