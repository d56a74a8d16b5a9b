"""Draws docs/balance/*.svg from reports of the lab.

    python docs/make_balance_pictures.py REPORTS

REPORTS is a folder of reports, each named after its game and seats (trablici-4, defenders-2-advanced-6...); the pages
in docs/balance say which commands made them. What is missing there is not drawn anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import polars as pl
from matplotlib.figure import Figure

from klubovna.games import find_game
from klubovna.lab.report import plots
from klubovna.lab.report.findings import TOO_FEW, share
from klubovna.lab.report.page import naming

HERE = Path(__file__).with_name("balance")
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
Rows = list[dict[str, Any]]


class Report:
    """What one run of `klubovna lab report` found."""

    def __init__(self, folder: Path) -> None:
        whole = json.loads((folder / "findings.json").read_text("utf-8"))
        self.seats: int = whole["setting"]["seats"]
        self.found: dict[str, Any] = whole["findings"]
        self.table: pl.DataFrame = pl.read_parquet(folder / "seats.parquet")
        self.named = naming(find_game(whole["setting"]["game"]), "en")

    def trait(self, kind: str) -> Rows:
        return [{**row, "name": self.named(kind, row["name"])} for row in self.found["traits"][kind]]


def mean(report: Report) -> float:
    """What a seat wins on the mean."""
    share: float = report.found["by_bot"][0]["share"]
    return share


def save(name: str, figure: Figure) -> None:
    path = HERE / f"{name}.svg"
    path.write_text(plots.for_a_page(figure), "utf-8")
    print(path)


def order(name: str, reports: list[Report]) -> None:
    """Who begins, at every number of players."""
    rows = [
        {**row, "name": f"{report.seats} players, {PLACES[int(row['name'])]}", "fair": 1 / report.seats}
        for report in reports
        for row in report.found["by_order"]
    ]
    save(f"{name}-order", plots.dots(rows, None, "victories"))


def leads(name: str, labelled: dict[str, Report]) -> None:
    """How often whoever is ahead at a moment of the match wins it in the end: ahead alone, by points."""
    figure, axes = plots.canvas(2.8)
    colours = (plots.ACCENT, plots.CALM, plots.INK)
    for (label, report), colour in zip(labelled.items(), colours, strict=False):
        rows = lead_shares(report)
        shown = [at for at, row in enumerate(rows) if row["games"] >= TOO_FEW]  # at the start nobody leads
        moments = [100 * at / (len(rows) - 1) for at in shown]
        axes.plot(moments, [100 * rows[at]["share"] for at in shown], label=label, color=colour)
        axes.axhline(100 * mean(report), color=colour, linewidth=0.6, linestyle="--")
    axes.set_xlabel("% of the match (dashed: fair)")
    axes.set_ylabel("leader wins, %")
    axes.legend(frameon=False)
    save(f"{name}-leader", figure)


def lead_shares(report: Report) -> Rows:
    """At every moment of the curves, the share of the victory that goes to whoever leads alone."""
    table = report.table.select("game", "won", "points")
    moments = len(table["points"][0])
    rows: Rows = []
    for at in range(moments):
        now = table.with_columns(pl.col("points").list.get(at).alias("now"))
        ahead = now.filter(pl.col("now") == pl.col("now").max().over("game"))
        alone = ahead.filter(pl.len().over("game") == 1)
        rows.append(share(float(alone["won"].sum()), alone.height))
    return rows


def cards(name: str, report: Report, fewest: int, least: int) -> None:
    """The cards that are left lying most often although they could be played."""
    rows = [row for row in report.found["cards"] if row["offered"] >= fewest][-least:]
    shown = [(report.named("card", row["name"]), 100 * row["taken"]) for row in rows]
    save(f"{name}-cards", plots.bars(shown, "taken when on offer, %"))


def duels(name: str, kind: str, report: Report) -> None:
    """Everybody against everybody, where there are matches enough."""
    if cells := report.found["matrix"][kind]:
        save(f"{name}-duels", plots.heat(kind, cells, report.named))


def causes(name: str, labelled: dict[str, Report]) -> None:
    """What ends the matches, stacked."""
    kinds = list(dict.fromkeys([row["name"] for report in labelled.values() for row in report.found["causes"]]))
    figure, axes = plots.canvas(0.9 + 0.3 * len(labelled))
    labels = list(reversed(labelled))
    start = [0.0] * len(labels)
    for kind, colour in zip(kinds, ("#b4552d", "#d9a441", "#7d6b91", "#4c7a6d", "#8a8173"), strict=False):
        parts = [
            100 * sum([row["share"] for row in labelled[label].found["causes"] if row["name"] == kind])
            for label in labels
        ]
        axes.barh(labels, parts, left=start, color=colour, label=kind.replace("_", " "))
        start = [before + part for before, part in zip(start, parts, strict=True)]
    axes.set_xlabel("of all matches, %")
    axes.legend(frameon=False, ncols=len(kinds), loc="lower center", bbox_to_anchor=(0.5, 1.0))
    save(f"{name}-causes", figure)


def main() -> None:
    reports = {path.parent.name: Report(path.parent) for path in sorted(Path(sys.argv[1]).glob("*/findings.json"))}

    def of(game: str, several: str = "23456") -> list[Report]:
        return [reports[f"{game}-{seats}"] for seats in several if f"{game}-{seats}" in reports]

    for game in ("trablici", "bellum_magica", "smash_up"):
        if of(game):
            order(game, of(game))
            leads(game, {f"{report.seats} players": report for report in of(game)[:3]})
    if game_reports := of("bellum_magica", "3"):
        (report,) = game_reports
        save("bellum_magica-castles", plots.dots(report.trait("castle"), 1 / 3, "victories by castle"))
        save("bellum_magica-goblins", plots.dots(report.trait("goblin"), 1 / 3, "victories by goblin"))
        cards("bellum_magica", report, 500, 20)
    if game_reports := of("tag_team", "2"):
        (report,) = game_reports
        fair = mean(report)  # less than half: a double knock-out has no winner
        save("tag_team-fighters", plots.dots(report.trait("fighter"), fair, "victories by fighter"))
        duels("tag_team", "fighter", report)
        teams = report.trait("team")
        save("tag_team-teams", plots.dots([*teams[:8], *teams[-8:]], fair, "victories, best and weakest teams"))
        cards("tag_team", report, 500, 16)
        leads("tag_team", {"health of both fighters": report})
    if game_reports := of("smash_up", "2"):
        (report,) = game_reports
        save("smash_up-factions", plots.dots(report.trait("faction"), 0.5, "victories by faction"))
        duels("smash_up", "faction", report)
        pairs = report.trait("pair")
        save("smash_up-pairs", plots.dots([*pairs[:6], *pairs[-6:]], 0.5, "victories, best and weakest pairs"))
        cards("smash_up", report, 300, 20)
    settings = {
        "1 player": "defenders-1",
        "2 players": "defenders-2",
        "3 players": "defenders-3",
        "4 players": "defenders-4",
        "2 players, 2 advanced cards": "defenders-2-advanced-2",
        "2 players, 4 advanced cards": "defenders-2-advanced-4",
        "2 players, 6 advanced cards": "defenders-2-advanced-6",
    }
    labelled = {label: reports[folder] for label, folder in settings.items() if folder in reports}
    if labelled:
        causes("defenders", labelled)
    if "defenders-2" in reports:
        cards("defenders", reports["defenders-2"], 300, 20)
    if "defenders-2-leaders" in reports:
        report = reports["defenders-2-leaders"]
        label = "victories of teams with this leader, drawn"
        save("defenders-leaders", plots.dots(report.trait("leader"), mean(report), label))


if __name__ == "__main__":
    main()
