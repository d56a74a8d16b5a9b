"""Bug reports: one file with the position as the reporter may see it, what happened, and a scenario to see it again.

A running match must not leak. So its report holds no cards that the reporter cannot know: the scenario is a world dealt
from the reporter's own knowledge (`engine/fitting.py`), in which it sees the same table and is asked the same. A
finished match is open to everybody, and its report holds the record. Names and chat are in neither.
"""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from klubovna.engine import BadRecord, Fitting, Game, Match, Refused, brief, run
from klubovna.games import find_game
from klubovna.lab.scenario import WORDS as SCENARIO_WORDS
from klubovna.lab.scenario import Scenario, ScenarioFailed, run_scenario, shaped
from klubovna.lab.story import Story

FORMAT: Final = 1


class BugReport(msgspec.Struct, omit_defaults=True):
    """The file, as JSON. `view`, `asks` and `events` are what the reporter's seat (null: a spectator) was sent."""

    report: Literal[1]
    version: str
    build: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat: int | None
    moves: int
    view: dict[str, Any]
    asks: list[dict[str, Any]]
    events: list[dict[str, Any]]
    result: dict[str, Any] | None
    scenario: dict[str, Any] | None
    record: dict[str, Any] | None = None  # of a finished match
    client: dict[str, str | int] = msgspec.field(
        default_factory=dict
    )  # what shows the table: browser, window, language

    def to_json(self) -> dict[str, Any]:
        return dict(msgspec.to_builtins(self))


def bug_report(match: Match, seat: int | None) -> BugReport:
    """The report of a match as it stands, as this seat may know it."""
    result = None if match.result is None else match.result.to_json()
    record = None
    if match.over:
        record = match.save()
        record["names"] = []
    return BugReport(
        report=FORMAT,
        version=version("klubovna"),
        build=build(),
        game=match.game.id,
        rules=match.game.rules,
        seats=match.seats,
        options=match.game.complete(match.setup.options, match.seats),
        seat=seat,
        moves=match.version,
        view=match.view(seat),
        asks=match.asks_for(seat),
        events=match.events_for(seat),
        result=result,
        scenario=finished_scenario(match, seat) if match.over else running_scenario(match, seat),
        record=record,
    )


def build() -> str:
    """Which build of the rules runs here."""
    return "interpreted" if str(run.__file__).endswith(".py") else "compiled"


def running_scenario(match: Match, seat: int | None) -> dict[str, Any] | None:
    """A world in which the seat sees and is asked the same; None if the search for one gave up."""
    world = Fitting(match.run, seat).world()
    if world is None:
        return None
    state, answers = world
    written = beginning(match, seat)
    written["position"] = state.to_json()
    written["when"] = [f"{who}: {key}" for who, key in answers]
    there = Match.from_position(match.game, state, 0, match.setup.options)
    for who, key in answers:
        there.answer(who, key)
    written["then"] = {"asks": [f"{ask.seat}: {ask.why}" for ask in there.asks], **seen(match, seat)}
    return written


def finished_scenario(match: Match, seat: int | None) -> dict[str, Any]:
    """The last position: nothing is left to be asked."""
    assert match.result is not None
    written = beginning(match, seat)
    written["position"] = match.run.checkpoint.to_json()
    written["then"] = {"over": True, "result": match.result.to_json(), **seen(match, seat)}
    return written


def beginning(match: Match, seat: int | None) -> dict[str, Any]:
    eyes = "a spectator" if seat is None else f"seat {seat}"
    return {
        "name": f"reported by {eyes} after {match.version} answers",
        "game": match.game.id,
        "seats": match.seats,
        "options": match.game.complete(match.setup.options, match.seats),
    }


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """What must be seen again: every part of the view, and every option."""
    if seat is None:
        return {"view": match.view(None)}
    expected: dict[str, Any] = {"view_of": {str(seat): match.view(seat)}}
    ask = match.ask_for(seat)
    if ask is not None:
        expected["options_of"] = {str(seat): [option.key for option in ask.options]}
    return expected


# --- reading one


def is_report(data: Any) -> bool:
    return isinstance(data, dict) and "report" in data


def read_report(data: Any) -> BugReport:
    """The report, whoever sent it; BadRecord with a sentence where it is not one."""
    try:
        report = msgspec.convert(data, BugReport)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRecord(f"this bug report cannot be read: {error}.") from None
    if not 1 <= report.seats <= 64 or not (report.seat is None or 0 <= report.seat < report.seats):
        raise BadRecord(f"this bug report has no seat {brief(report.seat)} of {brief(report.seats)}.")
    return report


def game_of(report: BugReport) -> Game:
    try:
        return find_game(report.game)
    except Refused as refusal:
        raise BadRecord(str(refusal)) from None


def story_of(report: BugReport) -> Story:
    """What the reporter was told, without anybody's name."""
    names = [""] * report.seats
    return Story(game_of(report), names, report.seat, report.events, [len(report.events)], report.result, report.rules)


def reproduced(report: BugReport) -> str:
    """Whether the position comes out again, in a sentence; raises ScenarioFailed where it does not."""
    game = game_of(report)
    if report.rules != game.rules:
        return f"It was made under rules {report.rules}; this program has rules {game.rules}, so it is only told."
    if report.scenario is None:
        return "It holds no scenario, so it is only told."
    try:
        shaped("its scenario", report.scenario, SCENARIO_WORDS)
        if report.scenario.get("game") != report.game or report.scenario.get("seats") != report.seats:
            raise BadRecord("its scenario is of another game.")
        match = run_scenario(Scenario(Path("report"), 0, report.scenario))
    except RecursionError:
        raise BadRecord("its scenario cannot be played.") from None
    if match.view(report.seat) != report.view:
        raise ScenarioFailed("the table differs from the one that was reported.")
    return "Its scenario shows the same table and asks the same."
