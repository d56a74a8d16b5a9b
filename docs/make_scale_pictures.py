"""Draws docs/scale/*.svg from docs/scale/growth.jsonl, which `python -m bench.growth PART --out FILE` adds to.

    python docs/make_scale_pictures.py

Of several runs at the same size the last one counts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes

from klubovna.lab.report import plots

HERE = Path(__file__).with_name("scale")
Rows = list[dict[str, Any]]


def rows_of(part: str, by: str) -> Rows:
    """The rows of one part, the last for each value of `by`, the smallest first."""
    lines = (HERE / "growth.jsonl").read_text("utf-8").splitlines()
    found = {row[by]: row for row in map(json.loads, lines) if row["part"] == part}
    return [found[value] for value in sorted(found)]


def line(axes: Axes, rows: Rows, across: str, up: str, label: str, colour: str) -> None:
    axes.plot([row[across] for row in rows], [row[up] for row in rows], "o-", label=label, color=colour, markersize=4)


def finish(name: str, figure: Any, axes: Axes, across: str, up: str) -> None:
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    if axes.get_legend_handles_labels()[0]:
        axes.legend(frameon=False)
    path = HERE / f"{name}.svg"
    path.write_text(plots.for_a_page(figure), "utf-8")
    print(path)


def rooms() -> None:
    found = rows_of("rooms", "game")
    figure, axes = plots.canvas(2.4)
    places = range(len(found))
    axes.barh([at + 0.2 for at in places], [row["kb_awake"] for row in found], 0.4, label="played at", color=plots.CALM)
    resting = [row["kb_resting"] for row in found]
    axes.barh([at - 0.2 for at in places], resting, 0.4, label="at rest", color=plots.ACCENT)
    axes.set_yticks(list(places), [row["game"] for row in found])
    finish("rooms", figure, axes, "KB of memory for a table with four players connected, sockets aside", "")


def store() -> None:
    figure, axes = plots.canvas(3.2)
    colours = {"sqlite": plots.ACCENT, "postgresql": plots.CALM}
    styles = {"read_ms": ("-", "read a log"), "mine_ms": ("--", "my tables"), "move_ms": (":", "a move, stored")}
    lines = (HERE / "growth.jsonl").read_text("utf-8").splitlines()
    rows = [row for row in map(json.loads, lines) if row["part"] == "store"]
    for database, colour in colours.items():
        found = sorted((row for row in rows if row["database"] == database), key=lambda row: int(row["rows"]))
        for figure_name, (style, label) in styles.items():
            across, up = [row["rows"] for row in found], [row[figure_name] for row in found]
            axes.plot(across, up, style, marker="o", markersize=3, label=f"{label}, {database}", color=colour)
    axes.set_xscale("log")
    axes.set_ylim(0)
    finish("store", figure, axes, "rows in the log", "ms of wall time, median")


def spectators() -> None:
    figure, axes = plots.canvas(2.6)
    line(axes, rows_of("spectators", "spectators"), "spectators", "server_cpu_ms", "", plots.ACCENT)
    axes.set_ylim(0)
    finish("spectators", figure, axes, "spectators at one table", "server CPU, ms per move")


def returns() -> None:
    figure, axes = plots.canvas(2.6)
    found = rows_of("return", "matches")
    line(axes, found, "matches", "server_cpu_s", "CPU time of the server", plots.ACCENT)
    line(axes, found, "matches", "last_s", "until the last is back (busy machine)", plots.CALM)
    axes.set_ylim(0)
    finish("return", figure, axes, "matches going on when the server starts", "seconds")


if __name__ == "__main__":
    rooms()
    store()
    spectators()
    returns()
