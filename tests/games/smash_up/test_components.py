"""The cards and bases are those of the specification: figures, counts, names, texts."""

from __future__ import annotations

import re

import pytest

from klubovna.engine import LANGUAGES
from klubovna.games.smash_up.bases import BASE_BY_ID, BASE_CARDS
from klubovna.games.smash_up.cards import ACTION, FACTIONS, MINION, ON_BASE, ON_MINION, BaseCard, Card, say
from klubovna.games.smash_up.factions import ALL_CARDS, BY_FACTION, CARD_BY_ID, deck_list
from tests.kit import ROOT, cards, proven, rules

SPECIFICATION = (ROOT / "docs" / "rules" / "smash_up.md").read_text("utf-8")
TYPES = {
    "minion": MINION,
    "action": ACTION,
    "action/special": ACTION,
    "action/minion": ON_MINION,
    "action/base": ON_BASE,
}


def rows(heading: str) -> list[list[str]]:
    """The table under a heading of the specification, without its head."""
    section = SPECIFICATION.split(f"\n### {heading}")[1].split("\n### ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("faction", range(8))
def test_every_card_is_the_one_of_the_table(faction: int) -> None:
    table = rows(f"2.{faction + 1} ")
    assert [row[0] for row in table] == [card.id for card in BY_FACTION[faction]]
    for row in table:
        card = CARD_BY_ID[row[0]]
        assert card.type == TYPES[row[3]], card.id
        assert card.copies == int(row[4]), card.id
        assert (str(card.power) if card.is_minion else "-") == row[5], card.id
        assert card.name.text("en") == row[1]
        assert card.name.text("cs") == row[2]


def test_every_base_is_the_one_of_the_table() -> None:
    table = rows("2.9 ")
    table = [row for row in table if row[0] in BASE_BY_ID and len(row) > 5]
    assert [row[0] for row in table] == [base.id for base in BASE_CARDS]
    for row in table:
        base = BASE_BY_ID[row[0]]
        assert [base.breakpoint, *base.points] == [int(cell) for cell in row[4:8]], base.id
        assert FACTIONS[base.faction] == row[3]
        assert base.name.text("en") == row[1]
        assert base.name.text("cs") == row[2]


@rules("S3", "Q39")
@cards("microbot_archive")
def test_sums_of_the_factions() -> None:
    for row in rows("2.10 ")[:-1]:
        faction = FACTIONS.index(row[0])
        deck = deck_list((faction,))
        assert len(deck) == 20
        assert sum(card.is_minion for card in deck) == int(row[1])
        assert sum(not card.is_minion for card in deck) == int(row[2])
        assert sum(card.power for card in deck) == int(row[3])
    assert CARD_BY_ID["microbot_archive"].copies == 1
    assert len(ALL_CARDS) == 94 and len(BASE_CARDS) == 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str) -> None:
    """Every text exists, and its figures are the card's own."""
    everything: list[Card | BaseCard] = [*ALL_CARDS, *BASE_CARDS]
    for printed in everything:
        text = printed.text.text(lang)
        assert len(text) > 8 and "{" not in text, printed.id
        source = next(s for s in say.sources(lang) if f"text-{printed.id} =" in s)
        message = re.split(r"\n(?=\S)", source.split(f"text-{printed.id} =")[1])[0]
        if printed.limit < 99:
            assert "$limit" in message, f"the limit of {printed.id} is not in its text"


def test_every_component_is_proven() -> None:
    named = proven("smash_up", "cards")
    known = {card.id for card in ALL_CARDS} | {base.id for base in BASE_CARDS}
    assert named == known, f"not proven: {sorted(known - named)}, unknown: {sorted(named - known)}"


def test_effects_are_named_in_one_place() -> None:
    """A card of the table is one object; its index and faction are those of the table."""
    for index, card in enumerate(ALL_CARDS):
        assert card.index == index and card in BY_FACTION[card.faction]
    for index, base in enumerate(BASE_CARDS):
        assert base.index == index
