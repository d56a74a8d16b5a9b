"""Law 9: every rule number of a specification is named by a test; every number used in play exists."""

from __future__ import annotations

import pytest

from klubovna.games import GAMES
from tests.kit import proven, specified_rules


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_proven(game: str) -> None:
    specified = specified_rules(game)
    assert len(specified) > 20, "the specification's rule numbers were not found"
    missing = [number for number in specified if number not in proven(game, "rules")]
    assert not missing, f"rules of {game} that no test names: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_tests_name_rules_that_exist(game: str) -> None:
    unknown = proven(game, "rules") - set(specified_rules(game))
    assert not unknown, f"tests of {game} name rules that do not exist: {', '.join(sorted(unknown))}"
