"""The tally of what is in play: `check` compares it with a fresh count and repairs nothing."""

from __future__ import annotations

import ast
import copy
import inspect
import textwrap
from collections.abc import Iterator
from typing import Any

import pytest

from klubovna.engine import Chance, Match, seed_key
from klubovna.games.smash_up import SMASH_UP
from klubovna.games.smash_up import state as module
from klubovna.games.smash_up.cards import TRAITS
from klubovna.games.smash_up.check import check
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.tally import tally_of
from klubovna.lab.laws import play_on, some_match

VERBS = ("put_down", "attach", "detach", "take_off")  # all that bring something into play or out of it


def random_play() -> None:
    """Plays matches to their end and checks every position."""
    for seed in range(1, 5):
        match = some_match(SMASH_UP, 2 + seed % 3, {}, seed, 0)
        choices = Chance(seed_key(seed))
        while not match.over:
            play_on(match, 1, choices)
            SMASH_UP.check(match.run.state)


def test_the_tally_is_right_in_every_position() -> None:
    random_play()


@pytest.mark.parametrize("trait", range(TRAITS))
@pytest.mark.parametrize("change", [1, -1])
def test_a_wrong_tally_is_found_and_stays_wrong(trait: int, change: int) -> None:
    state = some_match(SMASH_UP, 3, {}, 20, 95).run.state
    assert isinstance(state, SmashUp)
    check(state)
    for at in (trait, TRAITS + trait, 3 * TRAITS + trait):
        state.tally.counts[at] += change
        for _ in range(2):
            with pytest.raises(AssertionError, match="miscounted"):
                check(state)
        state.tally.counts[at] -= change
    check(state)


def without_tally() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Each verb with one of its calls to the tally left out."""
    for verb in VERBS:
        (method,) = ast.parse(textwrap.dedent(inspect.getsource(getattr(SmashUp, verb)))).body
        assert isinstance(method, ast.FunctionDef)
        for at, line in enumerate(method.body):
            if "tally" in ast.unparse(line):
                mutant = copy.deepcopy(method)
                del mutant.body[at]
                yield verb, mutant


def test_a_verb_that_forgets_the_tally_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    for verb, mutant in without_tally():
        names: dict[str, Any] = {}
        code = compile(ast.fix_missing_locations(ast.Module([mutant], [])), verb, "exec", dont_inherit=True)
        exec(code, vars(module), names)
        with monkeypatch.context() as patch:
            patch.setattr(SmashUp, verb, names[verb])
            with pytest.raises(AssertionError, match="miscounted"):
                random_play()
        tried.append(verb)
    assert tried == list(VERBS)


def test_a_loaded_position_is_counted_anew() -> None:
    match: Match = some_match(SMASH_UP, 4, {}, 21, 162)
    loaded = SMASH_UP.load(match.run.checkpoint.to_json())
    assert isinstance(loaded, SmashUp)
    assert loaded.tally.counts == tally_of(4, loaded.bases).counts
    assert sum(loaded.tally.counts) > 0
