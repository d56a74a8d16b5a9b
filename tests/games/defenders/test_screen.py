"""The terminal's map, without colour."""

from __future__ import annotations

from rich.text import Text

from klubovna.games.defenders.screen import screen
from tests.games.defenders.table import BARE, acting


def plain(lines: list[str]) -> list[str]:
    return [Text.from_markup(line).plain for line in lines]


def test_the_map_shows_walls_breaches_engines_mechs_and_pollution() -> None:
    drawn = BARE.replace("p.. f.. m.. h.. f..", "p2. f.1|m.. hT. f..").replace(
        "m.. h.. p.. f.. m..", "m.. h..0p..^f.. m.."
    )
    match = acting(map=drawn, wounds=[2, 0], round=3)
    for lang, word in (("cs", "zranění 2"), ("en", "wounds 2")):
        lines = plain(screen(match.view(0), lang, ["Eva", "[Petr]"], 80))
        text = "\n".join(lines)
        assert max(len(line) for line in lines) <= 100 and word in text and "[Petr]" in text
        row_b = next(line for line in lines if "b1" in line)
        above = lines[lines.index(row_b) - 1]
        assert above.count("°°") == 1 and "x" in above and "│" in above and "%" in above
        row_c = lines[lines.index(next(line for line in lines if "c1" in line)) - 1]
        assert ":" in row_c and "▲" in row_c
        assert "*5" in text, "the core shows its top board"


def test_markup_stays_balanced_at_every_moment() -> None:
    match = acting(map=BARE.replace("h.. f.. m.. *..", "h.. f.. m.. *.9"), items=["map food", ""])
    for line in screen(match.view(0), "en", ["Eva", "Petr"], 80):
        Text.from_markup(line)
