"""Fighters, cards and texts are those of the specification (2.1-2.4, 3, rulings on components)."""

from __future__ import annotations

import re

import pytest

from klubovna.engine import LANGUAGES
from klubovna.games.tag_team.boards import AFLAME_TOKENS
from klubovna.games.tag_team.cards import BUILD, BY_CODE, CARDS, CODES, FIGHTER_IDS, FIGHTERS, STARTING, say
from klubovna.games.tag_team.fighters._parts import ICONS
from tests.games.tag_team.notation import formal
from tests.kit import ROOT, proven, rules

SPECIFICATION = (ROOT / "docs" / "rules" / "tag_team.md").read_text("utf-8")


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def specified_fighters() -> dict[str, list[str]]:
    """The rows of table 2.2 by fighter."""
    part = SPECIFICATION.split("### 2.2")[1].split("### 2.3")[0]
    rows = [cells(line) for line in part.splitlines() if re.match(r"\| \d+ \|", line)]
    return {row[1].strip("`"): row for row in rows}


def specified_cards() -> dict[str, list[str]]:
    """The rows of the tables in 2.4 by card, with the fighter's id put last."""
    found: dict[str, list[str]] = {}
    fighter = ""
    for line in SPECIFICATION.split("### 2.4")[1].split("### 2.5")[0].splitlines():
        if heading := re.match(r"#### .*\(`(\w+)`\)", line):
            fighter = heading.group(1)
        elif re.match(r"\| `\w+` \|", line):
            row = cells(line)
            found[row[0].strip("`")] = [*row, fighter]
    return found


@rules("Q1", "Q2", "Q5", "Q6", "Q7", "S6")
def test_every_card_is_there_with_its_copies_and_its_star() -> None:
    specified = specified_cards()
    assert list(specified) == CODES and len(CODES) == 81
    for code, row in specified.items():
        card = CARDS[BY_CODE[code]]
        assert (card.copies, card.start) == (int(row[3]), "★" in row[4]), code
        assert FIGHTERS[card.fighter].id == row[-1], code
    for fighter in FIGHTERS:
        assert sum(card.copies for card in fighter.cards) == 10
        assert sum(card.start for card in fighter.cards) == 1
    assert CARDS[BY_CODE["protector"]].copies == 2 and CARDS[BY_CODE["berserk"]].copies == 2  # Q5, Q7


@pytest.mark.parametrize("code", CODES)
def test_every_effect_is_the_one_in_the_table(code: str) -> None:
    """Our data written in the specification's notation are the specification's words."""

    def plain(text: str) -> str:
        return re.sub(r"\s", "", text).replace(";", ",").replace("ships8–20", "ships≥8")

    assert plain(formal(CARDS[BY_CODE[code]])) == plain(specified_cards()[code][5])


@rules("S8")
def test_S8_nine_cards_of_each_fighter_are_left_for_the_build() -> None:
    for number in range(len(FIGHTERS)):
        assert len(BUILD[number]) == 9
        copies = BUILD[number].count(STARTING[number])
        assert copies == (1 if FIGHTERS[number].id == "golem" else 0)  # S6: one copy is taken


@rules("Q3", "S3", "S4", "S5", "S9")
def test_boards_and_draft_cards() -> None:
    """Base power, tracks with their icons, titles, traits, difficulty: as in table 2.2."""
    specified = specified_fighters()
    assert list(specified) == FIGHTER_IDS
    for id, row in specified.items():
        fighter = FIGHTERS[FIGHTER_IDS.index(id)]
        assert fighter.power == int(row[7].split()[0]), id
        assert fighter.difficulty == int(row[6]), id
        assert fighter.track.top == int(re.findall(r"(\d+)…1", row[8])[0]), id
        for lang, place in (("en", 0), ("cs", 1)):
            assert say("fighter-" + id).text(lang) == row[2 + place], id
            assert say("title-" + id).text(lang) == re.sub(r" \([RD]\)$", "", row[4]).split(" / ")[place], id
            assert say("traits-" + id).text(lang) == re.sub(r" \([RD]\)$", "", row[5]).split(" / ")[place], id
            assert len(say("style-" + id).text(lang)) > 40  # S9: the notes can be read


@rules("FW2", "FJ2", "FM1", "FF3")
def test_icons_on_the_tracks() -> None:
    icons = {f.id: {s: ICONS[i] for s, i in enumerate(f.track.icons) if i} for f in FIGHTERS}
    assert {id: found for id, found in icons.items() if found} == {
        "joan": {5: "voice", 10: "voice"},
        "golem": {3: "power", 7: "power", 11: "power", 15: "power"},
        "mordred": {8: "power"},
        "wild_bunch": {4: "stop", 5: "stop", 7: "stop"},
        "mephisto": {4: "soul", 9: "soul", 14: "soul"},
        "fae_folk": {0: "fall"},
    }
    for id, found in icons.items():  # and as the specification's own words have them
        for space in found:
            assert space == 0 or str(space) in specified_fighters()[id][8], id


@rules("Q26")
def test_Q26_markers_and_tokens_suffice() -> None:
    special = [f.id for f in FIGHTERS if f.counter.name in ("voice", "ships", "rage", "souls")]
    assert len(special) == 4
    health = sorted((f.lives for f in FIGHTERS), reverse=True)
    assert sum(health[:4]) == 6
    assert AFLAME_TOKENS == 5
    assert {f.counter.name: f.counter.top for f in FIGHTERS if f.counter.name in ("concentration", "schemes")} == {
        "concentration": 2,
        "schemes": 11,
    }


@rules("Q4")
@pytest.mark.parametrize("code", CODES)
def test_names_and_texts(code: str) -> None:
    """Both names as specified; both texts hold all printed figures, none left over."""
    row = specified_cards()[code]
    card = CARDS[BY_CODE[code]]
    assert [say("card-" + code).text(lang) for lang in ("en", "cs")] == row[1:3]
    for lang in LANGUAGES:
        text = say("text-" + code, **card.figures).text(lang)
        for name, figure in card.figures.items():
            assert str(figure) in text, f"{lang} text of {code} lacks {name}"


def test_every_card_is_named_by_a_test() -> None:
    assert set(CODES) == proven("tag_team", "cards")


@rules("Q19")
def test_Q19_one_card_cancels() -> None:
    assert [card.code for card in CARDS if card.cancels and card.copies == 1] == ["forged_seal"]


@rules("T7.3")
def test_T7_3_immediate_bonuses_heal_their_own_fighter() -> None:
    with_bonus = {card.code: (FIGHTERS[card.fighter].id, card.bonus) for card in CARDS if card.immediate}
    assert with_bonus == {
        "heal_the_wounded": ("golem", 3),
        "bandit_doctor": ("wild_bunch", 1),
        "back_to_hideout": ("wild_bunch", 1),
    }


@rules("T8.1")
def test_T8_1_what_beats_the_rules_is_written_on_a_card_or_a_board() -> None:
    """Exceptions are data of their owner, not of the turn: Joan's wrap, the Bear, three lives, and nobody else's."""
    assert [f.id for f in FIGHTERS if f.counter.wraps] == ["joan"]
    assert [(f.id, f.counter.bear) for f in FIGHTERS if f.counter.bear] == [("bodvar", 4)]
    assert [(f.id, f.lives) for f in FIGHTERS if f.lives > 1] == [("fae_folk", 3)]
