"""Law 9: every rule number of a specification is named by a test; every number used in play exists."""

from __future__ import annotations

import pytest

from klubovna.engine import LANGUAGES, rule_text
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_for_players_are_rules_of_the_specification(game: str, lang: str) -> None:
    """Asks and events name only rules that have such a text (law 9), so this holds for them, too."""
    written = {id for id in GAMES[game].texts.ids(lang) if id.startswith("rule-")}
    unknown = written - {rule_text(number) for number in specified_rules(game)}
    assert written and not unknown, f"{lang} texts of {game} for rules that do not exist: {', '.join(sorted(unknown))}"
