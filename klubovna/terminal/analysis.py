"""The analysis of a match in the terminal: the curve, the turning points and the verdicts."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from klubovna.engine import Match
from klubovna.teacher.words import TEXTS, message, points, verdict

HEIGHT: Final = 10  # rows of the curve
STYLES: Final = ["red", "blue", "green", "yellow", "magenta"]  # by seat
FILLS: Final = ["█", "▒", "▓", "░", "▞"]
NARROWEST: Final = 20


def print_analysis(match: Match, analysis: dict[str, Any], lang: str, console: Console) -> None:
    title = match.game.texts.text(lang, "title", {})
    console.print(Text(TEXTS.text(lang, "analysis-of", {"game": title, "moves": analysis["moves"]}), style="bold"))
    console.print()
    for line in curve(analysis, max(NARROWEST, min(100, console.width - 6))):
        console.print(line)
    names = [match.name(seat, lang) for seat in range(match.seats)]
    legend = Text("     ")
    for band, name in enumerate([TEXTS.text(lang, "analysis-team")] if analysis["together"] else names):
        legend.append(f"{FILLS[band % 5]} {name}  ", style=STYLES[band % 5])
    console.print(legend)
    console.print()
    print_turns(match, analysis, lang, names, console)
    print_players(analysis, lang, names, console)


def curve(analysis: dict[str, Any], width: int) -> list[Text]:
    """All chances stacked, the first seat below; a team has one band and what it lacks is left empty."""
    positions = [choice["before"] for choice in analysis["choices"]] + [analysis["last"]]
    columns = [positions[at * (len(positions) - 1) // max(1, width - 1)] for at in range(width)]
    if analysis["together"]:
        columns = [chances[:1] for chances in columns]
    turned = {
        number: min(width - 1, place(positions, analysis, turn["moves"]) * (width - 1) // max(1, len(positions) - 1))
        for number, turn in enumerate(analysis["turns"], 1)
    }
    lines = []
    for row in range(HEIGHT, 0, -1):
        line = Text(f"{100 * row // HEIGHT:>4} " if row in (HEIGHT, HEIGHT // 2) else "     ")
        for chances in columns:
            band = band_at(chances, (row - 0.5) / HEIGHT)
            line.append(" " if band is None else FILLS[band % 5], style="" if band is None else STYLES[band % 5])
        lines.append(line)
    marks = [" "] * width
    for number, column in turned.items():
        marks[column] = str(number)
    return [*lines, Text("     " + "".join(marks), style="bold")]


def band_at(chances: list[float], height: float) -> int | None:
    for seat, chance in enumerate(chances):
        height -= chance
        if height <= 0.0:
            return seat
    return None


def place(positions: list[list[float]], analysis: dict[str, Any], moves: int) -> int:
    """Where in the curve the choice stands that was made after that many moves."""
    return next((at for at, choice in enumerate(analysis["choices"]) if choice["moves"] >= moves), len(positions) - 1)


def print_turns(match: Match, analysis: dict[str, Any], lang: str, names: list[str], console: Console) -> None:
    console.print(Text(TEXTS.text(lang, "analysis-turns"), style="bold"))
    if not analysis["turns"]:
        console.print(TEXTS.text(lang, "analysis-nothing"))
    table = Table("", *[TEXTS.text(lang, f"column-{name}") for name in ("move", "cause", "swing", "what")])
    choices = {choice["moves"]: choice for choice in analysis["choices"]}
    for number, turn in enumerate(analysis["turns"], 1):
        choice = choices[turn["moves"]]
        swing = turn["swings"][turn["seat"]]
        label = message(match.game, choice["chosen"]["label"]).text(lang, names, turn["seat"])
        what = Text(f"{names[turn['seat']]}: {label}")
        if turn["cause"] == "choice":
            better = message(match.game, choice["better"]["label"]).text(lang, names, turn["seat"])
            what.append("\n" + TEXTS.text(lang, "analysis-better", {"option": better}), style="bold")
            for reason in choice["reasons"]:
                what.append("\n" + ("+ " if reason["good"] else "− "))
                what.append(message(match.game, reason["text"]).text(lang, names, turn["seat"]))
        else:
            first, last = turn["events"]
            for event in match.events[first:last][-3:]:
                what.append("\n" + event.text(match.game.texts, lang, None, names))
        cause = TEXTS.text(lang, f"analysis-{turn['cause']}")
        table.add_row(str(number), str(turn["moves"] + 1), cause, f"{points(swing):+d}", what)
    if analysis["turns"]:
        console.print(table)
    console.print()


def print_players(analysis: dict[str, Any], lang: str, names: list[str], console: Console) -> None:
    console.print(Text(TEXTS.text(lang, "analysis-players"), style="bold"))
    columns = ("player", "start", "own", "others", "luck", "end")
    table = Table(*[TEXTS.text(lang, f"column-{name}") for name in columns])
    for player in analysis["players"]:
        table.add_row(
            names[player["seat"]],
            f"{points(player['start'])}",
            *[f"{points(player[part]):+d}" for part in ("own", "others", "luck")],
            f"{points(player['end'])}",
        )
    console.print(table)
    for player in analysis["players"]:
        console.print(f"{names[player['seat']]}: {' '.join(verdict(player, lang))}")
