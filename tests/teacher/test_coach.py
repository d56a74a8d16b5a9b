"""The coach has two sentences for every kind of question of every game, in both languages."""

from __future__ import annotations

import re

import pytest

from klubovna.engine import LANGUAGES
from klubovna.games import GAMES


def asked(game: str, lang: str) -> set[str]:
    """The kinds of questions that a game has words for."""
    ids = GAMES[game].texts.ids(lang)
    return {id.removeprefix("ask-") for id in ids if id.startswith("ask-")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_kind_of_question_has_its_advice(game: str, lang: str) -> None:
    texts = GAMES[game].texts
    coached = {id.removeprefix("coach-") for id in texts.ids(lang) if id.startswith("coach-")}
    assert coached == asked(game, lang)
    for why in coached:
        said = texts.text(lang, f"coach-{why}")
        assert len(re.findall(r"[.!?](?= |$)", said)) == 2, f"{game}: coach-{why} is not two sentences: {said}"
        assert len(said) <= 260, f"{game}: coach-{why} is too long for a phone"
