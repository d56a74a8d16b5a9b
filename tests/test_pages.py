"""Rules at a glance: goal, turn, scoring and signs of every game, in both languages, from rules that exist."""

from __future__ import annotations

import pytest

from klubovna.engine import LANGUAGES, text
from klubovna.engine.book import Book
from klubovna.games import GAMES

SECTIONS = ["goal", "turn", "score", "sign"]


def book(game: str, lang: str) -> Book:
    return text.book(GAMES[game].texts.package, lang)


def lines(game: str, lang: str) -> list[str]:
    return [id for id in book(game, lang).ids if id.startswith("page-") and not id.startswith("page-title-")]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_the_same_in_both_languages(game: str) -> None:
    shapes = {
        lang: [(id, book(game, lang).forms(id), book(game, lang).format(id, "rule", {})) for id in lines(game, lang)]
        for lang in LANGUAGES
    }
    assert shapes["cs"] == shapes["en"]
    for section in SECTIONS:
        assert book(game, "cs").has(f"page-title-{section}")
        assert any(id.startswith(f"page-{section}-") for id in lines(game, "cs")), section


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_page_names_rules_that_exist(game: str) -> None:
    for lang in LANGUAGES:
        words = book(game, lang)
        for id in lines(game, lang):
            assert "rule" in words.forms(id), id
            for number in words.format(id, "rule", {}).split():
                assert words.has("rule-" + number.replace(".", "-")), f"{id}: {number}"
            assert ("name" in words.forms(id)) == id.startswith("page-sign-"), id


@pytest.mark.parametrize("game", GAMES)
def test_the_page_fits_on_a_sheet(game: str) -> None:
    """Short enough to be read while the others wait: the pictures say the rest."""
    for lang in LANGUAGES:
        words = book(game, lang)
        for id in lines(game, lang):
            most = 70 if id.startswith("page-sign-") else 170
            assert len(words.format(id, "", {})) <= most, id
