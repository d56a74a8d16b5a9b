"""Bug reports in the terminal: writing one of a match, and looking at one that came."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from klubovna.engine import Ask, BadRecord, Match
from klubovna.engine.text import name_of
from klubovna.lab.bug_report import BugReport, bug_report, game_of, reproduced, story_of
from klubovna.terminal.words import show_question, words_for


def write_report(match: Match, seat: int | None, folder: Path) -> Path:
    """Write a report beside those that are there; OSError where that cannot be done."""
    text = json.dumps(bug_report(match, seat).to_json(), ensure_ascii=False) + "\n"
    for number in range(1, 1000):
        path = folder / f"klubovna-{match.game.id}-{match.version}{f'-{number}' if number > 1 else ''}.json"
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(17, "there are a thousand reports here")


def show_report(report: BugReport, lang: str, console: Console) -> None:
    """What happened, the table and the question as the reporter had them; then whether the scenario gives the same."""
    game = game_of(report)
    eyes = words_for(lang, "report-spectator") if report.seat is None else name_of(lang, report.seat, None)
    console.print(
        f"[bold]{escape(game.texts.text(lang, 'title'))}[/bold] {escape(f'{report.version} {report.build}')}, "
        f"{escape(words_for(lang, 'report-of', eyes=eyes, moves=report.moves))}"
    )
    for sentence in story_of(report).sentences(lang):
        console.print(f"  [dim]{escape(sentence)}[/dim]")
    console.rule()
    names = [name_of(lang, seat, None) for seat in range(report.seats)]
    try:
        for line in game.screen(report.view, lang, names, console.width):
            console.print(line)
        console.print()
        for data in report.asks:
            ask = Ask.from_json(game.texts, data)
            if ask.seat == report.seat:
                show_question(ask, lang, [], console)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"its position cannot be shown: {type(error).__name__}.") from None
    console.print(escape(reproduced(report)))
