"""The plots of a report, as figures and as SVG: the same bytes every time."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

Rows = list[dict[str, Any]]
Naming = Callable[[str, str], str]  # (kind, id): what people call it

INK: Final = "#2b2118"
ACCENT: Final = "#b4552d"
CALM: Final = "#4c7a6d"
PAPER: Final = "#fbf6ec"


def canvas(height: float) -> tuple[Figure, Axes]:
    matplotlib.rcParams.update({"svg.hashsalt": "klubovna", "svg.fonttype": "none", "text.color": INK, "font.size": 9})
    figure = Figure(figsize=(8, height), layout="constrained")
    axes = figure.subplots()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def svg(figure: Figure, paper: str = "") -> str:
    """The picture on a paper of its own, or on whatever it is laid."""
    text = io.StringIO()
    look: dict[str, Any] = {"facecolor": paper} if paper else {"transparent": True}
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None}, **look)
    made = text.getvalue()
    return made[made.index("<svg") :]


def for_a_page(figure: Figure) -> str:
    """Short enough to be kept with the pages that show it."""
    short = re.sub(r"(\.\d\d)\d+", r"\1", svg(figure, PAPER))  # hundredths of a point are fine enough
    short = re.sub(r"font-family: [^\"]*sans-serif", "font-family: 'DejaVu Sans', sans-serif", short)
    return "\n".join([line.strip() for line in short.splitlines()]) + "\n"


def lengths(decisions: list[int]) -> Figure:
    figure, axes = canvas(2.6)
    axes.hist(decisions, bins=30, color=CALM)
    axes.set_xlabel("decisions in a match")
    axes.set_ylabel("matches")
    return figure


def growth(curves: dict[str, list[float]]) -> Figure:
    """The points of winners and of the others over a match."""
    figure, axes = canvas(2.8)
    for name, values in curves.items():
        moments = [100 * at / (len(values) - 1) for at in range(len(values))]
        axes.plot(moments, values, label=name, color=ACCENT if name == "winners" else CALM)
    axes.set_xlabel("% of the match")
    axes.set_ylabel("points, mean")
    axes.legend(frameon=False)
    return figure


def bars(rows: list[tuple[str, float]], label: str) -> Figure:
    """A length for each name, in the order given from the top."""
    figure, axes = canvas(0.6 + 0.22 * len(rows))
    top = list(reversed(rows))
    axes.barh([name for name, _ in top], [value for _, value in top], color=CALM)
    axes.set_xlabel(label)
    return figure


def dots(rows: Rows, fair: float | None, label: str) -> Figure:
    """A share and its interval in each row, and where all would stand if nothing mattered: of all, or of each."""
    figure, axes = canvas(0.8 + 0.26 * len(rows))
    ordered = list(reversed(rows))
    shares = [100 * row["share"] for row in ordered]
    errors = [
        [max(0.0, 100 * (row["share"] - row["low"])) for row in ordered],
        [max(0.0, 100 * (row["high"] - row["share"])) for row in ordered],
    ]
    axes.errorbar(shares, range(len(ordered)), xerr=errors, fmt="o", color=ACCENT, ecolor=CALM, capsize=2)
    axes.set_yticks(range(len(ordered)), [row["name"] for row in ordered])
    if fair is not None:
        axes.axvline(100 * fair, color=INK, linewidth=0.6, linestyle="--")
    for at, row in enumerate(ordered):
        if fair is None and "fair" in row:
            axes.plot([100 * row["fair"]] * 2, [at - 0.4, at + 0.4], color=INK, linewidth=0.8, linestyle="--")
    axes.set_xlabel(f"{label}, % (dashed: fair)")
    return figure


def heat(kind: str, cells: Rows, named: Naming) -> Figure:
    """Row against column: of what the two won, how much the row did, in %."""
    names = sorted({cell["name"] for cell in cells} | {cell["rival"] for cell in cells})
    at = {name: number for number, name in enumerate(names)}
    values = [[float("nan")] * len(names) for _ in names]
    for cell in cells:
        values[at[cell["name"]]][at[cell["rival"]]] = 100 * cell["share"]
    figure, axes = canvas(1.4 + 0.36 * len(names))
    axes.imshow(values, cmap="BrBG", vmin=20, vmax=80, aspect="auto")
    labels = [named(kind, name) for name in names]
    axes.set_xticks(range(len(names)), labels, rotation=40, ha="right")
    axes.set_yticks(range(len(names)), labels)
    for cell in cells:
        colour = "white" if abs(cell["share"] - 0.5) > 0.18 else INK  # dark at both ends of the scale
        words = f"{100 * cell['share']:.0f}"
        axes.text(at[cell["rival"]], at[cell["name"]], words, ha="center", va="center", fontsize=7, color=colour)
    return figure
