"""The public interface, exactly as others build on it."""

from __future__ import annotations

import json
import sys
from importlib.metadata import EntryPoint

import pytest

import klubovna
from klubovna.games import GAMES
from tests.toy import TOY

REGISTRY = sys.modules["klubovna.games"]  # `klubovna.games` itself is the public function


def test_the_interface_as_documented() -> None:
    assert "trablici" in klubovna.games()
    match = klubovna.new_match("trablici", seats=3, seed=7, options={})
    while not match.over:
        ask = match.asks[0]
        assert (ask.seat, ask.why, ask.rule) and ask.options
        option = ask.options[0]
        assert option.key and option.label("cs") and isinstance(option.refs, tuple)
        match.answer(ask.seat, option.key)
    result = match.result
    assert result is not None
    assert result.winners and len(result.scores) == 3 and result.cause == "deck"
    assert match.events and match.events_for(0)
    json.dumps(match.view(0))
    json.dumps(match.view(None))
    assert match.fork().digest() == match.digest()
    assert match.redeal(0, seed=1).view(0) == match.view(0)
    match.undo()
    assert not match.over
    assert klubovna.load_match(json.loads(json.dumps(match.save()))).digest() == match.digest()


def test_refused_says_why_and_changes_nothing() -> None:
    match = klubovna.new_match("trablici", seats=2, seed="c0ffee")
    before = match.digest()
    with pytest.raises(klubovna.Refused, match="is not an option of seat"):
        match.answer(match.asks[0].seat, "fly")
    assert match.digest() == before


def test_an_outside_game_registers_through_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint(name="toy", value="tests.toy:TOY", group="klubovna.games")
    monkeypatch.setattr(REGISTRY, "entry_points", lambda group: [point] if group == "klubovna.games" else [])
    assert klubovna.games() == sorted([*GAMES, "toy"])
    match = klubovna.new_match("toy", seats=2, seed=1)
    assert match.game is TOY


def test_an_entry_point_that_is_no_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint(name="bad", value="tests.toy:CARDS", group="klubovna.games")
    monkeypatch.setattr(REGISTRY, "entry_points", lambda group: [point])
    with pytest.raises(TypeError, match="'bad'"):
        klubovna.games()
