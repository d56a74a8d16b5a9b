"""The look, measured: every pair of ink and ground in tokens.css can be read, by day and in the evening."""

from __future__ import annotations

import re

import pytest

from tests.browser.kit import ROOT

TOKENS = (ROOT / "web" / "src" / "look" / "tokens.css").read_text("utf-8")
GAMES = ["trablici", "smash_up", "tag_team", "bellum_magica", "defenders"]
TEXT, SHAPE = 4.5, 3.0

PAIRS = [
    ("wall-ink", "wall", TEXT),
    ("wall-ink-2", "wall", TEXT),
    ("wall-ink-2", "wall-2", TEXT),
    ("sheet-ink", "sheet", TEXT),
    ("sheet-ink-2", "sheet", TEXT),
    ("ink", "paper", TEXT),
    ("ink-2", "paper", TEXT),
    ("cloth-ink", "cloth", TEXT),
    ("cloth-ink-2", "cloth", TEXT),
    ("cloth-ink-2", "cloth-2", TEXT),
    ("flame", "cloth", SHAPE),
    ("flame-ink", "flame", TEXT),
    ("better", "paper", TEXT),
    ("worse", "paper", TEXT),
    *[("ink", area, TEXT) for area in re.findall(r"--((?:tr|land|fac)-[a-z]+):", TOKENS)],
]


def token(name: str, evening: bool) -> str:
    both = re.search(rf"--{name}: light-dark\((#\w{{6}})\w*, (#\w{{6}})\w*\);", TOKENS)
    if both:
        return both[2 if evening else 1]
    one = re.search(rf"--{name}: (#\w{{6}})", TOKENS)
    assert one, f"no token --{name}"
    return one[1]


def inks(game: str) -> tuple[str, str]:
    found = re.search(rf"\.g-{game} \{{\s*--a: (#\w{{6}});\s*--b: (#\w{{6}});", TOKENS)
    assert found, f"no inks for {game}"
    return found[1], found[2]


def light(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("evening", [False, True], ids=["day", "evening"])
@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS)
def test_ink_can_be_read(ink: str, ground: str, least: float, evening: bool) -> None:
    found = contrast(token(ink, evening), token(ground, evening))
    assert found >= least, f"{ink} on {ground}: {found:.1f}"


@pytest.mark.parametrize("game", GAMES)
def test_the_two_inks_of_a_game(game: str) -> None:
    dark, bright = inks(game)
    paper = token("print", False)
    assert contrast(dark, paper) >= TEXT
    assert contrast(token("ink", False), bright) >= TEXT
