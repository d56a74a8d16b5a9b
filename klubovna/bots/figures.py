"""The figures that people play with: each is a level with a name, a face and a leaning.

What is said about them stands in `text/*.ftl`, their faces in `faces/*.svg`. An id is stored with every table that the
figure sat at, so it never changes; the leanings may.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from klubovna.bots.base import Leaning
from klubovna.engine import Texts

TEXTS: Final = Texts("klubovna.bots")
STRENGTHS: Final = ["newcomer", "casual", "skilled", "strong", "master"]  # of levels that are played with people


class Figure:
    """One opponent. `ink` and `tint` are the colours of its card; `pace` is how slowly it makes up its mind."""

    def __init__(
        self,
        id: str,
        name: str,
        level: str,
        ink: str,
        tint: str,
        bold: float = 0.0,
        spite: float = 0.0,
        pace: float = 1.0,
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.level: str = level
        self.ink: str = ink
        self.tint: str = tint
        self.leaning: Leaning | None = Leaning(bold, spite) if bold or spite else None
        self.pace: float = pace

    @property
    def strength(self) -> int:
        """In matches, 1 to 5."""
        return STRENGTHS.index(self.level) + 1

    def text(self, lang: str, what: str) -> str:
        """What kind of animal it is (`kind`), what it is known for (`trait`), or a sentence `about` it."""
        return TEXTS.text(lang, f"figure-{self.id}-{what}", {})

    def matches(self, lang: str) -> str:
        """Its strength in words."""
        return TEXTS.text(lang, "opponents-matches", {"count": self.strength})

    def face(self) -> str:
        """Its picture, as SVG."""
        return (files("klubovna.bots") / "faces" / f"{self.id}.svg").read_text("utf-8")


WORDS: Final = [  # what is said where opponents are chosen, and about their fairness
    "opponents-title",
    "opponents-lead",
    "opponents-fair",
    "opponents-how",
    "opponents-here",
    "fair-title",
    "fair-glimpse",
    "fair-proof",
    "fair-style",
    "fair-time",
]


def words(lang: str) -> dict[str, str]:
    return {id: TEXTS.text(lang, id, {}) for id in WORDS}


CAST: Final = [  # by strength; of a level the first one comes first
    Figure("kvido", "Kvído", "newcomer", "#701B36", "#E9B93A"),
    Figure("tonda", "Tonda", "newcomer", "#5B3A2C", "#F2B6A0", bold=-0.3, pace=1.3),
    Figure("vendelin", "Vendelín", "casual", "#0D4F5E", "#F2998B", bold=1.0, pace=0.7),
    Figure("roza", "Róza", "casual", "#3D2A47", "#7C8F3C", bold=-0.3),
    Figure("betka", "Bětka", "skilled", "#54285F", "#9CBF45", spite=0.1),
    Figure("matej", "Matěj", "skilled", "#7A3B22", "#E3A72F", spite=-0.06, pace=1.2),
    Figure("sofie", "Sofie", "strong", "#22408F", "#EC6042", bold=-0.15),
    Figure("hynek", "Hynek", "strong", "#23303B", "#E2622B", bold=0.15, spite=0.08, pace=0.8),
    Figure("baltazar", "Baltazar", "master", "#1E553A", "#E8873A", pace=1.2),
    Figure("agata", "Agáta", "master", "#1F4B57", "#8DA94B", bold=-0.1, pace=1.4),
]
FIGURES: Final = {figure.id: figure for figure in CAST}


def cast(wanted: str, taken: list[str]) -> str:
    """Who plays, if a level or a figure is wanted and these already sit there: no figure twice while its level has
    others. Levels that have no figures play as they are."""
    level = FIGURES[wanted].level if wanted in FIGURES else wanted
    able = [figure.id for figure in CAST if figure.level == level]
    if wanted in able:
        able.remove(wanted)
        able.insert(0, wanted)
    if not able:
        return wanted
    return min(able, key=taken.count)  # the first of those that sit there least often
