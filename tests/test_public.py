"""The public interface, exactly as others build on it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint

import pytest

import klubovna
import klubovna.games as registry
import klubovna.games.trablici as trablici
from klubovna.engine import new_match
from klubovna.games import GAMES
from tests.toy import TOY


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[EntryPoint], None]]:
    """Entry points as if another package had been installed."""

    def install(point: EntryPoint) -> None:
        monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == "klubovna.games" else [])
        registry.outside_games.cache_clear()

    yield install
    monkeypatch.undo()
    registry.outside_games.cache_clear()


def test_the_interface_as_documented() -> None:
    assert "trablici" in klubovna.games()
    match = klubovna.new_match("trablici", seats=3, seed=7, options={})
    while not match.over:
        ask = match.asks[0]
        assert (ask.seat, ask.why, ask.rule) and ask.options
        option = ask.options[0]
        assert option.key and option.label("cs") and isinstance(option.refs, tuple)
        reasons = match.why_not(ask.seat)
        assert all(reason.rule and reason.label("cs") and isinstance(reason.refs, tuple) for reason in reasons)
        match.answer(ask.seat, option.key)
    assert [reason.label("en") for reason in match.why_not(0)] == ["The match is over."]
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


def test_why_not_is_told_to_everybody() -> None:
    match = klubovna.new_match("trablici", seats=2, seed=7, names=["Eva", "Petr"])
    ask = match.asks[0]
    for seat in (1 - ask.seat, None):
        [waits] = match.why_not(seat)
        assert match.names[ask.seat] in waits.label("en", match.names) and waits.rule == ask.rule
    with pytest.raises(klubovna.Refused, match="there is no seat 5"):
        match.why_not(5)
    game = new_match(TOY, 2, 1)
    assert [reason.refs for reason in game.why_not(game.asks[0].seat)] == [()], "a game need not give reasons"


def test_an_outside_game_registers_through_its_entry_point(installed: Callable[[EntryPoint], None]) -> None:
    installed(EntryPoint(name="toy", value="tests.toy:TOY", group="klubovna.games"))
    assert klubovna.games() == sorted([*GAMES, "toy"])
    match = klubovna.new_match("toy", seats=2, seed=1)
    assert match.game is TOY


def test_an_outside_game_does_not_take_the_place_of_ours(installed: Callable[[EntryPoint], None]) -> None:
    installed(EntryPoint(name="toy", value="tests.toy:FALSE_TRABLICI", group="klubovna.games"))
    assert klubovna.new_match("trablici", 2).game is trablici.TRABLICI is registry.all_games()["trablici"]


def test_installed_packages_are_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    klubovna.games()

    def again(group: str) -> list[EntryPoint]:
        raise AssertionError("looked through all packages again")

    monkeypatch.setattr(registry, "entry_points", again)
    klubovna.games()
    klubovna.new_match("trablici", 2)
    with pytest.raises(klubovna.Refused, match="no game 'chess'"):
        klubovna.new_match("chess", 2)


def test_games_is_a_list_to_call_and_a_package_to_import_from() -> None:
    assert klubovna.games() == list(registry.all_games())
    assert sys.modules["klubovna.games"] is registry
    assert trablici.TRABLICI is GAMES["trablici"]


def test_an_entry_point_that_is_no_game_is_named(installed: Callable[[EntryPoint], None]) -> None:
    installed(EntryPoint(name="bad", value="tests.toy:CARDS", group="klubovna.games"))
    with pytest.raises(TypeError, match="'bad'"):
        klubovna.games()
